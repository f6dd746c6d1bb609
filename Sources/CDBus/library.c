/* Loads libdbus when it is first needed. */
#include "functions.h"
#include "library.h"

#include <pthread.h>
#include <stdio.h>

velto_dbus_functions velto_dbus;

static pthread_once_t loaded_once = PTHREAD_ONCE_INIT;
static int32_t is_loaded = 0;
static char problem[VELTO_LINUX_PROBLEM_SIZE] = "";

static void load(void) {
#define SYMBOL(result, name, parameters) {"dbus_" #name, &velto_dbus.name},
    const velto_linux_symbol symbols[] = {VELTO_DBUS_FUNCTIONS(SYMBOL)};
#undef SYMBOL
    if (!velto_linux_load("libdbus-1.so.3", symbols, sizeof symbols / sizeof symbols[0], problem)) { return; }
    /* Other libraries of the process may use libdbus on other threads. */
    is_loaded = velto_dbus.threads_init_default() != 0;
    if (!is_loaded) { snprintf(problem, sizeof problem, "libdbus found no memory for its locks"); }
}

int32_t velto_dbus_load(void) {
    pthread_once(&loaded_once, load);
    return is_loaded;
}

const char *velto_dbus_load_problem(void) { return problem; }
