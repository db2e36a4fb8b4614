/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Two positions walk through a piece of text: d, up to where it is encrypted or
 * decrypted, and m, up to where its ciphertext is authenticated. Sealing keeps
 * m <= d (there is no ciphertext yet beyond d), opening m >= d (in place, the
 * ciphertext before d is gone). The fused kernel moves both at once; whatever
 * it leaves behind is made up by the two plain kernels.
 *
 * Keystream that a piece does not use up stays in a ring of two 512-byte slots.
 * A slot is filled only when less than 512 bytes are left, and that little is
 * left when a call returns.
 */
#include "aead/aead.h"

#include "base/ct.h"
#include "chacha20/chacha20.h"
#include "poly1305/poly1305.h"

enum {
    BLOCK = LANES_POLY1305_BLOCK_BYTES,
    CHUNK = LANES_AEAD_CHUNK_BYTES,
    CHUNK_BLOCKS = LANES_AEAD_CHUNK_MAC_BLOCKS,
    RING = LANES_AEAD_RING_BYTES,
    /* Opening leaves so many authenticated bytes to a run of their own. */
    WORTH_A_RUN = 128,
};

static const uint8_t zeros[CHUNK];

static size_t min_size(size_t a, size_t b)
{
    return a < b ? a : b;
}

void lanes_aead_set_key(struct lanes_aead *a, const uint8_t key[static 32])
{
    lanes_chacha20_state_key(a->state, key);
    memcpy(a->key, a->state + 4, sizeof(a->key));
    memset(&a->poly, 0, sizeof(a->poly));
}

static void put_nonce(struct lanes_aead *a, const uint8_t nonce[static 12])
{
    for (int i = 0; i < 3; i++)
        a->state[13 + i] = lanes_load32_le(nonce + 4 * i);
}

/* A message begins: nothing is computed before its length can be guessed. */
static void start(struct lanes_aead *a, const uint8_t nonce[static 12])
{
    a->state[12] = 0;
    put_nonce(a, nonce);
    a->aad_bytes = a->text_bytes = 0;
    a->held = a->begin = a->ahead = 0;
    a->begun = a->starting = a->aad_open = false;
}

void lanes_aead_set_nonce(struct lanes_aead *a, const uint8_t nonce[static 12])
{
    start(a, nonce);
}

void lanes_xaead_set_nonce(struct lanes_aead *a, const uint8_t nonce[static 24])
{
    uint8_t key[LANES_AEAD_KEY_BYTES], subkey[LANES_AEAD_KEY_BYTES];
    uint8_t inner[LANES_AEAD_NONCE_BYTES] = {0};

    /* draft-irtf-cfrg-xchacha-03, 2.3: four zero bytes, then the last eight of the nonce */
    for (int i = 0; i < 8; i++)
        lanes_store32_le(key + 4 * i, a->key[i]);
    a->row->chacha20->hchacha20(subkey, key, nonce);
    lanes_chacha20_state_key(a->state, subkey);
    memcpy(inner + 4, nonce + 16, 8);
    start(a, inner);
    lanes_wipe(key, sizeof(key));
    lanes_wipe(subkey, sizeof(subkey));
}

/* Where the next keystream goes: right behind the unused one. */
static size_t free_slot(const struct lanes_aead *a)
{
    const size_t slot = (a->begin + a->ahead) % RING;

    LANES_ASSERT(slot % CHUNK == 0 && a->ahead < CHUNK);
    return slot;
}

/* 1 to 8 blocks of keystream; fewer than 8 only into an empty ring. */
static void refill(struct lanes_aead *a, size_t blocks)
{
    const size_t bytes = blocks * LANES_CHACHA20_BLOCK_BYTES;
    const size_t at = free_slot(a) + CHUNK - bytes; /* so that it ends where the slot ends */

    LANES_ASSERT(bytes == CHUNK || a->ahead == 0);
    if (a->ahead == 0)
        a->begin = at;
    a->row->chacha20->keystream(a->keystream + at, blocks, a->state);
    a->state[12] += (uint32_t)blocks;
    a->ahead += bytes;
}

/*
 * One call of the fused kernel: whole chunks from in to out, and with `spare`
 * one more of keystream into the ring. The first of a message makes its key.
 */
static void fused(struct lanes_aead *a, struct lanes_aead_run run, bool spare)
{
    if (a->starting) {
        run.head = a->partial;
        run.head_blocks = a->head_blocks;
        a->poly.ready = false;
    }
    if (spare) {
        const size_t at = free_slot(a);
        run.spare = a->keystream + at;
        if (a->ahead == 0)
            a->begin = at;
        a->ahead += CHUNK;
    }
    a->row->fused(&run, a->state, &a->poly);
    a->state[12] += (uint32_t)((run.chunks + spare) * LANES_AEAD_CHUNK_BLOCKS) + a->starting;
    a->starting = false;
}

