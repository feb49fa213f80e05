#!/usr/bin/env bash
# imports are declared, and the rules of lint and .swiftlint-rules hold
# reads: *.swift .swiftlint-rules/
# place: 20
exec swift run --disable-build-manifest-caching --package-path Tools --scratch-path "$1" lint --baseline .swiftlint-rules/baseline.json "$PWD"
