/* Loads SQLite when it is first needed. */
#include "csqlite.h"
#include "library.h"

#include <pthread.h>
#include <stdio.h>

enum { OLDEST_VERSION = 3034000 };

static velto_sqlite_functions functions;
static pthread_once_t loaded_once = PTHREAD_ONCE_INIT;
static int32_t is_loaded = 0;
static char problem[VELTO_LINUX_PROBLEM_SIZE] = "";

static void load(void) {
#define SYMBOL(result, name, parameters) {"sqlite3_" #name, &functions.name},
    const velto_linux_symbol symbols[] = {VELTO_SQLITE_FUNCTIONS(SYMBOL)};
#undef SYMBOL
    if (!velto_linux_load("libsqlite3.so.0", symbols, sizeof symbols / sizeof symbols[0], problem)) { return; }
    int version = functions.libversion_number();
    if (version < OLDEST_VERSION) {
        snprintf(problem, sizeof problem, "SQLite is version %d.%d: 3.34 or newer is needed", version / 1000000,
                 version / 1000 % 1000);
    } else if (!functions.threadsafe()) {
        snprintf(problem, sizeof problem, "SQLite was compiled for programs with one thread");
    } else {
        is_loaded = 1;
    }
}

const velto_sqlite_functions *velto_sqlite_load(void) {
    pthread_once(&loaded_once, load);
    return is_loaded ? &functions : NULL;
}

const char *velto_sqlite_load_problem(void) { return problem; }

int32_t velto_sqlite_configure(struct sqlite3 *database, int32_t option, int32_t is_on) {
    return functions.db_config(database, option, is_on, (int *)NULL);
}

/* SQLITE_TRANSIENT. */
#define COPIED ((void (*)(void *))-1)

int32_t velto_sqlite_bind_text(struct sqlite3_stmt *statement, int32_t index, const void *bytes, int32_t count) {
    return functions.bind_text(statement, index, bytes, count, COPIED);
}

int32_t velto_sqlite_bind_blob(struct sqlite3_stmt *statement, int32_t index, const void *bytes, int32_t count) {
    return functions.bind_blob(statement, index, bytes, count, COPIED);
}
