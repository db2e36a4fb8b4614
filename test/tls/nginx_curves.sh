#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# Debian's nginx with an Ed25519 certificate and X25519, by TLS 1.3 and TLS 1.2, to curl and to
# s_client; from OpenSSL 3.5 on also the default provider's X25519MLKEM768, whose X25519 is then
# ours. With lanes on either side, on both and on none.
. "$(dirname "$0")/lib.sh"
. "$(dirname "$0")/nginx_lib.sh"

groups=(X25519)
if openssl_since 3.5; then
    groups=(X25519MLKEM768 X25519)
fi
without=none
tls="ssl_ecdh_curve $(IFS=: && echo "${groups[*]}");"
proof=("X25519 key" "X25519 exchange" "ED25519 signature")

# by_s_client GROUP OPTION…
by_s_client() {
    local group=$1
    shift
    s_client_large -groups "$group" "$@"
    agreed client "$group"
}

serve() {
    local group
    start_nginx
    for group in "${groups[@]}"; do
        prove "$@" curl_large --tlsv1.3 --curves "$group"
        prove "$@" by_s_client "$group" -tls1_3
    done
    prove "$@" curl_large --tls-max 1.2 --curves X25519
    prove "$@" by_s_client X25519 -tls1_2
    # The key of the certificate, on either side.
    expect_trace server "$1" "ED25519 key"
    expect_trace client "$2" "ED25519 key"
    no_errors nginx
}

make_certificate ed25519
make_www 100000
for_each_side serve
