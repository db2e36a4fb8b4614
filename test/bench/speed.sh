#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# lanes speed: that its figures are what design says they are, and that it refuses to time
# anything but the default provider against lanes. No speed is asserted here.
# usage: speed.sh LANES MODULE SAMPLE ROWS PLANT_LANES PLANT_OTHER
set -u
lanes=$1 module=$2 sample=$3 rows=$4 plant_lanes=$5 plant_other=$6
. "$(dirname "$0")/lib.sh"
mkdir "$work/modules" "$work/bin"
cp "$module" "$work/modules/lanes.so"
unset OPENSSL_CONF OPENSSL_ia32cap
export OPENSSL_MODULES=$work/modules
json=$work/speed.json

# speed STATUS OPTION...: a run that writes $json anew
speed() {
    rm -f "$json"
    echo "lanes speed ${*:2}"
    lanes_speed "$@"
}

shows() {
    grep -qE -- "$1" "$work/out" || fail "does not show: $1"
}

# holds WHAT FILTER: the jq filter gives true for the JSON file
holds() {
    jq -e "$2" "$json" >/dev/null || fail "$1"
}

# --- the whole run, within its time
begin=$(date +%s)
speed 0 --module "$module" --seconds 5 --kernels --json "$json"
took=$(($(date +%s) - begin))
[ $took -le 10 ] || fail "--seconds 5 took $took seconds"
shows "^both sides held to: nothing"
holds "not an array of objects" 'type == "array" and length > 80 and all(type == "object")'
holds "fields missing or of another type" 'all(
    (.operation | type) == "string" and (.shape | type) == "string" and
    (.bytes | type) == "number" and (.lanes_ns | type) == "number" and .lanes_ns > 0 and
    .windows > 0 and has("default_ns") and
    ([.default_ns, .ratio, .ratio_low, .ratio_high, .ratio_median] | map(type) | unique |
        length == 1 and (.[0] == "number" or .[0] == "null")))'
holds "ratio is not default / lanes" '[.[] | select(.ratio != null) |
    .ratio - .default_ns / .lanes_ns | fabs < 0.01] | all and length > 50'
holds "rounds do not enclose the ratio" '[.[] | select(.ratio != null) |
    .ratio_low <= .ratio * 1.1 and .ratio <= .ratio_high * 1.1] | all'
holds "the same row twice" 'length == (unique_by([.operation, .shape, .bytes, .kernel]) | length)'
for shape in oneshot tls13 tls12 pieces-1000 pieces-100 pieces-16; do
    for way in seal open; do
        holds "no chacha20-poly1305 $way, $shape" "any(.operation == \"chacha20-poly1305 $way\" and
            .shape == \"$shape\" and .bytes == 16384 and .ratio != null)"
    done
done
for operation in "xchacha20-poly1305 seal" "xchacha20-poly1305 open"; do
    holds "$operation: the default provider has none" "[.[] | select(.operation == \"$operation\") |
        .default_ns == null and .ratio == null] | all and length > 5"
done
for operation in chacha20 poly1305 "chacha20 header protection"; do
    holds "no $operation" "any(.operation == \"$operation\" and .shape == \"oneshot\" and .ratio != null)"
done
for shape in oneshot curves-only; do
    holds "no tls13 handshake, $shape" "any(.operation == \"tls13 handshake\" and
        .shape == \"$shape\" and .ratio != null)"
done
holds "the curves take more than the handshake that they are a part of" '
    ([.[] | select(.operation == "tls13 handshake")] | map({(.shape): .default_ns}) | add) |
    ."curves-only" < .oneshot'
shows "^TLS 1.3 handshakes per second.*: [0-9]+, with lanes [0-9]+$"
# every compiled row, by the tables themselves; whole messages stand for the row of the AEAD
while read -r primitive row; do
    case $primitive in
    aead) operations="chacha20-poly1305 seal
chacha20-poly1305 open
chacha20-poly1305" ;;
    *) operations=$primitive ;;
    esac
    while IFS= read -r operation; do
        holds "kernel row missing: $operation $row" "any(.operation == \"$operation\" and
            .kernel == \"$row\" and .default_ns == null)"
    done <<<"$operations"
done < <("$rows")
"$rows" | grep -q "^aead portable$" || fail "the table of rows is empty"

