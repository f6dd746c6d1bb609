/*
 * Prints one line for each event.
 *
 *     events                      ten seconds of a simulated cap that is found, connected and pressed
 *     events --backend bluez      the events of the machine's Bluetooth adapter
 *     events --seconds 60         longer
 *
 * The program has a queue of its own, whose descriptor is readable while an event waits; the default queue remains for
 * the rest of a game. A game that only needs its players' input needs no queue: it polls the players.
 *
 * Exit status: 0 if a device was connected, 1 if not, 2 for invalid options.
 */
#define _POSIX_C_SOURCE 200809L /* clock_nanosleep, sigaction */

#include <poll.h>

#include "example.h"

/* The simulated motion, repeated. */
static const velto_sim_step HAND[] = {
    {.kind = VELTO_SIM_STEP_KIND_PRESS, .duration = 0.2},
    {.kind = VELTO_SIM_STEP_KIND_RELEASE, .duration = 0.8},
};

/* Prints all waiting events; returns whether a device was connected. */
static int print_events(velto_queue queue) {
    int is_connected = 0;
    velto_event event;
    while (velto_queue_poll_event(queue, &event) == VELTO_OK) {
        char line[256];
        size_t size;
        if (velto_event_describe(&event, line, sizeof line, &size) >= 0) printf("%s\n", line);
        is_connected = is_connected || event.type == VELTO_EVENT_DEVICE_CONNECTED;
    }
    return is_connected;
}

int main(int argc, char **argv) {
    struct example example = {.name = "events", .backend = VELTO_BACKEND_SIMULATED, .seconds = 10};
    struct pollfd request = {.fd = -1, .events = POLLIN, .revents = 0};
    velto_queue queue = VELTO_NULL_QUEUE;
    int was_connected = 0;
    int is_running =
        example_begin(&example, argc, argv, 1) &&
        example_succeeded(&example, velto_context_create_queue(example.context, VELTO_EVENT_CLASS_STANDARD, 256, &queue)) &&
        example_succeeded(&example, velto_queue_get_fd(queue, &request.fd)) &&
        example_add_cap(&example, "Triki hand", HAND, COUNT_OF(HAND));
    example_end_after(example.seconds);
    while (is_running && !example_is_over) {
        if (poll(&request, 1, -1) > 0) was_connected = print_events(queue) || was_connected;
    }
    velto_context_destroy(example.context); /* and its queues */
    return was_connected ? 0 : 1;
}
