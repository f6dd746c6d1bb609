/* What a message of a TAP's raw sensors costs: decoded, timed, checked for loss, and streamed in SI units by the library; and in a
   bare loop that does the same for one program that knows the device. Notifications are of 166 bytes, as of a Tap Strap 2.

   Usage: raw_way [--brief | --instructions | --bytes]. The last one writes the notifications to the standard output. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "measure.h"

enum { NOTIFICATIONS = 500, MESSAGES = 7, FINGERS = 3, IMU = 4, FINGER_SIZE = 34, IMU_SIZE = 16, COLUMNS = 15 };
enum { PERIOD_NS = IMU * 5000000 };
enum { SIZE = FINGERS * FINGER_SIZE + IMU * IMU_SIZE };

#include "bare_stream.h"

static uint8_t notifications[NOTIFICATIONS][SIZE];
static int next;
static uint64_t now_ns;

static uint8_t *put_message(uint8_t *target, int size, uint32_t header, int seed) {
    memcpy(target, &header, sizeof header);
    for (int place = sizeof header; place < size; place++) target[place] = (uint8_t)(seed + place * 31);
    return target + size;
}

/* Three messages of the fingers and four of the IMU, each kind every 5 ms of the device's clock. */
static void make_notifications(void) {
    uint32_t imu = 1000, fingers = 1000;
    for (int index = 0; index < NOTIFICATIONS; index++) {
        uint8_t *target = notifications[index];
        for (int message = 0; message < IMU; message++, imu += 5) {
            target = put_message(target, IMU_SIZE, imu, index * 7);
            if (message == IMU - 1) continue;
            target = put_message(target, FINGER_SIZE, fingers | 1u << 31, index * 3);
            fingers += 5;
        }
    }
}

/* ---- The library ---- */

static velto_context *context;
static velto_device device;
static velto_stream streams[2];
static const velto_uuid raw_sensors = {
    {0x6E, 0x40, 0x00, 0x03, 0xB5, 0xA3, 0xF3, 0x93, 0xE0, 0xA9, 0xE5, 0x0E, 0x24, 0xDC, 0xCA, 0x9E}};

static void open_streams(void) {
    static const char *const names[] = {"imu", "fingers"};
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL;
    check(velto_context_create(&def, &context), "context");
    check(velto_context_create_ingest_device(context, VELTO_FAMILY_TAP, "fed", &device), "device");
    /* Streams alone: game input is another way. */
    check(velto_device_set_game_input(device, VELTO_GAME_INPUT_OFF), "game input");
    for (int index = 0; index < 2; index++) {
        velto_signal signal;
        check(velto_device_find_signal(device, names[index], &signal), "signal");
        check(velto_signal_start_stream(signal, NULL, &streams[index], NULL), "stream");
    }
    check(velto_context_advance_clock(context, 0.1), "advance");
}

static void stream(void) {
    check(velto_device_ingest_packet(device, raw_sensors, notifications[next], SIZE, now_ns += PERIOD_NS), "packet");
    next = (next + 1) % NOTIFICATIONS;
}

static void stream_nothing(void) {
    static const uint8_t padding[4] = {0};
    check(velto_device_ingest_packet(device, raw_sensors, padding, sizeof padding, now_ns += PERIOD_NS), "packet");
}

/* ---- The bare loop ---- */

typedef struct sensor {
    bare_stream stream;
    uint64_t lost;
    uint32_t newest;
    double period, lateness;
    uint64_t anchor_ns;
    uint32_t anchor_tick;
} sensor;

static sensor sensors[2];
static float scales[2][COLUMNS];

static void prepare_bare(void) {
    for (int column = 0; column < COLUMNS; column++) {
        scales[0][column] = column < 3 ? 0.0175f * 3.14159265f / 180 : 0.000122f * 9.80665f;
        scales[1][column] = 0.03125f * 9.80665f;
    }
    sensors[0].period = sensors[1].period = 5;
}

/* The number of messages that are missing, by a period that follows the messages. */
static void follow(sensor *sensor, uint32_t tick, uint64_t now) {
    uint32_t gap = (tick - sensor->newest) & 0x7FFFFFFF;
    sensor->newest = tick;
    if (gap > 10000) {
        sensor->lateness = 0;
        sensor->anchor_tick = tick;
        sensor->anchor_ns = now;
        return;
    }
    sensor->lateness += gap - sensor->period;
    double ratio = sensor->lateness / sensor->period;
    double skipped = (double)(int64_t)(ratio < 0 ? ratio - 0.5 : ratio + 0.5);
    if (skipped == 0) {
        sensor->period += sensor->lateness / 128;
        sensor->lateness -= sensor->lateness / 8;
        return;
    }
    sensor->lateness -= skipped * sensor->period;
    if (skipped > 0) {
        sensor->lost += (uint64_t)skipped;
        sensor->stream.sequence += (uint64_t)skipped;
    }
}

static uint64_t time_of(sensor *sensor, uint32_t tick, uint64_t now) {
    const uint64_t time = sensor->anchor_ns + (uint64_t)((tick - sensor->anchor_tick) & 0x7FFFFFFF) * 1000000;
    if (time <= now && now - time <= 1000000000) return time;
    sensor->anchor_tick = tick;
    return sensor->anchor_ns = now;
}

static void store(sensor *sensor, const float *scale, const uint8_t *message, uint32_t tick, int columns, uint64_t now) {
    follow(sensor, tick, now);
    const uint64_t time = time_of(sensor, tick, now);
    frame *target = begin_frame(&sensor->stream, time, now, tick);
    for (int column = 0; column < columns; column++) {
        int16_t value;
        memcpy(&value, message + 4 + 2 * column, sizeof value);
        target->values[column] = (float)(value * (double)scale[column]);
    }
    end_frame(&sensor->stream);
    count_frames(&sensor->stream, 1, time, 0, now);
}

static void decode(const uint8_t *bytes, size_t size, uint64_t now) {
    size_t place = 0;
    while (size - place >= 4) {
        uint32_t header;
        memcpy(&header, bytes + place, sizeof header);
        if (header == 0) return;
        int is_fingers = header >> 31, columns = is_fingers ? 15 : 6;
        size_t length = 4 + 2 * (size_t)columns;
        if (size - place < length) return;
        store(&sensors[is_fingers], scales[is_fingers], bytes + place, header & 0x7FFFFFFF, columns, now);
        place += length;
    }
}

static void decode_bare(void) {
    decode(notifications[next], SIZE, now_ns += PERIOD_NS);
    next = (next + 1) % NOTIFICATIONS;
}

int main(int count, char **arguments) {
    make_notifications();
    if (count > 1 && strcmp(arguments[1], "--bytes") == 0)
        return fwrite(notifications, 1, sizeof notifications, stdout) != sizeof notifications;
    measure_options(count, arguments);
    prepare_bare();
    open_streams();
    measure("library", stream);
    measure("library, a notification without a message", stream_nothing);
    next = 0;
    measure("bare loop in C", decode_bare);
    velto_context_destroy(context);
    return 0;
}
