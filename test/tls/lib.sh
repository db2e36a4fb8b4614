# SPDX-License-Identifier: Apache-2.0
#
# Shared by the scripts of this folder, which source it. The environment comes from ctest:
#   LANES_MODULE_FILE  the module under test
#   LANES_SAMPLE       openssl.cnf.sample, used as it is but for the lines that `configure` adds
#   LANES_OPENSSL      the openssl command
#
# Every server listens on a loopback port that the system or a free draw gave it, ends by itself
# after $limit seconds whatever happens to the script, and is stopped when the script ends.
set -euo pipefail

: "${LANES_MODULE_FILE:?}" "${LANES_SAMPLE:?}" "${LANES_OPENSSL:=openssl}"
limit=100
suite13=TLS_CHACHA20_POLY1305_SHA256
suite12=ECDHE-ECDSA-CHACHA20-POLY1305
work=$(mktemp -d)
children=()
at_exit=: # a command
server_input=/dev/null

say() {
    echo "$*"
}

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

stop_children() {
    local pid
    for pid in "${children[@]}"; do
        kill "$pid" 2>/dev/null || true
        wait "$pid" 2>/dev/null || true
    done
    children=()
}

finish() {
    local status=$?
    trap - EXIT
    stop_children
    if [ $status -ne 0 ]; then
        tail -n 20 "$work"/*.log "$work"/*.err >&2 2>/dev/null || true
    fi
    rm -rf "$work"
    $at_exit
    exit $status
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

# configure ROLE HOW: writes $work/ROLE.cnf; the role's trace is $work/ROLE.trace.
#   lanes  the sample as it is
#   idle   the sample without the line that prefers lanes: loaded, traced, and not to be used
#   none   the sample without the line that names lanes: not loaded
# Keys in files are read by lanes once it is loaded, so tests with such keys compare with none.
configure() {
    local role=$1 how=$2 drop=
    case $how in
    lanes) ;;
    idle) drop='/^default_properties *=/d' ;;
    none) drop='/^lanes *=/d' ;;
    *) fail "configure: $how" ;;
    esac
    sed -e "$drop" -e "/^\[lanes_sect\]/a trace = $work/$role.trace" "$LANES_SAMPLE" \
        >"$work/$role.cnf"
    rm -f "$work/$role.trace"
}

# as ROLE COMMAND…: runs a command under the role's configuration.
as() {
    local role=$1
    shift
    OPENSSL_CONF=$work/$role.cnf OPENSSL_MODULES=$(dirname "$LANES_MODULE_FILE") "$@"
}

# start ROLE COMMAND…: the same in the background. A simple command, so that $! is the process
# itself and not a shell that would leave it behind.
start() {
    local role=$1
    shift
    : >"$work/$role.log"
    : >"$work/$role.err"
    env OPENSSL_CONF="$work/$role.cnf" OPENSSL_MODULES="$(dirname "$LANES_MODULE_FILE")" \
        timeout "$limit" "$@" <"$server_input" >"$work/$role.log" 2>"$work/$role.err" &
    children+=($!)
}

# stock COMMAND…: runs a command under an empty configuration.
stock() {
    OPENSSL_CONF=/dev/null "$@"
}

# openssl_since VERSION: the openssl command is of that version or later.
openssl_since() {
    local running
    running=$(stock "$LANES_OPENSSL" version | cut -d' ' -f2)
    [ "$(printf '%s\n' "$1" "$running" | sort -V | sed -n 1p)" = "$1" ]
}

# expect_trace ROLE HOW ALGORITHM…: each algorithm was served by lanes, or nothing at all was. An
# algorithm is as in the trace, with the operation if that matters: "X25519 exchange".
expect_trace() {
    local role=$1 how=$2 trace=$work/$1.trace algorithm text
    shift 2
    if [ "$how" = none ]; then
        [ ! -e "$trace" ] || fail "$role: lanes was loaded unasked"
        return
    fi
    [ -f "$trace" ] || fail "$role: lanes did not load (no trace file)"
    if [ "$how" = idle ]; then
        [ ! -s "$trace" ] || fail "$role: not asked for lanes, but served: $(sed -n 1p "$trace")"
        return
    fi
    IFS= read -r -d '' text <"$trace" || true
    for algorithm in "$@"; do
        [[ $'\n'$text = *$'\n'"lanes: $algorithm "* ]] || fail "$role: no $algorithm by lanes"
    done
}

# same A B: two files hold the same bytes.
same() {
    cmp "$1" "$2" >/dev/null || fail "$(basename "$1") arrived changed: $(wc -c <"$2") bytes"
}

# make_certificate [KEY…]: the key as in `openssl req -newkey KEY…`, P-256 unless said.
make_certificate() {
    [ $# -gt 0 ] || set -- ec -pkeyopt ec_paramgen_curve:P-256
    stock "$LANES_OPENSSL" req -x509 -newkey "$@" -nodes -days 30 \
        -keyout "$work/key.pem" -out "$work/cert.pem" -subj /CN=localhost \
        -addext subjectAltName=DNS:localhost,IP:127.0.0.1 2>"$work/req.log"
}

# make_authority KEY…: $work/ca.pem and ca.key.
make_authority() {
    stock "$LANES_OPENSSL" req -x509 -newkey "$@" -nodes -days 30 -subj /CN=authority \
        -keyout "$work/ca.key" -out "$work/ca.pem" \
        -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign,cRLSign \
        -addext subjectKeyIdentifier=hash 2>"$work/req.log"
}

# make_leaf NAME KEY…: $work/NAME.pem, certified by the authority, and NAME.key.
make_leaf() {
    local name=$1
    shift
    stock "$LANES_OPENSSL" req -newkey "$@" -nodes -subj "/CN=$name" -keyout "$work/$name.key" \
        -out "$work/$name.csr" 2>"$work/req.log"
    printf '%s\n' "subjectAltName=DNS:$name" basicConstraints=CA:FALSE \
        subjectKeyIdentifier=hash authorityKeyIdentifier=keyid >"$work/$name.ext"
    stock "$LANES_OPENSSL" x509 -req -in "$work/$name.csr" -CA "$work/ca.pem" \
        -CAkey "$work/ca.key" -set_serial 2 -days 30 -extfile "$work/$name.ext" \
        -out "$work/$name.pem" 2>"$work/req.log"
}

# make_data FILE BYTES: bytes without a pattern, the same in every run.
make_data() {
    { stock "$LANES_OPENSSL" enc -aes-128-ctr -nosalt -K 00000000000000000000000000000001 \
        -iv 00000000000000000000000000000000 -in /dev/zero 2>/dev/null || true; } |
        head -c "$2" >"$1"
}

# wait_for WHAT COMMAND…: until the command succeeds, at most ten seconds.
wait_for() {
    local what=$1 i
    shift
    for ((i = 0; i < 200; i++)); do
        if "$@"; then
            return
        fi
        sleep 0.05
    done
    fail "waited in vain for $what"
}

# start_s_server ROLE OPTION…: sets $port.
start_s_server() {
    local role=$1 log=$work/$1.log
    shift
    start "$role" "$LANES_OPENSSL" s_server -accept 127.0.0.1:0 -cert "$work/cert.pem" \
        -key "$work/key.pem" "$@"
    wait_for "s_server's port" grep -qa '^ACCEPT' "$log"
    port=$(sed -n 's/^ACCEPT .*:\([0-9][0-9]*\)$/\1/p' "$log" | sed -n 1p)
}

# s_client ROLE OPTION…: a client of $port, standard input to standard output, until the server
# closes.
s_client() {
    local role=$1
    shift
    as "$role" timeout 60 "$LANES_OPENSSL" s_client -connect "127.0.0.1:$port" \
        -servername localhost -CAfile "$work/cert.pem" -verify_return_error -brief -ign_eof \
        "$@" 2>"$work/$role.err" ||
        fail "$role: s_client ended with status $?"
}

# negotiated ROLE PROTOCOL CIPHERSUITE, from what s_client -brief reported.
negotiated() {
    grep -q "^Protocol version: $2\$" "$work/$1.err" || fail "$1: protocol is not $2"
    grep -q "^Ciphersuite: $3\$" "$work/$1.err" || fail "$1: cipher suite is not $3"
}

# agreed ROLE GROUP: the key exchange, and a server that signed with Ed25519, from the same report.
agreed() {
    grep -qE "^((Server|Peer) Temp Key: $2, |Negotiated TLS1.3 group: $2\$)" "$work/$1.err" ||
        fail "$1: the key exchange is not $2"
    grep -qi '^Signature type: ed25519$' "$work/$1.err" || fail "$1: no signature by Ed25519"
}

# Every pair of roles with lanes on each side, on both and on none: for_each_side COMMAND… runs
# COMMAND… SERVER_HOW CLIENT_HOW. $without is how a side has no lanes.
without=idle
for_each_side() {
    local server client
    for server in lanes $without; do
        for client in lanes $without; do
            configure server $server
            configure client $client
            "$@" $server $client
            stop_children
            say "$*: server $server, client $client: ok"
        done
    done
}
