/* What the download of a log costs: packets of two entries, which are a sample of acceleration, over a host radio. They are
   assembled in pages that the program gives up, or read as a stream in SI units and acknowledged; and in a bare loop in C that does
   the same for one program that knows the board: it keeps a page until that is read, joins chunks whatever is missing, finds resets
   and dates.

   Usage: log_way [--brief | --instructions | --memory]. The last one downloads ten million entries and prints the most bytes that a
   download held beside its beginning, bookmark included. */
#define _GNU_SOURCE
#include <malloc.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "measure.h"

enum { COMMAND = 1, NOTIFICATION = 2, PAGE = 250, AXES = 3, ENTRY = 9, HEADER = 2, SIZE = HEADER + 2 * ENTRY, ENTRIES = 10000000 };

static velto_context *context;
static velto_host host;
static velto_device device;
static velto_logger logger;
static uint32_t peer;
static const velto_uuid uuids[] = {
    {{0x32, 0x6A, 0x90, 0x00, 0x85, 0xCB, 0x91, 0x95, 0xD9, 0xDD, 0x46, 0x4C, 0xFB, 0xBA, 0xE7, 0x5A}},
    {{0x32, 0x6A, 0x90, 0x01, 0x85, 0xCB, 0x91, 0x95, 0xD9, 0xDD, 0x46, 0x4C, 0xFB, 0xBA, 0xE7, 0x5A}},
    {{0x32, 0x6A, 0x90, 0x06, 0x85, 0xCB, 0x91, 0x95, 0xD9, 0xDD, 0x46, 0x4C, 0xFB, 0xBA, 0xE7, 0x5A}},
};

/* ---- The board ---- */

/* Modules, the loggers of acceleration, the clock, and a log that has no end. */
static const struct {
    uint8_t request[3], size, answer[9];
} answers[] = {
    {{0x03, 0x80}, 4, {0x03, 0x80, 0x01, 0x01}},
    {{0x0B, 0x80}, 9, {0x0B, 0x80, 0x00, 0x03, 0x08, 0xFF, 0xFF, 0xFF, 0x7F}},
    {{0x0B, 0x82, 0x00}, 6, {0x0B, 0x82, 0x03, 0x04, 0xFF, 0x60}},
    {{0x0B, 0x82, 0x01}, 6, {0x0B, 0x82, 0x03, 0x04, 0xFF, 0x24}},
    {{0x0B, 0x84}, 7, {0x0B, 0x84, 0x00, 0x00, 0x00, 0x00, 0x01}},
    {{0x0B, 0x85}, 6, {0x0B, 0x85, 0xFF, 0xFF, 0xFF, 0x7F}},
    {{0x0B, 0x8C}, 4, {0x0B, 0x8C, 0x00, 0x00}},
};

static void notify(const uint8_t *bytes, size_t size) {
    check(velto_host_deliver_notification(host, peer, NOTIFICATION, bytes, size), "notification");
}

static void answer(const velto_host_request *request) {
    uint8_t nothing[] = {request->bytes[0], request->bytes[1]};
    for (size_t index = 0; index < sizeof answers / sizeof answers[0]; index++) {
        const size_t size = answers[index].request[1] == 0x82 ? 3 : 2;
        if (request->size == size && memcmp(request->bytes, answers[index].request, size) == 0)
            return notify(answers[index].answer, answers[index].size);
    }
    if (request->bytes[1] & 0x80) notify(nothing, sizeof nothing);
}

/* Does what the library requests. */
static void serve(void) {
    velto_gatt_characteristic table[] = {
        {.service = uuids[0], .uuid = uuids[1], .properties = VELTO_ATTRIBUTE_PROPERTY_WRITE | VELTO_ATTRIBUTE_PROPERTY_WRITE_WITHOUT_RESPONSE, .handle = COMMAND},
        {.service = uuids[0], .uuid = uuids[2], .properties = VELTO_ATTRIBUTE_PROPERTY_NOTIFY, .handle = NOTIFICATION},
    };
    velto_host_request request;
    check(velto_context_dispatch(context, 0), "dispatch");
    while (velto_host_poll_request(host, &request) == VELTO_OK) {
        if (request.kind == VELTO_HOST_REQUEST_KIND_CONNECT) check(velto_host_supply_gatt(host, peer, table, 2), "table");
        else if (request.id != 0) check(velto_host_complete_request(host, request.id, NULL, 0), "answer");
        if (request.kind == VELTO_HOST_REQUEST_KIND_WRITE) answer(&request);
    }
}

