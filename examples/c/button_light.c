/*
 * Lets the button of a simulated MetaWear board light its LED without a host.
 *
 *     button_light
 *
 * The event stays on the board when the program disconnects. The light of a simulated board is invisible, so the button
 * also sets pin 1, which the program reads after it has reconnected. The clock is manual, so the program never waits.
 *
 * Exit status: 0 if the button did it, 1 if not.
 */
#include <stdio.h>

#include <veltokit/velto.h>

struct stage {
    velto_context *context;
    velto_sim sim;
    velto_device board;
};

/* Returns whether a call succeeded, and prints the error if not. */
static int succeeded(velto_result result) {
    if (result < 0) fprintf(stderr, "button_light: %s\n", velto_error_message());
    return result >= 0;
}

/* Waits for an operation; the manual clock advances meanwhile. */
static int ended(velto_op op) {
    velto_result result = VELTO_OK;
    char sentence[256] = "";
    size_t size;
    if (!succeeded(velto_op_wait(op, 60, &result))) return 0;
    if (result == VELTO_OK) return 1;
    velto_op_get_error(op, sentence, sizeof sentence, &size);
    fprintf(stderr, "button_light: %s\n", sentence);
    return 0;
}

static int connect_board(struct stage *stage) {
    velto_op op;
    return succeeded(velto_device_connect(stage->board, NULL, &op)) && ended(op);
}

static int find_board(struct stage *stage) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_sim_def sim = VELTO_SIM_DEF_INIT;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK;
    sim.model_name = "metamotion-s";
    return succeeded(velto_context_create(&def, &stage->context)) &&
           succeeded(velto_context_create_sim(stage->context, &sim, &stage->sim)) &&
           succeeded(velto_context_start_scan(stage->context, NULL, NULL)) &&
           succeeded(velto_context_advance_clock(stage->context, 1)) &&
           succeeded(velto_sim_get_device(stage->sim, &stage->board)) && connect_board(stage);
}

/* The commands that the board executes when its button is pressed: a copy of the sequence stays on the board. */
static int make_event(velto_device board) {
    velto_mw_led_pattern light;
    velto_device sequence;
    velto_signal button;
    velto_board_event event;
    velto_op op;
    char lines[1024];
    size_t size;
    int is_made;
    if (!succeeded(velto_mw_get_led_preset(VELTO_MW_LED_PRESET_SOLID, VELTO_MW_LED_COLOR_GREEN, &light)) ||
        !succeeded(velto_device_find_signal(board, VELTO_MW_SWITCH, &button)) ||
        !succeeded(velto_mw_create_sequence(board, &sequence))) {
        return 0;
    }
    is_made = succeeded(velto_mw_play_led(sequence, &light, 1, VELTO_MW_LED_ACTION_PLAY, NULL)) &&
              succeeded(velto_mw_write_pin(sequence, 1, VELTO_MW_PIN_ACTION_HIGH, NULL)) &&
              succeeded(velto_mw_create_event(board, button, sequence, NULL, &event, &op)) && ended(op);
    velto_mw_destroy_sequence(sequence);
    if (is_made && succeeded(velto_mw_describe_program(board, lines, sizeof lines, &size))) puts(lines);
    return is_made;
}

/* The level of pin 1; negative if it could not be read. */
static int level(velto_device board) {
    velto_signal pin;
    velto_op op;
    float value = -1;
    size_t size;
    if (!succeeded(velto_device_find_signal(board, "digital[1]", &pin)) || !succeeded(velto_signal_read(pin, 5, &op)) ||
        !ended(op) || !succeeded(velto_op_get_frame(op, VELTO_UNITS_NATIVE, &value, sizeof value, &size, NULL))) {
        return -1;
    }
    return (int)value;
}

/* The button is pressed while no host is connected. */
static int press(struct stage *stage) {
    velto_op gone;
    return succeeded(velto_device_disconnect(stage->board, &gone)) && ended(gone) &&
           succeeded(velto_sim_press_button(stage->sim, 0.2)) && succeeded(velto_context_advance_clock(stage->context, 1)) &&
           connect_board(stage);
}

int main(void) {
    struct stage stage = {0};
    int before = -1, after = -1;
    if (find_board(&stage) && make_event(stage.board)) {
        before = level(stage.board);
        if (press(&stage)) after = level(stage.board);
        printf("pin 1 before: %d, after the button: %d\n", before, after);
    }
    velto_context_destroy(stage.context);
    return before == 0 && after == 1 ? 0 : 1;
}
