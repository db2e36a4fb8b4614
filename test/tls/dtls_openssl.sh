#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# DTLS 1.2 between s_server and s_client with ChaCha20-Poly1305 only: text both ways at once, with
# lanes on either side, on both and on none.
. "$(dirname "$0")/lib.sh"

options=(-dtls1_2 -cipher "$suite12")

# Digits only: s_server takes a letter at the start of what it reads as a command.
make_text() {
    stock "$LANES_OPENSSL" rand -hex "$2" | tr a-f 0-5 | fold -w 60 >"$1"
}

lines() {
    grep -aE '^[0-9]{60}$' "$1"
}

arrived() {
    [ "$(lines "$1" | wc -l)" -ge "$(lines "$2" | wc -l)" ]
}

# s_client sends what it reads and ends with its input, which therefore ends when all has arrived.
exchange() {
    cat "$work/down" >&7
    start_s_server server "${options[@]}"
    : >"$work/client.log"
    {
        cat "$work/up"
        wait_for "the server's copy" arrived "$work/server.log" "$work/up"
        wait_for "the client's copy" arrived "$work/client.log" "$work/down"
    } |
        as client timeout 60 "$LANES_OPENSSL" s_client -connect "127.0.0.1:$port" "${options[@]}" \
            -CAfile "$work/cert.pem" -verify_return_error -brief \
            >>"$work/client.log" 2>"$work/client.err" || fail "s_client ended with status $?"
    negotiated client DTLSv1.2 "$suite12"
    lines "$work/server.log" >"$work/up.got"
    lines "$work/client.log" >"$work/down.got"
    same "$work/up" "$work/up.got"
    same "$work/down" "$work/down.got"
    expect_trace server "$1" ChaCha20-Poly1305
    expect_trace client "$2" ChaCha20-Poly1305
}

make_certificate
make_text "$work/up" 30000
make_text "$work/down" 30000
# s_server ends with its input, too: a pipe that this script holds open has no end.
server_input=$work/pipe
mkfifo "$work/pipe"
exec 7<>"$work/pipe"
for_each_side exchange
