/* What eight simulated MetaWear boards cost that stream acceleration and angular velocity at 100 Hz each and the magnetic field at 30 Hz,
   its most, and then with a thermometer that is polled at 100 Hz: what the heap grows by for each, the simulated one included, processor time, allocations and losses.
   Prints "name | number | budget". */
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

#include "measure.h"

enum { BOARDS = 8, STREAMED = 3, SENSORS = 4, ROOM = 256, BATCH = 64 };

static const char *const sensors[SENSORS] = {"acceleration", "angular-velocity", "magnetic-field", "temperature[0]"};
static velto_context *context;
static velto_sim sims[BOARDS];
static velto_device devices[BOARDS];
static velto_stream streams[BOARDS][SENSORS];
/* Bytes of a frame of each sensor. */
static size_t frame_sizes[SENSORS];

static double processor_seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double kibibytes(void) { return (double)mallinfo2().uordblks / 1024; }

static void connect(void) {
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    velto_event event;
    def.script = "sweep";
    def.flags = VELTO_SIM_IDEAL_LINK; /* more samples than a real link carries */
    for (int index = 0; index < BOARDS; index++) {
        def.model_name = index % 2 == 0 ? "metamotion-s" : "metamotion-r";
        check(velto_context_create_sim(context, &def, &sims[index]), "sim");
    }
    check(velto_context_start_scan(context, NULL, NULL), "scan");
    check(velto_context_advance_clock(context, 1), "advance");
    for (int index = 0; index < BOARDS; index++) {
        check(velto_sim_get_device(sims[index], &devices[index]), "device");
        check(velto_device_connect(devices[index], NULL, NULL), "connect");
    }
    check(velto_context_advance_clock(context, 20), "advance");
    while (velto_context_poll_event(context, &event) == VELTO_OK) {}
}

/* Sets the magnetometers to their fastest. */
static void hurry(void) {
    velto_mw_sensor_config wanted = VELTO_MW_SENSOR_CONFIG_INIT, chosen = VELTO_MW_SENSOR_CONFIG_INIT;
    wanted.sensor = VELTO_MW_SENSOR_MAGNETOMETER;
    wanted.rate = 30;
    for (int board = 0; board < BOARDS; board++)
        check(velto_mw_set_sensor_config(devices[board], &wanted, &chosen), "magnetometer");
}

/* Starts a sensor of every board. */
static void start(int sensor) {
    for (int board = 0; board < BOARDS; board++) {
        velto_stream_def def = VELTO_STREAM_DEF_INIT;
        velto_signal signal;
        def.capacity = ROOM;
        if (sensor >= STREAMED) def.poll_interval = 0.01;
        check(velto_device_find_signal(devices[board], sensors[sensor], &signal), sensors[sensor]);
        check(velto_signal_start_stream(signal, &def, &streams[board][sensor], NULL), "stream");
        frame_sizes[sensor] = sensor >= STREAMED ? sizeof(float) : 3 * sizeof(float);
    }
}

/* Plays so many seconds of their clock in steps of 16 ms, as a game does, and takes all samples; returns their number. */
static long play(int used, double seconds) {
    float values[BATCH][3];
    size_t count;
    long samples = 0;
    for (double time = 0; time < seconds; time += 0.016) {
        check(velto_context_advance_clock(context, 0.016), "advance");
        for (int board = 0; board < BOARDS; board++) {
            for (int sensor = 0; sensor < used; sensor++) {
                check(velto_stream_read(streams[board][sensor], values, frame_sizes[sensor], BATCH, NULL, &count), "read");
                samples += (long)count;
            }
        }
    }
    return samples;
}

static long lost(void) {
    long missing = 0;
    for (int board = 0; board < BOARDS; board++) {
        for (int sensor = 0; sensor < SENSORS; sensor++) {
            velto_stream_info info = VELTO_STREAM_INFO_INIT;
            check(velto_stream_get_info(streams[board][sensor], &info), "info");
            if (info.state != VELTO_STREAM_STATE_ACTIVE) check(VELTO_ERROR_INTERNAL, "a stream does not run");
            missing += (long)(info.lost_count + info.dropped_count);
        }
    }
    return missing;
}

static void measure_playing(const char *what, int used, double seconds, const char *budget) {
    unsigned long allocations = allocation_count();
    double begin = processor_seconds();
    long samples = play(used, seconds);
    double spent = processor_seconds() - begin;
    allocations = allocation_count() - allocations;
    printf("%s: samples per second of their clock | %.0f | \n", what, (double)samples / seconds);
    printf("%s: processor time, percent | %.2f | \n", what, 100 * spent / seconds);
    printf("%s: allocations per sample | %.3f | %s\n", what, (double)allocations / (double)samples, budget);
}

int main(int count, char **arguments) {
    const double seconds = count > 1 ? 2 : 60;
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    (void)arguments;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL;
    check(velto_context_create(&def, &context), "context");
    double before = kibibytes();
    connect();
    hurry();
    for (int sensor = 0; sensor < STREAMED; sensor++) start(sensor);
    play(STREAMED, 5);
    printf("KiB of a board that streams | %.0f | 512\n", (kibibytes() - before) / BOARDS);
    measure_playing("three sensors streamed", STREAMED, seconds, "0");
    start(STREAMED);
    play(SENSORS, 5);
    measure_playing("a fourth one polled", SENSORS, seconds, "");
    printf("samples lost or dropped | %ld | 0\n", lost());
    velto_context_destroy(context);
    return 0;
}
