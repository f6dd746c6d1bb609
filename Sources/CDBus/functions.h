/* The functions of libdbus-1.so.3 that are used, as one table: result, name without "dbus_", parameters. */
#ifndef VELTO_CDBUS_FUNCTIONS_H
#define VELTO_CDBUS_FUNCTIONS_H

#include "cdbus.h"

typedef struct DBusConnection DBusConnection;
typedef struct DBusWatch DBusWatch;
typedef struct DBusAddressEntry DBusAddressEntry;

/* The error structure of libdbus: two texts, flags, padding. */
typedef struct velto_dbus_error {
    const char *name;
    const char *message;
    uint32_t flags;
    void *padding;
} velto_dbus_error;

typedef uint32_t (*velto_add_watch)(DBusWatch *watch, void *data);
typedef void (*velto_change_watch)(DBusWatch *watch, void *data);
typedef void (*velto_free_data)(void *data);

#define VELTO_DBUS_FUNCTIONS(ROW) \
    ROW(uint32_t, threads_init_default, (void)) \
    ROW(void, error_init, (velto_dbus_error *)) \
    ROW(void, error_free, (velto_dbus_error *)) \
    ROW(uint32_t, validate_path, (const char *, velto_dbus_error *)) \
    ROW(uint32_t, validate_interface, (const char *, velto_dbus_error *)) \
    ROW(uint32_t, validate_member, (const char *, velto_dbus_error *)) \
    ROW(uint32_t, validate_bus_name, (const char *, velto_dbus_error *)) \
    ROW(uint32_t, validate_utf8, (const char *, velto_dbus_error *)) \
    ROW(void, free, (void *)) \
    ROW(uint32_t, parse_address, (const char *, DBusAddressEntry ***, int *, velto_dbus_error *)) \
    ROW(void, address_entries_free, (DBusAddressEntry **)) \
    ROW(const char *, address_entry_get_method, (DBusAddressEntry *)) \
    ROW(const char *, address_entry_get_value, (DBusAddressEntry *, const char *)) \
    ROW(char *, address_escape_value, (const char *)) \
    ROW(DBusConnection *, connection_open_private, (const char *, velto_dbus_error *)) \
    ROW(void, connection_close, (DBusConnection *)) \
    ROW(void, connection_unref, (DBusConnection *)) \
    ROW(uint32_t, connection_get_unix_fd, (DBusConnection *, int *)) \
    ROW(void, connection_set_exit_on_disconnect, (DBusConnection *, uint32_t)) \
    ROW(uint32_t, connection_set_watch_functions, \
        (DBusConnection *, velto_add_watch, velto_change_watch, velto_change_watch, void *, velto_free_data)) \
    ROW(uint32_t, connection_send, (DBusConnection *, DBusMessage *, uint32_t *)) \
    ROW(uint32_t, connection_has_messages_to_send, (DBusConnection *)) \
    ROW(uint32_t, connection_can_send_type, (DBusConnection *, int)) \
    ROW(DBusMessage *, connection_pop_message, (DBusConnection *)) \
    ROW(int, watch_get_unix_fd, (DBusWatch *)) \
    ROW(unsigned int, watch_get_flags, (DBusWatch *)) \
    ROW(uint32_t, watch_get_enabled, (DBusWatch *)) \
    ROW(uint32_t, watch_handle, (DBusWatch *, unsigned int)) \
    ROW(DBusMessage *, message_new_method_call, (const char *, const char *, const char *, const char *)) \
    ROW(DBusMessage *, message_new_method_return, (DBusMessage *)) \
    ROW(DBusMessage *, message_new_error, (DBusMessage *, const char *, const char *)) \
    ROW(DBusMessage *, message_demarshal, (const char *, int, velto_dbus_error *)) \
    ROW(void, message_unref, (DBusMessage *)) \
    ROW(int, message_get_type, (DBusMessage *)) \
    ROW(uint32_t, message_get_serial, (DBusMessage *)) \
    ROW(uint32_t, message_get_reply_serial, (DBusMessage *)) \
    ROW(const char *, message_get_path, (DBusMessage *)) \
    ROW(const char *, message_get_interface, (DBusMessage *)) \
    ROW(const char *, message_get_member, (DBusMessage *)) \
    ROW(const char *, message_get_sender, (DBusMessage *)) \
    ROW(const char *, message_get_signature, (DBusMessage *)) \
    ROW(const char *, message_get_error_name, (DBusMessage *)) \
    ROW(uint32_t, message_get_no_reply, (DBusMessage *)) \
    ROW(void, message_set_no_reply, (DBusMessage *, uint32_t)) \
    ROW(void, message_set_auto_start, (DBusMessage *, uint32_t)) \
    ROW(uint32_t, message_iter_init, (DBusMessage *, velto_dbus_iterator *)) \
    ROW(uint32_t, message_iter_next, (velto_dbus_iterator *)) \
    ROW(int, message_iter_get_arg_type, (velto_dbus_iterator *)) \
    ROW(int, message_iter_get_element_type, (velto_dbus_iterator *)) \
    ROW(void, message_iter_recurse, (velto_dbus_iterator *, velto_dbus_iterator *)) \
    ROW(void, message_iter_get_basic, (velto_dbus_iterator *, void *)) \
    ROW(void, message_iter_get_fixed_array, (velto_dbus_iterator *, void *, int *)) \
    ROW(void, message_iter_init_append, (DBusMessage *, velto_dbus_iterator *)) \
    ROW(uint32_t, message_iter_append_basic, (velto_dbus_iterator *, int, const void *)) \
    ROW(uint32_t, message_iter_append_fixed_array, (velto_dbus_iterator *, int, const void *, int)) \
    ROW(uint32_t, message_iter_open_container, (velto_dbus_iterator *, int, const char *, velto_dbus_iterator *)) \
    ROW(uint32_t, message_iter_close_container, (velto_dbus_iterator *, velto_dbus_iterator *)) \
    ROW(void, message_iter_abandon_container, (velto_dbus_iterator *, velto_dbus_iterator *))

typedef struct velto_dbus_functions {
#define MEMBER(result, name, parameters) result(*name) parameters;
    VELTO_DBUS_FUNCTIONS(MEMBER)
#undef MEMBER
} velto_dbus_functions;

/* Filled by velto_dbus_load. */
extern velto_dbus_functions velto_dbus;

/* A private connection to the bus at one of the address's places, made without waiting; NULL and `failure` filled in when
   that fails. */
DBusConnection *velto_bus_connect(const char *address, velto_dbus_failure *failure);

#endif
