/* libdbus-1 made visible to Swift: loaded when first needed, its type constants named, its iterators and bus handling
   wrapped in plain functions.

   libdbus is neither linked nor needed for building. A package description that asks pkg-config for dbus-1 would add
   -ldbus-1 to every program that uses this package, so that none of them starts on a machine without libdbus. The binary
   interface of libdbus-1.so.3 has been frozen since 2006 and is the same on every processor; the few declarations needed
   are therefore made in functions.h, and a test compares them with the installed header (Tests/Bus/declarations.c).

   libdbus aborts the process when it is handed a malformed path, name or text. Every function here that takes text checks
   it first and reports failure instead. */
#ifndef VELTO_CDBUS_H
#define VELTO_CDBUS_H

#include <stddef.h>
#include <stdint.h>

typedef struct DBusMessage DBusMessage;

/* 1 if libdbus-1.so.3 is loaded, or could be now; any thread. */
int32_t velto_dbus_load(void);

/* Why loading failed, or an empty text. */
const char *velto_dbus_load_problem(void);

/* ---- The bus ---- */

typedef struct velto_bus velto_bus;

/* What libdbus said when it refused. */
typedef struct velto_dbus_failure {
    char name[128];
    char text[256];
} velto_dbus_failure;

/* Called when libdbus is about to close the bus descriptor: the last moment to stop watching it. */
typedef void (*velto_bus_closing)(void *context);

enum velto_bus_readiness { VELTO_BUS_READABLE = 1, VELTO_BUS_WRITABLE = 2, VELTO_BUS_HUNG_UP = 8 };

/* Opens a private connection with exit-on-disconnect off, without ever waiting; NULL and `failure` filled in when that fails,
   also when the bus has no room for one more client. Authentication has not begun when it returns. */
velto_bus *velto_bus_open(const char *address, velto_bus_closing closing, void *context, velto_dbus_failure *failure);

/* Closes the connection and frees everything. */
void velto_bus_close(velto_bus *bus);

/* The socket, or -1 once libdbus has closed it. */
int32_t velto_bus_descriptor(const velto_bus *bus);

/* What libdbus waits for now, as velto_bus_readiness bits; changes with every call below. */
uint32_t velto_bus_wanted(const velto_bus *bus);

/* Lets libdbus read and write what the descriptor is ready for. */
void velto_bus_perform(velto_bus *bus, uint32_t readiness);

/* Queues a message and writes as much as the socket takes; its serial, or 0 when memory ran out. */
uint32_t velto_bus_send(velto_bus *bus, DBusMessage *message);

/* Takes the next received message, to be freed with velto_message_free; NULL when there is none. */
DBusMessage *velto_bus_receive(velto_bus *bus);

/* Waits for input or output for at most that many milliseconds, and performs it. */
void velto_bus_wait(velto_bus *bus, int32_t milliseconds);

/* Writes what is still queued, waiting at most that many milliseconds. */
void velto_bus_flush(velto_bus *bus, int32_t milliseconds);

/* 1 if descriptors can travel over this connection; known once authentication is over. */
int32_t velto_bus_passes_descriptors(velto_bus *bus);

/* ---- Messages ---- */

enum velto_message_kind { VELTO_MESSAGE_CALL = 1, VELTO_MESSAGE_RETURN = 2, VELTO_MESSAGE_ERROR = 3, VELTO_MESSAGE_SIGNAL = 4 };

void velto_message_free(DBusMessage *message);
int32_t velto_message_kind(DBusMessage *message);
uint32_t velto_message_serial(DBusMessage *message);
uint32_t velto_message_reply_serial(DBusMessage *message);
const char *velto_message_path(DBusMessage *message);
const char *velto_message_interface(DBusMessage *message);
const char *velto_message_member(DBusMessage *message);
const char *velto_message_sender(DBusMessage *message);
const char *velto_message_signature(DBusMessage *message);
const char *velto_message_error_name(DBusMessage *message);

