#!/usr/bin/env bash
# the layered app of Examples/TravelAdvisories, which has a matrix of its own
# reads: package:Examples Examples/TravelAdvisories/ Packages/ run-tests.sh Tools/Matrix/
# place: 90
if [ ! -d Examples/TravelAdvisories ]; then
  echo "skipped: Examples/TravelAdvisories is not here"
  exit 0
fi
exec env SCRATCH_PATH="$1" ./run-tests.sh --root Examples/TravelAdvisories
