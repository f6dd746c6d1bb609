/*
 * Shows the input of TAPs: fingers, pointer, gestures and raw sensors. In a terminal it redraws a line per TAP;
 * otherwise it prints a line per event.
 *
 *     tap_monitor                     two simulated TAPs that play
 *     tap_monitor --raw               the raw sensors of their fingers and hands, instead of taps
 *     tap_monitor --backend bluez     the TAPs that are paired with this machine; at the end they are its keyboards again
 *     tap_monitor --seconds 60        longer; by default ten seconds
 *
 * Exit status: 0 if a TAP was connected, 1 if not, 2 for wrong arguments.
 */
#define _POSIX_C_SOURCE 200809L /* clock_nanosleep, sigaction */

#include "example.h"

#define TAPS 4
#define SIGNALS 2
#define CHANNELS 15       /* of the larger signal */
#define REPORT_PERIOD 1.0 /* seconds between lines of raw values if the output is not a terminal */

struct tap {
    velto_device device;
    char name[64];
    char fingers[6]; /* "TIMRP", a dash for each finger that did not tap */
    char gesture[40];
    unsigned long tap_count;
    long x, y; /* of the pointer, in counts */
    velto_stream streams[SIGNALS];
    float newest[SIGNALS][CHANNELS];
    unsigned long long frame_counts[SIGNALS];
};

struct monitor {
    struct example example;
    velto_queue queue;
    struct tap taps[TAPS];
    int count, is_raw, has_picture;
    double until_report;
};

static const char *const SIGNAL_NAMES[SIGNALS] = {VELTO_TAP_FINGERS, VELTO_TAP_IMU};
static const size_t SIGNAL_CHANNELS[SIGNALS] = {15, 6};

/* Adds two simulated TAPs that play, unless the backend is real. */
static int add_simulated(const struct monitor *monitor) {
    static const char *const MODELS[] = {"tap-strap-2", "tap-xr"};
    if (monitor->example.backend != VELTO_BACKEND_SIMULATED) return 1;
    for (size_t index = 0; index < COUNT_OF(MODELS); index++) {
        velto_sim_def def = VELTO_SIM_DEF_INIT;
        velto_sim sim;
        def.model_name = MODELS[index];
        def.seed = index + 1;
        def.script = "play";
        if (!example_succeeded(&monitor->example, velto_context_create_sim(monitor->example.context, &def, &sim))) return 0;
    }
    return 1;
}

/* Streams the raw sensors that the TAP has: a strap has no motion sensor, a TapXR no rings. */
static void start_streams(struct monitor *monitor, struct tap *tap) {
    for (int index = 0; index < SIGNALS; index++) {
        velto_signal signal;
        velto_stream_destroy(tap->streams[index]); /* the stream of the previous link has ended */
        tap->streams[index] = VELTO_NULL_STREAM;
        if (velto_device_find_signal(tap->device, SIGNAL_NAMES[index], &signal) != VELTO_OK) continue;
        example_succeeded(&monitor->example, velto_signal_start_stream(signal, NULL, &tap->streams[index], NULL));
    }
}

static struct tap *tap_of(struct monitor *monitor, velto_device device) {
    for (int index = 0; index < monitor->count; index++) {
        if (monitor->taps[index].device.bits == device.bits) return &monitor->taps[index];
    }
    return NULL;
}

static void welcome(struct monitor *monitor, velto_device device) {
    struct tap *tap = tap_of(monitor, device);
    size_t size;
    if (tap == NULL) {
        if (monitor->count == TAPS) return;
        tap = &monitor->taps[monitor->count++];
        tap->device = device;
        strcpy(tap->fingers, "-----");
        strcpy(tap->gesture, "no gesture");
        velto_device_get_name(device, tap->name, sizeof tap->name, &size);
    }
    if (monitor->is_raw) start_streams(monitor, tap);
}

static void show_fingers(struct tap *tap, const velto_event_tap *event) {
    static const char LETTERS[] = "TIMRP";
    for (int finger = 0; finger < 5; finger++) {
        tap->fingers[finger] = event->combination & VELTO_TAP_FINGER(finger) ? LETTERS[finger] : '-';
    }
    tap->tap_count++;
}

