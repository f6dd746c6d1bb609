/*
 * The least that a receiver can do: `bare_receiver DESCRIPTOR` reads datagrams from the socket of a subscription and counts
 * them. Prints "receiving" when the first has come, and on SIGTERM how many came.
 */
#define _POSIX_C_SOURCE 200809L

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

static void interrupt(int number) { (void)number; }

int main(int argc, char **argv) {
    const int descriptor = argc > 1 ? atoi(argv[1]) : 0;
    struct sigaction ending = {.sa_handler = interrupt}; /* without SA_RESTART it ends the wait */
    unsigned long count = 0;
    char packet[512];
    sigaction(SIGTERM, &ending, NULL);
    fcntl(descriptor, F_SETFL, 0); /* wait in recv, without asking first */
    while (recv(descriptor, packet, sizeof packet, 0) >= 0) {
        if (count++ == 0) {
            puts("receiving");
            fflush(stdout);
        }
    }
    close(descriptor); /* before the bus connection: bluetoothd 5.66 can crash otherwise */
    printf("received %lu\n", count);
    return 0;
}
