/* What a game pays per frame and per packet, in each mode. */
#define _GNU_SOURCE
#include "measure.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static cap bench;
static velto_input input = VELTO_INPUT_INIT;

static velto_result empty_call(velto_device device, double dt, velto_input *out) {
    (void)device;
    (void)dt;
    (void)out;
    return VELTO_NOTHING;
}
static velto_result (*volatile baseline)(velto_device, double, velto_input *) = empty_call;

/* What no poll can do without: the floor on this machine. */
static void read_clock(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
}

static void lock_and_unlock(void) {
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
}

static void add_atomically(void) {
    static _Atomic unsigned number;
    atomic_fetch_add(&number, 1);
}

static void call_baseline(void) { baseline(bench.device, 1.0 / 60, &input); }
static void peek(void) { velto_device_peek_input(bench.device, &input); }
static void poll_nothing(void) { velto_device_poll_input(bench.device, 1.0 / 60, &input); }
static void poll_other_step(void) { velto_device_poll_input(bench.device, 1.0 / 144, &input); }
static void poll_measured(void) { velto_device_poll_input(bench.device, VELTO_DT_MEASURE, &input); }
static void poll_player(void) { velto_context_poll_player(bench.context, 0, 1.0 / 60, &input); }
static void ingest(void) { feed(&bench); }
static void poll_one(void) { feed(&bench); poll_nothing(); }
static void poll_three(void) { feed(&bench); feed(&bench); feed(&bench); poll_nothing(); }

static const struct {
    const char *name;
    velto_motion_mode mode;
} modes[] = {
    {"paddle", VELTO_MOTION_MODE_PADDLE},
    {"pointer", VELTO_MOTION_MODE_POINTER},
    {"gesture", VELTO_MOTION_MODE_GESTURE},
};

static void measure_named(const char *figure, const char *variant, void (*call)(void)) {
    char name[64];
    snprintf(name, sizeof name, "%s, %s", figure, variant);
    measure(name, call);
}

static void measure_frames(const char *variant) {
    measure_named("poll, nothing new", variant, poll_nothing);
    measure_named("1 packet and poll", variant, poll_one);
    measure_named("3 packets and poll", variant, poll_three);
}

/* For callgrind: polls with nothing new and nothing else, and their number. */
static int only_poll(void) {
    enum { POLLS = 2000 };
    for (int index = 0; index < POLLS; index++) poll_nothing();
    printf("%d\n", POLLS);
    return 0;
}

int main(int count, char **arguments) {
    measure_options(count, arguments);
    bench = make_cap();
    check(velto_device_set_player_index(bench.device, 0), "player");
    feed(&bench);
    if (count > 1 && strcmp(arguments[1], "--polls") == 0) return only_poll();
    measure("empty call", call_baseline);
    measure("the system's clock", read_clock);
    measure("a mutex, locked and unlocked", lock_and_unlock);
    measure("an atomic addition", add_atomically);
    measure("poll, nothing new", poll_nothing);
    measure("poll, nothing new, player", poll_player);
    measure("poll, nothing new, 144 Hz", poll_other_step);
    measure("poll, nothing new, measured", poll_measured);
    measure("peek", peek);
    measure("1 packet", ingest);
    for (size_t index = 0; index < sizeof modes / sizeof *modes; index++) {
        check(velto_device_set_motion_mode(bench.device, modes[index].mode), "mode");
        measure_frames(modes[index].name);
    }
    check(velto_device_set_motion_mode(bench.device, VELTO_MOTION_MODE_PADDLE), "mode");
    check(velto_device_set_gamepad_style(bench.device, VELTO_GAMEPAD_STYLE_SMOOTH), "style");
    measure_frames("paddle, SMOOTH gamepad");
    velto_context_destroy(bench.context);
    return 0;
}
