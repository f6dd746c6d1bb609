/* Loads libcurl when it is first needed, and reads a URL with it. */
#include "ccurl.h"
#include "library.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

/* The functions that are used: result, name without "curl_", parameters. */
#define CURL_FUNCTIONS(ROW) \
    ROW(int, global_init, (long)) \
    ROW(void *, easy_init, (void)) \
    ROW(int, easy_setopt, (void *, int, ...)) \
    ROW(int, easy_getinfo, (void *, int, ...)) \
    ROW(int, easy_perform, (void *)) \
    ROW(const char *, easy_strerror, (int)) \
    ROW(void, easy_cleanup, (void *))

/* Options and codes of libcurl's interface. */
enum {
    CURLOPT_WRITEDATA = 10001,
    CURLOPT_URL = 10002,
    CURLOPT_ERRORBUFFER = 10010,
    CURLOPT_USERAGENT = 10018,
    CURLOPT_NOPROGRESS = 43,
    CURLOPT_FOLLOWLOCATION = 52,
    CURLOPT_XFERINFODATA = 10057,
    CURLOPT_CAINFO = 10065,
    CURLOPT_MAXREDIRS = 68,
    CURLOPT_CAPATH = 10097,
    CURLOPT_NOSIGNAL = 99,
    CURLOPT_TIMEOUT_MS = 155,
    CURLOPT_PROTOCOLS = 181,
    CURLOPT_REDIR_PROTOCOLS = 182,
    CURLOPT_WRITEFUNCTION = 20011,
    CURLOPT_XFERINFOFUNCTION = 20219,
    CURLINFO_RESPONSE_CODE = 0x200002,
    CURL_GLOBAL_DEFAULT = 3,
    CURLPROTO_HTTPS = 2,
    CURLE_WRITE_ERROR = 23,
    CURLE_OUT_OF_MEMORY = 27,
    CURLE_OPERATION_TIMEDOUT = 28,
    CURLE_ABORTED_BY_CALLBACK = 42,
    CURLE_PEER_FAILED_VERIFICATION = 60,
    CURLE_SSL_CACERT_BADFILE = 77,
    REDIRECT_LIMIT = 5,
};

static struct {
#define MEMBER(result, name, parameters) result(*name) parameters;
    CURL_FUNCTIONS(MEMBER)
#undef MEMBER
} curl;
static pthread_once_t loaded_once = PTHREAD_ONCE_INIT;
static int32_t is_loaded = 0;
static char load_problem[VELTO_LINUX_PROBLEM_SIZE] = "";

static void load(void) {
#define SYMBOL(result, name, parameters) {"curl_" #name, &curl.name},
    const velto_linux_symbol symbols[] = {CURL_FUNCTIONS(SYMBOL)};
#undef SYMBOL
    size_t count = sizeof symbols / sizeof symbols[0];
    /* The second name is Debian's for libcurl with another TLS library. */
    char second[VELTO_LINUX_PROBLEM_SIZE];
    if (!velto_linux_load("libcurl.so.4", symbols, count, load_problem) &&
        !velto_linux_load("libcurl-gnutls.so.4", symbols, count, second)) {
        return;
    }
    is_loaded = curl.global_init(CURL_GLOBAL_DEFAULT) == 0;
    if (!is_loaded) { snprintf(load_problem, sizeof load_problem, "libcurl cannot be initialized"); }
}

static size_t take(const char *bytes, size_t size, size_t count, void *data) {
    const velto_curl_request *request = data;
    return request->receive(request->receiver, bytes, size * count) ? size * count : 0;
}

/* libcurl's off_t has 64 bits everywhere. */
static int check(void *data, int64_t total, int64_t done, int64_t upload_total, int64_t uploaded) {
    (void)total, (void)done, (void)upload_total, (void)uploaded;
    const velto_curl_request *request = data;
    return !request->receive(request->receiver, NULL, 0);
}

static velto_curl_outcome outcome(int code) {
    switch (code) {
    case 0: return VELTO_CURL_DONE;
    case CURLE_WRITE_ERROR:
    case CURLE_ABORTED_BY_CALLBACK: return VELTO_CURL_STOPPED;
    case CURLE_OUT_OF_MEMORY: return VELTO_CURL_OUT_OF_MEMORY;
    case CURLE_OPERATION_TIMEDOUT: return VELTO_CURL_TIMEOUT;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE: return VELTO_CURL_CERTIFICATE;
    default: return VELTO_CURL_FAILED;
    }
}

/* Returns the first code that is not 0: an option that libcurl refuses must not be missing from the reading. */
static int configure(void *easy, const velto_curl_request *request, char *problem) {
    const struct {
        int option;
        long value;
    } numbers[] = {
        {CURLOPT_NOSIGNAL, 1},
        {CURLOPT_NOPROGRESS, 0},
        {CURLOPT_FOLLOWLOCATION, 1},
        {CURLOPT_MAXREDIRS, REDIRECT_LIMIT},
        {CURLOPT_PROTOCOLS, CURLPROTO_HTTPS},
        {CURLOPT_REDIR_PROTOCOLS, CURLPROTO_HTTPS},
        {CURLOPT_TIMEOUT_MS, (long)request->timeout_ms},
    };
    const struct {
        int option;
        const void *value;
    } pointers[] = {
        {CURLOPT_ERRORBUFFER, problem},
        {CURLOPT_URL, request->url},
        {CURLOPT_USERAGENT, "veltokit"},
        {CURLOPT_WRITEDATA, request},
        {CURLOPT_XFERINFODATA, request},
    };
    int code = curl.easy_setopt(easy, CURLOPT_WRITEFUNCTION, take);
    if (code == 0) { code = curl.easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, check); }
    for (size_t i = 0; code == 0 && i < sizeof numbers / sizeof numbers[0]; i++) {
        code = curl.easy_setopt(easy, numbers[i].option, numbers[i].value);
    }
    for (size_t i = 0; code == 0 && i < sizeof pointers / sizeof pointers[0]; i++) {
        code = curl.easy_setopt(easy, pointers[i].option, pointers[i].value);
    }
    if (request->ca_path == NULL || code != 0) { return code; }
    /* Both are set: either has a default. */
    code = curl.easy_setopt(easy, CURLOPT_CAINFO, request->ca_is_folder ? NULL : request->ca_path);
    if (code != 0) { return code; }
    return curl.easy_setopt(easy, CURLOPT_CAPATH, request->ca_is_folder ? request->ca_path : NULL);
}

void velto_curl_read(const velto_curl_request *request, velto_curl_reply *reply) {
    *reply = (velto_curl_reply){.outcome = VELTO_CURL_NO_LIBRARY};
    pthread_once(&loaded_once, load);
    if (!is_loaded) {
        snprintf(reply->problem, sizeof reply->problem, "%s", load_problem);
        return;
    }
    void *easy = curl.easy_init();
    if (easy == NULL) {
        reply->outcome = VELTO_CURL_OUT_OF_MEMORY;
        return;
    }
    int code = configure(easy, request, reply->problem);
    if (code == 0) { code = curl.easy_perform(easy); }
    if (code == 0) {
        long status = 0;
        curl.easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
        reply->status = status;
    } else if (reply->problem[0] == 0) {
        snprintf(reply->problem, sizeof reply->problem, "%s", curl.easy_strerror(code));
    }
    reply->outcome = outcome(code);
    curl.easy_cleanup(easy);
}
