#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: nginx_load.sh short [LANES.SO]    what ctest runs: a verdict on requests and memory
#        nginx_load.sh figures [LANES.SO]  the same, longer, then figures as a table for the README
# Without a module named, the one in OpenSSL's own modules folder.
#
# Debian's nginx under load from wrk, with lanes and, beside it, with the default provider alone.
# Each request for the small file is a connection of its own with a full handshake of TLS 1.3:
# nginx keeps no sessions and gives no tickets, and a count in the trace proves it. While requests
# come, nginx is told to reload and workers to quit: no request may fail. Then the workers are left
# alone, and their memory may not grow.
#
# figures: both in turn, five times, one worker on one core and wrk (with lanes, whichever server it
# asks) on another, everything held to AVX2 as by `lanes speed --cpu x86-64-v3`. CPU seconds are
# those of the workers, user and system. From OpenSSL 3.5 on ML-DSA-65 certificates too.
set -euo pipefail
form=${1:?short or figures}
module=${2:-${LANES_MODULE_FILE:-$(openssl version -m | sed 's/.*"\(.*\)"/\1/')/lanes.so}}
LANES_MODULE_FILE=$(realpath "$module")
: "${LANES_SAMPLE:=$(realpath "$(dirname "$0")/../../openssl.cnf.sample")}" "${LANES_WRK:=wrk}"
. "$(dirname "$0")/lib.sh"
. "$(dirname "$0")/nginx_lib.sh"

limit=600
connections=4096
top=$work
declare -A ports masters
on_server=() on_client=() # taskset
traced=yes

# ---- servers -----------------------------------------------------------------------------------

# start_side SIDE HOW: an nginx in a folder of its own; $top has what they share.
start_side() {
    local side=$1 work=$top/$1
    mkdir -p "$work/nginx-tmp"
    chmod 755 "$work"
    ln -sfn "$top/www" "$top/cert.pem" "$top/key.pem" "$work"
    configure server "$2"
    [ "$traced" = yes ] || sed -i '/^trace =/d' "$work/server.cnf"
    rm -f "$work/nginx.pid"
    start_nginx "${on_server[@]}"
    ports[$side]=$port
    masters[$side]=$(cat "$work/nginx.pid")
}

start_sides() {
    start_side lanes lanes
    start_side default none
}

# stats: of each process, PID PARENT and CPU ticks, its own and those of its children that ended
stats() {
    # Some end while they are read.
    { cat /proc/[0-9]*/stat 2>/dev/null || true; } |
        awk '{pid = $1; sub(/^.*\) /, ""); print pid, $2, $12 + $13, $14 + $15}'
}

workers_of() {
    stats | awk -v master="${masters[$1]}" '$2 == master {print $1}'
}

# cpu_of SIDE: CPU ticks of its workers, those that ended included
cpu_of() {
    stats | awk -v master="${masters[$1]}" '
        $2 == master {n += $3}
        $1 == master {n += $4}
        END {print n + 0}'
}

# memory_of SIDE: KB of its workers
memory_of() {
    local pid
    for pid in $(workers_of "$1"); do
        cat "/proc/$pid/status" 2>/dev/null || true
    done | awk '/^VmRSS:/ {n += $2} END {print n + 0}'
}

# ---- load --------------------------------------------------------------------------------------

# load SIDE CONNECTIONS SECONDS FILE [OPTION…]: so many connections at a time for so long, and again
# for twice as long until there were as many answers: all advance side by side, and on a busy machine
# none may be through when the time is up. What wrk says of it is in $top/wrk.
load() {
    local side=$1 count=$2 seconds=$3 file=$4 i
    shift 4
    : >"$top/wrk"
    for ((i = 0; i < 6; i++)); do
        as client "${on_client[@]}" timeout 120 "$LANES_WRK" -t1 -c "$count" -d "${seconds}s" \
            --timeout 60s "$@" "https://127.0.0.1:${ports[$side]}/$file" >>"$top/wrk" 2>&1 ||
            fail "wrk: $(cat "$top/wrk")"
        if [ "$(requests)" -ge "$count" ] || [ -n "$(failures)" ]; then
            return
        fi
        seconds=$((2 * seconds))
    done
    fail "$side: $(requests) requests of $count in $seconds seconds"
}

