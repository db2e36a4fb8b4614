#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: reports.sh check|planted BUILD VERSION [strict]
#        reports.sh run BUILD
# check: each of the problems in `table` has a test that is registered in the build folder BUILD and
# a case that is in its source, or a reason why not. VERSION is OpenSSL's; strict: no test may be
# missing for want of tools. planted: tables with faults must be reported. run: runs the tests.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mode=$1 build=$2
PROBLEMS=36

registered() {
    find "$build" -name CTestTestfile.cmake -not -path '*/inner/*' -exec \
        sed -n 's/^add_test(\[=*\[\([^]]*\)\]=*\] .*/\1/p; s/^add_test(\([^[ ]*\) .*/\1/p' {} +
}

declare -A sources

# Into $source, from memory the second time.
read_source() {
    [ -n "${sources[$1]-}" ] || sources[$1]=$(<"$here/../$1")
    source=${sources[$1]}
}

wrong() {
    echo "line $line: $*"
    faults=$((faults + 1))
}

# at_least WANTED: VERSION is that or later
at_least() {
    printf '%s\n%s\n' "$1" "$version" | sort -V -C
}

check_test() {
    local name=${1%%[?>]*}
    [[ $tests != *$'\n'"$name"$'\n'* ]] || return 0
    case $1 in
    *'?') [ -n "$strict" ] || return 0 ;;
    *'>='*) at_least "${1#*>=}" || return 0 ;;
    esac
    wrong "there is no test $name"
}

check_case() {
    local name=${1%%[?>]*} file=$2 text=$3 source
    [ -n "$text" ] && [ -f "$here/../$file" ] || { wrong "no case, or no file $file"; return 0; }
    case $file in # a program of its own: test and source have one name
    provider/client.c) ;;
    provider/*.c | fault/*.c | unit/*.c)
        local base=${file##*/}
        base=${base#test_}
        [ "$name" = "${file%%/*}.${base%.c}" ] ||
            wrong "$file is not the source of $name"
        text="{\"$text\", "
        ;;
    esac
    read_source "$file"
    [[ $source == *"$text"* ]] || wrong "$file does not hold: $text"
}

# check_table FILE: prints what is wrong; false if anything is
check_table() {
    local number reports symptom test file text seen=" " line=0 faults=0
    while IFS='|' read -r number reports symptom test file text; do
        line=$((line + 1))
        case $number in '#'* | '') continue ;; esac
        number=${number% } test=${test# } file=${file# } text=${text# }
        test=${test% } file=${file% }
        seen+="$number "
        [ -n "${reports// /}" ] && [ -n "${symptom// /}" ] || wrong "a field is empty"
        if [ "$test" = - ]; then
            [ -n "$file" ] || wrong "no test and no reason"
        else
            check_test "$test"
            check_case "$test" "$file" "$text"
        fi
    done <"$1"
    for number in $(seq $PROBLEMS); do
        [[ $seen == *" $number "* ]] || wrong "problem $number is missing"
    done
    [ "$faults" -eq 0 ]
}

# plant NAME SED-SCRIPT MESSAGE: the table with this change has just this fault
plant() {
    sed "$2" "$here/table" >"$work/table"
    cmp -s "$here/table" "$work/table" && { echo "planted: $1: no change"; exit 1; }
    if check_table "$work/table" >"$work/said" || ! grep -q "$3" "$work/said"; then
        echo "planted: $1: not reported: $(cat "$work/said")"
        exit 1
    fi
}

case $mode in
run)
    names=$(sed '/^#/d' "$here/table" | cut -d '|' -f 4 | tr -d ' ' | sed 's/[?>].*//; /^-$/d' |
        sort -u | sed 's/\./\\./g' | paste -sd '|')
    exec ctest --test-dir "$build" --output-on-failure --no-tests=error -j 2 -R "^($names)\$"
    ;;
esac

version=$3 strict=${4-}
tests=$'\n'$(registered)$'\n'
case $mode in
check)
    check_table "$here/table"
    echo "$PROBLEMS problems, $(grep -vc '^#' "$here/table") lines"
    ;;
planted)
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    check_table "$here/table"
    plant "a test that is gone" 's/| provider\.threads |/| provider.treads |/' 'no test provider.treads'
    plant "a case that is gone" 's/| keys handed over/| keys given over/' 'keys given over'
    plant "a text that is gone" 's/commands.sh | pkcs12/commands.sh | pkcs13/' 'does not hold: pkcs13'
    plant "a file that is gone" 's/fault\/forged\.c/fault\/forget.c/' 'fault/forget.c'
    plant "another program" 's/| provider\.life | provider\/life\.c/| provider.load | provider\/life.c/' \
        'not the source'
    plant "a problem that is gone" '/^17 /d' 'problem 17 is missing'
    plant "no reason" 's/| bugs of that program.*/|/' 'no reason'
    ;;
*)
    exit 2
    ;;
esac
