#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# lanes check: what it says of openssl.cnf.sample, and of each classic mistake made in it.
# Where the program itself is not to blame, it goes on with the default provider.
# usage: check.sh LANES MODULE SAMPLE [VERSION.SO]; LANES_SANITIZED is set where the module is that
set -u
lanes=$1 module=$2 sample=$3 version=${4-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/modules"
cp "$module" "$work/modules/lanes.so"
export OPENSSL_MODULES=$work/modules OPENSSL_CONF=$work/openssl.cnf
unset OPENSSL_ia32cap
failures=0 cases=0

fail() {
    echo "FAILED: $*"
    sed 's/^/    /' "$work/err"
    failures=$((failures + 1))
}

# The verdict on the configuration that stands in $OPENSSL_CONF.
check() {
    "$lanes" check >"$work/out" 2>"$work/err"
    status=$?
    [ $status -le 1 ] || fail "$name: exit status $status"
}

# well NAME: all is well
well() {
    name=$1 cases=$((cases + 1))
    check
    [ $status -eq 0 ] || fail "$name: should be well"
}

# trap_is NAME TEXT...: not well, and each TEXT (fixed string) is said
trap_is() {
    name=$1 cases=$((cases + 1))
    shift
    check
    [ $status -eq 1 ] || fail "$name: exit status $status"
    for text; do
        grep -qF -- "$text" "$work/err" || fail "$name: does not say: $text"
    done
}

# goes_on [LINE]: a program under this configuration does its work; LINE is all that it is told
goes_on() {
    [ -z "${LANES_SANITIZED-}" ] || return 0 # programs without sanitizers cannot load such a module
    printf abc | openssl dgst -sha256 -r >"$work/out" 2>"$work/err" &&
        grep -q ^ba7816bf8f01cfea "$work/out" || fail "$name: the program does not go on"
    printf '%s' "${1+$1
}" | cmp -s - "$work/err" || fail "$name: the program is told something else"
}

# stops STATUS [TEXT]: a program under this configuration ends so, and says TEXT
stops() {
    { openssl dgst -sha256 "$sample" >"$work/out" 2>"$work/err"; } 2>/dev/null
    local ended=$?
    [ $ended -eq "$1" ] || fail "$name: the program ends with $ended"
    [ $# -eq 1 ] || grep -q "$2" "$work/err" || fail "$name: the program does not say: $2"
}

# edit SED-SCRIPT...: the sample with these edits
edit() {
    local script=()
    for e; do script+=(-e "$e"); done
    sed "${script[@]}" "$sample" >"$OPENSSL_CONF"
    cmp -s "$sample" "$OPENSSL_CONF" && fail "this edit changes nothing: $*"
}

# Adds the lines that the last check has advised, each where it said.
follow_advice() {
    local section line
    grep -oE ", (in \[[^]]*\]|before the first \[section\]):  .*" "$work/err" | tac |
        while IFS= read -r advice; do
            line=${advice#*:  }
            case $advice in
            ", before"*) printf '%s\n' "$line" "$(cat "$OPENSSL_CONF")" >"$OPENSSL_CONF" ;;
            *)
                section=${advice#*[}
                section=${section%%]*}
                grep -q "^\[$section\]" "$OPENSSL_CONF" || echo "[$section]" >>"$OPENSSL_CONF"
                sed -i "s|^\[$section\]|&\n$line|" "$OPENSSL_CONF"
                ;;
            esac
        done
}

# cured NAME: with the advised lines added all is well
cured() {
    follow_advice
    well "$1, advice followed"
}

# --- as it should be: every algorithm has its line, NAME provider kernel
cp "$sample" "$OPENSSL_CONF"
well "the sample as it is"
for algorithm in ChaCha20-Poly1305 XChaCha20-Poly1305 ChaCha20 XChaCha20 POLY1305 X25519 \
    ED25519 ML-DSA-44 ML-DSA-65 ML-DSA-87; do
    grep -qE "^$algorithm +lanes +(portable|avx2|adx|x64)$" "$work/out" || fail "no line for $algorithm"
done
[ "$(wc -l <"$work/out")" -eq 10 ] || fail "the table has other lines too"
grep -q "^module: $work/modules/lanes.so, version" "$work/err" || fail "module not named"
grep -qE "^kernels: .*aead:" "$work/err" || fail "kernels not named"
grep -q "^active: default, lanes$" "$work/err" || fail "active providers not named"

