#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# lanes config: its lines, appended to what a machine may have for openssl.cnf and used alone, are
# all that lanes check wants.
# usage: config.sh LANES MODULE
set -u
lanes=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/modules" "$work/none"
cp "$2" "$work/modules/lanes.so"
unset OPENSSL_ia32cap OPENSSL_CONF
failures=0 cases=0

fail() {
    echo "FAILED: $name: $*"
    sed 's/^/    /' "$work/err"
    failures=$((failures + 1))
}

# Neither lines nor what follows from them may need OPENSSL_MODULES, which servers do not have.
config() {
    OPENSSL_CONF=$1 OPENSSL_MODULES=$work/modules "$lanes" config >"$work/lines" 2>"$work/err"
}

check() {
    OPENSSL_CONF=$1 env -u OPENSSL_MODULES "$lanes" check >"$work/out" 2>"$work/err"
}

# says LINE...: these lines are printed
says() {
    for line; do
        grep -qxF -- "$line" "$work/lines" || fail "does not print: $line"
    done
}

# works NAME: for the file $work/cnf
works() {
    name=$1 cases=$((cases + 1))
    config "$work/cnf" || fail "exit status $?"
    grep -qF "module = $work/modules/lanes.so" "$work/lines" || fail "does not name the module"
    cp "$work/lines" "$work/alone"
    check "$work/alone" || fail "alone, not well"
    cat "$work/lines" >>"$work/cnf"
    check "$work/cnf" || fail "appended, not well"
    config "$work/cnf"
    grep -v '^\(#.*\|\[.*\]\|\)$' "$work/lines" | grep -v '   # stands there already$' &&
        fail "appended, but not there"
    cp "$work/alone" "$work/lines"
}

# --- files as they are found
own=$("$lanes" check 2>&1 | sed -n 's/^configuration: \(.*\), read by OpenSSL .*/\1/p')
if [ -r "$own" ]; then
    cp "$own" "$work/cnf"
    works "this machine's own"
fi
: >"$work/cnf"
works "an empty file"
says "openssl_conf = openssl_init" "[default_sect]" "[algorithm_sect]"
rm "$work/cnf"
works "no file"
printf 'openssl_conf = openssl_init\n[openssl_init]\n[ca]\ndir = here' >"$work/cnf"
works "an empty section to begin with, and a last line without end"
says "openssl_conf = openssl_init   # stands there already" "providers = provider_sect"
cat >"$work/cnf" <<'END'
openssl_conf = openssl_init
[openssl_init]
providers = provider_sect
[provider_sect]
default = default_sect
[default_sect]
# activate = 1
END
works "a list of providers, none activated"
says "default = default_sect   # stands there already" "lanes = lanes_sect" "activate = 1"
cat >"$work/cnf" <<'END'
openssl_conf = start
[start]
providers = list
alg_section = preferences
ssl_conf = tls
[list]
legacy = old
default = usual
[old]
activate = 1
[usual]
activate = 1
[preferences]
default_properties = ?fips=yes
[tls]
system_default = tls_default
[tls_default]
MinProtocol = TLSv1.2
END
works "names of its own"
says "[start]" "[list]" "[usual]" "[preferences]" "default = usual   # stands there already" \
    "default_properties = ?fips=yes, ?provider=lanes, ?lanes.preferred   # instead of ?fips=yes"
grep -qE '^(legacy|ssl_conf|\[old\])' "$work/lines" && fail "prints what is nothing to lanes"

# --- files with mistakes: the lines mend them
cat >"$work/cnf" <<END
openssl_conf = init
[init]
providers = list
alg_section = properties
[list]
also = lanes_section
default = default_section
[default_section]
activate = 0
[lanes_section]
identity = lanes
module = $work/nowhere/lanes.so
kernels = chacha20:portable
[properties]
default_properties = provider=lanes
END
works "lanes first, its module gone, default switched off, nothing else allowed"
says "also = lanes_section   # stands there already" "activate = 1   # instead of 0" \
    "module = $work/modules/lanes.so   # instead of $work/nowhere/lanes.so" \
    "default_properties = ?provider=lanes, ?lanes.preferred   # instead of provider=lanes"
check "$work/cnf"
grep -qE "^ChaCha20 +lanes +portable$" "$work/out" || fail "a setting has been lost"
printf '[a]\nb =\nno line\n' >"$work/cnf"
name="a line that is none" cases=$((cases + 1))
config "$work/cnf" && fail "should fail"
grep -q "line 3 of $work/cnf is not understood" "$work/err" || fail "does not name the line"
[ ! -s "$work/lines" ] || fail "prints lines all the same"

# --- the module
name="a folder with characters that mean something" cases=$((cases + 1))
odd="$work/a b #c \$d \"e\" 'f' \\g ;"
mkdir "$odd"
cp "$2" "$odd/other.so"
(cd "$odd" && "$lanes" config --module other.so) >"$work/lines" 2>"$work/err" ||
    fail "exit status $?"
check "$work/lines" || fail "not well"
grep -qF "module: $odd/other.so, version" "$work/err" || fail "another module"

cp "$lanes" "$work/none/lanes"
name="no module" cases=$((cases + 1))
OPENSSL_MODULES=$work/none "$work/none/lanes" config >"$work/lines" 2>"$work/err" &&
    fail "should fail"
grep -q "no module: $work/none/lanes.so cannot be read; install it" "$work/err" ||
    fail "does not say so"
[ ! -s "$work/lines" ] || fail "prints lines all the same"
name="no such module" cases=$((cases + 1))
"$lanes" config --module "$work/none.so" >"$work/lines" 2>"$work/err" && fail "should fail"
grep -q "no module: $work/none.so cannot be read" "$work/err" || fail "does not say so"
name="beside the program" cases=$((cases + 1))
cp "$2" "$work/none/lanes.so"
mkdir "$work/empty"
OPENSSL_MODULES=$work/empty "$work/none/lanes" config >"$work/lines" 2>"$work/err" || fail "fails"
says "module = $work/none/lanes.so"

name="wrong usage"
"$lanes" config --modul x >"$work/lines" 2>"$work/err"
[ $? -eq 2 ] || fail "exit status"

echo "$cases cases, $failures failures"
[ $failures -eq 0 ]
