/*
 * A menu in a terminal, controlled by motion, the button or keys.
 *
 *     menu                        a simulated cap chooses items until it chooses "quit"
 *     menu --backend bluez        the cap in range of the machine's Bluetooth adapter
 *     menu --seconds 60           for a minute
 *
 * Lean to choose; hold for two seconds or press the button to confirm. Keys: n (next), p (previous) and Enter.
 *
 * Exit status: 0 if an item was confirmed, 1 if not, 2 for invalid options.
 */
#define _POSIX_C_SOURCE 200809L /* clock_nanosleep, sigaction, tcsetattr */

#include <fcntl.h>
#include <termios.h>

#include "example.h"

#define LINE_PERIOD 0.5 /* seconds between lines if the output is not a terminal */

static const char *const ITEMS[] = {"play", "calibrate", "players", "quit"};
enum { ITEM_COUNT = 4, CALIBRATE = 1, QUIT = 3 };

struct game {
    struct example example;
    velto_navigator *navigator;
    velto_device device;
    unsigned confirmed;
    int has_picture;
    double until_picture;
};

/* The simulated motion: lean slightly left and hold, then lean far right and press. */
static const velto_sim_step HAND[] = {
    {.kind = VELTO_SIM_STEP_KIND_REST, .duration = 0.5},
    {.kind = VELTO_SIM_STEP_KIND_TILT, .duration = 0.3, .amplitude_x = -120},
    {.kind = VELTO_SIM_STEP_KIND_HOLD, .duration = 3.5, .amplitude_x = -120},
    {.kind = VELTO_SIM_STEP_KIND_TILT, .duration = 0.5},
    {.kind = VELTO_SIM_STEP_KIND_TILT, .duration = 0.5, .amplitude_x = 290},
    {.kind = VELTO_SIM_STEP_KIND_HOLD, .duration = 1, .amplitude_x = 290},
    {.kind = VELTO_SIM_STEP_KIND_PRESS, .duration = 0.2},
    {.kind = VELTO_SIM_STEP_KIND_RELEASE, .duration = 0.5},
};

/* -- Keys ---------------------------------------------------------------------------------------------------------- */

static struct termios saved_terminal;
static int has_saved_terminal = 0;

/* Makes keys available immediately and reads nonblocking. */
static void open_keys(void) {
    struct termios terminal;
    if (!isatty(STDIN_FILENO) || tcgetattr(STDIN_FILENO, &saved_terminal) != 0) return;
    has_saved_terminal = 1;
    terminal = saved_terminal;
    terminal.c_lflag &= (tcflag_t) ~(ICANON | ECHO);
    terminal.c_cc[VMIN] = 0;
    terminal.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &terminal);
}

static void close_keys(void) {
    if (has_saved_terminal) tcsetattr(STDIN_FILENO, TCSANOW, &saved_terminal);
}

/* -- The menu ------------------------------------------------------------------------------------------------------ */

/* Performs the action of an item; returns 0 to end the program. */
static int confirm(struct game *game, int item) {
    game->confirmed++;
    game->has_picture = 0;
    printf("chosen: %s\n", ITEMS[item]);
    if (item == CALIBRATE && game->device.bits != 0) velto_device_calibrate_neutral(game->device);
    return item != QUIT;
}

static int take_keys(struct game *game) {
    char key;
    while (has_saved_terminal && read(STDIN_FILENO, &key, 1) == 1) {
        velto_navigator_step step = {.activated = -1};
        if (key == 'n') velto_navigator_move_focus(game->navigator, 1, &step);
        if (key == 'p') velto_navigator_move_focus(game->navigator, -1, &step);
        if (key == '\n') velto_navigator_activate_focus(game->navigator, &step);
        if (step.activated >= 0 && !confirm(game, step.activated)) return 0;
    }
    return 1;
}

static void draw(struct game *game, double dt) {
    velto_navigator_state state = VELTO_NAVIGATOR_STATE_INIT;
    game->until_picture -= dt;
    if (game->until_picture > 0 && !game->example.is_terminal) return;
    game->until_picture = LINE_PERIOD;
    velto_navigator_get_state(game->navigator, &state);
    if (game->example.is_terminal && game->has_picture) printf("\033[%dA\033[J", ITEM_COUNT);
    game->has_picture = 1;
    for (int item = 0; item < ITEM_COUNT; item++) {
        int is_focused = item == state.focus;
        if (!game->example.is_terminal && !is_focused) continue;
        printf("%c %-10s %3.0f %%\n", is_focused ? '>' : ' ', ITEMS[item], is_focused ? 100 * state.hold_progress : 0);
    }
}

static int run_frame(void *context, double dt) {
    struct game *game = (struct game *)context;
    velto_input input = VELTO_INPUT_INIT;
    velto_navigator_step step;
    velto_context_poll_player(game->example.context, 0, dt, &input); /* neutral without a device */
    if (input.device.bits != game->device.bits) {
        game->device = input.device;
        if (game->device.bits != 0) velto_device_begin_menu_motion(game->device, VELTO_NAVIGATOR_POLICY_COMFORT);
    }
    if (velto_navigator_step_input(game->navigator, &input, dt, &step) < 0) return 0;
    if (step.activated >= 0 && !confirm(game, step.activated)) return 0;
    if (!take_keys(game)) return 0;
    draw(game, dt);
    return 1;
}

static int begin_menu(struct game *game) {
    velto_confirmation confirmation = VELTO_CONFIRMATION_HOLD_OR_BUTTON;
    return example_succeeded(&game->example, velto_navigator_create(NULL, &game->navigator)) &&
           example_succeeded(&game->example, velto_navigator_begin_menu(game->navigator, ITEM_COUNT, confirmation));
}

/* Restores the motion settings of the game. */
static void end_menu(struct game *game) {
    velto_navigator_end_menu(game->navigator);
    if (game->device.bits != 0) velto_device_end_menu_motion(game->device);
}

int main(int argc, char **argv) {
    struct game game = {.example = {.name = "menu", .backend = VELTO_BACKEND_SIMULATED, .seconds = 30}};
    if (example_begin(&game.example, argc, argv, 1) && begin_menu(&game) &&
        example_add_cap(&game.example, "Triki Menu", HAND, COUNT_OF(HAND))) {
        open_keys();
        example_run(&game.example, run_frame, &game);
        close_keys();
        end_menu(&game);
        printf("summary: %u items confirmed\n", game.confirmed);
    }
    velto_navigator_destroy(game.navigator);
    velto_context_destroy(game.example.context);
    return game.confirmed > 0 ? 0 : 1;
}
