#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: coverage.sh BUILD [CORPORA]: builds the fuzz targets with clang's coverage, runs them over
# the corpora, the committed ones unless others are named, and names each function of provider/
# that none of them reached. By hand: clang, llvm-profdata and llvm-cov are needed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$1 corpora=${2:-$here/corpus}
cmake -S "$here/../.." -B "$build" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_COMPILER=clang \
    -DLANES_SANITIZE=fuzzer-no-link -DCMAKE_C_FLAGS='-fprofile-instr-generate -fcoverage-mapping' \
    >/dev/null
cmake --build "$build" -j2 --target fuzz_provider fuzz_keys fuzz_mldsa_keys fuzz_dispatch >/dev/null
objects=
for target in provider keys mldsa_keys dispatch; do
    program=$build/test/fuzz/fuzz_$target
    LLVM_PROFILE_FILE=$build/$target.profraw "$program" -runs=0 "$corpora/$target" 2>"$build/$target.log" ||
        { tail "$build/$target.log"; exit 1; }
    objects="$objects -object $program"
done
llvm-profdata merge -o "$build/merged" "$build"/*.profraw
# shellcheck disable=SC2086
llvm-cov export -format=lcov -instr-profile="$build/merged" $objects |
    awk -F '[:,]' '
        /^SF:/ {file = $2; sub(/^.*\/[.]\//, "", file)}
        /^FNDA:/ && file ~ /^provider\/[a-z0-9_]*[.]c$/ {
            times[file ": " $NF] += $2
        }
        END {
            for (f in times) {
                if (times[f] == 0)
                    print f
                else
                    reached++
                all++
            }
            printf "%d of %d functions reached\n", reached, all
        }' | sort
