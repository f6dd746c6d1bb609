/*
 * A live gauge of one wearable: position, button and packet rate, 60 times a second.
 *
 * It is structured like every game on VeltoKit: create a context, enable auto-connect, then take the events and poll the
 * input once per frame. By default it uses a simulated cap, so it runs on any machine:
 *
 *     gauge                               a simulated cap for ten seconds
 *     gauge --backend bluez               the cap in range of the machine's Bluetooth adapter
 *     gauge --backend bluez --name Triki  the first cap whose name contains that text; or --address
 *     gauge --seconds 60                  for a minute
 *     gauge --model metamotion-s          another simulated device: a MetaWear board that is tilted from side to side
 *
 * Exit status: 0 if input arrived, 1 if not, 2 for invalid options.
 */
#define _POSIX_C_SOURCE 200809L /* clock_nanosleep, sigaction, isatty */

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <veltokit/velto.h>

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

static const double FRAME = 1.0 / 60;     /* seconds between polls */
static const double PLAIN_LINE = 0.25;    /* seconds between lines if the output is not a terminal */
static const double RATE_WINDOW = 0.5;    /* seconds over which the packet rate is measured */

/* -- Options ------------------------------------------------------------------------------------------------------- */

struct options {
    velto_backend backend;
    double seconds;
    const char *device; /* address or part of the name of the device to connect; NULL for auto-connect */
    const char *model;  /* of the simulated device; NULL for a cap */
};

static int parse_backend(const char *text, velto_backend *backend) {
    if (strcmp(text, "simulated") == 0) *backend = VELTO_BACKEND_SIMULATED;
    else if (strcmp(text, "bluez") == 0) *backend = VELTO_BACKEND_BLUEZ;
    else return 0;
    return 1;
}

static int parse_seconds(const char *text, double *seconds) {
    char *end;
    *seconds = strtod(text, &end);
    return end != text && *end == '\0' && *seconds > 0 && *seconds <= 86400;
}

/* Parses one option with its value; returns 0 if it is invalid. */
static int parse_option(const char *name, const char *value, struct options *options) {
    if (value == NULL) return 0;
    if (strcmp(name, "--backend") == 0) return parse_backend(value, &options->backend);
    if (strcmp(name, "--seconds") == 0) return parse_seconds(value, &options->seconds);
    if (strcmp(name, "--name") == 0 || strcmp(name, "--address") == 0) {
        options->device = value;
        return *value != '\0';
    }
    if (strcmp(name, "--model") == 0) {
        options->model = value;
        return *value != '\0';
    }
    return 0;
}

static int parse_options(int argc, char **argv, struct options *options) {
    for (int index = 1; index < argc; index += 2) {
        const char *value = index + 1 < argc ? argv[index + 1] : NULL;
        if (!parse_option(argv[index], value, options)) {
            fprintf(stderr, "gauge: cannot use %s %s\n", argv[index], value != NULL ? value : "without a value");
            fprintf(stderr, "usage: gauge [--backend simulated|bluez] [--seconds N] [--name TEXT | --address TEXT]"
                            " [--model NAME]\n");
            return 0;
        }
    }
    return 1;
}

/* -- State --------------------------------------------------------------------------------------------------------- */

struct summary {
    unsigned long frames;
    unsigned long long packets;
    unsigned long presses;
    unsigned long link_losses;
    double lowest_position;
    double highest_position;
};

struct gauge {
    const struct options *options;
    velto_context *context;
    int is_terminal;          /* redraw one line instead of printing lines */
    int is_device_requested;  /* whether options->device has been found, and its connection requested */
    double next_plain_line;   /* on the clock of now() */
    uint64_t packet_count;    /* packets on the current link at the last poll */
    double rate_since;        /* start of the current rate window */
    unsigned rate_packets;    /* packets in the current rate window */
    double rate;              /* packets per second in the previous window */
    struct summary summary;
};

static volatile sig_atomic_t is_interrupted = 0;

static void interrupt(int signal_number) {
    (void)signal_number;
    is_interrupted = 1;
}

/* Seconds on the monotonic clock. */
static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void sleep_until(double moment) {
    struct timespec time;
    time.tv_sec = (time_t)moment;
    time.tv_nsec = (long)((moment - (double)time.tv_sec) * 1e9);
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL);
}

/* -- Errors -------------------------------------------------------------------------------------------------------- */

