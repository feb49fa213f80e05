#!/usr/bin/env bash
# Measures what @CasePathable costs a build. See --help.
set -euo pipefail

usage() {
  cat <<'TEXT'
Usage: Tools/measure-casepathable.sh SCRATCH

Prints the seconds of a clean debug build of CaseKeyPaths and a client with an enum, of the build of the client
alone after a change, and the milliseconds in which the macro plugin starts and answers.

  SCRATCH   a folder for the client and the build; what it holds is replaced
TEXT
}

case ${1:-} in
  -h | --help) usage; exit 0 ;;
  "" | -*) usage >&2; exit 64 ;;
esac

packages=$(cd "$(dirname "${BASH_SOURCE[0]}")/../Packages" && pwd)
mkdir -p "$1"
scratch=$(cd "$1" && pwd)
client=$scratch/casepathable-client
build=$scratch/casepathable-build
rm -rf "$client" "$build"
mkdir -p "$client/Sources/Client"

cat >"$client/Package.swift" <<TEXT
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
  name: "Client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "$packages/CaseKeyPaths")],
  targets: [
    .executableTarget(name: "Client", dependencies: [.product(name: "CaseKeyPaths", package: "CaseKeyPaths")])
  ]
)
TEXT
cat >"$client/Sources/Client/main.swift" <<'TEXT'
import CaseKeyPaths

@CasePathable
enum Event {
  case child(Child)
  case moved(x: Int, y: Int)
  case quit

  @CasePathable
  enum Child { case leaf(Int), empty }
}

print(Event.child(.leaf(1))[case: \.child.leaf] ?? 0)
TEXT

# Seconds with two digits between two values of EPOCHREALTIME.
seconds() { printf '%d.%02d' $((($2 - $1) / 1000000)) $((($2 - $1) % 1000000 / 10000)); }
now() { echo "${EPOCHREALTIME/[.,]/}"; }

timed_build() {
  local start end
  start=$(now)
  swift build --package-path "$client" --scratch-path "$build" >"$scratch/casepathable.log" 2>&1 || {
    tail -n 40 "$scratch/casepathable.log" >&2
    exit 1
  }
  end=$(now)
  echo "$1 $(seconds "$start" "$end") s"
}

swift package --package-path "$client" --scratch-path "$build" resolve >/dev/null 2>&1
timed_build "build.casepathable"
echo '// changed' >>"$client/Sources/Client/main.swift"
timed_build "build.casepathable.client"

# A message is its length in eight bytes and so much JSON.
plugin=$(find "$build" -type f -name 'CaseKeyPathsPlugin-tool' | head -n 1)
message='{"getCapability":{}}'
runs=50
start=$(now)
for _ in $(seq $runs); do
  printf '\x14\0\0\0\0\0\0\0%s' "$message" | "$plugin" >/dev/null
done
end=$(now)
shell_start=$(now)
for _ in $(seq $runs); do
  printf '\x14\0\0\0\0\0\0\0%s' "$message" | cat >/dev/null
done
shell_end=$(now)
# The shell's own time to start any program is not the plugin's.
spent=$(((end - start) - (shell_end - shell_start)))
printf 'plugin.start %d.%02d ms\n' $((spent / runs / 1000)) $((spent / runs % 1000 / 10))
