#ifndef VELTO_REVISION_H
#define VELTO_REVISION_H

/* The state of the source that this was built from, "unknown" unless the build was told. */
const char *velto_build_revision(void);

#endif
