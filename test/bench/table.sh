#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: table.sh FILE.json   what `lanes speed --json FILE.json` wrote, as the README's table:
# a line per operation and shape, a column per size, "ratio / ratio_median" in each cell.
set -euo pipefail
jq -r '
  def cell: if . == null then "" elif .ratio == null then "\(.lanes_ns | round) ns"
            else "\(.ratio * 100 | round / 100) / \(.ratio_median * 100 | round / 100)" end;
  [.[] | select(.kernel == null)] as $rows
  | [5, 16, 64, 256, 1350, 4096, 16384] as $sizes
  | "| operation, shape | " + ($sizes | map("\(.) B") | join(" | ")) + " |",
    "|---|" + ($sizes | map("---|") | add),
    ([$rows[] | {operation, shape}]
     | reduce .[] as $r ([]; if index([$r]) then . else . + [$r] end) | .[]
     | . as $r
     | "| \($r.operation), \($r.shape) | "
       + ($sizes | map(. as $n | [$rows[] | select(.operation == $r.operation
            and .shape == $r.shape and .bytes == $n)][0] | cell) | join(" | ")) + " |")
' "$1"
