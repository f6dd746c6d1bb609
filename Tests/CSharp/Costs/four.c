/* What polling four caps costs in C, a frame of a game at 144 Hz: prints nanoseconds, the mean of the middle half of all
   frames. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <veltokit/velto.h>

enum { PLAYERS = 4, FRAMES = 20000 };

static void check(velto_result result) {
    if (result < 0) {
        fprintf(stderr, "%s\n", velto_error_message());
        exit(1);
    }
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

static int compare(const void *one, const void *other) {
    double left = *(const double *)one, right = *(const double *)other;
    return (left > right) - (left < right);
}

int main(void) {
    static double costs[FRAMES];
    double sum = 0;
    velto_context *context;
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL;
    check(velto_context_create(&def, &context));
    for (int player = 0; player < PLAYERS; player++) {
        velto_sim sim;
        velto_sim_def sim_def = VELTO_SIM_DEF_INIT;
        sim_def.script = "sweep";
        sim_def.seed = (uint64_t)player + 1;
        check(velto_context_create_sim(context, &sim_def, &sim));
    }
    check(velto_context_set_auto_connect(context, PLAYERS));
    check(velto_context_advance_clock(context, 10));
    for (int frame = 0; frame < FRAMES; frame++) {
        check(velto_context_advance_clock(context, 1.0 / 144));
        double start = now();
        for (int player = 0; player < PLAYERS; player++) {
            velto_input input = VELTO_INPUT_INIT;
            check(velto_context_poll_player(context, player, 1.0 / 144, &input));
            sum += input.position_x + ((input.flags & VELTO_INPUT_CONNECTED) != 0);
        }
        costs[frame] = now() - start;
    }
    qsort(costs, FRAMES, sizeof *costs, compare);
    double middle = 0;
    for (int frame = FRAMES / 4; frame < FRAMES * 3 / 4; frame++) middle += costs[frame];
    printf("%.0f %.6f\n", middle / (FRAMES / 2), sum);
    velto_context_destroy(context);
    return 0;
}
