#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# OpenSSL from 3.5 on: Debian's nginx with a certificate of ML-DSA by TLS 1.3, to curl and to
# s_client. With lanes on either side, on both and on none.
. "$(dirname "$0")/lib.sh"
. "$(dirname "$0")/nginx_lib.sh"

without=none
tls="ssl_ecdh_curve X25519;"

serve() {
    start_nginx
    prove "$@" curl_large --tlsv1.3
    prove "$@" s_client_large -tls1_3
    grep -qi "^Signature type: mldsa${set##*-}\$" "$work/client.err" ||
        fail "client: no signature by $set"
    no_errors nginx
}

make_www 100000
for set in ML-DSA-44 ML-DSA-65 ML-DSA-87; do
    proof=("$set signature")
    make_certificate "$set"
    for_each_side serve
done
