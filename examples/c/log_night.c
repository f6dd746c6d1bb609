/*
 * Lets a simulated MetaWear board log its acceleration for a night, and downloads it in the morning as comma-separated values.
 *
 *     log_night > night.csv                eight hours at 100 Hz
 *     log_night --hours 0.1 > short.csv    six minutes
 *
 * A line is the date in UTC, and x, y and z in m/s². The link is lost in the middle of the download, which continues
 * automatically. Progress is printed to standard error. The clock is manual, so the night takes seconds.
 *
 * A program for real boards stores the rows of each page together with the bookmark, as store_page() shows, and passes
 * the bookmark to the next download. Then no sample is lost or duplicated, even if the program is killed.
 *
 * Exit status: 0 if the whole log was read, 1 if not, 2 for wrong arguments.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <veltokit/velto.h>

#define ROWS 256
#define BAR 40

struct night {
    velto_context *context;
    velto_sim sim;
    velto_device board;
    velto_logger logger;
    unsigned char bookmark[65536];
    size_t bookmark_size;
    unsigned long long row_count;
};

/* Returns whether a call succeeded, and prints the error if not. */
static int succeeded(velto_result result) {
    if (result < 0) fprintf(stderr, "log_night: %s\n", velto_error_message());
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
    fprintf(stderr, "log_night: %s\n", sentence);
    return 0;
}

static int connect_board(struct night *night) {
    velto_op op;
    return succeeded(velto_device_connect(night->board, NULL, &op)) && ended(op);
}

static int find_board(struct night *night) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_sim_def sim = VELTO_SIM_DEF_INIT;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK;
    sim.model_name = "metamotion-s";
    sim.script = "walk";
    return succeeded(velto_context_create(&def, &night->context)) &&
           succeeded(velto_context_create_sim(night->context, &sim, &night->sim)) &&
           succeeded(velto_context_start_scan(night->context, NULL, NULL)) &&
           succeeded(velto_context_advance_clock(night->context, 1)) &&
           succeeded(velto_sim_get_device(night->sim, &night->board)) && connect_board(night);
}

/* The board logs without a link. */
static int log_night(struct night *night, double hours) {
    velto_mw_sensor_config wanted = VELTO_MW_SENSOR_CONFIG_INIT, chosen = VELTO_MW_SENSOR_CONFIG_INIT;
    velto_signal acceleration;
    velto_op created, started, stopped, gone;
    wanted.rate = 100;
    if (!succeeded(velto_mw_set_sensor_config(night->board, &wanted, &chosen)) ||
        !succeeded(velto_device_find_signal(night->board, VELTO_MW_ACCELERATION, &acceleration)) ||
        !succeeded(velto_mw_create_logger(night->board, acceleration, NULL, &night->logger, &created)) ||
        !ended(created) ||
        !succeeded(velto_mw_start_logging(night->board, VELTO_MW_LOG_MODE_STOP_WHEN_FULL, &started)) ||
        !ended(started) || !succeeded(velto_device_disconnect(night->board, &gone)) || !ended(gone)) {
        return 0;
    }
    fprintf(stderr, "logging at %g Hz for %g hours\n", chosen.rate, hours);
    return succeeded(velto_context_advance_clock(night->context, hours * 3600)) && connect_board(night) &&
           succeeded(velto_mw_stop_logging(night->board, &stopped)) && ended(stopped);
}

static void print_rows(struct night *night, float rows[][3], const velto_frame_info *infos, size_t count) {
    for (size_t row = 0; row < count; row++) {
        time_t seconds = (time_t)(infos[row].timestamp_ns / 1000000000);
        unsigned fraction = (unsigned)(infos[row].timestamp_ns / 100000 % 10000);
        char date[32];
        strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%S", gmtime(&seconds));
        printf("%s.%04uZ,%.3f,%.3f,%.3f\n", date, fraction, (double)rows[row][0], (double)rows[row][1],
               (double)rows[row][2]);
    }
    night->row_count += count;
}

/* Store rows and bookmark in one transaction. The board erases the page only after the acknowledgement. */
static int store_page(struct night *night, velto_download download, velto_stream stream) {
    static float rows[ROWS][3];
    static velto_frame_info infos[ROWS];
    size_t count = 0;
    while (velto_stream_read(stream, rows, sizeof rows[0], ROWS, infos, &count) == VELTO_OK) {
        print_rows(night, rows, infos, count);
    }
    return succeeded(velto_download_get_bookmark(download, night->bookmark, sizeof night->bookmark,
                                                 &night->bookmark_size)) &&
           succeeded(velto_download_acknowledge_page(download));
}

static void print_progress(velto_op op, double *shown) {
    velto_op_info info = VELTO_OP_INFO_INIT;
    double share;
    if (velto_op_get_info(op, &info) != VELTO_OK || !info.has_progress || info.progress.total == 0) return;
    share = (double)info.progress.done / (double)info.progress.total;
    if (share - *shown < 0.1 && share < 1) return;
    *shown = share;
    fprintf(stderr, "[%-*.*s] %3.0f %%", BAR, (int)(share * BAR), "########################################", share * 100);
    if (info.progress.remaining > 0) fprintf(stderr, ", %.0f s left", info.progress.remaining);
    fputc('\n', stderr);
}

static int download_night(struct night *night) {
    velto_download download;
    velto_download_page page = VELTO_DOWNLOAD_PAGE_INIT;
    velto_stream stream;
    velto_op op;
    velto_result result = VELTO_PENDING;
    double shown = 0;
    int has_dropped = 0;
    if (!succeeded(velto_mw_start_download(night->board, NULL, night->bookmark, night->bookmark_size, &download, &op)) ||
        !succeeded(velto_download_create_stream(download, night->logger, NULL, &stream))) {
        return 0;
    }
    printf("date,x,y,z\n");
    while (velto_op_wait(op, 0.05, &result) == VELTO_PENDING) {
        print_progress(op, &shown);
        if (velto_download_poll_page(download, &page) != VELTO_OK) continue;
        if (shown >= 0.5 && !has_dropped) {
            fprintf(stderr, "the link breaks\n");
            velto_sim_drop_link(night->sim);
            has_dropped = 1;
        }
        if (!store_page(night, download, stream)) break;
    }
    print_progress(op, &shown);
    velto_stream_destroy(stream);
    velto_download_destroy(download);
    fprintf(stderr, "%llu samples\n", night->row_count);
    return result == VELTO_OK || ended(op);
}

int main(int argc, char **argv) {
    static struct night night;
    double hours = 8;
    char *end = NULL;
    int is_done;
    if (argc == 3 && strcmp(argv[1], "--hours") == 0) hours = strtod(argv[2], &end);
    if ((argc != 1 && (end == NULL || *end != '\0')) || !(hours > 0 && hours <= 24)) {
        fprintf(stderr, "usage: log_night [--hours N]\n");
        return 2;
    }
    is_done = find_board(&night) && log_night(&night, hours) && download_night(&night);
    velto_context_destroy(night.context);
    return is_done ? 0 : 1;
}
