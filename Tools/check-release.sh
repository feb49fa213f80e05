#!/usr/bin/env bash
# The release checklist, which checks itself. See --help.
set -uo pipefail

usage() {
  cat <<'END'
Usage: Tools/check-release.sh VERSION [--quick] [--root DIR]

Checks that the repository's HEAD can be released as VERSION, and prints `ok` or `FAILED` and why for each point:

  version     VERSION is a version as of semver.org, written without a `v`
  newer       it comes after the last tag that is a version
  tag         the tag VERSION, if there is one, is HEAD
  clean       nothing is uncommitted
  changelog   CHANGELOG.md has a section `## [VERSION] - YYYY-MM-DD` that says something, and its Unreleased section
              is empty
  manifests   the umbrella manifest and the packages' manifests are in step
  flags       no shipped manifest uses unsafeFlags
  readmes     README.md, and what other README names one, depends on `from: "VERSION"`
  clone       a fresh clone of HEAD builds
  dependants  packages that depend on the clone by URL build and run

  --quick     leave out the last two, which build
  --root DIR  of another repository than the one that this script is in
  --help      print this

$SCRATCH_PATH is where it builds; else in a temporary folder. It changes nothing. Exits 0 if every point is ok, 1 if one
failed, 64 when called wrongly.
END
}

refuse() {
  echo "check-release.sh: $*" >&2
  usage >&2
  exit 64
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 1
root=$(dirname "$here")
version="" quick=""
while [ $# -gt 0 ]; do
  case $1 in
    --help | -h) usage; exit 0 ;;
    --quick) quick=1 ;;
    --root)
      [ $# -gt 1 ] || refuse "--root needs a folder"
      root=$(cd "$2" 2>/dev/null && pwd) || refuse "there is no folder '$2'"
      shift
      ;;
    -*) refuse "unknown option '$1'" ;;
    *)
      [ -z "$version" ] || refuse "give one version, not '$version' and '$1'"
      version=$1
      ;;
  esac
  shift
done
[ -n "$version" ] || refuse "give the version to release"
cd "$root" || exit 1
git rev-parse --verify -q HEAD >/dev/null || refuse "there is no commit in $root"

temporary=$(mktemp -d "${TMPDIR:-/tmp}/release.XXXXXX") || exit 1
trap 'rm -rf "$temporary"' EXIT
trap 'exit 130' INT TERM

# --- Versions ---

number='(0|[1-9][0-9]*)'
part='(0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)'
is_version() {
  grep -qxE "$number\.$number\.$number(-$part(\.$part)*)?(\+[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?" <<<"$1"
}

