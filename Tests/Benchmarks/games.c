/* What the objects between an input and a game cost, a frame each: drivers, strategies, and the menu's navigator. */
#include "measure.h"

#include <stddef.h>

static velto_driver *driver;
static velto_strategy *strategy;
static velto_navigator *navigator;

/* Frames of a cap that leans from side to side, as polls answered them. */
enum { FRAMES = 64 };
static velto_input frames[FRAMES];
static unsigned next_frame;
static const double DT = 1.0 / 60;

static void record_frames(void) {
    cap bench = make_cap();
    for (size_t index = 0; index < FRAMES; index++) {
        check(velto_input_init(&frames[index], sizeof *frames), "input");
        feed(&bench);
        check(velto_device_poll_input(bench.device, DT, &frames[index]), "poll");
    }
    velto_context_destroy(bench.context);
}

static const velto_input *frame(void) { return &frames[next_frame++ % FRAMES]; }

static void step_paddle(void) {
    static double position = 80;
    velto_driver_step_paddle(driver, frame(), DT, position, 80, &position);
}

static void step_menu(void) {
    velto_menu_step step;
    velto_driver_step_menu(driver, frame(), DT, 4, 1, &step);
}

static void step_pointer(void) {
    static velto_aim aim = {0.5, 0.5};
    velto_aim target;
    const velto_input *input = frame();
    velto_input_get_aim(input, &target);
    velto_driver_step_pointer(driver, input, DT, &aim, &target, &aim);
}

static void step_lateral(void) {
    static double aim;
    const velto_input *input = frame();
    velto_driver_step_lateral(driver, input, DT, aim, input->position_x, 0, &aim);
}

static void step_strategy(void) {
    velto_strategy_frame out = VELTO_STRATEGY_FRAME_INIT;
    velto_strategy_step(strategy, frame(), DT, &out);
}

static void step_navigator(void) {
    velto_navigator_step step;
    velto_navigator_step_input(navigator, frame(), DT, &step);
}

static void measure_strategy(const char *name, velto_strategy_mode mode) {
    check(velto_strategy_create(mode, &strategy), "strategy");
    measure(name, step_strategy);
    velto_strategy_destroy(strategy);
}

int main(int count, char **arguments) {
    measure_options(count, arguments);
    record_frames();
    check(velto_driver_create(&driver), "driver");
    measure("driver, paddle", step_paddle);
    measure("driver, menu", step_menu);
    measure("driver, pointer", step_pointer);
    measure("driver, lateral", step_lateral);
    velto_driver_destroy(driver);
    measure_strategy("strategy, pong", VELTO_STRATEGY_MODE_PONG);
    measure_strategy("strategy, quiz", VELTO_STRATEGY_MODE_QUIZ);
    measure_strategy("strategy, bowling", VELTO_STRATEGY_MODE_BOWLING);
    measure_strategy("strategy, dart", VELTO_STRATEGY_MODE_DART);
    check(velto_navigator_create(NULL, &navigator), "navigator");
    check(velto_navigator_begin_menu(navigator, 4, VELTO_CONFIRMATION_HOLD_OR_BUTTON), "menu");
    measure("navigator, step", step_navigator);
    velto_navigator_destroy(navigator);
    return 0;
}
