#include "revision.h"

#ifndef VELTO_REVISION
#define VELTO_REVISION "unknown"
#endif

const char *velto_build_revision(void) { return VELTO_REVISION; }
