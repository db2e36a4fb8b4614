/* SPDX-License-Identifier: Apache-2.0 */
#include "base/cpu.h"

#include <stddef.h>
#include <string.h>

#if defined(__x86_64__) && defined(__GNUC__)

#include <cpuid.h>

/* XCR0: bits 1 and 2 say that the OS saves xmm and ymm registers. */
static uint64_t xcr0(void)
{
    uint32_t low, high;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (uint64_t)high << 32 | low;
}

uint32_t lanes_cpu_detect(void)
{
    uint32_t a, b, c, d, cpu = LANES_CPU_X86_64;

    if (!__get_cpuid(1, &a, &b, &c, &d))
        return cpu;
    const bool ymm = (c & bit_OSXSAVE) != 0 && (c & bit_AVX) != 0 && (xcr0() & 6) == 6;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d))
        return cpu;
    if (ymm && (b & bit_AVX2) != 0)
        cpu |= LANES_CPU_AVX2;
    if ((b & bit_BMI2) != 0)
        cpu |= LANES_CPU_BMI2;
    if ((b & bit_ADX) != 0)
        cpu |= LANES_CPU_ADX;
    return cpu;
}

#elif defined(__aarch64__)

uint32_t lanes_cpu_detect(void)
{
    return LANES_CPU_AARCH64;
}

#else

uint32_t lanes_cpu_detect(void)
{
    return 0;
}

#endif

static const struct {
    const char *name;
    uint32_t allowed;
} levels[] = {
    {"portable", 0},
    {"x86-64-v3", LANES_CPU_X86_64 | LANES_CPU_AVX2 | LANES_CPU_BMI2 | LANES_CPU_ADX},
};

static const struct {
    uint32_t bit;
    const char *name;
} features[] = {
    {LANES_CPU_AVX2, "avx2"},
    {LANES_CPU_BMI2, "bmi2"},
    {LANES_CPU_ADX, "adx"},
    {LANES_CPU_AARCH64, "aarch64"},
    {LANES_CPU_X86_64, "x86-64"},
};

bool lanes_cpu_level(const char *name, uint32_t *allowed)
{
    for (size_t i = 0; i < sizeof(levels) / sizeof(levels[0]); i++) {
        if (strcmp(levels[i].name, name) == 0) {
            *allowed = levels[i].allowed;
            return true;
        }
    }
    return false;
}

const char *lanes_cpu_level_name(unsigned i)
{
    return i < sizeof(levels) / sizeof(levels[0]) ? levels[i].name : NULL;
}

const char *lanes_cpu_feature_name(uint32_t bit)
{
    for (size_t i = 0; i < sizeof(features) / sizeof(features[0]); i++) {
        if (features[i].bit == bit)
            return features[i].name;
    }
    return NULL;
}
