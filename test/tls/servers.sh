#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: servers.sh haproxy|apache|stunnel|postgresql|postfix COMMAND
# Debian's server with an Ed25519 certificate by TLS 1.3 and 1.2, and from OpenSSL 3.5 on with one of
# ML-DSA-65 by TLS 1.3; X25519 and ChaCha20-Poly1305. The client is curl, PostgreSQL's own for
# PostgreSQL, whose server before 18 takes no X25519. With lanes on either side, on both and on none.
# Postfix is started as root only, the others as the user at hand; PostgreSQL gives up root first.
. "$(dirname "$0")/lib.sh"
. "$(dirname "$0")/server_lib.sh"

program=$1
binary=$(realpath "$2")
folder=$(dirname "$binary")
built=$LANES_MODULE_FILE
without=none

# Nothing but what the program cannot do without: suites and groups are the client's choice.

faults[haproxy]='SSL handshake failure|\[(WARNING|ALERT|EMERG)\]'

configure_haproxy() {
    command=("$binary" -W -db -f "$work/haproxy.cfg")
    cat "$work/cert.pem" "$work/key.pem" >"$work/both.pem"
    cat >"$work/haproxy.cfg" <<CONF
global
    log stderr format raw local0
defaults
    mode http
    log global
    option httplog
    timeout connect 60s
    timeout client 60s
    timeout server 60s
frontend https
    bind 127.0.0.1:$port ssl crt $work/both.pem
    http-request return status 200 content-type text/plain file $work/body
CONF
}

ready_haproxy() {
    grep -qs 'Loading success' "$work/server.err"
}

# It tells of failed handshakes where it tells of what is usual.
faults[apache]='AH02008|:(error|crit|alert|emerg)\]'

configure_apache() {
    command=("$binary" -d "$work" -f "$work/apache.conf" -D FOREGROUND)
    cat >"$work/apache.conf" <<CONF
ServerName localhost
Listen 127.0.0.1:$port
PidFile $work/apache.pid
ErrorLog $work/apache.log
LogLevel info
DocumentRoot $work/www
User www-data
Group www-data
LoadModule mpm_event_module /usr/lib/apache2/modules/mod_mpm_event.so
LoadModule authz_core_module /usr/lib/apache2/modules/mod_authz_core.so
LoadModule socache_shmcb_module /usr/lib/apache2/modules/mod_socache_shmcb.so
LoadModule ssl_module /usr/lib/apache2/modules/mod_ssl.so
SSLEngine on
SSLCertificateFile $work/cert.pem
SSLCertificateKeyFile $work/key.pem
CONF
}

ready_apache() {
    [ -s "$work/apache.pid" ]
}

# The [ui], which is no connection, deems it an error that it knows no authorities.
faults[stunnel]='LOG([0-2]|[34]\[[0-9])'

configure_stunnel() {
    command=("$binary" "$work/stunnel.conf")
    printf 'HTTP/1.0 200 OK\r\n\r\n' | cat - "$work/body" >"$work/response"
    # Reads the whole request: what is left unread would reset the connection.
    printf '%s\n' '#!/bin/sh' 'while read -r line && [ ${#line} -gt 1 ]; do :; done' \
        "exec cat $work/response" >"$work/answer"
    chmod 755 "$work/answer"
    cat >"$work/stunnel.conf" <<CONF
foreground = yes
pid = $work/stunnel.pid
output = $work/stunnel.log
[https]
accept = 127.0.0.1:$port
cert = $work/cert.pem
key = $work/key.pem
sslVersionMin = TLSv1.2
exec = $work/answer
CONF
}

ready_stunnel() {
    [ -s "$work/stunnel.pid" ]
}

faults[postgresql]='could not accept SSL connection|(WARNING|ERROR|FATAL|PANIC): '

# It does not run as root, and another user may not come to the module where it was built.
configure_postgresql() {
    local user=()
    if [ "$(id -u)" = 0 ]; then
        user=(setpriv --reuid=nobody --regid=nogroup --clear-groups)
        chown nobody "$work"
        cp "$built" "$work/lanes.so"
        LANES_MODULE_FILE=$work/lanes.so
    fi
    if [ ! -d "$work/data" ]; then
        as server "${user[@]}" "$folder/initdb" -D "$work/data" -U test -A trust \
            --no-sync >"$work/initdb.log" 2>&1 || fail "initdb"
    fi
    command=("${user[@]}" "$binary" -D "$work/data" -p "$port" -h 127.0.0.1
        -k "" -c ssl=on -c ssl_cert_file="$work/cert.pem" -c ssl_key_file="$work/server.key"
        -c fsync=off)
    install -m 600 "$work/key.pem" "$work/server.key"
    [ "$(id -u)" != 0 ] || chown nobody "$work/server.key"
}

ready_postgresql() {
    grep -qs 'ready to accept connections' "$work/server.err"
}

faults[postfix]='SSL_accept error|(warning|error|fatal|panic): '

