/*
 * Lets a simulated MetaWear board log only while its wearer walks, and prints the times of the walk.
 *
 *     walking_log                                  ten minutes of walking, and ten of rest
 *     walking_log --seconds 60 metamotion-s        by the board that recognizes walking itself
 *
 * The board computes without a link. On an R or RL, five processors output the mean size of the acceleration without
 * gravity, only while it is large. Another processor reduces this to one value per second, which is logged. A
 * MetaMotion S recognizes walking itself: its detector triggers an event, whose command opens or closes a gate for the
 * length of the acceleration. The clock is manual.
 *
 * Exit status: 0 if the log has values of the walk and none of the rest, 1 if not, 2 for wrong arguments.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <veltokit/velto.h>

#define RATE 50
#define WALKING 0.05 /* g beyond gravity, from which on the wearer walks */

/* Returns whether a call succeeded, and prints the error if not. */
static int succeeded(velto_result result) {
    if (result < 0) fprintf(stderr, "walking_log: %s\n", velto_error_message());
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
    fprintf(stderr, "walking_log: %s\n", sentence);
    return 0;
}

static int find_board(const char *model, const char *script, velto_context **context, velto_device *board) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_sim_def sim_def = VELTO_SIM_DEF_INIT;
    velto_mw_sensor_config wanted = VELTO_MW_SENSOR_CONFIG_INIT, chosen = VELTO_MW_SENSOR_CONFIG_INIT;
    velto_sim sim;
    velto_op op;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK;
    sim_def.model_name = model;
    sim_def.script = script;
    wanted.rate = RATE;
    wanted.range_g = 4;
    return succeeded(velto_context_create(&def, context)) &&
           succeeded(velto_context_create_sim(*context, &sim_def, &sim)) &&
           succeeded(velto_context_start_scan(*context, NULL, NULL)) &&
           succeeded(velto_context_advance_clock(*context, 1)) && succeeded(velto_sim_get_device(sim, board)) &&
           succeeded(velto_device_connect(*board, NULL, &op)) && ended(op) &&
           succeeded(velto_mw_set_sensor_config(*board, &wanted, &chosen));
}

/* Creates a processor, and replaces the signal by its output; nothing waits for the board. */
static int process(velto_device board, velto_signal *signal, const velto_mw_processor_def *def,
                   velto_processor *processor, velto_op *op) {
    return succeeded(velto_mw_create_processor(board, *signal, def, processor, op)) &&
           succeeded(velto_processor_get_output(*processor, signal));
}

/* The mean size of the acceleration without gravity, once a second while the wearer walks. */
static int create_chain(velto_device board, velto_signal *walk) {
    velto_mw_recipe_def gate = VELTO_MW_RECIPE_DEF_INIT, throttle = VELTO_MW_RECIPE_DEF_INIT;
    velto_processor made[8];
    size_t count = 0;
    velto_op op;
    gate.recipe = VELTO_MW_RECIPE_ACTIVITY_GATE;
    gate.count = RATE;
    gate.value = WALKING;
    throttle.recipe = VELTO_MW_RECIPE_THROTTLE;
    throttle.period = 1;
    return succeeded(velto_device_find_signal(board, VELTO_MW_ACCELERATION, walk)) &&
           succeeded(velto_mw_create_recipe(board, *walk, &gate, made, 8, &count, &op)) &&
           succeeded(velto_processor_get_output(made[count - 1], walk)) &&
           succeeded(velto_mw_create_recipe(board, *walk, &throttle, made, 8, &count, &op)) &&
           succeeded(velto_processor_get_output(made[count - 1], walk)) && ended(op);
}

/* An event that carries the 1 or 0 of a comparison into the state of the gate, behind the number of the gate. */
static int create_event(velto_device board, velto_signal moves, velto_processor gate) {
    velto_mw_token token = {0};
    velto_device sequence;
    velto_board_event event;
    velto_op op;
    int is_made;
    token.length = 1;
    token.target_offset = 1;
    if (!succeeded(velto_mw_create_sequence(board, &sequence))) return 0;
    is_made = succeeded(velto_processor_write_state(gate, 0, sequence, NULL)) &&
              succeeded(velto_mw_create_event(board, moves, sequence, &token, &event, &op)) && ended(op);
    velto_mw_destroy_sequence(sequence);
    return is_made;
}

/* The board starts its detector by itself: one that this program starts would end with the link. */
static int start_detector(velto_device board) {
    velto_mw_detector_config activity = VELTO_MW_DETECTOR_CONFIG_INIT;
    velto_device sequence;
    velto_macro macro;
    velto_op op;
    int is_made;
    activity.detector = VELTO_MW_DETECTOR_ACTIVITY;
    if (!succeeded(velto_mw_create_sequence(board, &sequence))) return 0;
    is_made = succeeded(velto_mw_start_sensor(sequence, VELTO_MW_SENSOR_ACCELEROMETER, NULL)) &&
              succeeded(velto_mw_start_detector(sequence, &activity, NULL)) &&
              succeeded(velto_mw_create_macro(board, sequence, 0, &macro, &op)) && ended(op) &&
              succeeded(velto_macro_run(macro, VELTO_NULL_DEVICE, &op)) && ended(op);
    velto_mw_destroy_sequence(sequence);
    return is_made;
}

