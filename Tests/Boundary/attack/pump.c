/* A game that pumps its context on a bus that blocks, lies or floods: PUMP SECONDS ADDRESS. No call may take long, the
   simulated cap plays on, and memory does not grow without end. */
#include "attack.h"

enum { MOST = 1000000, SLACK = 96 << 20 };

static double *taken;

static double thread_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static int compare(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

static long resident(void) {
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    CHECK(fscanf(file, "%*d %ld", &pages) == 1, "statm");
    fclose(file);
    return pages * sysconf(_SC_PAGESIZE);
}

int main(int count, char **arguments) {
    CHECK(count > 2, "the second argument is a bus address");
    double end = end_of(count, arguments);
    velto_context_def def = simulated(VELTO_CONTEXT_PUMPED);
    def.airs = VELTO_AIR_SIMULATED | VELTO_AIR_BLUEZ;
    def.bus_address = arguments[2];
    velto_context *context;
    alarm((unsigned)(end - seconds_now()) + 40);
    OK(velto_context_create(&def, &context));
    OK(velto_context_set_auto_connect(context, 1));
    velto_sim sim;
    OK(velto_context_create_sim(context, NULL, &sim));

    taken = calloc(MOST, sizeof *taken);
    int calls = 0;
    long before = resident();
    while (seconds_now() < end && calls < MOST) {
        double start = thread_seconds();
        OK(velto_context_dispatch(context, 0));
        taken[calls++] = thread_seconds() - start;
        velto_input input = VELTO_INPUT_INIT;
        OK(velto_context_poll_player(context, 0, 0.016, &input));
        velto_event event;
        while (velto_context_poll_event(context, &event) == VELTO_OK) {}
        usleep(2000);
    }
    long growth = resident() - before;
    velto_context_stats stats;
    OK(velto_context_stats_init(&stats, sizeof stats));
    OK(velto_context_get_stats(context, &stats));
    double start = thread_seconds();
    velto_context_destroy(context);
    double destroyed = thread_seconds() - start;

    qsort(taken, (size_t)calls, sizeof *taken, compare);
    printf("%d calls: median %.2f ms, longest %.2f ms, destroy %.2f ms, %ld kB more, %lu packets\n", calls,
           taken[calls / 2] * 1e3, taken[calls - 1] * 1e3, destroyed * 1e3, growth >> 10,
           (unsigned long)stats.packet_count);
    CHECK(taken[calls / 2] < 0.02 && taken[calls - 1] < 0.2 && destroyed < 0.2, "calls take long");
    CHECK(growth < SLACK, "%ld bytes more", growth);
    CHECK(stats.packet_count > 0, "the simulated cap does not play");
    return 0;
}