static void poly_blocks(struct lanes_aead *a, const uint8_t *in, size_t blocks)
{
    a->row->poly1305->blocks(&a->poly, in, blocks, 1);
}

/* What is copied here is mostly a header or a last block: a call of memcpy() would take longer. */
static inline void copy(uint8_t *out, const uint8_t *in, size_t n)
{
    uint64_t first, last;

    if (n > 2 * sizeof(first)) {
        memcpy(out, in, n);
    } else if (n >= sizeof(first)) {
        memcpy(&first, in, sizeof(first));
        memcpy(&last, in + n - sizeof(last), sizeof(last));
        memcpy(out, &first, sizeof(first));
        memcpy(out + n - sizeof(last), &last, sizeof(last));
    } else {
        for (size_t i = 0; i < n; i++)
            out[i] = in[i];
    }
}

/* Authenticates n bytes. At most one 64-byte block of them waits in partial. */
static void absorb(struct lanes_aead *a, const uint8_t *in, size_t n)
{
    size_t take = 0, whole;

    if (n == 0)
        return; /* in may be NULL */
    if (a->held + n >= sizeof(a->partial)) {
        take = min_size(n, (0 - a->held) % BLOCK);
        copy(a->partial + a->held, in, take);
        if (a->held > 0)
            poly_blocks(a, a->partial, (a->held + take) / BLOCK);
        a->held = 0;
        whole = (n - take) / BLOCK;
        if (whole > 0)
            poly_blocks(a, in + take, whole);
        take += whole * BLOCK;
    }
    copy(a->partial + a->held, in + take, n - take);
    a->held += n - take;
}

/* Empties partial: at most 15 bytes at in fill its last block up. Returns how many. */
static size_t absorb_to_boundary(struct lanes_aead *a, const uint8_t *in, size_t n)
{
    const size_t take = (0 - a->held) % BLOCK;

    if (take > n)
        return 0; /* too short to reach one: stays held */
    memcpy(a->partial + a->held, in, take);
    if (a->held > 0)
        poly_blocks(a, a->partial, (a->held + take) / BLOCK);
    a->held = 0;
    return take;
}

/* Zeros from block[used] on, 0 < used < 16, by whole words: the kernel will load whole words. */
static inline void clear_rest(uint8_t *block, size_t used)
{
    uint8_t *word = used < 8 ? block : block + 8;

    lanes_store64_le(word, lanes_load64_le(word) & ((UINT64_C(1) << 8 * (used % 8)) - 1));
    if (used < 8)
        lanes_store64_le(block + 8, 0);
}

/* RFC 8439, 2.8: zeros up to a multiple of 16, counted from the length. */
static inline void absorb_padding(struct lanes_aead *a, uint64_t bytes)
{
    const size_t used = (size_t)bytes % BLOCK;

    if (used == 0)
        return;
    if (LANES_UNLIKELY(a->held % BLOCK != used)) {
        absorb(a, zeros, BLOCK - used); /* AAD behind text has moved the blocks */
        return;
    }
    clear_rest(a->partial + a->held - used, used);
    a->held += BLOCK - used;
    if (a->held == sizeof(a->partial)) {
        poly_blocks(a, a->partial, sizeof(a->partial) / BLOCK);
        a->held = 0;
    }
}

/*
 * The first keystream of a message, 1 to 8 blocks: block 0 gives the Poly1305
 * key (RFC 8439, 2.6), the others are for its text.
 */
static void begin(struct lanes_aead *a, size_t blocks)
{
    const size_t bytes = blocks * LANES_CHACHA20_BLOCK_BYTES, at = CHUNK - bytes;

    LANES_ASSERT(a->begin == 0 && a->ahead == 0);
    refill(a, blocks);
    lanes_poly1305_start(&a->poly, a->keystream + at);
    /* Not += and -=: compilers make one vector of the two, and then wait for refill's stores. */
    a->begin = at + LANES_CHACHA20_BLOCK_BYTES;
    a->ahead = bytes - LANES_CHACHA20_BLOCK_BYTES;
    a->begun = true;
}

void lanes_aead_switch_nonce(struct lanes_aead *a, const uint8_t nonce[static 12], bool mac_begun)
{
    if (mac_begun && !a->begun)
        begin(a, 1);
    if (a->begun) {
        /* Keystream beyond the block in use goes; what is left must end with its slot. */
        const size_t rest = a->ahead % LANES_CHACHA20_BLOCK_BYTES;
        memmove(a->keystream + CHUNK - rest, a->keystream + a->begin, rest);
        a->state[12] -= (uint32_t)(a->ahead / LANES_CHACHA20_BLOCK_BYTES);
        a->begin = CHUNK - rest;
        a->ahead = rest;
    }
    put_nonce(a, nonce);
}

