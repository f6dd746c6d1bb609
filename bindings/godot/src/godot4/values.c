/* Godot 4: values of the engine for the core. */
#include <string.h>

#include "functions.h"

/* -- Names --------------------------------------------------------------------------------------------------------- */

gd_text make_name(const char *characters) {
    gd_text name;
    string_name_new_with_utf8_chars_(&name, characters);
    return name;
}

void destroy_name(gd_text *name) {
    variant_get_ptr_destructor_(GD_STRING_NAME)(name);
}

void destroy_text(gd_text *text) {
    variant_get_ptr_destructor_(GD_STRING)(text);
}

/* -- Values -------------------------------------------------------------------------------------------------------- */

void variant_set_nil(variant *value) {
    variant_new_nil_(value);
}

void variant_set_bool(variant *value, int truth) {
    gd_bool whether = truth != 0;
    from_type[GD_BOOL](value, &whether);
}

void variant_set_int(variant *value, int64_t number) {
    from_type[GD_INT](value, &number);
}

void variant_set_double(variant *value, double number) {
    from_type[GD_FLOAT](value, &number);
}

void variant_set_text(variant *value, const char *text) {
    gd_text string;
    string_new_with_utf8_chars_(&string, text);
    from_type[GD_STRING](value, &string);
    destroy_text(&string);
}

void variant_set_vector3(variant *value, const float *numbers) {
    float vector[3] = {numbers[0], numbers[1], numbers[2]};
    from_type[GD_VECTOR3](value, vector);
}

void variant_set_quaternion(variant *value, const float *numbers) {
    float quaternion[4] = {numbers[1], numbers[2], numbers[3], numbers[0]};
    from_type[GD_QUATERNION](value, quaternion);
}

void construct(variant *value, enum gd_type type) {
    gd_call_error error;
    variant_construct_(type, value, NULL, 0, &error);
}

void call_named(const variant *value, const char *method, const void *const *arguments, int count, variant *answer) {
    gd_call_error error;
    gd_text name = make_name(method);
    variant_call_((void *)value, &name, arguments, count, answer, &error);
    destroy_name(&name);
}

/* Makes a packed array of zeros, typed: {pointer to the engine's data, and its own}. */
struct packed { void *words[2]; };

static struct packed make_packed(enum gd_type type, size_t count) {
    struct packed array;
    variant value, size, answer;
    const void *arguments[] = {&size};
    construct(&value, type);
    variant_set_int(&size, (int64_t)count);
    call_named(&value, "resize", arguments, 1, &answer);
    to_type[type](&array, &value);
    variant_destroy_(&value);
    variant_destroy_(&answer);
    return array;
}

static void finish_packed(variant *value, enum gd_type type, struct packed *array) {
    from_type[type](value, array);
    variant_get_ptr_destructor_(type)(array);
}

void variant_set_floats(variant *value, const float *numbers, size_t count) {
    struct packed array = make_packed(GD_PACKED_FLOAT32, count);
    if (count > 0) memcpy(packed_float32_array_operator_index_(&array, 0), numbers, count * sizeof *numbers);
    finish_packed(value, GD_PACKED_FLOAT32, &array);
}

void variant_set_doubles(variant *value, const double *numbers, size_t count) {
    struct packed array = make_packed(GD_PACKED_FLOAT64, count);
    if (count > 0) memcpy(packed_float64_array_operator_index_(&array, 0), numbers, count * sizeof *numbers);
    finish_packed(value, GD_PACKED_FLOAT64, &array);
}

void variant_set_ints(variant *value, const int32_t *numbers, size_t count) {
    struct packed array = make_packed(GD_PACKED_INT32, count);
    if (count > 0) memcpy(packed_int32_array_operator_index_(&array, 0), numbers, count * sizeof *numbers);
    finish_packed(value, GD_PACKED_INT32, &array);
}

void variant_set_bytes(variant *value, const uint8_t *bytes, size_t count) {
    struct packed array = make_packed(GD_PACKED_BYTES, count);
    if (count > 0) memcpy(packed_byte_array_operator_index_(&array, 0), bytes, count);
    finish_packed(value, GD_PACKED_BYTES, &array);
}

void variant_set_dictionary(variant *value) {
    construct(value, GD_DICTIONARY);
}

void variant_set_array(variant *value) {
    construct(value, GD_ARRAY);
}