# handshakes SIDE CONNECTIONS SECONDS
handshakes() {
    load "$@" small -H 'Connection: close'
}

requests() {
    awk '/ requests in / {n += $1} END {print n + 0}' "$top/wrk"
}

seconds() {
    awk '/ requests in / {sub("s,", "", $4); n += $4} END {print n + 0}' "$top/wrk"
}

# failures: what wrk calls errors, and answers other than 200; nothing if there are none
failures() {
    grep -E 'Socket errors|Non-2xx' "$top/wrk" || true
}

none_failed() {
    [ -z "$(failures)" ] || fail "$1: $(failures) ($(requests) requests)"
}

# ---- verdicts ----------------------------------------------------------------------------------

# disturb SIDE: reloads, and a worker told to quit, in turn until killed; counts in $top/turns
disturb() {
    local turn=0
    while sleep 0.2; do
        if [ $((turn++ % 2)) -eq 0 ]; then
            kill -HUP "${masters[$1]}"
        else
            kill -QUIT "$(workers_of "$1" | tail -n 1)" 2>/dev/null || true
        fi
        echo $turn >"$top/turns"
    done
}

# in_background COMMAND…: until `end_background`
in_background() {
    "$@" &
    background=$!
    children+=("$background")
}

end_background() {
    kill "$background"
    wait "$background" 2>/dev/null || true
}

# settled SIDE PID…: none of those works any more, and no other is about to quit
settled() {
    local side=$1 now
    shift
    now=$(workers_of "$side")
    [ "$(wc -w <<<"$now")" -eq "$workers" ] &&
        [ -z "$(grep -xFf <(printf '%s\n' "$@") <<<"$now")" ]
}

# restarts SIDE CONNECTIONS SECONDS
restarts() {
    local side=$1 before total=0
    before=$(workers_of "$side")
    echo 0 >"$top/turns"
    in_background disturb "$side"
    while [ "$(cat "$top/turns")" -lt 4 ]; do
        handshakes "$@"
        none_failed "$side, reloads and restarts"
        total=$((total + $(requests)))
    done
    end_background
    wait_for "$side: the first workers to go" settled "$side" $before
    say "$side: $total handshakes, $(cat "$top/turns") reloads and restarts, none failed"
}

# grown KB KB: more than what malloc and a few more connections at a time may come to
grown() {
    [ $(($2 - $1)) -gt 8192 ]
}

# memory SIDE SECONDS: few connections at a time, so that a worker's share of them weighs nothing.
# The first load warms the workers up.
memory() {
    local side=$1 before after
    handshakes "$side" 50 "$2"
    before=$(memory_of "$side")
    handshakes "$side" 50 "$2"
    none_failed "$side, at rest"
    after=$(memory_of "$side")
    if grown "$before" "$after"; then
        fail "$side: workers grew from $before to $after KB in $(requests) handshakes"
    fi
    say "$side: $(requests) handshakes, none failed, memory of workers $before to $after KB"
}

kill_workers() {
    while sleep 0.1; do
        workers_of "$1" | xargs -r kill -KILL 2>/dev/null || true
    done
}

# planted SIDE: requests that do fail, since their workers are killed, are reported
planted() {
    local i
    in_background kill_workers "$1"
    for ((i = 0; i < 30; i++)); do
        load "$1" 20 1 large
        [ -z "$(failures)" ] || break
    done
    end_background
    [ -n "$(failures)" ] || fail "planted: workers were killed and no request failed"
    (none_failed planted) 2>/dev/null && fail "planted: failures are none"
    grown 10000 30000 || fail "planted: a growth of 20 MB is none"
    say "planted: $(failures)"
}

signatures() {
    grep -c '^lanes: ED25519 signature ' "$top/lanes/server.trace" || true
}

# full: each request has a handshake of its own, signed by lanes; the other side has none of that
full() {
    local each before
    get_by_curl -o "$top/small" "https://127.0.0.1:${ports[lanes]}/small"
    each=$(signatures)
    [ "$each" -gt 0 ] || fail "no signature by lanes"
    handshakes lanes 10 1
    none_failed "lanes, at first"
    [ $(($(signatures) - each)) -ge $(($(requests) * each)) ] ||
        fail "$(requests) requests, but only $(signatures) signatures, $each of the first"
    say "lanes: $(requests) requests, $(signatures) contexts of signatures, $each a handshake"
    handshakes default 10 1
    work=$top/default expect_trace server none
}

