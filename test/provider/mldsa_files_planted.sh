#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: mldsa_files_planted.sh VECTORS WORK
# mldsa_files.sh must refuse folders in which a set is missing, or a file is not what it should be.
set -euo pipefail
vectors=$1 work=$2 missed=0

while IFS='|' read -r what fault; do
    rm -rf "$work"
    mkdir -p "$work/rfc" "$work/openssl"
    cp -R "$vectors/rfc/rfc9881" "$vectors/rfc/rfc9882" "$work/rfc/"
    cp -R "$vectors/openssl/ml_dsa_codecs" "$work/openssl/"
    chmod -R u+w "$work"
    (cd "$work" && eval "$fault")
    verdict=refused
    if "$(dirname "$0")/mldsa_files.sh" "$work" strict >"$work/log" 2>&1; then
        verdict=accepted
    fi
    echo "planted: $verdict: $what"
    case $what in
    nothing) [ $verdict = accepted ] || { cat "$work/log"; missed=1; } ;;
    *) [ $verdict = refused ] || missed=1 ;;
    esac
done <<'END'
nothing|:
a set is missing|rm -r rfc/rfc9882
a key of another seed|sed -i '2s/BAgME/BAgMF/' rfc/rfc9881/ML-DSA-44-seed.priv
a certificate of another key|cp rfc/rfc9881/ML-DSA-65.crt rfc/rfc9881/ML-DSA-44.crt
another signature|printf x | dd of=openssl/ml_dsa_codecs/sig-44.dat bs=1 seek=9 conv=notrunc status=none
a bad key that is good|cp rfc/rfc9881/ML-DSA-44-both.priv rfc/rfc9881/bad-ML-DSA-44-3.priv
END
rm -rf "$work"
exit $missed
