#define _GNU_SOURCE
#include "measure.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <valgrind/callgrind.h>

/* Every allocation of the process, the library's included, comes through here. */
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
static volatile unsigned long allocations;
void *malloc(size_t size) { allocations++; return __libc_malloc(size); }
void *calloc(size_t count, size_t size) { allocations++; return __libc_calloc(count, size); }
void *realloc(void *old, size_t size) { allocations++; return __libc_realloc(old, size); }
int posix_memalign(void **out, size_t alignment, size_t size) {
    allocations++;
    *out = __libc_memalign(alignment, size);
    return *out == NULL;
}

unsigned long allocation_count(void) {
    return allocations;
}

enum { CALLS = 500, WARM_UP = 2000 };
static int rounds = 3000;
static int counts_instructions;

void measure_options(int count, char **arguments) {
    for (int index = 1; index < count; index++) {
        if (strcmp(arguments[index], "--brief") == 0) rounds = 2;
        if (strcmp(arguments[index], "--instructions") == 0) {
            rounds = 1;
            counts_instructions = 1;
        }
    }
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

void measure(const char *name, void (*call)(void)) {
    double best = 1e30;
    unsigned long before;
    for (int index = 0; index < WARM_UP; index++) call();
    before = allocations;
    if (counts_instructions) CALLGRIND_ZERO_STATS;
    for (int round = 0; round < rounds; round++) {
        double start = now();
        for (int index = 0; index < CALLS; index++) call();
        double each = (now() - start) / CALLS;
        if (each < best) best = each;
    }
    if (counts_instructions) CALLGRIND_DUMP_STATS_AT(name);
    printf("%s | %.1f | %lu | %d\n", name, best, allocations - before, CALLS);
    fflush(stdout);
}

void check(velto_result result, const char *what) {
    if (result >= 0) return;
    fprintf(stderr, "%s: %s: %s\n", what, velto_result_name(result), velto_error_message());
    exit(1);
}

cap make_cap(void) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    cap made;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED;
    check(velto_context_create(&def, &made.context), "context");
    check(velto_context_create_ingest_device(made.context, VELTO_FAMILY_TRIKI, "bench", &made.device), "device");
    return made;
}

void feed(const cap *cap) {
    static unsigned counter;
    uint8_t packet[16] = {0x22, 0x00};
    packet[2] = (uint8_t)counter;
    packet[3] = (uint8_t)(counter >> 8 & 1);
    counter += 7;
    check(velto_device_ingest_packet(cap->device, VELTO_NULL_UUID, packet, sizeof packet, 0), "packet");
}
