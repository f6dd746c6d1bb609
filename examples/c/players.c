/*
 * Several players with a wearable each: one line for each of four players.
 *
 *     players                     four simulated caps for ten seconds
 *     players --backend bluez     up to four caps in range of the machine's Bluetooth adapter
 *     players --seconds 60        for a minute
 *
 * A device keeps its player index while its link is down, so "player 2" is the same wearable after a battery change. Each
 * device has its own configuration and calibration: here, players 3 and 4 steer mirrored.
 *
 * Exit status: 0 if any player's input arrived, 1 if not, 2 for invalid options.
 */
#define _POSIX_C_SOURCE 200809L /* clock_nanosleep, sigaction */

#include "example.h"

#define PLAYERS 4
#define LINE_PERIOD 0.5 /* seconds between frames if the output is not a terminal */

struct player {
    velto_device device;
    velto_input input;
    unsigned long long packets;
    unsigned long presses;
    double lowest, highest;
};

struct game {
    struct example example;
    struct player players[PLAYERS];
    int has_picture;
    double until_picture;
};

static int add_caps(const struct example *example) {
    static const char *const NAMES[PLAYERS] = {"Triki Anna", "Triki Ben", "Triki Cleo", "Triki Dino"};
    for (int index = 0; index < PLAYERS; index++) {
        /* Each cap swings a little faster than the previous one. */
        const velto_sim_step hand[] = {
            {.kind = VELTO_SIM_STEP_KIND_SWEEP, .duration = 1, .amplitude_x = 280, .period = 2.2 - 0.3 * index},
            {.kind = VELTO_SIM_STEP_KIND_PRESS, .duration = 0.2},
            {.kind = VELTO_SIM_STEP_KIND_RELEASE, .duration = 0.5 + 0.2 * index},
        };
        if (!example_add_cap(example, NAMES[index], hand, COUNT_OF(hand))) return 0;
    }
    return 1;
}

/* A player has a new device: apply the player's settings. */
static void welcome(const struct game *game, int index, velto_device device) {
    velto_motion_config config = VELTO_MOTION_CONFIG_INIT;
    if (index >= PLAYERS / 2) config.paddle_input_gain = -config.paddle_input_gain;
    example_succeeded(&game->example, velto_device_set_motion_config(device, &config));
}

static void poll(struct game *game, int index, double dt) {
    struct player *player = &game->players[index];
    velto_input *input = &player->input;
    if (velto_context_poll_player(game->example.context, index, dt, input) < 0) return;
    if (input->device.bits != player->device.bits) {
        player->device = input->device;
        if (input->device.bits != 0) welcome(game, index, input->device);
    }
    if (input->flags & VELTO_INPUT_FRESH) player->packets++;
    if (input->buttons_pressed & VELTO_BUTTON_MAIN) player->presses++;
    if (input->position_x < player->lowest) player->lowest = input->position_x;
    if (input->position_x > player->highest) player->highest = input->position_x;
}

static void draw_line(int index, const velto_input *input) {
    char bar[32] = "[..............|..............]";
    double place = input->position_x < -1 ? -1 : input->position_x > 1 ? 1 : input->position_x;
    if (!(input->flags & VELTO_INPUT_CONNECTED)) {
        printf("player %d: nobody yet\n", index + 1);
        return;
    }
    bar[15 + (int)(place * 14)] = 'O';
    printf("player %d: %s %+.2f %s\n", index + 1, bar, input->position_x,
           input->buttons_down & VELTO_BUTTON_MAIN ? "button" : "");
}

static void draw(struct game *game, double dt) {
    game->until_picture -= dt;
    if (game->until_picture > 0 && !game->example.is_terminal) return;
    game->until_picture = LINE_PERIOD;
    if (game->has_picture && game->example.is_terminal) printf("\033[%dA\033[J", PLAYERS);
    game->has_picture = 1;
    for (int index = 0; index < PLAYERS; index++) draw_line(index, &game->players[index].input);
}

static int run_frame(void *context, double dt) {
    struct game *game = (struct game *)context;
    for (int index = 0; index < PLAYERS; index++) poll(game, index, dt);
    draw(game, dt);
    return 1;
}

static int print_summary(const struct game *game) {
    int playing = 0;
    for (int index = 0; index < PLAYERS; index++) {
        const struct player *player = &game->players[index];
        playing += player->packets > 0;
        printf("summary: player %d, %llu frames with packets, %lu presses, position %+.2f to %+.2f\n", index + 1,
               player->packets, player->presses, player->lowest, player->highest);
    }
    return playing > 0 ? 0 : 1;
}

int main(int argc, char **argv) {
    struct game game = {.example = {.name = "players", .backend = VELTO_BACKEND_SIMULATED, .seconds = 10}};
    int status = 1;
    for (int index = 0; index < PLAYERS; index++) game.players[index].input = (velto_input)VELTO_INPUT_INIT;
    if (example_begin(&game.example, argc, argv, PLAYERS) && add_caps(&game.example)) {
        example_run(&game.example, run_frame, &game);
        status = print_summary(&game);
    }
    velto_context_destroy(game.example.context);
    return status;
}
