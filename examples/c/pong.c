/*
 * One player against a wall, in a terminal: the paddle driver moves the paddle, and the pong strategy provides the strength
 * of a hit.
 *
 *     pong                        a simulated cap for twenty seconds
 *     pong --backend bluez        the cap in range of the machine's Bluetooth adapter
 *     pong --seconds 60           for a minute
 *
 * The button serves. A moving hand adds spin to the ball.
 *
 * Exit status: 0 if a ball was played, 1 if not, 2 for invalid options.
 */
#define _POSIX_C_SOURCE 200809L /* clock_nanosleep, sigaction */

#include "example.h"

enum { COLUMNS = 60, ROWS = 16 };

#define WIDTH 160.0      /* width of the court, in the units of the driver's constants */
#define HEIGHT 90.0
#define HALF_PADDLE 26.0
#define BALL_SPEED 70.0  /* units per second */
#define LINE_PERIOD 0.5  /* seconds between frames if the output is not a terminal */

struct game {
    struct example example;
    velto_driver *driver;
    velto_strategy *strategy;
    double paddle;
    double ball_x, ball_y, speed_x, speed_y;
    int is_ball_in_play;
    unsigned serves, hits, misses;
    int has_picture;
    double until_picture;
};

/* The simulated motion, repeated: swing, rest, serve, and wait for the ball. */
static const velto_sim_step HAND[] = {
    {.kind = VELTO_SIM_STEP_KIND_SWEEP, .duration = 1.2, .amplitude_x = 200, .period = 1.2},
    {.kind = VELTO_SIM_STEP_KIND_REST, .duration = 0.4},
    {.kind = VELTO_SIM_STEP_KIND_PRESS, .duration = 0.2},
    {.kind = VELTO_SIM_STEP_KIND_RELEASE, .duration = 3},
};

static double limit(double value, double low, double high) {
    return value < low ? low : value > high ? high : value;
}

static void serve(struct game *game) {
    game->is_ball_in_play = 1;
    game->serves++;
    game->ball_x = game->paddle;
    game->ball_y = HEIGHT;
    game->speed_x = 0;
    game->speed_y = -BALL_SPEED;
}

static void return_or_miss(struct game *game, double swing) {
    double distance = game->ball_x - game->paddle;
    if (distance < -HALF_PADDLE || distance > HALF_PADDLE) {
        game->misses++;
        game->is_ball_in_play = 0;
        return;
    }
    game->hits++;
    game->ball_y = HEIGHT;
    game->speed_y = -BALL_SPEED;
    game->speed_x = limit(game->speed_x + distance + swing, -90, 90);
}

static void move_ball(struct game *game, double swing, double dt) {
    if (!game->is_ball_in_play) return;
    game->ball_x += game->speed_x * dt;
    game->ball_y += game->speed_y * dt;
    if (game->ball_x < 0 || game->ball_x > WIDTH) game->speed_x = game->ball_x < 0 ? 25 : -25;
    if (game->ball_y < 0) game->speed_y = BALL_SPEED;
    if (game->ball_y > HEIGHT) return_or_miss(game, swing);
}

static int column(double x) {
    return (int)(limit(x / WIDTH, 0, 1) * (COLUMNS - 1));
}

static void draw_court(const struct game *game) {
    char row[COLUMNS + 1];
    int ball = (int)(limit(game->ball_y / HEIGHT, 0, 1) * (ROWS - 1));
    for (int y = 0; y <= ROWS; y++) {
        memset(row, y == 0 ? '=' : ' ', COLUMNS);
        row[COLUMNS] = '\0';
        if (game->is_ball_in_play && y == ball) row[column(game->ball_x)] = 'o';
        if (y == ROWS) {
            for (int x = column(game->paddle - HALF_PADDLE); x <= column(game->paddle + HALF_PADDLE); x++) row[x] = '#';
        }
        printf("|%s|\n", row);
    }
}

static void draw(struct game *game, double dt) {
    game->until_picture -= dt;
    if (game->until_picture > 0 && !game->example.is_terminal) return;
    game->until_picture = LINE_PERIOD;
    if (game->example.is_terminal) {
        if (game->has_picture) printf("\033[%dA\033[J", ROWS + 2);
        draw_court(game);
    }
    game->has_picture = 1;
    printf("paddle %5.1f  %s  %u hits  %u misses\n", game->paddle, game->is_ball_in_play ? "ball in play" : "press to serve",
           game->hits, game->misses);
}

static int run_frame(void *context, double dt) {
    struct game *game = (struct game *)context;
    velto_input input = VELTO_INPUT_INIT;
    velto_strategy_frame swing = VELTO_STRATEGY_FRAME_INIT;
    velto_context_poll_player(game->example.context, 0, dt, &input); /* neutral without a device */
    velto_driver_step_paddle(game->driver, &input, dt, game->paddle, WIDTH / 2, &game->paddle);
    game->paddle = limit(game->paddle, HALF_PADDLE, WIDTH - HALF_PADDLE);
    velto_strategy_step(game->strategy, &input, dt, &swing);
    if (!game->is_ball_in_play && input.buttons_pressed & VELTO_BUTTON_MAIN) serve(game);
    move_ball(game, swing.pong_movement, dt);
    draw(game, dt);
    return 1;
}

static int make_players_tools(struct game *game) {
    return example_succeeded(&game->example, velto_driver_create(&game->driver)) &&
           example_succeeded(&game->example, velto_strategy_create(VELTO_STRATEGY_MODE_PONG, &game->strategy));
}

int main(int argc, char **argv) {
    struct game game = {.example = {.name = "pong", .backend = VELTO_BACKEND_SIMULATED, .seconds = 20}, .paddle = WIDTH / 2};
    if (example_begin(&game.example, argc, argv, 1) && make_players_tools(&game) &&
        example_add_cap(&game.example, "Triki Pong", HAND, COUNT_OF(HAND))) {
        example_run(&game.example, run_frame, &game);
        printf("summary: %u serves, %u hits, %u misses\n", game.serves, game.hits, game.misses);
    }
    velto_driver_destroy(game.driver);
    velto_strategy_destroy(game.strategy);
    velto_context_destroy(game.example.context);
    return game.serves > 0 ? 0 : 1;
}
