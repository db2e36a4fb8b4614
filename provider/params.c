/* SPDX-License-Identifier: Apache-2.0 */
#include "params.h"

#include <limits.h>

#include <string.h>

/* Whether the rest of the key is the rest of its only candidate. */
static enum lanes_param rest_is(const char *key, const char *rest, enum lanes_param param)
{
    for (; *key == *rest; key++, rest++) {
        if (*key == '\0')
            return param;
    }
    return LANES_PARAM_COUNT;
}

/*
 * A few bytes, read in order, decide. Every record sets or gets one or two
 * parameters, and comparing with one name after the other cost a tenth of a
 * short record.
 */
enum lanes_param lanes_param_identify(const char *key)
{
    switch (key[0]) {
    case 'i':
        return rest_is(key + 1, "vlen", LANES_PARAM_IVLEN);
    case 'k':
        if (key[1] == 'e' && key[2] == 'y')
            return key[3] == '\0' ? LANES_PARAM_KEY : rest_is(key + 3, "len", LANES_PARAM_KEYLEN);
        break;
    case 't':
        if (key[1] == 'a' && key[2] == 'g')
            return key[3] == '\0' ? LANES_PARAM_TAG : rest_is(key + 3, "len", LANES_PARAM_TAGLEN);
        if (key[1] != 'l' || key[2] != 's')
            break;
        if (key[3] == 'a' && key[4] == 'a' && key[5] == 'd')
            return key[6] == '\0' ? LANES_PARAM_TLSAAD
                                  : rest_is(key + 6, "pad", LANES_PARAM_TLSAADPAD);
        return rest_is(key + 3, "ivfixed", LANES_PARAM_TLSIVFIXED);
    case 'u':
        return rest_is(key + 1, "pdated-iv", LANES_PARAM_UPDATED_IV);
    default:
        break;
    }
    return LANES_PARAM_COUNT;
}

void lanes_params_index(struct lanes_params *found, const OSSL_PARAM *list)
{
    for (size_t i = 0; i < LANES_PARAM_COUNT; i++)
        found->at[i] = NULL;
    if (list == NULL)
        return;
    for (; list->key != NULL; list++) {
        const enum lanes_param param = lanes_param_identify(list->key);
        if (param != LANES_PARAM_COUNT && found->at[param] == NULL)
            found->at[param] = list;
    }
}

const OSSL_PARAM *lanes_param_locate_const(const OSSL_PARAM *list, const char *key)
{
    if (list == NULL)
        return NULL;
    for (; list->key != NULL; list++) {
        if (strcmp(list->key, key) == 0)
            return list;
    }
    return NULL;
}

OSSL_PARAM *lanes_param_locate(OSSL_PARAM *list, const char *key)
{
    return (OSSL_PARAM *)lanes_param_locate_const(list, key);
}

static bool little_endian(void)
{
    const uint16_t probe = 1;
    uint8_t first;

    memcpy(&first, &probe, 1);
    return first == 1;
}

/* Where byte i (0 = least significant) of an n-byte native integer lies. */
static size_t byte_at(size_t i, size_t n)
{
    return little_endian() ? i : n - 1 - i;
}

static bool get_integer(const uint8_t *data, size_t n, bool is_signed, uint64_t *value)
{
    *value = 0;
    for (size_t i = 0; i < n; i++) {
        const uint8_t byte = data[byte_at(i, n)];
        if (i < sizeof(*value))
            *value |= (uint64_t)byte << (8 * i);
        else if (byte != 0)
            return false;
        if (is_signed && i == n - 1 && byte >= 0x80)
            return false;
    }
    return true;
}

static bool put_integer(uint8_t *data, size_t n, bool is_signed, uint64_t value)
{
    uint64_t rest = value;
    uint8_t byte = 0;

    for (size_t i = 0; i < n; i++) {
        byte = (uint8_t)rest;
        rest >>= 8;
    }
    if (rest != 0 || (is_signed && byte >= 0x80))
        return false;
    for (size_t i = 0; i < n; i++)
        data[byte_at(i, n)] = (uint8_t)(i < sizeof(value) ? value >> (8 * i) : 0);
    return true;
}

