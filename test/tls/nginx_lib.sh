# SPDX-License-Identifier: Apache-2.0
#
# Sourced after lib.sh: nginx and its clients. It serves $work/www with $work/cert.pem. The script
# that sources this sets, beside what server_lib.sh asks for,
#   tls     nginx's directives that say which protocols, suites and groups it takes
# and, if need be, how many workers and connections of each there may be.
. "$(dirname "$0")/server_lib.sh"
: "${LANES_NGINX:=nginx}"
: "${workers:=2}" "${connections:=64}"
faults[nginx]='alert|crit|emerg|\[error\]'

configure_nginx() {
    command=("$LANES_NGINX" -p "$work" -c "$work/nginx.conf" -e "$work/nginx.log")
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

# It writes its number when it has bound its ports.
ready_nginx() {
    [ -s "$work/nginx.pid" ]
}

# start_nginx [COMMAND…]: as start_server.
start_nginx() {
    start_server nginx "$@"
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

make_www() {
    mkdir "$work/www" "$work/nginx-tmp"
    chmod 755 "$work"
    make_data "$work/www/large" "$1"
}
