/* A call of a method: one at a time, with the error sentence of a failure. */
#define _GNU_SOURCE /* PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP */
#include "core.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

void core_lock(void) {
    pthread_mutex_lock(&lock);
}

void core_unlock(void) {
    pthread_mutex_unlock(&lock);
}

static uint64_t hash_of(const char *text) {
    uint64_t hash = 14695981039346656037u; /* FNV-1a */
    for (; *text != '\0'; text++) hash = (hash ^ (uint8_t)*text) * 1099511628211u;
    return hash;
}

/* Whether the console shows a failure in a debug build: each sentence once, since a game may repeat a call in every frame. */
static int is_worth_a_warning(void) {
    static uint64_t shown[64];
    static size_t shown_count;
    static int is_debug = -1;
    uint64_t hash = hash_of(error_sentence());
    if (is_debug < 0) is_debug = engine_is_debug();
    if (!is_debug || shown_count == sizeof shown / sizeof *shown) return 0;
    for (size_t index = 0; index < shown_count; index++) {
        if (shown[index] == hash) return 0;
    }
    shown[shown_count++] = hash;
    return 1;
}

void call_method(const struct method *method, struct call *call) {
    call->method = method;
    call->result = VELTO_OK;
    call->is_refused = 0;
    call->is_warned = 0;
    call->wrong_argument = -1;
    call->used = 0;
    core_lock();
    if (call->count < method->argument_count - method->optional_count) {
        refuse_type(call, call->count, method->arguments[call->count].type);
    } else {
        method->function(call);
    }
    if (variant_is_null(call->answer)) answer_nothing(call);
    if (call->result < 0 && !call->is_warned) call->is_warned = is_worth_a_warning();
    core_unlock();
}

/* -- Failures ------------------------------------------------------------------------------------------------------ */

/* Why the last call of this thread failed, if the add-on refused it; empty if the library did. */
static _Thread_local char own_sentence[512];

static void say(struct call *call, velto_result result, const char *format, va_list values) {
    int length = snprintf(own_sentence, sizeof own_sentence, "%s(): ", call->method->name);
    vsnprintf(own_sentence + length, sizeof own_sentence - (size_t)length, format, values);
    call->result = result;
}

void fail(struct call *call, velto_result result, const char *format, ...) {
    va_list values;
    va_start(values, format);
    say(call, result, format, values);
    va_end(values);
}

void refuse(struct call *call, const char *format, ...) {
    va_list values;
    if (call->is_refused) return; /* the first one counts */
    va_start(values, format);
    say(call, VELTO_ERROR_INVALID_ARGUMENT, format, values);
    va_end(values);
    call->is_refused = 1;
    call->is_warned = 1;
}

void refuse_type(struct call *call, int index, enum value_type expected) {
    static const char *const NAMES[VALUE_TYPE_COUNT] = {
        [VALUE_BOOL] = "true or false", [VALUE_INT] = "a whole number", [VALUE_FLOAT] = "a number", [VALUE_TEXT] = "a String",
        [VALUE_BYTES] = "an array of bytes", [VALUE_DICTIONARY] = "a Dictionary", [VALUE_ARRAY] = "an Array",
    };
    const struct argument *argument = &call->method->arguments[index];
    const char *name = expected == VALUE_OBJECT ? CLASSES[argument->class_index].name : NAMES[expected];
    if (call->is_refused) return;
    if (index < call->count) refuse(call, "%s must be %s%s", argument->name, expected == VALUE_OBJECT ? "a " : "", name);
    else refuse(call, "%s is missing", argument->name);
    call->wrong_argument = index;
    call->expected = expected;
}

int call_succeeded(struct call *call, velto_result result) {
    if (result >= 0) return 1;
    call->result = result;
    own_sentence[0] = '\0';
    return 0;
}

const char *error_sentence(void) {
    static _Thread_local char translated[512];
    if (own_sentence[0] != '\0') return own_sentence;
    write_sentence(translated, sizeof translated, velto_error_message());
    return translated;
}

/* -- Names of C ---------------------------------------------------------------------------------------------------- */

/* The class and the name of a method, for the function of the library that it calls. */
static const struct method *method_of(const char *c_name, size_t length, const char **class_name) {
    if (strncmp(c_name, "velto_", 6) != 0) return NULL;
    for (int index = 1; index < CLASS_COUNT; index++) {
        for (int row = 0; row < CLASSES[index].method_count; row++) {
            const struct method *method = &CLASSES[index].methods[row];
            if (method->c_name == NULL || strlen(method->c_name) != length || memcmp(method->c_name, c_name, length) != 0) continue;
            *class_name = CLASSES[index].name;
            return method;
        }
    }
    return NULL;
}

static size_t name_length(const char *text) {
    return strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
}

/* What scripts know by another name: the argument of a start, a default, and a variable of the environment. */
static const char *const OTHER_NAMES[][2] = {{"def", "options"}, {"VELTO_DT_MEASURE", "-1"}, {"VELTO_BACKEND", "VELTO_BACKEND"}};

/* Writes a word, or a name of C as scripts have it, and returns its length. */
static int write_name(char *buffer, size_t size, const char *name, size_t length) {
    const char *class_name = NULL;
    const struct method *method = method_of(name, length, &class_name);
    size_t prefix = strncmp(name, "velto_", 6) == 0 || strncmp(name, "VELTO_", 6) == 0 ? 6 : 0;
    if (method != NULL) return snprintf(buffer, size, "%s.%s", class_name, method->name);
    for (size_t index = 0; index < sizeof OTHER_NAMES / sizeof *OTHER_NAMES; index++) {
        if (strlen(OTHER_NAMES[index][0]) != length || memcmp(OTHER_NAMES[index][0], name, length) != 0) continue;
        return snprintf(buffer, size, "%s", OTHER_NAMES[index][1]);
    }
    return snprintf(buffer, size, "%.*s", (int)(length - prefix), name + prefix);
}

void write_sentence(char *buffer, size_t size, const char *text) {
    size_t used = 0, length;
    buffer[0] = '\0';
    for (; *text != '\0' && used + 1 < size; text += length) {
        length = name_length(text);
        if (length == 0) length = 1; /* what is between two names */
        used += (size_t)write_name(buffer + used, size - used, text, length);
    }
}
