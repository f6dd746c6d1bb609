/* Arguments and answers: between values of the engine and structures of the C API. */
#include "core.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* -- Arguments ----------------------------------------------------------------------------------------------------- */

void refuse(struct call *call, int index, enum value_type expected) {
    if (call->is_refused) return;
    call->is_refused = 1;
    call->refused_argument = index;
    call->expected = expected;
}

static const variant *given(const struct call *call, int index) {
    return index < call->count ? call->arguments[index] : NULL;
}

int64_t argument_i64(struct call *call, int index) {
    int64_t number = 0;
    const variant *value = given(call, index);
    if (value == NULL || !variant_get_int(value, &number)) refuse(call, index, VALUE_INT);
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
    if (value != NULL && !variant_get_double(value, &number)) refuse(call, index, VALUE_FLOAT);
    return number;
}

/* A text that does not fit is none. */
static const char *take_text(struct call *call, const variant *value) {
    char *text = call->arena + call->used;
    size_t size = variant_get_text(value, text, sizeof call->arena - call->used);
    if (size == SIZE_MAX || size >= sizeof call->arena - call->used) return NULL;
    call->used += size + 1;
    return text;
}

const char *argument_text(struct call *call, int index) {
    const variant *value = given(call, index);
    const char *text = value != NULL ? take_text(call, value) : NULL;
    if (text == NULL) refuse(call, index, VALUE_TEXT);
    return text;
}

static struct object *argument_object(struct call *call, int index, enum class_index class_index) {
    const variant *value = given(call, index);
    struct object *object = value != NULL ? variant_get_object(value) : NULL;
    return object != NULL && object->class_index == class_index ? object : NULL;
}

velto_device argument_device(struct call *call, int index) {
    struct object *object = argument_object(call, index, CLASS_VELTODEVICE);
    if (object != NULL) return object->device;
    if (given(call, index) == NULL || !variant_is_nil(given(call, index))) refuse(call, index, VALUE_OBJECT);
    return (velto_device){0};
}

const velto_input *argument_input(struct call *call, int index) {
    struct object *object = argument_object(call, index, CLASS_VELTOINPUT);
    if (object != NULL) return &object->input;
    refuse(call, index, VALUE_OBJECT);
    return NULL;
}

/* -- Members ------------------------------------------------------------------------------------------------------- */

/* A whole number that fits where it goes, and otherwise the nearest one that does: the library refuses it if it has a meaning. */
static int64_t limited(int64_t number, int64_t low, int64_t high) {
    return number < low ? low : number > high ? high : number;
}

static int set_integer(const struct member *member, char *place, const variant *value) {
    int64_t number;
    if (!variant_get_int(value, &number)) return 0;
    switch (member->kind) {
    case MEMBER_I8: *(int8_t *)place = (int8_t)limited(number, INT8_MIN, INT8_MAX); break;
    case MEMBER_U8: *(uint8_t *)place = (uint8_t)limited(number, 0, UINT8_MAX); break;
    case MEMBER_I16: *(int16_t *)place = (int16_t)limited(number, INT16_MIN, INT16_MAX); break;
    case MEMBER_U16: *(uint16_t *)place = (uint16_t)limited(number, 0, UINT16_MAX); break;
    case MEMBER_U32: *(uint32_t *)place = number < 0 ? UINT32_MAX : (uint32_t)limited(number, 0, UINT32_MAX); break;
    case MEMBER_I64:
    case MEMBER_U64: *(int64_t *)place = number; break;
    default: *(int32_t *)place = (int32_t)limited(number, INT32_MIN, INT32_MAX); break;
    }
    return 1;
}

static int set_member(struct call *call, const struct member *member, void *structure, const variant *value) {
    char *place = (char *)structure + member->offset;
    double number;
    if (member->kind == MEMBER_TEXT) {
        const char *text = take_text(call, value);
        memcpy(place, &text, sizeof text);
        return text != NULL;
    }
    if (member->kind != MEMBER_F32 && member->kind != MEMBER_F64) return set_integer(member, place, value);
    if (!variant_get_double(value, &number)) return 0;
    if (member->kind == MEMBER_F32) *(float *)place = (float)number;
    else *(double *)place = number;
    return 1;
}

