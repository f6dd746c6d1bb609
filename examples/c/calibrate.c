/*
 * Calibrates a wearable while its player keeps still, and shows the progress.
 *
 *     calibrate                   a simulated cap that moves, then rests
 *     calibrate --backend bluez   the cap in range of the machine's Bluetooth adapter
 *     calibrate --seconds 60      for up to a minute
 *
 * A movement restarts the hold time: a moving device is never calibrated.
 *
 * Exit status: 0 if the device was calibrated, 1 if not, 2 for invalid options.
 */
#define _POSIX_C_SOURCE 200809L /* clock_nanosleep, sigaction */

#include <poll.h>

#include "example.h"

#define BAR 30

struct game {
    struct example example;
    velto_op op; /* the calibration, none before a device is connected */
    int is_calibrated;
};

static const velto_sim_step HAND[] = {
    {.kind = VELTO_SIM_STEP_KIND_SWEEP, .duration = 2, .amplitude_x = 280, .period = 1},
    {.kind = VELTO_SIM_STEP_KIND_REST, .duration = 60},
};

static void draw(const velto_op_progress *progress) {
    char bar[BAR + 1];
    double share = (double)progress->done / (double)progress->total;
    memset(bar, ' ', BAR);
    memset(bar, '#', (size_t)(share * BAR));
    bar[BAR] = '\0';
    printf("[%s] %3.0f %%  %s\n", bar, share * 100, progress->phase == VELTO_OP_PHASE_MOVING ? "keep still" : "");
}

/* Prints the outcome of the calibration; returns 0, which ends the program. */
static int end(struct game *game) {
    char reason[256];
    size_t size;
    velto_op_info info = VELTO_OP_INFO_INIT;
    if (!example_succeeded(&game->example, velto_op_get_info(game->op, &info))) return 0;
    game->is_calibrated = info.result == VELTO_OK;
    if (!game->is_calibrated && velto_op_get_error(game->op, reason, sizeof reason, &size) >= 0) printf("%s\n", reason);
    return 0;
}

static int take_event(struct game *game, const velto_event *event) {
    if (event->type == VELTO_EVENT_DEVICE_CONNECTED && VELTO_IS_NULL(game->op)) {
        printf("put the device down, or keep it still\n");
        return example_succeeded(&game->example, velto_device_start_calibration(event->device, NULL, &game->op));
    }
    if (!VELTO_IS_SAME(event->op, game->op)) return 1;
    if (event->type == VELTO_EVENT_PROGRESS) draw(&event->data.progress);
    return event->type != VELTO_EVENT_OP_DONE || end(game);
}

/* Handles all waiting events; returns whether the program continues. */
static int take_events(struct game *game) {
    velto_event event;
    while (velto_context_poll_event(game->example.context, &event) == VELTO_OK) {
        if (!take_event(game, &event)) return 0;
    }
    return 1;
}

int main(int argc, char **argv) {
    struct game game = {.example = {.name = "calibrate", .backend = VELTO_BACKEND_SIMULATED, .seconds = 30}};
    struct pollfd request = {.fd = -1, .events = POLLIN, .revents = 0};
    int is_running = example_begin(&game.example, argc, argv, 1) &&
                     example_succeeded(&game.example, velto_context_get_event_fd(game.example.context, &request.fd)) &&
                     example_add_cap(&game.example, "Triki hand", HAND, COUNT_OF(HAND));
    example_end_after(game.example.seconds);
    while (is_running && !example_is_over) {
        if (poll(&request, 1, -1) > 0) is_running = take_events(&game);
    }
    printf("summary: %s\n", game.is_calibrated ? "calibrated" : "not calibrated");
    velto_context_destroy(game.example.context);
    return game.is_calibrated ? 0 : 1;
}
