/* Loads libarchive when it is first needed. */
#include "carchive.h"
#include "library.h"

#include <pthread.h>

static velto_archive_functions functions;
static pthread_once_t loaded_once = PTHREAD_ONCE_INIT;
static int32_t is_loaded = 0;
static char problem[VELTO_LINUX_PROBLEM_SIZE] = "";

static void load(void) {
#define SYMBOL(result, name, parameters) {"archive_" #name, &functions.name},
    const velto_linux_symbol symbols[] = {VELTO_ARCHIVE_FUNCTIONS(SYMBOL)};
#undef SYMBOL
    is_loaded = velto_linux_load("libarchive.so.13", symbols, sizeof symbols / sizeof symbols[0], problem);
}

const velto_archive_functions *velto_archive_load(void) {
    pthread_once(&loaded_once, load);
    return is_loaded ? &functions : NULL;
}

const char *velto_archive_load_problem(void) { return problem; }
