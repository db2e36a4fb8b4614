/* SPDX-License-Identifier: Apache-2.0 */
/*
 * usage: quic_server CERT KEY EXPECTED ANSWER
 *
 * A QUIC server for one connection on a free loopback port, which it prints as s_server does. It
 * reads from the client's first stream as many bytes as the file EXPECTED has, compares them, sends
 * the file ANSWER back and closes. Offers ChaCha20-Poly1305 only.
 */
#include <openssl/err.h>
#include <openssl/quic.h>
#include <openssl/ssl.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { SECONDS = 60, PIECE = 16000 };

static const unsigned char alpn[] = {5, 'l', 'a', 'n', 'e', 's'};

static void die(const char *what)
{
    fprintf(stderr, "quic_server: %s\n", what);
    ERR_print_errors_fp(stderr);
    exit(1);
}

struct file {
    unsigned char *bytes;
    size_t length;
};

static struct file read_file(const char *path)
{
    struct file file;
    FILE *f = fopen(path, "rb");
    long length;

    if (f == NULL || fseek(f, 0, SEEK_END) != 0 || (length = ftell(f)) <= 0)
        die(path);
    rewind(f);
    file.length = (size_t)length;
    file.bytes = malloc(file.length);
    if (file.bytes == NULL || fread(file.bytes, 1, file.length, f) != file.length)
        die(path);
    fclose(f);
    return file;
}

static int bind_socket(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET};
    socklen_t size = sizeof(address);
    const int fd = socket(AF_INET, SOCK_DGRAM, 0);

    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (fd < 0 || bind(fd, (struct sockaddr *)&address, size) != 0 ||
        getsockname(fd, (struct sockaddr *)&address, &size) != 0 || !BIO_socket_nbio(fd, 1))
        die("socket");
    printf("ACCEPT 127.0.0.1:%d\n", ntohs(address.sin_port));
    fflush(stdout);
    return fd;
}

static int select_alpn(SSL *ssl, const unsigned char **out, unsigned char *out_length,
                       const unsigned char *in, unsigned int in_length, void *unused)
{
    (void)ssl;
    (void)unused;
    if (SSL_select_next_proto((unsigned char **)out, out_length, alpn, sizeof(alpn), in,
                              in_length) != OPENSSL_NPN_NEGOTIATED)
        return SSL_TLSEXT_ERR_ALERT_FATAL;
    return SSL_TLSEXT_ERR_OK;
}

static SSL_CTX *make_context(const char *certificate, const char *key)
{
    SSL_CTX *ctx = SSL_CTX_new(OSSL_QUIC_server_method());

    if (ctx == NULL || SSL_CTX_use_certificate_chain_file(ctx, certificate) != 1 ||
        SSL_CTX_use_PrivateKey_file(ctx, key, SSL_FILETYPE_PEM) != 1 ||
        SSL_CTX_set_ciphersuites(ctx, "TLS_CHACHA20_POLY1305_SHA256") != 1)
        die("context");
    SSL_CTX_set_alpn_select_cb(ctx, select_alpn, NULL);
    return ctx;
}

static void receive(SSL *connection, const struct file *expected)
{
    unsigned char piece[PIECE];
    size_t at = 0, n;

    while (at < expected->length) {
        if (SSL_read_ex(connection, piece, sizeof(piece), &n) != 1)
            die("read");
        if (n > expected->length - at || memcmp(piece, expected->bytes + at, n) != 0)
            die("the client's data arrived changed");
        at += n;
    }
}

static void answer(SSL *connection, const struct file *data)
{
    size_t at = 0, n;

    for (; at < data->length; at += n) {
        const size_t left = data->length - at;

        if (SSL_write_ex(connection, data->bytes + at, left < PIECE ? left : PIECE, &n) != 1)
            die("write");
    }
    if (SSL_stream_conclude(connection, 0) != 1)
        die("conclude");
}

/* Waits until the client has acknowledged everything, then closes. */
static void close_connection(SSL *connection)
{
    int done;

    do {
        done = SSL_shutdown(connection);
    } while (done == 0);
    if (done != 1)
        die("shutdown");
}

int main(int argc, char **argv)
{
    struct file expected, data;
    SSL_CTX *ctx;
    SSL *listener, *connection;
    int fd;

    if (argc != 5)
        die("usage: quic_server CERT KEY EXPECTED ANSWER");
    alarm(SECONDS);
    expected = read_file(argv[3]);
    data = read_file(argv[4]);
    ctx = make_context(argv[1], argv[2]);
    listener = SSL_new_listener(ctx, 0);
    fd = bind_socket();
    if (listener == NULL || SSL_set_fd(listener, fd) != 1 ||
        SSL_set_blocking_mode(listener, 1) != 1 || SSL_listen(listener) != 1)
        die("listen");
    connection = SSL_accept_connection(listener, 0);
    if (connection == NULL || SSL_set_blocking_mode(connection, 1) != 1)
        die("accept");
    receive(connection, &expected);
    answer(connection, &data);
    close_connection(connection);

    SSL_free(connection);
    SSL_free(listener);
    SSL_CTX_free(ctx);
    close(fd);
    free(expected.bytes);
    free(data.bytes);
    return 0;
}
