/* A poll in a game loop whose caches hold other things: between two polls a buffer larger than the caches is walked through.

   Usage: paced <polls>. Prints the median of a poll and of a clock reading with a mutex, nanoseconds. */
#define _GNU_SOURCE
#include "measure.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MOST = 2000, LINE = 64, BUFFER = 48 << 20 };
static volatile uint8_t *buffer;
static size_t walked = BUFFER;

static void evict(void) {
    for (size_t index = 0; index < walked; index += LINE) buffer[index]++;
}

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static int ascending(const void *one, const void *other) {
    uint64_t a = *(const uint64_t *)one, b = *(const uint64_t *)other;
    return a < b ? -1 : a > b;
}

static uint64_t median(uint64_t *times, int count) {
    qsort(times, (size_t)count, sizeof *times, ascending);
    return times[count / 2];
}

int main(int count, char **arguments) {
    static uint64_t polls[MOST], floors[MOST];
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    int number = count > 1 ? atoi(arguments[1]) : 100;
    cap bench = make_cap();
    velto_input input = VELTO_INPUT_INIT;
    if (number > MOST) number = MOST;
    /* The simulated caches of callgrind are smaller, and walking through them is slow. */
    if (count > 2) walked = 4 << 20;
    buffer = calloc(1, BUFFER);
    if (buffer == NULL) return 1;
    check(velto_device_set_player_index(bench.device, 0), "player");
    for (int index = 0; index < number; index++) {
        struct timespec unused;
        uint64_t before;
        feed(&bench);
        evict();
        before = now();
        pthread_mutex_lock(&mutex);
        clock_gettime(CLOCK_MONOTONIC, &unused);
        pthread_mutex_unlock(&mutex);
        floors[index] = now() - before;
        evict();
        before = now();
        check(velto_context_poll_player(bench.context, 0, 1.0 / 60, &input), "poll");
        polls[index] = now() - before;
    }
    printf("%llu %llu\n", (unsigned long long)median(polls, number), (unsigned long long)median(floors, number));
    velto_context_destroy(bench.context);
    return 0;
}