edit 's|^\[lanes_sect\]|&\ncpu = portable|'
well "a ceiling"
grep -qE "^ChaCha20-Poly1305 +lanes +portable$" "$work/out" || fail "the ceiling does not show"
case $(uname -m) in
x86_64) grep -q "avx2: cpu " "$work/err" || fail "does not say why no better row" ;;
esac
if grep -qw avx2 /proc/cpuinfo; then # second where there is ADX
    edit 's|^\[lanes_sect\]|&\nkernels = curve25519:avx2|'
    well "a row that is not the best"
    for algorithm in X25519 ED25519; do
        grep -qE "^$algorithm +lanes +avx2$" "$work/out" || fail "no choice for $algorithm"
    done
    grep -q "^kernels: .*curve25519:avx2(adx: not wanted)" "$work/err" || fail "the choice is not told"
fi
edit "s|^\[lanes_sect\]|&\nmodule = $work/modules/lanes.so\nkernels = chacha20:portable\ntrace = $work/trace|"
well "all settings"

# --- nothing there, or not readable
rm "$OPENSSL_CONF"
trap_is "no file" "cannot be read"
: >"$OPENSSL_CONF"
trap_is "an empty file" "openssl_conf is missing" "providers is missing" \
    'does not name lanes: `lanes config` prints all lines'
grep -qE "^ChaCha20-Poly1305 +default +-$" "$work/out" || fail "table without lanes"
grep -qE "^XChaCha20 +none +-$" "$work/out" || fail "table of what nobody serves"
cured "an empty file"
edit '/^providers/s/=/ /'
trap_is "a line that is none" "is not understood" "line"

# --- the default provider
edit '/^\[default_sect\]/,/^$/s/^activate.*//'
trap_is "default not activated" "the provider default is not activated" \
    "in [default_sect]:  activate = 1"
[ -n "${LANES_SANITIZED-}" ] || stops 1 unsupported
check
cured "default not activated"
edit '/^default = /d'
trap_is "default not listed" "the provider default is not in the list" \
    "in [provider_sect]:  default = default_sect"
cured "default not listed"
edit 's/^default = /defualt = /'
trap_is "default misspelt" "defualt in [provider_sect] is misspelt"

# --- lanes
edit '/^\[lanes_sect\]/,/^$/s/^activate.*//'
trap_is "lanes not activated" "the provider lanes is not activated" \
    "in [lanes_sect]:  activate = 1" "lanes is not active"
edit 's/^lanes = .*/lanes = nothing_here/'
trap_is "lanes in a section that is not there" "in [nothing_here]:  activate = 1"
goes_on
edit 's/^lanes = /lane = /'
trap_is "lanes misspelt" "lane in [provider_sect] is misspelt"
goes_on
edit '/^\[lanes_sect\]/,/^$/s/^activate = 1/activate = never/'
trap_is "a no that some versions take for a yes" "activate = never"
edit '/^lanes = /d' 's/^\[provider_sect\]/&\nlanes = lanes_sect/'
case $("$lanes" check 2>&1 | sed -n 's/.*read by OpenSSL //p') in
3.[0-4].*) trap_is "lanes listed before default" "lanes is listed before default" ;;
*) well "lanes listed before default, which no longer matters" ;;
esac

# --- settings in the wrong section
for place in provider_sect openssl_init default_sect algorithm_sect; do
    for setting in "kernels = chacha20:portable" "cpu = portable" "trace = $work/trace"; do
        edit "s|^\[$place\]|&\n$setting|"
        trap_is "$setting in [$place]" "${setting%% *} stands in [$place]" \
            "in [lanes_sect]:  $setting"
    done
done
edit "1i cpu = portable"
trap_is "a setting before the first section" "cpu stands in [default]"
edit 's|^\[lanes_sect\]|&\n[other]\nkernels = chacha20:portable\n[lanes_sect]|'
trap_is "a setting in a section that nobody names" "kernels stands in [other]"

# --- default_properties
edit '/^default_properties/d' 's/^\[openssl_init\]/&\ndefault_properties = ?provider=lanes/'
trap_is "default_properties outside alg_section" "default_properties stands in [openssl_init]" \
    "in [algorithm_sect]:  default_properties = ?provider=lanes"
edit '/^default_properties/d' '1i default_properties = ?provider=lanes'
trap_is "default_properties before the first section" "default_properties stands in [default]"
edit '/^alg_section/d'
trap_is "default_properties in a section that nobody names" "alg_section is missing" \
    "in [openssl_init]:  alg_section = algorithm_sect"
edit '/^default_properties/d'
trap_is "no default_properties" "nothing prefers lanes"
cured "no default_properties"
edit 's/^default_properties.*/default_properties = provider=lanes/'
trap_is "no question mark" "without a question mark"
edit 's/^default_properties.*/default_properties = provider=lanes, ?lanes.preferred/'
trap_is "no question mark before the first" "without a question mark"
edit 's/^default_properties.*/default_properties = ?lanes.preferred/'
well "the second name alone"
edit 's/^default_properties.*/default_properties = ?provider=lanes/'
well "the first name alone"
edit 's/^default_properties.*/default_properties = ?fips=yes/'
trap_is "another preference" "does not prefer lanes"

