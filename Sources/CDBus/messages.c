/* Messages and their arguments. Everything textual is checked before libdbus sees it. */
#include "functions.h"

#include <string.h>

void velto_message_free(DBusMessage *message) { velto_dbus.message_unref(message); }
int32_t velto_message_kind(DBusMessage *message) { return velto_dbus.message_get_type(message); }
uint32_t velto_message_serial(DBusMessage *message) { return velto_dbus.message_get_serial(message); }
uint32_t velto_message_reply_serial(DBusMessage *message) { return velto_dbus.message_get_reply_serial(message); }
const char *velto_message_path(DBusMessage *message) { return velto_dbus.message_get_path(message); }
const char *velto_message_interface(DBusMessage *message) { return velto_dbus.message_get_interface(message); }
const char *velto_message_member(DBusMessage *message) { return velto_dbus.message_get_member(message); }
const char *velto_message_sender(DBusMessage *message) { return velto_dbus.message_get_sender(message); }
const char *velto_message_signature(DBusMessage *message) { return velto_dbus.message_get_signature(message); }
const char *velto_message_error_name(DBusMessage *message) { return velto_dbus.message_get_error_name(message); }

DBusMessage *velto_message_new_call(const char *destination, const char *path, const char *interface, const char *member) {
    if (!velto_dbus.validate_bus_name(destination, NULL) || !velto_dbus.validate_path(path, NULL)
        || !velto_dbus.validate_interface(interface, NULL) || !velto_dbus.validate_member(member, NULL)) {
        return NULL;
    }
    DBusMessage *message = velto_dbus.message_new_method_call(destination, path, interface, member);
    if (message != NULL) { velto_dbus.message_set_auto_start(message, 0); }
    return message;
}

DBusMessage *velto_message_new_return(DBusMessage *call) {
    return velto_dbus.message_get_no_reply(call) ? NULL : velto_dbus.message_new_method_return(call);
}

DBusMessage *velto_message_new_error(DBusMessage *call, const char *name, const char *text) {
    /* Names of errors are formed as those of interfaces are. */
    if (velto_dbus.message_get_no_reply(call) || !velto_dbus.validate_interface(name, NULL)
        || !velto_dbus.validate_utf8(text, NULL)) {
        return NULL;
    }
    return velto_dbus.message_new_error(call, name, text);
}

void velto_message_expect_no_reply(DBusMessage *message) { velto_dbus.message_set_no_reply(message, 1); }

DBusMessage *velto_message_from_bytes(const uint8_t *bytes, int32_t count) {
    return velto_dbus.message_demarshal((const char *)bytes, count, NULL);
}

/* ---- Reading ---- */

void velto_reader_start(DBusMessage *message, velto_dbus_iterator *iterator) {
    memset(iterator, 0, sizeof *iterator);
    velto_dbus.message_iter_init(message, iterator);
}

int32_t velto_reader_type(velto_dbus_iterator *iterator) { return velto_dbus.message_iter_get_arg_type(iterator); }

int32_t velto_reader_element_type(velto_dbus_iterator *iterator) {
    if (velto_reader_type(iterator) != VELTO_DBUS_ARRAY) { return VELTO_DBUS_END; }
    return velto_dbus.message_iter_get_element_type(iterator);
}

void velto_reader_next(velto_dbus_iterator *iterator) { velto_dbus.message_iter_next(iterator); }

int32_t velto_reader_enter(velto_dbus_iterator *iterator, velto_dbus_iterator *inside) {
    switch (velto_reader_type(iterator)) {
    case VELTO_DBUS_ARRAY:
    case VELTO_DBUS_VARIANT:
    case VELTO_DBUS_STRUCT:
    case VELTO_DBUS_ENTRY:
        velto_dbus.message_iter_recurse(iterator, inside);
        return 1;
    default:
        return 0;
    }
}

const char *velto_reader_text(velto_dbus_iterator *iterator) {
    int32_t type = velto_reader_type(iterator);
    if (type != VELTO_DBUS_STRING && type != VELTO_DBUS_PATH) { return NULL; }
    const char *text = NULL;
    velto_dbus.message_iter_get_basic(iterator, &text);
    return text;
}

int32_t velto_reader_integer(velto_dbus_iterator *iterator, int64_t *value) {
    union {
        uint8_t byte;
        uint32_t boolean;
        int16_t int16;
        uint16_t uint16;
        int32_t int32;
        uint32_t uint32;
        int64_t int64;
        uint64_t uint64;
    } basic = {.uint64 = 0};
    int32_t type = velto_reader_type(iterator);
    if (strchr("ybnqiuxt", type) == NULL || type == VELTO_DBUS_END) { return 0; }
    velto_dbus.message_iter_get_basic(iterator, &basic);
    switch (type) {
    case VELTO_DBUS_BYTE: *value = basic.byte; break;
    case VELTO_DBUS_BOOLEAN: *value = basic.boolean != 0; break;
    case VELTO_DBUS_INT16: *value = basic.int16; break;
    case VELTO_DBUS_UINT16: *value = basic.uint16; break;
    case VELTO_DBUS_INT32: *value = basic.int32; break;
    case VELTO_DBUS_UINT32: *value = basic.uint32; break;
    case VELTO_DBUS_INT64: *value = basic.int64; break;
    default: *value = basic.uint64 > INT64_MAX ? INT64_MAX : (int64_t)basic.uint64; break;
    }
    return 1;
}

