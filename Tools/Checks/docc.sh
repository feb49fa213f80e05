#!/usr/bin/env bash
# the manual's site builds without a warning, and every public symbol is documented
# reads: *.md *.swift *.tutorial *.svg *.h *.modulemap Tools/Checks/
# place: 24
site=$(mktemp -d "${TMPDIR:-/tmp}/manual.XXXXXX") || exit 1
trap 'rm -rf "$site"' EXIT
swift run --disable-build-manifest-caching --package-path Tools --scratch-path "$1" documentation site \
  --root "$PWD" --scratch "$1" --output "$site/manual" >"$site/log" 2>&1
status=$?
if [ $status -eq 69 ]; then
  echo "skipped: this toolchain has no docc, or no swift-syntax"
  status=0
fi
cat "$site/log"
exit $status
