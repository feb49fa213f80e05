#!/usr/bin/env bash
# issues fail the right test in both frameworks, seen from outside
# reads: package:IssueReporting
# place: 40
exec Packages/IssueReporting/Tests/Fixtures/check-issue-matrix.sh "$1/issue-fixture"
