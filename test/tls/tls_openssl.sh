#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: tls_openssl.sh tls1_3|tls1_2
# s_server and s_client with ChaCha20-Poly1305 only: one file through the connection, from the
# server to the client, with lanes on either side, on both and on none.
. "$(dirname "$0")/lib.sh"

case $1 in
tls1_3) protocol=TLSv1.3 suite=$suite13 options=(-tls1_3 -ciphersuites "$suite13") ;;
tls1_2) protocol=TLSv1.2 suite=$suite12 options=(-tls1_2 -cipher "$suite12") ;;
*) fail "usage" ;;
esac

fetch() {
    start_s_server server "${options[@]}" -HTTP
    printf 'GET /blob HTTP/1.0\r\n\r\n' | s_client client "${options[@]}" >"$work/got"
    negotiated client "$protocol" "$suite"
    same "$work/blob" "$work/got"
    expect_trace server "$1" ChaCha20-Poly1305
    expect_trace client "$2" ChaCha20-Poly1305
}

# Lines both ways with a change of keys between them: K makes s_client send a KeyUpdate that asks
# for the peer's too. Both directions then run on new keys under the same contexts' algorithm.
update_keys() {
    start_s_server server "${options[@]}" -rev
    : >"$work/got"
    : >"$work/client.err"
    {
        echo one
        wait_for "text under the first keys" grep -qa '^eno$' "$work/got"
        echo K
        wait_for "the key update" grep -qa '^KEYUPDATE' "$work/client.err"
        echo two
        wait_for "text under the second keys" grep -qa '^owt$' "$work/got"
        echo Q
    } | as client timeout 60 "$LANES_OPENSSL" s_client -connect "127.0.0.1:$port" \
            "${options[@]}" -CAfile "$work/cert.pem" -verify_return_error \
            >>"$work/got" 2>>"$work/client.err" || fail "s_client ended with status $?"
    expect_trace server "$1" ChaCha20-Poly1305
    expect_trace client "$2" ChaCha20-Poly1305
}

make_certificate
make_data "$work/blob" 5000000
cd "$work"
for_each_side fetch
if [ "$1" = tls1_3 ]; then
    for_each_side update_keys
fi
