/*
 * Receives from the one cap in reach: `velto_receiver HZ` polls its input so many times a second; with 0 it sleeps and leaves
 * everything to the library's thread. Prints "receiving" when the first packet has come, and on SIGTERM how many came.
 */
#define _POSIX_C_SOURCE 200809L

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <veltokit/velto.h>

static velto_context *context;

static uint64_t poll_player(void) {
    velto_input input = VELTO_INPUT_INIT;
    velto_context_poll_player(context, 0, VELTO_DT_MEASURE, &input);
    return input.packet_count;
}

int main(int argc, char **argv) {
    const long hertz = argc > 1 ? atol(argv[1]) : 0;
    const struct timespec hour = {3600, 0};
    const struct timespec frame = {0, hertz > 0 ? 1000000000 / hertz : 20000000};
    sigset_t ending;
    sigemptyset(&ending);
    sigaddset(&ending, SIGTERM);
    sigprocmask(SIG_BLOCK, &ending, NULL);

    if (velto_context_create(NULL, &context) != VELTO_OK || velto_context_set_auto_connect(context, 1) != VELTO_OK) {
        fprintf(stderr, "%s\n", velto_error_message());
        return 1;
    }
    while (poll_player() == 0) nanosleep(&frame, NULL);
    puts("receiving");
    fflush(stdout);
    while (sigtimedwait(&ending, NULL, hertz > 0 ? &frame : &hour) != SIGTERM) poll_player();
    printf("received %llu\n", (unsigned long long)poll_player());
    velto_context_destroy(context);
    return 0;
}
