/* A world that is attacked by random calls: in a pumped context whose clock jumps, and from many threads. */
#ifndef RANDOM_CALLS_H
#define RANDOM_CALLS_H

#include "attack.h"

#include <stdatomic.h>

enum { CALLS = 1000000, WARM = CALLS / 4, THREADS = 4, SLACK = 24 << 20 };

typedef struct {
    velto_result (*call)(luck *);
    /* In how many draws it is made once. */
    uint64_t rarity;
} random_call;

typedef struct {
    const random_call *calls;
    size_t call_count;
    /* What calls may answer besides positive results, whatever they were given. */
    const velto_result *expected;
    size_t expected_count;
    /* Makes `context` and what is in it. */
    void (*begin)(velto_context_flag flags);
    /* Now and then, by one thread; may be NULL. */
    void (*turn_on_clock)(luck *);
    void (*turn_among_threads)(luck *);
    /* Whether the library still works: after all calls, and, if not NULL, before threads lose their context. */
    void (*check)(void);
    void (*check_among_threads)(void);
} random_world;

#define COUNT_OF(list) (sizeof(list) / sizeof *(list))

static velto_context *context;
static _Atomic int is_over;
static const random_world *world;

static int is_expected(velto_result result) {
    for (size_t index = 0; index < world->expected_count; index++) {
        if (result == world->expected[index]) { return 1; }
    }
    return result >= VELTO_OK && result <= VELTO_TRUNCATED;
}

static void call(luck *luck) {
    size_t which;
    do { which = draw(luck) % world->call_count; } while (!one_in(luck, world->calls[which].rarity));
    velto_result result = world->calls[which].call(luck);
    CHECK(is_expected(result), "call %zu answered %s", which, velto_result_name(result));
}

static void drain(void) {
    velto_event event;
    while (velto_context_poll_event(context, &event) == VELTO_OK) {}
}

static void on_a_clock_that_jumps(uint64_t seed) {
    luck luck = seed;
    long before = 0;
    world->begin(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
    for (int index = 0; index < CALLS; index++) {
        call(&luck);
        if (index % 50 == 0) { OK(velto_context_advance_clock(context, one_in(&luck, 100) ? 30 : 0.05)); }
        if (index % 5000 == 0) { drain(); }
        if (index % 100 == 0 && world->turn_on_clock != NULL) { world->turn_on_clock(&luck); }
        if (index == WARM) { before = resident(); }
    }
    long growth = resident() - before;
    CHECK(growth < SLACK, "%ld bytes more", growth);
    drain();
    world->check();
    velto_context_destroy(context);
}

static void *call_until_over(void *seed) {
    luck luck = (uint64_t)(uintptr_t)seed;
    while (!is_over) { call(&luck); }
    return NULL;
}

/* In the end the context goes while it is used. */
static void from_many_threads(double end, uint64_t seed) {
    pthread_t threads[THREADS];
    luck luck = seed;
    world->begin(0);
    is_over = 0;
    for (uintptr_t index = 0; index < THREADS; index++) {
        pthread_create(&threads[index], NULL, call_until_over, (void *)(uintptr_t)(seed + index));
    }
    do {
        usleep(1000);
        world->turn_among_threads(&luck);
        drain();
    } while (seconds_now() < end);
    if (world->check_among_threads != NULL) { world->check_among_threads(); }
    velto_context_destroy(context);
    usleep(10000);
    is_over = 1;
    for (int index = 0; index < THREADS; index++) { pthread_join(threads[index], NULL); }
}

static int attack(const random_world *attacked, int count, char **arguments) {
    double end = end_of(count, arguments);
    uint64_t seed = 0x9e3779b97f4a7c15;
    world = attacked;
    do {
        on_a_clock_that_jumps(draw(&seed));
        from_many_threads(seconds_now() + 0.5, draw(&seed));
    } while (seconds_now() < end);
    return 0;
}

#endif
