#!/usr/bin/env bash
# clients that depend on a tagged version by URL build and run
# reads: Package.swift Packages/ Tools/Dependants/
# place: 70
set -uo pipefail

usage() {
  cat <<'END'
Usage: Tools/Checks/dependants.sh SCRATCH

Commits a copy of the working tree to a temporary repository, tags it 1.0.0, and builds the packages of
Tools/Dependants against it by URL:

  ScopedCounter   MachineKit, Composition, CaseKeyPaths: builds and runs; passes a test with TestSupport
  DumpsOnly       StateDump: builds without compiling any other layer
  StreamsOnly     ReactiveCore: builds without compiling any other layer, runs, and has no Foundation in it
  AliasedModule   MachineKit beside a target of its own named IssueReporting: builds and runs

Builds below SCRATCH, and removes what it made at the end. Exits 0 only if all of it worked.
END
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
esac
if [ $# -ne 1 ] || [[ $1 == -* ]]; then
  echo "dependants.sh: give one folder for the builds" >&2
  usage >&2
  exit 64
fi

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 1
root=$(cd "$here/../.." && pwd)
mkdir -p "$1" || exit 1
temporary=$(mktemp -d "${TMPDIR:-/tmp}/dependants.XXXXXX") || exit 1
scratch=$(mktemp -d "$(cd "$1" && pwd)/dependants.XXXXXX") || exit 1
trap 'rm -rf "$temporary" "$scratch"' EXIT
trap 'exit 130' INT TERM

# --- A version of the working tree ---

repository=$temporary/swift-machines
make_version() {
  mkdir "$repository" && cd "$root" || return 1
  git rev-parse --git-dir >/dev/null || return 1
  # Files that are deleted but not committed as such are listed too.
  git ls-files -coz --exclude-standard | while IFS= read -r -d '' file; do
    [ -f "$file" ] && printf '%s\0' "$file"
  done | tar --null -cf - -T - | tar -xf - -C "$repository" || return 1
  cd "$repository" && git init -q . && git add -A || return 1
  git -c user.name=check -c user.email=check@localhost -c commit.gpgsign=false \
    commit -q --no-verify -m "The working tree" && git -c tag.gpgsign=false tag 1.0.0
}
if ! (make_version); then
  echo "dependants.sh: could not make a version of the working tree in $root" >&2
  exit 1
fi
export MACHINES_URL=file://$repository

# --- The dependants ---

failed=0

# Runs a command of a dependant quietly; prints its output only if it fails.
step() {
  local what=$1 log=$temporary/log start=$SECONDS
  shift
  if "$@" >"$log" 2>&1 </dev/null; then
    printf 'ok      %s (%s s)\n' "$what" $((SECONDS - start))
  else
    printf 'FAILED  %s (exit status %s): %s\n' "$what" $? "$*"
    tail -n 60 "$log"
    failed=1
    return 1
  fi
}

# Runs a SwiftPM command on a dependant, with caches of its own, so that nothing remembers this version.
swiftpm() {
  local command=$1 name=$2
  shift 2
  swift "$command" --package-path "$temporary/$name" --scratch-path "$scratch/$name" \
    --cache-path "$temporary/cache" --security-path "$temporary/security" "$@"
}

# Whether a dependant prints this line, and no more.
prints() {
  local name=$1 expected=$2 output
  output=$("$scratch/$name/debug/$name") || return 1
  [ "$output" = "$expected" ] && return
  printf 'expected: %s\nprinted:  %s\n' "$expected" "$output"
  return 1
}

# Whether a dependant was built of these modules alone. (SwiftPM makes a folder for every target, compiled or not.)
compiled_only() {
  local name=$1 debug=$scratch/$1/debug module compiled others=""
  shift
  compiled=$({
    find "$debug"/*.build -name '*.o' | sed -E "s|^$debug/([^/]*)\.build/.*|\1|"
    find "$debug/Modules" -name '*.swiftmodule' -exec basename {} .swiftmodule \;
  } | sort -u)
  for module in $compiled; do
    [[ " $* " == *" $module "* ]] || others+=" $module"
  done
  [[ $'\n'$compiled$'\n' == *$'\n'$1$'\n'* ]] || { echo "$1 was not compiled"; return 1; }
  [ -z "$others" ] || { echo "these were compiled too:$others"; return 1; }
}

# Whether a dependant's program is linked with no library of this name. (Elsewhere than on Linux there is nothing to
# check: ReactiveCore is Combine on Apple's platforms.)
links_without() {
  local name=$1 library=$2 libraries
  [ "$(uname)" = Linux ] || return 0
  libraries=$(ldd "$scratch/$name/debug/$name") || return 1
  grep -q libswiftCore <<<"$libraries" || { echo "ldd does not show Swift's library: $libraries"; return 1; }
  ! grep -i "$library" <<<"$libraries"
}

# Whether the tests ran and passed; a run without a test is a failure.
passes_tests() {
  local output
  output=$(swiftpm test "$1" 2>&1)
  local status=$?
  printf '%s\n' "$output"
  [ $status -eq 0 ] && grep -qE 'Test run with [1-9][0-9]* tests?.* passed' <<<"$output"
}

cp -R "$root"/Tools/Dependants/* "$temporary" || exit 1

step "DumpsOnly builds" swiftpm build DumpsOnly &&
  step "DumpsOnly compiles no other layer" compiled_only DumpsOnly StateDump DumpsOnly

step "StreamsOnly builds" swiftpm build StreamsOnly &&
  step "StreamsOnly compiles no layer but ReactiveCore and its ground" \
    compiled_only StreamsOnly ReactiveCore ReactiveEngine Locking ThreadPointer StreamsOnly &&
  step "StreamsOnly prints its number" prints StreamsOnly "4" &&
  step "StreamsOnly has no Foundation in it" links_without StreamsOnly Foundation

step "ScopedCounter builds" swiftpm build ScopedCounter --product ScopedCounter &&
  step "ScopedCounter prints its count" prints ScopedCounter "count: 2" &&
  step "ScopedCounter passes its test" passes_tests ScopedCounter

step "AliasedModule builds" swiftpm build AliasedModule &&
  step "AliasedModule prints its count" prints AliasedModule "open issues: 1"

exit $failed
