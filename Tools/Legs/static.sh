#!/usr/bin/env bash
# Programs with Swift's libraries in them: their size, and the time they take to start
set -uo pipefail

usage() {
  cat <<'END'
Usage: Tools/Legs/static.sh SCRATCH

Builds two programs in release with `--static-swift-stdlib`, in SCRATCH/static: the package Tools/Legs/StaticCounter,
a store without Foundation, and the example `counter`, which has a terminal and Foundation. Prints the size of each,
stripped too, and the shortest of RUNS (20) times from its start to its end in milliseconds. Exits 0 only if they
build, need none of Swift's libraries at run time, and print what they should.
END
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
esac
if [ $# -ne 1 ] || [[ $1 == -* ]]; then
  echo "static.sh: give one folder for the builds" >&2
  usage >&2
  exit 64
fi
case $(uname) in
  Linux) ;;
  Darwin)
    echo "skipped: macOS has Swift's libraries in the system"
    exit 0
    ;;
  *)
    echo "skipped: for Linux only"
    exit 0
    ;;
esac

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 1
root=$(cd "$here/../.." && pwd) || exit 1
mkdir -p "$1/static" && scratch=$(cd "$1/static" && pwd) || exit 1
runs=${RUNS:-20}
failed=0

# build PACKAGE PRODUCT: prints the program's path.
build() {
  local command=(swift build -c release --static-swift-stdlib --package-path "$1" --scratch-path "$scratch")
  "${command[@]}" --product "$2" >"$scratch/$2.log" 2>&1 </dev/null || { tail -n 60 "$scratch/$2.log" >&2; return 1; }
  echo "$("${command[@]}" --show-bin-path)/$2"
}

# The shortest time of a program from its start to its end, in milliseconds.
shortest() {
  local shortest="" start end run
  for ((run = 0; run < runs; run++)); do
    start=$(date +%s%N)
    "$@" >/dev/null 2>&1 </dev/null || return 1
    end=$(date +%s%N)
    [ -n "$shortest" ] && [ $((end - start)) -ge "$shortest" ] || shortest=$((end - start))
  done
  awk -v nanoseconds="$shortest" 'BEGIN { printf "%.1f", nanoseconds / 1e6 }'
}

megabytes() {
  awk -v bytes="$(wc -c <"$1")" 'BEGIN { printf "%.1f", bytes / 1e6 }'
}

# check PACKAGE PRODUCT LINE: builds a program, runs it with `quit` to read, and looks for the line in what it prints.
check() {
  local program libraries output milliseconds
  program=$(build "$1" "$2") || { echo "FAILED  $2 does not build"; failed=1; return; }
  libraries=$(ldd "$program") || libraries="ldd fails"
  if grep -E 'libswift|libFoundation|libdispatch|ldd fails' <<<"$libraries"; then
    echo "FAILED  $2 needs Swift's libraries at run time"
    failed=1
    return
  fi
  output=$(echo quit | "$program")
  if ! grep -qF -- "$3" <<<"$output"; then
    echo "FAILED  $2 does not print '$3' but: $output"
    failed=1
    return
  fi
  strip -o "$program.stripped" "$program" || failed=1
  milliseconds=$(shortest "$program.stripped") || { echo "FAILED  $2 ends with an error"; failed=1; return; }
  printf 'ok  %-14s %6s MB, stripped %5s MB; starts and ends in %s ms (shortest of %s)\n' \
    "$2" "$(megabytes "$program")" "$(megabytes "$program.stripped")" "$milliseconds" "$runs"
}

check "$here/StaticCounter" static-counter "count: 3"
check "$root/Examples" counter Counter
exit $failed
