/* What a packet of a MetaWear board that the program feeds costs: decoded and streamed in SI units by the library; in a bare loop
   that does the same for one program that knows the board; and the arithmetic alone, which keeps nothing. Times are those of the
   arrival. A packet of an accelerometer and one of a gyroscope that become game input: three frames for a poll.

   Usage: board_way [--brief | --instructions]. */
#include <stdint.h>
#include <string.h>

#include "measure.h"

enum { AXES = 3, PARTS = 4, COLUMNS = PARTS, MOST_SAMPLES = 3, HEADER = 2, SAMPLE = 2 * AXES, QUATERNION = PARTS * 4 };

#include "bare_stream.h"

typedef struct kind {
    const char *library, *bare, *arithmetic, *signal;
    uint8_t header[HEADER];
    int samples;  /* 0 for four numbers with fractions */
    double scale; /* of one LSB, in SI units */
} kind;

static const kind kinds[] = {
    {"acceleration", "acceleration, bare loop in C", "acceleration, arithmetic in C", "acceleration", {0x03, 0x04}, 1, 9.80665 / 16384},
    {"acceleration, packed", "acceleration, packed, bare loop in C", "acceleration, packed, arithmetic in C", "acceleration", {0x03, 0x05}, 3, 9.80665 / 16384},
    {"angular velocity", "angular velocity, bare loop in C", "angular velocity, arithmetic in C", "angular-velocity", {0x13, 0x04}, 1, 3.14159265358979 / 180 / 65.6},
    {"quaternion", "quaternion, bare loop in C", "quaternion, arithmetic in C", "quaternion", {0x19, 0x07}, 0, 1},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static const kind *current;
static uint8_t packet[HEADER + MOST_SAMPLES * SAMPLE];
_Static_assert(MOST_SAMPLES * SAMPLE >= QUATERNION, "a packet has room for both");
static size_t size;
static uint64_t now_ns;

static void make_packet(const kind *made) {
    current = made;
    size = (size_t)(HEADER + (made->samples == 0 ? QUATERNION : made->samples * SAMPLE));
    memcpy(packet, made->header, HEADER);
    for (size_t place = HEADER; place < size; place++) packet[place] = (uint8_t)(31 * place % 64);
}

/* ---- The library ---- */

static velto_context *context;
static velto_device device;
static const velto_uuid notification = {
    {0x32, 0x6A, 0x90, 0x06, 0x85, 0xCB, 0x91, 0x95, 0xD9, 0xDD, 0x46, 0x4C, 0xFB, 0xBA, 0xE7, 0x5A}};

static void open_device(void) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL;
    check(velto_context_create(&def, &context), "context");
    check(velto_context_create_ingest_device(context, VELTO_FAMILY_METAWEAR, "fed", &device), "device");
    /* Streams alone: game input is another way. */
    check(velto_device_set_game_input(device, VELTO_GAME_INPUT_OFF), "game input");
}

static velto_stream read_stream;

static velto_stream open_stream(void) {
    velto_signal signal;
    velto_stream stream;
    check(velto_device_find_signal(device, current->signal, &signal), "signal");
    check(velto_signal_start_stream(signal, NULL, &stream, NULL), "stream");
    check(velto_context_advance_clock(context, 0.1), "advance");
    return stream;
}

static void feed_packet(void) {
    now_ns += 10000000;
    check(velto_device_ingest_packet(device, notification, packet, size, now_ns), "packet");
}

/* A program that reads each sample as it comes. */
static void feed_and_read(void) {
    float values[AXES];
    velto_frame_info info;
    size_t count;
    feed_packet();
    check(velto_stream_read(read_stream, values, sizeof values, 1, &info, &count), "read");
}

/* What every notification costs, whatever is in it. */
static void feed_nothing(void) {
    static const uint8_t nobody[HEADER] = {0x7E, 0x01};
    now_ns += 10000000;
    check(velto_device_ingest_packet(device, notification, nobody, HEADER, now_ns), "packet");
}

/* ---- Game input ---- */

enum { STEPS = 64, SENSORS = 2 };

static uint8_t moves[STEPS][SENSORS][HEADER + MOST_SAMPLES * SAMPLE];

