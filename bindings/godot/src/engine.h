/* The interface of an engine for the shared core, implemented by godot4/godot4.c and godot3/godot3.c. */
#ifndef ENGINE_H
#define ENGINE_H

#include <stddef.h>
#include <stdint.h>

/* The engine's value of any type; both engines use 24 bytes. Opaque here. */
typedef struct variant {
    uint64_t words[3];
} variant;

struct object;

/* Each initializes a value that was not one before; who made it destroys it. */
void variant_set_nil(variant *value);
void variant_set_bool(variant *value, int truth);
void variant_set_int(variant *value, int64_t number);
void variant_set_double(variant *value, double number);
void variant_set_text(variant *value, const char *text);
void variant_set_vector3(variant *value, const float *numbers);    /* x, y, z */
void variant_set_quaternion(variant *value, const float *numbers); /* w, x, y, z */
void variant_set_floats(variant *value, const float *numbers, size_t count);
void variant_set_doubles(variant *value, const double *numbers, size_t count);
void variant_set_ints(variant *value, const int32_t *numbers, size_t count);
void variant_set_bytes(variant *value, const uint8_t *bytes, size_t count);
void variant_set_dictionary(variant *value);
void variant_set_array(variant *value);
void variant_set_object(variant *value, const struct object *object);
void variant_copy(variant *value, const variant *from);
void variant_destroy(variant *value);

void dictionary_set(variant *dictionary, const char *key, const variant *value);
/* Makes a copy of what is under a key, which the caller destroys; returns 0 if nothing is. */
int dictionary_get(const variant *dictionary, const char *key, variant *value);
size_t dictionary_count(const variant *dictionary);
void dictionary_keys(const variant *dictionary, variant *array); /* initializes the array */
void array_append(variant *array, const variant *value);
size_t array_count(const variant *array);
void array_get(const variant *array, size_t index, variant *value);

/* Each returns 0 if the value has another type. A number is an integer, a float or a truth value. */
int variant_get_int(const variant *value, int64_t *number);
int variant_get_double(const variant *value, double *number);
size_t variant_get_text(const variant *value, char *buffer, size_t capacity); /* the whole size, or SIZE_MAX */
int variant_is_null(const variant *value); /* nil, or an object that is none or was freed */
int variant_is_dictionary(const variant *value);
int variant_is_array(const variant *value); /* of any kind, also a packed one */
struct object *variant_get_object(const variant *value); /* one of ours that is alive, or NULL */

/* Makes an object of one of our classes, through the engine; the value keeps it alive. */
struct object *engine_create_object(int class_index, variant *value);
void engine_emit(const struct object *object, int signal_index, const variant *arguments, int count);
void engine_warn(const char *message);
/* Whether the engine is one for developers: the editor, or a debug export. */
int engine_is_debug(void);
/* A whole number of the project's settings; 0 if there is none, and in the editor. */
int64_t engine_setting(const char *name);

#endif
