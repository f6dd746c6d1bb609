/* Connects libdbus to a bus without waiting for room there.
 *
 * libdbus connects with a call that waits while the bus has no room for one more client: forever, if the bus has been
 * stopped. So the socket is connected here, and refused at once where there is no room. libdbus, which takes addresses only,
 * is given that of a stand-in, a listening socket of ours, and then finds the bus's socket under its own descriptor's
 * number: nothing has been written by then, for libdbus writes when its watches are served. Where a sandbox forbids a
 * stand-in, libdbus connects by itself, to a bus that had room a moment ago. */
#define _GNU_SOURCE
#include "functions.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

/* More room than strangers can take who guess the name of the stand-in while it lives. */
enum { STAND_IN_ROOM = 128 };

static void describe(velto_dbus_failure *failure, const char *name, const char *text) {
    snprintf(failure->name, sizeof failure->name, "%s", name != NULL ? name : "");
    snprintf(failure->text, sizeof failure->text, "%s", text != NULL ? text : "");
}

/* The names that libdbus has for what the kernel says; a socket without room has none. */
static void describe_number(velto_dbus_failure *failure, int32_t number) {
    const char *name = "org.freedesktop.DBus.Error.Failed";
    switch (number) {
    case ENOENT: name = "org.freedesktop.DBus.Error.FileNotFound"; break;
    case ECONNREFUSED: name = "org.freedesktop.DBus.Error.NoServer"; break;
    case EACCES:
    case EPERM: name = "org.freedesktop.DBus.Error.AccessDenied"; break;
    case EAGAIN: name = "org.freedesktop.DBus.Error.Timeout"; break;
    case EMFILE:
    case ENFILE: name = "org.freedesktop.DBus.Error.LimitsExceeded"; break;
    default: break;
    }
    describe(failure, name, number == EAGAIN ? "no room for one more client" : strerror(number));
}

static DBusConnection *open_address(const char *address, velto_dbus_failure *failure) {
    velto_dbus_error error;
    velto_dbus.error_init(&error);
    DBusConnection *connection = velto_dbus.connection_open_private(address, &error);
    if (connection == NULL) { describe(failure, error.name, error.message); }
    velto_dbus.error_free(&error);
    return connection;
}

/* An address for libdbus; the bus's identity, if the address has one, is for libdbus to check. 0 when there is no room. */
static int32_t compose(char *text, size_t size, const char *kind, const char *name, const char *identity) {
    char *escaped = velto_dbus.address_escape_value(name);
    if (escaped == NULL) { return 0; }
    int32_t length = snprintf(text, size, "unix:%s=%s%s%s", kind, escaped, identity ? ",guid=" : "", identity ? identity : "");
    velto_dbus.free(escaped);
    return length > 0 && (size_t)length < size;
}

/* A socket that is connected already, or -1. */
static int32_t connect_now(const char *kind, const char *name, velto_dbus_failure *failure) {
    struct sockaddr_un place = {.sun_family = AF_UNIX};
    size_t start = strcmp(kind, "abstract") == 0 ? 1 : 0;
    size_t length = strlen(name);
    if (start + length + 1 > sizeof place.sun_path) {
        describe(failure, "org.freedesktop.DBus.Error.BadAddress", "the name of the socket is too long");
        return -1;
    }
    memcpy(place.sun_path + start, name, length);
    int32_t descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + start + length);
    if (descriptor >= 0 && connect(descriptor, (struct sockaddr *)&place, size) == 0) { return descriptor; }
    describe_number(failure, errno);
    if (descriptor >= 0) { close(descriptor); }
    return -1;
}

/* A connection of libdbus to no one; NULL where that is forbidden. */
static DBusConnection *open_stand_in(const char *identity, velto_dbus_failure *failure) {
    DBusConnection *connection = NULL;
    struct sockaddr_un place = {.sun_family = AF_UNIX};
    socklen_t size = sizeof place;
    char address[256];
    int32_t listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    /* Without a name of ours the kernel makes one up, of a zero byte and some digits. */
    if (listener >= 0 && bind(listener, (struct sockaddr *)&place, sizeof place.sun_family) == 0
        && listen(listener, STAND_IN_ROOM) == 0 && getsockname(listener, (struct sockaddr *)&place, &size) == 0
        && size < sizeof place && compose(address, sizeof address, "abstract", place.sun_path + 1, identity)) {
        connection = open_address(address, failure);
    }
    if (listener >= 0) { close(listener); }
    return connection;
}

static void drop(DBusConnection *connection) {
    velto_dbus.connection_close(connection);
    velto_dbus.connection_unref(connection);
}

static DBusConnection *connect_entry(DBusAddressEntry *entry, velto_dbus_failure *failure) {
    const char *path = velto_dbus.address_entry_get_value(entry, "path");
    const char *abstract = velto_dbus.address_entry_get_value(entry, "abstract");
    const char *identity = velto_dbus.address_entry_get_value(entry, "guid");
    const char *kind = path != NULL ? "path" : "abstract";
    const char *name = path != NULL ? path : abstract;
    char address[512];
    if (strcmp(velto_dbus.address_entry_get_method(entry), "unix") != 0 || name == NULL
        || !compose(address, sizeof address, kind, name, identity)) {
        describe(failure, "org.freedesktop.DBus.Error.BadAddress", "only a path or an abstract name can be connected to");
        return NULL;
    }
    int32_t bus = connect_now(kind, name, failure);
    if (bus < 0) { return NULL; }
    DBusConnection *connection = open_stand_in(identity, failure);
    int number = -1;
    if (connection == NULL) {
        connection = open_address(address, failure);
    } else if (!velto_dbus.connection_get_unix_fd(connection, &number) || dup3(bus, number, O_CLOEXEC) < 0) {
        describe_number(failure, errno);
        drop(connection);
        connection = NULL;
    }
    close(bus);
    return connection;
}

/* The numbers of the standard streams, as far as they are free, are taken for a moment: a process that was started without
   its streams would print into libdbus's socket, which libdbus cannot move. Bit n stands for number n. */
static uint32_t take_standard_numbers(void) {
    uint32_t taken = 0;
    int32_t number;
    while ((number = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)) >= 0 && number <= STDERR_FILENO) {
        taken |= 1u << number;
    }
    if (number >= 0) { close(number); }
    return taken;
}

static void release_standard_numbers(uint32_t taken) {
    for (int32_t number = 0; number <= STDERR_FILENO; number++) {
        if (taken & 1u << number) { close(number); }
    }
}

DBusConnection *velto_bus_connect(const char *address, velto_dbus_failure *failure) {
    uint32_t taken = take_standard_numbers();
    DBusConnection *connection = NULL;
    DBusAddressEntry **entries = NULL;
    int count = 0;
    velto_dbus_error error;
    velto_dbus.error_init(&error);
    if (!velto_dbus.parse_address(address, &entries, &count, &error)) { describe(failure, error.name, error.message); }
    velto_dbus.error_free(&error);
    for (int32_t index = 0; index < count && connection == NULL; index++) {
        connection = connect_entry(entries[index], failure);
    }
    if (entries != NULL) { velto_dbus.address_entries_free(entries); }
    release_standard_numbers(taken);
    return connection;
}
