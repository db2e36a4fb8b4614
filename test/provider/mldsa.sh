#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# The openssl command with keys of ML-DSA, on every version: keys in all forms, encrypted ones,
# certificates, requests, revocations, signatures. The trace shows that lanes did it; without lanes
# an OpenSSL before 3.5 can do none of it.
. "$(dirname "$0")/mldsa_lib.sh"

# Keys: written as set, read in every form, the same public half each time.
keys() {
    local form
    good genpkey -algorithm "ML-DSA-$n" -out key.pem
    good pkey -in key.pem -pubout -out pub.pem
    good pkey -in key.pem -outform DER -out key.der
    if ! openssl_since 3.5; then
        for form in seed-priv priv-only oqskeypair seed-only bare-priv bare-seed; do
            settings "ml-dsa.output_formats = $form"
            good pkey -in key.pem -out "$form.pem"
            settings ""
            good pkey -in "$form.pem" -pubout -out same.pem
            cmp -s pub.pem same.pem || fail "$form: another public key"
            settings "ml-dsa.input_formats = $([ $form = priv-only ] && echo bare-seed || echo priv-only)"
            bad pkey -in "$form.pem" -noout
            settings ""
        done
        cmp -s key.pem seed-priv.pem || fail "the first form is not seed and private key"
        bad pkey -in key.pem -aes256 -passout pass:x
        [ ! -s out ] || fail "a key in the clear that was to be encrypted"
        settings "ml-dsa.retain_seed = no"
        good pkey -in key.pem -out priv-only-again.pem
        cmp -s priv-only.pem priv-only-again.pem || fail "a seed that was not to be kept"
        settings ""
    fi
    good pkcs8 -topk8 -in key.pem -v2 aes-256-cbc -passout pass:x -out encrypted.pem
    good pkey -in encrypted.pem -passin pass:x -out plain.pem
    cmp -s key.pem plain.pem || fail "another key after encryption"
    bad pkey -in encrypted.pem -passin pass:y -noout
}

certificates() {
    good req -x509 -new -key key.pem -subj /CN=ca -addext basicConstraints=critical,CA:TRUE \
        -out ca.pem
    good verify -CAfile ca.pem ca.pem
    good genpkey -algorithm "ML-DSA-$n" -out end.key
    good req -new -key end.key -subj /CN=end -out end.csr
    good req -in end.csr -verify -noout
    # A file of extensions: 4.0 takes the whole of openssl.cnf for one where none is given.
    echo 'basicConstraints=CA:FALSE' >extensions
    good x509 -req -in end.csr -CA ca.pem -CAkey key.pem -set_serial 2 -extfile extensions \
        -out end.pem
    good verify -CAfile ca.pem end.pem
    good x509 -in end.pem -noout -text
    grep -q "Signature Algorithm: ML-DSA-$n" "$work/out" || fail "the algorithm has no name"
    grep -q "ML-DSA-$n Public-Key:" "$work/out" || fail "the public key is not told"
    # One bit in the signature, the last thing in the file.
    good x509 -in end.pem -outform DER -out end.der
    printf '\x00\x00\x00\x00' | dd of=end.der bs=1 seek=$(($(stat -c %s end.der) - 700)) \
        conv=notrunc 2>/dev/null
    good x509 -inform DER -in end.der -out forged.pem
    bad verify -CAfile ca.pem forged.pem
    printf '[ca]\ndefault_ca=a\n[a]\ndatabase=index\ndefault_md=default\ndefault_crl_days=1\n' >ca.cnf
    : >index
    good ca -config ca.cnf -keyfile key.pem -cert ca.pem -revoke end.pem
    good ca -config ca.cnf -keyfile key.pem -cert ca.pem -gencrl -out crl.pem
    good crl -in crl.pem -CAfile ca.pem -noout
    grep -q "verify OK" "$work/err" || fail "the list of revocations is not verified"
    bad verify -CAfile ca.pem -CRLfile crl.pem -crl_check end.pem
}

signatures() {
    good pkeyutl -sign -rawin -inkey key.pem -in ca.pem -out signature
    good pkeyutl -verify -rawin -pubin -inkey pub.pem -in ca.pem -sigfile signature
    bad pkeyutl -verify -rawin -pubin -inkey pub.pem -in end.pem -sigfile signature
}

for n in 44 65 87; do
    settings ""
    rm -f trace
    keys
    certificates
    signatures
    traced "ML-DSA-$n key" "ML-DSA-$n signature"
done
if ! openssl_since 3.5; then
    OPENSSL_CONF=/dev/null bad genpkey -algorithm ML-DSA-44
    OPENSSL_CONF=/dev/null bad verify -CAfile ca.pem ca.pem
fi
settings "ml-dsa.retain_seed = maybe"
run list -providers || true
grep -q "^lanes: ml-dsa.retain_seed" "$work/err" || fail "a setting without sense is taken"
say "$count commands"
