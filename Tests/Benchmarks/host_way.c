/* A program that hands in the packets of a cap over a host radio and polls none of them, for callgrind and strace to count.

   Usage: host_way <packets> [pumped]. The first half is the warm-up; what the second takes is dumped as "c". Each packet comes alone: the
   program sleeps until the loop has received it and sleeps too; what sleeping takes is dumped as "s". Prints the number of
   allocations. With "pumped" the program dispatches after each packet instead, and takes no descriptor: then there is no "s", and "n" is
   what as many packets take that no one has subscribed to, and "b" what
   as many take that are handed in by one call for each sixteen. */
#define _GNU_SOURCE
#include "measure.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <valgrind/callgrind.h>

enum { RECEIVE = 1, TRANSMIT = 2 };
static const velto_uuid UART[] = {
    {{0x6e, 0x40, 0, 1, 0xb5, 0xa3, 0xf3, 0x93, 0xe0, 0xa9, 0xe5, 0x0e, 0x24, 0xdc, 0xca, 0x9e}},
    {{0x6e, 0x40, 0, 2, 0xb5, 0xa3, 0xf3, 0x93, 0xe0, 0xa9, 0xe5, 0x0e, 0x24, 0xdc, 0xca, 0x9e}},
    {{0x6e, 0x40, 0, 3, 0xb5, 0xa3, 0xf3, 0x93, 0xe0, 0xa9, 0xe5, 0x0e, 0x24, 0xdc, 0xca, 0x9e}},
};

static velto_host host;
static velto_context *context;
static int is_pumped;
static uint32_t peer;

static void pause_for(long nanoseconds) {
    struct timespec time = {0, nanoseconds};
    nanosleep(&time, NULL);
}

static void supply_table(void) {
    velto_gatt_characteristic table[] = {
        {.service = UART[0], .uuid = UART[1], .properties = VELTO_ATTRIBUTE_PROPERTY_WRITE | VELTO_ATTRIBUTE_PROPERTY_WRITE_WITHOUT_RESPONSE,
         .handle = RECEIVE},
        {.service = UART[0], .uuid = UART[2], .properties = VELTO_ATTRIBUTE_PROPERTY_NOTIFY, .handle = TRANSMIT},
    };
    check(velto_host_supply_gatt(host, peer, table, 2), "table");
}

static void run(long nanoseconds) {
    if (is_pumped) check(velto_context_dispatch(context, (double)nanoseconds * 1e-9), "dispatch");
    else pause_for(nanoseconds);
}

/* Does what the library requests until the cap is ready. */
static void connect_cap(void) {
    velto_host_advertisement found = VELTO_HOST_ADVERTISEMENT_INIT;
    velto_input input = VELTO_INPUT_INIT;
    velto_host_request request;
    found.identifier = "bench";
    found.name = "Triki 1";
    check(velto_context_create_host_radio(context, NULL, &host), "radio");
    check(velto_context_set_auto_connect(context, 1), "auto-connect");
    while (!(input.flags & VELTO_INPUT_CONNECTED)) {
        check(velto_host_report_advertisement(host, &found, NULL, 0, NULL, 0, &peer), "advertisement");
        while (velto_host_poll_request(host, &request) == VELTO_OK) {
            if (request.kind == VELTO_HOST_REQUEST_KIND_CONNECT) supply_table();
            else check(velto_host_complete_request(host, request.id, NULL, 0), "answer");
        }
        run(10000000);
        check(velto_context_poll_player(context, 0, 1.0 / 60, &input), "poll");
    }
}

static void deliver(void) {
    static uint8_t packet[16] = {0x22};
    packet[2]++;
    check(velto_host_deliver_notification(host, peer, TRANSMIT, packet, sizeof packet), "packet");
}

static void deliver_and_dispatch(void) {
    deliver();
    check(velto_context_dispatch(context, 0), "dispatch");
}

static void deliver_to_no_one(void) {
    static const uint8_t packet[16] = {0x22};
    check(velto_host_deliver_notification(host, peer, RECEIVE, packet, sizeof packet), "packet");
}

static void deliver_together(void) {
    enum { TOGETHER = 16 };
    static uint8_t values[TOGETHER][16];
    velto_host_notification notifications[TOGETHER];
    for (int index = 0; index < TOGETHER; index++) {
        values[index][0] = 0x22;
        values[index][2] += TOGETHER;
        notifications[index] = (velto_host_notification){peer, TRANSMIT, sizeof values[index]};
    }
    check(velto_host_deliver_notifications(host, notifications, TOGETHER, values, sizeof values), "packets");
    check(velto_context_dispatch(context, 0), "dispatch");
}

static void pump(int count) {
    for (int index = 0; index < count; index++) deliver_and_dispatch();
    CALLGRIND_DUMP_STATS_AT("w");
    unsigned long before = allocation_count();
    for (int index = 0; index < count; index++) deliver_and_dispatch();
    CALLGRIND_DUMP_STATS_AT("c");
    printf("%lu\n", allocation_count() - before);
    for (int index = 0; index < count; index++) deliver_to_no_one();
    CALLGRIND_DUMP_STATS_AT("n");
    for (int index = 0; index < count / 16; index++) deliver_together();
    CALLGRIND_DUMP_STATS_AT("b");
}

static void repeat(void (*call)(void), int count) {
    for (int index = 0; index < count; index++) {
        if (call != NULL) call();
        pause_for(1000000);
    }
}

int main(int count, char **arguments) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    unsigned long before;
    int packets = count > 1 ? atoi(arguments[1]) : 0;
    def.backends = VELTO_BACKEND_HOST;
    def.settle_time = 0.1;
    is_pumped = count > 2;
    def.flags = VELTO_CONTEXT_EPHEMERAL | (is_pumped ? VELTO_CONTEXT_PUMPED : 0);
    check(velto_context_create(&def, &context), "context");
    connect_cap();
    /* No one takes events and lines of the log, which would pile up. */
    check(velto_context_set_event_mask(context, 0), "event mask");
    check(velto_context_set_log_mask(context, 0), "log mask");
    if (is_pumped) {
        pump(packets / 2);
        velto_context_destroy(context);
        return 0;
    }
    repeat(deliver, packets / 2);
    before = allocation_count();
    CALLGRIND_DUMP_STATS_AT("w");
    repeat(deliver, packets / 2);
    CALLGRIND_DUMP_STATS_AT("c");
    repeat(NULL, packets / 2);
    CALLGRIND_DUMP_STATS_AT("s");
    printf("%lu\n", allocation_count() - before);
    velto_context_destroy(context);
    return 0;
}