static const struct {
    velto_result code;
    const char *hint;
} HINTS[] = {
    {VELTO_ERROR_LIBRARY_MISSING, "install the package libdbus-1-3"},
    {VELTO_ERROR_BUS_UNAVAILABLE, "a container needs the socket /run/dbus/system_bus_socket of its host"},
    {VELTO_ERROR_SERVICE_NOT_RUNNING, "systemctl status bluetooth says more; the gauge goes on when it appears"},
    {VELTO_ERROR_PERMISSION, "README.md lists the rights that a real adapter needs"},
    {VELTO_ERROR_NO_ADAPTER, "bluetoothctl list must show an adapter; the gauge goes on when it appears"},
    {VELTO_ERROR_ADAPTER_OFF, "try bluetoothctl power on and rfkill list; the gauge goes on when it is on"},
    {VELTO_ERROR_CONNECT_FAILED, "bring the device nearer, or replace its battery"},
    {VELTO_ERROR_TIMEOUT, "move the device or press its button to wake it up"},
    {VELTO_ERROR_IN_USE, "end the other program that uses the device"},
    {VELTO_ERROR_PAIRING_REQUIRED, "pair it: velto_device_pair(), or bluetoothctl pair and its address"},
};

/* Starts a new line if the gauge is being redrawn. */
static void begin_line(const struct gauge *gauge) {
    if (gauge->is_terminal) printf("\r\033[K");
}

static void report_error(const struct gauge *gauge, velto_result code, const char *sentence) {
    begin_line(gauge);
    fflush(stdout);
    fprintf(stderr, "error: %s (%s)\n", *sentence != '\0' ? sentence : velto_result_message(code),
            velto_result_name(code));
    for (size_t index = 0; index < COUNT_OF(HINTS); index++) {
        if (HINTS[index].code == code) fprintf(stderr, "hint: %s\n", HINTS[index].hint);
    }
}

/* Returns whether a call succeeded, and prints the error if not. Positive results are successes. */
static int succeeded(const struct gauge *gauge, velto_result result) {
    if (result < 0) report_error(gauge, result, velto_error_message());
    return result >= 0;
}

/* -- Setting up ---------------------------------------------------------------------------------------------------- */

/* The simulated motion, repeated: swing from side to side, and press the button once. */
static const velto_sim_step HAND[] = {
    {.kind = VELTO_SIM_STEP_KIND_NOISE, .amplitude_x = 2},
    {.kind = VELTO_SIM_STEP_KIND_SWEEP, .duration = 0.4, .amplitude_x = 280, .period = 2},
    {.kind = VELTO_SIM_STEP_KIND_PRESS, .duration = 0.2},
    {.kind = VELTO_SIM_STEP_KIND_RELEASE, .duration = 1.4},
};

/* The same for a device that measures its tilt: in degrees, not raw values, and level at first, which is the center. */
static const velto_sim_step TILTING_HAND[] = {
    {.kind = VELTO_SIM_STEP_KIND_HOLD, .duration = 1},
    {.kind = VELTO_SIM_STEP_KIND_SWEEP, .duration = 0.4, .amplitude_x = 40, .period = 2},
    {.kind = VELTO_SIM_STEP_KIND_PRESS, .duration = 0.2},
    {.kind = VELTO_SIM_STEP_KIND_RELEASE, .duration = 1.4},
};

static int add_simulated_cap(const struct gauge *gauge) {
    velto_sim cap;
    return succeeded(gauge, velto_context_create_sim(gauge->context, NULL, &cap)) &&
           succeeded(gauge, velto_sim_set_script(cap, HAND, COUNT_OF(HAND), 1));
}

/* Adds a device of the requested model. It is connected by its name, since a board connected by a program has no player index. */
static int add_simulated_device(const struct gauge *gauge) {
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    velto_sim sim;
    def.model_name = gauge->options->model;
    def.name = gauge->options->device;
    return succeeded(gauge, velto_context_create_sim(gauge->context, &def, &sim)) &&
           succeeded(gauge, velto_sim_set_script(sim, TILTING_HAND, COUNT_OF(TILTING_HAND), 1));
}

/* Starts the scan that finds the chosen device; its error reports a missing radio. */
static int start_scan(const struct gauge *gauge) {
    return succeeded(gauge, velto_context_start_scan(gauge->context, NULL, NULL));
}

static int set_up(struct gauge *gauge) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    def.backends = gauge->options->backend;
    if (!succeeded(gauge, velto_abi_check(VELTO_VERSION))) return 0;
    if (!succeeded(gauge, velto_context_create(&def, &gauge->context))) return 0;
    if (def.backends == VELTO_BACKEND_SIMULATED &&
        !(gauge->options->model != NULL ? add_simulated_device(gauge) : add_simulated_cap(gauge))) {
        return 0;
    }
    if (gauge->options->device == NULL) {
        /* The first device becomes player 0 when it appears. */
        if (!succeeded(gauge, velto_context_set_auto_connect(gauge->context, 1))) return 0;
    }
    return start_scan(gauge);
}

