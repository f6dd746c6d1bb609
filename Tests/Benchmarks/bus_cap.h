/* A cap that the scripted daemon plays on a private bus, and whose packets the program writes itself. */
#ifndef VELTO_BUS_CAP_H
#define VELTO_BUS_CAP_H

#include <stdint.h>

#include <veltokit/velto.h>

/* Nanoseconds of the system's clock. */
int64_t now(void);

void pause_for(int64_t nanoseconds);

/* Ends the program and says why. */
void fail(const char *what);

/* Makes a context with a loop thread of its own, and waits until the cap is player 0. */
velto_context *connect_cap(const char *bus);

/* The daemon's end of the notification socket, which bus_cap.py sends over a control socket once the cap is connected. */
int receive_descriptor(int control);

/* Writes one packet as the daemon does. */
void write_packet(int descriptor);

#endif
