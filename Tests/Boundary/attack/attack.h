/* What the attacking programs share. Each is run as PROGRAM SECONDS, and goes on for about that long. */
#ifndef ATTACK_H
#define ATTACK_H

#include <dirent.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <veltokit/velto.h>

#define CHECK(condition, ...)                                                                                          \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: %s: ", __FILE__, __LINE__, #condition);                                            \
            fprintf(stderr, __VA_ARGS__);                                                                              \
            fprintf(stderr, " (last error: %s)\n", velto_error_message());                                             \
            _exit(1);                                                                                                  \
        }                                                                                                              \
    } while (0)

#define OK(call) CHECK((call) >= VELTO_OK, "failed")

static inline double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static inline double end_of(int count, char **arguments) {
    return seconds_now() + (count > 1 ? atof(arguments[1]) : 1);
}

/* A simulated context that leaves nothing in the state folder. */
static inline velto_context_def simulated(velto_context_flag flags) {
    velto_context_def def;
    velto_context_def_init(&def, sizeof def);
    def.airs = VELTO_AIR_SIMULATED;
    def.flags = flags | VELTO_CONTEXT_EPHEMERAL;
    return def;
}

static inline velto_context *make_context(velto_context_flag flags) {
    velto_context_def def = simulated(flags);
    velto_context *context = NULL;
    OK(velto_context_create(&def, &context));
    return context;
}

static inline int is_alive(velto_context *context) {
    uint64_t now;
    return velto_context_get_time_ns(context, &now) == VELTO_OK;
}

static inline int entries(const char *folder) {
    int count = 0;
    DIR *listing = opendir(folder);
    while (readdir(listing) != NULL) { count++; }
    closedir(listing);
    return count;
}

/* Threads and descriptors of this process. A thread that was joined may be listed for a moment still. */
static inline int threads(void) { return entries("/proc/self/task"); }
static inline int descriptors(void) { return entries("/proc/self/fd"); }

static inline void check_threads(int expected) {
    for (double end = seconds_now() + 5; threads() != expected && seconds_now() < end;) { usleep(1000); }
    CHECK(threads() == expected, "%d threads instead of %d", threads(), expected);
}

static inline uint64_t draw(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    return *state ^= *state << 17;
}

#endif
