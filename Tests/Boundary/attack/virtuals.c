/*
 * Threads do everything that can be done to virtual devices, in any order and with any bytes: they create, supply, script,
 * record, disconnect and forget them, and poll them meanwhile. Nothing traps, nothing leaks, and memory is bounded.
 */
#include <stdatomic.h>

#include "attack.h"

enum { THREADS = 4, DEVICES = 8, NAMES = 6, WARM_UP = 200000, GROWTH = 32 << 20, TEXT = 1024 };

static velto_context *contexts[2];
static const char *folder;
static _Atomic int is_over;
static _Atomic unsigned long calls;
static _Atomic uint64_t devices[DEVICES], ops[DEVICES], keyboards[DEVICES];

static const char *const PIECES[] = {
    "{\"velto_script\": 1}\n", "{\"t\": 0, \"position_x\": 0.5}\n", "{\"t\": 0.001, \"buttons_down\": [\"main\", \"thumb\"]}\n",
    "{\"t\": 0.002, \"flags\": []}\n", "{\"t\": 0.003, \"flags\": [\"connected\"], \"press_count\": 4294967295}\n",
    "{\"t\": 604800, \"exact\": true, \"packet_count\": 18446744073709551615, \"timestamp_ns\": -9223372036854775808}\n",
    "{\"t\": 0.004, \"gestures\": [\"throw\"], \"throw_power\": 1e308, \"finger_press_count\": [1, 2, 3, 4, 5]}\n",
    "[[[[[[[[[[[[[[[[[[", "\"\\ud83d\\ude00", "{\"t\":", "1e999", "\xff", "\n", "", "{\"orientation\": [1, 0, 0, 0], \"t\": 0}\n",
};
enum { PIECE_COUNT = sizeof PIECES / sizeof PIECES[0] };

static void *as_object(uint64_t bits) { return (void *)(uintptr_t)bits; }

/* No call may return what is no code. */
static velto_result checked(velto_result result) {
    CHECK(strcmp(velto_result_name(result), "unknown") != 0, "%d is no code", result);
    calls++;
    return result;
}

static void fill(void *bytes, size_t size, uint64_t *seed) {
    for (size_t i = 0; i < size; i++) { ((unsigned char *)bytes)[i] = (unsigned char)draw(seed); }
}

static velto_device some_device(uint64_t *seed) { return (velto_device){devices[draw(seed) % DEVICES]}; }

static void supply(uint64_t *seed) {
    velto_input input = VELTO_INPUT_INIT;
    if (draw(seed) % 2) { fill(&input, sizeof input, seed); }
    if (draw(seed) % 4) { input.struct_size = sizeof input; }
    if (draw(seed) % 2) {
        velto_input sane = VELTO_INPUT_INIT;
        sane.position_x = (double)(draw(seed) % 100) / 50 - 1;
        sane.buttons_down = draw(seed) % 2 ? VELTO_BUTTON_MAIN : 0;
        sane.gestures = (velto_gesture)(draw(seed) % 64);
        input = sane;
    }
    checked(velto_device_supply_input(some_device(seed), &input));
}

/* Pieces of scripts in a random order, some of them cut or damaged. */
static size_t compose(char *text, uint64_t *seed) {
    size_t size = 0;
    for (uint64_t left = draw(seed) % 12; left > 0; left--) {
        const char *piece = PIECES[size == 0 && draw(seed) % 8 ? 0 : draw(seed) % PIECE_COUNT];
        size_t length = strlen(piece);
        if (size + length > TEXT) { break; }
        memcpy(text + size, piece, length);
        size += length;
    }
    if (size > 0 && draw(seed) % 3 == 0) { text[draw(seed) % size] = (char)draw(seed); }
    return size;
}

static void play(uint64_t *seed) {
    char text[TEXT], path[512];
    velto_op op = {0};
    size_t size = compose(text, seed);
    if (draw(seed) % 4) {
        checked(velto_device_play_script(some_device(seed), text, size, &op));
    } else {
        snprintf(path, sizeof path, "%s/record-%d", folder, (int)(draw(seed) % 4));
        checked(velto_device_play_file(some_device(seed), path, &op));
    }
    ops[draw(seed) % DEVICES] = op.bits;
}

static void record(uint64_t *seed) {
    char path[512];
    velto_op op = {0};
    snprintf(path, sizeof path, draw(seed) % 16 ? "%s/record-%d" : "/dev/full", folder, (int)(draw(seed) % 4));
    checked(velto_device_start_recording(some_device(seed), path, &op));
    ops[draw(seed) % DEVICES] = op.bits;
}

static void create(uint64_t *seed) {
    char name[16];
    velto_device device = {0};
    snprintf(name, sizeof name, "%d", (int)(draw(seed) % NAMES));
    velto_capability capabilities = draw(seed) % 4 ? 0 : draw(seed) & 0xFF;
    if (checked(velto_context_create_virtual_device(contexts[draw(seed) % 2], name, capabilities, &device)) == VELTO_OK) {
        devices[draw(seed) % DEVICES] = device.bits;
    } else {
        char text[32];
        snprintf(text, sizeof text, "virtual:%s", name);
        checked(velto_context_find_device(contexts[draw(seed) % 2], text, &device));
        if (device.bits != 0) { devices[draw(seed) % DEVICES] = device.bits; }
    }
}