static void serve_for(double seconds) {
    for (int step = 0; step < 20; step++) {
        serve();
        check(velto_context_advance_clock(context, seconds / 20), "advance");
    }
}

static void open_board(void) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_host_advertisement found = VELTO_HOST_ADVERTISEMENT_INIT;
    velto_op op;
    size_t count;
    def.backends = VELTO_BACKEND_HOST;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL;
    check(velto_context_create(&def, &context), "context");
    check(velto_context_create_host_radio(context, NULL, &host), "radio");
    found.identifier = "bench";
    found.name = "MetaWear";
    check(velto_context_start_scan(context, NULL, NULL), "scan");
    serve_for(0.1);
    check(velto_host_report_advertisement(host, &found, uuids, 1, NULL, 0, &peer), "advertisement");
    serve_for(0.1);
    check(velto_context_list_devices(context, &device, 1, &count), "device");
    check(velto_device_set_game_input(device, VELTO_GAME_INPUT_OFF), "game input");
    check(velto_device_connect(device, NULL, NULL), "connect");
    serve_for(10);
    check(velto_mw_recover(device, &op), "recover");
    serve_for(10);
    check(velto_mw_list_loggers(device, &logger, 1, &count), "loggers");
    check(velto_logger_set_range(logger, 2), "range");
    check(velto_context_set_event_mask(context, 0), "event mask");
    check(velto_context_set_log_mask(context, 0), "log mask");
}

/* ---- The log ---- */

static uint32_t number;
static uint8_t packet[SIZE] = {0x0B, 0x07, 0x20};

static void put(uint8_t *target, uint8_t slot, uint32_t tick, uint32_t data) {
    target[0] = 0x20 | slot;
    memcpy(target + 1, &tick, sizeof tick);
    memcpy(target + 5, &data, sizeof data);
}

/* A sample at 100 Hz: x and y, and z. */
static void make_packet(void) {
    const uint32_t tick = (uint32_t)(number * 6.8266667);
    put(packet + HEADER, 0, tick, number * 7);
    put(packet + HEADER + ENTRY, 1, tick, number & 0xFFFF);
    number++;
}

/* ---- The library ---- */

static velto_download download;
static velto_stream stream;
static velto_op op;
static uint32_t left;
static float rows[PAGE][AXES];
static velto_frame_info infos[PAGE];
static uint8_t bookmark[65536];
static size_t bookmark_size;

static void begin_download(bool is_read) {
    velto_download_def def = VELTO_DOWNLOAD_DEF_INIT;
    def.flags = is_read ? 0 : VELTO_DOWNLOAD_DISCARD_UNREAD;
    check(velto_mw_start_download(device, &def, NULL, 0, &download, &op), "download");
    if (is_read) check(velto_download_create_stream(download, logger, NULL, &stream), "stream");
    /* The page of the download before has no end: two seconds without a packet are one. */
    serve_for(3);
    left = 0x7FFFFFFF;
    number = 0;
}

static void end_download(void) {
    velto_download_destroy(download);
    serve_for(1);
}

static void end_page(void) {
    static const uint8_t end[] = {0x0B, 0x0D};
    uint8_t progress[] = {0x0B, 0x08, 0, 0, 0, 0};
    left -= 2 * PAGE;
    memcpy(progress + HEADER, &left, sizeof left);
    notify(end, sizeof end);
    notify(progress, sizeof progress);
    serve();
}

static void take_packet(void) {
    make_packet();
    notify(packet, SIZE);
    if (number % 50 == 0) serve();
}

static void discard(void) {
    take_packet();
    if (number % PAGE != 0) return;
    end_page();
    check(velto_download_acknowledge_page(download), "acknowledgement");
    serve();
}

static void read_page(bool has_bookmark) {
    size_t count = 0;
    end_page();
    check(velto_stream_read(stream, rows, sizeof rows[0], PAGE, infos, &count), "read");
    if (count != PAGE) exit(fprintf(stderr, "%zu samples\n", count));
    if (has_bookmark) check(velto_download_get_bookmark(download, bookmark, sizeof bookmark, &bookmark_size), "bookmark");
    check(velto_download_acknowledge_page(download), "acknowledgement");
    serve();
}

