#!/usr/bin/env bash
# the engine's tests, compiled with optimization
# reads: package:ReactiveCore
# place: 60
set -e
# Built anew: SwiftPM may keep optimized objects in which an older layout of the engine's classes is inlined.
rm -rf "$1/optimized"
exec swift test -c release -Xswiftc -enable-testing --package-path Packages/ReactiveCore --scratch-path "$1/optimized"
