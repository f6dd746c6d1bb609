/*
 * Shared by the small examples: options, a clock, the frame loop and error messages.
 *
 * Contexts are created as in gauge.c; read that first.
 */
#ifndef EXAMPLE_H
#define EXAMPLE_H

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <veltokit/velto.h>

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define FRAME (1.0 / 60) /* seconds between polls */

struct example {
    const char *name;
    velto_backend backend;
    double seconds;
    velto_context_flag flags; /* options of the context */
    velto_families families;  /* families that auto-connect accepts; 0 for its default */
    velto_context *context;
    int is_terminal; /* redraw in place instead of printing lines */
};

static volatile sig_atomic_t example_is_over = 0;

static inline void example_end(int signal_number) {
    (void)signal_number;
    example_is_over = 1;
}

/* Interrupts the program after the given time. */
static inline void example_end_after(double seconds) {
    struct itimerval timer = {.it_value = {.tv_sec = (time_t)seconds}};
    timer.it_value.tv_usec = (suseconds_t)((seconds - (double)timer.it_value.tv_sec) * 1e6);
    setitimer(ITIMER_REAL, &timer, NULL);
}

/* Seconds on the monotonic clock. */
static inline double example_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static inline void example_sleep_until(double moment) {
    struct timespec time;
    time.tv_sec = (time_t)moment;
    time.tv_nsec = (long)((moment - (double)time.tv_sec) * 1e9);
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL);
}

/* Returns whether a call succeeded, and prints the error if not. Positive results are successes. */
static inline int example_succeeded(const struct example *example, velto_result result) {
    if (result < 0) fprintf(stderr, "%s: %s (%s)\n", example->name, velto_error_message(), velto_result_name(result));
    return result >= 0;
}

/* Writes a time on the context's clock as a date in UTC, to a tenth of a millisecond. */
static inline const char *example_date(const struct example *example, uint64_t timestamp_ns, char text[32]) {
    uint64_t utc_ns = 0;
    time_t seconds;
    struct tm date;
    size_t size;
    velto_context_get_utc_ns(example->context, timestamp_ns, &utc_ns);
    seconds = (time_t)(utc_ns / 1000000000);
    size = strftime(text, 32, "%Y-%m-%dT%H:%M:%S", gmtime_r(&seconds, &date));
    snprintf(text + size, 32 - size, ".%04uZ", (unsigned)(utc_ns / 100000 % 10000));
    return text;
}

static inline int example_take_option(struct example *example, const char *name, const char *value) {
    char *end;
    if (value == NULL) return 0;
    if (strcmp(name, "--backend") == 0) {
        example->backend = strcmp(value, "bluez") == 0 ? VELTO_BACKEND_BLUEZ : VELTO_BACKEND_SIMULATED;
        return strcmp(value, "bluez") == 0 || strcmp(value, "simulated") == 0;
    }
    if (strcmp(name, "--seconds") != 0) return 0;
    example->seconds = strtod(value, &end);
    return end != value && *end == '\0' && example->seconds > 0 && example->seconds <= 86400;
}

/* Parses the options, creates the context and enables auto-connect. */
static inline int example_begin(struct example *example, int argc, char **argv, int players) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    struct sigaction action;
    for (int index = 1; index < argc; index += 2) {
        if (!example_take_option(example, argv[index], index + 1 < argc ? argv[index + 1] : NULL)) {
            fprintf(stderr, "usage: %s [--backend simulated|bluez] [--seconds N]\n", example->name);
            exit(2);
        }
    }
    memset(&action, 0, sizeof action);
    action.sa_handler = example_end;
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGALRM, &action, NULL);
    setvbuf(stdout, NULL, _IOLBF, 0);
    example->is_terminal = isatty(STDOUT_FILENO);
    def.backends = example->backend;
    def.flags = example->flags;
    def.auto_connect_families = example->families;
    return example_succeeded(example, velto_abi_check(VELTO_VERSION)) &&
           example_succeeded(example, velto_context_create(&def, &example->context)) &&
           example_succeeded(example, velto_context_set_auto_connect(example->context, players));
}

/* Adds a simulated cap that repeats the steps; does nothing on a real backend. */
static inline int example_add_cap(const struct example *example, const char *name, const velto_sim_step *steps,
                                  size_t count) {
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    velto_sim cap;
    if (example->backend != VELTO_BACKEND_SIMULATED) return 1;
    def.name = name;
    return example_succeeded(example, velto_context_create_sim(example->context, &def, &cap)) &&
           example_succeeded(example, velto_sim_set_script(cap, steps, count, 1));
}

/* Prints why discovery is not running, for instance because Bluetooth is off. */
static inline void example_tell_search(const struct example *example) {
    char sentence[256] = "";
    size_t size;
    velto_context_describe_search(example->context, sentence, sizeof sentence, &size);
    puts(sentence);
}

/* Prints connections, disconnections and problems of discovery. Input is polled, not taken from events. */
static inline void example_tell_events(const struct example *example) {
    velto_event event;
    while (velto_context_poll_event(example->context, &event) == VELTO_OK) {
        char name[128] = "a device";
        size_t size;
        if (event.type == VELTO_EVENT_SCAN_STOPPED && event.result < 0) example_tell_search(example);
        if (event.type != VELTO_EVENT_DEVICE_CONNECTED && event.type != VELTO_EVENT_DEVICE_DISCONNECTED) continue;
        velto_device_get_name(event.device, name, sizeof name, &size);
        printf("%s %s\n", name, event.type == VELTO_EVENT_DEVICE_CONNECTED ? "is connected" : "is gone");
    }
}

/* Calls `frame` 60 times a second until the time is up, the program is interrupted, or it returns 0. */
static inline void example_run(const struct example *example, int (*frame)(void *game, double dt), void *game) {
    double start = example_now(), previous = start;
    for (double next = start; !example_is_over && next < start + example->seconds; next += FRAME) {
        double moment;
        example_sleep_until(next);
        moment = example_now();
        example_tell_events(example);
        if (!frame(game, moment - previous)) return;
        previous = moment;
    }
}

#endif
