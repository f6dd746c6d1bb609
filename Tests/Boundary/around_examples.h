/*
 * What the examples of the headers have around them: a game of 300 frames on a manual clock, whose drawing is printing.
 *
 * It is included by the program that test_header_examples.py writes, in C and in C++.
 */
#ifndef AROUND_EXAMPLES_H
#define AROUND_EXAMPLES_H

#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>

#include <veltokit/velto.h>

enum { BATTERY_LEVEL = 3 };

static velto_context *the_context;
static int frames_left = 300;

/* One frame passes; it takes no time on a clock that nobody moves. */
static inline int game_is_running(void) {
    velto_context_advance_clock(the_context, 1.0 / 60);
    return frames_left-- > 0;
}

static inline void move_paddle(int player, double place) { printf("paddle %d at %.2f\n", player, place); }
static inline void serve(void) { puts("serve"); }
static inline void throw_ball(double power) { printf("throw %.2f\n", power); }
static inline void open_item(int item) { printf("item %d\n", item); }
static inline void draw_progress(uint64_t done, uint64_t total) {
    printf("progress %" PRIu64 " of %" PRIu64 "\n", done, total);
}
static inline void play_click(void) { puts("click"); }

/* What a program has when it comes to an example. */
struct around {
    velto_context *context;
    velto_sim sim;
    velto_device device;
    velto_op op;
    velto_navigator *navigator;
    uint16_t battery_level;
    uint16_t characteristic;
};

static inline int expect(velto_result result, const char *what) {
    if (result < 0) fprintf(stderr, "%s: %s (%s)\n", what, velto_error_message(), velto_result_name(result));
    return result == VELTO_OK;
}

/* The definition of the simulated device: a cap, or a device with nothing but a battery level. */
static inline velto_sim_def device_def(const char *script) {
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    def.seed = 7;
    def.name = script != NULL ? "Triki 7" : "Battery";
    if (script != NULL) def.script = script;
    else def.model = VELTO_SIM_MODEL_TABLE;
    return def;
}

static inline int set_battery_level(velto_sim sim) {
    velto_sim_characteristic level;
    memset(&level, 0, sizeof level);
    level.service = VELTO_UUID16(0x180f);
    level.uuid = VELTO_UUID16(0x2a19);
    level.properties = VELTO_ATTRIBUTE_PROPERTY_READ | VELTO_ATTRIBUTE_PROPERTY_NOTIFY;
    level.handle = BATTERY_LEVEL;
    level.value[0] = 0x42;
    level.value_size = 1;
    return expect(velto_sim_set_characteristics(sim, &level, 1), "characteristics");
}

/* Takes the first characteristic that notifies as well. */
static inline int connect_device(struct around *around) {
    velto_gatt_characteristic list[4];
    size_t count = 0;
    velto_result outcome;
    if (!expect(velto_device_connect(around->device, NULL, &around->op), "connect")) return 0;
    if (!expect(velto_op_wait(around->op, 20, &outcome), "wait") || !expect(outcome, "outcome")) return 0;
    velto_device_list_characteristics(around->device, list, 4, &count);
    for (size_t index = 0; index < count; index++) {
        if (list[index].properties & VELTO_ATTRIBUTE_PROPERTY_NOTIFY) around->characteristic = list[index].handle;
    }
    return 1;
}

/* Scans until the device is there; the default queue keeps the events for the example. */
static inline int find_device(struct around *around) {
    velto_queue queue;
    velto_event event;
    if (!expect(velto_context_create_queue(around->context, VELTO_EVENT_CLASS_SCAN, 16, &queue), "queue")) return 0;
    if (!expect(velto_context_start_scan(around->context, NULL, NULL), "scan")) return 0;
    while (velto_sim_get_device(around->sim, &around->device) != VELTO_OK) {
        if (!expect(velto_queue_wait_event(queue, 10, &event), "found")) return 0;
    }
    velto_queue_destroy(queue);
    return expect(velto_context_stop_scan(around->context), "stop");
}

/* A simulated device of a definition that is READY. */
static inline velto_device connected_device(velto_context *context, const velto_sim_def *def) {
    velto_sim sim;
    velto_device device = VELTO_NULL_DEVICE;
    velto_op op;
    velto_context_create_sim(context, def, &sim);
    velto_context_start_scan(context, NULL, NULL);
    velto_context_advance_clock(context, 1);
    if (velto_sim_get_device(sim, &device) != VELTO_OK) return device;
    velto_device_connect(device, NULL, &op);
    velto_op_wait(op, 20, NULL);
    return device;
}

/* A TAP that is READY. */
static inline velto_device connected_tap(velto_context *context) {
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    def.model = VELTO_SIM_MODEL_TAP_STRAP_2;
    def.flags = VELTO_SIM_BONDED;
    return connected_device(context, &def);
}

/* A MetaWear board that is READY. */
static inline velto_device connected_board(velto_context *context) {
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    def.model_name = "metamotion-rl";
    return connected_device(context, &def);
}

/* A context with a simulated device that a scan has found; without a script it is the one with the battery level. */
static inline int begin(struct around *around, velto_context_flag clock, const char *script, int is_connected) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_sim_def device = device_def(script);
    def.backends = VELTO_BACKEND_SIMULATED | VELTO_BACKEND_HOST;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_EPHEMERAL | clock;
    if (!expect(velto_context_create(&def, &around->context), "create")) return 0;
    the_context = around->context;
    around->battery_level = BATTERY_LEVEL;
    return expect(velto_navigator_create(NULL, &around->navigator), "create navigator") &&
           expect(velto_context_create_sim(around->context, &device, &around->sim), "create sim") &&
           (script != NULL || set_battery_level(around->sim)) && find_device(around) &&
           (!is_connected || connect_device(around));
}

#endif
