#!/usr/bin/env bash
# the workflows are YAML, and what they call is there
# reads: .github/ run-tests.sh Tools/Matrix/Sources/ Tools/Legs/
# place: 25
set -uo pipefail

usage() {
  cat <<'END'
Usage: Tools/Checks/workflow.sh [SCRATCH] [--root DIR]

Reads the workflows in .github/workflows: that they are YAML (where python3 has its yaml module; else it says that it
did not look), that every option which they give to run-tests.sh is in `./run-tests.sh --help`, and that every leg they
name is a script in Tools/Legs. Prints what is wrong with the file and the line. Exits 0 only if nothing is.
END
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 1
root=$(cd "$here/../.." && pwd) || exit 1
while [ $# -gt 0 ]; do
  case $1 in
    --help | -h) usage; exit 0 ;;
    --root)
      root=$(cd "${2:-}" 2>/dev/null && pwd) || { echo "workflow.sh: there is no folder '${2:-}'" >&2; exit 64; }
      shift
      ;;
    -*)
      echo "workflow.sh: unknown option '$1'" >&2
      usage >&2
      exit 64
      ;;
  esac
  shift
done
cd "$root" || exit 1

failed=0
wrong() {
  echo "$*"
  failed=1
}

parses() {
  python3 - "$1" <<'END'
import sys, yaml
path = sys.argv[1]
try:
    with open(path) as file:
        workflow = yaml.safe_load(file)
except yaml.YAMLError as error:
    sys.exit(f"{path} is not YAML: {' '.join(str(error).split())}")
if not isinstance(workflow, dict) or not isinstance(workflow.get("jobs"), dict):
    sys.exit(f"{path} has no jobs")
for name, job in workflow["jobs"].items():
    if not isinstance(job, dict) or "runs-on" not in job or not isinstance(job.get("steps"), list):
        sys.exit(f"{path}: the job '{name}' has no runs-on, or no steps")
    for step in job["steps"]:
        if not isinstance(step, dict) or ("run" in step) == ("uses" in step):
            sys.exit(f"{path}: a step of the job '{name}' neither runs nor uses something, or does both")
    needs = job.get("needs", [])
    for other in [needs] if isinstance(needs, str) else needs:
        if other not in workflow["jobs"]:
            sys.exit(f"{path}: the job '{name}' needs '{other}', which there is not")
END
}

help=$(./run-tests.sh --help) || wrong "run-tests.sh --help fails"
can_parse=1
python3 -c 'import yaml' 2>/dev/null || can_parse=""
count=0
for workflow in .github/workflows/*.yml; do
  [ -f "$workflow" ] || continue
  if [ -z "$can_parse" ]; then
    echo "not looked at: whether $workflow is YAML, for python3 has no yaml module here"
  else
    parses "$workflow" || failed=1
  fi
  while IFS=: read -r number line; do
    count=$((count + 1))
    for option in $(grep -oE -- '--[a-z-]+' <<<"${line#*run-tests.sh}"); do
      grep -qE -- "(^|[^a-z-])$option([^a-z-]|\$)" <<<"$help" || wrong "$workflow:$number: run-tests.sh has no $option"
    done
    for leg in $(sed -n 's/.*--leg  *\([a-z]\{1,\}\).*/\1/p' <<<"$line"); do
      [ -x "Tools/Legs/$leg.sh" ] || wrong "$workflow:$number: there is no leg '$leg'"
    done
  done < <(grep -n 'run-tests\.sh' "$workflow")
  while IFS=: read -r number line; do
    for leg in $(sed -e 's/.*\[//' -e 's/\].*//' -e 's/,/ /g' <<<"$line"); do
      [ -x "Tools/Legs/$leg.sh" ] || wrong "$workflow:$number: there is no leg '$leg'"
    done
  done < <(grep -nE '^ *leg: *\[' "$workflow")
done
[ $count -gt 0 ] || wrong "no workflow calls run-tests.sh"
[ $failed -ne 0 ] || echo "$count calls of run-tests.sh are as its --help says"
exit $failed
