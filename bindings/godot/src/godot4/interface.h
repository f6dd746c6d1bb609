/*
 * The part of GDExtension, the C interface of Godot 4, that the add-on uses.
 *
 * Facts from `godot --headless --dump-gdextension-interface`; everything is found by name at run time, so nothing of the engine
 * is needed to build.
 */
#ifndef INTERFACE_H
#define INTERFACE_H

#include <stdint.h>

typedef uint8_t gd_bool;
typedef struct { void *opaque; } gd_text; /* String and StringName: one pointer each */
typedef void *gd_object;
typedef void *gd_library;

enum gd_type { GD_NIL = 0, GD_BOOL = 1, GD_INT = 2, GD_FLOAT = 3, GD_STRING = 4, GD_VECTOR3 = 9, GD_QUATERNION = 15, GD_STRING_NAME = 21,
               GD_OBJECT = 24, GD_DICTIONARY = 27, GD_ARRAY = 28, GD_PACKED_BYTES = 29, GD_PACKED_INT32 = 30,
               GD_PACKED_FLOAT32 = 32, GD_PACKED_FLOAT64 = 33, GD_TYPE_COUNT = 39 };

enum { GD_LEVEL_SCENE = 2, GD_LEVEL_EDITOR = 3 };
enum { GD_CALL_INVALID_ARGUMENT = 2, GD_CALL_TOO_FEW_ARGUMENTS = 4 };
enum { GD_USAGE_DEFAULT = 6, GD_USAGE_READ_ONLY_EDITOR = 0, GD_USAGE_VARIANT = 1 << 17, GD_METHOD_DEFAULT = 1 };

typedef struct { int32_t error, argument, expected; } gd_call_error;

typedef struct {
    int32_t type;
    const gd_text *name, *class_name;
    uint32_t hint;
    const gd_text *hint_string;
    uint32_t usage;
} gd_property_info;

typedef void (*gd_method_call)(void *data, void *instance, const void *const *arguments, int64_t count, void *answer, gd_call_error *error);
typedef void (*gd_method_ptrcall)(void *data, void *instance, const void *const *arguments, void *answer);

typedef struct {
    const gd_text *name;
    void *data;
    gd_method_call call;
    gd_method_ptrcall ptrcall;
    uint32_t flags;
    gd_bool has_answer;
    gd_property_info *answer;
    int32_t answer_metadata;
    uint32_t argument_count;
    gd_property_info *arguments;
    int32_t *argument_metadata;
    uint32_t default_count;
    const void **defaults;
} gd_method_info;

/* GDExtensionClassCreationInfo4; what the add-on leaves NULL has no type here. */
typedef struct {
    gd_bool is_virtual, is_abstract, is_exposed, is_runtime;
    const gd_text *icon_path;
    void *unused[11];
    gd_object (*create)(void *data, gd_bool notifies);
    void (*destroy)(void *data, void *instance);
    void *(*recreate)(void *data, gd_object object);
    void *unused_virtual[3];
    void *data;
} gd_class_info;

typedef struct {
    void (*start)(void), (*stop)(void), (*frame)(void);
} gd_main_loop_callbacks;

typedef struct {
    void *(*create)(void *token, void *object);
    void (*destroy)(void *token, void *object, void *binding);
    gd_bool (*reference)(void *token, void *binding, gd_bool is_reference);
} gd_binding_callbacks;

typedef struct {
    int32_t minimum_level;
    void *data;
    void (*begin)(void *data, int32_t level), (*end)(void *data, int32_t level);
} gd_initialization;

typedef void (*gd_function)(void);
typedef gd_function (*gd_find)(const char *name);
typedef void (*gd_converter)(void *to, void *from);
typedef void (*gd_destructor)(void *value);

