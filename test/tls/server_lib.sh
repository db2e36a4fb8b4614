# SPDX-License-Identifier: Apache-2.0
#
# Sourced after lib.sh: a server program that learns of lanes through openssl.cnf alone, its start on
# a free port, and the proof that lanes served a connection. The script that sources this sets
#   proof     what each connection must leave in the trace of either side, as `expect_trace` takes it
# and defines, for start_server PROGRAM:
#   configure_PROGRAM  writes what the program reads, with $port, and sets the array `command`
#   ready_PROGRAM      true once it listens: by its own word, so another's port is not mistaken
#   faults[PROGRAM]    what it reports of a failed connection and worse, for grep -E
: "${LANES_CURL:=curl}"
declare -A faults=()

# Postfix for one has nowhere to say that its port is taken.
another_listens() {
    (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null
}

# No program here can ask for any free port, so draw one below the range that the kernel gives to
# clients, and draw again while it is taken. ENV of the start reaches the workers by fork.
# start_server PROGRAM [COMMAND…]: the command, if any, runs it: taskset, for one.
start_server() {
    local program=$1 i j
    shift
    for ((i = 0; i < 20; i++)); do
        port=$((10000 + RANDOM % 20000))
        rm -f "$work/$program.log" "$work/$program.pid"
        "configure_$program"
        start server "$@" "${command[@]}"
        for ((j = 0; j < 400; j++)); do
            if "ready_$program"; then
                return
            fi
            kill -0 "${children[-1]}" 2>/dev/null || break
            sleep 0.05
        done
        stop_children
        grep -qsi 'already in use\|cannot bind\|could not bind' "$work/server.err" \
            "$work/server.log" "$work/$program.log" || another_listens ||
            fail "$program does not start"
    done
    fail "no free port found"
}

# report PROGRAM: all that it has said, which it does in either place.
report() {
    cat "$work/$1.log" "$work/server.err" 2>/dev/null || true
}

# no_errors PROGRAM: it reported none.
no_errors() {
    if report "$1" | grep -aE "${faults[$1]}" >&2; then
        fail "$1 reports errors"
    fi
}

get_by_curl() {
    as client "$LANES_CURL" --silent --show-error --max-time 60 --cacert "$work/cert.pem" \
        --noproxy '*' "$@" 2>"$work/client.err" || fail "curl ended with status $?"
}

# count_served: sets $times to how often the server's lanes has done each of $proof so far; it may
# load with a connection.
count_served() {
    local line i
    times=("${proof[@]/*/0}")
    [ -f "$work/server.trace" ] || return 0
    while read -r line; do
        for ((i = 0; i < ${#proof[@]}; i++)); do
            if [[ $line = "lanes: ${proof[i]} "* ]]; then
                times[i]=$((times[i] + 1))
            fi
        done
    done <"$work/server.trace"
}

# prove SERVER_HOW CLIENT_HOW CLIENT…: runs one client; on the sides that have lanes, this very
# connection must have used it.
prove() {
    local server_how=$1 client_how=$2 i times before
    shift 2
    count_served
    before=("${times[@]}")
    rm -f "$work/client.trace"
    "$@"
    expect_trace client "$client_how" "${proof[@]}"
    expect_trace server "$server_how" "${proof[@]}"
    [ "$server_how" = lanes ] || return 0
    count_served
    for ((i = 0; i < ${#proof[@]}; i++)); do
        [ "${times[i]}" -gt "${before[i]}" ] || fail "$*: ${proof[i]} not served by lanes"
    done
}
