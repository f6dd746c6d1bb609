/* What connected TAPs cost: what the heap of this process grows by for each, the simulated one itself included, and how fast their
   taps come out of the queue of events. Prints "name | number | budget". */
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

#include "measure.h"

enum { MANY = 32, BURST = 32 };

static velto_context *context;
static velto_sim sims[MANY];
static velto_device devices[MANY];
static const velto_uuid taps_uuid = {
    {0xC3, 0xFF, 0x00, 0x05, 0x1D, 0x8B, 0x40, 0xFD, 0xA5, 0x6F, 0xC7, 0xBD, 0x5D, 0x0F, 0x33, 0x70}};

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double kibibytes(void) { return (double)mallinfo2().uordblks / 1024; }

static void drain(void) {
    velto_event event;
    while (velto_context_poll_event(context, &event) == VELTO_OK) {}
}

static void connect(void) {
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    def.model_name = "tap-strap-2";
    def.script = "rest";
    def.flags = VELTO_SIM_BONDED | VELTO_SIM_IDEAL_LINK;
    for (int index = 0; index < MANY; index++) check(velto_context_create_sim(context, &def, &sims[index]), "sim");
    check(velto_context_start_scan(context, NULL, NULL), "scan");
    check(velto_context_advance_clock(context, 1), "advance");
    for (int index = 0; index < MANY; index++) {
        check(velto_sim_get_device(sims[index], &devices[index]), "device");
        check(velto_device_connect(devices[index], NULL, NULL), "connect");
    }
    check(velto_context_advance_clock(context, 20), "advance");
    for (int index = 0; index < MANY; index++) {
        velto_device_info info = VELTO_DEVICE_INFO_INIT;
        check(velto_device_get_info(devices[index], &info), "info");
        if (info.link_state != VELTO_LINK_STATE_READY) check(VELTO_ERROR_INTERNAL, "a device is not ready");
    }
    drain();
}

/* Taps of one device, from its radio to the program; returns events per second. */
static double take_events(int bursts) {
    uint16_t characteristic;
    double start = now();
    long taken = 0;
    check(velto_device_find_characteristic(devices[0], VELTO_NULL_UUID, taps_uuid, &characteristic), "characteristic");
    for (int burst = 0; burst < bursts; burst++) {
        for (int index = 0; index < BURST; index++) {
            const uint8_t tap[4] = {(uint8_t)(1 + index % 31), 0, 0, 0};
            check(velto_sim_inject_notification(sims[0], characteristic, tap, sizeof tap), "inject");
        }
        check(velto_context_advance_clock(context, 0), "advance");
        velto_event event;
        while (velto_context_poll_event(context, &event) == VELTO_OK) taken += event.type == VELTO_EVENT_TAP;
    }
    if (taken != (long)bursts * BURST) check(VELTO_ERROR_INTERNAL, "taps are missing");
    return (double)taken / (now() - start);
}

int main(int count, char **arguments) {
    const int rounds = count > 1 ? 1 : 20;
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    double before, best = 0;
    (void)arguments;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL;
    check(velto_context_create(&def, &context), "context");
    before = kibibytes();
    connect();
    printf("KiB of a connected TAP | %.0f | 256\n", (kibibytes() - before) / MANY);
    for (int round = 0; round < rounds; round++) {
        double rate = take_events(count > 1 ? 4 : 500);
        if (rate > best) best = rate;
    }
    printf("taps per second, from the radio to the program | %.0f | \n", best);
    velto_context_destroy(context);
    return 0;
}
