#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# Debian's nginx with ChaCha20-Poly1305 only, taught to use lanes through openssl.cnf alone: 30 MB
# by TLS 1.3 and by TLS 1.2 to curl and to s_client, and many requests through one connection, with
# lanes on either side, on both and on none.
. "$(dirname "$0")/lib.sh"
. "$(dirname "$0")/nginx_lib.sh"

tls="ssl_ciphers $suite12; ssl_conf_command Ciphersuites $suite13;"
proof=(ChaCha20-Poly1305)

# Forty requests of sizes around a record's, one connection.
curl_keep_alive() {
    local i urls=()
    for ((i = 0; i < 40; i++)); do
        urls+=(-o "$work/small.$i" "https://127.0.0.1:$port/small.$i")
    done
    get_by_curl "$@" -w '%{num_connects}\n' "${urls[@]}" >"$work/connects"
    [ "$(awk '{n += $1} END {print n}' "$work/connects")" = 1 ] || fail "more than one connection"
    for ((i = 0; i < 40; i++)); do
        same "$work/www/small.$i" "$work/small.$i"
    done
}

s_client_tls13() {
    s_client_large -tls1_3
    negotiated client TLSv1.3 "$suite13"
}

s_client_tls12() {
    s_client_large -tls1_2
    negotiated client TLSv1.2 "$suite12"
}

serve() {
    start_nginx
    prove "$@" curl_large --tlsv1.3
    prove "$@" curl_large --tls-max 1.2
    prove "$@" curl_keep_alive --tlsv1.3
    prove "$@" curl_keep_alive --tls-max 1.2
    prove "$@" s_client_tls13
    prove "$@" s_client_tls12
    no_errors nginx
}

make_certificate
make_www 30000000
for ((n = 0; n < 40; n++)); do
    make_data "$work/www/small.$n" $((n * 833))
done
for_each_side serve
