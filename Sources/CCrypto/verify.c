/* Loads libcrypto when it is first needed, and verifies a signature with it. */
#include "ccrypto.h"
#include "library.h"

#include <limits.h>
#include <pthread.h>
#include <string.h>

/* The functions that are used: result, name, parameters. */
#define CRYPTO_FUNCTIONS(ROW) \
    ROW(void *, BIO_new_mem_buf, (const void *, int)) \
    ROW(int, BIO_free, (void *)) \
    ROW(void *, PEM_read_bio_PUBKEY, (void *, void **, int (*)(char *, int, int, void *), void *)) \
    ROW(int, EVP_PKEY_get_group_name, (const void *, char *, size_t, size_t *)) \
    ROW(void, EVP_PKEY_free, (void *)) \
    ROW(void *, EVP_MD_CTX_new, (void)) \
    ROW(void, EVP_MD_CTX_free, (void *)) \
    ROW(const void *, EVP_sha256, (void)) \
    ROW(int, EVP_DigestVerifyInit, (void *, void **, const void *, void *, void *)) \
    ROW(int, EVP_DigestVerify, (void *, const uint8_t *, size_t, const uint8_t *, size_t)) \
    ROW(void, ERR_clear_error, (void))

enum { NUMBER_SIZE = 32, LONGEST_SIGNATURE = 2 + 2 * (2 + 1 + NUMBER_SIZE), DER_SEQUENCE = 0x30, DER_INTEGER = 0x02 };

static struct {
#define MEMBER(result, name, parameters) result(*name) parameters;
    CRYPTO_FUNCTIONS(MEMBER)
#undef MEMBER
} crypto;
static pthread_once_t loaded_once = PTHREAD_ONCE_INIT;
static int32_t is_loaded = 0;
static char problem[VELTO_LINUX_PROBLEM_SIZE] = "";

static void load(void) {
#define SYMBOL(result, name, parameters) {#name, &crypto.name},
    const velto_linux_symbol symbols[] = {CRYPTO_FUNCTIONS(SYMBOL)};
#undef SYMBOL
    is_loaded = velto_linux_load("libcrypto.so.3", symbols, sizeof symbols / sizeof symbols[0], problem);
}

/* Appends a positive number in DER, which has no needless zeros in front. */
static size_t append_number(uint8_t *der, size_t size, const uint8_t *number) {
    size_t skipped = 0;
    while (skipped < NUMBER_SIZE - 1 && number[skipped] == 0) skipped++;
    const size_t count = NUMBER_SIZE - skipped;
    const size_t sign = number[skipped] >> 7;
    der[size++] = DER_INTEGER;
    der[size++] = (uint8_t)(count + sign);
    if (sign) der[size++] = 0;
    memcpy(der + size, number + skipped, count);
    return size + count;
}

static size_t encode(uint8_t *der, const uint8_t *signature) {
    size_t size = append_number(der, 2, signature);
    size = append_number(der, size, signature + NUMBER_SIZE);
    der[0] = DER_SEQUENCE;
    der[1] = (uint8_t)(size - 2);
    return size;
}

static velto_crypto_outcome verify(void *key, const void *bytes, size_t size, const uint8_t *signature) {
    uint8_t der[LONGEST_SIGNATURE];
    char curve[32] = "";
    size_t length = 0;
    if (!crypto.EVP_PKEY_get_group_name(key, curve, sizeof curve, &length) || strcmp(curve, "prime256v1") != 0) {
        return VELTO_CRYPTO_KEY;
    }
    void *context = crypto.EVP_MD_CTX_new();
    if (!context) return VELTO_CRYPTO_OUT_OF_MEMORY;
    const size_t der_size = encode(der, signature);
    const int is_valid = crypto.EVP_DigestVerifyInit(context, NULL, crypto.EVP_sha256(), NULL, key) == 1 &&
                         crypto.EVP_DigestVerify(context, der, der_size, bytes, size) == 1;
    crypto.EVP_MD_CTX_free(context);
    return is_valid ? VELTO_CRYPTO_VALID : VELTO_CRYPTO_INVALID;
}

/* libcrypto would ask the terminal for the passphrase of an encrypted key. */
static int refuse_passphrase(char *buffer, int size, int is_writing, void *context) {
    (void)buffer, (void)size, (void)is_writing, (void)context;
    return -1;
}

velto_crypto_outcome velto_crypto_verify(
    const void *key_bytes, size_t key_size, const void *bytes, size_t size, const uint8_t signature[64]) {
    pthread_once(&loaded_once, load);
    if (!is_loaded) return VELTO_CRYPTO_NO_LIBRARY;
    if (key_size > INT_MAX) return VELTO_CRYPTO_KEY;
    void *buffer = crypto.BIO_new_mem_buf(key_bytes, (int)key_size);
    if (!buffer) return VELTO_CRYPTO_OUT_OF_MEMORY;
    void *key = crypto.PEM_read_bio_PUBKEY(buffer, NULL, refuse_passphrase, NULL);
    crypto.BIO_free(buffer);
    const velto_crypto_outcome outcome = key ? verify(key, bytes, size, signature) : VELTO_CRYPTO_KEY;
    if (key) crypto.EVP_PKEY_free(key);
    crypto.ERR_clear_error();
    return outcome;
}

const char *velto_crypto_load_problem(void) { return problem; }
