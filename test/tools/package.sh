#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# The Debian package: what is in it and what it asks for; installed into a root of our own, used
# from there, and purged.
# usage: package.sh DEB MODULES_DIR
set -u
PATH=$PATH:/usr/sbin:/sbin # dpkg wants that
deb=$1 modules=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

# The folders that lead to a file are in the list too.
folders() {
    local path=$1
    while [ "$path" != /usr ]; do
        path=${path%/*}
        echo "drwxr-xr-x root/root .$path/"
    done
}

expected() {
    local doc=/usr/share/doc/lanes
    echo "-rwxr-xr-x root/root ./usr/bin/lanes"
    for file in "$modules/lanes.so" /usr/share/man/man1/lanes.1.gz /usr/share/man/man7/lanes.7.gz \
        $doc/copyright $doc/changelog.Debian.gz $doc/examples/openssl.cnf.sample; do
        echo "-rw-r--r-- root/root .$file"
    done
    for file in /usr/bin/lanes "$modules/lanes.so" /usr/share/man/man1/x /usr/share/man/man7/x \
        $doc/examples/x; do
        folders "$file"
    done
}

# The list of DEB's files is the expected one, and no script runs when it is installed.
is_as_expected() {
    diff <(expected | sort -u) <(dpkg-deb -c "$1" | awk '{print $1, $2, $6}' | sort) &&
        diff <(echo ./ ./control ./md5sums | tr ' ' '\n') \
            <(dpkg-deb --ctrl-tarfile "$1" | tar -t | { echo ./; cat; } | sort -u)
}

is_as_expected "$deb" || fail "the list of files"

# A planted file and a planted script
dpkg-deb -R "$deb" "$work/planted"
mkdir -p "$work/planted/etc"
echo >"$work/planted/etc/lanes.conf"
dpkg-deb -b --root-owner-group "$work/planted" "$work/file.deb" >/dev/null
is_as_expected "$work/file.deb" >/dev/null && fail "planted: a file too many is not seen"
rm -r "$work/planted/etc"
printf '#!/bin/sh\n' >"$work/planted/DEBIAN/postinst"
chmod 755 "$work/planted/DEBIAN/postinst"
dpkg-deb -b --root-owner-group "$work/planted" "$work/script.deb" >/dev/null
is_as_expected "$work/script.deb" >/dev/null && fail "planted: a script is not seen"

# --- installed
root=$work/root
mkdir -p "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/info" "$root/usr/bin"
: >"$root/var/lib/dpkg/status"
in_root() {
    dpkg --root="$root" --force-not-root --force-depends --log="$work/log" "$@" >"$work/out" 2>&1
}
in_root -i "$deb" || { cat "$work/out"; fail "is not installed"; }
lanes=$root/usr/bin/lanes
OPENSSL_MODULES=$root$modules \
    OPENSSL_CONF=$root/usr/share/doc/lanes/examples/openssl.cnf.sample "$lanes" check ||
    fail "does not work with the sample"
OPENSSL_MODULES=$root$modules OPENSSL_CONF=$work/none "$lanes" config >"$work/cnf" ||
    fail "lanes config"
OPENSSL_CONF=$work/cnf "$lanes" check >"$work/out" 2>&1 ||
    { cat "$work/out"; fail "does not work with the lines of lanes config"; }

# --- what it asks for is what its files ask for
highest() {
    objdump -T "$@" | grep -o "$prefix"'_[0-9.]*[0-9]' | sort -uV | tail -n 1 | cut -d _ -f 2
}
depends=$(dpkg-deb -f "$deb" Depends)
prefix=GLIBC
case $depends in
"libc6 (>= $(highest "$lanes" "$root$modules/lanes.so")), "*) ;;
*) fail "wrong libc6: $depends" ;;
esac
prefix=OPENSSL
ssl=$(objdump -p "$lanes" | sed -n 's/.*NEEDED *libssl\.so\./libssl/p')
case $depends in
*", $ssl (>= $(highest "$lanes"))" | *", $ssl (>= $(highest "$lanes")) | libssl3t64 "*) ;;
*) fail "wrong libssl: $depends" ;;
esac
objdump -p "$lanes" "$root$modules/lanes.so" | grep NEEDED |
    grep -vE ' (libc\.so\.6|libcrypto\.so\.[0-9]+|libssl\.so\.[0-9]+)$' && fail "more is needed"

# --- pages
for page in 1 7; do
    gunzip -c "$root/usr/share/man/man$page/lanes.$page.gz" >"$work/lanes.$page"
done
if command -v mandoc >/dev/null; then
    mandoc -Tlint -Wwarning "$work/lanes.1" "$work/lanes.7" || fail "mandoc finds fault"
elif command -v man >/dev/null; then
    man --warnings -l -Tutf8 -Z "$work/lanes.1" "$work/lanes.7" 2>&1 >/dev/null | grep . &&
        fail "man finds fault"
fi
for word in config check speed; do
    grep -q "^\.It Cm $word" "$work/lanes.1" || fail "lanes(1) lacks $word"
done
# The settings that lanes check knows, and the lines that lanes config prints.
for word in module kernels cpu trace ml-dsa.input_formats ml-dsa.output_formats \
    ml-dsa.retain_seed ml-dsa.prefer_seed; do
    grep -q "^\.It Li $word =" "$work/lanes.7" || fail "lanes(7) lacks $word"
done
sed -n '/^openssl_conf/,/^\.Ed/p' "$work/lanes.7" | grep -v '^\.' >"$work/page.cnf"
OPENSSL_MODULES=$root$modules OPENSSL_CONF=$work/page.cnf "$lanes" check >"$work/out" 2>&1 ||
    { cat "$work/out"; fail "does not work with the lines of lanes(7)"; }

# --- purged
in_root --purge lanes || { cat "$work/out"; fail "is not purged"; }
find "$root" -path "$root/var/lib/dpkg" -prune -o ! -type d -print | grep . && fail "this is left"
find "$root/var/lib/dpkg" -name '*lanes*' | grep . && fail "this is left"

echo "$failures failures"
[ $failures -eq 0 ]
