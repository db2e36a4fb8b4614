#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: border_planted.sh TREE WORK: border.sh must report each of these faults.
set -eu
tree=$1 work=$2 here=$(dirname "$0") missed=0
slash=/ # so that this file names no such path itself
mkdir -p "$work"

rm -rf "$work/tree"
mkdir -p "$work/tree"
cp -R "$tree/src" "$tree/provider" "$work/tree/"
if ! "$here/border.sh" "$work/tree" >"$work/log" 2>&1; then
    cat "$work/log"
    echo "planted: the tree itself breaks the rules"
    exit 1
fi

while IFS='|' read -r part file text; do
    cp "$tree/$file" "$work/kept"
    case $text in
    -*) sed -i "/${text#-}/d" "$work/tree/$file" ;;
    *) printf '%s\n' "$text" >>"$work/tree/$file" ;;
    esac
    if "$here/border.sh" "$work/tree" "$part" >"$work/log" 2>&1; then
        echo "planted: not reported: $file: $text"
        missed=1
    else
        echo "planted: reported: $file: $text"
    fi
    cp "$work/kept" "$work/tree/$file"
done <<END
rules|src/aead/aead.c|#include <openssl/evp.h>
rules|src/aead/aead.c|void *p = malloc(1);
rules|src/chacha20/chacha20.c|const char *p = getenv("X");
rules|src/poly1305/poly1305.c|printf("%d", 1);
rules|src/base/ct.c|#include <stdio.h>
rules|src/base/kernel.c|#if defined(__AVX2__)
rules|src/poly1305/portable.c|#ifdef X
rules|provider/params.c|#if 1
rules|src/base/ct.c|#include "aead/aead.h"
rules|src/poly1305/poly1305.c|#include "chacha20/kernels.h"
rules|provider/core.c|/* see ${slash}home/somebody/notes */
rules|src/base/ct.c|-SPDX
headers|src/base/ct.h|-include "base.bytes.h"
headers|src/base/kernel.h|struct lanes_planted { FILE *f; };
END
exit $missed
