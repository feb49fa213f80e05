#!/bin/sh
# The layered test matrix: every package's tests in dependency order, then the checks. See --help.
#
# The program is Tools/Matrix. It is built, in a scratch path of its own, when its sources are newer; RUN_TESTS_TOOL
# gives one that is built already.
set -u

script=$0
# It may be called by a link to it.
while [ -L "$script" ]; do
  link=$(readlink "$script")
  case $link in /*) script=$link ;; *) script=$(dirname "$script")/$link ;; esac
done
RUN_TESTS_HOME=$(CDPATH='' cd -- "$(dirname -- "$script")" && pwd) || exit 1
export RUN_TESTS_HOME
[ -z "${RUN_TESTS_TOOL:-}" ] || exec "$RUN_TESTS_TOOL" "$@"

swift=$(command -v "${MATRIX_SWIFT:-swift}") || {
  echo "run-tests.sh: there is no '${MATRIX_SWIFT:-swift}' in PATH; install Swift: https://www.swift.org/install" >&2
  exit 69
}
package=$RUN_TESTS_HOME/Tools/Matrix
scratch=${SCRATCH_PATH:-$RUN_TESTS_HOME/.build/matrix}/tool
program=$scratch/release/matrix
stamp=$scratch/built-by

is_current() {
  [ -x "$program" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$(ls -lL "$swift")" ] &&
    [ -z "$(find "$package/Package.swift" "$package/Sources" -newer "$stamp" | head -n 1)" ]
}

if ! is_current; then
  mkdir -p "$scratch" || exit 1
  [ ! -t 2 ] || echo "run-tests.sh: building Tools/Matrix" >&2
  ls -lL "$swift" >"$stamp.$$"
  if ! "$swift" build -c release --product matrix --package-path "$package" --scratch-path "$scratch" \
    >"$scratch/build.log" 2>&1 </dev/null; then
    tail -n 40 "$scratch/build.log" >&2
    echo "run-tests.sh: Tools/Matrix does not build; all of the output is in $scratch/build.log" >&2
    exit 1
  fi
  mv "$stamp.$$" "$stamp"
fi
exec "$program" "$@"