/* Result, name in the engine, parameters. */
#define GD_FUNCTIONS(X)                                                                                                       \
    X(gd_converter, get_variant_from_type_constructor, (int32_t type))                                                        \
    X(gd_converter, get_variant_to_type_constructor, (int32_t type))                                                          \
    X(gd_destructor, variant_get_ptr_destructor, (int32_t type))                                                              \
    X(void, variant_new_nil, (void *value))                                                                                   \
    X(void, variant_new_copy, (void *value, const void *from))                                                                \
    X(void, variant_destroy, (void *value))                                                                                   \
    X(int32_t, variant_get_type, (const void *value))                                                                         \
    X(uint64_t, variant_get_object_instance_id, (const void *value))                                                         \
    X(gd_object, object_get_instance_from_id, (uint64_t id))                                                                  \
    X(void, variant_construct, (int32_t type, void *value, const void *const *arguments, int32_t count, gd_call_error *error)) \
    X(void, variant_call, (void *value, const gd_text *method, const void *const *arguments, int64_t count, void *answer,     \
                           gd_call_error *error))                                                                             \
    X(void, variant_set, (void *value, const void *key, const void *entry, gd_bool *is_valid))                                \
    X(void, variant_get, (const void *value, const void *key, void *entry, gd_bool *is_valid))                                \
    X(gd_bool, variant_has_key, (const void *value, const void *key, gd_bool *is_valid))                                      \
    X(void, string_new_with_utf8_chars, (gd_text *text, const char *characters))                                              \
    X(int64_t, string_to_utf8_chars, (const gd_text *text, char *buffer, int64_t capacity))                                   \
    X(void, string_name_new_with_utf8_chars, (gd_text *name, const char *characters))                                         \
    X(float *, packed_float32_array_operator_index, (void *array, int64_t index))                                             \
    X(double *, packed_float64_array_operator_index, (void *array, int64_t index))                                            \
    X(int32_t *, packed_int32_array_operator_index, (void *array, int64_t index))                                             \
    X(uint8_t *, packed_byte_array_operator_index, (void *array, int64_t index))                                              \
    X(void, ref_set_object, (void *reference, gd_object object))                                                              \
    X(gd_object, global_get_singleton, (const gd_text *name))                                                                 \
    X(void *, object_get_instance_binding, (gd_object object, void *token, const gd_binding_callbacks *callbacks))            \
    X(void, object_set_instance_binding, (gd_object object, void *token, void *binding, const gd_binding_callbacks *callbacks)) \
    X(void, object_set_instance, (gd_object object, const gd_text *class_name, void *instance))                               \
    X(void, object_destroy, (gd_object object))                                                                               \
    X(gd_object, classdb_construct_object2, (const gd_text *class_name))                                                      \
    X(void, classdb_register_extension_class4, (gd_library library, const gd_text *name, const gd_text *parent,               \
                                                const gd_class_info *info))                                                   \
    X(void, classdb_register_extension_class_method, (gd_library library, const gd_text *name, const gd_method_info *info))   \
    X(void, classdb_register_extension_class_property, (gd_library library, const gd_text *name, const gd_property_info *info, \
                                                        const gd_text *setter, const gd_text *getter))                        \
    X(void, classdb_register_extension_class_signal, (gd_library library, const gd_text *name, const gd_text *signal,         \
                                                      const gd_property_info *arguments, int64_t count))                      \
    X(void, classdb_register_extension_class_integer_constant, (gd_library library, const gd_text *name,                      \
                                                                const gd_text *enumeration, const gd_text *constant,          \
                                                                int64_t value, gd_bool is_bitfield))                          \
    X(void, classdb_unregister_extension_class, (gd_library library, const gd_text *name))                                    \
    X(void, print_error, (const char *description, const char *function, const char *file, int32_t line, gd_bool notifies))   \
    X(void, print_warning, (const char *description, const char *function, const char *file, int32_t line, gd_bool notifies))

/* Since 4.5; without it a game calls Velto.update() itself. */
#define GD_OPTIONAL_FUNCTIONS(X)                                                                                              \
    X(void, register_main_loop_callbacks, (gd_library library, const gd_main_loop_callbacks *callbacks))                      \
    X(void, editor_help_load_xml_from_utf8_chars, (const char *text))

#endif