/* The blocks that n bytes take. */
static size_t blocks_of(size_t n)
{
    return (n + LANES_CHACHA20_BLOCK_BYTES - 1) / LANES_CHACHA20_BLOCK_BYTES;
}

void lanes_aead_aad(struct lanes_aead *a, const uint8_t *aad, size_t n)
{
    /* A header is short: it waits for the text and its keystream. A long AAD cannot. */
    if (!a->begun && a->held + n >= sizeof(a->partial))
        begin(a, LANES_AEAD_CHUNK_BLOCKS);
    absorb(a, aad, n);
    a->aad_bytes += n;
    a->aad_open = true;
}

/*
 * What comes before a piece of n bytes of text. A short one gets all its
 * keystream with block 0, for a longer one the fused kernel makes block 0 on the
 * way and takes the padded AAD. False if the text gets too long.
 */
static bool enter_text(struct lanes_aead *a, size_t n)
{
    if (n > LANES_AEAD_TEXT_MAX - a->text_bytes)
        return false;
    if (!a->begun && n > CHUNK - LANES_CHACHA20_BLOCK_BYTES) {
        memset(a->partial + a->held, 0, sizeof(a->partial) - a->held);
        a->head_blocks = (a->held + BLOCK - 1) / BLOCK;
        a->held = 0;
        a->starting = a->begun = true;
    } else {
        if (!a->begun)
            begin(a, 1 + blocks_of(n));
        if (a->aad_open)
            absorb_padding(a, a->aad_bytes);
    }
    a->aad_open = false;
    return true;
}

/* How many of the n bytes at hand a run can authenticate, in blocks: a multiple of 8. */
static size_t fusable(const struct lanes_aead *a, size_t n)
{
    return a->held > 0 ? 0 : n / BLOCK & ~(size_t)7;
}

/* A rest of n bytes behind whole chunks gets its keystream in the same run. */
static bool with_spare(size_t n)
{
    return n > LANES_CHACHA20_BLOCK_BYTES;
}

/*
 * Keystream for the next bytes of the n that are left, while as many of the
 * n_mac bytes at mac are authenticated as fit. Returns how many bytes those are.
 */
static size_t more_keystream(struct lanes_aead *a, size_t n, const uint8_t *mac, size_t n_mac)
{
    const size_t mac_blocks = min_size(fusable(a, n_mac), CHUNK_BLOCKS);
    const size_t blocks = min_size(blocks_of(n), LANES_AEAD_CHUNK_BLOCKS);
    /* The first piece of a message gets what it needs, later ones a slot: more are to come. */
    const bool first = a->ahead == 0 && a->text_bytes == 0;

    if (!a->starting && (mac_blocks == 0 || (first && blocks == 1))) {
        refill(a, first ? blocks : LANES_AEAD_CHUNK_BLOCKS);
        return 0;
    }
    fused(a, (struct lanes_aead_run){.mac = mac, .mac_first = mac_blocks, .mac_blocks = mac_blocks},
          true);
    return mac_blocks * BLOCK;
}

/* So much of n bytes can be taken from the keystream at hand in one run. */
static size_t ready(const struct lanes_aead *a, size_t n)
{
    return min_size(n, min_size(a->ahead, RING - a->begin));
}

/* out = in ^ keystream, n <= ready(a, n) bytes. */
static void xor_ready(struct lanes_aead *a, uint8_t *out, const uint8_t *in, size_t n)
{
    lanes_xor(out, in, a->keystream + a->begin, n);
    a->begin = (a->begin + n) % RING;
    a->ahead -= n;
}

/*
 * Whole chunks of n bytes directly from in to out, and keystream for a rest.
 * The first is encrypted while some of the n_mac bytes at mac are authenticated,
 * each later one while the one before it is. Returns how many bytes those are.
 */
static size_t seal_chunks(struct lanes_aead *a, uint8_t *out, const uint8_t *in, size_t n,
                          const uint8_t *mac, size_t n_mac)
{
    const size_t chunks = n / CHUNK, first = min_size(fusable(a, n_mac), CHUNK_BLOCKS);
    const bool spare = with_spare(n % CHUNK);
    const size_t later = a->held > 0 ? 0 : CHUNK_BLOCKS * (chunks - 1 + spare);

    fused(a, (struct lanes_aead_run){.out = out, .in = in, .chunks = chunks, .mac = mac,
                                     .mac_first = first, .mac_blocks = first + later}, spare);
    return (first + later) * BLOCK;
}