static int find_requested_device(const struct gauge *gauge, velto_device *found) {
    const char *text = gauge->options->device;
    velto_device devices[64];
    size_t count = 0;
    if (velto_context_find_device(gauge->context, text, found) == VELTO_OK) return 1; /* an address or full name */
    velto_context_list_devices(gauge->context, devices, COUNT_OF(devices), &count);
    for (size_t index = 0; index < count && index < COUNT_OF(devices); index++) {
        char name[128] = "";
        velto_device_get_name(devices[index], name, sizeof name, &(size_t){0});
        *found = devices[index];
        if (strstr(name, text) != NULL) return 1;
    }
    return 0;
}

/* Connects the chosen device once the scan has found it; it also becomes player 0. */
static void connect_requested_device(struct gauge *gauge) {
    velto_device device;
    if (gauge->options->device == NULL || gauge->is_device_requested) return;
    if (!find_requested_device(gauge, &device)) return;
    gauge->is_device_requested = 1;
    succeeded(gauge, velto_context_stop_scan(gauge->context));
    succeeded(gauge, velto_device_connect(device, NULL, NULL));
}

/* -- Events -------------------------------------------------------------------------------------------------------- */

static const char *const DOWN_REASONS[] = {
    "for an unknown reason", "on request",        "by the device",     "because it is not heard any more",
    "by failed security",    "by system suspend", "because Bluetooth is gone",
};

static const char *down_reason(velto_down_reason reason) {
    size_t index = (size_t)reason;
    return index < COUNT_OF(DOWN_REASONS) ? DOWN_REASONS[index] : DOWN_REASONS[0];
}

static void print_device_line(const struct gauge *gauge, velto_device device, const char *what) {
    char name[128] = "a device";
    velto_device_get_name(device, name, sizeof name, &(size_t){0});
    begin_line(gauge);
    printf("link: %s %s\n", name, what);
}

static void print_disconnected(const struct gauge *gauge, const velto_event *event) {
    char what[128];
    snprintf(what, sizeof what, "was disconnected %s%s", down_reason(event->data.disconnected.reason),
             event->data.disconnected.will_reconnect ? "; connecting again" : "");
    print_device_line(gauge, event->device, what);
}

static void print_failed_operation(const struct gauge *gauge, const velto_event *event) {
    char sentence[512] = "";
    velto_op_get_error(event->op, sentence, sizeof sentence, &(size_t){0});
    report_error(gauge, event->result, sentence);
}

static void adapter_changed(const struct gauge *gauge, const velto_event_adapter *adapter) {
    begin_line(gauge);
    printf("radio: the adapter is %s\n",
           !adapter->is_present ? "gone" : adapter->is_powered ? "on" : "off");
    /* After a missing radio, auto-connect is resumed automatically, but a scan of the program is not. */
    if (adapter->is_usable && gauge->options->device != NULL && !gauge->is_device_requested) start_scan(gauge);
}

static void handle_event(struct gauge *gauge, const velto_event *event) {
    switch (event->type) {
    case VELTO_EVENT_ADAPTER_CHANGED:
        adapter_changed(gauge, &event->data.adapter);
        break;
    case VELTO_EVENT_CHOICE_NEEDED:
        begin_line(gauge);
        printf("choice: %u devices are in sight; choose one by --name or --address\n",
               event->data.choice.candidate_count);
        break;
    case VELTO_EVENT_DEVICE_FOUND:
        if (event->data.found.is_likely) print_device_line(gauge, event->device, "was found");
        break;
    case VELTO_EVENT_DEVICE_CONNECTED:
        print_device_line(gauge, event->device, "is connected");
        /* Caps get a player index automatically. A board must be given one, and then provides game input. */
        velto_device_set_player_index(event->device, 0);
        break;
    case VELTO_EVENT_DEVICE_DISCONNECTED:
        gauge->summary.link_losses++;
        print_disconnected(gauge, event);
        break;
    case VELTO_EVENT_OP_DONE:
        if (event->result < 0) print_failed_operation(gauge, event);
        break;
    default:
        break;
    }
}

static void handle_events(struct gauge *gauge) {
    velto_event event;
    while (velto_context_poll_event(gauge->context, &event) == VELTO_OK) handle_event(gauge, &event);
}

/* -- Input --------------------------------------------------------------------------------------------------------- */

/* Packets since the last poll; the library's count restarts with each link. */
static unsigned count_packets(struct gauge *gauge, const velto_input *input) {
    uint64_t before = gauge->packet_count <= input->packet_count ? gauge->packet_count : 0;
    gauge->packet_count = input->packet_count;
    return (unsigned)(input->packet_count - before);
}

