/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the C language leaves to the platform: byte order, 64x64-bit products,
 * compiler attributes, and the marks of the constant-time check. Together with
 * kernels.c and cpu.c this is the only place where `#if` may stand.
 */
#ifndef LANES_BASE_BYTES_H
#define LANES_BASE_BYTES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define LANES_MUST_CHECK __attribute__((warn_unused_result))
#define LANES_LIKELY(x) __builtin_expect(!!(x), 1)
#define LANES_UNLIKELY(x) __builtin_expect(!!(x), 0)
/* The compiler forgets what it knows of the variable v. */
#define LANES_FORGET(v) __asm__("" : "+r"(v))
#else
#define LANES_MUST_CHECK
#define LANES_LIKELY(x) (x)
#define LANES_UNLIKELY(x) (x)
#define LANES_FORGET(v) ((void)(v))
#endif

/*
 * What compilers offer beyond C11, and can be taken from them for tests
 * (-DLANES_C11): a type of 128 bits, the byte order as a macro.
 */
#if defined(__SIZEOF_INT128__) && !defined(LANES_C11)
#define LANES_INT128
#endif
#if defined(__BYTE_ORDER__) && !defined(LANES_C11)
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LANES_LITTLE_ENDIAN
#endif
#endif

/*
 * LANES_DECLASSIFY(pointer, bytes): from here on these bytes are public; the
 * line above each use says why. Only the constant-time test build (test/ct)
 * gives it a meaning.
 */
#if defined(LANES_CT)
#include <valgrind/memcheck.h>
#define LANES_DECLASSIFY(pointer, bytes) ((void)VALGRIND_MAKE_MEM_DEFINED((pointer), (bytes)))
#else
#define LANES_DECLASSIFY(pointer, bytes) ((void)(pointer), (void)(bytes))
#endif

/* LANES_ASSERT: the stated bounds, checked in debug builds (-DLANES_DEBUG). */
#if defined(LANES_DEBUG)
#include <assert.h>
#define LANES_ASSERT(condition) assert(condition)
#else
#define LANES_ASSERT(condition) ((void)(0 && (condition)))
#endif

#if defined(LANES_LITTLE_ENDIAN)

static inline uint32_t lanes_load32_le(const uint8_t *p)
{
    uint32_t v;
    memcpy(&v, p, sizeof(v));
    return v;
}

static inline uint64_t lanes_load64_le(const uint8_t *p)
{
    uint64_t v;
    memcpy(&v, p, sizeof(v));
    return v;
}

static inline void lanes_store32_le(uint8_t *p, uint32_t v)
{
    memcpy(p, &v, sizeof(v));
}

static inline void lanes_store64_le(uint8_t *p, uint64_t v)
{
    memcpy(p, &v, sizeof(v));
}

#else

