/* SPDX-License-Identifier: Apache-2.0 */
/*
 * usage: unit-stack [planted]
 *
 * No secret is left on the stack by what works with private keys of Curve25519. The
 * stack is painted, an operation runs, and what lies there afterwards is searched for
 * the secrets, eight bytes at a time. Of the optimised build only: without, compilers
 * copy at every return. planted: an operation leaves a secret, which must be found.
 */
#include "base/ct.h"
#include "curve25519/dhkem.h"
#include "curve25519/ed25519.h"
#include "curve25519/field.h"
#include "curve25519/scalar.h"
#include "curve25519/x25519.h"
#include "harness.h"
#include "sha512/sha512.h"

#include <stdio.h>
#include <stdlib.h>

enum { STACK_BYTES = 32768, PIECE = 8, PIECES_MAX = 256 };

_Noreturn void h_runner_fail(const char *file, int line, const char *message)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, message);
    exit(1);
}

static struct lanes_ed25519_rows rows;
static struct lanes_ed25519_private signer;
static struct lanes_dhkem_key pair;
static uint8_t seed[32], private_key[32], public_key[32], peer[32];
static uint8_t text[100], signature[64], out[32];

/* --- what is secret --- */

static uint8_t secret[PIECES_MAX][PIECE];
static size_t secrets;

static void watch(const void *bytes, size_t n)
{
    static const uint8_t zero[PIECE] = {0};

    for (size_t i = 0; i + PIECE <= n; i += PIECE) {
        CHECK(secrets < PIECES_MAX, "more secrets than room");
        memcpy(secret[secrets], (const uint8_t *)bytes + i, PIECE);
        if (memcmp(secret[secrets], zero, PIECE) != 0)
            secrets++;
    }
}

/* As it is, below p, and its inverse: of coordinates before the division all tell the scalar. */
static void watch_number(const struct lanes_fe *v)
{
    const struct lanes_fe reduced = lanes_fe_reduce(v);
    struct lanes_fe inverse;

    rows.curve->invert(&inverse, v);
    watch(v, sizeof(*v));
    watch(&reduced, sizeof(reduced));
    watch(&inverse, sizeof(inverse));
}

static void watch_multiple(const uint8_t scalar[32])
{
    struct lanes_point p;

    rows.curve->base(&p, scalar);
    watch(scalar, 32);
    watch(&p, sizeof(p));
    watch_number(&p.z);
}

static void watch_signer(void)
{
    struct lanes_sha512 s;
    uint8_t digest[64], r[32];

    watch(seed, sizeof(seed));
    watch_multiple(signer.scalar);
    watch(signer.prefix, sizeof(signer.prefix));
    lanes_sha512_init(&s, rows.sha512);
    lanes_sha512_update(&s, signer.prefix, 32);
    lanes_sha512_update(&s, text, sizeof(text));
    lanes_sha512_final(&s, digest);
    watch(digest, sizeof(digest));
    lanes_scalar_reduce(r, digest);
    watch_multiple(r);
}

static void watch_exchange(void)
{
    const struct lanes_fe u = lanes_fe_decode(peer);
    struct lanes_fe q[2];
    uint8_t scalar[32];

    memcpy(scalar, private_key, 32);
    scalar[0] &= 248;
    scalar[31] = (uint8_t)((scalar[31] & 127) | 64);
    watch(private_key, sizeof(private_key));
    watch_multiple(scalar);
    rows.curve->ladder(q, scalar, &u);
    watch(&q[0], sizeof(q[0]));
    watch_number(&q[1]);
    CHECK(lanes_x25519_shared(rows.curve, out, private_key, peer), "exchange");
    watch(out, sizeof(out));
}

/* --- the operations --- */

static void run_expand(void)
{
    lanes_ed25519_expand(&rows, &signer, seed);
}

static void run_derive(void)
{
    lanes_ed25519_derive(&rows, &signer);
}

static void run_sign(void)
{
    const struct lanes_ed25519_message m = {.text = text, .bytes = sizeof(text)};

    lanes_ed25519_sign(&rows, signature, &signer, &m);
}

static void run_public(void)
{
    lanes_x25519_public(rows.curve, public_key, private_key);
}

static void run_shared(void)
{
    CHECK(lanes_x25519_shared(rows.curve, out, private_key, peer), "exchange");
}

static void run_encapsulate(void)
{
    CHECK(lanes_dhkem_encap(rows.curve, out, &pair, peer, NULL), "encapsulation");
}

static void run_planted(void)
{
    uint8_t left[32];
    volatile uint8_t *volatile at = left; /* the compiler must not take it apart */

    for (size_t i = 0; i < sizeof(left); i++)
        at[i] = private_key[i];
}

/* --- the search --- */

/* Calls through these are not expanded in place: every operation begins at the same depth. */
static void (*volatile call)(void);
static volatile uintptr_t painted;
static uint8_t found[STACK_BYTES];

static void paint(void)
{
    volatile uint8_t stack[STACK_BYTES];

    for (size_t i = 0; i < sizeof(stack); i++)
        stack[i] = 0xee;
    painted = (uintptr_t)stack;
}

/* What lies where paint() had its array, below any frame in use. */
static void take(void)
{
    const volatile uint8_t *const stack = (const volatile uint8_t *)painted;

    for (size_t i = 0; i < sizeof(found); i++)
        found[i] = stack[i];
}

/* How many of the secrets the operation leaves. */
static size_t left_by(void (*operation)(void), const char *name)
{
    size_t left = 0, used = 0;

    operation(); /* once before: the loader, when it finds functions, saves registers */
    call = paint;
    call();
    call = operation;
    call();
    call = take;
    call();
    for (size_t i = 0; i < sizeof(found); i++)
        used += found[i] != 0xee;
    CHECK(used > 16 && used < STACK_BYTES, "%s: used %zu bytes of the stack", name, used);
    for (size_t i = 0; i < secrets; i++) {
        for (size_t at = 0; at + PIECE <= STACK_BYTES; at++) {
            if (memcmp(found + at, secret[i], PIECE) == 0) {
                fprintf(stderr, "%s, %s: secret %zu at %zu\n", rows.curve->kernel.name, name, i,
                        STACK_BYTES - at);
                left++;
                break;
            }
        }
    }
    return left;
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } operations[] = {
        {"expand", run_expand}, {"derive", run_derive}, {"sign", run_sign},
        {"public", run_public}, {"shared", run_shared}, {"encapsulate", run_encapsulate},
    };
    const bool planted = argc > 1 && strcmp(argv[1], "planted") == 0;
    size_t left = 0;

    h_random(seed, sizeof(seed));
    h_random(private_key, sizeof(private_key));
    h_random(peer, sizeof(peer));
    h_random(text, sizeof(text));
    pair = (struct lanes_dhkem_key){private_key, public_key};
    rows.sha512 = (const struct lanes_sha512_kernel *)lanes_sha512_kernels.row[0];
    FOR_ROWS(rows.curve, &lanes_curve25519_kernels)
    {
        secrets = 0;
        run_expand();
        run_public();
        watch_signer();
        watch_exchange();
        for (size_t i = 0; i < sizeof(operations) / sizeof(operations[0]); i++)
            left += left_by(operations[i].run, operations[i].name);
        if (planted)
            left += left_by(run_planted, "planted");
    }
    printf("%zu secrets left\n", left);
    return left == 0 ? 0 : 1;
}
