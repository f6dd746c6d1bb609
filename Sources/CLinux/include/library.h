/* Shared libraries that are loaded when they are first needed. */
#ifndef VELTO_LINUX_LIBRARY_H
#define VELTO_LINUX_LIBRARY_H

#include <stddef.h>
#include <stdint.h>

enum { VELTO_LINUX_PROBLEM_SIZE = 256 };

/* A function of a library, and the pointer that is to hold its address. */
typedef struct velto_linux_symbol {
    const char *name;
    void *slot;
} velto_linux_symbol;

/* Loads a library for the rest of the process and fills the slots of its symbols. Returns 1; or 0 if the library or one of
   the symbols is missing, with a sentence of at most VELTO_LINUX_PROBLEM_SIZE bytes in `problem`. Any thread; what is filled
   at the same time by two threads is filled with the same. */
int32_t velto_linux_load(const char *soname, const velto_linux_symbol *symbols, size_t count, char *problem);

#endif
