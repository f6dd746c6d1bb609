/*
 * Streams the accelerometer of a MetaWear board as comma-separated values, while its light breathes.
 *
 *     metawear_stream                                 a simulated board that is tilted from side to side
 *     metawear_stream --seconds 10                    for ten seconds; by default five
 *     metawear_stream --backend bluez > motion.csv    the next board in range
 *
 * A line is the date in UTC, the number of the sample, and x, y and z in m/s². The configuration of the sensor, and the
 * numbers of samples and losses, are printed to standard error.
 *
 * Exit status: 0 if samples arrived, 1 if not, 2 for wrong arguments.
 */
#define _DEFAULT_SOURCE /* setitimer */

#include <poll.h>

#include "example.h"

#define ROWS 64

/* Waits for the first board that is ready. */
static int find_board(const struct example *example, velto_device *board) {
    velto_event event;
    do {
        if (velto_context_wait_event(example->context, example->seconds, &event) != VELTO_OK) return 0;
    } while (event.type != VELTO_EVENT_DEVICE_CONNECTED);
    *board = event.device;
    return 1;
}

/* The simulated board. */
static int add_board(const struct example *example) {
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    velto_sim sim;
    if (example->backend != VELTO_BACKEND_SIMULATED) return 1;
    def.model_name = "metamotion-rl";
    def.script = "sweep";
    return example_succeeded(example, velto_context_create_sim(example->context, &def, &sim));
}

/* Plays a light that marks the streaming board. A board without a light can stream, too. */
static void breathe(velto_device board) {
    velto_mw_led_pattern blue;
    velto_mw_get_led_preset(VELTO_MW_LED_PRESET_BREATHE, VELTO_MW_LED_COLOR_BLUE, &blue);
    velto_mw_play_led(board, &blue, 1, VELTO_MW_LED_ACTION_PLAY, NULL);
}

static int start(const struct example *example, velto_device board, velto_stream *stream) {
    velto_mw_sensor_config wanted = VELTO_MW_SENSOR_CONFIG_INIT, chosen = VELTO_MW_SENSOR_CONFIG_INIT;
    velto_mw_info info = VELTO_MW_INFO_INIT;
    velto_signal acceleration;
    velto_op op;
    velto_result result = VELTO_OK;
    wanted.rate = 90; /* the library chooses the nearest supported rate */
    wanted.range_g = 4;
    if (!example_succeeded(example, velto_mw_get_info(board, &info)) ||
        !example_succeeded(example, velto_mw_set_sensor_config(board, &wanted, &chosen)) ||
        !example_succeeded(example, velto_device_find_signal(board, VELTO_MW_ACCELERATION, &acceleration)) ||
        !example_succeeded(example, velto_signal_start_stream(acceleration, NULL, stream, &op)) ||
        !example_succeeded(example, velto_op_wait(op, VELTO_FOREVER, &result))) {
        return 0;
    }
    fprintf(stderr, "%s, %g Hz, up to %g g\n", info.model_name, chosen.rate, chosen.range_g);
    if (result < 0) {
        char sentence[256] = "";
        size_t size;
        velto_op_get_error(op, sentence, sizeof sentence, &size);
        fprintf(stderr, "%s: %s\n", example->name, sentence);
    }
    return result >= 0;
}

/* Prints the waiting samples, and returns their number. */
static size_t print_samples(const struct example *example, velto_stream stream) {
    float rows[ROWS][3];
    velto_frame_info infos[ROWS];
    char date[32];
    size_t count = 0, total = 0;
    while (velto_stream_read(stream, rows, sizeof rows[0], ROWS, infos, &count) == VELTO_OK) {
        for (size_t row = 0; row < count; row++) {
            printf("%s,%llu,%.3f,%.3f,%.3f\n", example_date(example, infos[row].timestamp_ns, date),
                   (unsigned long long)infos[row].sequence, (double)rows[row][0], (double)rows[row][1],
                   (double)rows[row][2]);
        }
        total += count;
    }
    return total;
}

/* Runs until the time is up or the link is lost, which also makes the descriptor readable. */
static size_t print_all(const struct example *example, velto_stream stream) {
    struct pollfd request = {.fd = -1, .events = POLLIN, .revents = 0};
    velto_stream_info info = VELTO_STREAM_INFO_INIT;
    size_t total = 0;
    if (!example_succeeded(example, velto_stream_get_fd(stream, &request.fd))) return 0;
    printf("date,number,x,y,z\n");
    do {
        poll(&request, 1, 1000);
        total += print_samples(example, stream);
    } while (!example_is_over && velto_stream_get_info(stream, &info) == VELTO_OK &&
             info.state != VELTO_STREAM_STATE_ENDED);
    fprintf(stderr, "%zu samples, about %llu lost\n", total, (unsigned long long)info.lost_count);
    return total;
}

int main(int argc, char **argv) {
    struct example example = {
        .name = "metawear_stream", .backend = VELTO_BACKEND_SIMULATED, .seconds = 5, .families = VELTO_FAMILIES_METAWEAR};
    velto_device board;
    velto_stream stream;
    size_t total = 0;
    if (!example_begin(&example, argc, argv, 1) || !add_board(&example)) return 1;
    if (find_board(&example, &board) && start(&example, board, &stream)) {
        breathe(board);
        example_end_after(example.seconds);
        total = print_all(&example, stream);
        velto_stream_destroy(stream);
    }
    velto_context_destroy(example.context);
    return total > 0 ? 0 : 1;
}
