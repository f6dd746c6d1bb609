/* How long a notification takes from the radio's descriptor to a game, beside a bare read() loop.

   Usage: latency <bus address> <control socket> <samples>. The program connects the cap that the scripted daemon on that
   bus plays, receives the daemon's end of the notification socket over the control socket, and then writes packets into
   it itself: each sample is the time from that write to the moment a poll shows the packet. In between, the same is done
   with a thread that reads another socket pair of the same kind and counts, and with one that waits for several descriptors
   and asks for the time of a packet, as the loop of the library must. Prints "library <ns>", "bare <ns>" and "loop <ns>"
   lines. */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "bus_cap.h"

/* A game looks every few milliseconds. Looking without a pause would find the loop at the lock every other time, and
   measure that. */
static void look_away(void) {
    int64_t end = now() + 1000;
    while (now() < end) {}
}

/* The threads without the library. */
typedef struct bare {
    int pair[2];
    _Atomic uint64_t count;
} bare;

static bare reader, waiter;

static void *read_bare(void *unused) {
    uint8_t packet[512];
    (void)unused;
    while (read(reader.pair[0], packet, sizeof packet) > 0) atomic_fetch_add(&reader.count, 1);
    return NULL;
}

static void *wait_bare(void *unused) {
    uint8_t packet[512], control[CMSG_SPACE(sizeof(struct timespec))];
    struct iovec data = {packet, sizeof packet};
    struct epoll_event event = {.events = EPOLLIN};
    int on = 1, queue = epoll_create1(EPOLL_CLOEXEC);
    (void)unused;
    if (epoll_ctl(queue, EPOLL_CTL_ADD, waiter.pair[0], &event) != 0) fail("epoll");
    if (setsockopt(waiter.pair[0], SOL_SOCKET, SO_TIMESTAMPNS, &on, sizeof on) != 0) fail("timestamps");
    while (epoll_wait(queue, &event, 1, -1) == 1) {
        struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
        (void)now();
        if (recvmsg(waiter.pair[0], &message, MSG_DONTWAIT) <= 0) break;
        atomic_fetch_add(&waiter.count, 1);
    }
    return NULL;
}

static void start(bare *bare, void *(*run)(void *)) {
    pthread_t thread;
    if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, bare->pair) != 0) fail("socketpair");
    if (pthread_create(&thread, NULL, run, NULL) != 0) fail("thread");
}

static int64_t sample_bare(void *argument) {
    bare *bare = argument;
    uint64_t before = atomic_load(&bare->count);
    int64_t start = now();
    write_packet(bare->pair[1]);
    while (atomic_load(&bare->count) == before) look_away();
    return now() - start;
}

/* The library. */
static velto_context *context;

static velto_input poll_player(void) {
    velto_input input = VELTO_INPUT_INIT;
    if (velto_context_poll_player(context, 0, 1.0 / 60, &input) < 0) fail("poll");
    return input;
}

static int64_t sample_library(void *descriptor) {
    uint64_t before = poll_player().packet_count;
    int64_t start = now();
    write_packet(*(int *)descriptor);
    while (poll_player().packet_count == before) look_away();
    return now() - start;
}

/* The readers sleep before each sample, as they do between packets. */
static void print_sample(const char *name, int64_t (*sample)(void *), void *argument) {
    pause_for(2000000);
    printf("%s %lld\n", name, (long long)sample(argument));
}

int main(int count, char **arguments) {
    int descriptor, samples = count > 3 ? atoi(arguments[3]) : 0;
    if (samples <= 0) return 2;
    start(&reader, read_bare);
    start(&waiter, wait_bare);
    context = connect_cap(arguments[1]);
    descriptor = receive_descriptor(atoi(arguments[2]));
    for (int index = 0; index < samples; index++) {
        print_sample("library", sample_library, &descriptor);
        print_sample("bare", sample_bare, &reader);
        print_sample("loop", sample_bare, &waiter);
    }
    velto_context_destroy(context);
    return 0;
}
