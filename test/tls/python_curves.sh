#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# A server and a client of the system's Python, TLS 1.3 and 1.2 with Ed25519 certificates of an
# Ed25519 authority on both sides and the groups that OpenSSL prefers, X25519 or X25519MLKEM768.
# With lanes on either side, on both and on none.
. "$(dirname "$0")/lib.sh"

: "${LANES_PYTHON:?}"
program=$(dirname "$0")/python_curves.py
without=none

exchange() {
    local server
    start server "$LANES_PYTHON" "$program" server "$work/ca.pem" "$work/localhost.pem" \
        "$work/localhost.key"
    server=${children[-1]}
    wait_for "the server's port" grep -q '^ACCEPT' "$work/server.log"
    port=$(sed -n 's/^ACCEPT //p' "$work/server.log")
    as client "$LANES_PYTHON" "$program" client "$work/ca.pem" "$work/client.pem" \
        "$work/client.key" "$port" 2>"$work/client.err" || fail "the client ended with status $?"
    wait "$server" || fail "the server ended with status $?"
    # Twice each: a key exchange, a signature, and a certificate and its use verified.
    expect_trace server "$1" "X25519 exchange" "X25519 key" "ED25519 signature" "ED25519 key"
    expect_trace client "$2" "X25519 exchange" "X25519 key" "ED25519 signature" "ED25519 key"
}

make_authority ed25519
make_leaf localhost ed25519
make_leaf client ed25519
for_each_side exchange
