/*
 * Logs the battery level of any Bluetooth LE device with the standard battery service.
 *
 *     battery                     a simulated wristband whose battery runs down
 *     battery "My band"           the device with that name, address or identifier
 *
 * Six calls get the first value: create, connect, wait, read, wait, get. Later values are notified.
 *
 * Runs until interrupted. Exit status: 0 if a level was read, 1 if not.
 */
#define _POSIX_C_SOURCE 200809L /* poll, sigaction, gmtime_r */

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include <veltokit/velto.h>

#define LEVEL VELTO_UUID16(0x2a19)
#define PATIENCE 20.0 /* seconds */

static volatile sig_atomic_t is_over = 0;

static void end(int signal_number) {
    (void)signal_number;
    is_over = 1;
}

static int succeeded(velto_result result) {
    if (result < 0) fprintf(stderr, "battery: %s (%s)\n", velto_error_message(), velto_result_name(result));
    return result >= 0;
}

/* -- A stand-in for a device ----------------------------------------------------------------------------------------- */

static int add_band(velto_context *context, const char *name, velto_sim *band) {
    const velto_sim_characteristic level = {
        .service = VELTO_UUID16(0x180f), .uuid = LEVEL,
        .properties = VELTO_ATTRIBUTE_PROPERTY_READ | VELTO_ATTRIBUTE_PROPERTY_NOTIFY,
        .handle = 3, .value_size = 1, .value = {80}};
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    def.name = name;
    def.model = VELTO_SIM_MODEL_TABLE;
    return succeeded(velto_context_create_sim(context, &def, band)) &&
           succeeded(velto_sim_set_characteristics(*band, &level, 1));
}

/* -- The logger ------------------------------------------------------------------------------------------------------ */

/* Waits until the device is connected: it is then event->device. */
static int connect_device(velto_context *context, const char *text, velto_event *event) {
    if (!succeeded(velto_context_connect_device(context, text, PATIENCE, NULL, NULL))) return 0;
    do {
        if (velto_context_wait_event(context, VELTO_FOREVER, event) != VELTO_OK) return 0;
    } while (event->type != VELTO_EVENT_OP_DONE);
    if (event->result < 0) fprintf(stderr, "battery: %s: %s\n", text, velto_result_message(event->result));
    return event->result >= 0;
}

static int read_level(velto_device device) {
    uint8_t percent = 0;
    size_t count;
    velto_op op;
    velto_result result;
    if (!succeeded(velto_device_read_uuid(device, LEVEL, PATIENCE, &op)) ||
        !succeeded(velto_op_wait(op, VELTO_FOREVER, &result))) {
        return 0;
    }
    if (result < 0) fprintf(stderr, "battery: the level cannot be read: %s\n", velto_result_message(result));
    if (result < 0 || !succeeded(velto_op_get_value(op, &percent, 1, &count)) || count == 0) return 0;
    printf("%d %%\n", percent);
    return 1;
}

/* Drains the simulated battery by one percent every half second. */
static void run_down(velto_context *context, velto_sim band) {
    static uint64_t next_ns = 0;
    static uint8_t percent = 80;
    uint64_t now_ns;
    if (VELTO_IS_NULL(band) || !succeeded(velto_context_get_time_ns(context, &now_ns)) || now_ns < next_ns) return;
    /* Fails until the program has subscribed. */
    if (velto_sim_inject_notification(band, 3, &percent, 1) < 0) return;
    next_ns = now_ns + 500000000;
    if (percent > 0) percent--;
}

/* Prints a level with its date, in UTC. */
static void print_level(velto_context *context, const velto_value *value) {
    char date[32];
    uint64_t utc_ns = 0;
    time_t seconds;
    struct tm parts;
    velto_context_get_utc_ns(context, value->timestamp_ns, &utc_ns);
    seconds = (time_t)(utc_ns / 1000000000);
    strftime(date, sizeof date, "%Y-%m-%d %H:%M:%S", gmtime_r(&seconds, &parts));
    printf("%s.%03u: %d %%\n", date, (unsigned)(utc_ns / 1000000 % 1000), value->bytes[0]);
}

/* Prints each level that the device notifies. */
static void log_levels(velto_context *context, velto_device device, velto_sim band) {
    struct pollfd request = {.fd = -1, .events = POLLIN, .revents = 0};
    velto_subscription subscription;
    velto_value value;
    if (!succeeded(velto_device_subscribe_uuid(device, LEVEL, NULL, &subscription, NULL)) ||
        !succeeded(velto_subscription_get_fd(subscription, &request.fd))) {
        return;
    }
    while (!is_over) {
        run_down(context, band);
        poll(&request, 1, 100);
        while (velto_subscription_poll_value(subscription, &value) == VELTO_OK) {
            if (value.size > 0) print_level(context, &value);
        }
    }
    velto_subscription_destroy(subscription);
}

int main(int argc, char **argv) {
    const char *text = argc > 1 ? argv[1] : "Band";
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_context *context = NULL;
    velto_sim band = VELTO_NULL_SIM;
    velto_event event;
    struct sigaction action;
    int was_read;
    memset(&action, 0, sizeof action);
    action.sa_handler = end;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (argc == 1) def.backends = VELTO_BACKEND_SIMULATED;
    was_read = succeeded(velto_context_create(&def, &context)) && (argc > 1 || add_band(context, text, &band)) &&
               connect_device(context, text, &event) && read_level(event.device);
    if (was_read) log_levels(context, event.device, band);
    velto_context_destroy(context);
    return was_read ? 0 : 1;
}