# verdicts CONNECTIONS SECONDS
verdicts() {
    local side
    make_certificate ed25519
    start_sides
    full
    for side in lanes default; do
        restarts "$side" "$@"
        memory "$side" "$2"
        work=$top/$side no_errors nginx
    done
    planted lanes
    stop_children
}

# ---- figures -----------------------------------------------------------------------------------

# measure WHAT SIDE LOAD…: a line "WHAT SIDE requests seconds ticks" to $top/figures
measure() {
    local what=$1 side=$2 ticks
    shift 2
    ticks=$(cpu_of "$side")
    "$@"
    none_failed "$what, $side"
    echo "$what,$side,$(requests),$(seconds),$(($(cpu_of "$side") - ticks))" >>"$top/figures"
}

# in_turn WHAT CERTIFICATE…
in_turn() {
    local what=$1 round side
    shift
    make_certificate "$@"
    start_sides
    for side in lanes default; do
        handshakes "$side" 64 1
    done
    for ((round = 0; round < 5; round++)); do
        for side in default lanes; do
            measure "$what" "$side" handshakes "$side" 64 $time
        done
    done
}

bulk_in_turn() {
    local round side
    for ((round = 0; round < 5; round++)); do
        for side in default lanes; do
            measure bulk "$side" load "$side" 16 $time large
        done
    done
}

table() {
    awk -F, -v large="$large" -v hz="$(getconf CLK_TCK)" \
        -v version="$(stock "$LANES_OPENSSL" version | cut -d' ' -f2)" '
        {n[$1, $2] += $3; s[$1, $2] += $4; cpu[$1, $2] += $5 / hz; if (!seen[$1]++) order[++k] = $1}
        function row(what, was, is, ratio) {
            printf "| %s | %.4g | %.4g | %.2f |\n", what, was, is, ratio
        }
        END {
            print "| nginx, OpenSSL " version " | default | lanes | times better |"
            print "|---|---|---|---|"
            for (i = 1; i <= k; i++) {
                w = order[i]; d = w SUBSEP "default"; l = w SUBSEP "lanes"
                if (w == "bulk") {
                    unit = large / 1e9; rate = large / 1e6
                    row("ChaCha20-Poly1305, MB/s", n[d] / s[d] * rate, n[l] / s[l] * rate,
                        n[l] / s[l] / (n[d] / s[d]))
                    row("ChaCha20-Poly1305, CPU seconds per GB", cpu[d] / (n[d] * unit),
                        cpu[l] / (n[l] * unit), cpu[d] / n[d] / (cpu[l] / n[l]))
                } else {
                    row(w " certificate, handshakes/s", n[d] / s[d], n[l] / s[l],
                        n[l] / s[l] / (n[d] / s[d]))
                    row(w " certificate, CPU seconds per 10,000", cpu[d] / n[d] * 1e4,
                        cpu[l] / n[l] * 1e4, cpu[d] / n[d] / (cpu[l] / n[l]))
                }
            }
        }' "$top/figures"
}

figures() {
    local time=2 cpu
    [ "$(nproc)" -ge 2 ] || fail "figures want two cores"
    workers=1
    traced=no
    cpu=($(taskset -cp $$ | sed 's/.*: //; s/[,-]/ /g'))
    on_server=(taskset -c "${cpu[0]}")
    on_client=(taskset -c "${cpu[1]}")
    in_turn X25519+Ed25519 ed25519
    bulk_in_turn
    stop_children
    if openssl_since 3.5; then
        in_turn X25519+ML-DSA-65 ML-DSA-65
        stop_children
    fi
    table
}

[ "$form" = short ] || [ "$form" = figures ] || fail "short or figures, not $form"
ulimit -Sn "$(ulimit -Hn)"
export OPENSSL_ia32cap=':~0xd0230000'
tls="ssl_conf_command Ciphersuites $suite13; ssl_ecdh_curve X25519; ssl_session_cache off;
    ssl_session_tickets off; keepalive_requests 1000000;"
large=4000000
make_www $large
make_data "$work/www/small" 100
configure client lanes
sed -i '/^trace =/d' "$work/client.cnf"
if [ "$form" = short ]; then
    verdicts 200 1
else
    verdicts 2000 4
    figures
fi