void variant_set_object(variant *value, const struct object *object) {
    gd_object engine_object = object != NULL ? object->engine_object : NULL;
    from_type[GD_OBJECT](value, &engine_object);
}

void variant_copy(variant *value, const variant *from) {
    variant_new_copy_(value, from);
}

void variant_destroy(variant *value) {
    variant_destroy_(value);
}

void dictionary_set(variant *dictionary, const char *key, const variant *value) {
    gd_bool is_valid;
    variant name;
    variant_set_text(&name, key);
    variant_set_(dictionary, &name, value, &is_valid);
    variant_destroy_(&name);
}

int dictionary_get(const variant *dictionary, const char *key, variant *value) {
    gd_bool is_valid, is_there;
    variant name;
    variant_set_text(&name, key);
    is_there = variant_has_key_(dictionary, &name, &is_valid);
    if (is_there) variant_get_(dictionary, &name, value, &is_valid);
    variant_destroy_(&name);
    return is_there;
}

size_t array_count(const variant *array) {
    int64_t count = 0;
    variant answer;
    call_named(array, "size", NULL, 0, &answer);
    variant_get_int(&answer, &count);
    variant_destroy_(&answer);
    return (size_t)count;
}

size_t dictionary_count(const variant *dictionary) {
    return array_count(dictionary);
}

void dictionary_keys(const variant *dictionary, variant *array) {
    call_named(dictionary, "keys", NULL, 0, array);
}

void array_append(variant *array, const variant *value) {
    const void *arguments[] = {value};
    variant answer;
    call_named(array, "append", arguments, 1, &answer);
    variant_destroy_(&answer);
}

void array_get(const variant *array, size_t index, variant *value) {
    gd_bool is_valid;
    variant key;
    variant_set_int(&key, (int64_t)index);
    variant_get_(array, &key, value, &is_valid);
}

int variant_get_int(const variant *value, int64_t *number) {
    double real;
    gd_bool truth;
    switch (variant_get_type_(value)) {
    case GD_INT: to_type[GD_INT](number, (void *)value); return 1;
    case GD_BOOL: to_type[GD_BOOL](&truth, (void *)value); *number = truth; return 1;
    case GD_FLOAT: to_type[GD_FLOAT](&real, (void *)value);
        if (!(real >= -9e18 && real <= 9e18)) return 0;
        *number = (int64_t)real;
        return 1;
    default: return 0;
    }
}

int variant_get_double(const variant *value, double *number) {
    int64_t whole;
    if (variant_get_type_(value) == GD_FLOAT) {
        to_type[GD_FLOAT](number, (void *)value);
        return 1;
    }
    if (!variant_get_int(value, &whole)) return 0;
    *number = (double)whole;
    return 1;
}

size_t variant_get_text(const variant *value, char *buffer, size_t capacity) {
    int32_t type = variant_get_type_(value);
    gd_text text;
    int64_t size;
    if (type != GD_STRING && type != GD_STRING_NAME) return SIZE_MAX;
    to_type[GD_STRING](&text, (void *)value);
    size = string_to_utf8_chars_(&text, NULL, 0);
    if ((size_t)size < capacity) {
        string_to_utf8_chars_(&text, buffer, size);
        buffer[size] = '\0';
    }
    destroy_text(&text);
    return (size_t)size;
}

/* The object in a value; NULL if it is none, or was freed: its address is that of nothing then. */
static gd_object living_object(const variant *value) {
    uint64_t id = variant_get_object_instance_id_(value);
    return id != 0 ? object_get_instance_from_id_(id) : NULL;
}

int variant_is_null(const variant *value) {
    int32_t type = variant_get_type_(value);
    return type == GD_NIL || (type == GD_OBJECT && living_object(value) == NULL);
}

int variant_is_dictionary(const variant *value) {
    return variant_get_type_(value) == GD_DICTIONARY;
}

int variant_is_array(const variant *value) {
    int32_t type = variant_get_type_(value);
    return type == GD_ARRAY || type == GD_PACKED_BYTES || type == GD_PACKED_FLOAT32 || type == GD_PACKED_FLOAT64 || type == GD_PACKED_INT32;
}

struct object *variant_get_object(const variant *value) {
    gd_object object = living_object(value);
    return object != NULL ? (struct object *)object_get_instance_binding_(object, library, NULL) : NULL;
}
