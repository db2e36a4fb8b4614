#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: declassified.sh TREE [LIST]: every LANES_DECLASSIFY of src/ stands in the list with its
# reason, and nothing else does. The tests plant a list that lacks a mark and one that has too many.
set -eu
tree=$1 list=${2:-$1/test/ct/declassified}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The macro's own file explains it.
(cd "$tree" && grep -rn --include='*.[ch]' 'LANES_DECLASSIFY(' src | grep -v '^src/base/bytes[.]h:') |
    sed -E 's/^([^:]*):[0-9]*:.*LANES_DECLASSIFY\(([^,]*),.*/\1 | \2/' | LC_ALL=C sort -u >"$work/marks"
if grep -vE '^#|^[^|]+ [|] [^|]+ [|] [^|]{10,}$' "$list"; then
    echo "these lines of the list have no reason"
    exit 1
fi
sed -E '/^#/d; s/ [|] [^|]*$//' "$list" | LC_ALL=C sort >"$work/listed"
[ -s "$work/marks" ] || { echo "no mark found in $tree/src"; exit 1; }
diff "$work/marks" "$work/listed" >"$work/diff" && exit 0
sed -n 's/^< /not in the list: /p; s/^> /not in the source: /p' "$work/diff"
exit 1
