#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# Debian's nginx with ChaCha20-Poly1305 only, taught to use lanes through openssl.cnf alone: 100 MB
# by TLS 1.3 and by TLS 1.2 to curl and to s_client, and many requests through one connection, with
# lanes on either side, on both and on none.
. "$(dirname "$0")/lib.sh"

: "${LANES_NGINX:=nginx}" "${LANES_CURL:=curl}"

write_nginx_conf() {
    cat >"$work/nginx.conf" <<CONF
daemon off;
worker_processes 2;
pid $work/nginx.pid;
error_log $work/nginx.log;
events { worker_connections 64; }
http {
    access_log off;
    client_body_temp_path $work/nginx-tmp;
    proxy_temp_path $work/nginx-tmp;
    fastcgi_temp_path $work/nginx-tmp;
    uwsgi_temp_path $work/nginx-tmp;
    scgi_temp_path $work/nginx-tmp;
    server {
        listen 127.0.0.1:$port ssl;
        root $work/www;
        ssl_certificate $work/cert.pem;
        ssl_certificate_key $work/key.pem;
        ssl_protocols TLSv1.2 TLSv1.3;
        ssl_ciphers $suite12;
        ssl_conf_command Ciphersuites $suite13;
    }
}
CONF
}

listening() {
    (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null
}

# nginx has no way to ask for any free port, so draw one below the range that the kernel gives to
# clients, and draw again while it is taken. ENV of the start reaches the workers by fork.
start_nginx() {
    local i j
    for ((i = 0; i < 20; i++)); do
        port=$((10000 + RANDOM % 20000))
        write_nginx_conf
        start server "$LANES_NGINX" -p "$work" -c "$work/nginx.conf" -e "$work/nginx.log"
        for ((j = 0; j < 200; j++)); do
            if [ -s "$work/nginx.pid" ] && listening; then
                return
            fi
            kill -0 "${children[-1]}" 2>/dev/null || break
            sleep 0.05
        done
        stop_children
        grep -q 'Address already in use' "$work/nginx.log" || fail "nginx does not start"
    done
    fail "no free port found"
}

get_by_curl() {
    as client "$LANES_CURL" --silent --show-error --max-time 60 --cacert "$work/cert.pem" \
        --noproxy '*' "$@" 2>"$work/client.err" || fail "curl ended with status $?"
}

curl_large() {
    get_by_curl "$@" "https://127.0.0.1:$port/large" | cmp - "$work/www/large" ||
        fail "the large file arrived changed"
}

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

s_client_large() {
    printf 'GET /large HTTP/1.0\r\nHost: localhost\r\n\r\n' | s_client client "$@" |
        tail -c "$(stat -c %s "$work/www/large")" | cmp - "$work/www/large" ||
        fail "the large file arrived changed"
}

s_client_tls13() {
    s_client_large -tls1_3
    negotiated client TLSv1.3 "$suite13"
}

s_client_tls12() {
    s_client_large -tls1_2
    negotiated client TLSv1.2 "$suite12"
}

served() {
    grep -c '^lanes: ChaCha20-Poly1305 ' "$work/server.trace" || true
}

# Runs one client; on the sides that have lanes, this very connection must have used it.
prove() {
    local server_how=$1 client_how=$2 before
    shift 2
    before=$(served)
    rm -f "$work/client.trace"
    "$@"
    expect_trace client "$client_how" ChaCha20-Poly1305
    expect_trace server "$server_how" ChaCha20-Poly1305
    if [ "$server_how" = lanes ] && [ "$(served)" -eq "$before" ]; then
        fail "$*: not served by lanes"
    fi
}

serve() {
    start_nginx
    prove "$@" curl_large --tlsv1.3
    prove "$@" curl_large --tls-max 1.2
    prove "$@" curl_keep_alive --tlsv1.3
    prove "$@" curl_keep_alive --tls-max 1.2
    prove "$@" s_client_tls13
    prove "$@" s_client_tls12
    grep -qE 'alert|crit|emerg|\[error\]' "$work/nginx.log" && fail "nginx reports errors" || true
}

make_certificate
mkdir "$work/www" "$work/nginx-tmp"
chmod 755 "$work"
make_data "$work/www/large" 100000000
for ((n = 0; n < 40; n++)); do
    make_data "$work/www/small.$n" $((n * 833))
done
for_each_side serve