# Mail is accepted and thrown away. Postfix gives its processes no environment but what it is told.
# `postfix start-fg` leaves its master behind when it is stopped.
configure_postfix() {
    local daemons made=$work/queue/pid
    daemons=$("$folder/postconf" -d -h daemon_directory)
    command=("$daemons/master" -c "$work/postfix" -s)
    mkdir -p "$work/postfix" "$work/queue" "$work/spool"
    chown postfix "$work/spool"
    cat >"$work/postfix/main.cf" <<CONF
compatibility_level = 3.6
queue_directory = $work/queue
data_directory = $work/spool
import_environment = MAIL_CONFIG MAIL_LOGTAG POSTLOG_SERVICE POSTLOG_HOSTNAME
    OPENSSL_CONF=$work/server.cnf OPENSSL_MODULES=$(dirname "$LANES_MODULE_FILE")
maillog_file = $work/postfix.log
maillog_file_prefixes = $work
myhostname = localhost
mydestination = localhost
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
smtpd_peername_lookup = no
smtpd_tls_security_level = encrypt
smtpd_tls_chain_files = $work/key.pem, $work/cert.pem
local_recipient_maps =
local_transport = discard
alias_maps =
CONF
    cat >"$work/postfix/master.cf" <<CONF
127.0.0.1:$port inet n - n - - smtpd
postlog unix-dgram n - n - 1 postlogd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
anvil unix - - n - 1 anvil
discard unix - - n - - discard
CONF
    if [ ! -d "$made" ]; then
        "$binary" -c "$work/postfix" check || fail "postfix check"
    fi
}

ready_postfix() {
    grep -qs 'daemon started' "$work/postfix.log"
}

# by_curl OPTION…: the program's own first, then those of the protocol.
by_curl() {
    get_by_curl --curves X25519 --tls13-ciphers "$suite13" --ciphers "$suite12" "$@"
}

get() {
    by_curl "$@" "https://127.0.0.1:$port/body" >"$work/got"
    same "$work/body" "$work/got"
}

send_mail() {
    by_curl --ssl-reqd --mail-from from@localhost --mail-rcpt to@localhost -T "$work/mail" "$@" \
        "smtp://127.0.0.1:$port/localhost"
}

# query PROTOCOL: libpq knows no suites nor groups: openssl.cnf chooses them.
query() {
    PGSSLROOTCERT=$work/cert.pem as client "$folder/psql" -X -A -t -o "$work/got" -c \
        "select repeat('0123456789', 10000)" "host=127.0.0.1 port=$port user=test \
         dbname=postgres sslmode=verify-full ssl_min_protocol_version=$1 \
         ssl_max_protocol_version=$1" 2>"$work/client.err" || fail "psql ended with status $?"
    same "$work/digits" "$work/got"
}

choose_for_psql() {
    sed -i '/^\[openssl_init\]/a ssl_conf = ssl_sect' "$work/client.cnf"
    printf '%s\n' '[ssl_sect]' 'system_default = chosen' '[chosen]' "Ciphersuites = $suite13" \
        "CipherString = $suite12" 'Groups = P-256' >>"$work/client.cnf"
}

client_1_3() {
    case $program in
    postgresql) query TLSv1.3 ;;
    postfix) send_mail --tlsv1.3 ;;
    *) get --tlsv1.3 ;;
    esac
}

client_1_2() {
    case $program in
    postgresql) query TLSv1.2 ;;
    postfix) send_mail --tls-max 1.2 ;;
    *) get --tls-max 1.2 ;;
    esac
}

failed_handshake() {
    report "$program" | grep -qaE "${faults[$program]}"
}

# What must not pass: a server without lanes that is said to have it, and a failed handshake, of a
# client that does not trust the server.
planted() {
    local starttls=()
    case $program in
    postgresql) starttls=(-starttls postgres) ;;
    postfix) starttls=(-starttls smtp) ;;
    esac
    (prove lanes none client_1_2) 2>/dev/null && fail "planted: lanes proved without lanes"
    stock timeout 60 "$LANES_OPENSSL" s_client -connect "127.0.0.1:$port" "${starttls[@]}" -tls1_2 \
        -verify_return_error -no-CAfile -no-CApath >"$work/planted.log" 2>&1 </dev/null &&
        fail "planted: a client trusts whom it does not know"
    wait_for "the report of a failed handshake" failed_handshake
    (no_errors "$program") 2>/dev/null && fail "planted: a failed handshake is no error"
    say "planted: $(report "$program" | grep -aE "${faults[$program]}" | sed -n 1p)"
}

serve() {
    [ "$program" != postgresql ] || choose_for_psql
    start_server "$program"
    prove "$@" client_1_3
    if [ "$key" = ed25519 ]; then
        prove "$@" client_1_2
    fi
    no_errors "$program"
    if [ "$key $*" = "ed25519 none none" ]; then
        planted
    fi
}

chmod 755 "$work"
make_data "$work/body" 10000
for ((n = 0; n < 10000; n++)); do printf 0123456789; done >"$work/digits"
echo >>"$work/digits"
printf 'Subject: test\r\n\r\n%s\r\n' "$(sed 's/.\{500\}/&\n/g' "$work/digits")" >"$work/mail"
mkdir "$work/www"
cp "$work/body" "$work/www"
keys=(ed25519)
if openssl_since 3.5; then
    keys+=(ML-DSA-65)
fi
for key in "${keys[@]}"; do
    proof=("${key/ed25519/ED25519} signature" "ChaCha20-Poly1305")
    [ "$program" = postgresql ] || proof+=("X25519 exchange")
    make_certificate "$key"
    chmod 644 "$work/cert.pem"
    for_each_side serve
done
