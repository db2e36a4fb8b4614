#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: expect.sh STATUS TEXT COMMAND...
# Passes if the command ends with this status and prints this text: a planted
# fault must be found, and nothing else must have gone wrong.
status=$1 text=$2
shift 2
output=$("$@" 2>&1)
got=$?
if [ $got -eq "$status" ] && printf '%s' "$output" | grep -q -e "$text"; then
    exit 0
fi
printf '%s\n' "$output"
echo "expect.sh: status $got, expected $status with \"$text\""
exit 1
