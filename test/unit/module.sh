#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: module.sh MODULE: what the module imports and exports, and how it is linked (design: it
# runs in every OpenSSL because it needs libc alone).
set -u
module=$1 bad=0

fail() {
    echo "module: $1"
    bad=1
}

exports=$(nm -D --defined-only "$module" | awk '{print $3}' | tr '\n' ' ')
[ "$exports" = "OSSL_provider_init " ] || fail "exports: $exports"

# Imports are versioned by glibc, or weak (what the compiler's start-up code asks for).
foreign=$(nm -D --undefined-only "$module" | awk '$1 != "w" && $2 !~ /@GLIBC_/ {print $2}')
[ -z "$foreign" ] || fail "imports from elsewhere than glibc: $foreign"

needed=$(readelf -d "$module" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | tr '\n' ' ')
case $needed in
"" | "libc.so.6 ") ;;
*) fail "needs: $needed" ;;
esac

readelf -d "$module" | grep -q 'NOW' || fail "not linked with -z now"
readelf -d "$module" | grep -q 'NODELETE' || fail "not linked with -z nodelete"
readelf -lW "$module" | grep -q 'GNU_RELRO' || fail "not linked with -z relro"
readelf -lW "$module" | grep 'GNU_STACK' | grep -q 'E ' && fail "executable stack"
readelf -SW "$module" | grep -q '\.note\.GNU-stack' && fail "stray note"
readelf -rW "$module" | grep -q 'TEXTREL' && fail "text relocations"

echo "module: highest glibc version: $(nm -D --undefined-only "$module" |
    sed -n 's/.*@GLIBC_//p' | sort -V | tail -1)"
exit $bad
