#!/usr/bin/env bash
# the movies in a GTK 4 window on a display of its own, where GTK and Xvfb are installed
# reads: package:Examples Examples/GTK/
# place: 80
missing=()
pkg-config --exists 'gtk4 >= 4.8' 2>/dev/null || missing+=(libgtk-4-dev)
command -v Xvfb >/dev/null || missing+=(xvfb)
command -v xdotool >/dev/null || missing+=(xdotool)
if [ ${#missing[@]} -gt 0 ]; then
  echo "skipped: not installed: ${missing[*]}"
  exit 0
fi
exec swift test --disable-build-manifest-caching --package-path Examples/GTK --scratch-path "$1"