bool lanes_aead_seal(struct lanes_aead *a, uint8_t *out, const uint8_t *in, size_t n)
{
    size_t d = 0, m = 0, run;

    if (!enter_text(a, n))
        return false;
    while (d < n) {
        if (a->ahead == 0) {
            m += absorb_to_boundary(a, out + m, d - m);
            if (n - d >= CHUNK) {
                /* What is held needs ciphertext of the first chunk to make up a block. */
                run = a->held > 0 ? CHUNK : n - d;
                m += seal_chunks(a, out + d, in + d, run, out + m, d - m);
                d += run / CHUNK * CHUNK;
                continue;
            }
            m += more_keystream(a, n - d, out + m, d - m);
        }
        run = ready(a, n - d);
        xor_ready(a, out + d, in + d, run);
        d += run;
    }
    if (m < n)
        absorb(a, out + m, n - m);
    a->text_bytes += n;
    return true;
}

/*
 * As many whole chunks of n bytes as are not yet authenticated, n_mac bytes, go
 * directly from in to out, each authenticated while it is decrypted or before;
 * and keystream for a rest. Returns how many bytes are authenticated.
 */
static size_t open_chunks(struct lanes_aead *a, uint8_t *out, const uint8_t *in, size_t n,
                          const uint8_t *mac, size_t n_mac)
{
    const size_t chunks = n_mac / CHUNK;
    const bool spare = with_spare(n - CHUNK * chunks);
    const size_t mac_blocks = min_size(fusable(a, n_mac), CHUNK_BLOCKS * (chunks + spare));

    fused(a, (struct lanes_aead_run){.out = out, .in = in, .chunks = chunks, .mac = mac,
                                     .mac_first = CHUNK_BLOCKS, .mac_blocks = mac_blocks,
                                     .mac_ready = true}, spare);
    return mac_blocks * BLOCK;
}

bool lanes_aead_open(struct lanes_aead *a, uint8_t *out, const uint8_t *in, size_t n)
{
    size_t d = 0, m = 0, run;

    if (!enter_text(a, n))
        return false;
    while (d < n) {
        /* Keystream comes early, to be fused; but not where more than that can go directly. */
        if (a->ahead < n - d && a->ahead < CHUNK &&
            (a->ahead == 0 || n - d < a->ahead + CHUNK)) {
            m += absorb_to_boundary(a, in + m, n - m);
            if (a->ahead == 0 && n - m >= CHUNK) {
                run = (n - m) / CHUNK * CHUNK;
                m += open_chunks(a, out + d, in + d, n - d, in + m, n - m);
                d += run;
                continue;
            }
            m += more_keystream(a, n - d, in + m, n - m);
        }
        run = ready(a, n - d);
        if (m < d + run && m - d >= WORTH_A_RUN) {
            run = m - d; /* so that the next fused pass authenticates the rest */
        } else if (m < d + run) {
            absorb(a, in + m, d + run - m);
            m = d + run;
        }
        xor_ready(a, out + d, in + d, run);
        d += run;
    }
    a->text_bytes += n;
    return true;
}

/* The end of a stream that AAD behind text has moved off the blocks: RFC 8439, 2.5.1. */
static void absorb_end(struct lanes_aead *a, const uint8_t lengths[static BLOCK])
{
    size_t whole;

    absorb(a, lengths, BLOCK);
    whole = a->held / BLOCK;
    if (whole > 0)
        poly_blocks(a, a->partial, whole);
    a->partial[a->held] = 1;
    memset(a->partial + a->held + 1, 0, (whole + 1) * BLOCK - a->held - 1);
    a->row->poly1305->blocks(&a->poly, a->partial + whole * BLOCK, 1, 0);
}

void lanes_aead_tag(struct lanes_aead *a, uint8_t tag[static 16])
{
    uint8_t lengths[BLOCK];

    if (!a->begun)
        begin(a, 1);
    if (a->aad_open)
        absorb_padding(a, a->aad_bytes);
    a->aad_open = false;
    absorb_padding(a, a->text_bytes);
    lanes_store64_le(lengths, a->aad_bytes);
    lanes_store64_le(lengths + 8, a->text_bytes);
    if (LANES_LIKELY(a->held % BLOCK == 0)) {
        memcpy(a->partial + a->held, lengths, BLOCK);
        poly_blocks(a, a->partial, a->held / BLOCK + 1);
    } else {
        absorb_end(a, lengths);
    }
    a->held = 0;
    lanes_poly1305_finish(&a->poly, tag);
}
