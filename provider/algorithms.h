/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every algorithm's names (with aliases and OIDs, colon-separated) and the
 * property that selects it, once. The first name is the one that the trace
 * writes.
 */
#ifndef LANES_PROVIDER_ALGORITHMS_H
#define LANES_PROVIDER_ALGORITHMS_H

/*
 * A query that a program brings replaces what default_properties says of the same property: stunnel's
 * "provider!=fips" leaves nothing of "?provider=lanes". Of ours no program says anything.
 */
#define LANES_PROPERTY "provider=lanes,lanes.preferred=yes"
#define LANES_PROPERTY_PRIVATE_KEY_INFO LANES_PROPERTY ",input=der,structure=PrivateKeyInfo"
#define LANES_PROPERTY_PUBLIC_KEY_INFO LANES_PROPERTY ",input=der,structure=SubjectPublicKeyInfo"
#define LANES_PROPERTY_WRITE_PRIVATE_DER LANES_PROPERTY ",output=der,structure=PrivateKeyInfo"
#define LANES_PROPERTY_WRITE_PRIVATE_PEM LANES_PROPERTY ",output=pem,structure=PrivateKeyInfo"
#define LANES_PROPERTY_WRITE_PUBLIC_DER LANES_PROPERTY ",output=der,structure=SubjectPublicKeyInfo"
#define LANES_PROPERTY_WRITE_PUBLIC_PEM LANES_PROPERTY ",output=pem,structure=SubjectPublicKeyInfo"
#define LANES_PROPERTY_WRITE_TEXT LANES_PROPERTY ",output=text"

#define LANES_NAMES_CHACHA20_POLY1305 "ChaCha20-Poly1305"
#define LANES_NAMES_XCHACHA20_POLY1305 "XChaCha20-Poly1305"
#define LANES_NAMES_CHACHA20 "ChaCha20"
#define LANES_NAMES_XCHACHA20 "XChaCha20"
#define LANES_NAMES_POLY1305 "POLY1305"
#define LANES_NAMES_X25519 "X25519:1.3.101.110"
#define LANES_NAMES_ED25519 "ED25519:1.3.101.112"
#define LANES_NAMES_ED25519CTX "ED25519ctx"
#define LANES_NAMES_ED25519PH "ED25519ph"
#define LANES_NAMES_MLDSA44 "ML-DSA-44:MLDSA44:2.16.840.1.101.3.4.3.17:id-ml-dsa-44"
#define LANES_NAMES_MLDSA65 "ML-DSA-65:MLDSA65:2.16.840.1.101.3.4.3.18:id-ml-dsa-65"
#define LANES_NAMES_MLDSA87 "ML-DSA-87:MLDSA87:2.16.840.1.101.3.4.3.19:id-ml-dsa-87"

#endif
