/*
 * Writes every sample of a device as comma-separated values.
 *
 *     stream                                  the axes of a simulated cap
 *     stream --seconds 10                     for ten seconds; by default five
 *     stream --backend bluez > axes.csv       of a real cap
 *
 * A line is the date in UTC, the number of the sample, and a value for each channel. The numbers of lost and dropped
 * samples are printed to standard error at the end.
 *
 * Exit status: 0 if samples arrived, 1 if not, 2 for wrong arguments.
 */
#define _DEFAULT_SOURCE /* setitimer */

#include <poll.h>

#include "example.h"

#define ROWS 64
#define CHANNELS 3

/* Waits for the first device that is ready. */
static int find_device(const struct example *example, velto_device *device) {
    velto_event event;
    do {
        if (velto_context_wait_event(example->context, example->seconds, &event) != VELTO_OK) return 0;
    } while (event.type != VELTO_EVENT_DEVICE_CONNECTED);
    *device = event.device;
    return 1;
}

static int start(const struct example *example, velto_device device, velto_stream *stream) {
    velto_signal axes;
    velto_stream_def def = VELTO_STREAM_DEF_INIT;
    velto_op op;
    velto_result result = VELTO_OK;
    def.units = VELTO_UNITS_SI;
    if (!example_succeeded(example, velto_device_find_signal(device, VELTO_TRIKI_AXES, &axes)) ||
        !example_succeeded(example, velto_signal_start_stream(axes, &def, stream, &op)) ||
        !example_succeeded(example, velto_op_wait(op, VELTO_FOREVER, &result))) {
        return 0;
    }
    if (result < 0) fprintf(stderr, "%s: %s\n", example->name, velto_result_message(result));
    return result >= 0;
}

/* Names and units of the columns. */
static void print_head(velto_stream stream) {
    velto_channel_info channel = VELTO_CHANNEL_INFO_INIT;
    printf("date,number");
    for (uint32_t index = 0; index < CHANNELS; index++) {
        if (velto_stream_get_channel(stream, index, &channel) != VELTO_OK) continue;
        printf(",%s%s%s", channel.name, channel.unit[0] != '\0' ? " in " : "", channel.unit);
    }
    printf("\n");
}

/* Prints the waiting samples, and returns their number. */
static size_t print_samples(const struct example *example, velto_stream stream) {
    float rows[ROWS][CHANNELS];
    velto_frame_info infos[ROWS];
    char date[32];
    size_t count = 0, total = 0;
    while (velto_stream_read(stream, rows, sizeof rows[0], ROWS, infos, &count) == VELTO_OK) {
        for (size_t row = 0; row < count; row++) {
            printf("%s,%llu", example_date(example, infos[row].timestamp_ns, date), (unsigned long long)infos[row].sequence);
            for (size_t index = 0; index < CHANNELS; index++) printf(",%g", (double)rows[row][index]);
            printf("\n");
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
    do {
        poll(&request, 1, 1000);
        total += print_samples(example, stream);
    } while (!example_is_over && velto_stream_get_info(stream, &info) == VELTO_OK &&
             info.state != VELTO_STREAM_STATE_ENDED);
    fprintf(stderr, "%zu samples, %llu lost, %llu dropped\n", total, (unsigned long long)info.lost_count,
            (unsigned long long)info.dropped_count);
    return total;
}

int main(int argc, char **argv) {
    struct example example = {.name = "stream", .backend = VELTO_BACKEND_SIMULATED, .seconds = 5};
    const velto_sim_step turn[] = {
        {.kind = VELTO_SIM_STEP_KIND_SWEEP, .duration = 10, .amplitude_x = 300, .amplitude_y = 100, .period = 2},
    };
    velto_device device;
    velto_stream stream;
    size_t total = 0;
    if (!example_begin(&example, argc, argv, 1) || !example_add_cap(&example, "Triki", turn, COUNT_OF(turn))) return 1;
    if (find_device(&example, &device) && start(&example, device, &stream)) {
        print_head(stream);
        example_end_after(example.seconds);
        total = print_all(&example, stream);
        velto_stream_destroy(stream);
    }
    velto_context_destroy(example.context);
    return total > 0 ? 0 : 1;
}
