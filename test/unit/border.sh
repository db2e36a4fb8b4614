#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: border.sh TREE [rules | headers]: the rules of the tree that no compiler checks, and that
# every header compiles on its own. Prints every breach; exit status 1 if there is one. CC and
# CPPFLAGS are used for the headers.
set -u
cd "$1" || exit 2
part=${2:-rules headers}
breaches=0

code=$(find src provider test -type f \( -name '*.[chS]' -o -name '*.py' \) 2>/dev/null | sort)
headers=$(find src provider -name tools -prune -o -name '*.h' -print | sort)

check_rules() {
    # shellcheck disable=SC2086
    awk '
        function breach(what) {
            printf "border: %s:%d: %s\n    %s\n", FILENAME, FNR, what, $0
            breaches = 1
        }
        FNR == 1 {
            if ($0 !~ /SPDX-License-Identifier: Apache-2.0/ && FILENAME !~ /\.py$/)
                breach("does not begin with its licence")
            split(FILENAME, folder, "/")
            src = folder[1] == "src" && FILENAME ~ /\.[chS]$/
            here = folder[2]
            ours = src || (folder[1] == "provider" && here != "tools" && FILENAME ~ /\.[chS]$/)
            allowed = "^std(def|int|bool)[.]h$"
            if (FILENAME == "src/base/cpu.c")
                allowed = "^(cpuid|stddef|string)[.]h$"
            if (FILENAME == "src/base/bytes.h")
                allowed = "^(std(def|int)|string|assert|emmintrin|valgrind/memcheck)[.]h$"
            if (FILENAME ~ "^src/[a-z0-9]*/x86_64/")
                allowed = "^(std(def|int|bool)|immintrin)[.]h$"
            may_if = FILENAME ~ /\/kernels[.]c$/ || FILENAME == "src/base/cpu.c" ||
                     FILENAME == "src/base/bytes.h" || FILENAME ~ /[.]py$/
        }
        src && /openssl\/|OSSL_|EVP_/ { breach("src/ knows OpenSSL") }
        src && /(^|[^A-Za-z0-9_])(malloc|calloc|realloc|free|getenv|[a-z]*printf|puts|abort|exit)\(/ ||
        src && /(^|[^A-Za-z0-9_])(time|clock|clock_gettime|gettimeofday|getrandom|rand|random)\(/ ||
        src && /(^|[^A-Za-z0-9_])(pthread_[a-z_]*|fopen|open|read|write)\(/ {
            breach("src/ allocates, prints, reads, locks, or asks for time or randomness")
        }
        src && /^ *# *include *</ {
            header = $0
            gsub(/.*<|>.*/, "", header)
            if (header !~ allowed)
                breach("more than a freestanding library may include")
        }
        ours && !may_if && /^ *# *(if|elif)/ && !/^#ifndef LANES_[A-Z0-9_]*_H$/ {
            breach("#if outside kernels.c, cpu.c and bytes.h")
        }
        # base <- chacha20, poly1305, sha256, sha512, keccak <- aead, curve25519, mldsa <- tables
        src && here ~ /^(base|chacha20|poly1305|sha256|sha512|keccak)$/ && /^#include "/ {
            header = $2
            gsub(/"/, "", header)
            sub(/\/.*/, "", header)
            if (header != here && header != "base")
                breach("looks sideways or up")
        }
        /(^|[^a-z])[\/](work|root|home|tmp)\// { breach("a path of some machine") }
        END { exit breaches }
    ' $code || breaches=1
    others=$({ find .ci provider src test -type f && find . -maxdepth 1 -type f ! -name .git; } \
        2>/dev/null | grep -vE '\.([chS]|py|gz|png|svg)$')
    # shellcheck disable=SC2086
    if grep -nIE '(^|[^a-z])[/](work|root|home|tmp)/' $others /dev/null; then
        echo "border: a path of some machine"
        breaches=1
    fi
}

check_headers() {
    # Every header compiles on its own.
    for f in $headers; do
        if ! ${CC:-cc} -std=c11 -fsyntax-only -Wall -Wextra -Werror ${CPPFLAGS:-} -Isrc -Iprovider \
            -include "$f" -x c /dev/null; then
            echo "border: $f needs another header before it"
            breaches=1
        fi
    done
}

for p in $part; do
    "check_$p"
done
[ $breaches = 0 ] && echo "border: $(echo $code | wc -w) files keep the rules"
exit $breaches
