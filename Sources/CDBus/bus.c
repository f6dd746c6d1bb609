/* A private bus connection whose input and output are performed by another event loop. */
#include "functions.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>

/* libdbus makes one watch for reading and one for writing. */
enum { MAXIMUM_WATCHES = 4 };

struct velto_bus {
    DBusConnection *connection;
    DBusWatch *watches[MAXIMUM_WATCHES];
    int32_t watch_count;
    velto_bus_closing closing;
    void *context;
};

static uint32_t add_watch(DBusWatch *watch, void *data) {
    velto_bus *bus = data;
    if (bus->watch_count == MAXIMUM_WATCHES) { return 0; }
    bus->watches[bus->watch_count++] = watch;
    return 1;
}

/* libdbus removes its watches just before it closes the socket. */
static void remove_watch(DBusWatch *watch, void *data) {
    velto_bus *bus = data;
    for (int32_t index = 0; index < bus->watch_count; index++) {
        if (bus->watches[index] != watch) { continue; }
        bus->watches[index] = bus->watches[--bus->watch_count];
        break;
    }
    if (bus->watch_count == 0 && bus->closing != NULL) {
        bus->closing(bus->context);
        bus->closing = NULL;
    }
}

static void toggle_watch(DBusWatch *watch, void *data) {
    /* velto_bus_wanted asks each watch when it matters. */
    (void)watch;
    (void)data;
}

velto_bus *velto_bus_open(const char *address, velto_bus_closing closing, void *context, velto_dbus_failure *failure) {
    velto_bus *bus = calloc(1, sizeof *bus);
    if (bus == NULL) { return NULL; }
    bus->connection = velto_bus_connect(address, failure);
    if (bus->connection == NULL) {
        free(bus);
        return NULL;
    }
    velto_dbus.connection_set_exit_on_disconnect(bus->connection, 0);
    bus->closing = closing;
    bus->context = context;
    if (!velto_dbus.connection_set_watch_functions(bus->connection, add_watch, remove_watch, toggle_watch, bus, NULL)) {
        snprintf(failure->name, sizeof failure->name, "org.freedesktop.DBus.Error.NoMemory");
        velto_bus_close(bus);
        return NULL;
    }
    return bus;
}

void velto_bus_close(velto_bus *bus) {
    velto_dbus.connection_close(bus->connection);
    /* What is still queued is dropped; libdbus insists that the queue be looked at before the last reference goes. */
    for (DBusMessage *message; (message = velto_bus_receive(bus)) != NULL;) { velto_message_free(message); }
    velto_dbus.connection_set_watch_functions(bus->connection, NULL, NULL, NULL, NULL, NULL);
    velto_dbus.connection_unref(bus->connection);
    free(bus);
}

int32_t velto_bus_descriptor(const velto_bus *bus) {
    return bus->watch_count > 0 ? velto_dbus.watch_get_unix_fd(bus->watches[0]) : -1;
}

uint32_t velto_bus_wanted(const velto_bus *bus) {
    uint32_t wanted = 0;
    for (int32_t index = 0; index < bus->watch_count; index++) {
        if (velto_dbus.watch_get_enabled(bus->watches[index])) { wanted |= velto_dbus.watch_get_flags(bus->watches[index]); }
    }
    return wanted & (VELTO_BUS_READABLE | VELTO_BUS_WRITABLE);
}

static int32_t is_watched(const velto_bus *bus, const DBusWatch *watch) {
    for (int32_t index = 0; index < bus->watch_count; index++) {
        if (bus->watches[index] == watch) { return 1; }
    }
    return 0;
}

void velto_bus_perform(velto_bus *bus, uint32_t readiness) {
    DBusWatch *watches[MAXIMUM_WATCHES];
    int32_t count = bus->watch_count;
    for (int32_t index = 0; index < count; index++) { watches[index] = bus->watches[index]; }
    for (int32_t index = 0; index < count; index++) {
        /* Handling one watch may end the connection and with it the other watch. */
        if (!is_watched(bus, watches[index]) || !velto_dbus.watch_get_enabled(watches[index])) { continue; }
        uint32_t flags = velto_dbus.watch_get_flags(watches[index]);
        uint32_t ready = readiness & (flags | VELTO_BUS_HUNG_UP);
        if (ready != 0) { velto_dbus.watch_handle(watches[index], ready); }
    }
}

uint32_t velto_bus_send(velto_bus *bus, DBusMessage *message) {
    uint32_t serial = 0;
    return velto_dbus.connection_send(bus->connection, message, &serial) ? serial : 0;
}

DBusMessage *velto_bus_receive(velto_bus *bus) { return velto_dbus.connection_pop_message(bus->connection); }

void velto_bus_wait(velto_bus *bus, int32_t milliseconds) {
    uint32_t wanted = velto_bus_wanted(bus);
    struct pollfd entry = {.fd = velto_bus_descriptor(bus)};
    if (entry.fd < 0) { return; }
    if (wanted & VELTO_BUS_READABLE) { entry.events |= POLLIN; }
    if (wanted & VELTO_BUS_WRITABLE) { entry.events |= POLLOUT; }
    if (poll(&entry, 1, milliseconds) <= 0) { return; }
    uint32_t ready = 0;
    if (entry.revents & POLLIN) { ready |= VELTO_BUS_READABLE; }
    if (entry.revents & POLLOUT) { ready |= VELTO_BUS_WRITABLE; }
    if (entry.revents & (POLLHUP | POLLERR)) { ready |= VELTO_BUS_HUNG_UP; }
    velto_bus_perform(bus, ready);
}

void velto_bus_flush(velto_bus *bus, int32_t milliseconds) {
    for (int32_t waited = 0; waited < milliseconds && velto_dbus.connection_has_messages_to_send(bus->connection); waited++) {
        struct pollfd entry = {.fd = velto_bus_descriptor(bus), .events = POLLOUT};
        if (entry.fd < 0) { return; }
        if (poll(&entry, 1, 1) > 0) { velto_bus_perform(bus, VELTO_BUS_WRITABLE); }
    }
}

int32_t velto_bus_passes_descriptors(velto_bus *bus) {
    return velto_dbus.connection_can_send_type(bus->connection, VELTO_DBUS_DESCRIPTOR) != 0;
}
