/* The download of a log as a share of what the simulated link carries: 15 s of acceleration at 100 Hz, of boards with pages of 127
   and of 512 entries, read by a program that acknowledges each page at once. What is counted is from the first report of progress to
   the end of the last page. Prints "pages, packets per interval | share | budget". */
#include <stdint.h>
#include <stdio.h>

#include "measure.h"

enum { AXES = 3, ROOM = 600 };
static const double INTERVAL = 0.0075, STEP = 0.000125, SECONDS = 15;

typedef struct way {
    const char *name, *model, *firmware;
    unsigned packets; /* at each connection event */
    double budget;
} way;

static const way ways[] = {
    {"pages of 512, 1 packet per 7.5 ms", "metamotion-s", NULL, 1, 0.95},
    {"pages of 512, 6 packets per 7.5 ms", "metamotion-s", NULL, 6, 0.90},
    {"pages of 127, 1 packet per 7.5 ms", "metamotion-r", "1.3.6", 1, 0.90},
    {"pages of 127, 6 packets per 7.5 ms", "metamotion-r", "1.3.6", 6, 0.80},
};

static velto_context *context;
static velto_sim sim;
static velto_device device;
static velto_logger logger;

static void advance(double seconds) { check(velto_context_advance_clock(context, seconds), "advance"); }

static void finish(velto_op op, const char *what) {
    velto_result result;
    check(velto_op_wait(op, 60, &result), what);
    check(result, what);
}

static void open_board(const way *way) {
    velto_context_def context_def = VELTO_CONTEXT_DEF_INIT;
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    velto_signal signal;
    velto_op op;
    context_def.backends = VELTO_BACKEND_SIMULATED;
    context_def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL;
    check(velto_context_create(&context_def, &context), "context");
    def.model_name = way->model;
    def.firmware_version = way->firmware;
    def.script = "walk";
    def.seed = 7;
    check(velto_context_create_sim(context, &def, &sim), "sim");
    check(velto_context_start_scan(context, NULL, NULL), "scan");
    advance(2);
    check(velto_sim_get_device(sim, &device), "device");
    check(velto_device_set_game_input(device, VELTO_GAME_INPUT_OFF), "game input");
    check(velto_device_connect(device, NULL, &op), "connect");
    finish(op, "connect");
    advance(5);
    check(velto_device_find_signal(device, VELTO_MW_ACCELERATION, &signal), "signal");
    check(velto_mw_create_logger(device, signal, NULL, &logger, &op), "logger");
    finish(op, "logger");
    check(velto_mw_start_logging(device, VELTO_MW_LOG_MODE_OVERWRITE, &op), "log");
    finish(op, "log");
    advance(SECONDS);
    check(velto_mw_stop_logging(device, &op), "stop");
    finish(op, "stop");
}

/* Returns the share of the packets that could have arrived. */
static double download(const way *way) {
    static float rows[ROOM][AXES];
    velto_sim_link link = VELTO_SIM_LINK_INIT;
    velto_download download;
    velto_download_info info = VELTO_DOWNLOAD_INFO_INIT;
    velto_stream stream;
    velto_event event;
    velto_op op;
    uint64_t now, begin = 0, end = 0;
    size_t count;
    check(velto_sim_get_link(sim, &link), "link");
    link.notifications_per_interval = way->packets;
    link.writes_per_interval = way->packets;
    check(velto_sim_set_link(sim, &link), "link");
    check(velto_mw_start_download(device, NULL, NULL, 0, &download, &op), "download");
    check(velto_download_create_stream(download, logger, NULL, &stream), "stream");
    while (velto_context_poll_event(context, &event) == VELTO_OK) {}
    while (end == 0) {
        advance(STEP);
        check(velto_context_get_time_ns(context, &now), "time");
        while (velto_context_poll_event(context, &event) == VELTO_OK) {
            if (begin == 0 && event.type == VELTO_EVENT_PROGRESS) begin = now;
            if (event.type == VELTO_EVENT_OP_DONE) end = now;
            if (event.type != VELTO_EVENT_PAGE_READY) continue;
            check(velto_stream_read(stream, rows, sizeof rows[0], ROOM, NULL, &count), "read");
            check(velto_download_acknowledge_page(download), "acknowledgement");
        }
    }
    check(velto_download_get_info(download, &info), "info");
    if (info.entry_count < 2800) check(VELTO_ERROR_IO, "too few entries");
    const double packets = (double)info.entry_count / 2, carried = (double)(end - begin) * 1e-9 / INTERVAL * way->packets;
    return packets / carried;
}

int main(void) {
    for (size_t index = 0; index < sizeof ways / sizeof ways[0]; index++) {
        open_board(&ways[index]);
        printf("%s | %.3f | %.2f\n", ways[index].name, download(&ways[index]), ways[index].budget);
        velto_context_destroy(context);
    }
    return 0;
}
