#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: planted.sh KAT VECTORS WORK: kat must refuse a folder in which a set is missing, a case is
# missing, an answer or a verdict is changed. Some sets stand for all.
set -eu
kat=$1 vectors=$2 work=$3 missed=0
set=wycheproof/chacha20_poly1305_test.json
mkdir -p "$work"

while IFS='|' read -r what fault; do
    rm -rf "$work/vectors"
    mkdir -p "$work/vectors/boringssl" "$work/vectors/wycheproof"
    cp "$vectors"/boringssl/*chacha20_poly1305_test* "$work/vectors/boringssl"
    cp "$vectors"/wycheproof/*chacha20_poly1305_test* "$work/vectors/wycheproof"
    rm "$work/vectors/$set.gz"
    [ "$fault" = d ] || gzip -dc "$vectors/$set.gz" | sed "$fault" | gzip -c >"$work/vectors/$set.gz"
    verdict=refused
    if "$kat" "$work/vectors" src "$work" strict chacha20_poly1305_test >"$work/log" 2>&1; then
        verdict=accepted
    fi
    echo "planted: $verdict: $what"
    case $what in
    nothing) [ $verdict = accepted ] || { cat "$work/log"; missed=1; } ;;
    *) [ $verdict = refused ] || missed=1 ;;
    esac
done <<'END'
nothing|s/^$//
a set is missing|d
another number of cases|s/"numberOfTests": *[0-9]*/"numberOfTests": 7/
an invalid case said to be valid|s/"result": "invalid"/"result": "valid"/
a valid case said to be invalid|0,/"result": "valid"/s//"result": "invalid"/
a changed tag|0,/"tag": "./s//"tag": "x/
not JSON|s/"testGroups": \[/"testGroups": /
END
exit $missed
