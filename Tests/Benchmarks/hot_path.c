/* What a game pays per frame and per packet: nanoseconds of the fastest of several rounds, beside an empty call through a
   pointer, and allocations after warm-up. Prints one line "name value unit" per figure. */
#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <veltokit/velto.h>

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

enum { CALLS = 200000, PACKETS = 20000 };
static int rounds = 15, divisor = 1;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void check(velto_result result, const char *what) {
    if (result >= 0) return;
    fprintf(stderr, "%s: %s: %s\n", what, velto_result_name(result), velto_error_message());
    exit(1);
}

static velto_device device;
static velto_input input;
static unsigned counter;

static velto_result empty_call(velto_device unused, double dt, velto_input *out) {
    (void)unused;
    (void)dt;
    (void)out;
    return VELTO_NOTHING;
}
static velto_result (*volatile baseline)(velto_device, double, velto_input *) = empty_call;

static void call_baseline(void) { baseline(device, 1.0 / 60, &input); }
static void call_poll(void) { velto_device_poll_input(device, 1.0 / 60, &input); }
static void call_peek(void) { velto_device_peek_input(device, &input); }

static void ingest(void) {
    uint8_t packet[16] = {0x22, 0x00};
    packet[2] = (uint8_t)counter;
    packet[3] = (uint8_t)(counter >> 8 & 1);
    counter += 7;
    velto_device_ingest_packet(device, packet, sizeof packet, 0);
}
static void call_poll_one(void) { ingest(); call_poll(); }
static void call_poll_three(void) { ingest(); ingest(); ingest(); call_poll(); }

static void measure(const char *name, void (*call)(void), int calls) {
    double best = 1e30;
    unsigned long before;
    for (int index = 0; index < 2000; index++) call();
    before = allocations;
    calls /= divisor;
    for (int round = 0; round < rounds; round++) {
        double start = now();
        for (int index = 0; index < calls; index++) call();
        double each = (now() - start) / calls;
        if (each < best) best = each;
    }
    printf("%-28s %8.1f ns  %lu allocations\n", name, best, allocations - before);
}

/* With an argument one short round, to count instructions. */
int main(int count, char **arguments) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_context *context;
    (void)arguments;
    if (count > 1) {
        rounds = 1;
        divisor = 100;
    }
    memset(&input, 0, sizeof input);
    input.struct_size = sizeof input;
    def.airs = VELTO_AIR_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED;
    check(velto_context_create(&def, &context), "create");
    check(velto_context_create_ingest_device(context, VELTO_FAMILY_TRIKI, "bench", &device), "device");
    measure("empty call", call_baseline, CALLS);
    measure("poll, nothing new", call_poll, CALLS);
    measure("peek", call_peek, CALLS);
    measure("ingest", ingest, PACKETS);
    measure("ingest one, poll", call_poll_one, PACKETS);
    measure("ingest three, poll", call_poll_three, PACKETS);
    velto_context_destroy(context);
    return 0;
}
