/* Signals that come all the time: waits take as long as they were asked to, and no longer. */
#include <signal.h>
#include <sys/time.h>

#include "attack.h"

static void ignore(int number) { (void)number; }

static void check_duration(double start, const char *what) {
    double taken = seconds_now() - start;
    CHECK(taken > 0.19, "%s ended after %f s", what, taken);
    CHECK(taken < 10, "%s took %f s", what, taken);
}

static void wait_in(velto_context_flag flags) {
    velto_context *context = make_context(flags);
    while (velto_context_dispatch(context, 0) == VELTO_OK) {}
    double start = seconds_now();
    CHECK(velto_context_dispatch(context, 0.2) == VELTO_NOTHING, "nothing is to be done");
    check_duration(start, "dispatch");
    if (!(flags & VELTO_CONTEXT_MANUAL_CLOCK)) {
        velto_event event;
        while (velto_context_poll_event(context, &event) == VELTO_OK) {}
        start = seconds_now();
        CHECK(velto_context_wait_event(context, 0.2, &event) == VELTO_NOTHING, "no event is to come");
        check_duration(start, "wait_event");
    }
    velto_context_destroy(context);
}

int main(int count, char **arguments) {
    double end = end_of(count, arguments);
    struct sigaction action = {.sa_handler = ignore};
    sigaction(SIGALRM, &action, NULL);
    struct itimerval often = {{0, 3000}, {0, 3000}};
    setitimer(ITIMER_REAL, &often, NULL);
    do {
        wait_in(VELTO_CONTEXT_PUMPED);
        wait_in(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
    } while (seconds_now() < end);
    return 0;
}
