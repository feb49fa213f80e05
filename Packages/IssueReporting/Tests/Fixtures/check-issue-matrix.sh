#!/usr/bin/env bash
# Builds and runs the package IssueMatrix under Swift Testing, under XCTest and under neither, and compares what
# happened with the comments in its sources: `// expect fail TEST`, `// expect stderr: TEXT`, … Then runs every case of
# IssueCases in every place under all three, and prints a table of what happened. Exits 0 only if all is as expected.
#
# Usage: check-issue-matrix.sh [SCRATCH_PATH]
set -uo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
package=$here/IssueMatrix
scratch=${1:-$here/../../.build/issue-matrix}
mkdir -p "$scratch" || exit 1
wrong=0

say() { # RESULT WHAT
  printf '%-7s %s\n' "$1" "$2"
  [ "$1" = ok ] || wrong=$((wrong + 1))
}

# Says whether a line of a file matches a regular expression.
check() { # WHAT PATTERN FILE
  if grep -qE -- "$2" "$3"; then say ok "$1"; else say MISSING "$1 (no line like: $2)"; fi
}

check_status() { # WHAT EXPECTED ACTUAL
  if { [ "$2" = 0 ] && [ "$3" = 0 ]; } || { [ "$2" != 0 ] && [ "$3" != 0 ]; }; then
    say ok "$1 exits with $3"
  else
    say WRONG "$1 exits with $3"
  fi
}

escaped() { sed -E 's/[][\\.*^$(){}+?|]/\\&/g' <<<"$1"; }

# Every expectation of a source file: calls `$3 LINE EXPECTATION`.
each_expectation() { # FILE COMMAND
  while IFS=: read -r line text; do
    "$2" "$line" "${text##*// expect }"
  done < <(grep -n '// expect ' "$1")
}

swift build --build-tests --package-path "$package" --scratch-path "$scratch" >"$scratch/build.txt" 2>&1 || {
  tail -n 40 "$scratch/build.txt"
  exit 1
}
products=$(swift build --package-path "$package" --scratch-path "$scratch" --show-bin-path)

# --- Under neither ---

expect_outside() { # LINE EXPECTATION
  check "outside: line $1: ${2#stderr: }" "^outside/main\.swift:$1: $(escaped "${2#stderr: }")" "$scratch/outside.txt"
}

run_outside() { # WHAT PROGRAM
  "$2" >"$scratch/stdout.txt" 2>"$scratch/outside.txt"
  check_status "$1" 0 $?
  check "$1: carries on" '^carried on$' "$scratch/stdout.txt"
  each_expectation "$package/Sources/outside/main.swift" expect_outside
  local lines expected
  lines=$(wc -l <"$scratch/outside.txt")
  expected=$(grep -c '// expect ' "$package/Sources/outside/main.swift")
  if [ "$lines" = "$expected" ]; then say ok "$1: one line an issue"; else say WRONG "$1: $lines lines"; fi
}
run_outside "outside" "$products/outside"
"$products/outside" --fatal >/dev/null 2>"$scratch/fatal.txt"
check_status "outside: the reporter fatalError" 1 $?
check "outside: the reporter fatalError says why" 'Fatal error: the end' "$scratch/fatal.txt"
if readelf -d "$products/outside" | grep -E 'NEEDED.*(XCTest|Testing)'; then
  say WRONG "outside: links a test framework"
else
  say ok "outside: links no test framework"
fi

static=(--package-path "$package" --scratch-path "$scratch-static" --static-swift-stdlib)
if swift build "${static[@]}" --product outside >"$scratch/static.txt" 2>&1; then
  run_outside "outside, --static-swift-stdlib" "$(swift build "${static[@]}" --show-bin-path)/outside"
else
  say WRONG "outside: does not build with --static-swift-stdlib: $(tail -n 5 "$scratch/static.txt")"
fi

# --- Under the frameworks ---

run_tests() { # NAME ARGUMENT…
  local output=$scratch/$1.txt
  shift
  if [ "$1" = --disable-xctest ] && [ "$(uname)" = Linux ]; then
    # As swift test runs it, which leaves out parts of much output that has other than ASCII's characters.
    "$products/IssueMatrixPackageTests.xctest" --testing-library swift-testing "${@:2}" >"$output" 2>&1
  else
    swift test --skip-build --package-path "$package" --scratch-path "$scratch" "$@" >"$output" 2>&1
  fi
}

expect_testing() { # LINE EXPECTATION
  local test what="Swift Testing: line $1: $2" output=$scratch/testing.txt
  local place="TestingMatrix\.swift:$1:[0-9]+: Issue recorded"
  test=$(escaped "${2##* }")
  case $2 in
    "the run to fail") check "$what" "Test .unknown. recorded an issue at $place" "$output" ;;
    "fail "*) check "$what" "Test $test recorded an issue at $place" "$output" ;;
    "warn "*) check "$what" "Test $test recorded a warning at $place" "$output" ;;
    *) say WRONG "$what is not understood" ;;
  esac
}
run_tests testing --disable-xctest --filter TestingMatrix
check_status "Swift Testing: the run" 1 $?
each_expectation "$package/Tests/TestingMatrix/TestingMatrix.swift" expect_testing
check "Swift Testing: nothing twice" 'with 15 issues \(including 1 warning and 1 known issue\)' "$scratch/testing.txt"
run_tests testing-passing --disable-xctest --filter 'TestingMatrix/passing'
check_status "Swift Testing: what passes" 0 $?
for test in detached queue captured; do
  run_tests "testing-$test" --disable-xctest --filter "TestingMatrix/$test"
  check_status "Swift Testing: $test alone fails the run" 1 $?
