/*
 * Shows the features of a MetaWear board, step by step: device information, battery, light, motor and accelerometer.
 *
 *     metawear_demo                      a simulated board
 *     metawear_demo --seconds 2          measures for two seconds instead of five
 *     metawear_demo --backend bluez      the first board in range
 *
 * Exit status: 0 if every step succeeded, 1 if one failed or no board was found, 2 for wrong arguments.
 */
#define _DEFAULT_SOURCE /* setitimer */

#include "example.h"

#define SCAN_SECONDS 8.0
#define LIGHT_SECONDS 2.0
#define SHOWN 20 /* every 20th sample is printed */
#define ROWS 64

static int succeeded(const struct example *example, velto_result result) {
    if (example_succeeded(example, result)) return 1;
    fprintf(stderr, "%s: the demo failed\n", example->name);
    return 0;
}

/* Waits for the operation that a call has started. */
static int finished(const struct example *example, velto_result begun, velto_op op) {
    velto_result result = VELTO_OK;
    char sentence[256] = "";
    size_t size;
    if (!succeeded(example, begun) || !succeeded(example, velto_op_wait(op, VELTO_FOREVER, &result))) return 0;
    if (result >= 0) return 1;
    velto_op_get_error(op, sentence, sizeof sentence, &size);
    fprintf(stderr, "%s: the demo failed: %s (%s)\n", example->name, sentence, velto_result_name(result));
    return 0;
}

/* The first board in range. */
static int find(const struct example *example, velto_device *board) {
    const double end = example_now() + SCAN_SECONDS;
    velto_event event;
    velto_device_info info = VELTO_DEVICE_INFO_INIT;
    velto_op op;
    puts("scanning ...");
    if (!finished(example, velto_context_start_scan(example->context, NULL, &op), op)) return 0;
    while (example_now() < end && !example_is_over) {
        if (velto_context_wait_event(example->context, 0.5, &event) != VELTO_OK) continue;
        if (event.type != VELTO_EVENT_DEVICE_FOUND || velto_device_get_info(event.device, &info) != VELTO_OK) continue;
        if (info.family != VELTO_FAMILY_METAWEAR) continue;
        printf("  %s\n", info.identifier);
        *board = event.device;
        return succeeded(example, velto_context_stop_scan(example->context));
    }
    if (example_is_over) return 0;
    fprintf(stderr, "%s: no board was found: is it charged, and not connected to something else?\n", example->name);
    return 0;
}

static int describe(const struct example *example, velto_device board) {
    static const struct {
        velto_detail detail;
        const char *name;
    } details[] = {
        {VELTO_DETAIL_MANUFACTURER, "manufacturer"}, {VELTO_DETAIL_MODEL, "model"}, {VELTO_DETAIL_SERIAL, "serial"},
        {VELTO_DETAIL_FIRMWARE, "firmware"}, {VELTO_DETAIL_HARDWARE, "hardware"}};
    velto_mw_info info = VELTO_MW_INFO_INIT;
    velto_signal battery;
    velto_op op;
    velto_frame_info frame;
    float values[2] = {0, 0};
    char text[64];
    size_t size;
    for (size_t index = 0; index < COUNT_OF(details); index++) {
        if (velto_device_get_detail(board, details[index].detail, text, sizeof text, &size) == VELTO_OK)
            printf("  %-13s%s\n", details[index].name, text);
    }
    if (!succeeded(example, velto_mw_get_info(board, &info)) ||
        !succeeded(example, velto_device_find_signal(board, VELTO_MW_BATTERY, &battery)) ||
        !finished(example, velto_signal_read(battery, 5, &op), op) ||
        !succeeded(example, velto_op_get_frame(op, VELTO_UNITS_NATIVE, values, sizeof values, &size, &frame))) {
        return 0;
    }
    printf("  %-13s%s\nbattery: %.0f %%, %.0f mV\n", "board", info.model_name, (double)values[0], (double)values[1]);
    return 1;
}

static int blink_and_buzz(const struct example *example, velto_device board) {
    velto_mw_led_pattern green;
    velto_op op;
    puts("three green flashes, and a vibration");
    velto_mw_get_led_preset(VELTO_MW_LED_PRESET_FLASH, VELTO_MW_LED_COLOR_GREEN, &green);
    if (!finished(example, velto_mw_play_led(board, &green, 1, VELTO_MW_LED_ACTION_PLAY, &op), op)) return 0;
    example_sleep_until(example_now() + LIGHT_SECONDS);
    return finished(example, velto_mw_control_led(board, VELTO_MW_LED_ACTION_STOP_AND_CLEAR, &op), op) &&
           finished(example, velto_mw_play_motor(board, 0.8, 0.3, &op), op);
}

/* Prints some of the samples, and returns the number of all samples. */
static size_t follow(const struct example *example, velto_stream stream) {
    const double end = example_now() + example->seconds;
    float rows[ROWS][3];
    size_t count = 0, total = 0;
    while (example_now() < end && !example_is_over) {
        example_sleep_until(example_now() + FRAME);
        while (velto_stream_read(stream, rows, sizeof rows[0], ROWS, NULL, &count) == VELTO_OK) {
            for (size_t row = 0; row < count; row++) {
                if (++total % SHOWN != 0) continue;
                printf("[%zu] %+.3f %+.3f %+.3f\n", total, (double)rows[row][0], (double)rows[row][1],
                       (double)rows[row][2]);
            }
        }
    }
    return total;
}

static size_t measure(const struct example *example, velto_device board) {
    velto_mw_sensor_config wanted = VELTO_MW_SENSOR_CONFIG_INIT, chosen = VELTO_MW_SENSOR_CONFIG_INIT;
    velto_stream_def def = VELTO_STREAM_DEF_INIT;
    velto_signal acceleration;
    velto_stream stream;
    velto_op op;
    size_t total;
    wanted.rate = 100;
    wanted.range_g = 2;
    def.units = VELTO_UNITS_NATIVE;
    if (!succeeded(example, velto_mw_set_sensor_config(board, &wanted, &chosen)) ||
        !succeeded(example, velto_device_find_signal(board, VELTO_MW_ACCELERATION, &acceleration)) ||
        !finished(example, velto_signal_start_stream(acceleration, &def, &stream, &op), op)) {
        return 0;
    }
    total = follow(example, stream);
    velto_stream_destroy(stream);
    printf("%zu samples, %.1f Hz\n", total, (double)total / example->seconds);
    return total;
}

int main(int argc, char **argv) {
    struct example example = {
        .name = "metawear_demo", .backend = VELTO_BACKEND_SIMULATED, .seconds = 5, .families = VELTO_FAMILIES_METAWEAR};
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    velto_sim sim;
    velto_device board;
    velto_op op;
    int is_done;
    if (!example_begin(&example, argc, argv, 0)) return 1;
    def.model_name = "metamotion-s";
    def.script = "sweep";
    if (example.backend == VELTO_BACKEND_SIMULATED &&
        !succeeded(&example, velto_context_create_sim(example.context, &def, &sim))) {
        return 1;
    }
    is_done = find(&example, &board) && finished(&example, velto_device_connect(board, NULL, &op), op) &&
              describe(&example, board) && blink_and_buzz(&example, board) && measure(&example, board) > 0 &&
              finished(&example, velto_device_disconnect(board, &op), op);
    velto_context_destroy(example.context);
    return is_done ? 0 : 1;
}
