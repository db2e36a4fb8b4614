/* SPDX-License-Identifier: Apache-2.0 */
/* The provider context, and the dispatch tables that the query table lists. */
#ifndef LANES_PROVIDER_PROVIDER_H
#define LANES_PROVIDER_PROVIDER_H

#include "core.h"
#include "forms.h"
#include "tables.h"

struct lanes_provider {
    struct lanes_core core;
    struct lanes_choice kernel[LANES_PRIMITIVES];
    struct lanes_form_settings forms;
    char report[1024]; /* the parameter `kernels` */
};

extern const OSSL_DISPATCH lanes_chacha20_poly1305_functions[];
extern const OSSL_DISPATCH lanes_xchacha20_poly1305_functions[];
extern const OSSL_DISPATCH lanes_chacha20_functions[];
extern const OSSL_DISPATCH lanes_xchacha20_functions[];
extern const OSSL_DISPATCH lanes_poly1305_functions[];
extern const OSSL_DISPATCH lanes_x25519_keymgmt_functions[];
extern const OSSL_DISPATCH lanes_ed25519_keymgmt_functions[];
extern const OSSL_DISPATCH lanes_mldsa44_keymgmt_functions[];
extern const OSSL_DISPATCH lanes_mldsa65_keymgmt_functions[];
extern const OSSL_DISPATCH lanes_mldsa87_keymgmt_functions[];
extern const OSSL_DISPATCH lanes_x25519_exchange_functions[];
extern const OSSL_DISPATCH lanes_x25519_kem_functions[];
/* By the core's version: from this one on. */
extern const OSSL_DISPATCH lanes_ed25519_functions_3_0[];
extern const OSSL_DISPATCH lanes_ed25519_functions_3_2[];
extern const OSSL_DISPATCH lanes_ed25519_functions_3_4[];
extern const OSSL_DISPATCH lanes_ed25519_functions_3_5[];
extern const OSSL_DISPATCH lanes_ed25519ctx_functions[];
extern const OSSL_DISPATCH lanes_ed25519ph_functions[];
extern const OSSL_DISPATCH lanes_mldsa44_functions_3_0[];
extern const OSSL_DISPATCH lanes_mldsa65_functions_3_0[];
extern const OSSL_DISPATCH lanes_mldsa87_functions_3_0[];
extern const OSSL_DISPATCH lanes_mldsa44_functions_3_4[];
extern const OSSL_DISPATCH lanes_mldsa65_functions_3_4[];
extern const OSSL_DISPATCH lanes_mldsa87_functions_3_4[];
extern const OSSL_DISPATCH lanes_mldsa44_functions_3_5[];
extern const OSSL_DISPATCH lanes_mldsa65_functions_3_5[];
extern const OSSL_DISPATCH lanes_mldsa87_functions_3_5[];
extern const OSSL_DISPATCH lanes_mldsa44_functions_3_6[];
extern const OSSL_DISPATCH lanes_mldsa65_functions_3_6[];
extern const OSSL_DISPATCH lanes_mldsa87_functions_3_6[];
extern const OSSL_DISPATCH lanes_x25519_private_key_info_functions[];
extern const OSSL_DISPATCH lanes_x25519_public_key_info_functions[];
extern const OSSL_DISPATCH lanes_ed25519_private_key_info_functions[];
extern const OSSL_DISPATCH lanes_ed25519_public_key_info_functions[];
extern const OSSL_DISPATCH lanes_mldsa44_private_key_info_functions[];
extern const OSSL_DISPATCH lanes_mldsa44_public_key_info_functions[];
extern const OSSL_DISPATCH lanes_mldsa65_private_key_info_functions[];
extern const OSSL_DISPATCH lanes_mldsa65_public_key_info_functions[];
extern const OSSL_DISPATCH lanes_mldsa87_private_key_info_functions[];
extern const OSSL_DISPATCH lanes_mldsa87_public_key_info_functions[];

/* For cores before 3.5. */
extern const OSSL_DISPATCH lanes_mldsa44_private_key_info_der_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa44_private_key_info_pem_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa44_public_key_info_der_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa44_public_key_info_pem_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa44_text_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa65_private_key_info_der_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa65_private_key_info_pem_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa65_public_key_info_der_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa65_public_key_info_pem_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa65_text_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa87_private_key_info_der_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa87_private_key_info_pem_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa87_public_key_info_der_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa87_public_key_info_pem_encoder_functions[];
extern const OSSL_DISPATCH lanes_mldsa87_text_encoder_functions[];

/* tls.c: TLS-GROUP and TLS-SIGALG. */
OSSL_FUNC_provider_get_capabilities_fn lanes_tls_get_capabilities;

#endif
