#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# QUIC (OpenSSL 3.5 and later) between our small server and `s_client -quic`, ChaCha20-Poly1305
# packets and ChaCha20 header protection, data both ways, with lanes on either side, on both and on
# none.
. "$(dirname "$0")/lib.sh"

: "${LANES_QUIC_SERVER:?}"

exchange() {
    local server
    start server "$LANES_QUIC_SERVER" "$work/cert.pem" "$work/key.pem" "$work/up" "$work/down"
    server=${children[-1]}
    wait_for "the server's port" grep -q '^ACCEPT' "$work/server.log"
    port=$(sed -n 's/^ACCEPT .*://p' "$work/server.log")
    s_client client -quic -alpn lanes -ciphersuites "$suite13" <"$work/up" >"$work/got"
    negotiated client QUICv1 "$suite13"
    same "$work/down" "$work/got"
    wait "$server" || fail "the server ended with status $?"
    expect_trace server "$1" ChaCha20-Poly1305 ChaCha20
    expect_trace client "$2" ChaCha20-Poly1305 ChaCha20
}

make_certificate
make_data "$work/blob" 150000
# Digits only, so that s_client finds no command letters in it.
od -An -v -tu1 "$work/blob" | tr -d ' ' >"$work/up"
make_data "$work/down" 5000000
for_each_side exchange