int32_t velto_reader_bytes(velto_dbus_iterator *iterator, const uint8_t **bytes, int32_t *count) {
    if (velto_reader_element_type(iterator) != VELTO_DBUS_BYTE) { return 0; }
    velto_dbus_iterator inside;
    int length = 0;
    velto_dbus.message_iter_recurse(iterator, &inside);
    velto_dbus.message_iter_get_fixed_array(&inside, bytes, &length);
    *count = length;
    return 1;
}

int32_t velto_reader_descriptor(velto_dbus_iterator *iterator) {
    if (velto_reader_type(iterator) != VELTO_DBUS_DESCRIPTOR) { return -1; }
    int descriptor = -1;
    velto_dbus.message_iter_get_basic(iterator, &descriptor);
    return descriptor;
}

/* ---- Writing ---- */

static int32_t append_text(velto_dbus_iterator *iterator, int32_t type, const char *text) {
    uint32_t is_valid = type == VELTO_DBUS_PATH ? velto_dbus.validate_path(text, NULL) : velto_dbus.validate_utf8(text, NULL);
    return is_valid && velto_dbus.message_iter_append_basic(iterator, type, &text);
}

int32_t velto_writer_text(DBusMessage *message, const char *text) {
    velto_dbus_iterator iterator;
    velto_dbus.message_iter_init_append(message, &iterator);
    return append_text(&iterator, VELTO_DBUS_STRING, text);
}

int32_t velto_writer_path(DBusMessage *message, const char *path) {
    velto_dbus_iterator iterator;
    velto_dbus.message_iter_init_append(message, &iterator);
    return append_text(&iterator, VELTO_DBUS_PATH, path);
}

int32_t velto_writer_uint32(DBusMessage *message, uint32_t number) {
    velto_dbus_iterator iterator;
    velto_dbus.message_iter_init_append(message, &iterator);
    return velto_dbus.message_iter_append_basic(&iterator, VELTO_DBUS_UINT32, &number) != 0;
}

int32_t velto_writer_bytes(DBusMessage *message, const uint8_t *bytes, int32_t count) {
    velto_dbus_iterator iterator, inside;
    velto_dbus.message_iter_init_append(message, &iterator);
    if (!velto_dbus.message_iter_open_container(&iterator, VELTO_DBUS_ARRAY, "y", &inside)) { return 0; }
    if (count > 0 && !velto_dbus.message_iter_append_fixed_array(&inside, VELTO_DBUS_BYTE, &bytes, count)) {
        velto_dbus.message_iter_abandon_container(&iterator, &inside);
        return 0;
    }
    return velto_dbus.message_iter_close_container(&iterator, &inside) != 0;
}

int32_t velto_writer_boolean_variant(DBusMessage *message, uint32_t value) {
    velto_dbus_iterator iterator, inside;
    velto_dbus.message_iter_init_append(message, &iterator);
    if (!velto_dbus.message_iter_open_container(&iterator, VELTO_DBUS_VARIANT, "b", &inside)) { return 0; }
    if (!velto_dbus.message_iter_append_basic(&inside, VELTO_DBUS_BOOLEAN, &value)) {
        velto_dbus.message_iter_abandon_container(&iterator, &inside);
        return 0;
    }
    return velto_dbus.message_iter_close_container(&iterator, &inside) != 0;
}

static int32_t append_number(velto_dbus_iterator *iterator, int32_t type, int64_t number) {
    uint32_t boolean = number != 0;
    int16_t int16 = (int16_t)number;
    uint16_t uint16 = (uint16_t)number;
    switch (type) {
    case VELTO_DBUS_BOOLEAN: return velto_dbus.message_iter_append_basic(iterator, type, &boolean) != 0;
    case VELTO_DBUS_INT16: return velto_dbus.message_iter_append_basic(iterator, type, &int16) != 0;
    case VELTO_DBUS_UINT16: return velto_dbus.message_iter_append_basic(iterator, type, &uint16) != 0;
    default: return 0;
    }
}

static int32_t append_option(velto_dbus_iterator *dictionary, const velto_dbus_option *option) {
    velto_dbus_iterator entry, variant;
    int32_t type = option->text != NULL ? VELTO_DBUS_STRING : option->type;
    const char signature[] = {(char)type, 0};
    if (!velto_dbus.message_iter_open_container(dictionary, VELTO_DBUS_ENTRY, NULL, &entry)) { return 0; }
    if (!append_text(&entry, VELTO_DBUS_STRING, option->name)
        || !velto_dbus.message_iter_open_container(&entry, VELTO_DBUS_VARIANT, signature, &variant)) {
        velto_dbus.message_iter_abandon_container(dictionary, &entry);
        return 0;
    }
    int32_t is_appended = option->text != NULL ? append_text(&variant, type, option->text)
                                               : append_number(&variant, type, option->number);
    if (!is_appended) {
        velto_dbus.message_iter_abandon_container(&entry, &variant);
        velto_dbus.message_iter_abandon_container(dictionary, &entry);
        return 0;
    }
    return velto_dbus.message_iter_close_container(&entry, &variant)
        && velto_dbus.message_iter_close_container(dictionary, &entry);
}

int32_t velto_writer_options(DBusMessage *message, const velto_dbus_option *options, int32_t count) {
    velto_dbus_iterator iterator, dictionary;
    velto_dbus.message_iter_init_append(message, &iterator);
    if (!velto_dbus.message_iter_open_container(&iterator, VELTO_DBUS_ARRAY, "{sv}", &dictionary)) { return 0; }
    for (int32_t index = 0; index < count; index++) {
        if (append_option(&dictionary, &options[index])) { continue; }
        velto_dbus.message_iter_abandon_container(&iterator, &dictionary);
        return 0;
    }
    return velto_dbus.message_iter_close_container(&iterator, &dictionary) != 0;
}
