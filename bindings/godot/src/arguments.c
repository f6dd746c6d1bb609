/* From values of the engine to arguments of the C API; invalid values are refused with an error sentence. */
#include "core.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const variant *given(const struct call *call, int index) {
    return index < call->count ? call->arguments[index] : NULL;
}

static const char *name_of(const struct call *call, int index) {
    return call->method->arguments[index].name;
}

/* -- Single values ------------------------------------------------------------------------------------------------- */

int64_t argument_i64(struct call *call, int index) {
    int64_t number = 0;
    const variant *value = given(call, index);
    if (value == NULL || !variant_get_int(value, &number)) refuse_type(call, index, VALUE_INT);
    return number;
}

velto_bool argument_bool(struct call *call, int index) {
    return argument_i64(call, index) != 0;
}

int32_t argument_i32(struct call *call, int index) {
    int64_t number = argument_i64(call, index);
    return number < INT32_MIN ? INT32_MIN : number > INT32_MAX ? INT32_MAX : (int32_t)number;
}

uint32_t argument_u32(struct call *call, int index) {
    int64_t number = argument_i64(call, index);
    return number < 0 || number > UINT32_MAX ? UINT32_MAX : (uint32_t)number;
}

double argument_double(struct call *call, int index) {
    double number = VELTO_DT_MEASURE;
    const variant *value = given(call, index);
    if (value != NULL && !variant_get_double(value, &number)) refuse_type(call, index, VALUE_FLOAT);
    return number;
}

double argument_dt(struct call *call, int index) {
    double dt = argument_double(call, index);
    return dt < 0 && dt > -0.5 ? 0 : dt;
}

/* A copy that lives as long as the call; refused if it is no text, or one that is longer than any that the library takes. */
static const char *take_text(struct call *call, const variant *value, const char *what) {
    char *text = call->arena + call->used;
    size_t capacity = sizeof call->arena - call->used, size = variant_get_text(value, text, capacity);
    if (size == SIZE_MAX) refuse(call, "%s must be a String", what);
    else if (size >= capacity) refuse(call, "%s is too long", what);
    if (call->is_refused) return NULL;
    call->used += size + 1;
    return text;
}

const char *argument_text(struct call *call, int index) {
    const variant *value = given(call, index);
    char nothing[1];
    if (value != NULL && variant_get_text(value, nothing, 0) != SIZE_MAX) return take_text(call, value, name_of(call, index));
    refuse_type(call, index, VALUE_TEXT);
    return NULL;
}

/* An object of a class, or null; anything else is refused. */
static struct object *argument_object(struct call *call, int index, enum class_index class_index) {
    const variant *value = given(call, index);
    struct object *object = value != NULL ? variant_get_object(value) : NULL;
    if (object != NULL && object->class_index == class_index) return object;
    if (object != NULL || value == NULL || !variant_is_null(value)) refuse_type(call, index, VALUE_OBJECT);
    return NULL;
}

velto_device argument_device(struct call *call, int index) {
    struct object *object = argument_object(call, index, CLASS_VELTODEVICE);
    return object != NULL ? object->device : (velto_device){0};
}

const velto_input *argument_input(struct call *call, int index) {
    static const velto_input NEUTRAL = VELTO_INPUT_INIT;
    struct object *object = argument_object(call, index, CLASS_VELTOINPUT);
    return object != NULL ? &object->input : &NEUTRAL;
}

/* -- Members ------------------------------------------------------------------------------------------------------- */

/* A whole number that fits where it goes, and otherwise the nearest one that does: the library refuses it if it has a meaning. */
static int64_t limited(int64_t number, int64_t low, int64_t high) {
    return number < low ? low : number > high ? high : number;
}