/* The length of the acceleration, once a second, behind a gate that the detector of the board opens. */
static int create_gate(velto_device board, velto_signal activity, velto_signal *walk) {
    velto_mw_processor_def length = VELTO_MW_PROCESSOR_DEF_INIT, steady = VELTO_MW_PROCESSOR_DEF_INIT;
    velto_mw_processor_def opened = VELTO_MW_PROCESSOR_DEF_INIT, moves = VELTO_MW_PROCESSOR_DEF_INIT;
    velto_processor processor, gate;
    velto_op op;
    length.type = VELTO_MW_PROCESSOR_TYPE_RSS;
    steady.type = VELTO_MW_PROCESSOR_TYPE_TIME;
    steady.period = 1;
    opened.type = VELTO_MW_PROCESSOR_TYPE_PASSTHROUGH;
    opened.mode = VELTO_MW_PROCESSOR_MODE_CONDITIONAL;
    /* The activity is 1 at rest, and more while the wearer walks or runs. */
    moves.type = VELTO_MW_PROCESSOR_TYPE_COMPARISON;
    moves.mode = VELTO_MW_PROCESSOR_MODE_BINARY;
    moves.function = VELTO_MW_PROCESSOR_FUNCTION_GREATER;
    moves.references[0] = 1;
    moves.reference_count = 1;
    return succeeded(velto_device_find_signal(board, VELTO_MW_ACCELERATION, walk)) &&
           process(board, walk, &length, &processor, &op) && process(board, walk, &steady, &processor, &op) &&
           process(board, walk, &opened, &gate, &op) && process(board, &activity, &moves, &processor, &op) &&
           ended(op) && create_event(board, activity, gate) && start_detector(board);
}

/* Logs without a link. */
static int log_walk(velto_context *context, velto_device board, double seconds, velto_logger *logger) {
    velto_signal activity, walk;
    velto_op op;
    int has_activity = velto_device_find_signal(board, "activity", &activity) == VELTO_OK;
    return (has_activity ? create_gate(board, activity, &walk) : create_chain(board, &walk)) &&
           succeeded(velto_mw_create_logger(board, walk, NULL, logger, &op)) && ended(op) &&
           succeeded(velto_mw_start_logging(board, VELTO_MW_LOG_MODE_STOP_WHEN_FULL, &op)) && ended(op) &&
           succeeded(velto_device_disconnect(board, &op)) && ended(op) &&
           succeeded(velto_context_advance_clock(context, seconds)) &&
           succeeded(velto_device_connect(board, NULL, &op)) && ended(op) &&
           succeeded(velto_mw_stop_logging(board, &op)) && ended(op);
}

static void print_value(const velto_frame_info *info, float value) {
    time_t seconds = (time_t)(info->timestamp_ns / 1000000000);
    char date[32];
    strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%S", gmtime(&seconds));
    printf("%sZ %.3f g\n", date, value);
}

/* Prints what the board has stored; returns the number of values, or -1. */
static int download(velto_device board, velto_logger logger) {
    velto_stream_def def = VELTO_STREAM_DEF_INIT;
    velto_download log;
    velto_download_page page = VELTO_DOWNLOAD_PAGE_INIT;
    velto_stream stream;
    velto_op op;
    velto_result result = VELTO_PENDING;
    int count = 0;
    def.units = VELTO_UNITS_NATIVE;
    if (!succeeded(velto_mw_start_download(board, NULL, NULL, 0, &log, &op)) ||
        !succeeded(velto_download_create_stream(log, logger, &def, &stream)))
        return -1;
    while (velto_op_wait(op, 0.05, &result) == VELTO_PENDING) {
        float values[64][1];
        velto_frame_info infos[64];
        size_t found = 0;
        if (velto_download_poll_page(log, &page) != VELTO_OK) continue;
        while (velto_stream_read(stream, values, sizeof values[0], 64, infos, &found) == VELTO_OK) {
            for (size_t row = 0; row < found; row++) print_value(&infos[row], values[row][0]);
            count += (int)found;
        }
        if (!succeeded(velto_download_acknowledge_page(log))) break;
    }
    velto_stream_destroy(stream);
    velto_download_destroy(log);
    return result == VELTO_OK ? count : -1;
}

/* Returns the number of values that a board logs while it is carried like that, or -1. */
static int run(const char *model, const char *script, double seconds) {
    velto_context *context = NULL;
    velto_device board;
    velto_logger logger;
    int count = -1;
    if (find_board(model, script, &context, &board) && log_walk(context, board, seconds, &logger))
        count = download(board, logger);
    velto_context_destroy(context);
    return count;
}

int main(int argc, char **argv) {
    const char *model = "metamotion-r";
    double seconds = 600;
    int next = 1, walked, rested;
    if (argc > 2 && strcmp(argv[1], "--seconds") == 0) {
        seconds = atof(argv[2]);
        next = 3;
    }
    if (argc > next) model = argv[next];
    if (argc > next + 1 || seconds <= 0 || model[0] == '-') {
        fprintf(stderr, "usage: walking_log [--seconds SECONDS] [MODEL]\n");
        return 2;
    }
    walked = run(model, "walk", seconds);
    rested = run(model, "rest", seconds);
    fprintf(stderr, "%d values of %g s of walking, %d of as much rest\n", walked, seconds, rested);
    return walked > seconds / 2 && rested == 0 ? 0 : 1;
}
