/* A manual clock that is moved far: over nothing at once, and over what happens in a time that grows with it. */
#include "attack.h"

enum { YEAR = 31536000 };

static double advance(velto_context *context, double seconds) {
    uint64_t before, after;
    OK(velto_context_get_time_ns(context, &before));
    double start = processor_seconds();
    OK(velto_context_advance_clock(context, seconds));
    double taken = processor_seconds() - start;
    OK(velto_context_get_time_ns(context, &after));
    CHECK(after - before == (uint64_t)(seconds * 1e9), "the clock moved by %lu ns", (unsigned long)(after - before));
    return taken;
}

int main(int count, char **arguments) {
    double end = end_of(count, arguments);
    do {
        velto_context *context = make_context(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
        velto_sim sim;
        OK(velto_context_create_sim(context, NULL, &sim));
        for (int year = 0; year < 10; year++) {
            double taken = advance(context, YEAR);
            CHECK(taken < 0.1, "a year in which nothing happens takes %f s", taken);
        }
        OK(velto_context_set_auto_connect(context, 1));
        OK(velto_context_advance_clock(context, 10));
        velto_device device;
        CHECK(velto_context_find_player(context, 0, &device) == VELTO_OK, "the cap is not connected");
        OK(velto_context_advance_clock(context, 60));
        velto_sim_destroy(sim);
        /* One attempt every half minute, a million in all. */
        double taken = advance(context, YEAR);
        CHECK(taken < 10, "a year of looking for the lost cap takes %f s", taken);
        OK(velto_context_set_auto_connect(context, 0));
        OK(velto_device_disconnect(device, NULL));
        taken = advance(context, YEAR);
        CHECK(taken < 10, "a year without the cap takes %f s", taken);
        velto_context_destroy(context);
    } while (seconds_now() < end);
    return 0;
}