static void set_integer(enum member_kind kind, char *place, int64_t number) {
    switch (kind) {
    case MEMBER_I8: *(int8_t *)place = (int8_t)limited(number, INT8_MIN, INT8_MAX); break;
    case MEMBER_U8: *(uint8_t *)place = (uint8_t)limited(number, 0, UINT8_MAX); break;
    case MEMBER_I16: *(int16_t *)place = (int16_t)limited(number, INT16_MIN, INT16_MAX); break;
    case MEMBER_U16: *(uint16_t *)place = (uint16_t)limited(number, 0, UINT16_MAX); break;
    case MEMBER_U32: *(uint32_t *)place = number < 0 ? UINT32_MAX : (uint32_t)limited(number, 0, UINT32_MAX); break;
    case MEMBER_I64:
    case MEMBER_U64: *(int64_t *)place = number; break;
    default: *(int32_t *)place = (int32_t)limited(number, INT32_MIN, INT32_MAX); break;
    }
}

/* A number that has no fraction: what JSON makes of 1 is 1.0, but no mode is 1.5. */
static int take_whole(const variant *value, int64_t *number) {
    double real;
    return variant_get_int(value, number) && variant_get_double(value, &real) && (double)*number == real;
}

/* `owner` is the dictionary as the sentence has it: "config", or "steps[2]". */
static void set_member(struct call *call, const struct member *member, void *structure, const variant *value, const char *owner) {
    char *place = (char *)structure + member->offset, what[128];
    double number;
    int64_t whole;
    snprintf(what, sizeof what, "'%s' of %s", member->name, owner);
    if (member->kind == MEMBER_TEXT) {
        const char *text = variant_is_null(value) ? NULL : take_text(call, value, what);
        memcpy(place, &text, sizeof text);
    } else if (member->kind == MEMBER_F32 || member->kind == MEMBER_F64) {
        if (!variant_get_double(value, &number)) refuse(call, "%s must be a number", what);
        else if (member->kind == MEMBER_F32) *(float *)place = (float)number;
        else *(double *)place = number;
    } else {
        if (take_whole(value, &whole)) set_integer(member->kind, place, whole);
        else refuse(call, "%s must be %s", what, member->kind == MEMBER_BOOL ? "true or false" : "a whole number");
    }
}

/* -- Keys that do not exist ---------------------------------------------------------------------------------------- */

enum { LONGEST_KEY = 48 };

/* The number of letters to add, leave out, replace or swap with the next one (optimal string alignment). */
static int distance(const char *one, const char *other) {
    int rows[3][LONGEST_KEY + 1], count = (int)strlen(other);
    for (int column = 0; column <= count; column++) rows[0][column] = column;
    for (int row = 1; one[row - 1] != '\0'; row++) {
        int *now = rows[row % 3], *before = rows[(row + 2) % 3], *swapped = rows[(row + 1) % 3];
        now[0] = row;
        for (int column = 1; column <= count; column++) {
            int best = before[column - 1] + (one[row - 1] != other[column - 1]);
            if (before[column] + 1 < best) best = before[column] + 1;
            if (now[column - 1] + 1 < best) best = now[column - 1] + 1;
            if (row > 1 && column > 1 && one[row - 1] == other[column - 2] && one[row - 2] == other[column - 1]
                && swapped[column - 2] + 1 < best) best = swapped[column - 2] + 1;
            now[column] = best;
        }
    }
    return rows[strlen(one) % 3][count];
}

/* The member that a mistyped key means, or NULL. */
static const char *similar_member(const struct record *record, const char *key) {
    const char *found = NULL;
    int least = (int)strlen(key) / 4 + 2;
    for (int index = 0; index < record->member_count; index++) {
        const char *name = record->members[index].name;
        int away = strlen(name) <= LONGEST_KEY ? distance(key, name) : least;
        if (away >= least) continue;
        least = away;
        found = name;
    }
    return found;
}

static int has_member(const struct record *record, const char *key) {
    for (int index = 0; index < record->member_count; index++) {
        if (strcmp(record->members[index].name, key) == 0) return 1;
    }
    return 0;
}

