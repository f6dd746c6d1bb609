/*
 * Pong for two, in a terminal: devices connect, disconnect and reconnect while the game runs.
 *
 *     duel                        two simulated caps for thirty seconds; one joins late, the other is lost for a while
 *     duel --backend bluez        up to two caps in range of the machine's Bluetooth adapter
 *     duel --seconds 60           for a minute
 *
 * The ball waits while a player has no device. After a reconnect, the player has the same paddle.
 *
 * Exit status: 0 if a ball was returned, 1 if not, 2 for invalid options.
 */
#define _POSIX_C_SOURCE 200809L /* clock_nanosleep, sigaction */

#include "example.h"

enum { PLAYERS = 2, COLUMNS = 60 };

#define WIDTH 160.0 /* of the court, in the units for which the driver's constants were made */
#define LENGTH 90.0 /* from player 1 at 0 to player 2 */
#define HALF_PADDLE 30.0
#define BALL_SPEED 70.0 /* units per second */
#define LINE_PERIOD 0.5 /* seconds between two printed frames */

struct player {
    velto_driver *driver;
    double paddle;
    int is_here;
};

struct game {
    struct example example;
    struct player players[PLAYERS];
    double ball_x, ball_y, speed_x, speed_y;
    unsigned hits, misses;
    double until_picture;
    double age;               /* seconds since the game began */
    velto_sim caps[PLAYERS];  /* the simulated caps */
    int was_lost;
};

/* -- The court ----------------------------------------------------------------------------------------------------- */

static double limit(double value, double low, double high) {
    return value < low ? low : value > high ? high : value;
}

/* Handles the ball at a player's end of the court: the paddle returns it, or the player has missed. */
static void return_or_miss(struct game *game, const struct player *player, double end) {
    double distance = game->ball_x - player->paddle;
    int is_hit = distance >= -HALF_PADDLE && distance <= HALF_PADDLE;
    game->hits += is_hit ? 1u : 0u;
    game->misses += is_hit ? 0u : 1u;
    game->ball_x = is_hit ? game->ball_x : player->paddle; /* the player who missed serves */
    game->ball_y = end;
    game->speed_x = is_hit ? limit(game->speed_x + distance, -60, 60) : 0;
    game->speed_y = end == 0 ? BALL_SPEED : -BALL_SPEED;
}

static void move_ball(struct game *game, double dt) {
    game->ball_x += game->speed_x * dt;
    game->ball_y += game->speed_y * dt;
    if (game->ball_x < 0 || game->ball_x > WIDTH) game->speed_x = game->ball_x < 0 ? 25 : -25;
    if (game->ball_y < 0) return_or_miss(game, &game->players[0], 0);
    if (game->ball_y > LENGTH) return_or_miss(game, &game->players[1], LENGTH);
}

static void draw(struct game *game, double dt) {
    game->until_picture -= dt;
    if (game->until_picture > 0) return;
    game->until_picture = LINE_PERIOD;
    printf("paddles %5.1f and %5.1f  %u hits  %u misses\n", game->players[0].paddle, game->players[1].paddle, game->hits,
           game->misses);
}

/* -- Players ------------------------------------------------------------------------------------------------------- */

/* Moves the paddle of a player, and prints when a device connects or disconnects. */
static void poll_player(struct game *game, int index, double dt) {
    struct player *player = &game->players[index];
    velto_input input = VELTO_INPUT_INIT;
    int is_here;
    velto_context_poll_player(game->example.context, index, dt, &input); /* neutral without a device */
    is_here = (input.flags & VELTO_INPUT_CONNECTED) != 0;
    if (is_here != player->is_here) printf("player %d is %s\n", index + 1, is_here ? "here" : "away");
    player->is_here = is_here;
    velto_driver_step_paddle(player->driver, &input, dt, player->paddle, WIDTH / 2, &player->paddle);
    player->paddle = limit(player->paddle, HALF_PADDLE, WIDTH - HALF_PADDLE);
}

static int make_players(struct game *game) {
    for (int index = 0; index < PLAYERS; index++) {
        game->players[index].paddle = WIDTH / 2;
        if (!example_succeeded(&game->example, velto_driver_create(&game->players[index].driver))) return 0;
    }
    return 1;
}

/* -- Simulated caps: lost links, as from batteries and distance ------------------------------------------------------ */

static const velto_sim_step HAND[] = {
    {.kind = VELTO_SIM_STEP_KIND_SWEEP, .duration = 60, .amplitude_x = 200, .period = 1.2},
};

static int add_cap(struct game *game, int index) {
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    def.name = index == 0 ? "Triki Anna" : "Triki Ben";
    return example_succeeded(&game->example, velto_context_create_sim(game->example.context, &def, &game->caps[index])) &&
           example_succeeded(&game->example, velto_sim_set_script(game->caps[index], HAND, COUNT_OF(HAND), 1));
}

static int simulate(struct game *game) {
    if (game->example.backend != VELTO_BACKEND_SIMULATED) return 1;
    if (VELTO_IS_NULL(game->caps[0])) return add_cap(game, 0);
    if (VELTO_IS_NULL(game->caps[1])) return game->age < 2 || add_cap(game, 1);
    if (game->was_lost || game->hits == 0) return 1;
    game->was_lost = 1;
    return example_succeeded(&game->example, velto_sim_drop_link(game->caps[0]));
}

/* -- The game ------------------------------------------------------------------------------------------------------ */

static int run_frame(void *context, double dt) {
    struct game *game = (struct game *)context;
    game->age += dt;
    for (int index = 0; index < PLAYERS; index++) poll_player(game, index, dt);
    if (game->players[0].is_here && game->players[1].is_here) move_ball(game, dt);
    draw(game, dt);
    return simulate(game);
}

int main(int argc, char **argv) {
    struct game game = {.example = {.name = "duel", .backend = VELTO_BACKEND_SIMULATED, .seconds = 30},
                        .ball_x = WIDTH / 2, .speed_y = BALL_SPEED};
    if (example_begin(&game.example, argc, argv, PLAYERS) && make_players(&game)) {
        example_run(&game.example, run_frame, &game);
        printf("summary: %u hits, %u misses\n", game.hits, game.misses);
    }
    for (int index = 0; index < PLAYERS; index++) velto_driver_destroy(game.players[index].driver);
    velto_context_destroy(game.example.context);
    return game.hits > 0 ? 0 : 1;
}
