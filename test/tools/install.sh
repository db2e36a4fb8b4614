#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# cmake --install: module, command, sample and pages, into a folder of our own, and used from there.
# usage: install.sh CMAKE BUILD MODULES_DIR COMMAND SAMPLE MAN_DIR
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
DESTDIR=$work "$1" --install "$2"
for file in "$3/lanes.so" "$4" "$5" "$6/man1/lanes.1" "$6/man7/lanes.7"; do
    [ -s "$work$file" ] || { echo "FAILED: $file is not installed"; exit 1; }
done
OPENSSL_MODULES=$work$3 OPENSSL_CONF=$work$5 "$work$4" check
