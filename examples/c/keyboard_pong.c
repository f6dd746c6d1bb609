/*
 * Pong in a terminal, a keyboard against a simulated cap: left and right (or A and D) move, space serves, Q ends.
 *
 *     keyboard_pong               until Q is pressed
 *     keyboard_pong --seconds 60  for a minute
 *
 * The game reads both players by velto_context_poll_player(), and does not distinguish them: player 0 is a virtual
 * device whose input comes from the keys, player 1 a simulated cap that is tilted towards the ball. A real cap can
 * replace either.
 *
 * The terminal is restored at every end of the program, including signals.
 *
 * Exit status: 0, or 2 for invalid options or without a terminal.
 */
#define _POSIX_C_SOURCE 200809L /* sigaction */

#include <curses.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include <veltokit/velto.h>

#define FRAME (1.0 / 60)
#define HALF_PADDLE 0.15
#define BALL_SPEED 0.8       /* of the height of the court, per second */
#define COUNTS_AT_EDGE 294.0 /* raw value of a cap at which a standard paddle reaches the edge */

/* ---- The terminal ---- */

static struct termios modes_before;
static char leave_screen[64], show_cursor[64];
static volatile sig_atomic_t is_over = 0;

/* Restores the terminal with async-signal-safe calls only, for signals that end the program at once. */
static void restore_terminal(void) {
    ssize_t ignored = write(STDOUT_FILENO, leave_screen, strlen(leave_screen));
    ignored = write(STDOUT_FILENO, show_cursor, strlen(show_cursor));
    (void)ignored;
    tcsetattr(STDIN_FILENO, TCSANOW, &modes_before);
}

static void crash(int signal_number) {
    restore_terminal();
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static void end(int signal_number) {
    (void)signal_number;
    is_over = 1;
}

static void leave(void) {
    endwin();
}

static void copy_capability(char *to, size_t size, const char *name) {
    const char *text = tigetstr(name);
    if (text != NULL && text != (const char *)-1) snprintf(to, size, "%s", text);
}

static void handle(const int *signals, size_t count, void (*handler)(int)) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    for (size_t i = 0; i < count; i++) sigaction(signals[i], &action, NULL);
}

static int open_terminal(void) {
    static const int endings[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    static const int crashes[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) || tcgetattr(STDIN_FILENO, &modes_before) != 0 ||
        newterm(NULL, stdout, stdin) == NULL) {
        fprintf(stderr, "keyboard_pong: must be played in a terminal\n");
        return 0;
    }
    atexit(leave);
    copy_capability(leave_screen, sizeof leave_screen, "rmcup");
    copy_capability(show_cursor, sizeof show_cursor, "cnorm");
    handle(endings, sizeof endings / sizeof endings[0], end);
    handle(crashes, sizeof crashes / sizeof crashes[0], crash);
    cbreak();
    noecho();
    nodelay(stdscr, TRUE);
    keypad(stdscr, TRUE);
    curs_set(0);
    return 1;
}

/* The keys typed since the last frame; a terminal does not report which keys are down. */
static velto_key typed_keys(void) {
    velto_key keys = 0;
    for (int key = getch(); key != ERR; key = getch()) {
        switch (key) {
        case KEY_LEFT: case 'a': case 'A': keys |= VELTO_KEY_LEFT; break;
        case KEY_RIGHT: case 'd': case 'D': keys |= VELTO_KEY_RIGHT; break;
        case ' ': keys |= VELTO_KEY_BUTTON; break;
        case 'q': case 'Q': is_over = 1; break;
        default: break;
        }
    }
    return keys;
}

/* ---- The game; the court is 1 wide and 1 high, player 0 at the bottom ---- */

struct game {
    double paddle[2];
    double ball_x, ball_y, speed_x, speed_y;
    int server; /* the player with the ball; -1 while it is in play */
    int is_complete; /* both players are connected */
    unsigned returns[2], points[2];
    double farthest_left, farthest_right;
};

static double limit(double value, double low, double high) {
    return value < low ? low : value > high ? high : value;
}

static void serve(struct game *game) {
    game->speed_x = 0.3;
    game->speed_y = game->server == 0 ? -BALL_SPEED : BALL_SPEED;
    game->server = -1;
}

/* Handles a ball at the line of a player. */
static void return_or_lose(struct game *game, int player) {
    double distance = game->ball_x - game->paddle[player];
    if (distance < -HALF_PADDLE || distance > HALF_PADDLE) {
        game->points[1 - player]++;
        game->server = player;
        return;
    }
    game->returns[player]++;
    game->speed_x = 4 * distance;
    game->speed_y = player == 0 ? -BALL_SPEED : BALL_SPEED;
    game->ball_y = player == 0 ? 1 : 0;
}

static void move_ball(struct game *game, double dt) {
    if (game->server >= 0) {
        game->ball_x = game->paddle[game->server];
        game->ball_y = game->server == 0 ? 1 : 0;
        return;
    }
    game->ball_x += game->speed_x * dt;
    game->ball_y += game->speed_y * dt;
    if (game->ball_x < 0 || game->ball_x > 1) {
        game->ball_x = limit(game->ball_x, 0, 1);
        game->speed_x = -game->speed_x;
    }
    if (game->ball_y > 1) return_or_lose(game, 0);
    if (game->ball_y < 0) return_or_lose(game, 1);
}

