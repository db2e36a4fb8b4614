# SPDX-License-Identifier: Apache-2.0
# Sourced by the tests of `lanes speed`, with its path in $lanes: runs in $work, and what they say.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
    echo "FAILED: $*"
    sed 's/^/    /' "$work/err"
    failures=$((failures + 1))
}

# lanes_speed STATUS OPTION...: one run, its exit status as expected
lanes_speed() {
    local expected=$1
    shift
    "$lanes" speed "$@" >"$work/out" 2>"$work/err"
    local status=$?
    [ $status -eq "$expected" ] || fail "lanes speed $*: exit status $status, not $expected"
}

says() {
    grep -qF -- "$1" "$work/err" || fail "does not say: $1"
}
