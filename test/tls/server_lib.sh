# SPDX-License-Identifier: Apache-2.0
#
# Sourced after lib.sh: a server program that learns of lanes through openssl.cnf alone, its start on
# a free port, and the proof that lanes served a connection. The script that sources this sets
#   proof     what each connection must leave in the trace of either side, as `expect_trace` takes it
# and defines, for start_server PROGRAM:
#   configure_PROGRAM  writes what the program reads, with $port, and sets the array `command`
#   ready_PROGRAM      true once it listens: by its own word, so another's port is not mistaken
: "${LANES_CURL:=curl}"

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
            "$work/server.log" "$work/$program.log" || fail "$program does not start"
    done
    fail "no free port found"
}

get_by_curl() {
    as client "$LANES_CURL" --silent --show-error --max-time 60 --cacert "$work/cert.pem" \
        --noproxy '*' "$@" 2>"$work/client.err" || fail "curl ended with status $?"
}

# served ALGORITHM: how often the server's lanes has done that; it may load with a connection.
served() {
    local times
    times=$(grep -cs "^lanes: $1 " "$work/server.trace") || true
    echo "${times:-0}"
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
