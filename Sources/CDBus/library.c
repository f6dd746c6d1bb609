/* Loads libdbus when it is first needed. */
#include "functions.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

velto_dbus_functions velto_dbus;

static pthread_once_t loaded_once = PTHREAD_ONCE_INIT;
static int32_t is_loaded = 0;
static char problem[256] = "";

/* dlsym returns an object pointer, and C has no cast from there to a function pointer: the bytes are copied. */
static int32_t find(void *library, const char *name, void *slot) {
    void *symbol = dlsym(library, name);
    if (symbol == NULL) {
        snprintf(problem, sizeof problem, "libdbus-1.so.3 lacks %s", name);
        return 0;
    }
    memcpy(slot, &symbol, sizeof symbol);
    return 1;
}

static void load(void) {
    void *library = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (library == NULL) {
        const char *reason = dlerror();
        snprintf(problem, sizeof problem, "%s", reason != NULL ? reason : "libdbus-1.so.3 cannot be loaded");
        return;
    }
#define FIND(result, name, parameters) \
    if (!find(library, "dbus_" #name, &velto_dbus.name)) { return; }
    VELTO_DBUS_FUNCTIONS(FIND)
#undef FIND
    /* Other libraries of the process may use libdbus on other threads. */
    is_loaded = velto_dbus.threads_init_default() != 0;
    if (!is_loaded) { snprintf(problem, sizeof problem, "libdbus found no memory for its locks"); }
}

int32_t velto_dbus_load(void) {
    pthread_once(&loaded_once, load);
    return is_loaded;
}

const char *velto_dbus_load_problem(void) { return problem; }
