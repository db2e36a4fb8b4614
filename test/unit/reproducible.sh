#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: reproducible.sh TREE WORK [CPACK]: builds in two folders give the same module, bit by bit,
# and, with CPACK, the same Debian package, which is left in WORK; a planted change of one constant
# gives another module.
set -eu
tree=$1 work=$2 cpack=${3-}
rm -rf "$work"

build() {
    cmake -S "$1" -B "$1/build" -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF >"$work/log" 2>&1 &&
        cmake --build "$1/build" --target "$2" -j2 >"$work/log" 2>&1 || {
        cat "$work/log"
        exit 1
    }
}

# pack FOLDER ZONE: wherever the clock is
pack() (
    cd "$1/build"
    umask 022
    TZ=$2 "$cpack" -G DEB -B "$1/deb" >"$work/log" 2>&1 || {
        cat "$work/log"
        exit 1
    }
)

for copy in one another/folder/deeper; do
    mkdir -p "$work/$copy"
    cp -R "$tree/CMakeLists.txt" "$tree/openssl.cnf.sample" "$tree/src" "$tree/provider" \
        "$work/$copy/"
    build "$work/$copy" "$([ -n "$cpack" ] && echo all || echo lanes_module)"
done
cmp "$work/one/build/lanes.so" "$work/another/folder/deeper/build/lanes.so"
sha256sum <"$work/one/build/lanes.so"
if [ -n "$cpack" ]; then
    pack "$work/one" UTC
    pack "$work/another/folder/deeper" XYZ-9
    mv "$work"/one/deb/*.deb "$work/lanes.deb"
    cmp "$work/lanes.deb" "$work"/another/folder/deeper/deb/*.deb
    sha256sum <"$work/lanes.deb"
fi

sed -i 's/0x61707865/0x61707866/' "$work/one/src/chacha20/chacha20.c"
build "$work/one" lanes_module
if cmp -s "$work/one/build/lanes.so" "$work/another/folder/deeper/build/lanes.so"; then
    echo "reproducible: a planted change is not seen"
    exit 1
fi
rm -rf "$work/one" "$work/another"
