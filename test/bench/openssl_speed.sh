#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: openssl_speed.sh [LANES.SO [SECONDS [BYTES]]]
#
# For those who trust only their own tool: `openssl speed` under two configurations, one with the
# default provider alone and one that prefers lanes, run in turn. Without a module named, the one in
# OpenSSL's own modules folder is measured. SECONDS (3) are spent on each size, or on BYTES alone.
#
# What to know about openssl speed:
# - The runs are told apart by OPENSSL_CONF alone: -propquery works for some tests only, and for
#   those only if it stands before -evp. Every option must stand before -evp.
# - `-evp chacha20-poly1305` streams updates under one nonce and never makes a tag, so what a record
#   costs is not in it. `-aead` does not change that, only the sizes: counted on 3.0.22, 3.5.9 and
#   4.0.3, it makes one update per message and one final at the end. `lanes speed` has records.
# - It never says which provider it used. This script asks lanes for a trace, and stops where that
#   does not show that the second run, and it alone, was served by lanes.
# - It counts the process's own time, so a busy machine matters less than a clock that changes.
# - The default provider takes AVX-512 where the CPU has it. OPENSSL_ia32cap=':~0xd0230000' holds
#   both runs to AVX2.
set -euo pipefail

module=${1:-$(openssl version -m | sed 's/.*"\(.*\)"/\1/')/lanes.so}
options=(-mr -seconds "${2:-3}" ${3:+-bytes "$3"})
[ -r "$module" ] || { echo "openssl_speed.sh: no module $module" >&2; exit 1; }
[ "$(basename "$module")" = lanes.so ] || { echo "openssl_speed.sh: not a lanes.so" >&2; exit 1; }
export OPENSSL_MODULES
OPENSSL_MODULES=$(cd "$(dirname "$module")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat >"$work/default.cnf" <<CONF
openssl_conf = init
[init]
providers = providers
[providers]
default = default_sect
[default_sect]
activate = 1
CONF
cat >"$work/lanes.cnf" <<CONF
openssl_conf = init
[init]
providers = providers
alg_section = algorithms
[providers]
default = default_sect
lanes = lanes_sect
[default_sect]
activate = 1
[lanes_sect]
activate = 1
trace = $work/trace
[algorithms]
default_properties = ?provider=lanes
CONF

# run CONFIGURATION OPTION…: bytes per second by size, as "SIZE RATE" lines. -mr gives two lines:
# +H:16:64:… names the sizes and +F:N:NAME:rate:rate:… the rates.
run() {
    local configuration=$1
    shift
    OPENSSL_CONF=$work/$configuration.cnf openssl speed "${options[@]}" "$@" \
        2>"$work/err" >"$work/out" || { cat "$work/err" >&2; exit 1; }
    awk -F: '
        /^\+H:/ {for (i = 2; i <= NF; i++) size[i - 1] = $i}
        /^\+F:/ {for (i = 4; i <= NF; i++) print size[i - 3], $i}' "$work/out"
}

# compare ALGORITHM NAME
compare() {
    rm -f "$work/trace"
    run default -evp "$2" >"$work/default"
    [ ! -e "$work/trace" ] || { echo "openssl_speed.sh: the first run loaded lanes" >&2; exit 1; }
    run lanes -evp "$2" >"$work/lanes"
    grep -q "^lanes: $1 " "$work/trace" ||
        { echo "openssl_speed.sh: $2 was not served by lanes" >&2; exit 1; }
    echo "openssl speed -evp $2"
    paste -d ' ' "$work/default" "$work/lanes" | awk '
        BEGIN {printf "%8s %16s %16s %7s\n", "bytes", "default MB/s", "lanes MB/s", "ratio"}
        {printf "%8d %16.1f %16.1f %7.2f\n", $1, $2 / 1e6, $4 / 1e6, $4 / $2; n++}
        END {exit n == 0}' || { echo "openssl_speed.sh: no figures of $2" >&2; exit 1; }
    echo
}

echo "$(openssl version), $OPENSSL_MODULES/lanes.so"
echo
compare ChaCha20-Poly1305 chacha20-poly1305
compare ChaCha20 chacha20
