#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: module_planted.sh WORK: module.sh must refuse these modules.
set -eu
here=$(dirname "$0") work=$1 missed=0
mkdir -p "$work"
init='int OSSL_provider_init(void) { return 1; }'
crypto='int RAND_bytes(void *, int); int OSSL_provider_init(void) { return RAND_bytes(0, 0); }'
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
nothing|$init|$good
a second export|$init int other;|$good
a libcrypto symbol|$crypto|$good
libcrypto itself|$crypto|$good -lcrypto
lazy binding|$init|-z lazy -z relro -z nodelete -z noexecstack
unloading|$init|-z now -z relro -z noexecstack
executable stack|$init|-z now -z relro -z nodelete -z execstack
END
exit $missed
