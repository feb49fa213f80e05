#!/usr/bin/env bash
# Builds the manual of all layers as a static site. See --help.
set -uo pipefail

usage() {
  cat <<'END'
Usage: Tools/build-documentation.sh [FOLDER] [--hosting-base-path PATH]

Builds the manual with the toolchain's docc, as a static site in FOLDER (by default .build/manual): a page for every
public symbol of every layer, the articles and the tutorial. A warning of docc's, or a public symbol without a doc
comment, is an error; then FOLDER stays as it was. Look at it with

    python3 -m http.server -d FOLDER

  --hosting-base-path PATH   where a server will have the site, such as /swift-machines

Builds in .build/documentation, or $SCRATCH_PATH. Exits 0 with a site, 1 with problems, 64 when called wrongly, 69
without docc.
END
}

folder=""
options=()
while [ $# -gt 0 ]; do
  case $1 in
    --help | -h) usage; exit 0 ;;
    --hosting-base-path)
      [ $# -ge 2 ] || { echo "build-documentation.sh: $1 needs a value" >&2; exit 64; }
      options+=("$1" "$2")
      shift
      ;;
    -*) echo "build-documentation.sh: unknown option '$1'" >&2; usage >&2; exit 64 ;;
    *)
      [ -z "$folder" ] || { echo "build-documentation.sh: give one folder, not '$folder' and '$1'" >&2; exit 64; }
      folder=$1
      ;;
  esac
  shift
done

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd) || exit 1
scratch=${SCRATCH_PATH:-$root/.build/documentation}
exec swift run --package-path "$root/Tools" --scratch-path "$scratch" documentation site --root "$root" \
  --scratch "$scratch" --output "${folder:-$root/.build/manual}" ${options[@]+"${options[@]}"}
