#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# The openssl command with keys of Ed25519 and X25519, once by lanes and once by the default
# provider alone: the same commands in two folders. What is determined by its input must be equal
# byte for byte, refusals included; what holds chance or the time is read and verified by the other
# side.
. "$(dirname "$0")/../tls/lib.sh"

sides=(lanes none)
modules=$(dirname "$LANES_MODULE_FILE")
begin=20250101000000Z end=20450101000000Z

# ---- running and comparing: with few processes, of which this script starts hundreds ------------

# openssl_as SIDE OPTION…: in the side's folder. Sets $status.
openssl_as() {
    local side=$1
    shift
    status=0
    (cd "$work/$side" && OPENSSL_CONF=$work/$side.cnf OPENSSL_MODULES=$modules \
        exec "$LANES_OPENSSL" "$@" </dev/null >"$work/$side.out" 2>"$work/$side.err") || status=$?
}

# Errors by library and reason: function, file and line are the provider's own, and so is the text
# that may follow.
reasons() {
    [ -s "$1" ] || return 0
    sed -E -i -e 's/^[0-9A-F]+:error:[0-9A-F]+:([^:]*):[^:]*:([^:]*):.*$/error: \1: \2/' "$1"
}

# unequal WHAT A B
unequal() {
    diff -a "$2" "$3" >"$work/differences.log" || true
    fail "$1 differ between lanes and the default provider"
}

# both PROOF OPTION…: the command on both sides, with the same words and the same end, which is left
# in $status. The trace of the side with lanes shows PROOF, if not empty; the other has no trace.
both() {
    local proof=$1 ended
    shift
    echo "openssl $*" >"$work/command.log"
    : >"$work/lanes.trace"
    openssl_as lanes "$@"
    ended=$status
    [ -z "$proof" ] || [[ $(<"$work/lanes.trace") == *"lanes: $proof "* ]] ||
        fail "not served by lanes: $proof"
    openssl_as none "$@"
    [ ! -e "$work/none.trace" ] || fail "a trace without lanes"
    [ "$ended" -eq "$status" ] || fail "ended with $ended by lanes, with $status without"
    cmp -s "$work/lanes.out" "$work/none.out" ||
        unequal "outputs" "$work/lanes.out" "$work/none.out"
    reasons "$work/lanes.err"
    reasons "$work/none.err"
    [[ $(<"$work/lanes.err") == "$(<"$work/none.err")" ]] ||
        unequal "errors" "$work/lanes.err" "$work/none.err"
    count=$((count + 1))
}

# succeeds PROOF OPTION…: the same, and the end is success.
succeeds() {
    both "$@"
    [ "$status" -eq 0 ] || fail "ended with status $status"
}

# refused PROOF OPTION…: the same, and the end is not success.
refused() {
    both "$@"
    [ "$status" -ne 0 ] || fail "not refused"
}

# equal FILE…: made by both sides, and alike.
equal() {
    local file
    for file in "$@"; do
        [ -s "$work/none/$file" ] || fail "$file is empty"
        cmp -s "$work/lanes/$file" "$work/none/$file" ||
            unequal "$file" "$work/lanes/$file" "$work/none/$file"
    done
}

