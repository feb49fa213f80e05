#!/usr/bin/env bash
# The layers and their tests as on Apple's platforms, where there are Combine and SwiftUI
set -uo pipefail

usage() {
  cat <<'END'
Usage: Tools/Legs/combine.sh SCRATCH

Compiles every layer the way Apple's platforms do, where `canImport(Combine)` and `canImport(SwiftUI)` are true, and
runs their tests. First it builds, in SCRATCH/combine/frameworks, a module Combine of the engine's sources and of
what Foundation and Dispatch have for Combine on Apple's platforms, and the stand-in for SwiftUI of Tools/StandIns.
Combine may show no name that is not in Tools/Legs/Combine/interface.txt, the names of Apple's: so a layer that uses
something of the engine's that Apple's Combine lacks does not compile. Then, in SCRATCH/combine/layers, it builds the
umbrella package on them and runs all of its tests. A warning is a failure. Prints the number of tests of each target,
and the files of tests that are left out where there is Combine. Exits 0 only if all of it worked.

  --names   print the names that the stand-in for Combine shows, one a line, and run nothing else
END
}

names_only=
case ${1:-} in
  --help | -h) usage; exit 0 ;;
  --names) names_only=1; shift ;;
esac
if [ $# -ne 1 ] || [[ $1 == -* ]]; then
  echo "combine.sh: give one folder for the builds" >&2
  usage >&2
  exit 64
fi
if [ "$(uname)" = Darwin ]; then
  echo "skipped: here is Apple's Combine, on which every run of the tests runs"
  exit 0
fi

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 1
root=$(cd "$here/../.." && pwd) || exit 1
mkdir -p "$1/combine" && scratch=$(cd "$1/combine" && pwd) || exit 1
fixture=$scratch/frameworks/package
temporary=$(mktemp -d "${TMPDIR:-/tmp}/combine.XXXXXX") || exit 1
trap 'rm -rf "$temporary"' EXIT
trap 'exit 130' INT TERM

fail() {
  echo "combine.sh: $*" >&2
  exit 1
}

# --- The package of the frameworks ---

# copy FROM TO PREFIX EDIT...: the sources of a folder, with the prefix before their names, through sed.
copy() {
  local from=$root/$1 to=$temporary/package/Sources/$2 prefix=$3 file folder
  shift 3
  while IFS= read -r -d '' file; do
    folder=$to/$(dirname "${file#"$from"/}")
    mkdir -p "$folder" && sed "$@" "$file" >"$folder/$prefix${file##*/}" || return 1
  done < <(find "$from" -type f -print0)
}

# The locks have a module of their own name, for the layers have Locking too.
write_package() {
  local locking=(-e 's/\(import \)Locking$/\1CombineLocking/' -e 's/\(import \)ThreadPointer$/\1CombineThreadPointer/')
  mkdir -p "$temporary/package" && cp "$here/Combine/Package.swift" "$temporary/package/" || return 1
  copy Packages/Locking/Sources/ThreadPointer CombineThreadPointer "" -e '' || return 1
  copy Packages/Locking/Sources/Locking CombineLocking "" "${locking[@]}" || return 1
  copy Packages/ReactiveCore/Sources/ReactiveEngine Combine "" "${locking[@]}" || return 1
  # Compiled here, where they leave to Combine what they have elsewhere. Two modules become one.
  copy Packages/ReactiveCore/Sources/ReactiveFoundation Combine Foundation "${locking[@]}" \
    -e 's/^#if !canImport(Combine)$/#if true/' -e '/^ *import ReactiveCore$/d' \
    -e 's/ReactiveCore\.Publisher/Combine.Publisher/' || return 1
  # Combine does not bring Foundation along.
  rm "$temporary/package/Sources/Combine/FoundationReactiveFoundation.swift" || return 1
  copy Tools/StandIns/SwiftUI SwiftUI "" -e 's/^@_exported import ReactiveCore$/@_exported import Combine/'
}

# Brings the package in place. A file that is as it was keeps its date, so that nothing is compiled anew for it.
place_package() {
  local file
  mkdir -p "$fixture" || return 1
  while IFS= read -r -d '' file; do
    file=${file#"$fixture"/}
    [ -f "$temporary/package/$file" ] || rm "$fixture/$file" || return 1
  done < <(find "$fixture" -type f -print0)
  while IFS= read -r -d '' file; do
    file=${file#"$temporary"/package/}
    cmp -s "$temporary/package/$file" "$fixture/$file" && continue
    mkdir -p "$(dirname "$fixture/$file")" && cp "$temporary/package/$file" "$fixture/$file" || return 1
  done < <(find "$temporary/package" -type f -print0)
}

write_package && place_package || fail "could not write the package of the frameworks in $fixture"

# Builds quietly, and shows the end of what went wrong.
quietly() {
  local what=$1 log=$2
  shift 2
  "$@" >"$log" 2>&1 </dev/null && return
  tail -n 60 "$log"
  fail "$what"
}

build=(swift build --package-path "$fixture" --scratch-path "$scratch/frameworks/build")
quietly "the frameworks do not build" "$scratch/frameworks.log" "${build[@]}"
frameworks=$("${build[@]}" --show-bin-path) || exit 1
modules=(-I "$frameworks/Modules" -Xcc "-fmodule-map-file=$frameworks/CombineThreadPointer.build/module.modulemap")

# --- The names that Combine shows ---

triple=$(swiftc -print-target-info | sed -n 's/^ *"triple": "\([^"]*\)".*/\1/p' | head -n 1)
show_names() {
  swift symbolgraph-extract -module-name Combine -target "$triple" "${modules[@]}" -skip-synthesized-members \
    -minimum-access-level public -output-dir "$temporary" || return 1
  cat "$temporary"/Combine*.symbols.json | grep -oE '"pathComponents":\[[^]]*\]' |
    sed -e 's/^.*\["//' -e 's/"\]$//' -e 's/","/./g' | LC_ALL=C sort -u
}
shown=$(show_names) || fail "could not list the names that the stand-in for Combine shows"
[ -n "$shown" ] || fail "the stand-in for Combine shows no name at all"
if [ -n "$names_only" ]; then
  printf '%s\n' "$shown"
  exit 0
fi
extra=$(comm -13 "$here/Combine/interface.txt" - <<<"$shown") || fail "could not compare the names"
if [ -n "$extra" ]; then
  printf '%s\n' "$extra"
  fail "these are public in the engine and are not names of Apple's Combine: make them internal, or bring them to" \
    "ReactiveCore; if Combine does have them, add them to Tools/Legs/Combine/interface.txt"
fi
echo "Combine shows $(wc -l <<<"$shown") names, none that Apple's lacks"

# --- The layers, and their tests ---

layers=(
  --package-path "$root" --scratch-path "$scratch/layers"
  -Xswiftc -I -Xswiftc "$frameworks/Modules"
  -Xcc "-fmodule-map-file=$frameworks/CombineThreadPointer.build/module.modulemap"
  -Xlinker "-L$frameworks" -Xlinker -lCombine -Xlinker -lSwiftUI -Xlinker -rpath -Xlinker "$frameworks"
)
# What inlines a module from elsewhere is not compiled anew for a change of it.
stamp=$(cat "$frameworks/Modules"/{Combine,SwiftUI}.swiftmodule | cksum)
[ "$stamp" = "$(cat "$scratch/layers.stamp" 2>/dev/null)" ] || rm -rf "$scratch/layers"
echo "$stamp" >"$scratch/layers.stamp"

quietly "the layers do not build on Combine" "$scratch/layers.log" swift build --build-tests "${layers[@]}"
if grep -E '(^|[^[:alpha:]])warning: ' "$scratch/layers.log"; then
  fail "the layers have warnings on Combine"
fi
binaries=$(swift build "${layers[@]}" --show-bin-path) || exit 1
# `$s7Combine` is how a name of the module Combine begins in an object file.
find "$binaries/ReactiveCore.build" -name '*.o' -exec nm --undefined-only {} + | grep '\$s7Combine' >/dev/null ||
  fail "ReactiveCore was not built on Combine"

# Tests that compile something look for modules where the layers' are.
for folder in "$binaries"/Modules*; do
  for module in Combine CombineLocking SwiftUI; do
    ln -sfn "$frameworks/Modules/$module.swiftmodule" "$folder/$module.swiftmodule" || exit 1
  done
done
ln -sfn "$frameworks/CombineThreadPointer.build" "$binaries/CombineThreadPointer.build" || exit 1

targets=$(sed -n '/\.testTarget(/{n;s/.*name: "\([^"]*\)".*/\1/p;}' "$root/Package.swift")
[ -n "$targets" ] || fail "there is no test target in $root/Package.swift"
failed=0 total=0
# One by one: some tests look at what the whole process does, and some take all the cores.
for target in $targets; do
  log=$scratch/$target.log start=$SECONDS
  swift test --skip-build "${layers[@]}" --filter "^$target\\." >"$log" 2>&1 </dev/null
  status=$?
  xctest=$(grep -oE 'Executed [0-9]+ tests?' "$log" | tail -n 1 | grep -oE '[0-9]+')
  testing=$(grep -oE 'Test run with [0-9]+ tests?' "$log" | tail -n 1 | grep -oE '[0-9]+')
  count=$((${xctest:-0} + ${testing:-0}))
  total=$((total + count))
  result=ok
  [ $status -eq 0 ] && [ $count -gt 0 ] || { result="FAILED (exit status $status)" failed=$((failed + 1)); }
  printf '%-24s %5d tests %4d s  %s\n' "$target" $count $((SECONDS - start)) "$result"
  [ "$result" = ok ] || grep -E '✘|error: |recorded an issue|^[^◇✔]*Fatal' "$log" | tail -n 40
done
echo "left out where there is Combine or SwiftUI:"
(cd "$root" && grep -lE '^#if !canImport\((Combine|SwiftUI)\)' -r Packages --include='*Tests.swift' | sort |
  sed 's/^/  /')
echo "Test run with $total tests in $(wc -w <<<"$targets") targets ended after $SECONDS seconds, with $failed failures of targets"
[ $failed -eq 0 ]
