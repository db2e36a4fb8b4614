# SPDX-License-Identifier: Apache-2.0
#
# Shared by the scripts that give the openssl command keys of ML-DSA; to be sourced. They work in a
# folder of their own, with $work/cnf for openssl.cnf and the trace in $work/trace.
. "$(dirname "$0")/../tls/lib.sh"

OPENSSL_MODULES=$(dirname "$LANES_MODULE_FILE")
OPENSSL_CONF=$work/cnf
export OPENSSL_MODULES OPENSSL_CONF
count=0
cd "$work"

# settings LINE: an openssl.cnf with this line in lanes' section
settings() {
    sed "s|^\[lanes_sect\]|&\ntrace = $work/trace\n$1|" "$LANES_SAMPLE" >"$work/cnf"
}

run() {
    echo "openssl $*" >"$work/command.log"
    "$LANES_OPENSSL" "$@" </dev/null >"$work/out" 2>"$work/err"
}

good() {
    run "$@" || { cat "$work/err" >&2; fail "openssl $*"; }
    count=$((count + 1))
}

bad() {
    if run "$@"; then
        fail "accepted: openssl $*"
    fi
    count=$((count + 1))
}

# traced ALGORITHM…: lanes did it.
traced() {
    local algorithm
    for algorithm in "$@"; do
        grep -q "^lanes: $algorithm " trace || fail "the trace shows no $algorithm"
    done
}
