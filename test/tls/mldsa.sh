#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: mldsa.sh
# OpenSSL from 3.5 on: TLS 1.3 with a certificate of ML-DSA by an authority of ML-DSA, and CMS with
# it, with lanes on either side, on both and on none.
. "$(dirname "$0")/lib.sh"

options=(-tls1_3 -groups X25519)
without=none

fetch() {
    start_s_server server "${options[@]}" -HTTP
    printf 'GET /blob HTTP/1.0\r\n\r\n' |
        s_client client "${options[@]}" -verify_hostname leaf -CAfile ca.pem >got
    grep -qi "^Signature type: $scheme\$" client.err || fail "client: no signature by $scheme"
    same blob got
    expect_trace server "$1" "$set signature" "X25519 exchange"
    expect_trace client "$2" "$set signature" "X25519 exchange"
}

sign_message() {
    as server "$LANES_OPENSSL" cms -sign -md sha512 -binary -in blob -signer cert.pem -inkey key.pem \
        -outform DER -nodetach -out message.der
    as client "$LANES_OPENSSL" cms -verify -binary -in message.der -inform DER -CAfile ca.pem \
        -purpose any -out got 2>client.err || fail "cms -verify: $(cat client.err)"
    same blob got
    expect_trace server "$1" "$set signature"
    expect_trace client "$2" "$set signature"
}

cd "$work"
make_data blob 100000
for set in ML-DSA-44 ML-DSA-65 ML-DSA-87; do
    scheme=mldsa${set##*-}
    make_authority "$set"
    make_leaf leaf "$set"
    mv leaf.pem cert.pem
    mv leaf.key key.pem
    for_each_side fetch
    for_each_side sign_message
done