# --- misspelt keys
for slip in kernel=kernels Kernels=kernels krenels=kernels cpus=cpu trcae=trace modul=module \
    activated=activate; do
    edit "s|^\[lanes_sect\]|&\n${slip%=*} = x|"
    trap_is "${slip%=*}" "${slip%=*} in [lanes_sect] is misspelt" "in [lanes_sect]:  ${slip#*=} = x"
done
edit "s|^\[lanes_sect\]|&\nvelocity = high|"
trap_is "a key that means nothing" "velocity in [lanes_sect] is no setting"
for slip in providers:provider alg_section:alg-section alg_section:algsection; do
    edit "s|^${slip%:*} = |${slip#*:} = |"
    trap_is "${slip#*:}" "${slip#*:} in [openssl_init] is misspelt" "in [openssl_init]:  ${slip%:*} ="
done
edit "s|^openssl_conf = |openssl_cnf = |"
trap_is "openssl_cnf" "openssl_cnf in [default] is misspelt"
edit "s|^default_properties = |default_property = |"
trap_is "default_property" "default_property in [algorithm_sect] is misspelt"

# --- the module file
edit "s|^\[lanes_sect\]|&\nmodule = $work/nowhere/lanes.so|"
trap_is "module missing" "$work/nowhere/lanes.so cannot be read" "in [lanes_sect]:  module ="
goes_on
cp "$work/modules/lanes.so" "$work/foreign.so"
printf '\x08\x00' | dd of="$work/foreign.so" bs=1 seek=18 conv=notrunc status=none # MIPS
edit "s|^\[lanes_sect\]|&\nmodule = $work/foreign.so|"
trap_is "module for another architecture" "is for another architecture"
goes_on
echo "no module" >"$work/text.so"
edit "s|^\[lanes_sect\]|&\nmodule = $work/text.so|"
trap_is "module that is a text" "is no shared object"
goes_on
head -c 4096 "$work/modules/lanes.so" >"$work/half.so"
edit "s|^\[lanes_sect\]|&\nmodule = $work/half.so|"
trap_is "module cut short" "is cut short"
stops 135 # SIGBUS

# --- a module that refuses: the line to change, and one line for the program
refused() {
    edit "s|^\[lanes_sect\]|&\n$1|"
    trap_is "$1" "refuses to load: $2" "correct this line, or take it out:" "in [lanes_sect]:  $1"
    goes_on "lanes: $2"
}
refused "kernels = chacha20:avx9" 'kernels: chacha20 has no row in "chacha20:avx9"'
refused "kernels = chacha21:portable" 'kernels: unknown primitive in "chacha21:portable"'
refused "kernels = portable" 'kernels: "portable" is not primitive:row'
refused "cpu = x86-64-v99" 'cpu: unknown level "x86-64-v99"'
refused "ml-dsa.input_formats = seed" "ml-dsa.input_formats: no such value"
refused "ml-dsa.output_formats = all" "ml-dsa.output_formats: no such value"
refused "ml-dsa.retain_seed = maybe" "ml-dsa.retain_seed: no such value"
refused "ml-dsa.prefer_seed = maybe" "ml-dsa.prefer_seed: no such value"
edit "s|^\[lanes_sect\]|&\ntrace = $work/nowhere/trace|"
trap_is "a trace that cannot be written" "the trace $work/nowhere/trace cannot be written"
edit "s|^\[lanes_sect\]|&\ntrace = $work/modules|"
trap_is "a trace that is a folder" "the trace $work/modules cannot be written"

# --- versions of OpenSSL that nobody knows yet: what the module tells its core is in provider_core
if [ -n "$version" ]; then
    cp "$sample" "$OPENSSL_CONF"
    export LD_PRELOAD=$version LANES_VERSION_CLAIMED=4.0.9
    well "the last known version"
    grep -q "^advice" "$work/err" && fail "advice without need"
    LANES_VERSION_CLAIMED=4.1.0
    well "a later version"
    grep -q "^advice: OpenSSL 4.1.0 is newer than 4.0" "$work/err" || fail "no word of the version"
    for LANES_VERSION_CLAIMED in 5.0.0 2.7.1; do
        trap_is "version $LANES_VERSION_CLAIMED" \
            "refuses to load: made for OpenSSL 3 and 4, this is ${LANES_VERSION_CLAIMED%%.*}" \
            "take this line out until that is mended:" "in [provider_sect]:  lanes = lanes_sect"
    done
    unset LD_PRELOAD
fi

echo "$cases cases, $failures failures"
[ $failures -eq 0 ]