done

expect_xctest() { # LINE EXPECTATION
  local what="XCTest: line $1: $2" output=$scratch/xctest.txt
  case $2 in
    "fail "*) check "$what" "XCTestMatrix\.swift:$1: error: XCTestMatrix\.${2##* } : failed - " "$output" ;;
    # The runner hands on standard error as it comes, perhaps amid a long line of standard output.
    "stderr: "*) check "$what" "XCTestMatrix/XCTestMatrix\.swift:$1: $(escaped "${2#stderr: }")" "$output" ;;
    *) say WRONG "$what is not understood" ;;
  esac
}
run_tests xctest --disable-swift-testing --filter "XCTestMatrix\.|XCTestBetween"
check_status "XCTest: the run" 1 $?
each_expectation "$package/Tests/XCTestMatrix/XCTestMatrix.swift" expect_xctest
check "XCTest: nothing twice" 'Executed 18 tests, with 13 failures' "$scratch/xctest.txt"
run_tests xctest-passing --disable-swift-testing --filter 'XCTestMatrix/testPassing'
check_status "XCTest: what passes" 0 $?
run_tests xctest-between --disable-swift-testing --filter XCTestBetween
check_status "XCTest: an issue between tests fails the run" 1 $?

# --- Every case in every place ---

cases=$package/Sources/IssueCases
table() { # WHAT KIND OUTPUT
  echo
  echo "$1: what each use of the layer does, by where it runs"
  echo
  if awk -v kind="$2" -f "$here/table-of-cases.awk" "$cases/ReportingCases.swift" "$cases/QuietCases.swift" "$3"; then
    say ok "$1: the table"
  else
    say WRONG "$1: the table"
  fi
}

run_tests testing-cases --disable-xctest --filter TestingCases
check_status "Swift Testing: the cases" 1 $?
table "Swift Testing" testing "$scratch/testing-cases.txt"
run_tests testing-quiet --disable-xctest --filter TestingCases/quiet
check_status "Swift Testing: the quiet cases" 0 $?

run_tests xctest-cases --disable-swift-testing --filter XCTestCases
check_status "XCTest: the cases" 1 $?
table "XCTest" xctest "$scratch/xctest-cases.txt"
run_tests xctest-quiet --disable-swift-testing --filter XCTestCases/testQuiet
check_status "XCTest: the quiet cases" 0 $?

"$products/outside-cases" >"$scratch/stdout.txt" 2>"$scratch/outside-cases.txt"
check_status "outside: the cases" 0 $?
check "outside: the cases carry on" '^carried on$' "$scratch/stdout.txt"
table "Outside tests" outside "$scratch/outside-cases.txt"
cat <<'EOF'

test   the running test fails, at the line    run    the run fails, with the line, for no test
line   a line on standard error, no failure   quiet  nothing is said     -   cannot be: the case waits
EOF

echo
[ $wrong -eq 0 ] && echo "The issue matrix is as expected." || echo "The issue matrix has $wrong deviations."
[ $wrong -eq 0 ]