static void measure_rate(struct gauge *gauge, unsigned packets, double moment) {
    gauge->rate_packets += packets;
    if (moment - gauge->rate_since < RATE_WINDOW) return;
    gauge->rate = gauge->rate_packets / (moment - gauge->rate_since);
    gauge->rate_since = moment;
    gauge->rate_packets = 0;
}

static void sum_up(struct summary *summary, const velto_input *input, unsigned packets) {
    summary->frames++;
    if (input->buttons_pressed & VELTO_BUTTON_MAIN) summary->presses++;
    if (packets == 0) return;
    if (summary->packets == 0) summary->lowest_position = summary->highest_position = input->position_x;
    if (input->position_x < summary->lowest_position) summary->lowest_position = input->position_x;
    if (input->position_x > summary->highest_position) summary->highest_position = input->position_x;
    summary->packets += packets;
}

/* -- The gauge ----------------------------------------------------------------------------------------------------- */

/* Draws "[----------|---O------]" into `bar`: the center, and the position from -1 to 1. */
static void draw_bar(double position, char bar[42]) {
    const int middle = 20;
    double clamped = position < -1 ? -1 : position > 1 ? 1 : position;
    memset(bar, '-', 41);
    bar[41] = '\0';
    bar[0] = '[';
    bar[40] = ']';
    bar[middle] = '|';
    bar[middle + (int)(clamped * (middle - 1))] = 'O';
}

static void show(struct gauge *gauge, const velto_input *input, double moment) {
    char bar[42];
    int is_connected = (input->flags & VELTO_INPUT_CONNECTED) != 0;
    if (!gauge->is_terminal) {
        if (!is_connected || moment < gauge->next_plain_line) return;
        gauge->next_plain_line = moment + PLAIN_LINE;
    }
    begin_line(gauge);
    if (is_connected) {
        draw_bar(input->position_x, bar);
        printf("%s position %+.3f  button %-4s  %5.1f packets/s", bar, input->position_x,
               input->buttons_down & VELTO_BUTTON_MAIN ? "DOWN" : "up", gauge->rate);
    } else {
        char sentence[256] = "";
        velto_context_describe_search(gauge->context, sentence, sizeof sentence, &(size_t){0});
        printf("waiting for a device: %s", sentence);
    }
    if (gauge->is_terminal) fflush(stdout);
    else putchar('\n');
}

static void run_frame(struct gauge *gauge, double moment, double dt) {
    velto_input input = VELTO_INPUT_INIT;
    unsigned packets;
    handle_events(gauge);
    connect_requested_device(gauge);
    velto_context_poll_player(gauge->context, 0, dt, &input); /* neutral without a device */
    packets = count_packets(gauge, &input);
    measure_rate(gauge, packets, moment);
    sum_up(&gauge->summary, &input, packets);
    show(gauge, &input, moment);
}

static void run(struct gauge *gauge) {
    double start = now();
    double previous = start;
    gauge->rate_since = start;
    for (double frame = start; !is_interrupted && frame < start + gauge->options->seconds; frame += FRAME) {
        double moment;
        sleep_until(frame);
        moment = now();
        run_frame(gauge, moment, moment - previous);
        previous = moment;
    }
}

/* -- The end ------------------------------------------------------------------------------------------------------- */

static int print_summary(const struct gauge *gauge) {
    const struct summary *summary = &gauge->summary;
    begin_line(gauge);
    if (summary->packets == 0) {
        const char *device = gauge->options->device;
        fflush(stdout);
        fprintf(stderr, "gauge: no input arrived from %s\n", device != NULL ? device : "any device");
        return 1;
    }
    printf("summary: %lu frames, %llu packets, %lu presses, position %+.3f to %+.3f, %lu link losses\n", summary->frames,
           summary->packets, summary->presses, summary->lowest_position, summary->highest_position,
           summary->link_losses);
    return 0;
}

/* Print the summary even if the program is interrupted. */
static void catch_interrupts(void) {
    struct sigaction action = {.sa_handler = interrupt};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

int main(int argc, char **argv) {
    struct options options = {VELTO_BACKEND_SIMULATED, 10.0, NULL, NULL};
    struct gauge gauge = {.options = &options, .is_terminal = isatty(STDOUT_FILENO)};
    int status = 1;
    if (!parse_options(argc, argv, &options)) return 2;
    if (options.model != NULL && options.device == NULL) options.device = "simulated";
    catch_interrupts();
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (set_up(&gauge)) {
        run(&gauge);
        status = print_summary(&gauge);
    }
    velto_context_destroy(gauge.context);
    return status;
}