# crosswise PROOF OPTION…: each side on what the other has made, found as other/FILE.
crosswise() {
    succeeds "$@"
    [[ $* == *other/* ]] || fail "nothing of the other side"
}

# ---- the commands -------------------------------------------------------------------------------

sign="ED25519 signature" read_ed="ED25519 key" read_x="X25519 key" exchange="X25519 exchange"

# An encrypted key that the wrong password does not open: with one salt in 256 the padding of what
# comes out looks right by chance, and then it is an encoding that is refused.
lock() {
    local error tries=0
    until stock "$LANES_OPENSSL" pkey -in "$work/in/$1.key" -aes256 -passout pass:word \
        -out "$work/in/$1.locked" &&
        ! error=$(stock "$LANES_OPENSSL" pkey -in "$work/in/$1.locked" -passin pass:wrong 2>&1) &&
        [[ $error == *"bad decrypt"* ]]; do
        tries=$((tries + 1))
        [ $tries -lt 20 ] || fail "no salt does it: $error"
    done
}

# The keys of these tests come from the default provider; what lanes makes is read below.
make_inputs() {
    local name type
    for name in ed:ed25519 ca:ed25519 x:x25519 peer:x25519; do
        type=${name#*:} name=${name%:*}
        stock "$LANES_OPENSSL" genpkey -algorithm "$type" -out "$work/in/$name.key"
        stock "$LANES_OPENSSL" pkey -in "$work/in/$name.key" -pubout -out "$work/in/$name.pub"
        lock "$name"
    done
    make_data "$work/in/text" 5000
    head -c 4999 "$work/in/text" >"$work/in/other"
    cat >"$work/in/ca.cnf" <<CONF
[req]
distinguished_name = name
[name]
[ca]
default_ca = here
[here]
database = index
serial = serial
new_certs_dir = .
default_md = default
policy = any
unique_subject = no
[any]
commonName = supplied
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[end]
basicConstraints = CA:FALSE
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
CONF
}

# seen COMMAND…: the comparison fails, as it must.
seen() {
    if (trap - EXIT && "$@") 2>/dev/null; then
        fail "planted and not seen: $*"
    fi
}

planted_faults() {
    ln -s ../in/ed.key "$work/lanes/which"
    ln -s ../in/ca.key "$work/none/which"
    seen both "" pkey -in which
    rm "$work/none/which"
    seen both "" pkey -in which -noout
    seen both "$sign" pkey -in ../in/ed.key
    seen succeeds "" pkey -in nothing
    seen refused "" pkey -in ../in/ed.key
}

# Written and read in every form. Encrypted files hold chance: the key in them must come back.
keys() {
    local key proof
    for key in ed x; do
        proof=$read_ed
        [ $key = ed ] || proof=$read_x
        succeeds "$proof" pkey -in ../in/$key.key -text
        succeeds "$proof" pkey -in ../in/$key.key -text_pub -noout
        succeeds "$proof" pkey -in ../in/$key.key -check -noout
        succeeds "$proof" pkey -in ../in/$key.key -outform DER -out $key.der
        succeeds "$proof" pkey -in ../in/$key.key -pubout -outform DER -out $key.pub.der
        succeeds "$proof" pkey -in $key.der -inform DER -out $key.pem
        succeeds "$proof" pkey -pubin -in $key.pub.der -inform DER -text -out $key.pub
        succeeds "$proof" storeutl -text ../in/$key.key
        equal $key.der $key.pub.der $key.pem $key.pub
        succeeds "$proof" pkey -in ../in/$key.key -aes256 -passout pass:word -out $key.locked
        crosswise "$proof" pkey -in other/$key.locked -passin pass:word -out $key.unlocked
        equal $key.unlocked
        cmp -s "$work/in/$key.key" "$work/lanes/$key.unlocked" || fail "$key: another key"
        refused "" pkey -in ../in/$key.locked -passin pass:wrong
        both "" pkey -pubin -in ../in/$key.key
    done
    for key in ed25519 x25519; do
        proof=$read_ed
        [ $key = ed25519 ] || proof=$read_x
        succeeds "$proof" genpkey -algorithm $key -out $key.new
        crosswise "$proof" pkey -in other/$key.new -check -noout
    done
}

signatures() {
    local by
    succeeds "$sign" pkeyutl -sign -rawin -in ../in/text -inkey ../in/ed.key -out signature
    equal signature
    for by in "-inkey ../in/ed.key" "-pubin -inkey ../in/ed.pub"; do
        crosswise "$sign" pkeyutl -verify -rawin -in ../in/text $by -sigfile other/signature
        refused "$sign" pkeyutl -verify -rawin -in ../in/other $by -sigfile signature
        refused "$sign" pkeyutl -verify -rawin -in ../in/text $by -sigfile ../in/other
    done
    both "$read_ed" dgst -sign ../in/ed.key ../in/text
    both "$read_ed" dgst -sha256 -sign ../in/ed.key ../in/text
    both "$read_ed" dgst -verify ../in/ed.pub -signature signature ../in/text
    refused "$read_x" pkeyutl -sign -rawin -in ../in/text -inkey ../in/x.key
}

shared_secrets() {
    succeeds "$exchange" pkeyutl -derive -inkey ../in/x.key -peerkey ../in/peer.pub -out secret
    succeeds "$exchange" pkeyutl -derive -inkey ../in/peer.key -peerkey ../in/x.pub -out again
    equal secret again
    cmp -s "$work/lanes/secret" "$work/lanes/again" || fail "the two ends derive different secrets"
    refused "$read_x" pkeyutl -derive -inkey ../in/x.key -peerkey ../in/ed.pub
    refused "$read_ed" pkeyutl -derive -inkey ../in/ed.key -peerkey ../in/x.pub
}

# An authority with fixed dates, so that even certificates and revocation lists are determined.
certificates() {
    local side dates=(-startdate $begin -enddate $end -notext -batch)
    for side in "${sides[@]}"; do
        : >"$work/$side/index"
        echo 10 >"$work/$side/serial"
    done
    succeeds "$sign" req -new -config ../in/ca.cnf -key ../in/ca.key -subj /CN=authority -out ca.csr
    succeeds "$sign" req -new -config ../in/ca.cnf -key ../in/ed.key -subj /CN=end -out end.csr
    succeeds "$sign" ca -config ../in/ca.cnf "${dates[@]}" -selfsign -keyfile ../in/ca.key \
        -extensions authority -in ca.csr -out ca.pem
    succeeds "$sign" ca -config ../in/ca.cnf "${dates[@]}" -keyfile ../in/ca.key -cert ca.pem \
        -extensions end -in end.csr -out end.pem
    succeeds "$read_ed" ca -config ../in/ca.cnf -keyfile ../in/ca.key -cert ca.pem -revoke end.pem
    for side in "${sides[@]}"; do # the time of the revocation cannot be told to `openssl ca`
        awk -F '\t' -v OFS='\t' -v "when=${begin#20}" '$1 == "R" {$3 = when} {print}' \
            "$work/$side/index" >"$work/$side/dated" && mv "$work/$side/dated" "$work/$side/index"
    done
    succeeds "$sign" ca -config ../in/ca.cnf -keyfile ../in/ca.key -cert ca.pem -gencrl \
        -crl_lastupdate $begin -crl_nextupdate $end -out crl.pem
    equal ca.csr end.csr ca.pem end.pem crl.pem
    crosswise "$sign" req -in other/end.csr -verify -text -noout
    succeeds "$read_ed" x509 -in end.pem -text -pubkey
    crosswise "$sign" verify -check_ss_sig -CAfile other/ca.pem other/end.pem
    crosswise "$sign" crl -in other/crl.pem -CAfile other/ca.pem -text -noout
    refused "$sign" verify -CAfile ca.pem -CRLfile crl.pem -crl_check end.pem
    refused "" ca -config ../in/ca.cnf "${dates[@]}" -keyfile ../in/ed.key -cert ca.pem \
        -in end.csr
    both "" req -new -sha256 -config ../in/ca.cnf -key ../in/ed.key -subj /CN=end
}

# With today's dates: read by the other side. An X25519 key is certified by an Ed25519 one.
dated_certificates() {
    local config=(-config ../in/ca.cnf)
    succeeds "$sign" req -x509 "${config[@]}" -key ../in/ed.key -subj /CN=self -days 9 -out self.pem
    crosswise "$sign" verify -check_ss_sig -CAfile other/self.pem other/self.pem
    succeeds "$sign" req -x509 "${config[@]}" -newkey ed25519 -nodes -keyout new.key -subj /CN=new \
        -days 9 -out new.pem
    crosswise "$sign" verify -check_ss_sig -CAfile other/new.pem other/new.pem
    succeeds "$sign" x509 -req -in end.csr -CA ca.pem -CAkey ../in/ca.key -set_serial 3 -days 9 \
        -extfile ../in/ca.cnf -extensions end -force_pubkey ../in/x.pub -out x.pem
    crosswise "$sign" verify -CAfile ca.pem other/x.pem
    crosswise "$read_x" x509 -in other/x.pem -noout -pubkey
    refused "$read_x" req -new "${config[@]}" -key ../in/x.key -subj /CN=x
    succeeds "$read_ed" pkcs12 -export -inkey ../in/ed.key -in end.pem -passout pass:word -out p12
    crosswise "$read_ed" pkcs12 -in other/p12 -passin pass:word -nodes -out p12.pem
    equal p12.pem
}

# RFC 8419; OpenSSL signs so with attributes only, which tell the time.
messages() {
    local signer=(-signer end.pem -inkey ../in/ed.key -md sha512)
    local verifier=(cms -verify -CAfile ca.pem -out got)
    succeeds "$sign" cms -sign "${signer[@]}" -binary -nodetach -in ../in/text -out whole.cms
    crosswise "$sign" "${verifier[@]}" -in other/whole.cms
    equal got
    cmp -s "$work/in/text" "$work/lanes/got" || fail "cms: another text"
    succeeds "$sign" cms -sign "${signer[@]}" -binary -outform DER -in ../in/text -out apart.cms
    crosswise "$sign" "${verifier[@]}" -inform DER -in other/apart.cms -content ../in/text -binary
    refused "" "${verifier[@]}" -inform DER -in other/apart.cms -content ../in/other -binary
    both "" cms -sign "${signer[@]}" -binary -nodetach -noattr -in ../in/text
    both "" cms -encrypt -in ../in/text -recip x.pem
}

no_messages() {
    refused "" cms -sign -signer end.pem -inkey ../in/ed.key -md sha512 -in ../in/text -out none.cms
}

# ---- all of them --------------------------------------------------------------------------------

count=0
mkdir "$work/in"
for side in "${sides[@]}"; do
    mkdir "$work/$side"
    configure "$side" "$side"
done
ln -s ../none "$work/lanes/other"
ln -s ../lanes "$work/none/other"
make_inputs
planted_faults
keys
signatures
shared_secrets
certificates
dated_certificates
if openssl_since 3.2; then
    messages
else
    no_messages
    say "CMS with Ed25519 is not in this OpenSSL, but from 3.2 on"
fi
say "$count commands on each side: alike"
