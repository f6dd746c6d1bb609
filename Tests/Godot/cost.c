/* What scripts4/cost.gd does, in C: prints the microseconds of a frame that polls four devices. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <time.h>
#include <veltokit/velto.h>

enum { ROUNDS = 20000, PLAYERS = 4 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec * 1e-3;
}

int main(void) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_context *context;
    velto_input input = VELTO_INPUT_INIT;
    double sum = 0, best = 1e9, limit = now() + 15e6;
    int connected = 0;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_EPHEMERAL;
    def.settle_time = 0.1;
    if (velto_context_create(&def, &context) < 0) return 1;
    for (int player = 0; player < PLAYERS; player++) {
        velto_sim_def sim_def = VELTO_SIM_DEF_INIT;
        velto_sim sim;
        sim_def.script = "sweep";
        if (velto_context_create_sim(context, &sim_def, &sim) < 0) return 1;
    }
    velto_context_set_auto_connect(context, PLAYERS);
    while (connected < PLAYERS && now() < limit) {
        struct timespec pause = {0, 5000000};
        nanosleep(&pause, NULL);
        connected = 0;
        for (int player = 0; player < PLAYERS; player++) {
            velto_context_poll_player(context, player, VELTO_DT_MEASURE, &input);
            connected += (input.flags & VELTO_INPUT_CONNECTED) != 0;
        }
    }
    for (int attempt = 0; attempt < 5; attempt++) {
        double begin = now();
        for (int round = 0; round < ROUNDS; round++) {
            for (int player = 0; player < PLAYERS; player++) {
                velto_context_poll_player(context, player, 1.0 / 144, &input);
                sum += input.position_x + input.position_y;
                if (input.buttons_pressed & VELTO_BUTTON_MAIN) sum += 1;
            }
        }
        best = (now() - begin) / ROUNDS < best ? (now() - begin) / ROUNDS : best;
    }
    velto_context_destroy(context);
    printf("%.3f %d\n", best, sum == sum);
    return connected == PLAYERS ? 0 : 1;
}
