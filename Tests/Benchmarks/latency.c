/* How long a notification takes from the radio's descriptor to a game, beside a bare read() loop.

   Usage: latency <bus address> <control socket> <samples>. The program connects the cap that the scripted daemon on that
   bus plays, receives the daemon's end of the notification socket over the control socket, and then writes packets into
   it itself: each sample is the time from that write to the moment a poll shows the packet. In between, the same is done
   with a thread that reads another socket pair of the same kind and counts. Prints "library <ns>" and "bare <ns>" lines. */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "bus_cap.h"

/* A game looks every few milliseconds. Looking without a pause would find the loop at the lock every other time, and
   measure that. */
static void look_away(void) {
    int64_t end = now() + 1000;
    while (now() < end) {}
}

/* The bare loop. */
static int bare_pair[2];
static _Atomic uint64_t bare_count;

static void *read_bare(void *unused) {
    uint8_t packet[512];
    (void)unused;
    while (read(bare_pair[0], packet, sizeof packet) > 0) atomic_fetch_add(&bare_count, 1);
    return NULL;
}

static int64_t sample_bare(void) {
    uint64_t before = atomic_load(&bare_count);
    int64_t start = now();
    write_packet(bare_pair[1]);
    while (atomic_load(&bare_count) == before) look_away();
    return now() - start;
}

/* The library. */
static velto_context *context;

static velto_input poll_player(void) {
    velto_input input = VELTO_INPUT_INIT;
    if (velto_context_poll_player(context, 0, 1.0 / 60, &input) < 0) fail("poll");
    return input;
}

static int64_t sample_library(int descriptor) {
    uint64_t before = poll_player().packet_count;
    int64_t start = now();
    write_packet(descriptor);
    while (poll_player().packet_count == before) look_away();
    return now() - start;
}

int main(int count, char **arguments) {
    pthread_t reader;
    int descriptor, samples = count > 3 ? atoi(arguments[3]) : 0;
    if (samples <= 0) return 2;
    if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, bare_pair) != 0) fail("socketpair");
    if (pthread_create(&reader, NULL, read_bare, NULL) != 0) fail("thread");
    context = connect_cap(arguments[1]);
    descriptor = receive_descriptor(atoi(arguments[2]));
    for (int index = 0; index < samples; index++) {
        int64_t library, bare;
        /* The readers sleep before each sample, as they do between packets. */
        pause_for(2000000);
        library = sample_library(descriptor);
        pause_for(2000000);
        bare = sample_bare();
        printf("library %lld\nbare %lld\n", (long long)library, (long long)bare);
    }
    velto_context_destroy(context);
    return 0;
}