static int set_record(struct call *call, const struct record *record, void *structure, const variant *dictionary) {
    size_t known = 0;
    for (int index = 0; index < record->member_count; index++) {
        const struct member *member = &record->members[index];
        variant value;
        int is_fine;
        if (!dictionary_get(dictionary, member->name, &value)) continue;
        is_fine = set_member(call, member, structure, &value);
        variant_destroy(&value);
        if (!is_fine) return 0;
        known++;
    }
    if (known < dictionary_count(dictionary)) {
        engine_warn("VeltoKit: a dictionary has a key that is no member of this structure; see the class reference.");
        return 0;
    }
    return 1;
}

void argument_struct(struct call *call, int index, const struct record *record, void *value) {
    const variant *dictionary = given(call, index);
    if (dictionary == NULL || variant_is_nil(dictionary)) return;
    if (!variant_is_dictionary(dictionary) || !set_record(call, record, value, dictionary)) refuse(call, index, VALUE_DICTIONARY);
}

static size_t argument_count_of(struct call *call, int index, size_t capacity) {
    const variant *array = given(call, index);
    size_t count = array != NULL && variant_is_array(array) ? array_count(array) : SIZE_MAX;
    if (count <= capacity) return count;
    refuse(call, index, VALUE_ARRAY);
    return 0;
}

size_t argument_structs(struct call *call, int index, void *values, size_t capacity, const struct record *record) {
    size_t count = argument_count_of(call, index, capacity);
    for (size_t row = 0; row < count; row++) {
        variant dictionary;
        array_get(call->arguments[index], row, &dictionary);
        if (!variant_is_dictionary(&dictionary) || !set_record(call, record, (char *)values + row * record->size, &dictionary)) {
            refuse(call, index, VALUE_ARRAY);
        }
        variant_destroy(&dictionary);
    }
    return count;
}

size_t argument_doubles(struct call *call, int index, double *values, size_t capacity) {
    size_t count = argument_count_of(call, index, capacity);
    for (size_t row = 0; row < count; row++) {
        variant value;
        array_get(call->arguments[index], row, &value);
        if (!variant_get_double(&value, &values[row])) refuse(call, index, VALUE_ARRAY);
        variant_destroy(&value);
    }
    return count;
}

/* -- Values of members --------------------------------------------------------------------------------------------- */

static int64_t integer_at(enum member_kind kind, const char *place) {
    switch (kind) {
    case MEMBER_I8: return *(const int8_t *)place;
    case MEMBER_U8: return *(const uint8_t *)place;
    case MEMBER_I16: return *(const int16_t *)place;
    case MEMBER_U16: return *(const uint16_t *)place;
    case MEMBER_U32: return *(const uint32_t *)place;
    case MEMBER_I64:
    case MEMBER_U64: return *(const int64_t *)place;
    default: return *(const int32_t *)place;
    }
}

static void struct_value(const struct record *record, const void *structure, variant *value) {
    variant_set_dictionary(value);
    for (int index = 0; index < record->member_count; index++) {
        variant entry;
        member_value(&record->members[index], structure, &entry);
        dictionary_set(value, record->members[index].name, &entry);
        variant_destroy(&entry);
    }
}

static size_t size_of(const struct member *member) {
    static const size_t SIZES[] = {4, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8};
    return member->kind == MEMBER_STRUCT ? member->record->size : member->kind <= MEMBER_F64 ? SIZES[member->kind] : 8;
}

/* An array of numbers becomes a packed array, one of structures an array of dictionaries. */
static void array_value(const struct member *member, const char *place, variant *value) {
    struct member element = *member;
    int32_t integers[512];
    float floats[512];
    uint32_t count = member->count < 512 ? member->count : 512;
    element.count = 0;
    element.offset = 0;
    if (member->kind == MEMBER_STRUCT) variant_set_array(value);
    for (uint32_t index = 0; index < count; index++, place += size_of(member)) {
        if (member->kind == MEMBER_STRUCT) {
            variant entry;
            member_value(&element, place, &entry);
            array_append(value, &entry);
            variant_destroy(&entry);
        } else if (member->kind == MEMBER_F32) floats[index] = *(const float *)place;
        else if (member->kind == MEMBER_F64) floats[index] = (float)*(const double *)place;
        else integers[index] = (int32_t)integer_at(member->kind, place);
    }
    if (member->kind == MEMBER_F32 || member->kind == MEMBER_F64) variant_set_floats(value, floats, count);
    else if (member->kind != MEMBER_STRUCT) variant_set_ints(value, integers, count);
}

