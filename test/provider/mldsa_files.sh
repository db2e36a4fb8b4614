#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: mldsa_files.sh VECTORS [strict]
#
# The openssl command with published files of ML-DSA: the keys and certificates of RFC 9881, the
# messages of RFC 9882 (from 3.2 on, when CMS takes them), the keys and signatures of OpenSSL's own
# test. The trace shows that lanes did it. Status 77: a set is missing (strict: a failure).
. "$(dirname "$0")/mldsa_lib.sh"

vectors=$1 strict=${2-}
rfc9881=$vectors/rfc/rfc9881 rfc9882=$vectors/rfc/rfc9882 codecs=$vectors/openssl/ml_dsa_codecs
for set in "$rfc9881" "$rfc9882" "$codecs"; do
    if [ ! -d "$set" ]; then
        [ -z "$strict" ] || fail "no $set"
        say "no $set"
        exit 77
    fi
done

# reads FILE: a private key whose public half is in $half
reads() {
    good pkey -in "$1" -pubout -outform DER -out other.der
    same other.der half.der
}

# public FILE: takes this public key to compare with
public() {
    good pkey -pubin -in "$1" -outform DER -out half.der
}

# One bit of a file in PEM, in what ends 700 bytes before its end: of a signature, here.
damage() {
    sed -n '/^-----BEGIN/,/^-----END/{/^-----/!p}' "$1" | base64 -d >damaged
    local at byte
    at=$(($(stat -c %s damaged) - 700))
    byte=$(od -An -tu1 -j $at -N 1 damaged)
    printf "\\x$(printf %x $((byte ^ 1)))" | dd of=damaged bs=1 seek=$at conv=notrunc 2>/dev/null
}

rfc9881() {
    local form at
    public "$rfc9881/ML-DSA-$n.pub"
    for form in seed expanded both; do
        reads "$rfc9881/ML-DSA-$n-$form.priv"
    done
    good x509 -in "$rfc9881/ML-DSA-$n.crt" -pubkey -noout -out other.pem
    good pkey -pubin -in other.pem -outform DER -out other.der
    same other.der half.der
    at=$(date -d 2030-01-01 +%s)
    good verify -attime "$at" -check_ss_sig -CAfile "$rfc9881/ML-DSA-$n.crt" \
        "$rfc9881/ML-DSA-$n.crt"
    damage "$rfc9881/ML-DSA-$n.crt"
    good x509 -inform DER -in damaged -out damaged.pem
    bad verify -attime "$at" -check_ss_sig -CAfile damaged.pem damaged.pem
    grep -q "certificate signature failure" err || fail "not refused for its signature: $(cat err)"
}

rfc9882() {
    good cms -verify -noverify -inform PEM -in "$rfc9882/mldsa$n-signed-attrs.pem" \
        -certfile "$rfc9881/ML-DSA-$n.crt" -out content
    [ -s content ] || fail "a message without content"
    damage "$rfc9882/mldsa$n-signed-attrs.pem"
    bad cms -verify -noverify -inform DER -in damaged -certfile "$rfc9881/ML-DSA-$n.crt"
}

# The text that is lanes' own before 3.5 and the default provider's from then on.
text() {
    good pkey "${@:2}" -noout -text
    same "$1" out
}

codecs() {
    local form
    public "$codecs/pub-$n.pem"
    for form in seed-priv seed-only bare-seed priv-only bare-priv oqskeypair; do
        reads "$codecs/prv-$n-$form.pem"
    done
    if ! openssl_since 4.0; then # other words
        for form in seed-priv seed-only bare-seed; do
            text "$codecs/prv-$n-seed.txt" -in "$codecs/prv-$n-$form.pem"
        done
        for form in priv-only bare-priv oqskeypair; do
            text "$codecs/prv-$n-priv.txt" -in "$codecs/prv-$n-$form.pem"
        done
        text "$codecs/pub-$n.txt" -pubin -in "$codecs/pub-$n.pem"
    fi
    good pkeyutl -verify -rawin -pubin -inkey "$codecs/pub-$n.pem" -in half.der \
        -sigfile "$codecs/sig-$n.dat"
    bad pkeyutl -verify -rawin -pubin -inkey "$codecs/pub-$n.pem" -in other.pem \
        -sigfile "$codecs/sig-$n.dat"
    for form in seed-only priv-only; do
        good pkeyutl -sign -rawin -inkey "$codecs/prv-$n-$form.pem" -in half.der \
            -pkeyopt deterministic:1 -out signature
        same "$codecs/sig-$n.dat" signature
    done
}

settings ""
for n in 44 65 87; do
    rm -f trace
    rfc9881
    traced "ML-DSA-$n key" "ML-DSA-$n signature"
    if openssl_since 3.2; then
        rm -f trace
        rfc9882
        traced "ML-DSA-$n signature"
    fi
    rm -f trace
    codecs
    traced "ML-DSA-$n key" "ML-DSA-$n signature"
done
for file in "$rfc9881"/bad-ML-DSA-44-{1,2,3}.priv; do
    bad pkey -in "$file" -noout
done
say "$count commands"
