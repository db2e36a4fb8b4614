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
    exit $status
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

# configure ROLE HOW: writes $work/ROLE.cnf; the role's trace is $work/ROLE.trace.
#   lanes  the sample as it is
#   idle   the sample without the line that prefers lanes: loaded, traced, and not to be used
configure() {
    local role=$1 how=$2 drop=
    case $how in
    lanes) ;;
    idle) drop='/^default_properties *=/d' ;;
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
    env OPENSSL_CONF="$work/$role.cnf" OPENSSL_MODULES="$(dirname "$LANES_MODULE_FILE")" \
        timeout "$limit" "$@" <"$server_input" >"$work/$role.log" 2>"$work/$role.err" &
    children+=($!)
}

# stock COMMAND…: runs a command under an empty configuration.
stock() {
    OPENSSL_CONF=/dev/null "$@"
}

# expect_trace ROLE HOW ALGORITHM…: each algorithm was served by lanes, or nothing at all was.
expect_trace() {
    local role=$1 how=$2 trace=$work/$1.trace algorithm
    shift 2
    [ -f "$trace" ] || fail "$role: lanes did not load (no trace file)"
    if [ "$how" = idle ]; then
        [ ! -s "$trace" ] || fail "$role: not asked for lanes, but served: $(sed -n 1p "$trace")"
        return
    fi
    for algorithm in "$@"; do
        grep -q "^lanes: $algorithm " "$trace" || fail "$role: no $algorithm by lanes"
    done
}

# same A B: two files hold the same bytes.
same() {
    cmp "$1" "$2" >/dev/null || fail "$(basename "$1") arrived changed: $(wc -c <"$2") bytes"
}

make_certificate() {
    stock "$LANES_OPENSSL" req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 \
        -keyout "$work/key.pem" -out "$work/cert.pem" -subj /CN=localhost \
        -addext subjectAltName=DNS:localhost,IP:127.0.0.1 2>"$work/req.log"
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

# For every pair of roles, lanes on each side, on both and on none: PAIR SERVER_HOW CLIENT_HOW.
for_each_side() {
    local server client
    for server in lanes idle; do
        for client in lanes idle; do
            configure server $server
            configure client $client
            "$@" $server $client
            stop_children
            say "$*: server $server, client $client: ok"
        done
    done
}
