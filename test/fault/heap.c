/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

#include <openssl/crypto.h>

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* In front of every block. */
struct block {
    struct block *next, *previous;
    size_t n;
    size_t lanes; /* allocated by the module */
};

enum { SECRETS = 16 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct block list = {&list, &list, 0, 0};
static size_t allocations[2], blocks[2];
static size_t countdown, in_a_row;
static enum heap_who victim;
static bool failed;
static size_t spilled, secret_count;
static struct {
    const char *name;
    uint8_t bytes[64];
    size_t n;
} secrets[SECRETS];

/* The module's upcalls name its own file, core.c of the folder provider. */
static bool is_lanes(const char *file)
{
    return file != NULL && strstr(file, "provider/core.c") != NULL;
}

static bool must_fail(bool lanes)
{
    if (countdown == 0 || (victim == HEAP_LANES && !lanes) || --countdown > 0)
        return false;
    failed = true;
    if (--in_a_row > 0)
        countdown = 1;
    return true;
}

static void *take(size_t n, const char *file, int line)
{
    const bool lanes = is_lanes(file);
    struct block *b = NULL;

    (void)line;
    pthread_mutex_lock(&lock);
    allocations[HEAP_ANYONE]++;
    allocations[HEAP_LANES] += lanes;
    if (!must_fail(lanes))
        b = malloc(sizeof(*b) + n);
    if (b != NULL) {
        *b = (struct block){list.next, &list, n, lanes};
        b->next->previous = b;
        list.next = b;
        blocks[HEAP_ANYONE]++;
        blocks[HEAP_LANES] += lanes;
    }
    pthread_mutex_unlock(&lock);
    return b != NULL ? b + 1 : NULL;
}

static size_t count_secrets(const struct block *b, bool tell)
{
    size_t found = 0;

    for (size_t i = 0; i < secret_count; i++) {
        if (memmem(b + 1, b->n, secrets[i].bytes, secrets[i].n) == NULL)
            continue;
        found++;
        if (tell)
            printf("\n  freed with a block of %zu bytes: %s", b->n, secrets[i].name);
    }
    return found;
}

static void give(void *p, const char *file, int line)
{
    struct block *b;

    (void)file;
    (void)line;
    if (p == NULL)
        return;
    b = (struct block *)p - 1;
    pthread_mutex_lock(&lock);
    spilled += count_secrets(b, true);
    b->next->previous = b->previous;
    b->previous->next = b->next;
    blocks[HEAP_ANYONE]--;
    blocks[HEAP_LANES] -= b->lanes;
    pthread_mutex_unlock(&lock);
    free(b);
}

static void *retake(void *p, size_t n, const char *file, int line)
{
    void *other;

    if (p == NULL)
        return take(n, file, line);
    if (n == 0) {
        give(p, file, line);
        return NULL;
    }
    other = take(n, file, line);
    if (other == NULL)
        return NULL;
    memcpy(other, p, n < ((struct block *)p - 1)->n ? n : ((struct block *)p - 1)->n);
    give(p, file, line);
    return other;
}

void heap_install(void)
{
    if (CRYPTO_set_mem_functions(take, retake, give) != 1) {
        fputs("heap: libcrypto has allocated already\n", stderr);
        exit(2);
    }
}

void heap_fail(enum heap_who who, size_t n)
{
    heap_fail_run(who, n, 1);
}

void heap_fail_run(enum heap_who who, size_t n, size_t run)
{
    pthread_mutex_lock(&lock);
    victim = who;
    countdown = n;
    in_a_row = run;
    failed = false;
    pthread_mutex_unlock(&lock);
}

bool heap_failed(void)
{
    return failed;
}

size_t heap_blocks(enum heap_who who)
{
    return blocks[who];
}

size_t heap_allocations(enum heap_who who)
{
    return allocations[who];
}

void heap_secret(const char *name, const void *bytes, size_t n)
{
    if (secret_count == SECRETS || n > sizeof(secrets[0].bytes))
        abort();
    secrets[secret_count].name = name;
    secrets[secret_count].n = n;
    memcpy(secrets[secret_count].bytes, bytes, n);
    secret_count++;
}

void heap_forget_secrets(void)
{
    secret_count = 0;
}

size_t heap_spilled(void)
{
    const size_t n = spilled;

    spilled = 0;
    return n;
}

size_t heap_holds(void)
{
    size_t found = 0;

    pthread_mutex_lock(&lock);
    for (const struct block *b = list.next; b != &list; b = b->next)
        found += b->lanes != 0 ? count_secrets(b, false) : 0;
    pthread_mutex_unlock(&lock);
    return found;
}