/* Names the first key that is no member. */
static void refuse_key(struct call *call, const struct record *record, const variant *dictionary, const char *owner) {
    variant keys;
    dictionary_keys(dictionary, &keys);
    for (size_t index = 0, count = array_count(&keys); index < count && !call->is_refused; index++) {
        char text[LONGEST_KEY + 1] = "";
        const char *similar;
        size_t size;
        variant key;
        array_get(&keys, index, &key);
        size = variant_get_text(&key, text, sizeof text);
        variant_destroy(&key);
        if (size == SIZE_MAX) {
            refuse(call, "a key of %s is no String", owner);
        } else if (size >= sizeof text) {
            refuse(call, "a key of %s is longer than that of any member", owner);
        } else if (!has_member(record, text)) {
            similar = similar_member(record, text);
            if (similar != NULL) refuse(call, "'%s' is no member of %s; did you mean '%s'?", text, owner, similar);
            else refuse(call, "'%s' is no member of %s", text, owner);
        }
    }
    variant_destroy(&keys);
}

/* -- Dictionaries and arrays --------------------------------------------------------------------------------------- */

static void set_record(struct call *call, const struct record *record, void *structure, const variant *dictionary, const char *owner) {
    size_t known = 0;
    for (int index = 0; index < record->member_count && !call->is_refused; index++) {
        variant value;
        if (!dictionary_get(dictionary, record->members[index].name, &value)) continue;
        set_member(call, &record->members[index], structure, &value, owner);
        variant_destroy(&value);
        known++;
    }
    if (!call->is_refused && known < dictionary_count(dictionary)) refuse_key(call, record, dictionary, owner);
}

void argument_struct(struct call *call, int index, const struct record *record, void *value) {
    const variant *dictionary = given(call, index);
    if (dictionary == NULL || variant_is_null(dictionary)) return;
    if (variant_is_dictionary(dictionary)) set_record(call, record, value, dictionary, name_of(call, index));
    else refuse_type(call, index, VALUE_DICTIONARY);
}

static size_t argument_count_of(struct call *call, int index, enum value_type type, size_t capacity) {
    const variant *array = given(call, index);
    size_t count = array != NULL && variant_is_array(array) ? array_count(array) : SIZE_MAX;
    if (count == SIZE_MAX) refuse_type(call, index, type);
    else if (count > capacity) refuse(call, "%s has %zu entries: at most %zu", name_of(call, index), count, capacity);
    return call->is_refused ? 0 : count;
}

size_t argument_structs(struct call *call, int index, void *values, size_t capacity, const struct record *record) {
    size_t count = argument_count_of(call, index, VALUE_ARRAY, capacity);
    for (size_t row = 0; row < count && !call->is_refused; row++) {
        char owner[64];
        variant dictionary;
        array_get(call->arguments[index], row, &dictionary);
        snprintf(owner, sizeof owner, "%s[%zu]", name_of(call, index), row);
        if (variant_is_dictionary(&dictionary)) set_record(call, record, (char *)values + row * record->size, &dictionary, owner);
        else refuse(call, "%s must be a Dictionary", owner);
        variant_destroy(&dictionary);
    }
    return count;
}

size_t argument_doubles(struct call *call, int index, double *values, size_t capacity) {
    size_t count = argument_count_of(call, index, VALUE_ARRAY, capacity);
    for (size_t row = 0; row < count; row++) {
        variant value;
        array_get(call->arguments[index], row, &value);
        if (!variant_get_double(&value, &values[row])) refuse(call, "%s[%zu] must be a number", name_of(call, index), row);
        variant_destroy(&value);
    }
    return count;
}

size_t argument_bytes(struct call *call, int index, uint8_t *values, size_t capacity) {
    size_t count = argument_count_of(call, index, VALUE_BYTES, capacity);
    for (size_t row = 0; row < count; row++) {
        int64_t number = -1;
        variant value;
        array_get(call->arguments[index], row, &value);
        if (!take_whole(&value, &number) || number < 0 || number > UINT8_MAX) {
            refuse(call, "%s[%zu] must be a whole number, 0 to 255", name_of(call, index), row);
        }
        values[row] = (uint8_t)number;
        variant_destroy(&value);
    }
    return count;
}