/* Stores the data of a TAP's event. */
static void take(struct monitor *monitor, const velto_event *event) {
    struct tap *tap;
    if (event->type == VELTO_EVENT_DEVICE_CONNECTED) welcome(monitor, event->device);
    tap = tap_of(monitor, event->device);
    if (tap == NULL) return;
    if (event->type == VELTO_EVENT_TAP) show_fingers(tap, &event->data.tap);
    if (event->type == VELTO_EVENT_AIR_GESTURE) {
        const char *name = velto_enum_name(VELTO_ENUM_AIR_GESTURE, event->data.air_gesture.gesture);
        snprintf(tap->gesture, sizeof tap->gesture, "%s", name);
    }
    if (event->type == VELTO_EVENT_MOUSE && event->data.mouse.is_mouse) {
        tap->x += event->data.mouse.velocity_x;
        tap->y += event->data.mouse.velocity_y;
    }
}

static void print_event(const velto_event *event) {
    char line[256];
    size_t size;
    if (velto_event_describe(event, line, sizeof line, &size) >= 0) printf("%s\n", line);
}

/* Shows only the newest waiting frame. A program that records would store all of them. */
static void read_streams(struct tap *tap) {
    for (int index = 0; index < SIGNALS; index++) {
        const size_t width = SIGNAL_CHANNELS[index], size = width * sizeof(float);
        float rows[32 * CHANNELS];
        size_t count = 0;
        while (velto_stream_read(tap->streams[index], rows, size, 32, NULL, &count) == VELTO_OK && count > 0) {
            memcpy(tap->newest[index], rows + (count - 1) * width, size);
            tap->frame_counts[index] += count;
        }
    }
}

static void print_tap(const struct monitor *monitor, const struct tap *tap) {
    if (!monitor->is_raw) {
        printf("%-16s %s  %4lu taps  pointer %6ld %6ld  %-32s\n", tap->name, tap->fingers, tap->tap_count, tap->x, tap->y,
               tap->gesture);
        return;
    }
    printf("%-16s %6llu finger frames  thumb %+6.1f %+6.1f %+6.1f m/s2  %6llu IMU frames  %+5.2f %+5.2f %+5.2f rad/s\n",
           tap->name, tap->frame_counts[0], (double)tap->newest[0][0], (double)tap->newest[0][1], (double)tap->newest[0][2],
           tap->frame_counts[1], (double)tap->newest[1][0], (double)tap->newest[1][1], (double)tap->newest[1][2]);
}

static void print_taps(struct monitor *monitor) {
    if (monitor->example.is_terminal && monitor->has_picture) printf("\033[%dA", monitor->count);
    for (int index = 0; index < monitor->count; index++) print_tap(monitor, &monitor->taps[index]);
    monitor->has_picture = monitor->count > 0;
}

/* One frame: handles the events since the previous frame. */
static int step(void *object, double dt) {
    struct monitor *monitor = (struct monitor *)object;
    velto_event event;
    int before = monitor->count;
    while (velto_queue_poll_event(monitor->queue, &event) == VELTO_OK) {
        take(monitor, &event);
        if (!monitor->example.is_terminal && event.type != VELTO_EVENT_MOUSE) print_event(&event);
    }
    for (int index = 0; index < monitor->count; index++) read_streams(&monitor->taps[index]);
    if (before != monitor->count) monitor->has_picture = 0; /* the new TAP gets a line below the others */
    monitor->until_report -= dt;
    if (monitor->example.is_terminal) {
        print_taps(monitor);
    } else if (monitor->is_raw && monitor->until_report <= 0) {
        print_taps(monitor);
        monitor->until_report = REPORT_PERIOD;
    }
    return 1;
}

/* Removes --raw from the arguments. */
static int take_raw(int *argc, char **argv) {
    for (int index = 1; index < *argc; index++) {
        if (strcmp(argv[index], "--raw") != 0) continue;
        memmove(argv + index, argv + index + 1, (size_t)(*argc - index) * sizeof *argv);
        *argc -= 1;
        return 1;
    }
    return 0;
}

int main(int argc, char **argv) {
    static struct monitor monitor = {
        .example = {.name = "tap_monitor", .backend = VELTO_BACKEND_SIMULATED, .seconds = 10, .families = VELTO_FAMILIES_TAP},
    };
    const velto_event_class classes = VELTO_EVENT_CLASS_STANDARD | VELTO_EVENT_CLASS_MOUSE;
    monitor.is_raw = take_raw(&argc, argv);
    if (example_begin(&monitor.example, argc, argv, TAPS) &&
        example_succeeded(&monitor.example, velto_context_create_queue(monitor.example.context, classes, 256, &monitor.queue)) &&
        add_simulated(&monitor)) {
        example_run(&monitor.example, step, &monitor);
    }
    velto_context_destroy(monitor.example.context); /* writes text mode to every TAP first */
    return monitor.count > 0 ? 0 : 1;
}
