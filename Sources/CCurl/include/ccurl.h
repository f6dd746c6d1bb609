/* libcurl made visible to Swift: loaded when first needed, behind one function that reads one URL.

   libcurl is neither linked nor needed for building, and a program that reads no URL starts on a machine without it. Its calls
   are variadic, which Swift cannot make. The few declarations needed are our own. Nothing newer than 7.62 is used. */
#ifndef VELTO_CCURL_H
#define VELTO_CCURL_H

#include <stddef.h>
#include <stdint.h>

enum { VELTO_CURL_PROBLEM_SIZE = 256 };

/* Where the reading ended. */
typedef enum velto_curl_outcome {
    VELTO_CURL_DONE = 0,
    VELTO_CURL_NO_LIBRARY = 1,
    VELTO_CURL_TIMEOUT = 2,
    /* The receiver of bytes has stopped it. */
    VELTO_CURL_STOPPED = 3,
    VELTO_CURL_OUT_OF_MEMORY = 4,
    /* The certificate of the server is not trusted. */
    VELTO_CURL_CERTIFICATE = 5,
    VELTO_CURL_FAILED = 6,
} velto_curl_outcome;

typedef struct velto_curl_request {
    const char *url;
    /* A file or, with `ca_is_folder`, a folder of certificates that alone are trusted; NULL for the system's. */
    const char *ca_path;
    int32_t ca_is_folder;
    int64_t timeout_ms;
    void *receiver;
    /* Takes bytes; stops the reading unless it returns 1. NULL bytes ask whether to go on, at least each second. */
    int32_t (*receive)(void *receiver, const void *bytes, size_t count);
} velto_curl_request;

typedef struct velto_curl_reply {
    velto_curl_outcome outcome;
    /* The HTTP status; 0 for none. */
    int64_t status;
    /* What went wrong, one sentence of libcurl or of the loader. */
    char problem[VELTO_CURL_PROBLEM_SIZE];
} velto_curl_reply;

/* Reads a URL of https, following redirects to https alone. Blocks until it ends. Any thread, but with signals blocked. */
void velto_curl_read(const velto_curl_request *request, velto_curl_reply *reply);

#endif
