#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# lanes speed --from: that what two runs wrote is drawn whole, alike each time, and that what no run
# wrote is refused.
# usage: plot.sh LANES
set -u
lanes=$1
. "$(dirname "$0")/lib.sh"

# result OPENSSL OPERATION SHAPE BYTES RATIO: one row; RATIO null as for what OpenSSL lacks
result() {
    jq -n --arg openssl "$1" --arg operation "$2" --arg shape "$3" --argjson bytes "$4" \
        --argjson ratio "$5" '{$operation, $shape, cpu: "x86-64-v3", $openssl,
            processor: "it'"'"'s a CPU", $bytes,
            default_ns: ($ratio | if . then . * 100 else . end), lanes_ns: 100, $ratio, ratio_low: $ratio, ratio_high: $ratio, ratio_median: $ratio,
            windows: 2000}'
}

results_30() {
    local size operation
    for operation in "chacha20-poly1305 seal" "chacha20-poly1305 open"; do
        for size in 0 16 256 4096 16384; do
            result 3.0.22 "$operation" tls13 $size 1.75
        done
    done
    result 3.0.22 "x25519 derive" oneshot 32 1.5
    result 3.0.22 "ed25519 verify" key-fresh 64 3.5
    result 3.0.22 "ml-dsa-65 sign" key-loaded 64 null
}

results_35() {
    result 3.5.9 "x25519 derive" oneshot 32 1.45
    result 3.5.9 "ed25519 verify" key-fresh 64 0.75
    result 3.5.9 "ml-dsa-65 sign" key-loaded 64 18.25
}

# texts FILE: what is written in it, a line each; nothing if it is not XML
texts() {
    python3 - "$1" <<'PYTHON'
import sys
import xml.etree.ElementTree as tree
for text in tree.parse(sys.argv[1]).iter("{http://www.w3.org/2000/svg}text"):
    print("".join(text.itertext()).strip())
PYTHON
}

results_30 | jq -s . >"$work/30.json"
results_35 | jq -s . >"$work/35.json"
from=(--from "$work/30.json" --from "$work/35.json")
lanes_speed 0 "${from[@]}" --plot "$work/it's.svg"
texts "$work/it's.svg" >"$work/texts"
for text in "chacha20-poly1305 seal, tls13" "chacha20-poly1305 open, tls13" \
    "x25519 derive, oneshot, 32 B" \
    "ed25519 verify, key-fresh, 64 B" "ml-dsa-65 sign, key-loaded, 64 B" "OpenSSL 3.0.22" \
    "OpenSSL 3.5.9" 1.50 1.45 0.75 18.25 "it's a CPU; both sides held to x86-64-v3" \
    "Keys and others, lanes against OpenSSL 3.0.22 and 3.5.9"; do
    grep -qxF -- "$text" "$work/texts" || fail "the plot does not have: $text"
done
lanes_speed 0 "${from[@]}" --plot "$work/again.svg"
cmp "$work/it's.svg" "$work/again.svg" || fail "another plot of the same figures"
lanes_speed 0 "${from[@]}" --only x25519 --plot "$work/only.svg"
texts "$work/only.svg" >"$work/texts"
grep -qF "x25519 derive" "$work/texts" || fail "--only left out what it names"
grep -qE "chacha20|verify" "$work/texts" && fail "--only was not heard"

# --- what cannot be drawn
# bad WHAT SED-SCRIPT: the file after an edit
bad() {
    sed -e "$2" "$work/35.json" >"$work/bad.json"
    cmp -s "$work/35.json" "$work/bad.json" && fail "planted: $1: nothing was changed"
    lanes_speed 1 --from "$work/bad.json" --plot "$work/bad.svg"
    says "bad.json: not what --json"
    [ ! -e "$work/bad.svg" ] || fail "$1: drawn"
}
bad "no operation" '0,/operation/s//opera/'
bad "a word for a number" 's/"ratio": 18.25/"ratio": fast/'
bad "a text for a number" 's/"ratio": 18.25/"ratio": "18.25"/'
bad "a ratio below nothing" 's/"ratio": 18.25/"ratio": -18.25/'
bad "a ratio beyond all numbers" 's/"ratio": 18.25/"ratio": 1e999/'
bad "an end too soon" '$d'
bad "a text after the end" '$s/.*/&x/'
bad "a name with an escape" 's/ml-dsa-65/ml\\u002ddsa/'
bad "no version" '/"openssl"/d'
: >"$work/bad.json"
lanes_speed 1 --from "$work/bad.json" --plot "$work/bad.svg"
says "bad.json: not what --json"
lanes_speed 1 --from "$work/none.json" --plot "$work/bad.svg"
says "none.json: No such file"
lanes_speed 1 "${from[@]}" --only rot13 --plot "$work/bad.svg"
says "nothing to draw"
lanes_speed 2 "${from[@]}"
says "--from without --plot"

echo "$failures failures"
[ $failures -eq 0 ]
