/*
 * A context without a thread, in the program's own loop: one descriptor is readable when there is work to do.
 *
 *     pumped                      prints the events of a simulated cap for ten seconds
 *     pumped --backend bluez      the same for the machine's Bluetooth adapter
 *     pumped --seconds 60         for a minute
 *
 * poll(2) needs no timeout, because the descriptor also becomes readable at the library's deadlines. Add the program's other
 * descriptors, such as sockets or a window system's, to the same array.
 *
 * Exit status: 0 if a device was connected, 1 if not, 2 for invalid options.
 */
#define _POSIX_C_SOURCE 200809L /* sigaction, clock_gettime */

#include <poll.h>

#include "example.h"

/* The simulated motion, repeated: press, and rest. */
static const velto_sim_step HAND[] = {
    {.kind = VELTO_SIM_STEP_KIND_PRESS, .duration = 0.2},
    {.kind = VELTO_SIM_STEP_KIND_RELEASE, .duration = 0.8},
};

/* Prints all pending events; returns whether a device was connected. */
static int print_events(velto_context *context) {
    int is_connected = 0;
    velto_event event;
    while (velto_context_poll_event(context, &event) == VELTO_OK) {
        char line[256];
        size_t size;
        if (velto_event_describe(&event, line, sizeof line, &size) >= 0) printf("%s\n", line);
        is_connected = is_connected || event.type == VELTO_EVENT_DEVICE_CONNECTED;
    }
    return is_connected;
}

int main(int argc, char **argv) {
    struct example example = {
        .name = "pumped", .backend = VELTO_BACKEND_SIMULATED, .seconds = 10, .flags = VELTO_CONTEXT_PUMPED};
    struct pollfd pump = {.events = POLLIN};
    unsigned wakeups = 0;
    int was_connected = 0;
    int is_running = example_begin(&example, argc, argv, 1) &&
                     example_add_cap(&example, "Triki hand", HAND, COUNT_OF(HAND)) &&
                     example_succeeded(&example, velto_context_get_pump_fd(example.context, &pump.fd));
    example_end_after(example.seconds);
    while (is_running && !example_is_over) {
        if (poll(&pump, 1, -1) < 0) continue; /* interrupted */
        wakeups++;
        is_running = example_succeeded(&example, velto_context_dispatch(example.context, 0));
        was_connected = print_events(example.context) || was_connected;
    }
    printf("summary: %u wakeups\n", wakeups);
    velto_context_destroy(example.context);
    return was_connected ? 0 : 1;
}
