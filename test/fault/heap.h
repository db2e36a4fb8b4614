/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The heap of libcrypto, and through it of lanes, under our control: any
 * allocation can be made to fail, every block is known, and what is freed is
 * searched for secrets first. For the module as shipped: it allocates through
 * the core, and the core through CRYPTO_set_mem_functions.
 */
#ifndef LANES_TEST_FAULT_HEAP_H
#define LANES_TEST_FAULT_HEAP_H

#include <stdbool.h>
#include <stddef.h>

/* First thing in main(), before libcrypto allocates. */
void heap_install(void);

enum heap_who { HEAP_LANES, HEAP_ANYONE };

/* The n-th allocation from now on (from 1) fails, once; 0: none does. */
void heap_fail(enum heap_who who, size_t n);

/* So many from the n-th on fail. */
void heap_fail_run(enum heap_who who, size_t n, size_t run);

/* True if the armed failure has happened. */
bool heap_failed(void);

/* Blocks that live, and allocations made since the start. */
size_t heap_blocks(enum heap_who who);
size_t heap_allocations(enum heap_who who);

/* Bytes that must not be in a block when it is freed; at most 16 of them. */
void heap_secret(const char *name, const void *bytes, size_t n);
void heap_forget_secrets(void);

/* Secrets found in freed blocks since the last call of this. */
size_t heap_spilled(void);

/* How many secrets the blocks of lanes hold now. */
size_t heap_holds(void);

#endif
