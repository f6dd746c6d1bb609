/* Simulators that come and go, scans that nobody dispatches, and devices that change all the time: nothing piles up. */
#include "attack.h"

enum { SIMS = 5000, SLACK = 16 << 20 };

static void check_growth(long before, const char *what) {
    long growth = resident() - before;
    CHECK(growth < SLACK, "%s: %ld bytes more", what, growth);
}

static void come_and_go(velto_context *context, int count) {
    for (int index = 0; index < count; index++) {
        velto_sim sim;
        OK(velto_context_create_sim(context, NULL, &sim));
        velto_sim_destroy(sim);
    }
}

static void without_a_scan(void) {
    velto_context *context = make_context(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
    come_and_go(context, 100);
    OK(velto_context_advance_clock(context, 1));
    long before = resident();
    for (int round = 0; round < SIMS / 100; round++) {
        come_and_go(context, 100);
        OK(velto_context_advance_clock(context, 1));
    }
    check_growth(before, "simulators");
    velto_context_destroy(context);
}

/* Devices that passed by are forgotten after ten minutes, and so is what played them. */
static void during_a_scan(void) {
    velto_context *context = make_context(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
    velto_op op;
    OK(velto_context_start_scan(context, NULL, &op));
    long before = 0;
    for (int round = 0; round < SIMS / 100; round++) {
        velto_sim sims[100];
        for (int index = 0; index < 100; index++) { OK(velto_context_create_sim(context, NULL, &sims[index])); }
        OK(velto_context_advance_clock(context, 0.5));
        for (int index = 0; index < 100; index++) { velto_sim_destroy(sims[index]); }
        OK(velto_context_advance_clock(context, 700));
        if (round == 10) { before = resident(); }
    }
    check_growth(before, "devices that passed by");
    size_t count = 0;
    OK(velto_context_list_devices(context, NULL, 0, &count));
    CHECK(count == 0, "%zu devices are left", count);
    velto_context_destroy(context);
}

/* Takes back what has come together in a context without a turn of its loop. */
static void without_dispatching(void) {
    velto_context *context = make_context(VELTO_CONTEXT_PUMPED);
    velto_sim sim;
    velto_op op;
    OK(velto_context_create_sim(context, NULL, &sim));
    OK(velto_context_dispatch(context, 0));
    int scans = 0;
    velto_result result;
    while ((result = velto_context_start_scan(context, NULL, &op)) == VELTO_OK && scans < 1000) { scans++; }
    CHECK(result == VELTO_ERROR_BUSY, "%d scans", scans);
    long before = resident();
    velto_sim_link link;
    OK(velto_sim_link_init(&link, sizeof link));
    for (int index = 0; index < 300000; index++) { OK(velto_sim_set_link(sim, &link)); }
    check_growth(before, "changes of a device");
    CHECK(outcome_of(op, PATIENCE) == VELTO_OK, "the last scan");
    OK(velto_context_start_scan(context, NULL, &op));
    velto_context_destroy(context);
}

/* The time that the end of a context takes does not grow with the square of what was there. */
static void many_at_once(void) {
    velto_context *context = make_context(VELTO_CONTEXT_PUMPED);
    come_and_go(context, 8 * SIMS);
    double start = processor_seconds();
    velto_context_destroy(context);
    CHECK(processor_seconds() - start < 2, "destroy took %f s", processor_seconds() - start);
}

int main(int count, char **arguments) {
    double end = end_of(count, arguments);
    do {
        without_a_scan();
        during_a_scan();
        without_dispatching();
        many_at_once();
    } while (seconds_now() < end);
    return 0;
}
