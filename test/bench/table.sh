#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: table.sh messages FILE.json    what `lanes speed --json FILE.json` wrote, as the README's
#        table.sh keys FILE.json…       tables; "ratio / ratio_median" in each cell, and
#                                       nanoseconds where OpenSSL has no such algorithm
# messages: a line per operation and shape, a column per size. keys: what is done with keys, a line
# per operation, shape and size, a column per file.
set -euo pipefail
cells='
  def cell: if . == null then "" elif .ratio == null then "\(.lanes_ns | round) ns"
            else "\(.ratio * 100 | round / 100) / \(.ratio_median * 100 | round / 100)" end;
  def of_keys: .operation | test("^(x25519|ed25519|ml-dsa|tls13)");
  def distinct: reduce .[] as $r ([]; if index([$r]) then . else . + [$r] end);'
kind=$1
shift
case $kind in
messages)
    jq -r "$cells"'
      [.[] | select(.kernel == null and (of_keys | not))] as $rows
      | [5, 16, 64, 256, 1350, 4096, 16384] as $sizes
      | "| operation, shape | " + ($sizes | map("\(.) B") | join(" | ")) + " |",
        "|---|" + ($sizes | map("---|") | add),
        ([$rows[] | {operation, shape}] | distinct | .[] | . as $r
         | "| \($r.operation), \($r.shape) | "
           + ($sizes | map(. as $n | [$rows[] | select(.operation == $r.operation
                and .shape == $r.shape and .bytes == $n)][0] | cell) | join(" | ")) + " |")
    ' "$1"
    ;;
keys)
    jq -rs "$cells"'
      map([.[] | select(.kernel == null and of_keys)]) as $files
      | ([$files[][] | {operation, shape, bytes}] | distinct | .[] | . as $r
         | "| \($r.operation), \($r.shape) | "
           + (if $r.bytes == 0 then "" else "\($r.bytes) " end) + "| "
           + ($files | map([.[] | select(.operation == $r.operation and .shape == $r.shape
                and .bytes == $r.bytes)][0] | cell) | join(" | ")) + " |")
    ' "$@"
    ;;
*)
    echo "table: messages or keys" >&2
    exit 1
    ;;
esac
