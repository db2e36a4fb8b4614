/* SPDX-License-Identifier: Apache-2.0 */
/* What the CPU and the operating system allow, as one mask. */
#ifndef LANES_BASE_CPU_H
#define LANES_BASE_CPU_H

#include <stdbool.h>
#include <stdint.h>

enum {
    LANES_CPU_AVX2 = 1 << 0, /* and the OS saves the ymm state (XCR0) */
    LANES_CPU_BMI2 = 1 << 1,
    LANES_CPU_ADX = 1 << 2,
    LANES_CPU_AARCH64 = 1 << 3, /* what every AArch64 CPU has */
    LANES_CPU_X86_64 = 1 << 4,  /* what every x86-64 CPU has */
};

/* Asks the CPU (CPUID and XCR0). No state is kept: callers store the mask. */
uint32_t lanes_cpu_detect(void);

/*
 * A ceiling by name: "portable" allows nothing, "x86-64-v3" what every x86-64
 * CPU has, AVX2, BMI2 and, where the CPU has it, ADX. Returns false if the name is not known, else
 * stores the mask that the level allows.
 */
bool lanes_cpu_level(const char *name, uint32_t *allowed);

/* The i-th level name, lowest first, or NULL after the last. */
const char *lanes_cpu_level_name(unsigned i);

/* The name of one LANES_CPU_ bit ("avx2"), or NULL. */
const char *lanes_cpu_feature_name(uint32_t bit);

#endif
