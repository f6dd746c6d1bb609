/* A program that receives packets and polls none of them, for callgrind and strace to count what that takes.

   Usage: packet_way <bus address> <control socket>. Each name that comes over the control socket, one byte, ends a count: it
   is dumped under that name, and answered. The end of the socket ends the program. */
#include <stdlib.h>
#include <unistd.h>
#include <valgrind/callgrind.h>

#include "bus_cap.h"

int main(int count, char **arguments) {
    velto_context *context;
    int control, descriptor;
    char name[2] = "";
    if (count != 3) return 2;
    control = atoi(arguments[2]);
    context = connect_cap(arguments[1]);
    descriptor = receive_descriptor(control);
    close(descriptor);
    while (read(control, name, 1) == 1) {
        CALLGRIND_DUMP_STATS_AT(name);
        if (write(control, name, 1) != 1) fail("nobody counts");
    }
    velto_context_destroy(context);
    return 0;
}
