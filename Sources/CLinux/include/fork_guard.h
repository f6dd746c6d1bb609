/* What must happen in a forked child before anyone else can run: our descriptors are closed (they belong to the parent's
   loop) and the process is marked, so that every export can refuse to work before it takes a lock that may be held forever. */
#ifndef VELTO_LINUX_FORK_GUARD_H
#define VELTO_LINUX_FORK_GUARD_H

#include <stdint.h>

extern volatile int32_t velto_linux_forked;

/* 1 in a child of the process that first created a context, else 0. A plain load: called first by every export. */
static inline int32_t velto_linux_is_forked(void) { return velto_linux_forked; }

/* Installs the pthread_atfork handler. Idempotent, any thread. */
void velto_linux_install_fork_guard(void);

/* Remembers a descriptor that a forked child has to close, and forgets it again. Any thread, no lock. */
void velto_linux_guard_descriptor(int32_t descriptor);
void velto_linux_unguard_descriptor(int32_t descriptor);

#endif
