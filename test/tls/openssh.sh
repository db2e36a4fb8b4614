#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# Debian's OpenSSH on loopback, as the user at hand: sshd and ssh with chacha20-poly1305@openssh.com
# take ChaCha20 from libcrypto, and so from lanes. Their curve25519, ed25519 and Poly1305 are code
# of their own. The daemon runs itself again for each connection and does the first part of it in a
# sandbox where nothing may be written to a file: its trace shows what follows the authentication.
# With lanes on either side, on both and on none.
. "$(dirname "$0")/lib.sh"

: "${LANES_SSHD:?}" "${LANES_SSH:?}"
chacha=chacha20-poly1305@openssh.com

make_key() {
    ssh-keygen -q -t ed25519 -N '' -f "$work/$1"
}

write_sshd_config() {
    cat >"$work/sshd_config" <<CONF
ListenAddress 127.0.0.1:$port
HostKey $work/host
AuthorizedKeysFile $work/user.pub
PidFile $work/sshd.pid
Ciphers $chacha
KexAlgorithms curve25519-sha256
PasswordAuthentication no
PermitRootLogin yes
StrictModes no
UsePAM no
CONF
}

# sshd knows no "any free port" either: see start_server.
start_sshd() {
    local i
    for ((i = 0; i < 20; i++)); do
        port=$((10000 + RANDOM % 20000))
        write_sshd_config
        start server "$LANES_SSHD" -D -e -f "$work/sshd_config"
        wait_for "sshd" grep -q 'Server listening\|Address already in use\|fatal' "$work/server.err"
        grep -q 'Server listening' "$work/server.err" && return
        stop_children
        grep -q 'Address already in use' "$work/server.err" || fail "sshd does not start"
    done
    fail "no free port found"
}

# ssh_run COMMAND: standard input and output are the remote command's.
ssh_run() {
    as client "$LANES_SSH" -F none -p "$port" -i "$work/user" -o IdentitiesOnly=yes \
        -o BatchMode=yes -o "UserKnownHostsFile=$work/known" -o GlobalKnownHostsFile=none \
        -o StrictHostKeyChecking=yes -o Ciphers="$chacha" -v 127.0.0.1 "$1" \
        2>"$work/client.err" || fail "ssh ended with status $?"
    grep -q "server->client cipher: $chacha" "$work/client.err" || fail "another cipher"
}

exchange() {
    start_sshd
    echo "[127.0.0.1]:$port $(cat "$work/host.pub")" >"$work/known"
    ssh_run cat <"$work/blob" >"$work/got"
    same "$work/blob" "$work/got"
    expect_trace server "$1" ChaCha20
    expect_trace client "$2" ChaCha20
    four_contexts server "$1"
    four_contexts client "$2"
}

# Each of the two directions has a context for the lengths and one for the text.
four_contexts() {
    [ "$2" != lanes ] || [ "$(grep -c '^lanes: ChaCha20 cipher ' "$work/$1.trace")" -ge 4 ] ||
        fail "$1: not both directions by lanes"
}

# What sshd, as root, goes into when it drops its privileges. Debian makes it with the service.
if [ "$(id -u)" -eq 0 ] && [ ! -d /run/sshd ]; then
    mkdir -m 755 /run/sshd
    at_exit='rmdir /run/sshd'
fi
make_key host
make_key user
make_data "$work/blob" 3000000
for_each_side exchange
