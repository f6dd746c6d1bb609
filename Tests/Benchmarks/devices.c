/* What each further device costs: simulated caps at 100 Hz on a manual clock, polled 60 times a second. Prints, for one cap
   and for many, the processor time of a packet and what the heap of this process grew by for each cap, the simulated one
   itself included. */
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "measure.h"

enum { MANY = 64, FRAMES_A_SECOND = 60 };
static const double step = 1.0 / FRAMES_A_SECOND;

/* A hand that sways for an hour, and a packet every 10 ms. */
static const velto_sim_step script[] = {
    {.kind = VELTO_SIM_STEP_KIND_RATE, .period = 0.01},
    {.kind = VELTO_SIM_STEP_KIND_SWEEP, .duration = 3600, .amplitude_x = 250, .period = 2},
};

typedef struct figures {
    double nanoseconds; /* of a packet */
    double kibibytes;   /* of a cap */
} figures;

static double processor_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/* Plays that many frames and returns how many packets the players have got so far. */
static double play(velto_context *context, int players, int frames) {
    double packets = 0;
    for (int frame = 0; frame < frames; frame++) {
        check(velto_context_advance_clock(context, step), "advance");
        packets = 0;
        for (int player = 0; player < players; player++) {
            velto_input input = VELTO_INPUT_INIT;
            check(velto_context_poll_player(context, player, step, &input), "poll");
            packets += (double)input.packet_count;
        }
    }
    return packets;
}

static figures measure_devices(int number, int seconds) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_sim_def sim_def = VELTO_SIM_DEF_INIT;
    velto_context *context;
    figures result;
    double start, before;
    sim_def.flags = VELTO_SIM_IDEAL_LINK;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL;
    check(velto_context_create(&def, &context), "context");
    start = (double)mallinfo2().uordblks;
    for (int index = 0; index < number; index++) {
        velto_sim cap;
        check(velto_context_create_sim(context, &sim_def, &cap), "cap");
        check(velto_sim_set_script(cap, script, sizeof script / sizeof *script, 1), "script");
    }
    check(velto_context_set_auto_connect(context, number), "auto-connect");
    before = play(context, number, 20 * FRAMES_A_SECOND);
    result.kibibytes = ((double)mallinfo2().uordblks - start) / 1024 / number;
    start = processor_time();
    before = play(context, number, seconds * FRAMES_A_SECOND) - before;
    if (before < 95.0 * seconds * number) {
        fprintf(stderr, "%d caps sent only %.0f packets in %d s\n", number, before, seconds);
        exit(1);
    }
    result.nanoseconds = (processor_time() - start) / before;
    velto_context_destroy(context);
    return result;
}

int main(int count, char **arguments) {
    const int rounds = count > 1 ? 1 : 7;
    figures one = {1e9, 0}, many = {1e9, 0};
    (void)arguments;
    /* In turns, and the best of each: other programs disturb both alike. */
    for (int round = 0; round < rounds; round++) {
        figures single = measure_devices(1, count > 1 ? 1 : 320), several = measure_devices(MANY, count > 1 ? 1 : 5);
        if (single.nanoseconds < one.nanoseconds) one = single;
        if (several.nanoseconds < many.nanoseconds) many = several;
    }
    printf("a packet of 1 cap, ns | %.0f |\n", one.nanoseconds);
    printf("a packet of %d caps, ns | %.0f |\n", MANY, many.nanoseconds);
    printf("ratio | %.2f | 1.10\n", many.nanoseconds / one.nanoseconds);
    printf("memory of a cap among %d, KiB | %.0f | 256\n", MANY, many.kibibytes);
    return 0;
}
