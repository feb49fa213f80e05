# Reads what a run printed about the cases of IssueCases, and prints a row a case with a column a place.
#
# Usage: awk -v kind=testing|xctest|outside -f table-of-cases.awk ReportingCases.swift QuietCases.swift OUTPUT
#
# A cell is `test` when the running test failed at the case's line, `run` when the run failed without a test's name,
# `line` when a line was written to standard error, `quiet` when nothing was; `-` for a case that waits, which cannot
# run on a queue. What a cell should be is known here; another is put in capitals, and this script fails.

function expected(name, where, is_quiet) {
  if (where == "queue" && name ~ /async/) return "-"
  if (is_quiet) return "quiet"
  if (kind == "outside") return "line"
  if (kind == "testing" && (where == "detached" || where == "queue")) return "run"
  return "test"
}

function actual(name, where,   key) {
  key = name "|" where
  if (!(key in times)) return where == "queue" && name ~ /async/ ? "-" : "quiet"
  if (times[key] > 1) return times[key] " TIMES"
  if (line[key] < first[name] || line[key] > last[name]) return "LINE " line[key]
  return result[key]
}

# A message of a case: remembers where and for which test it was recorded.
function found(text, test, at,   key) {
  match(text, /\[[^|]*\|[A-Za-z]+\]/)
  key = substr(text, RSTART + 1, RLENGTH - 2)
  times[key]++
  line[key] = at + 0
  if (kind == "outside") result[key] = "line"
  else if (test == "«unknown»") result[key] = "run"
  else result[key] = is_own(test, substr(key, index(key, "|") + 1)) ? "test" : "OF " test
}

function is_own(test, where) {
  sub(/^XCTestCases\.test/, "", test)
  sub(/\(\)$/, "", test)
  return tolower(test) == tolower(where)
}

BEGIN { places = split("own childTask task captured detached queue", place, " ") }

FILENAME ~ /Cases\.swift$/ {
  if (match($0, /"[^"]+"/) && ($0 ~ /IssueCase\("/ || opened == FNR - 1)) {
    if (cases && quiet[cases] == (FILENAME ~ /Quiet/)) last[name[cases]] = FNR - 1
    name[++cases] = substr($0, RSTART + 1, RLENGTH - 2)
    first[name[cases]] = last[name[cases]] = FNR
    quiet[cases] = FILENAME ~ /Quiet/
  }
  if ($0 ~ /IssueCase\($/) opened = FNR
  if ($0 ~ /^  \]/) last[name[cases]] = FNR
  next
}

kind == "testing" && /recorded an issue.* at / {
  test = $0; sub(/.*Test /, "", test); sub(/ recorded .*/, "", test)
  at = $0; sub(/.* at [^:]*:/, "", at); sub(/:.*/, "", at)
  next
}
kind == "testing" && /\[[^|]*\|[A-Za-z]+\]/ { found($0, test, at) }
kind == "xctest" && /: error: .*\[[^|]*\|[A-Za-z]+\]/ {
  test = $0; sub(/.*: error: /, "", test); sub(/ :.*/, "", test)
  at = $0; sub(/: error: .*/, "", at); sub(/.*:/, "", at)
  found($0, test, at)
}
kind == "outside" && /: issue: .*\[[^|]*\|[A-Za-z]+\]/ {
  at = $0; sub(/: issue: .*/, "", at); sub(/.*:/, "", at)
  found($0, "", at)
}

END {
  printf "%-34s", ""
  for (i = 1; i <= places; i++) printf "%-10s", place[i]
  print ""
  for (c = 1; c <= cases; c++) {
    printf "%-34s", name[c]
    for (i = 1; i <= places; i++) {
      cell = actual(name[c], place[i])
      if (cell != expected(name[c], place[i], quiet[c])) { cell = toupper(cell) "!"; wrong++ }
      printf "%-10s", cell
    }
    print ""
  }
  exit wrong > 0
}
