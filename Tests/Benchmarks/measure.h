/* What the benchmarks share: calls timed and counted one by one, and a cap that the program feeds. */
#ifndef VELTO_MEASURE_H
#define VELTO_MEASURE_H

#include <veltokit/velto.h>

typedef struct cap {
    velto_context *context;
    velto_device device;
} cap;

/* Reads the options of every benchmark: "--brief" for a few calls, to see that it runs; "--instructions" for one round
   under callgrind, whose counts are dumped under the names of the figures. */
void measure_options(int count, char **arguments);

/* Times a call: nanoseconds of the best of many short rounds, and the allocations of all of them, after a warm-up.
   Rounds are short so that some of them run undisturbed on a busy machine. Prints "name | nanoseconds | allocations | calls a round". */
void measure(const char *name, void (*call)(void));

/* The number of allocations of the process so far. */
unsigned long allocation_count(void);

/* Ends the program when a call has failed. */
void check(velto_result result, const char *what);

/* A connected cap without a link, on the system's clock and without any thread. */
cap make_cap(void);

/* Feeds the next packet of a hand that leans slowly from side to side. */
void feed(const cap *cap);

#endif
