/* A loop that is stopped at any of its calls of the C library while packets arrive, locks in its hand: polls go on. */
#include "attack.h"

void stall_loop(int count);
int is_loop_stalled(void);
void release_loop(void);

enum { POLLS = 20, CALLS = 24 };

static velto_context *context;
static velto_device device;
static _Atomic int polls, is_over;

static void poll_once(void) {
    velto_input input = VELTO_INPUT_INIT;
    OK(velto_device_poll_input(device, 1.0 / 60, &input));
    OK(velto_device_peek_input(device, &input));
    OK(velto_context_poll_player(context, 0, 1.0 / 60, &input));
    polls++;
}

static void *poll_on(void *unused) {
    while (!is_over) {
        poll_once();
        usleep(500);
    }
    return unused;
}

/* Whether `condition` becomes true while packets arrive. */
static int comes_true(int (*condition)(void), double seconds) {
    double end = seconds_now() + seconds;
    while (!condition() && seconds_now() < end) { usleep(200); }
    return condition();
}

static int awaited;
static int has_polled(void) { return polls >= awaited; }

int main(int count, char **arguments) {
    double end = end_of(count, arguments);
    pthread_t poller;
    context = make_context(0);
    device = connect_cap(context);
    awaited = POLLS;
    pthread_create(&poller, NULL, poll_on, NULL);
    CHECK(comes_true(has_polled, PATIENCE), "%d polls", polls);
    int stops = 0;
    do {
        for (int call = 0; call < CALLS; call++) {
            /* A queue that is empty makes the loop tell of the next event. */
            velto_event event;
            while (velto_context_poll_event(context, &event) == VELTO_OK) {}
            stall_loop(call);
            CHECK(comes_true(is_loop_stalled, PATIENCE), "the loop makes no call");
            stops++;
            awaited = polls + POLLS;
            CHECK(comes_true(has_polled, PATIENCE), "stop %d: polls wait for the loop", stops);
            release_loop();
        }
    } while (seconds_now() < end);
    is_over = 1;
    pthread_join(poller, NULL);
    velto_context_destroy(context);
    printf("%d stops, %d polls\n", stops, polls);
    return 0;
}
