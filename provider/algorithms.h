/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every algorithm's names (with aliases and OIDs, colon-separated) and the
 * property that selects it, once. The first name is the one that the trace
 * writes.
 */
#ifndef LANES_PROVIDER_ALGORITHMS_H
#define LANES_PROVIDER_ALGORITHMS_H

#define LANES_PROPERTY "provider=lanes"
#define LANES_PROPERTY_PRIVATE_KEY_INFO LANES_PROPERTY ",input=der,structure=PrivateKeyInfo"
#define LANES_PROPERTY_PUBLIC_KEY_INFO LANES_PROPERTY ",input=der,structure=SubjectPublicKeyInfo"

#define LANES_NAMES_CHACHA20_POLY1305 "ChaCha20-Poly1305"
#define LANES_NAMES_XCHACHA20_POLY1305 "XChaCha20-Poly1305"
#define LANES_NAMES_CHACHA20 "ChaCha20"
#define LANES_NAMES_XCHACHA20 "XChaCha20"
#define LANES_NAMES_POLY1305 "POLY1305"
#define LANES_NAMES_X25519 "X25519:1.3.101.110"
#define LANES_NAMES_ED25519 "ED25519:1.3.101.112"
#define LANES_NAMES_ED25519CTX "ED25519ctx"
#define LANES_NAMES_ED25519PH "ED25519ph"

#endif