# compare_numbers A B: prints -1, 0 or 1. They may be longer than the shell can count.
compare_numbers() {
  if [ ${#1} -ne ${#2} ]; then
    [ ${#1} -lt ${#2} ] && echo -1 || echo 1
  elif [ "$1" = "$2" ]; then
    echo 0
  else
    [[ $1 < $2 ]] && echo -1 || echo 1
  fi
}

# compare_parts A B: two parts of what comes after the hyphen; a number comes before a word.
compare_parts() {
  local a=$1 b=$2 a_number="" b_number=""
  [[ $a =~ ^[0-9]+$ ]] && a_number=1
  [[ $b =~ ^[0-9]+$ ]] && b_number=1
  if [ -n "$a_number" ] && [ -n "$b_number" ]; then
    compare_numbers "$a" "$b"
  elif [ -n "$a_number" ] || [ -n "$b_number" ]; then
    [ -n "$a_number" ] && echo -1 || echo 1
  elif [ "$a" = "$b" ]; then
    echo 0
  else
    LC_ALL=C; [[ $a < $b ]] && echo -1 || echo 1
  fi
}

# compare_versions A B: as semver.org says; what comes after a plus does not count.
compare_versions() {
  local a=${1%%+*} b=${2%%+*} a_rest="" b_rest="" result place a_head b_head
  [[ $a == *-* ]] && a_rest=${a#*-} a=${a%%-*}
  [[ $b == *-* ]] && b_rest=${b#*-} b=${b%%-*}
  for place in 1 2 3; do
    result=$(compare_numbers "$(cut -d. -f$place <<<"$a")" "$(cut -d. -f$place <<<"$b")")
    [ "$result" = 0 ] || { echo "$result"; return; }
  done
  # Without a hyphen is later than with one.
  if [ -z "$a_rest" ] || [ -z "$b_rest" ]; then
    [ -z "$a_rest$b_rest" ] && echo 0 || { [ -n "$a_rest" ] && echo -1 || echo 1; }
    return
  fi
  while [ -n "$a_rest" ] && [ -n "$b_rest" ]; do
    a_head=${a_rest%%.*} b_head=${b_rest%%.*}
    [[ $a_rest == *.* ]] && a_rest=${a_rest#*.} || a_rest=""
    [[ $b_rest == *.* ]] && b_rest=${b_rest#*.} || b_rest=""
    result=$(compare_parts "$a_head" "$b_head")
    [ "$result" = 0 ] || { echo "$result"; return; }
  done
  [ -z "$a_rest$b_rest" ] && echo 0 || { [ -z "$a_rest" ] && echo -1 || echo 1; }
}

# The last version that is tagged, VERSION itself left out; nothing if there is none.
last_version() {
  local last="" tag
  while read -r tag; do
    is_version "$tag" && [ "$tag" != "$version" ] || continue
    [ -n "$last" ] && [ "$(compare_versions "$tag" "$last")" != 1 ] || last=$tag
  done < <(git tag --list)
  printf '%s' "$last"
}

# --- The points: each prints what is wrong, if something is ---

check_version() {
  is_version "$version" && return
  if is_version "${version#v}"; then echo "write ${version#v} for $version"; else
    echo "'$version' is no version as of semver.org, such as 1.2.3 or 1.3.0-beta.1"
  fi
}

check_newer() {
  local last
  is_version "$version" || { echo "'$version' is no version"; return; }
  last=$(last_version)
  [ -z "$last" ] || [ "$(compare_versions "$version" "$last")" = 1 ] || echo "$version does not come after the tag $last"
}

check_tag() {
  git rev-parse -q --verify "refs/tags/$version" >/dev/null || return
  [ "$(git rev-parse "refs/tags/$version^{commit}")" = "$(git rev-parse HEAD)" ] ||
    echo "the tag $version is another commit than HEAD; a version that was published stays as it is"
}

check_clean() {
  local changes
  changes=$(git status --porcelain) || { echo "git status fails"; return; }
  [ -z "$changes" ] || printf 'not committed:\n%s\n' "$changes"
}

# The lines of a section of the changelog.
section() {
  awk -v name="## [$1]" 'index($0, "## ") == 1 { inside = (index($0, name) == 1) } inside' CHANGELOG.md
}

check_changelog() {
  local heading date
  [ -f CHANGELOG.md ] || { echo "there is no CHANGELOG.md"; return; }
  heading=$(section "$version" | head -n 1)
  [ -n "$heading" ] || { echo "CHANGELOG.md has no section '## [$version] - YYYY-MM-DD'"; return; }
  date=${heading#"## [$version] - "}
  if ! grep -qxE '[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])' <<<"$date"; then
    echo "CHANGELOG.md: '$heading' does not end with ' - YYYY-MM-DD'"
  elif [ "$(date -u +%Y-%m-%d)" \< "$date" ]; then
    echo "CHANGELOG.md: $date is still to come"
  fi
  section "$version" | grep -q '^[-*] ' || echo "CHANGELOG.md says nothing about $version"
  grep -q '^## \[Unreleased\]' CHANGELOG.md || echo "CHANGELOG.md has no section '## [Unreleased]'"
  ! section Unreleased | grep -q '^[-*] ' || echo "CHANGELOG.md has something under Unreleased: bring it to $version"
}

check_manifests() {
  swift run --package-path "$here" ${SCRATCH_PATH:+--scratch-path "$SCRATCH_PATH"} manifests "$root" \
    >"$temporary/manifests" 2>&1 </dev/null || tail -n 20 "$temporary/manifests"
}

# The manifests that a dependant reads, or could: not those of Tools, Examples and tests.
check_flags() {
  local manifest found=""
  for manifest in Package.swift Package@*.swift Packages/*/Package.swift Packages/*/Package@*.swift; do
    [ -f "$manifest" ] || continue
    found=1
    sed 's|//.*||' "$manifest" | grep -n unsafeFlags | sed "s|^\([0-9]*\):.*|$manifest:\1 uses unsafeFlags|"
  done
  [ -n "$found" ] || echo "there is no Package.swift"
}

check_readmes() {
  local readme line found=""
  for readme in README.md Packages/*/README.md; do
    [ -f "$readme" ] || continue
    while IFS= read -r line; do
      [ "$readme" = README.md ] && found=1
      [[ $line == *"from: \"$version\""* ]] || echo "$readme:${line%%:*} does not say from: \"$version\""
    done < <(grep -nE '\.package\(url: *"[^"]*", *' "$readme")
  done
  [ -n "$found" ] || echo "README.md does not say how to depend on the project: .package(url: …, from: \"$version\")"
}

clone=$temporary/swift-machines
check_clone() {
  # A tag that is another commit is told of above.
  git clone -q "file://$root" "$clone" >"$temporary/clone" 2>&1 &&
    git -C "$clone" checkout -q --detach "$(git rev-parse HEAD)" >>"$temporary/clone" 2>&1 &&
    swift build --package-path "$clone" --scratch-path "${SCRATCH_PATH:-$temporary}/release" \
      >>"$temporary/clone" 2>&1 </dev/null || tail -n 40 "$temporary/clone"
}

check_dependants() {
  "$clone/Tools/Checks/dependants.sh" "${SCRATCH_PATH:-$temporary}/release-dependants" \
    >"$temporary/dependants" 2>&1 </dev/null ||
    tail -n 40 "$temporary/dependants"
}

# --- All of them ---

ok=0 failed=0 left=0
point() {
  local name=$1 wrong
  wrong=$("check_$name")
  if [ -z "$wrong" ]; then
    printf 'ok      %s\n' "$name"
    ok=$((ok + 1))
  else
    printf 'FAILED  %s: %s\n' "$name" "$wrong"
    failed=$((failed + 1))
  fi
}

for name in version newer tag clean changelog manifests flags readmes; do point $name; done
for name in clone dependants; do
  if [ -n "$quick" ]; then
    printf 'left    %s (--quick)\n' $name
    left=$((left + 1))
  else
    point $name
  fi
done
printf '%s ok, %s failed%s\n' $ok $failed "${quick:+, $left left out}"
[ $failed -eq 0 ] || exit 1
[ -n "$quick" ] || printf 'Now: git tag -s -m %s %s && git push origin %s\n' "$version" "$version" "$version"
