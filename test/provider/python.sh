#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: python.sh PYTHON MODULE-FOLDER WORK-FOLDER
# Python's ssl and hashlib through openssl.cnf: with lanes the trace names the
# AEAD, without lanes there is none. TLS 1.3 orders its suites by itself in
# Python, so the configuration says which it may take.
set -eu
python=$1 modules=$2 work=$3
rm -rf "$work"
mkdir -p "$work"
here=$(dirname "$0")

fail()
{
    echo "python.sh: $*" >&2
    exit 1
}

config() # config FILE LANES?
{
    {
        echo "openssl_conf = init"
        echo "[init]"
        echo "providers = list"
        echo "alg_section = algorithms"
        echo "ssl_conf = ssl"
        echo "[list]"
        echo "default = default_sect"
        if [ "$2" = yes ]; then echo "lanes = lanes_sect"; fi
        echo "[default_sect]"
        echo "activate = 1"
        echo "[lanes_sect]"
        echo "activate = 1"
        echo "trace = $work/trace"
        echo "[algorithms]"
        echo "default_properties = ?provider=lanes"
        echo "[ssl]"
        echo "system_default = tls"
        echo "[tls]"
        echo "Ciphersuites = TLS_CHACHA20_POLY1305_SHA256"
    } > "$1"
}

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost \
    -addext basicConstraints=critical,CA:TRUE \
    -keyout "$work/key.pem" -out "$work/certificate.pem" -days 2 2> "$work/req.log" ||
    fail "no certificate: $(cat "$work/req.log")"

export OPENSSL_MODULES="$modules"
for lanes in yes no; do
    config "$work/openssl.cnf" $lanes
    rm -f "$work/trace"
    OPENSSL_CONF="$work/openssl.cnf" "$python" "$here/python_tls.py" \
        "$work/certificate.pem" "$work/key.pem" > "$work/out" || fail "python fails, lanes: $lanes"
    cat "$work/out"
    [ "$(grep -ci chacha20 "$work/out")" = 2 ] || fail "not both connections used ChaCha20"
    if [ $lanes = yes ]; then
        [ "$(grep -c 'lanes: ChaCha20-Poly1305 cipher' "$work/trace")" -ge 8 ] ||
            fail "lanes did not do the work"
    elif [ -e "$work/trace" ]; then
        fail "a trace without lanes"
    fi
done