bool lanes_param_get_size(const OSSL_PARAM *p, size_t *value)
{
    uint64_t number;
    double real;

    if (p->data == NULL)
        return false;
    switch (p->data_type) {
    case OSSL_PARAM_UNSIGNED_INTEGER:
    case OSSL_PARAM_INTEGER:
        if (!get_integer(p->data, p->data_size, p->data_type == OSSL_PARAM_INTEGER, &number))
            return false;
        break;
    case OSSL_PARAM_REAL:
        if (p->data_size != sizeof(real))
            return false;
        memcpy(&real, p->data, sizeof(real));
        /* 2^53: the doubles below it that are whole are so exactly. */
        if (!(real >= 0 && real <= 9007199254740992.0) || (double)(uint64_t)real != real)
            return false;
        number = (uint64_t)real;
        break;
    default:
        return false;
    }
    if (number > SIZE_MAX)
        return false;
    *value = (size_t)number;
    return true;
}

bool lanes_param_get_int(const OSSL_PARAM *p, int *value)
{
    uint8_t negated[sizeof(int64_t)];
    OSSL_PARAM positive = *p;
    size_t number;

    if (p->data == NULL)
        return false;
    if (p->data_type == OSSL_PARAM_INTEGER && p->data_size > 0 &&
        p->data_size <= sizeof(negated) &&
        ((const uint8_t *)p->data)[byte_at(p->data_size - 1, p->data_size)] >= 0x80) {
        /* -n - 1 is n with all bits turned. */
        for (size_t i = 0; i < p->data_size; i++)
            negated[i] = (uint8_t)~((const uint8_t *)p->data)[i];
        positive.data = negated;
        if (!lanes_param_get_size(&positive, &number) || number > INT_MAX)
            return false;
        *value = -(int)number - 1;
        return true;
    }
    if (!lanes_param_get_size(p, &number) || number > INT_MAX)
        return false;
    *value = (int)number;
    return true;
}

bool lanes_param_set_uint(OSSL_PARAM *p, uint64_t value, size_t natural)
{
    const double real = (double)value;

    if (LANES_LIKELY(p->data_type == OSSL_PARAM_UNSIGNED_INTEGER && p->data_size == sizeof(value) &&
                     p->data != NULL)) {
        memcpy(p->data, &value, sizeof(value));
        p->return_size = sizeof(value);
        return true;
    }
    p->return_size = 0;
    switch (p->data_type) {
    case OSSL_PARAM_UNSIGNED_INTEGER:
    case OSSL_PARAM_INTEGER:
        p->return_size = natural;
        if (p->data == NULL)
            return true;
        if (!put_integer(p->data, p->data_size, p->data_type == OSSL_PARAM_INTEGER, value))
            return false;
        p->return_size = p->data_size;
        return true;
    case OSSL_PARAM_REAL:
        p->return_size = sizeof(real);
        if (p->data == NULL)
            return true;
        if (p->data_size != sizeof(real))
            return false;
        memcpy(p->data, &real, sizeof(real));
        return true;
    default:
        return false;
    }
}

bool lanes_param_set_octets(OSSL_PARAM *p, const void *bytes, size_t n)
{
    p->return_size = 0;
    if (p->data_type != OSSL_PARAM_OCTET_STRING)
        return false;
    p->return_size = n;
    if (p->data == NULL)
        return true;
    if (p->data_size < n)
        return false;
    memcpy(p->data, bytes, n);
    return true;
}

bool lanes_param_get_octets(const OSSL_PARAM *p, const uint8_t **bytes, size_t *n)
{
    if (p->data_type != OSSL_PARAM_OCTET_STRING || p->data == NULL)
        return false;
    *bytes = p->data;
    *n = p->data_size;
    return true;
}

static char lower(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

bool lanes_param_is_text(const OSSL_PARAM *p, const char *text)
{
    const char *given = p->data;
    size_t i = 0;

    if (p->data_type != OSSL_PARAM_UTF8_STRING || given == NULL)
        return false;
    while (i < p->data_size && text[i] != '\0' && lower(given[i]) == lower(text[i]))
        i++;
    return text[i] == '\0' && (i == p->data_size || given[i] == '\0');
}

bool lanes_param_set_utf8(OSSL_PARAM *p, const char *string)
{
    const size_t n = strlen(string);

    p->return_size = 0;
    if (p->data_type != OSSL_PARAM_UTF8_STRING)
        return false;
    p->return_size = n;
    if (p->data == NULL)
        return true;
    if (p->data_size < n)
        return false;
    memcpy(p->data, string, n);
    if (p->data_size > n)
        ((char *)p->data)[n] = '\0';
    return true;
}

bool lanes_param_set_utf8_ptr(OSSL_PARAM *p, const char *string)
{
    p->return_size = 0;
    if (p->data_type != OSSL_PARAM_UTF8_PTR)
        return false;
    p->return_size = strlen(string);
    if (p->data != NULL)
        memcpy(p->data, &string, sizeof(string));
    return true;
}
