#!/usr/bin/env bash
# the code of the READMEs, the articles and the tutorial compiles or is its file's, and its tests pass
# reads: *.md *.swift *.tutorial *.svg *.h *.modulemap Tools/Checks/
# place: 22
exec swift run --disable-build-manifest-caching --package-path Tools --scratch-path "$1" documentation code --root "$PWD" --scratch "$1"
