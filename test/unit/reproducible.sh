#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: reproducible.sh TREE WORK: builds in two folders give the same module, bit by bit; a
# planted change of one constant gives another.
set -eu
tree=$1 work=$2
rm -rf "$work"

build() {
    cmake -S "$1" -B "$1/build" -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF >"$work/log" 2>&1 &&
        cmake --build "$1/build" --target lanes_module -j2 >"$work/log" 2>&1 || {
        cat "$work/log"
        exit 1
    }
}

for copy in one another/folder/deeper; do
    mkdir -p "$work/$copy"
    cp -R "$tree/CMakeLists.txt" "$tree/src" "$tree/provider" "$work/$copy/"
    build "$work/$copy"
done
cmp "$work/one/build/lanes.so" "$work/another/folder/deeper/build/lanes.so"
sha256sum <"$work/one/build/lanes.so"

sed -i 's/0x61707865/0x61707866/' "$work/one/src/chacha20/chacha20.c"
build "$work/one"
if cmp -s "$work/one/build/lanes.so" "$work/another/folder/deeper/build/lanes.so"; then
    echo "reproducible: a planted change is not seen"
    exit 1
fi
rm -rf "$work"