static void play_frame(struct game *game, velto_context *context, double dt) {
    game->is_complete = 1;
    for (int player = 1; player >= 0; player--) {
        velto_input input = VELTO_INPUT_INIT;
        velto_context_poll_player(context, player, dt, &input);
        game->paddle[player] = limit((input.position_x + 1) / 2, HALF_PADDLE, 1 - HALF_PADDLE);
        if (!(input.flags & VELTO_INPUT_CONNECTED)) game->is_complete = 0;
        if (game->is_complete && game->server == player && input.buttons_pressed & VELTO_BUTTON_MAIN) serve(game);
    }
    if (game->paddle[0] < game->farthest_left) game->farthest_left = game->paddle[0];
    if (game->paddle[0] > game->farthest_right) game->farthest_right = game->paddle[0];
    move_ball(game, dt);
}

static void draw_paddle(int row, double place) {
    int first = (int)((place - HALF_PADDLE) * (COLS - 1)), last = (int)((place + HALF_PADDLE) * (COLS - 1));
    for (int x = first; x <= last; x++) mvaddch(row, x, '#');
}

static void draw(const struct game *game) {
    int bottom = LINES - 1;
    erase();
    draw_paddle(1, game->paddle[1]);
    draw_paddle(bottom, game->paddle[0]);
    mvaddch(1 + (int)(game->ball_y * (bottom - 1)), (int)(game->ball_x * (COLS - 1)), 'o');
    mvprintw(0, 0, "you %u : %u cap   %s", game->points[0], game->points[1],
             !game->is_complete ? "waiting for the cap" : game->server == 0 ? "space serves" : "arrows move, Q ends");
    refresh();
}

/* ---- The players ---- */

struct players {
    velto_context *context;
    velto_device keyboard_device;
    velto_keyboard *keyboard;
    velto_sim cap;
    double until_serve;
};

static int has_succeeded(velto_result result) {
    if (result >= 0) return 1;
    endwin();
    fprintf(stderr, "keyboard_pong: %s\n", velto_error_message());
    return 0;
}

static int make_players(struct players *players) {
    velto_context_def context_def = VELTO_CONTEXT_DEF_INIT;
    velto_keyboard_config config = VELTO_KEYBOARD_CONFIG_INIT;
    velto_sim_def cap_def = VELTO_SIM_DEF_INIT;
    context_def.backends = VELTO_BACKEND_SIMULATED;
    config.speed = 3;
    config.hold_time = 0.15;
    cap_def.name = "Triki Pong";
    cap_def.script = "rest";
    return has_succeeded(velto_context_create(&context_def, &players->context)) &&
           has_succeeded(velto_context_create_virtual_device(players->context, "keyboard", 0, &players->keyboard_device)) &&
           has_succeeded(velto_keyboard_create(&config, &players->keyboard)) &&
           has_succeeded(velto_context_create_sim(players->context, &cap_def, &players->cap)) &&
           has_succeeded(velto_context_set_auto_connect(players->context, 1));
}

/* Moves the simulated cap: it follows the ball, slightly too slowly, and serves after a moment. */
static void move_cap(struct players *players, const struct game *game, double dt) {
    double place = limit(game->ball_x, HALF_PADDLE, 1 - HALF_PADDLE);
    if (game->server == 1) place = 0.5;
    players->until_serve = game->server == 1 ? players->until_serve - dt : 1;
    if (players->until_serve <= 0) {
        velto_sim_press_button(players->cap, 0.1);
        players->until_serve = 1;
    }
    velto_sim_set_motion(players->cap, (2 * place - 1) * COUNTS_AT_EDGE, 0, 0);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void play(struct players *players, struct game *game, double seconds) {
    const double start = now();
    double previous = start;
    while (!is_over && previous < start + seconds) {
        struct timespec pause = {0, (long)(FRAME * 1e9)};
        velto_input input = VELTO_INPUT_INIT;
        double moment, dt;
        nanosleep(&pause, NULL);
        moment = now();
        dt = moment - previous;
        previous = moment;
        velto_keyboard_step(players->keyboard, typed_keys(), dt, &input);
        velto_device_supply_input(players->keyboard_device, &input);
        move_cap(players, game, dt);
        play_frame(game, players->context, dt);
        draw(game);
    }
}

static int read_options(int argc, char **argv, double *seconds) {
    char *rest;
    if (argc == 1) return 1;
    if (argc != 3 || strcmp(argv[1], "--seconds") != 0) return 0;
    *seconds = strtod(argv[2], &rest);
    return rest != argv[2] && *rest == '\0' && *seconds > 0 && *seconds <= 86400;
}

int main(int argc, char **argv) {
    struct players players;
    struct game game;
    double seconds = 86400;
    memset(&players, 0, sizeof players);
    memset(&game, 0, sizeof game);
    game.farthest_left = game.farthest_right = 0.5;
    if (!read_options(argc, argv, &seconds)) {
        fprintf(stderr, "usage: keyboard_pong [--seconds N]\n");
        return 2;
    }
    if (!open_terminal()) return 2;
    if (make_players(&players)) play(&players, &game, seconds);
    velto_keyboard_destroy(players.keyboard);
    velto_context_destroy(players.context);
    endwin();
    printf("summary: you %u, the cap %u; returns %u and %u; your paddle from %.2f to %.2f\n", game.points[0], game.points[1],
           game.returns[0], game.returns[1], game.farthest_left, game.farthest_right);
    return 0;
}
