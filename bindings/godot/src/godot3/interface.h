/*
 * The part of GDNative, the C interface of Godot 3, that the add-on uses.
 *
 * The engine hands out one table of functions, which has kept its order since Godot 3.0: a function is its place in the table.
 */
#ifndef INTERFACE_H
#define INTERFACE_H

#include <stdint.h>

#include "../engine.h"

typedef uint8_t gd_bool;
typedef struct { void *opaque; } gd_handle; /* String, CharString, Dictionary, Array and pool arrays: one pointer each */
typedef void *gd_object;

enum gd_type { GD_NIL = 0, GD_BOOL = 1, GD_INT = 2, GD_REAL = 3, GD_STRING = 4, GD_OBJECT = 17, GD_DICTIONARY = 18, GD_ARRAY = 19,
               GD_POOL_BYTES = 20, GD_POOL_INTS = 21, GD_POOL_REALS = 22 };
enum { GD_EXTENSION_NATIVESCRIPT = 1, GD_USAGE_NONE = 0, PAUSE_MODE_PROCESS = 2 };

typedef struct { int32_t error, argument, expected; } gd_call_error;
typedef struct { float numbers[4]; } gd_vector;

typedef struct gd_table {
    uint32_t type, major, minor;
    const struct gd_table *next;
} gd_table;

typedef struct {
    gd_table head;
    uint32_t extension_count;
    const gd_table **extensions;
    void (*functions[])(void);
} gd_core;

typedef struct {
    void *(*create)(gd_object object, void *data);
    void *data;
    void (*free_data)(void *data);
} gd_create;

typedef struct {
    void (*destroy)(gd_object object, void *data, void *instance);
    void *data;
    void (*free_data)(void *data);
} gd_destroy;

typedef struct {
    variant (*call)(gd_object object, void *data, void *instance, int count, variant **arguments);
    void *data;
    void (*free_data)(void *data);
} gd_method;

typedef struct {
    void (*set)(gd_object object, void *data, void *instance, variant *value);
    void *data;
    void (*free_data)(void *data);
} gd_setter;

typedef struct {
    variant (*get)(gd_object object, void *data, void *instance);
    void *data;
    void (*free_data)(void *data);
} gd_getter;

/* To the engine, texts and values are arrays of bytes: they follow the numbers without padding. */
typedef struct __attribute__((packed, aligned(4))) {
    int32_t remote_mode, type, hint;
    gd_handle hint_string;
    int32_t usage;
    variant initial;
} gd_property;

typedef struct __attribute__((packed, aligned(4))) {
    gd_handle name;
    int32_t type, hint;
    gd_handle hint_string;
    int32_t usage;
    variant initial;
} gd_signal_argument;

typedef struct {
    gd_handle name;
    int argument_count;
    gd_signal_argument *arguments;
    int default_count;
    variant *defaults;
} gd_signal;

typedef struct {
    gd_table head;
    void (*register_class)(void *handle, const char *name, const char *base, gd_create create, gd_destroy destroy);
    void (*register_tool_class)(void *handle, const char *name, const char *base, gd_create create, gd_destroy destroy);
    void (*register_method)(void *handle, const char *class_name, const char *name, int32_t remote_mode, gd_method method);
    void (*register_property)(void *handle, const char *class_name, const char *path, gd_property *property, gd_setter setter,
                              gd_getter getter);
    void (*register_signal)(void *handle, const char *class_name, const gd_signal *signal);
    void *(*get_userdata)(gd_object object);
} gd_nativescript;

typedef struct {
    gd_bool is_in_editor;
    uint64_t core_hash, editor_hash, no_hash;
    void (*report_version_mismatch)(void), (*report_loading_error)(void);
    gd_object library;
    const gd_core *core;
    const gd_handle *path;
} gd_options;

typedef gd_object (*gd_constructor)(void);

