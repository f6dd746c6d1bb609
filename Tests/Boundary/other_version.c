/*
 * A program that was compiled against another version of the headers: OLDER ones, whose structures lack their last
 * members, or NEWER ones, whose structures have members at their end that this library does not know.
 *
 * Every structure stands between two rows of guard bytes. Ends with the line number of what failed, or with 0.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <veltokit/velto.h>

#define GUARD 0xAA
#define CHECK(condition)                                                                   \
    do {                                                                                   \
        if (!(condition)) {                                                                \
            fprintf(stderr, "line %d: %s: %s\n", __LINE__, #condition, velto_error_message()); \
            return 1;                                                                      \
        }                                                                                  \
    } while (0)

/* A structure with guards around it. */
#define GUARDED(type, name)                                                                \
    struct {                                                                               \
        unsigned char before[64];                                                          \
        type value;                                                                        \
        unsigned char after[64];                                                           \
    } name;                                                                                \
    memset(&name, GUARD, sizeof name)
#define IS_UNHARMED(name) (is_guard(name.before, sizeof name.before) && is_guard(name.after, sizeof name.after))

static int is_guard(const unsigned char *bytes, size_t count) {
    for (size_t index = 0; index < count; index++) {
        if (bytes[index] != GUARD) { return 0; }
    }
    return 1;
}

static velto_result ingest(velto_device device, int16_t x) {
    unsigned char packet[16] = {0x22, 0, (unsigned char)(x & 0xFF), (unsigned char)((x >> 8) & 0xFF)};
    return velto_device_ingest_packet(device, VELTO_NULL_UUID, packet, sizeof packet, 0);
}

static int create(velto_context **context) {
    GUARDED(velto_context_def, def);
    CHECK(velto_context_def_init(&def.value, sizeof def.value) == VELTO_OK);
    CHECK(IS_UNHARMED(def));
    def.value.backends = VELTO_BACKEND_SIMULATED;
    def.value.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK;
#ifdef NEWER
    CHECK(def.value.future == 0);
    def.value.future = 1;
    CHECK(velto_context_create(&def.value, context) == VELTO_ERROR_STRUCT_SIZE);
    def.value.future = 0;
#endif
    CHECK(velto_context_create(&def.value, context) == VELTO_OK);
    CHECK(IS_UNHARMED(def));
    return 0;
}

static int configure(velto_device device) {
    GUARDED(velto_motion_config, config);
    CHECK(velto_motion_config_init(&config.value, sizeof config.value, VELTO_MOTION_MODE_GESTURE) == VELTO_OK);
    CHECK(IS_UNHARMED(config));
    CHECK(config.value.gesture_min_thrust_speed == 0.1);
#ifdef NEWER
    config.value.future = 1;
    CHECK(velto_device_set_motion_config(device, &config.value) == VELTO_ERROR_STRUCT_SIZE);
    config.value.future = 0;
#endif
    CHECK(velto_device_set_motion_config(device, &config.value) == VELTO_OK);
    memset(&config, GUARD, sizeof config);
    config.value.struct_size = (uint32_t)sizeof config.value;
    CHECK(velto_device_get_motion_config(device, &config.value) == VELTO_OK);
    CHECK(config.value.gesture_min_thrust_speed == 0.1);
    CHECK(config.value.struct_size == sizeof config.value);
    CHECK(IS_UNHARMED(config));
#ifdef NEWER
    CHECK(config.value.future == 0);
#endif
    CHECK(velto_motion_config_init(&config.value, sizeof config.value, VELTO_MOTION_MODE_PADDLE) == VELTO_OK);
    CHECK(velto_device_set_motion_config(device, &config.value) == VELTO_OK);
    return 0;
}

static int play(velto_context *context, velto_device device) {
    GUARDED(velto_input, input);
    CHECK(velto_input_init(&input.value, sizeof input.value) == VELTO_OK);
    CHECK(IS_UNHARMED(input));
    CHECK(ingest(device, 0) == VELTO_OK);
    CHECK(velto_device_poll_input(device, 1.0 / 60, &input.value) == VELTO_OK);
    CHECK(ingest(device, 200) == VELTO_OK);
    memset(&input, GUARD, sizeof input);
    input.value.struct_size = (uint32_t)sizeof input.value;
    CHECK(velto_device_poll_input(device, 1.0 / 60, &input.value) == VELTO_OK);
    CHECK(fabs(input.value.position_x - 0.68) < 1e-9);
    CHECK(input.value.device.bits == device.bits);
    CHECK(input.value.struct_size == sizeof input.value);
    CHECK(IS_UNHARMED(input));
#ifdef NEWER
    CHECK(input.value.future == 0);
#endif
    memset(&input, GUARD, sizeof input);
    input.value.struct_size = (uint32_t)sizeof input.value;
    CHECK(velto_context_poll_player(context, 5, 1.0 / 60, &input.value) == VELTO_OK);
    CHECK(input.value.position_x == 0 && input.value.player_index == -1);
    CHECK(IS_UNHARMED(input));
    return 0;
}

static int look(velto_device device) {
    GUARDED(velto_device_info, info);
    info.value.struct_size = (uint32_t)sizeof info.value;
    CHECK(velto_device_get_info(device, &info.value) == VELTO_OK);
    CHECK(info.value.family == VELTO_FAMILY_TRIKI && info.value.player_index == -1);
    CHECK(info.value.struct_size == sizeof info.value);
    CHECK(IS_UNHARMED(info));
#ifdef NEWER
    CHECK(info.value.future == 0);
#endif
    return 0;
}

int main(void) {
    velto_context *context = NULL;
    velto_device device = {0};
    if (create(&context) != 0) { return 1; }
    CHECK(velto_context_create_ingest_device(context, VELTO_FAMILY_TRIKI, "other version", &device) == VELTO_OK);
    if (configure(device) != 0 || play(context, device) != 0 || look(device) != 0) { return 1; }
    velto_context_destroy(context);
    return 0;
}