void member_value(const struct member *member, const void *structure, variant *value) {
    const char *place = (const char *)structure + member->offset;
    if (member->count > 0) {
        array_value(member, place, value);
        return;
    }
    switch (member->kind) {
    case MEMBER_BOOL: variant_set_bool(value, *(const int32_t *)place); break;
    case MEMBER_F32: variant_set_double(value, *(const float *)place); break;
    case MEMBER_F64: variant_set_double(value, *(const double *)place); break;
    case MEMBER_CHARS: variant_set_text(value, place); break;
    case MEMBER_TEXT: variant_set_text(value, *(const char *const *)place != NULL ? *(const char *const *)place : ""); break;
    case MEMBER_VECTOR3: variant_set_vector3(value, (const float *)place); break;
    case MEMBER_QUATERNION: variant_set_quaternion(value, (const float *)place); break;
    case MEMBER_DEVICE: make_device(*(const velto_device *)place, value); break;
    case MEMBER_STRUCT: struct_value(member->record, place, value); break;
    default: variant_set_int(value, integer_at(member->kind, place)); break;
    }
}

extern const struct record RECORD_INPUT;

void read_property(const struct property *property, const struct object *object, variant *value) {
    const struct member *member = &RECORD_INPUT.members[property->member];
    if (property->bits == 0) member_value(member, &object->input, value);
    else variant_set_bool(value, (*(const uint32_t *)((const char *)&object->input + member->offset) & property->bits) != 0);
}

/* -- Answers ------------------------------------------------------------------------------------------------------- */

int call_succeeded(struct call *call, velto_result result) {
    (void)call;
    return result >= 0;
}

void answer_result(struct call *call, velto_result result) {
    variant_set_int(call->answer, result);
}

void answer_bool(struct call *call, velto_bool truth) {
    variant_set_bool(call->answer, truth);
}

void answer_int(struct call *call, int64_t number) {
    variant_set_int(call->answer, number);
}

void answer_double(struct call *call, double number) {
    variant_set_double(call->answer, number);
}

void answer_text(struct call *call, const char *text) {
    variant_set_text(call->answer, text);
}

void answer_device(struct call *call, velto_device device) {
    make_device(device, call->answer);
}

void answer_sim(struct call *call, velto_sim sim) {
    struct object *object = engine_create_object(CLASS_VELTOSIM, call->answer);
    if (object != NULL) object->sim = sim;
}

void answer_devices(struct call *call, const velto_device *devices, size_t count) {
    variant_set_array(call->answer);
    for (size_t index = 0; index < count; index++) {
        variant device;
        make_device(devices[index], &device);
        array_append(call->answer, &device);
        variant_destroy(&device);
    }
}

void answer_struct(struct call *call, const struct record *record, const void *value) {
    struct_value(record, value, call->answer);
}

void answer_structs(struct call *call, const struct record *record, const void *values, size_t count) {
    variant_set_array(call->answer);
    for (size_t index = 0; index < count; index++) {
        variant entry;
        struct_value(record, (const char *)values + index * record->size, &entry);
        array_append(call->answer, &entry);
        variant_destroy(&entry);
    }
}

/* What a method answers when it has nothing to say is the empty value of its type, so that typed scripts go on. */
static void answer_nothing(const struct method *method, variant *answer) {
    switch (method->answer) {
    case VALUE_BOOL: variant_set_bool(answer, 0); break;
    case VALUE_INT: variant_set_int(answer, 0); break;
    case VALUE_FLOAT: variant_set_double(answer, 0); break;
    case VALUE_TEXT: variant_set_text(answer, ""); break;
    case VALUE_DICTIONARY: variant_set_dictionary(answer); break;
    case VALUE_ARRAY: variant_set_array(answer); break;
    case VALUE_FLOATS: variant_set_doubles(answer, NULL, 0); break;
    default: break;
    }
}

void call_method(const struct method *method, struct call *call) {
    call->is_refused = 0;
    call->used = 0;
    if (call->count < method->argument_count - method->optional_count) {
        refuse(call, call->count, method->arguments[call->count].type);
    } else {
        method->function(call);
    }
    if (variant_is_nil(call->answer)) answer_nothing(method, call->answer);
}
