#!/usr/bin/env bash
# The layers that need no threads, built for WebAssembly
set -uo pipefail

usage() {
  cat <<'END'
Usage: Tools/Legs/wasm.sh SCRATCH

Builds, in SCRATCH/wasm, the layers that need neither threads nor Dispatch for WebAssembly, with the Swift SDK that
is installed for it. Without one its first line begins with `skipped: ` and says what to install, and it exits 0.
END
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
esac
if [ $# -ne 1 ] || [[ $1 == -* ]]; then
  echo "wasm.sh: give one folder for the builds" >&2
  usage >&2
  exit 64
fi

sdks=$(swift sdk list 2>/dev/null) || sdks=""
sdk=$(grep -iE 'wasm' <<<"$sdks" | head -n 1)
if [ -z "$sdk" ]; then
  version=$(swift --version 2>&1 | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  echo "skipped: no Swift SDK for WebAssembly is installed; install that of Swift ${version:-your toolchain} from https://www.swift.org/install: swift sdk install URL"
  exit 0
fi

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 1
root=$(cd "$here/../.." && pwd) || exit 1
mkdir -p "$1/wasm" && scratch=$(cd "$1/wasm" && pwd) || exit 1
echo "with the Swift SDK $sdk"
failed=0

for product in StateDump IssueReporting CaseKeyPaths ReactiveCore MachineKit Composition; do
  log=$scratch/$product.log start=$SECONDS
  if swift build --swift-sdk "$sdk" --package-path "$root" --scratch-path "$scratch" --product "$product" \
    >"$log" 2>&1 </dev/null; then
    printf 'ok      %s (%s s)\n' "$product" $((SECONDS - start))
  else
    printf 'FAILED  %s\n' "$product"
    tail -n 40 "$log"
    failed=1
  fi
done
exit $failed
