/* From structures of the C API to values of the engine: members, and return values of methods. */
#include "core.h"

#include <stdlib.h>
#include <string.h>

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

/* What has not been measured yet is no turn at all: the engine cannot use a quaternion of length 0. */
static void quaternion_value(const float *numbers, variant *value) {
    static const float IDENTITY[] = {1, 0, 0, 0};
    int is_measured = numbers[0] != 0 || numbers[1] != 0 || numbers[2] != 0 || numbers[3] != 0;
    variant_set_quaternion(value, is_measured ? numbers : IDENTITY);
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
    case MEMBER_QUATERNION: quaternion_value((const float *)place, value); break;
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

void answer_result(struct call *call, velto_result result) {
    call_succeeded(call, result);
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

void answer_sentence(struct call *call, const char *text) {
    size_t size = 2 * strlen(text) + 1; /* names of scripts may be longer */
    char *sentence = (char *)malloc(size);
    if (sentence == NULL) return;
    write_sentence(sentence, size, text);
    variant_set_text(call->answer, sentence);
    free(sentence);
}

void answer_bytes(struct call *call, const uint8_t *bytes, size_t count) {
    variant_set_bytes(call->answer, bytes, count);
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

void answer_nothing(struct call *call) {
    switch (call->method->answer) {
    case VALUE_BOOL: variant_set_bool(call->answer, 0); break;
    case VALUE_INT: variant_set_int(call->answer, call->result); break;
    case VALUE_FLAGS: variant_set_int(call->answer, 0); break;
    case VALUE_FLOAT: variant_set_double(call->answer, 0); break;
    case VALUE_TEXT: variant_set_text(call->answer, ""); break;
    case VALUE_DICTIONARY: variant_set_dictionary(call->answer); break;
    case VALUE_ARRAY: variant_set_array(call->answer); break;
    case VALUE_FLOATS: variant_set_doubles(call->answer, NULL, 0); break;
    case VALUE_BYTES: variant_set_bytes(call->answer, NULL, 0); break;
    default: break;
    }
}