/* A hand that moves: packed packets of both sensors. */
static void make_moves(void) {
    static const uint8_t headers[SENSORS][HEADER] = {{0x03, 0x05}, {0x13, 0x05}};
    for (int step = 0; step < STEPS; step++) {
        for (int sensor = 0; sensor < SENSORS; sensor++) memcpy(moves[step][sensor], headers[sensor], HEADER);
        for (int number = 0; number < MOST_SAMPLES * AXES; number++) {
            const int16_t force = (int16_t)((37 * step + 11 * number) % 400 + (number % AXES == 2 ? 16000 : 0));
            const int16_t rate = (int16_t)((91 * step + 17 * number) % 800);
            memcpy(moves[step][0] + HEADER + 2 * number, &force, sizeof force);
            memcpy(moves[step][1] + HEADER + 2 * number, &rate, sizeof rate);
        }
    }
}

static void feed_move(void) {
    static unsigned step;
    uint8_t(*move)[sizeof moves[0][0]] = moves[step++ % STEPS];
    now_ns += 30000000;
    for (int sensor = 0; sensor < SENSORS; sensor++)
        check(velto_device_ingest_packet(device, notification, move[sensor], sizeof move[sensor], now_ns), "packet");
}

/* ---- The bare loop ---- */

static bare_stream bare;
static float sink[MOST_SAMPLES][COLUMNS];

static void convert(const uint8_t *bytes, float *values) {
    for (int axis = 0; axis < AXES; axis++) {
        int16_t value;
        memcpy(&value, bytes + 2 * axis, sizeof value);
        values[axis] = (float)(value * current->scale);
    }
}

static void convert_quaternion(const uint8_t *bytes, float *values) {
    for (int part = 0; part < PARTS; part++) {
        float value;
        memcpy(&value, bytes + 4 * part, sizeof value);
        values[part] = (float)(value * current->scale);
    }
}

static void stream_bare_quaternion(void) {
    const uint64_t arrival = now_ns += 10000000;
    if (size != HEADER + QUATERNION || memcmp(packet, current->header, HEADER) != 0) return;
    convert_quaternion(packet + HEADER, begin_frame(&bare, arrival, arrival, 0)->values);
    end_frame(&bare);
    count_frames(&bare, 1, arrival, 0, arrival);
}

static void stream_bare(void) {
    const uint64_t arrival = now_ns += 10000000;
    if (memcmp(packet, current->header, HEADER) != 0) return;
    const int samples = (int)((size - HEADER) / SAMPLE);
    if (samples < 1 || samples > MOST_SAMPLES) return;
    for (int sample = 0; sample < samples; sample++) {
        convert(packet + HEADER + sample * SAMPLE, begin_frame(&bare, arrival, arrival, 0)->values);
        end_frame(&bare);
    }
    count_frames(&bare, (uint64_t)samples, arrival, 0, arrival);
}

static void calculate_quaternion(void) {
    convert_quaternion(packet + HEADER, sink[0]);
    __asm__ volatile("" ::: "memory");
}

static void calculate(void) {
    const int samples = (int)((size - HEADER) / SAMPLE);
    for (int sample = 0; sample < samples; sample++) convert(packet + HEADER + sample * SAMPLE, sink[sample]);
    __asm__ volatile("" ::: "memory");
}

int main(int count, char **arguments) {
    measure_options(count, arguments);
    open_device();
    for (int index = 0; index < KINDS; index++) {
        make_packet(&kinds[index]);
        velto_stream stream = open_stream();
        measure(current->library, feed_packet);
        velto_stream_destroy(stream);
        check(velto_context_advance_clock(context, 0.1), "advance");
        measure(current->bare, current->samples == 0 ? stream_bare_quaternion : stream_bare);
        measure(current->arithmetic, current->samples == 0 ? calculate_quaternion : calculate);
    }
    measure("a packet without a stream", feed_nothing);
    make_packet(&kinds[0]);
    read_stream = open_stream();
    measure("acceleration, read as it comes", feed_and_read);
    velto_stream_destroy(read_stream);
    check(velto_context_advance_clock(context, 0.1), "advance");
    check(velto_device_set_game_input(device, VELTO_GAME_INPUT_ON), "game input");
    make_moves();
    measure("game input, two packed packets", feed_move);
    velto_context_destroy(context);
    return 0;
}
