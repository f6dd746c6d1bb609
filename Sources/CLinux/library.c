#include "library.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/* dlsym returns an object pointer, and C has no cast from there to a function pointer: the bytes are copied. */
static int32_t find(void *library, const char *soname, const velto_linux_symbol *symbol, char *problem) {
    void *address = dlsym(library, symbol->name);
    if (address == NULL) {
        snprintf(problem, VELTO_LINUX_PROBLEM_SIZE, "%s lacks %s", soname, symbol->name);
        return 0;
    }
    memcpy(symbol->slot, &address, sizeof address);
    return 1;
}

int32_t velto_linux_load(const char *soname, const velto_linux_symbol *symbols, size_t count, char *problem) {
    void *library = dlopen(soname, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (library == NULL) {
        const char *reason = dlerror();
        snprintf(problem, VELTO_LINUX_PROBLEM_SIZE, "%s", reason != NULL ? reason : "a library cannot be loaded");
        return 0;
    }
    for (size_t index = 0; index < count; index++) {
        if (!find(library, soname, &symbols[index], problem)) { return 0; }
    }
    return 1;
}
