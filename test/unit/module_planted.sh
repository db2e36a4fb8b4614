#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: module_planted.sh WORK: module.sh must refuse these modules.
set -eu
here=$(dirname "$0") work=$1 missed=0
mkdir -p "$work"
good="-z now -z relro -z nodelete -z noexecstack"

while IFS='|' read -r what code flags; do
    printf '%s\n' "$code" >"$work/planted.c"
    # shellcheck disable=SC2086
    ${CC:-cc} -w -shared -fPIC -o "$work/planted.so" "$work/planted.c" $flags
    verdict=reported
    if "$here/module.sh" "$work/planted.so" >"$work/log" 2>&1; then
        verdict="not reported"
    fi
    echo "planted: $verdict: $what"
    case $what in
    nothing) [ "$verdict" = "not reported" ] || { cat "$work/log"; missed=1; } ;;
    *) [ "$verdict" = reported ] || missed=1 ;;
    esac
done <<END
nothing|int OSSL_provider_init(void) { return 1; }|$good
a second export|int OSSL_provider_init(void) { return 1; } int other;|$good
a libcrypto symbol|int RAND_bytes(void *, int); int OSSL_provider_init(void) { return RAND_bytes(0, 0); }|$good
libcrypto itself|int RAND_bytes(void *, int); int OSSL_provider_init(void) { return RAND_bytes(0, 0); }|$good -lcrypto
lazy binding|int OSSL_provider_init(void) { return 1; }|-z lazy -z relro -z nodelete -z noexecstack
unloading|int OSSL_provider_init(void) { return 1; }|-z now -z relro -z noexecstack
executable stack|int OSSL_provider_init(void) { return 1; }|-z now -z relro -z nodelete -z execstack
END
exit $missed