static inline uint32_t lanes_load32_le(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static inline uint64_t lanes_load64_le(const uint8_t *p)
{
    return (uint64_t)lanes_load32_le(p) | (uint64_t)lanes_load32_le(p + 4) << 32;
}

static inline void lanes_store32_le(uint8_t *p, uint32_t v)
{
    p[0] = (uint8_t)v;
    p[1] = (uint8_t)(v >> 8);
    p[2] = (uint8_t)(v >> 16);
    p[3] = (uint8_t)(v >> 24);
}

static inline void lanes_store64_le(uint8_t *p, uint64_t v)
{
    lanes_store32_le(p, (uint32_t)v);
    lanes_store32_le(p + 4, (uint32_t)(v >> 32));
}

#endif

/* Big-endian, as SHA-512 wants it; compilers make one instruction of it. */
static inline uint64_t lanes_load64_be(const uint8_t *p)
{
    return (uint64_t)p[0] << 56 | (uint64_t)p[1] << 48 | (uint64_t)p[2] << 40 |
           (uint64_t)p[3] << 32 | (uint64_t)p[4] << 24 | (uint64_t)p[5] << 16 |
           (uint64_t)p[6] << 8 | (uint64_t)p[7];
}

static inline void lanes_store64_be(uint8_t *p, uint64_t v)
{
    for (unsigned i = 0; i < 8; i++)
        p[i] = (uint8_t)(v >> (56 - 8 * i));
}

static inline uint64_t lanes_rotr64(uint64_t v, unsigned n)
{
    return v >> n | v << (64 - n);
}

static inline uint32_t lanes_rotl32(uint32_t v, unsigned n)
{
    return v << n | v >> (32 - n);
}

/* How many bits v takes: 0 for 0. Of public numbers only. */
#if defined(__GNUC__)

static inline unsigned lanes_bits64(uint64_t v)
{
    return v == 0 ? 0 : 64 - (unsigned)__builtin_clzll(v);
}

#else

static inline unsigned lanes_bits64(uint64_t v)
{
    unsigned n = 0;
    for (; v != 0; v >>= 1)
        n++;
    return n;
}

#endif

/* 16 bytes at a time: a vector register where the compiler has one. */
#if defined(__GNUC__)
typedef uint8_t lanes_bytes16 __attribute__((vector_size(16), aligned(1), may_alias));
#else
typedef uint8_t lanes_bytes16;
#endif

/* out = a ^ b, n bytes; out may be a or b. */
static inline void lanes_xor(uint8_t *out, const uint8_t *a, const uint8_t *b, size_t n)
{
    enum { STEP = sizeof(lanes_bytes16) };

    for (; n >= STEP; n -= STEP, out += STEP, a += STEP, b += STEP)
        *(lanes_bytes16 *)out = *(const lanes_bytes16 *)a ^ *(const lanes_bytes16 *)b;
    if (n >= 8) {
        lanes_store64_le(out, lanes_load64_le(a) ^ lanes_load64_le(b));
        n -= 8, out += 8, a += 8, b += 8;
    }
    if (n >= 4) {
        lanes_store32_le(out, lanes_load32_le(a) ^ lanes_load32_le(b));
        n -= 4, out += 4, a += 4, b += 4;
    }
    for (size_t i = 0; i < n; i++)
        out[i] = a[i] ^ b[i];
}

/* The 128-bit product a * b: the low half is returned, the high half is stored. */
#if defined(LANES_INT128)

static inline uint64_t lanes_mul64(uint64_t *high, uint64_t a, uint64_t b)
{
    __extension__ typedef unsigned __int128 lanes_u128;
    lanes_u128 product = (lanes_u128)a * b;
    *high = (uint64_t)(product >> 64);
    return (uint64_t)product;
}

#else

static inline uint64_t lanes_mul64(uint64_t *high, uint64_t a, uint64_t b)
{
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t low = a0 * b0, mid = a1 * b0 + (low >> 32), mid2 = a0 * b1 + (uint32_t)mid;
    *high = a1 * b1 + (mid >> 32) + (mid2 >> 32);
    return mid2 << 32 | (uint32_t)low;
}

#endif

/*
 * Sums of such products, for radices that leave room at the top. Nothing here
 * overflows by the bounds that the caller states.
 */
#if defined(LANES_INT128)

__extension__ typedef unsigned __int128 lanes_wide;

static inline lanes_wide lanes_wide_mac(lanes_wide w, uint64_t a, uint64_t b)
{
    return w + (lanes_wide)a * b;
}

/* w / 2^n, which must fit. */
static inline uint64_t lanes_wide_shr(lanes_wide w, unsigned n)
{
    return (uint64_t)(w >> n);
}

static inline uint64_t lanes_wide_low(lanes_wide w)
{
    return (uint64_t)w;
}

#define LANES_WIDE(x) ((lanes_wide)(x))

/* The same for sums of products with a sign, in two's complement. */
static inline lanes_wide lanes_wide_mac_signed(lanes_wide w, int64_t a, int64_t b)
{
    __extension__ typedef __int128 lanes_i128;
    return w + (lanes_wide)((lanes_i128)a * b);
}

static inline lanes_wide lanes_wide_sar(lanes_wide w, unsigned n)
{
    __extension__ typedef __int128 lanes_i128;
    return (lanes_wide)((lanes_i128)w >> n);
}

#else

typedef struct lanes_wide {
    uint64_t low, high;
} lanes_wide;

static inline lanes_wide lanes_wide_mac(lanes_wide w, uint64_t a, uint64_t b)
{
    uint64_t high, low = lanes_mul64(&high, a, b);
    w.low += low;
    w.high += high + (uint64_t)(w.low < low);
    return w;
}

/* w / 2^n, which must fit; 0 < n < 64. */
static inline uint64_t lanes_wide_shr(lanes_wide w, unsigned n)
{
    return w.low >> n | w.high << (64 - n);
}

static inline uint64_t lanes_wide_low(lanes_wide w)
{
    return w.low;
}

#define LANES_WIDE(x) ((lanes_wide){(x), 0})

/* a b mod 2^128: what a sign stands for beyond 2^64 is taken from the high half. */
static inline lanes_wide lanes_wide_mac_signed(lanes_wide w, int64_t a, int64_t b)
{
    const uint64_t ua = (uint64_t)a, ub = (uint64_t)b;
    uint64_t high, low = lanes_mul64(&high, ua, ub);
    high -= (ub & (0 - (ua >> 63))) + (ua & (0 - (ub >> 63)));
    w.low += low;
    w.high += high + (uint64_t)(w.low < low);
    return w;
}

/* 0 < n < 64 */
static inline lanes_wide lanes_wide_sar(lanes_wide w, unsigned n)
{
    const uint64_t sign = (0 - (w.high >> 63)) << (64 - n);
    return (lanes_wide){w.low >> n | w.high << (64 - n), w.high >> n | sign};
}

#endif

/*
 * All ones if bit is 1, zero if it is 0. The compiler must not see that there
 * are only two values, or it may branch.
 */
static inline uint64_t lanes_mask64(uint64_t bit)
{
    LANES_FORGET(bit);
    return UINT64_C(0) - bit;
}

/* a + b + *carry; *carry (0 or 1) is replaced by the carry out. Branch-free. */
static inline uint64_t lanes_add64(uint64_t a, uint64_t b, uint64_t *carry)
{
    uint64_t sum = a + b;
    uint64_t out = (uint64_t)(sum < a);
    sum += *carry;
    *carry = out + (uint64_t)(sum < *carry);
    return sum;
}

/* a - b - *borrow; *borrow (0 or 1) is replaced by the borrow out. Branch-free. */
static inline uint64_t lanes_sub64(uint64_t a, uint64_t b, uint64_t *borrow)
{
    uint64_t difference = a - b;
    uint64_t out = (uint64_t)(a < b);
    out += (uint64_t)(difference < *borrow);
    difference -= *borrow;
    *borrow = out;
    return difference;
}

#endif
