/* What must happen in a forked child before anyone else can run: our descriptors are closed (they belong to the parent's
   loop) and the process is marked, so that every export can refuse to work before it takes a lock that may be held forever. */
#ifndef VELTO_LINUX_FORK_GUARD_H
#define VELTO_LINUX_FORK_GUARD_H

#include <stdint.h>

enum { VELTO_LINUX_UNUSED, VELTO_LINUX_IN_USE, VELTO_LINUX_FORKED };

extern int32_t velto_linux_fork_state;

/* The first call of all installs the pthread_atfork handler; later ones do nothing. Any thread. Returns 1 in a forked
   child, else 0. */
int32_t velto_linux_install_fork_guard(void);

/* 1 in a child of the process that first called the library, else 0. A plain load: called first by every export. */
static inline int32_t velto_linux_is_forked(void) {
    return __atomic_load_n(&velto_linux_fork_state, __ATOMIC_RELAXED) == VELTO_LINUX_IN_USE
               ? 0
               : velto_linux_install_fork_guard();
}

/* Remembers a descriptor that a forked child has to close, and forgets it again. Any thread, no lock. */
void velto_linux_guard_descriptor(int32_t descriptor);
void velto_linux_unguard_descriptor(int32_t descriptor);
/* 1 if that descriptor is one of ours, else 0. */
int32_t velto_linux_is_guarded(int32_t descriptor);

#endif
