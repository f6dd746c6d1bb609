/* A game that pumps its context on a bus that blocks, lies or floods: PUMP SECONDS ADDRESS. No call may take long, the
   simulated cap plays on, and memory does not grow without end. */
#include "attack.h"

enum { MOST = 1000000, SLACK = 96 << 20 };

static double *taken;

static int compare(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

int main(int count, char **arguments) {
    CHECK(count > 2, "the second argument is a bus address");
    double end = end_of(count, arguments);
    velto_context_def def = simulated(VELTO_CONTEXT_PUMPED);
    def.backends = VELTO_BACKEND_SIMULATED | VELTO_BACKEND_BLUEZ;
    def.bus_address = arguments[2];
    velto_context *context;
    alarm((unsigned)(end - seconds_now()) + PATIENCE);
    OK(velto_context_create(&def, &context));
    OK(velto_context_set_auto_connect(context, 1));
    velto_sim sim;
    OK(velto_context_create_sim(context, NULL, &sim));

    taken = calloc(MOST, sizeof *taken);
    int calls = 0;
    long before = resident();
    velto_context_stats stats = VELTO_CONTEXT_STATS_INIT;
    /* That the simulated cap plays may take its time on a busy machine, but not for ever. */
    while ((seconds_now() < end || stats.packet_count == 0) && calls < MOST) {
        double start = processor_seconds();
        OK(velto_context_dispatch(context, 0));
        taken[calls++] = processor_seconds() - start;
        velto_input input = VELTO_INPUT_INIT;
        OK(velto_context_poll_player(context, 0, 0.016, &input));
        velto_event event;
        while (velto_context_poll_event(context, &event) == VELTO_OK) {}
        OK(velto_context_get_stats(context, &stats));
        usleep(2000);
    }
    long growth = resident() - before;
    double start = processor_seconds();
    velto_context_destroy(context);
    double destroyed = processor_seconds() - start;

    qsort(taken, (size_t)calls, sizeof *taken, compare);
    printf("%d calls: median %.2f ms, longest %.2f ms, destroy %.2f ms, %ld kB more, %lu packets\n", calls,
           taken[calls / 2] * 1e3, taken[calls - 1] * 1e3, destroyed * 1e3, growth >> 10,
           (unsigned long)stats.packet_count);
    CHECK(taken[calls / 2] < 0.02 && taken[calls - 1] < 0.2 && destroyed < 0.2, "calls take long");
    CHECK(growth < SLACK, "%ld bytes more", growth);
    return 0;
}
