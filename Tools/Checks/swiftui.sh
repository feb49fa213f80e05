#!/usr/bin/env bash
# Bindings and views compile as on Apple's platforms, against a stand-in for SwiftUI
# reads: package:Bindings Tools/StandIns/
# place: 50
set -uo pipefail

usage() {
  cat <<'END'
Usage: Tools/Checks/swiftui.sh SCRATCH

Builds Bindings below SCRATCH, compiles the stand-in for SwiftUI of Tools/StandIns, and type-checks against it
what Bindings is on Apple's platforms and the views of Tools/StandIns/Views. A warning is a failure. Exits 0 only
if all of it compiles.
END
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
esac
if [ $# -ne 1 ] || [[ $1 == -* ]]; then
  echo "swiftui.sh: give one folder for the builds" >&2
  usage >&2
  exit 64
fi

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 1
root=$(cd "$here/../.." && pwd)
mkdir -p "$1" && scratch=$(cd "$1" && pwd) || exit 1
modules=$(mktemp -d "${TMPDIR:-/tmp}/swiftui.XXXXXX") || exit 1
trap 'rm -rf "$modules"' EXIT
trap 'exit 130' INT TERM

build=(swift build --disable-build-manifest-caching --package-path "$root/Packages/Bindings" --scratch-path "$scratch")
"${build[@]}" || exit 1
binaries=$("${build[@]}" --show-bin-path) || exit 1

# The maps of the C modules, which a module that imports one asks for.
maps=()
for map in "$binaries"/*.build/module.modulemap; do
  [[ $map != *-tool.build/* ]] && [ -f "$map" ] && maps+=(-Xcc "-fmodule-map-file=$map")
done

# compile MODULE FILE...: against the stand-ins first, then what the build made.
compile() {
  local module=$1
  shift
  swiftc -emit-module -parse-as-library -swift-version 6 -warnings-as-errors -module-name "$module" \
    -I "$modules" -I "$binaries/Modules" ${maps[@]+"${maps[@]}"} \
    -load-plugin-executable "$binaries/CaseKeyPathsPlugin-tool#CaseKeyPathsPlugin" \
    -o "$modules/$module.swiftmodule" "$@" && echo "ok  $module"
}

compile SwiftUI "$root"/Tools/StandIns/SwiftUI/*.swift || exit 1
find "$root/Packages/Bindings/Sources" -name '*.swift' -print0 | sort -z >"$modules/sources"
mapfile -d '' -t sources <"$modules/sources"
compile Bindings "${sources[@]}" || exit 1
compile Views "$root"/Tools/StandIns/Views/*.swift || exit 1
