#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: ct.sh TREE WORK COMPILERS LEVELS DEFINES SOURCE...
#
# Builds src/ (the sources named) with the constant-time marks by each compiler at each -O level,
# then: runs ct under valgrind, which must find nothing; with each planted fault, which it must
# find; and searches the objects for instructions whose time depends on their operands.
set -u
tree=$1 work=$2 compilers=$3 levels=$4 defines=$5
shift 5
bad=0
# Divisions, square roots, gathers; x87 forms too.
forbidden='i?div[bwlq]?|v?(div|sqrt)[sp][sd]|fi?divr?p?[sl]?|fsqrt|v?p?gather[a-z]*'

say() {
    echo "ct: $1"
}

# search NAME OBJECT...
search() {
    objdump -d --no-show-raw-insn "$@" | grep -E "[[:space:]]($forbidden)([[:space:]]|\$)"
}

run() {
    valgrind -q --error-exitcode=99 --track-origins=no "$work/ct" "$@"
}

build() {
    rm -rf "$work/o"
    mkdir -p "$work/o"
    objects= others=
    for f in "$@"; do
        o=$work/o/$(echo "$f" | tr / _).o
        case $f in
        src/*) objects="$objects $o" ;;
        *) others="$others $o" ;;
        esac
        # shellcheck disable=SC2086
        $compiler -std=gnu11 -gdwarf-4 -O$level -fcf-protection $defines -DLANES_CT -I"$tree/src" \
            -I"$tree/test/unit" -c "$tree/$f" -o "$o" || return 1
    done
    # shellcheck disable=SC2086
    $compiler -o "$work/ct" $objects $others
}

for compiler in $compilers; do
    for level in $levels; do
        if ! build "$@" test/unit/harness.c test/unit/memory.c test/ct/ct.c; then
            say "$compiler -O$level: does not build"
            bad=1
            continue
        fi
        if run >"$work/log" 2>&1; then
            rows=$(sed -n 's/.*rows of \(.*\) run:/\1:/p' "$work/log" | tr '\n' ';')
            say "$compiler -O$level: $rows"
        else
            cat "$work/log"
            say "$compiler -O$level: depends on a secret, or a row was not run"
            bad=1
        fi
        for fault in branch index compare; do
            run $fault >"$work/log" 2>&1
            if [ $? != 99 ]; then # 99 is memcheck's verdict, anything else is not
                say "$compiler -O$level: planted $fault not reported"
                bad=1
            fi
        done
        # shellcheck disable=SC2086
        if search $objects; then
            say "$compiler -O$level: time depends on operands"
            bad=1
        fi
    done
done

# Planted instructions.
cat >"$work/planted.c" <<'END'
unsigned planted_div(unsigned a, unsigned b) { return a / b; }
double planted_root(double x, double y) { return x / y; }
END
cat >"$work/planted_gather.c" <<'END'
#include <immintrin.h>
__m256i planted_gather(const int *p, __m256i i) { return _mm256_i32gather_epi32(p, i, 4); }
END
for compiler in $compilers; do
    $compiler -O2 -c "$work/planted.c" -o "$work/planted.o" || bad=1
    [ "$(search "$work/planted.o" | wc -l)" = 2 ] || { say "planted division not reported"; bad=1; }
    if [ "$(uname -m)" = x86_64 ]; then
        $compiler -O2 -mavx2 -c "$work/planted_gather.c" -o "$work/planted.o" || bad=1
        search "$work/planted.o" >"$work/log" || { say "planted gather not reported"; bad=1; }
    fi
done
exit $bad