static void type(uint64_t *seed) {
    velto_input input = VELTO_INPUT_INIT;
    velto_keyboard_config config = VELTO_KEYBOARD_CONFIG_INIT;
    velto_keyboard *keyboard = NULL;
    uint64_t place = draw(seed) % DEVICES;
    config.hold_time = (double)(draw(seed) % 3) / 10;
    switch (draw(seed) % 8) {
    case 0:
        if (draw(seed) % 4 == 0) { fill(&config, sizeof config, seed); }
        if (checked(velto_keyboard_create(&config, &keyboard)) != VELTO_OK) { return; }
        velto_keyboard_destroy(as_object(atomic_exchange(&keyboards[place], (uint64_t)(uintptr_t)keyboard)));
        return;
    default:
        if (checked(velto_keyboard_step(as_object(keyboards[place]), (velto_key)draw(seed) & 0xFF,
                                        (double)(draw(seed) % 100) / 60, &input)) == VELTO_OK) {
            checked(velto_device_supply_input(some_device(seed), &input));
        }
    }
}

static void change(uint64_t *seed) {
    velto_device device = some_device(seed);
    velto_op op = {0};
    switch (draw(seed) % 12) {
    case 0: checked(velto_device_connect(device, NULL, &op)); break;
    case 1: checked(velto_device_disconnect(device, &op)); break;
    case 2: checked(velto_device_forget(device, &op)); break;
    case 3: checked(velto_device_discard_edges(device)); break;
    case 4: checked(velto_device_reset_input(device)); break;
    case 5: checked(velto_device_restart_session(device)); break;
    case 6: checked(velto_device_set_player_index(device, (int32_t)(draw(seed) % 4) - 1)); break;
    case 7: checked(velto_device_stop_recording(device)); break;
    case 8: checked(velto_device_set_motion_mode(device, VELTO_MOTION_MODE_POINTER)); break;
    case 9: checked(velto_device_set_family(device, VELTO_FAMILY_TRIKI)); break;
    default: checked(velto_op_cancel((velto_op){ops[draw(seed) % DEVICES]})); break;
    }
}

static void *rage(void *given) {
    uint64_t seed = (uint64_t)(uintptr_t)given * 0x9E3779B97F4A7C15u + 1;
    while (!is_over) {
        velto_input input = VELTO_INPUT_INIT;
        velto_event event;
        switch (draw(&seed) % 12) {
        case 0: create(&seed); break;
        case 1: play(&seed); break;
        case 2: if (draw(&seed) % 8 == 0) { record(&seed); } break;
        case 3: change(&seed); break;
        case 4: type(&seed); break;
        case 5: checked(velto_context_advance_clock(contexts[0], 0.001)); break;
        case 6: checked(velto_context_poll_event(contexts[draw(&seed) % 2], &event)); break;
        case 7: checked(velto_device_peek_input(some_device(&seed), &input)); break;
        case 8: case 9: supply(&seed); break;
        default: checked(velto_device_poll_input(some_device(&seed), VELTO_DT_MEASURE, &input)); break;
        }
    }
    return NULL;
}

/* What is left of everything works as if nothing had been. */
static void play_calmly(velto_context *context) {
    velto_device device;
    velto_op op;
    velto_input input = VELTO_INPUT_INIT;
    OK(velto_context_create_virtual_device(context, "calm", 0, &device));
    input.position_x = 0.5;
    input.buttons_down = VELTO_BUTTON_MAIN;
    OK(velto_device_supply_input(device, &input));
    OK(velto_device_poll_input(device, 0.016, &input));
    CHECK(input.position_x == 0.5 && input.press_count == 1, "polled %g", input.position_x);
    OK(velto_device_play_script(device, PIECES[0], strlen(PIECES[0]), &op));
    CHECK(outcome_of(op, PATIENCE) == VELTO_OK, "an empty script");
}

int main(int count, char **arguments) {
    double end = end_of(count, arguments);
    pthread_t workers[THREADS];
    long before = 0;
    folder = count > 2 ? arguments[2] : "/tmp";
    int files = descriptors(), before_all = threads();
    contexts[0] = make_context(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
    contexts[1] = make_context(0);
    for (uintptr_t i = 0; i < THREADS; i++) { pthread_create(&workers[i], NULL, rage, (void *)(i + 1)); }
    while (seconds_now() < end || calls < WARM_UP) {
        usleep(1000);
        if (before == 0 && calls >= WARM_UP) { before = resident(); }
    }
    is_over = 1;
    for (int i = 0; i < THREADS; i++) { pthread_join(workers[i], NULL); }
    long growth = resident() - before;
    CHECK(before == 0 || growth < GROWTH, "%ld bytes more after %lu calls", growth, calls);
    for (int i = 0; i < 2; i++) { play_calmly(contexts[i]); }
    for (int i = 0; i < DEVICES; i++) { velto_keyboard_destroy(as_object(keyboards[i])); }
    for (int i = 0; i < 2; i++) { velto_context_destroy(contexts[i]); }
    CHECK(descriptors() == files, "%d descriptors instead of %d", descriptors(), files);
    check_threads(before_all);
    printf("%lu calls, %ld KiB more than after %d\n", calls, growth / 1024, WARM_UP);
    return 0;
}
