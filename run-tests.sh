#!/usr/bin/env bash
# The layered test matrix: every package's tests in dependency order, then the checks. See --help.
set -uo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")" || exit 1
root=$PWD
scratch=${SCRATCH_PATH:-$root/.build/matrix}
logs=$scratch/logs

usage() {
  cat <<'EOF'
Usage: ./run-tests.sh [--list | --help] [NAME...]

Runs every package's tests in dependency order (the layers, Examples, Tools), then the checks, and prints a
line for each and a last line `N passed, N failed`. Exits 0 only if all passed.

  NAME...   run these packages or checks, and every package that depends on them
  --list    print the packages in dependency order with their dependencies, and the checks
  --help    print this

All packages share one scratch path (.build/matrix, or $SCRATCH_PATH), so that a layer is compiled once. The
output of each run is kept in its logs/ folder.
EOF
}

# --- The packages, read from the manifests ---

package_folders=()
for manifest in Packages/*/Package.swift Examples/Package.swift Tools/Package.swift; do
  [ -f "$manifest" ] && package_folders+=("$(dirname "$manifest")")
done

declare -A folder_of deps_of
all=()
for folder in "${package_folders[@]}"; do
  name=$(basename "$folder")
  all+=("$name")
  folder_of[$name]=$folder
  # A dependency is written `.package(path: "../Name")`; comments do not count.
  deps_of[$name]=$(sed -e 's|//.*||' "$folder/Package.swift" |
    grep -oE '\.package\( *(name: *"[^"]*", *)?path: *"[^"]+"' |
    sed -E 's|.*path: *"([^"]+)"|\1|' | xargs -r -n1 basename | sort | tr '\n' ' ')
done

checks=(format lint manifests issues swiftui optimized dependants gtk)
check_what_format="swift format lint --strict --recursive"
check_what_lint="imports are declared, and the rules of lint and .swiftlint-rules hold"
check_what_manifests="the umbrella manifest lists what the packages' manifests do"
check_what_issues="issues fail the right test in both frameworks, seen from outside"
check_what_swiftui="Bindings and views compile as on Apple's platforms, against a stand-in for SwiftUI"
check_what_optimized="the engine's tests, compiled with optimization"
check_what_dependants="clients that depend on a tagged version by URL build and run"
check_what_gtk="the movies in a GTK 4 window on a display of its own, where GTK and Xvfb are installed"

# Sorts the packages so that each comes after those it depends on: `ordered`. A cycle is an error that names it.
ordered=()
declare -A visit_state
visit() {
  local name=$1 trail=$2 dep
  case ${visit_state[$name]:-} in
    done) return ;;
    open)
      local cycle="$name ${trail#*" $name "}"
      cycle=${cycle% }
      echo "run-tests.sh: the manifests depend on each other in a cycle: ${cycle// / → }" >&2
      exit 1
      ;;
  esac
  visit_state[$name]=open
  for dep in ${deps_of[$name]}; do
    if [ -z "${folder_of[$dep]:-}" ]; then
      echo "run-tests.sh: ${folder_of[$name]}/Package.swift depends on '$dep', which is not a package here" >&2
      exit 1
    fi
    visit "$dep" "$trail$dep "
  done
  visit_state[$name]=done
  ordered+=("$name")
}
# Every package is visited in the order of its number of dependencies, so that the order reads from the ground up.
while read -r _ name; do
  visit "$name" " $name "
done < <(for name in "${all[@]}"; do
  rank=$(wc -w <<<"${deps_of[$name]}")
  case $name in Examples) rank=98 ;; Tools) rank=99 ;; esac
  echo "$rank $name"
done | sort -n -k1,1 -s)

# --- The arguments ---

names=()
for argument in "$@"; do
  case $argument in
    --help | -h) usage; exit 0 ;;
    --list)
      for name in "${ordered[@]}"; do
        deps=${deps_of[$name]% }
        printf '%-16s %s\n' "$name" "${deps:--}"
      done
      for check in "${checks[@]}"; do
        what=check_what_$check
        printf '%-16s %s\n' "$check" "(check) ${!what}"
      done
      exit 0
      ;;
    -*)
      echo "run-tests.sh: unknown option '$argument'" >&2
      usage >&2
      exit 64
      ;;
    *)
      if [ -z "${folder_of[$argument]:-}" ] && [[ " ${checks[*]} " != *" $argument "* ]]; then
        echo "run-tests.sh: no package or check is named '$argument'. The names: ${ordered[*]} ${checks[*]}" >&2
        exit 64
      fi
      names+=("$argument")
      ;;
  esac
done

# --- What to run: everything, or the named ones and their dependents ---

declare -A wanted
if [ ${#names[@]} -eq 0 ]; then
  for name in "${ordered[@]}" "${checks[@]}"; do wanted[$name]=1; done
else
  for name in "${names[@]}"; do wanted[$name]=1; done
  for name in "${ordered[@]}"; do
    for dep in ${deps_of[$name]}; do
      [ -n "${wanted[$dep]:-}" ] && wanted[$name]=1
    done
  done
fi

# --- Running ---

mkdir -p "$logs"
passed=0
failed=0
order=0

# Prints one line of the table and, for a failure, the end of its output.
report() {
  local name=$1 tests=$2 seconds=$3 result=$4 why=$5 log=$6
  order=$((order + 1))
  local shown=$result
  if [ -t 1 ] && [ -z "${NO_COLOR:-}" ]; then
    case $result in
      ok) shown=$'\e[32mok\e[0m' ;;
      FAILED) shown=$'\e[31mFAILED\e[0m' ;;
    esac
  fi
  printf '%2d  %-16s %6s tests %5ss  %s%s\n' "$order" "$name" "$tests" "$seconds" "$shown" "${why:+ ($why)}"
  if [ "$result" = ok ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf -- '--- the end of %s\n' "${log#"$root"/}"
    tail -n 60 "$log"
    printf -- '---\n'
  fi
}

# The tests that a run executed: XCTest's last summary plus Swift Testing's.
tests_in() {
  local xctest testing
  xctest=$(grep -oE 'Executed [0-9]+ tests?' "$1" | tail -n 1 | grep -oE '[0-9]+')
  testing=$(grep -oE 'Test run with [0-9]+ tests?' "$1" | tail -n 1 | grep -oE '[0-9]+')
  echo $((${xctest:-0} + ${testing:-0}))
}

run_package() {
  local name=$1 folder=${folder_of[$1]} log=$logs/$1.log start=$SECONDS status why="" result=ok
  [ -t 2 ] && printf '    %s …\r' "$name" >&2
  swift test --package-path "$folder" --scratch-path "$scratch" >"$log" 2>&1 </dev/null
  status=$?
  local tests
  tests=$(tests_in "$log")
  if [ $status -ne 0 ]; then
    result=FAILED why="exit status $status"
  elif [ "$tests" -eq 0 ]; then
    result=FAILED why="no test was executed"
  fi
  report "$name" "$tests" $((SECONDS - start)) "$result" "$why" "$log"
}

run_check() {
  local name=$1 log=$logs/check-$1.log start=$SECONDS status why="" result=ok
  [ -t 2 ] && printf '    %s …\r' "$name" >&2
  "check_$name" >"$log" 2>&1 </dev/null
  status=$?
  # A check that cannot be made here says `skipped: ...` first, and why.
  why=$(head -n 1 "$log" | grep '^skipped: ')
  [ $status -ne 0 ] && result=FAILED why="exit status $status"
  local tests
  tests=$(tests_in "$log")
  [ "$tests" -eq 0 ] && tests=-
  report "$name" "$tests" $((SECONDS - start)) "$result" "$why" "$log"
}

check_format() {
  swift format lint --strict --recursive --parallel Package.swift Packages Examples Tools
}

check_lint() {
  swift run --package-path Tools --scratch-path "$scratch" lint \
    --baseline .swiftlint-rules/baseline.json "$root"
}

check_manifests() {
  swift run --package-path Tools --scratch-path "$scratch" manifests "$root"
}

check_issues() {
  Packages/IssueReporting/Tests/Fixtures/check-issue-matrix.sh "$scratch/issue-fixture"
}

check_swiftui() {
  Tools/check-swiftui.sh "$scratch"
}

check_optimized() {
  # Built anew: SwiftPM may keep optimized objects in which an older layout of the engine's classes is inlined.
  rm -rf "$scratch/optimized"
  swift test -c release -Xswiftc -enable-testing --package-path Packages/ReactiveCore --scratch-path "$scratch/optimized"
}

check_dependants() {
  Tools/check-dependants.sh "$scratch"
}

check_gtk() {
  local missing=()
  pkg-config --exists 'gtk4 >= 4.8' 2>/dev/null || missing+=(libgtk-4-dev)
  command -v Xvfb >/dev/null || missing+=(xvfb)
  command -v xdotool >/dev/null || missing+=(xdotool)
  if [ ${#missing[@]} -gt 0 ]; then
    echo "skipped: not installed: ${missing[*]}"
    return 0
  fi
  swift test --package-path Examples/GTK --scratch-path "$scratch"
}

for name in "${ordered[@]}"; do
  [ -n "${wanted[$name]:-}" ] && run_package "$name"
done
for check in "${checks[@]}"; do
  [ -n "${wanted[$check]:-}" ] && run_check "$check"
done

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
