#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: planted.sh TREE WORK: mutate.sh must tell a fault that is caught from one that is none,
# one that fits no line and one that fits many, and refuse the list.
set -eu
here=$(dirname "$0") tree=$1 work=$2
mkdir -p "$work"
cat >"$work/list" <<'END'
src/base/ct.c | s/difference \|= /difference = / | unit:base
src/base/ct.c | s/uint8_t difference = 0;/uint8_t difference = 0; (void)n;/ | unit:base
src/base/ct.c | s/no such line/x/ | unit:base
src/base/ct.c | s/n/m/ | unit:base
END
if JOBS=1 "$here/mutate.sh" "$tree" "$work/one" "$work/list" >"$work/log" 2>&1; then
    echo "planted: the list was taken"
    exit 1
fi
cat "$work/log"
verdicts=$(awk '{printf "%s ", $1}' "$work/log")
[ "$verdicts" = "killed ALIVE STALE STALE mutate: " ] || {
    echo "planted: verdicts: $verdicts"
    exit 1
}