static void read_log(void) {
    take_packet();
    if (number % PAGE == 0) read_page(false);
}

static void store_log(void) {
    take_packet();
    if (number % PAGE == 0) read_page(true);
}

/* What every notification costs, whatever is in it. */
static void take_nothing(void) {
    static const uint8_t nobody[SIZE] = {0x7E, 0x01};
    make_packet();
    notify(nobody, SIZE);
    if (number % 50 == 0) serve();
}

/* ---- The bare loop ---- */

typedef struct entry {
    uint8_t slot, reset;
    uint32_t tick, data;
} entry;
typedef struct sample {
    uint8_t bytes[8];
    int64_t time;
    uint32_t tick;
    uint8_t reset, flags;
} sample;

static entry received[2 * PAGE];
static sample page[PAGE + 1];
static int received_count, sample_count;
static struct {
    uint8_t chunks, reset;
    bool is_after_gap;
    uint32_t words[2], tick, newest;
    int64_t ticks;
    uint64_t entries, unpaired, resets, samples;
} bare;

static void emit_bare(void) {
    sample *target = &page[sample_count++];
    memcpy(target->bytes, bare.words, sizeof bare.words);
    target->time = 1750000000000000000 + bare.ticks * 5859375 / 4;
    target->tick = bare.tick;
    target->reset = bare.reset;
    target->flags = bare.is_after_gap;
    bare.is_after_gap = false;
    bare.samples++;
    bare.chunks = 0;
}

static void assemble(const entry *taken) {
    const int32_t step = (int32_t)(taken->tick - bare.newest);
    if (taken->reset != bare.reset || step < 0 || step > 1000) {
        bare.resets++;
        bare.reset = taken->reset;
        bare.ticks = taken->tick;
        bare.chunks = 0;
    } else {
        bare.ticks += step;
    }
    bare.newest = taken->tick;
    bare.entries++;
    const uint8_t bit = (uint8_t)(1 << taken->slot);
    if (bare.chunks != 0 && ((bare.chunks & bit) != 0 || taken->tick - bare.tick + 1 > 2)) {
        bare.unpaired++;
        bare.is_after_gap = true;
        bare.chunks = 0;
    }
    if (bare.chunks == 0) bare.tick = taken->tick;
    bare.words[taken->slot] = taken->data;
    bare.chunks |= bit;
    if (bare.chunks == 3) emit_bare();
}

/* A page is assembled when it is complete: until then its entries may come again. */
static void take_bare(void) {
    make_packet();
    for (const uint8_t *place = packet + HEADER; place + ENTRY <= packet + SIZE; place += ENTRY) {
        entry *target = &received[received_count++];
        target->slot = place[0] & 0x1F;
        target->reset = place[0] >> 5;
        memcpy(&target->tick, place + 1, sizeof target->tick);
        memcpy(&target->data, place + 5, sizeof target->data);
        if (target->slot > 1) received_count--;
    }
    if (number % PAGE != 0) return;
    for (int index = 0; index < received_count; index++) assemble(&received[index]);
    received_count = 0;
    sample_count = 0;
    __asm__ volatile("" ::: "memory");
}

/* ---- Memory ---- */

static void measure_memory(void) {
    const size_t before = mallinfo2().uordblks;
    size_t most = 0;
    begin_download(true);
    while (number < ENTRIES / 2) {
        take_packet();
        if (number % PAGE != 0) continue;
        const size_t now = mallinfo2().uordblks;
        if (now > most) most = now;
        read_page(true);
        if (bookmark_size + now > most) most = now + bookmark_size;
    }
    printf("%u | %zu\n", 2 * number, most - before);
    end_download();
}

int main(int count, char **arguments) {
    measure_options(count, arguments);
    open_board();
    if (count > 1 && strcmp(arguments[1], "--memory") == 0) {
        measure_memory();
        return 0;
    }
    begin_download(false);
    measure("assembled", discard);
    measure("a packet that no one takes", take_nothing);
    end_download();
    begin_download(true);
    measure("read", read_log);
    measure("read, with a bookmark of each page", store_log);
    end_download();
    number = 0;
    measure("assembled, bare loop in C", take_bare);
    velto_context_destroy(context);
    return 0;
}
