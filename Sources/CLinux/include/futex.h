/* Waiting for a word in memory, by the kernel's futex: Swift cannot call functions of variable arguments. Both leave errno
   as it is. */
#ifndef VELTO_LINUX_FUTEX_H
#define VELTO_LINUX_FUTEX_H

#include <stdint.h>

/* Sleeps while the word at that address is `value`; may return early. */
void velto_linux_wait_while(const void *word, uint32_t value);

/* Wakes one thread that sleeps there, if any does. The word is not read: it may be gone already. */
void velto_linux_wake_one(const void *word);

#endif
