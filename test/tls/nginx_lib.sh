# SPDX-License-Identifier: Apache-2.0
#
# Sourced after lib.sh: nginx, which learns of lanes through openssl.cnf alone, and its clients. It
# serves $work/www with $work/cert.pem. The script that sources this sets
#   tls     nginx's directives that say which protocols, suites and groups it takes
#   proof   what each connection must leave in the trace of either side, as `expect_trace` takes it
# and, if need be, how many workers and connections of each there may be.
: "${LANES_NGINX:=nginx}" "${LANES_CURL:=curl}"
: "${workers:=2}" "${connections:=64}"

write_nginx_conf() {
    cat >"$work/nginx.conf" <<CONF
daemon off;
worker_processes $workers;
pid $work/nginx.pid;
error_log $work/nginx.log;
events { worker_connections $connections; }
http {
    access_log off;
    client_body_temp_path $work/nginx-tmp;
    proxy_temp_path $work/nginx-tmp;
    fastcgi_temp_path $work/nginx-tmp;
    uwsgi_temp_path $work/nginx-tmp;
    scgi_temp_path $work/nginx-tmp;
    server {
        listen 127.0.0.1:$port ssl backlog=$connections;
        root $work/www;
        ssl_certificate $work/cert.pem;
        ssl_certificate_key $work/key.pem;
        ssl_protocols TLSv1.2 TLSv1.3;
        $tls
    }
}
CONF
}

listening() {
    (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null
}

# nginx has no way to ask for any free port, so draw one below the range that the kernel gives to
# clients, and draw again while it is taken. ENV of the start reaches the workers by fork.
# start_nginx [COMMAND…]: the command, if any, runs it: taskset, for one.
start_nginx() {
    local i j
    for ((i = 0; i < 20; i++)); do
        port=$((10000 + RANDOM % 20000))
        write_nginx_conf
        start server "$@" "$LANES_NGINX" -p "$work" -c "$work/nginx.conf" -e "$work/nginx.log"
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

s_client_large() {
    printf 'GET /large HTTP/1.0\r\nHost: localhost\r\n\r\n' | s_client client "$@" |
        tail -c "$(stat -c %s "$work/www/large")" | cmp - "$work/www/large" ||
        fail "the large file arrived changed"
}

# served ALGORITHM: how often the server's lanes has done that.
served() {
    grep -cs "^lanes: $1 " "$work/server.trace" || true
}

# prove SERVER_HOW CLIENT_HOW CLIENT…: runs one client; on the sides that have lanes, this very
# connection must have used it.
prove() {
    local server_how=$1 client_how=$2 i before=()
    shift 2
    for ((i = 0; i < ${#proof[@]}; i++)); do
        before+=("$(served "${proof[i]}")")
    done
    rm -f "$work/client.trace"
    "$@"
    expect_trace client "$client_how" "${proof[@]}"
    expect_trace server "$server_how" "${proof[@]}"
    [ "$server_how" = lanes ] || return 0
    for ((i = 0; i < ${#proof[@]}; i++)); do
        [ "$(served "${proof[i]}")" -gt "${before[i]}" ] ||
            fail "$*: ${proof[i]} not served by lanes"
    done
}

no_errors() {
    grep -qE 'alert|crit|emerg|\[error\]' "$work/nginx.log" && fail "nginx reports errors" || true
}

make_www() {
    mkdir "$work/www" "$work/nginx-tmp"
    chmod 755 "$work"
    make_data "$work/www/large" "$1"
}
