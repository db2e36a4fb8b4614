#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: build.sh TREE BUILD CLANG TARGET...: the instrumented build, and the targets in it.
set -eu
tree=$1 build=$2 clang=$3
shift 3
cmake -S "$tree" -B "$build" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_COMPILER="$clang" \
    -DLANES_SANITIZE=fuzzer-no-link,address,undefined
cmake --build "$build" -j2 --target "$@"