/* A method call that starts no service; NULL when a name or the path is malformed. */
DBusMessage *velto_message_new_call(const char *destination, const char *path, const char *interface, const char *member);

/* The answer to a call, without arguments yet; NULL when the caller wants none. */
DBusMessage *velto_message_new_return(DBusMessage *call);

/* The refusal of a call; NULL when the caller wants none, or a text is malformed. */
DBusMessage *velto_message_new_error(DBusMessage *call, const char *name, const char *text);

/* Tells the receiver not to answer. */
void velto_message_expect_no_reply(DBusMessage *message);

/* A message out of its wire form, as a fuzzer makes it; NULL when malformed. */
DBusMessage *velto_message_from_bytes(const uint8_t *bytes, int32_t count);

/* ---- Reading and writing arguments ---- */

/* The iterator of libdbus, which may be copied freely while reading. */
typedef struct velto_dbus_iterator {
    void *opaque1;
    void *opaque2;
    uint32_t opaque3;
    int32_t opaque4[9];
    void *opaque5;
    void *opaque6;
} velto_dbus_iterator;

enum velto_dbus_type {
    VELTO_DBUS_END = 0,
    VELTO_DBUS_BYTE = 'y',
    VELTO_DBUS_BOOLEAN = 'b',
    VELTO_DBUS_INT16 = 'n',
    VELTO_DBUS_UINT16 = 'q',
    VELTO_DBUS_INT32 = 'i',
    VELTO_DBUS_UINT32 = 'u',
    VELTO_DBUS_INT64 = 'x',
    VELTO_DBUS_UINT64 = 't',
    VELTO_DBUS_STRING = 's',
    VELTO_DBUS_PATH = 'o',
    VELTO_DBUS_DESCRIPTOR = 'h',
    VELTO_DBUS_ARRAY = 'a',
    VELTO_DBUS_VARIANT = 'v',
    VELTO_DBUS_STRUCT = 'r',
    VELTO_DBUS_ENTRY = 'e'
};

void velto_reader_start(DBusMessage *message, velto_dbus_iterator *iterator);
int32_t velto_reader_type(velto_dbus_iterator *iterator);
int32_t velto_reader_element_type(velto_dbus_iterator *iterator);
void velto_reader_next(velto_dbus_iterator *iterator);
/* Steps into an array, variant, structure or dictionary entry; 0 if it is none. */
int32_t velto_reader_enter(velto_dbus_iterator *iterator, velto_dbus_iterator *inside);
/* A string or path, borrowed from the message; NULL if it is neither. */
const char *velto_reader_text(velto_dbus_iterator *iterator);
/* A boolean or integer; 0 if it is neither. */
int32_t velto_reader_integer(velto_dbus_iterator *iterator, int64_t *value);
/* An array of bytes, borrowed from the message; 0 if it is none. */
int32_t velto_reader_bytes(velto_dbus_iterator *iterator, const uint8_t **bytes, int32_t *count);
/* A descriptor that now belongs to the caller, close-on-exec; -1 if it is none. */
int32_t velto_reader_descriptor(velto_dbus_iterator *iterator);

/* Each answers 0 when the text is malformed or memory ran out. */
int32_t velto_writer_text(DBusMessage *message, const char *text);
int32_t velto_writer_path(DBusMessage *message, const char *path);
int32_t velto_writer_uint32(DBusMessage *message, uint32_t number);
int32_t velto_writer_bytes(DBusMessage *message, const uint8_t *bytes, int32_t count);
int32_t velto_writer_boolean_variant(DBusMessage *message, uint32_t value);

/* One entry of an options dictionary (a{sv}); `text` is NULL for a number. */
typedef struct velto_dbus_option {
    const char *name;
    const char *text;
    int32_t type;
    int64_t number;
} velto_dbus_option;

int32_t velto_writer_options(DBusMessage *message, const velto_dbus_option *options, int32_t count);

#endif
