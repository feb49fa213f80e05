#!/usr/bin/env bash
# The layers and a program for any Linux, built with musl
set -uo pipefail

usage() {
  cat <<'END'
Usage: Tools/Legs/musl.sh SCRATCH

Builds, in SCRATCH/musl, all layers and the package Tools/Legs/StaticCounter with the Swift SDK for static Linux that
is installed, which has musl in place of glibc, and runs the program, which needs no library at run time. Without such
an SDK its first line begins with `skipped: ` and says what to install, and it exits 0.
END
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
esac
if [ $# -ne 1 ] || [[ $1 == -* ]]; then
  echo "musl.sh: give one folder for the builds" >&2
  usage >&2
  exit 64
fi

sdks=$(swift sdk list 2>/dev/null) || sdks=""
sdk=$(grep -iE 'static-linux|musl' <<<"$sdks" | head -n 1)
if [ -z "$sdk" ]; then
  version=$(swift --version 2>&1 | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  echo "skipped: no Swift SDK for static Linux is installed; install that of Swift ${version:-your toolchain} from https://www.swift.org/install: swift sdk install URL"
  exit 0
fi

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 1
root=$(cd "$here/../.." && pwd) || exit 1
mkdir -p "$1/musl" && scratch=$(cd "$1/musl" && pwd) || exit 1
echo "with the Swift SDK $sdk"
failed=0

# SwiftPM names an SDK that has several by its triple.
triple=$(uname -m)-swift-linux-musl

# step WHAT COMMAND...: quietly; prints the output only if it fails.
step() {
  local what=$1 start=$SECONDS
  shift
  if "$@" >"$scratch/log" 2>&1 </dev/null; then
    printf 'ok      %s (%s s)\n' "$what" $((SECONDS - start))
  else
    printf 'FAILED  %s: %s\n' "$what" "$*"
    tail -n 40 "$scratch/log"
    failed=1
    return 1
  fi
}

prints_count() {
  [ "$("$scratch/counter/$triple/release/static-counter")" = "count: 3" ] &&
    ! ldd "$scratch/counter/$triple/release/static-counter" 2>/dev/null | grep '=>'
}

step "the layers" swift build --swift-sdk "$triple" --package-path "$root" --scratch-path "$scratch/layers"
step "static-counter" swift build -c release --swift-sdk "$triple" --package-path "$here/StaticCounter" \
  --scratch-path "$scratch/counter" && step "static-counter prints its count, alone" prints_count
exit $failed
