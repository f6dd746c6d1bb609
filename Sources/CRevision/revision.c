#include "revision.h"

/* CBuiltRevision replaces this one in the shared library. */
__attribute__((weak)) const char *velto_build_revision(void) { return "unknown"; }
