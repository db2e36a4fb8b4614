#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: demo.sh check|speed|connect
# The main job, shown to a person: `cmake --workflow --preset demo` runs the three in this order.
. "$(dirname "$0")/lib.sh"

: "${LANES_COMMAND:?}"

show_check() {
    say "Is lanes in use under openssl.cnf.sample?"
    say
    as demo "$LANES_COMMAND" check
}

# Where OpenSSL has AVX-512 code and lanes has not, AVX2 against AVX2 is shown too.
show_speed() {
    say "TLS 1.3 records and handshakes (X25519, Ed25519): the default provider and lanes in turn."
    say "ratio: how often lanes does it while the default does it once; above 1 lanes is faster."
    say "in rounds, median: the same ratio in parts of the run; apart if the machine is busy."
    say
    as demo "$LANES_COMMAND" speed --only tls13 --seconds 6
    if grep -qsw avx512f /proc/cpuinfo; then
        say
        say "This CPU has AVX-512. OpenSSL's own code uses it for long messages, lanes does not yet."
        say "Both without it:"
        say
        as demo "$LANES_COMMAND" speed --only tls13 --seconds 6 --cpu x86-64-v3
    fi
}

# connect PROTOCOL SUITE OPTION…: one file from s_server to s_client.
connect() {
    local protocol=$1 suite=$2 role
    shift 2
    configure server lanes
    configure client lanes
    start_s_server server "$@" -HTTP
    printf 'GET /blob HTTP/1.0\r\n\r\n' | s_client client "$@" >"$work/got"
    negotiated client "$protocol" "$suite"
    same "$work/blob" "$work/got"
    say "$protocol, $suite: $(wc -c <"$work/got") bytes from s_server to s_client, intact"
    for role in server client; do
        expect_trace $role lanes ChaCha20-Poly1305
        say "  trace of the $role, one line per context:"
        sort "$work/$role.trace" | uniq -c | sed -E 's/^ *([0-9]+) (.*)/    \2  (\1 times)/'
    done
    stop_children
    say
}

show_connections() {
    say "openssl s_server and s_client through openssl.cnf.sample:"
    say
    make_certificate
    make_data "$work/blob" 10000000
    cd "$work"
    connect TLSv1.3 "$suite13" -tls1_3 -ciphersuites "$suite13"
    connect TLSv1.2 "$suite12" -tls1_2 -cipher "$suite12"
}

configure demo lanes
case $1 in
check) show_check ;;
speed) show_speed ;;
connect) show_connections ;;
*) fail "usage: demo.sh check|speed|connect" ;;
esac
