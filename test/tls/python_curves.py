# SPDX-License-Identifier: Apache-2.0
"""A server and a client of Python's ssl, each a process of its own. Both show an Ed25519
certificate and demand the other's; a message goes there and back.

usage: python_curves.py server|client CA CERTIFICATE KEY [PORT]
The server prints its port and serves one TLS 1.3 and one TLS 1.2 connection, in this order.
"""
import socket
import ssl
import sys

SIDES = {"server": ssl.PROTOCOL_TLS_SERVER, "client": ssl.PROTOCOL_TLS_CLIENT}
VERSIONS = ssl.TLSVersion.TLSv1_3, ssl.TLSVersion.TLSv1_2
MESSAGE = bytes(range(256)) * 100


def context(side, version, ca, certificate, key):
    c = ssl.SSLContext(SIDES[side])
    c.minimum_version = c.maximum_version = version
    c.load_cert_chain(certificate, key)
    c.load_verify_locations(ca)
    c.verify_mode = ssl.CERT_REQUIRED
    return c


def receive(connection):
    data = b""
    while len(data) < len(MESSAGE):
        piece = connection.recv(1 << 16)
        if not piece:
            raise SystemExit("the connection ended early")
        data += piece
    return data


def check(connection, version, peer):
    subject = dict(pair for part in connection.getpeercert()["subject"] for pair in part)
    assert subject["commonName"] == peer, subject
    assert connection.version() == {VERSIONS[0]: "TLSv1.3", VERSIONS[1]: "TLSv1.2"}[version]


def serve(*files):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(30)
        print("ACCEPT", listener.getsockname()[1], flush=True)
        for version in VERSIONS:
            plain, _ = listener.accept()
            with context("server", version, *files).wrap_socket(plain, server_side=True) as c:
                check(c, version, "client")
                c.sendall(receive(c))


def fetch(*files, port):
    for version in VERSIONS:
        plain = socket.create_connection(("127.0.0.1", port), timeout=30)
        with context("client", version, *files).wrap_socket(
                plain, server_hostname="localhost") as c:
            check(c, version, "localhost")
            c.sendall(MESSAGE)
            assert receive(c) == MESSAGE
            print(ssl.OPENSSL_VERSION, c.version(), c.cipher()[0])


if sys.argv[1] == "server":
    serve(*sys.argv[2:])
else:
    fetch(*sys.argv[2:5], port=int(sys.argv[5]))
