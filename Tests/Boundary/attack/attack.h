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

/* Where failures are told. */
static int report = STDERR_FILENO;

#define CHECK(condition, ...)                                                                                          \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            dprintf(report, "%s:%d: %s: ", __FILE__, __LINE__, #condition);                                            \
            dprintf(report, __VA_ARGS__);                                                                              \
            dprintf(report, " (last error: %s)\n", velto_error_message());                                             \
            _exit(1);                                                                                                  \
        }                                                                                                              \
    } while (0)

#define OK(call) CHECK((call) >= VELTO_OK, "failed")

/* Seconds after which something hangs: others may keep the machine busy. */
enum { PATIENCE = 60 };

static inline double seconds_on(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static inline double seconds_now(void) { return seconds_on(CLOCK_MONOTONIC); }

/* Of this process alone, whoever else has work to do. */
static inline double processor_seconds(void) { return seconds_on(CLOCK_PROCESS_CPUTIME_ID); }

static inline long resident(void) {
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    CHECK(fscanf(file, "%*d %ld", &pages) == 1, "statm");
    fclose(file);
    return pages * sysconf(_SC_PAGESIZE);
}

static inline double end_of(int count, char **arguments) {
    return seconds_now() + (count > 1 ? atof(arguments[1]) : 1);
}

/* A simulated context that leaves nothing in the state folder. */
static inline velto_context_def simulated(velto_context_flag flags) {
    velto_context_def def;
    velto_context_def_init(&def, sizeof def);
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = flags | VELTO_CONTEXT_EPHEMERAL;
    return def;
}

static inline velto_context *make_context(velto_context_flag flags) {
    velto_context_def def = simulated(flags);
    velto_context *context = NULL;
    OK(velto_context_create(&def, &context));
    return context;
}

/* How an operation ended, or that it has not. */
static inline velto_result outcome_of(velto_op op, double timeout) {
    velto_result result = VELTO_PENDING;
    OK(velto_op_wait(op, timeout, &result));
    return result;
}

/* A simulated device in the context, connected. */
static inline velto_device connect_sim(velto_context *context, const velto_sim_def *def) {
    velto_sim sim;
    velto_op op;
    velto_device device = {0};
    velto_event event;
    OK(velto_context_create_sim(context, def, &sim));
    OK(velto_context_start_scan(context, NULL, &op));
    while (device.bits == 0) {
        /* A pumped context does its work while it is waited in. */
        OK(velto_context_wait_event(context, 0.01, &event));
        OK(velto_sim_get_device(sim, &device));
    }
    OK(velto_device_connect(device, NULL, &op));
    CHECK(outcome_of(op, PATIENCE) == VELTO_OK, "it is not connected");
    return device;
}

static inline velto_device connect_cap(velto_context *context) { return connect_sim(context, NULL); }

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
    for (double end = seconds_now() + PATIENCE; threads() != expected && seconds_now() < end;) { usleep(1000); }
    CHECK(threads() == expected, "%d threads instead of %d", threads(), expected);
}

static inline uint64_t draw(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    return *state ^= *state << 17;
}

typedef uint64_t luck;

static inline int one_in(luck *luck, uint64_t chances) { return draw(luck) % chances == 0; }

static inline void scatter(luck *luck, void *bytes, size_t size) {
    for (size_t index = 0; index < size; index++) { ((uint8_t *)bytes)[index] = (uint8_t)(draw(luck) >> 24); }
}

#endif
