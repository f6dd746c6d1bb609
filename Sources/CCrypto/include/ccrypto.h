/* libcrypto of OpenSSL 3 made visible to Swift: loaded when first needed, behind one function that verifies one signature.

   libcrypto is neither linked nor needed for building, and a program that verifies nothing starts on a machine without it. The few
   declarations needed are our own. */
#ifndef VELTO_CCRYPTO_H
#define VELTO_CCRYPTO_H

#include <stddef.h>
#include <stdint.h>

typedef enum velto_crypto_outcome {
    VELTO_CRYPTO_VALID = 0,
    VELTO_CRYPTO_NO_LIBRARY = 1,
    /* The key is no public key, or none of ECDSA on P-256. */
    VELTO_CRYPTO_KEY = 2,
    VELTO_CRYPTO_OUT_OF_MEMORY = 3,
    VELTO_CRYPTO_INVALID = 4,
} velto_crypto_outcome;

/* Verifies an ECDSA signature with SHA-256 on the curve P-256. `key` is a public key in PEM; `signature` has the two numbers r and
   s, 32 bytes each, most significant byte first. Any thread. */
velto_crypto_outcome velto_crypto_verify(
    const void *key, size_t key_size, const void *bytes, size_t size, const uint8_t signature[64]);

/* Why the library cannot be used: one sentence, empty if it can. */
const char *velto_crypto_load_problem(void);

#endif
