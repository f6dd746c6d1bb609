/*
 * Lets a simulated MetaWear board monitor its acceleration, and buzzes while it is high.
 *
 *     threshold_alarm                  a minute of walking and of standing
 *     threshold_alarm --seconds 600
 *
 * The board computes the length of the acceleration vector, the mean of the length over a quarter of a second, and the
 * crossings of a threshold by the mean. It sends a packet for each crossing, and none between them. A line is the date
 * in UTC, and "above" or "below". The number of packets that the sensor would have sent is printed to standard error.
 * The clock is manual.
 *
 * Exit status: 0 if there were crossings, 1 if not, 2 for wrong arguments.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <veltokit/velto.h>

#define RATE 50
#define BOUNDARY 1.1
#define HYSTERESIS 0.05
#define STEP 0.5

/* Returns whether a call succeeded, and prints the error if not. */
static int succeeded(velto_result result) {
    if (result < 0) fprintf(stderr, "threshold_alarm: %s\n", velto_error_message());
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
    fprintf(stderr, "threshold_alarm: %s\n", sentence);
    return 0;
}

static int find_board(velto_context **context, velto_device *board) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_sim_def sim_def = VELTO_SIM_DEF_INIT;
    velto_mw_sensor_config wanted = VELTO_MW_SENSOR_CONFIG_INIT, chosen = VELTO_MW_SENSOR_CONFIG_INIT;
    velto_sim sim;
    velto_op op;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK;
    sim_def.model_name = "metamotion-r";
    sim_def.script = "walk";
    wanted.rate = RATE;
    wanted.range_g = 4;
    return succeeded(velto_context_create(&def, context)) &&
           succeeded(velto_context_create_sim(*context, &sim_def, &sim)) &&
           succeeded(velto_context_start_scan(*context, NULL, NULL)) &&
           succeeded(velto_context_advance_clock(*context, 1)) && succeeded(velto_sim_get_device(sim, board)) &&
           succeeded(velto_device_connect(*board, NULL, &op)) && ended(op) &&
           succeeded(velto_mw_set_sensor_config(*board, &wanted, &chosen));
}

/* Creates a processor of a signal, and replaces the signal by the processor's output, without waiting for the board. */
static int process(velto_device board, velto_signal *signal, const velto_mw_processor_def *def, velto_op *op) {
    velto_processor processor;
    return succeeded(velto_mw_create_processor(board, *signal, def, &processor, op)) &&
           succeeded(velto_processor_get_output(processor, signal));
}

static int create_chain(velto_device board, velto_signal *alarm) {
    velto_mw_processor_def length = VELTO_MW_PROCESSOR_DEF_INIT, mean = VELTO_MW_PROCESSOR_DEF_INIT;
    velto_mw_processor_def crossing = VELTO_MW_PROCESSOR_DEF_INIT;
    velto_op op;
    length.type = VELTO_MW_PROCESSOR_TYPE_RSS;
    mean.type = VELTO_MW_PROCESSOR_TYPE_LOW_PASS;
    mean.count = RATE / 4;
    crossing.type = VELTO_MW_PROCESSOR_TYPE_THRESHOLD;
    crossing.mode = VELTO_MW_PROCESSOR_MODE_BINARY;
    crossing.value = BOUNDARY;
    crossing.hysteresis = HYSTERESIS;
    return succeeded(velto_device_find_signal(board, VELTO_MW_ACCELERATION, alarm)) &&
           process(board, alarm, &length, &op) && process(board, alarm, &mean, &op) &&
           process(board, alarm, &crossing, &op) && ended(op);
}

static void print_crossing(velto_context *context, const velto_frame_info *info, int is_above) {
    uint64_t utc = 0;
    time_t seconds;
    char date[32];
    velto_context_get_utc_ns(context, info->timestamp_ns, &utc);
    seconds = (time_t)(utc / 1000000000);
    strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%S", gmtime(&seconds));
    printf("%s.%03uZ,%s\n", date, (unsigned)(utc / 1000000 % 1000), is_above ? "above" : "below");
}

/* Prints the crossings, and returns their number. */
static unsigned watch(velto_context *context, velto_device board, velto_stream stream, double duration) {
    unsigned count = 0;
    for (double passed = 0; passed < duration; passed += STEP) {
        float values[16][1];
        velto_frame_info infos[16];
        size_t found = 0;
        velto_context_advance_clock(context, STEP);
        while (velto_stream_read(stream, values, sizeof values[0], 16, infos, &found) == VELTO_OK) {
            for (size_t row = 0; row < found; row++) {
                int is_above = values[row][0] > 0;
                print_crossing(context, &infos[row], is_above);
                if (is_above) velto_mw_play_buzzer(board, 0.2, NULL);
            }
            count += (unsigned)found;
        }
    }
    return count;
}

int main(int argc, char **argv) {
    velto_context *context = NULL;
    velto_device board;
    velto_signal alarm;
    velto_stream stream;
    velto_op op;
    unsigned count = 0;
    double seconds = 60;
    if (argc == 3 && strcmp(argv[1], "--seconds") == 0) seconds = atof(argv[2]);
    if ((argc != 1 && argc != 3) || seconds <= 0) {
        fprintf(stderr, "usage: threshold_alarm [--seconds SECONDS]\n");
        return 2;
    }
    if (find_board(&context, &board) && create_chain(board, &alarm) &&
        succeeded(velto_signal_start_stream(alarm, NULL, &stream, &op)) && ended(op)) {
        count = watch(context, board, stream, seconds);
        fprintf(stderr, "%u packets in place of %.0f\n", count, seconds * RATE / 3);
        velto_stream_destroy(stream);
    }
    velto_context_destroy(context);
    return count > 0 ? 0 : 1;
}
