#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: mutate.sh TREE WORK MUTANTS NAME=PROGRAM...
#
# Puts each fault of the file MUTANTS into a copy of the tree and runs the checks it names: at
# least one must fail. A fault that changes no line, or more than one, is an error: the list must
# follow the source. Unit suites are built here, without CUnit; the programs of the other folders
# are the build's own, run against a module made of the changed source. JOBS: at once (2).
set -u
case $0 in
/*) self=$0 ;;
*) self=$PWD/$0 ;;
esac

say() {
    printf '%s\n' "$1" # faults hold backslashes, which some shells' echo takes for their own
}

# One mutant: mutate.sh --one NUMBER, with the rest in the environment.
one() {
    number=$1
    line=$(grep -v '^#' "$MUTANTS" | sed -n "${number}p")
    file=$(printf '%s\n' "$line" | awk -F ' [|] ' '{print $1}')
    fault=$(printf '%s\n' "$line" | awk -F ' [|] ' '{print $2}')
    checks=$(printf '%s\n' "$line" | awk -F ' [|] ' '{print $3}')
    dir=$WORK/$number
    case " $SOURCES " in
    *" $file "*) ;;
    *)
        echo "n/a    $file is not compiled here"
        [ -f "$TREE/$file" ]
        return
        ;;
    esac
    rm -rf "$dir"
    mkdir -p "$dir/$(dirname "$file")"

    if ! sed -E "$fault" "$TREE/$file" >"$dir/$file"; then
        say "ERROR $file: not a sed expression: $fault"
        return 1
    fi
    changed=$(diff "$TREE/$file" "$dir/$file" | grep -c '^>')
    if [ "$changed" != 1 ]; then
        say "STALE $file: changes $changed lines: $fault"
        return 1
    fi
    object=$(echo "$file" | tr / _).o
    # shellcheck disable=SC2086
    if ! $CC $CFLAGS -I"$(dirname "$TREE/$file")" -c "$dir/$file" -o "$dir/$object" \
        2>"$dir/log"; then
        cat "$dir/log"
        say "ERROR $file: does not compile: $fault"
        return 1
    fi
    objects=
    for o in "$WORK"/base/*.o; do
        case $o in
        */"$object") objects="$objects $dir/$object" ;;
        *) objects="$objects $o" ;;
        esac
    done
    for check in $checks; do
        run "$check" "$dir" >"$dir/log" 2>&1
        status=$?
        if [ $status != 0 ]; then
            why=$(grep -m 1 -oE '[a-z_0-9]+\.c:[0-9]+: .{0,70}|[0-9]+\. .{0,90}' "$dir/log" ||
                echo "status $status")
            say "killed $file: $fault ($check: $why)"
            rm -rf "$dir"
            return 0
        fi
    done
    say "ALIVE $file: $fault ($checks stayed green)"
    return 1
}

# run CHECK DIR: links what is needed from $objects and runs it.
run() {
    case $1 in
    unit:*)
        # shellcheck disable=SC2046,SC2086
        $CC -o "$2/unit" "$WORK"/unit/*.o $(only src $objects) || return 1
        timeout 120 "$2/unit" "${1#unit:}" first
        ;;
    *)
        # shellcheck disable=SC2086
        $CC -shared -o "$2/lanes.so" $objects \
            -Wl,--version-script="$TREE/provider/lanes.map" -Wl,-z,now || return 1
        program=$(echo "$PROGRAMS" | tr ' ' '\n' | sed -n "s/^$1=//p")
        [ -n "$program" ] || { echo "no program $1"; return 0; }
        case $1 in
        kat) timeout 120 "$program" rfc "$2/lanes.so" "$2" ;;
        *) LANES_MODULE_FILE=$2/lanes.so timeout 120 "$program" ;;
        esac
        ;;
    esac
}

# The objects that come from one folder.
only() {
    folder=$1
    shift
    for o in "$@"; do
        case ${o##*/} in
        "${folder}"_*) echo "$o" ;;
        esac
    done
}

if [ "$1" = --one ]; then
    one "$2"
    exit
fi

TREE=$1 WORK=$2 MUTANTS=$3
shift 3
PROGRAMS=$*
CC=${CC:-cc}
CFLAGS="-std=gnu11 -O1 -w -fPIC -fvisibility=hidden -DLANES_VERSION=\"0\" ${DEFINES:-} -I$TREE/src
-I$TREE/provider -I$TREE/test/unit -I$TREE/test/kat"
export TREE WORK MUTANTS PROGRAMS CC CFLAGS

rm -rf "$WORK"
mkdir -p "$WORK/base" "$WORK/unit"
compile() {
    dir=$1
    shift
    for f in "$@"; do
        # shellcheck disable=SC2086
        $CC $CFLAGS -c "$f" -o "$dir/$(echo "${f#"$TREE"/}" | tr / _).o" || exit 2
    done
}
# shellcheck disable=SC2086
compile "$WORK/base" $(for f in $SOURCES; do echo "$TREE/$f"; done)
compile "$WORK/unit" $(find "$TREE/test/unit" -name '*.c' ! -name main.c ! -name stack.c) \
    "$TREE/test/kat/rfc.c" "$TREE/test/kat/run_src.c" "$TREE/test/kat/curves.c" \
    "$TREE/test/kat/mldsa.c"

# Without a fault all must be green, or red says nothing.
objects=$(echo "$WORK"/base/*.o)
mkdir -p "$WORK/none"
for check in $(grep -v '^#' "$MUTANTS" | awk -F ' [|] ' '{print $3}' | tr ' ' '\n' | sort -u); do
    if ! run "$check" "$WORK/none" >"$WORK/log" 2>&1; then
        cat "$WORK/log"
        echo "mutate: $check fails without any fault"
        exit 1
    fi
done

count=$(grep -vc '^#' "$MUTANTS")
if seq "$count" | xargs -P "${JOBS:-2}" -n 1 "$self" --one; then
    echo "mutate: $count faults, all caught"
    exit 0
fi
echo "mutate: some faults were not caught"
exit 1