/* Place in the table, result, name, parameters. */
#define GD_FUNCTIONS(X)                                                                                                       \
    X(61, void, quat_new, (gd_vector *quat, float x, float y, float z, float w))                                              \
    X(118, void, vector3_new, (gd_vector *vector, float x, float y, float z))                                                 \
    X(155, void, pool_byte_array_new, (gd_handle *array))                                                                     \
    X(164, void, pool_byte_array_resize, (gd_handle *array, int32_t count))                                                   \
    X(166, void *, pool_byte_array_write, (gd_handle *array))                                                                 \
    X(170, void, pool_byte_array_destroy, (gd_handle *array))                                                                 \
    X(171, void, pool_int_array_new, (gd_handle *array))                                                                      \
    X(180, void, pool_int_array_resize, (gd_handle *array, int32_t count))                                                    \
    X(182, void *, pool_int_array_write, (gd_handle *array))                                                                  \
    X(186, void, pool_int_array_destroy, (gd_handle *array))                                                                  \
    X(187, void, pool_real_array_new, (gd_handle *array))                                                                     \
    X(196, void, pool_real_array_resize, (gd_handle *array, int32_t count))                                                   \
    X(198, void *, pool_real_array_write, (gd_handle *array))                                                                 \
    X(202, void, pool_real_array_destroy, (gd_handle *array))                                                                 \
    X(296, uint8_t *, pool_byte_array_write_access_ptr, (void *access))                                                       \
    X(298, void, pool_byte_array_write_access_destroy, (void *access))                                                        \
    X(300, int32_t *, pool_int_array_write_access_ptr, (void *access))                                                        \
    X(302, void, pool_int_array_write_access_destroy, (void *access))                                                         \
    X(304, float *, pool_real_array_write_access_ptr, (void *access))                                                         \
    X(306, void, pool_real_array_write_access_destroy, (void *access))                                                        \
    X(323, void, array_new, (gd_handle *array))                                                                               \
    X(333, variant, array_get, (const gd_handle *array, int32_t index))                                                       \
    X(336, void, array_append, (gd_handle *array, const variant *value))                                                      \
    X(356, int32_t, array_size, (const gd_handle *array))                                                                     \
    X(361, void, array_destroy, (gd_handle *array))                                                                           \
    X(362, void, dictionary_new, (gd_handle *dictionary))                                                                     \
    X(364, void, dictionary_destroy, (gd_handle *dictionary))                                                                 \
    X(365, int32_t, dictionary_size, (const gd_handle *dictionary))                                                           \
    X(368, gd_bool, dictionary_has, (const gd_handle *dictionary, const variant *key))                                        \
    X(372, gd_handle, dictionary_keys, (const gd_handle *dictionary))                                                         \
    X(374, variant, dictionary_get, (const gd_handle *dictionary, const variant *key))                                        \
    X(375, void, dictionary_set, (gd_handle *dictionary, const variant *key, const variant *value))                           \
    X(507, int32_t, variant_get_type, (const variant *value))                                                                 \
    X(508, void, variant_new_copy, (variant *value, const variant *from))                                                     \
    X(509, void, variant_new_nil, (variant *value))                                                                           \
    X(510, void, variant_new_bool, (variant *value, gd_bool truth))                                                           \
    X(512, void, variant_new_int, (variant *value, int64_t number))                                                           \
    X(513, void, variant_new_real, (variant *value, double number))                                                           \
    X(514, void, variant_new_string, (variant *value, const gd_handle *text))                                                 \
    X(517, void, variant_new_vector3, (variant *value, const gd_vector *vector))                                              \
    X(520, void, variant_new_quat, (variant *value, const gd_vector *quat))                                                   \
    X(527, void, variant_new_object, (variant *value, const void *object))                                                    \
    X(528, void, variant_new_dictionary, (variant *value, const gd_handle *dictionary))                                       \
    X(529, void, variant_new_array, (variant *value, const gd_handle *array))                                                 \
    X(530, void, variant_new_pool_byte_array, (variant *value, const gd_handle *array))                                       \
    X(531, void, variant_new_pool_int_array, (variant *value, const gd_handle *array))                                        \
    X(532, void, variant_new_pool_real_array, (variant *value, const gd_handle *array))                                       \
    X(537, gd_bool, variant_as_bool, (const variant *value))                                                                  \
    X(539, int64_t, variant_as_int, (const variant *value))                                                                   \
    X(540, double, variant_as_real, (const variant *value))                                                                   \
    X(541, gd_handle, variant_as_string, (const variant *value))                                                              \
    X(554, gd_object, variant_as_object, (const variant *value))                                                              \
    X(555, gd_handle, variant_as_dictionary, (const variant *value))                                                          \
    X(556, gd_handle, variant_as_array, (const variant *value))                                                               \
    X(564, variant, variant_call, (variant *value, const gd_handle *method, const variant **arguments, int32_t count,         \
                                   gd_call_error *error))                                                                     \
    X(570, void, variant_destroy, (variant *value))                                                                           \
    X(571, int32_t, char_string_length, (const gd_handle *text))                                                              \
    X(572, const char *, char_string_get_data, (const gd_handle *text))                                                       \
    X(573, void, char_string_destroy, (gd_handle *text))                                                                      \
    X(574, void, string_new, (gd_handle *text))                                                                               \
    X(678, gd_handle, string_utf8, (const gd_handle *text))                                                                   \
    X(679, gd_bool, string_parse_utf8, (gd_handle *text, const char *characters))                                             \
    X(721, void, string_destroy, (gd_handle *text))                                                                           \
    X(731, gd_object, global_get_singleton, (const char *name))                                                               \
    X(735, gd_constructor, get_class_constructor, (const char *class_name))                                                   \
    X(742, void, print_warning, (const char *description, const char *function, const char *file, int32_t line))

#endif
