#define _GNU_SOURCE
#include "bus_cap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { PACKET_SIZE = 16 };

int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

void pause_for(int64_t nanoseconds) {
    struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    nanosleep(&time, NULL);
}

void fail(const char *what) {
    fprintf(stderr, "%s: %s\n", what, velto_error_message());
    exit(1);
}

velto_context *connect_cap(const char *bus) {
    velto_context *context;
    velto_input input = VELTO_INPUT_INIT;
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    int64_t deadline = now() + 60000000000;
    def.backends = VELTO_BACKEND_BLUEZ;
    def.bus_address = bus;
    def.settle_time = 0.1;
    if (velto_context_create(&def, &context) != VELTO_OK) fail("context");
    if (velto_context_set_auto_connect(context, 1) != VELTO_OK) fail("auto-connect");
    do {
        if (now() > deadline) fail("the cap does not come");
        pause_for(10000000);
        if (velto_context_poll_player(context, 0, 1.0 / 60, &input) < 0) fail("poll");
    } while (!(input.flags & VELTO_INPUT_CONNECTED));
    return context;
}

int receive_descriptor(int control) {
    char byte, space[CMSG_SPACE(sizeof(int))];
    struct iovec data = {&byte, 1};
    struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1, .msg_control = space, .msg_controllen = sizeof space};
    int descriptor;
    if (write(control, "c", 1) != 1 || recvmsg(control, &message, 0) != 1 || CMSG_FIRSTHDR(&message) == NULL) {
        fail("no descriptor came");
    }
    memcpy(&descriptor, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof descriptor);
    return descriptor;
}

void write_packet(int descriptor) {
    static uint8_t counter;
    uint8_t packet[PACKET_SIZE] = {0x22, 0x00};
    packet[2] = counter++;
    if (write(descriptor, packet, sizeof packet) != sizeof packet) fail("the socket takes no packet");
}
