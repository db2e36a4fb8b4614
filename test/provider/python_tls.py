# SPDX-License-Identifier: Apache-2.0
"""A TLS 1.3 and a TLS 1.2 connection with ChaCha20-Poly1305 inside one Python
process, which loads libcrypto in a scope of its own, and hashlib beside it.

usage: python_tls.py CERTIFICATE KEY
"""
import hashlib
import ssl
import sys


def context(side, version, certificate, key):
    c = ssl.SSLContext(side)
    c.minimum_version = c.maximum_version = version
    if version == ssl.TLSVersion.TLSv1_2:
        c.set_ciphers("ECDHE+CHACHA20")
    if side == ssl.PROTOCOL_TLS_SERVER:
        c.load_cert_chain(certificate, key)
    else:
        c.check_hostname = False
        c.load_verify_locations(certificate)
    return c


def pump(**steps):
    """Runs both sides' steps until each has given its result."""
    results = {}
    for _ in range(20):
        for name, step in steps.items():
            if name in results:
                continue
            try:
                results[name] = step()
            except ssl.SSLWantReadError:
                pass
        if len(results) == len(steps):
            return results
    raise SystemExit("the connection does not come to an end")


def connect(version, certificate, key):
    a, b = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = context(ssl.PROTOCOL_TLS_CLIENT, version, certificate, key).wrap_bio(a, b)
    server = context(ssl.PROTOCOL_TLS_SERVER, version, certificate, key).wrap_bio(
        b, a, server_side=True)
    pump(client=client.do_handshake, server=server.do_handshake)
    text = bytes(range(256)) * 200
    done = 0
    back = b""
    while done < len(text):
        done += client.write(text[done:done + 16000])
        back += pump(server=lambda: server.read(1 << 20))["server"]
    while len(back) < len(text):
        back += server.read(1 << 20)
    assert back == text
    return client.cipher()[0]


def main():
    certificate, key = sys.argv[1:]
    print(ssl.OPENSSL_VERSION)
    assert hashlib.sha256(b"").hexdigest().startswith("e3b0c44298fc1c14")
    for version in ssl.TLSVersion.TLSv1_3, ssl.TLSVersion.TLSv1_2:
        print(version.name, connect(version, certificate, key))


main()
