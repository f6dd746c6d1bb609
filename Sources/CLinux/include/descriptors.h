/* Descriptors of our own, and the standard error stream, which may be anything. */
#ifndef VELTO_LINUX_DESCRIPTORS_H
#define VELTO_LINUX_DESCRIPTORS_H

#include <stddef.h>
#include <stdint.h>

/* Moves a new descriptor to a number above those of the standard streams: a process that was started without them would
   print into it. Returns the new number; -1 is passed on, errno stays. */
int32_t velto_linux_above_standard(int32_t descriptor);

/* Writes bytes, without a signal: neither SIGPIPE nor SIGXFSZ. Returns the number of those
   written; if not all, errno says why. */
size_t velto_linux_write(int32_t descriptor, const void *bytes, size_t size);

/* Writes one line to the standard error stream, at once or not at all: without waiting and without a signal, whatever has
   become of the other end. The line must not be longer than what a pipe takes as a whole. Returns 1, or 0 if the line was
   dropped. */
int32_t velto_linux_print_line(const char *line, size_t size);

#endif