# --- default against default: 1.00 +/- 0.03. A neighbour may spoil a run, but not the same row
# five times.
for try in 1 2 3 4 5; do
    speed 0 --null --seconds 4 --only "seal oneshot" --json "$json"
    shows "^null run"
    holds "the null run has no rows" 'length >= 8 and all(.ratio != null)'
    jq -r '.[] | select(.ratio < 0.97 or .ratio > 1.03) | .bytes' "$json" | sort >"$work/off.$try"
    [ "$try" -eq 1 ] || comm -12 "$work/off" "$work/off.$try" >"$work/both"
    [ "$try" -eq 1 ] && cp "$work/off.1" "$work/off" || mv "$work/both" "$work/off"
    [ -s "$work/off" ] || break
done
[ ! -s "$work/off" ] || fail "not 1.00 +/- 0.03 five times: $(tr '\n' ' ' <"$work/off")"

# --- enough time, enough windows
speed 0 --module "$module" --seconds 3 --only "header protection" --json "$json"
holds "less than 2,000 windows" 'length == 1 and .[0].windows >= 2000'

# --- which lanes: the one that openssl.cnf activates, with its settings
sed 's|^\[lanes_sect\]|&\nkernels = chacha20:portable, aead:portable|' "$sample" >"$work/active.cnf"
OPENSSL_CONF=$work/active.cnf speed 0 --seconds 1 --only "header protection"
shows "^lanes: $work/modules/lanes.so; chacha20:portable"
# or the one beside the program
cp "$lanes" "$work/bin/lanes"
cp "$module" "$work/bin/lanes.so"
lanes=$work/bin/lanes speed 0 --seconds 1 --only "header protection"
shows "^lanes: $work/bin/lanes.so; "
# or the installed one
rm "$work/bin/lanes.so"
lanes=$work/bin/lanes speed 0 --seconds 1 --only "header protection"
shows "^lanes: $work/modules/lanes.so; "

# --- no lanes, or something else in its place
rm "$work/modules/lanes.so"
: >"$work/empty.cnf"
lanes=$work/bin/lanes OPENSSL_CONF=$work/empty.cnf speed 1 --seconds 1 --only seal
says "no module"
speed 1 --module "$plant_other" --seconds 1 --only seal
says "provider lanes does not serve this"
speed 1 --module "$plant_lanes" --seconds 1 --only seal
says "gave another output than the default provider"
echo "no module" >"$work/text.so"
speed 1 --module "$work/text.so" --seconds 1
says "does not load"

# --- an instruction set level
if [ "$(uname -m)" = x86_64 ]; then
    speed 0 --module "$module" --seconds 1 --only "header protection" --cpu x86-64-v3 --json "$json"
    shows "env::~0xd0230000"
    shows "^both sides held to: x86-64-v3"
    holds "the level is not in the JSON" 'all(.cpu == "x86-64-v3")'
    speed 0 --module "$module" --seconds 1 --only "header protection" --cpu portable --kernels
    shows "chacha20:portable"
fi
speed 2 --cpu x86-64-v99
says "no such level"

# --- plots: by whatever is called gnuplot, or a clear message
cat >"$work/bin/gnuplot" <<'SCRIPT'
#!/bin/sh
cat >"$PLANT_SCRIPT"
SCRIPT
chmod +x "$work/bin/gnuplot"
PLANT_SCRIPT=$work/script PATH=$work/bin:$PATH \
    speed 0 --module "$module" --seconds 1 --only "poly1305" --plot "$work/it's.svg"
grep -qF "set output '$work/it''s.svg'" "$work/script" || fail "the plot goes elsewhere"
grep -qE '^16384 [0-9.]+$' "$work/script" || fail "the plot has no data"
mkdir "$work/none"
PATH=$work/none speed 2 --seconds 1 --plot "$work/plot.svg" 2>/dev/null
says "gnuplot, which is not installed"

# --- a progress bar, on a terminal only
speed 0 --module "$module" --seconds 1 --only "header protection"
grep -q "%" "$work/err" && fail "a progress bar in a file"
script -qec "'$lanes' speed --module '$module' --seconds 1 --only 'seal tls13'" /dev/null \
    >"$work/terminal" </dev/null
grep -qE '\[#+\.+\] +[0-9]+ %' "$work/terminal" || fail "no progress bar on a terminal"

# --- wrong usage
speed 2 --seconds 0
speed 2 --seconds
speed 2 --sceonds 5
says "--sceonds: unknown"
speed 1 --module "$module" --seconds 1 --only "rot13"
says "nothing is called so"
speed 1 --module "$module" --seconds 1 --only "header protection" --json "$work/none/no/speed.json"
says "$work/none/no/speed.json"

echo "$failures failures"
[ $failures -eq 0 ]
