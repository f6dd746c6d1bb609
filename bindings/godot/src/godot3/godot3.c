/* Godot 3: values of the engine for the core, and the core's tables for the engine. */
#include "interface.h"

#include <stdlib.h>
#include <string.h>

#include "../core.h"

#define DECLARE(place, result, name, parameters) static result (*gd_##name) parameters;
GD_FUNCTIONS(DECLARE)
static const gd_nativescript *nativescript;
static gd_object library;
static variant scripts[CLASS_COUNT]; /* a NativeScript for each class, made when it is first needed */
static int has_script[CLASS_COUNT];
static struct object **objects; /* all that are ours: other libraries' objects look the same */
static size_t object_count;

/* -- Values -------------------------------------------------------------------------------------------------------- */

static gd_handle make_text(const char *characters) {
    gd_handle text;
    gd_string_new(&text);
    gd_string_parse_utf8(&text, characters);
    return text;
}

void variant_set_nil(variant *value) {
    gd_variant_new_nil(value);
}

void variant_set_bool(variant *value, int truth) {
    gd_variant_new_bool(value, truth != 0);
}

void variant_set_int(variant *value, int64_t number) {
    gd_variant_new_int(value, number);
}

void variant_set_double(variant *value, double number) {
    gd_variant_new_real(value, number);
}

void variant_set_text(variant *value, const char *text) {
    gd_handle string = make_text(text);
    gd_variant_new_string(value, &string);
    gd_string_destroy(&string);
}

void variant_set_vector3(variant *value, const float *numbers) {
    gd_vector vector;
    gd_vector3_new(&vector, numbers[0], numbers[1], numbers[2]);
    gd_variant_new_vector3(value, &vector);
}

void variant_set_quaternion(variant *value, const float *numbers) {
    gd_vector quat;
    gd_quat_new(&quat, numbers[1], numbers[2], numbers[3], numbers[0]);
    gd_variant_new_quat(value, &quat);
}

/* The three pool arrays of numbers differ in their type alone. */
#define SET_POOL(kind, type)                                                                      \
    gd_handle array;                                                                              \
    gd_pool_##kind##_array_new(&array);                                                           \
    gd_pool_##kind##_array_resize(&array, (int32_t)count);                                        \
    if (count > 0) {                                                                              \
        void *access = gd_pool_##kind##_array_write(&array);                                      \
        memcpy(gd_pool_##kind##_array_write_access_ptr(access), numbers, count * sizeof(type));   \
        gd_pool_##kind##_array_write_access_destroy(access);                                      \
    }                                                                                             \
    gd_variant_new_pool_##kind##_array(value, &array);                                            \
    gd_pool_##kind##_array_destroy(&array)

void variant_set_floats(variant *value, const float *numbers, size_t count) {
    SET_POOL(real, float);
}

void variant_set_ints(variant *value, const int32_t *numbers, size_t count) {
    SET_POOL(int, int32_t);
}

void variant_set_bytes(variant *value, const uint8_t *numbers, size_t count) {
    SET_POOL(byte, uint8_t);
}

/* Packed arrays of this engine have 32-bit floats: times do not fit into them. */
void variant_set_doubles(variant *value, const double *numbers, size_t count) {
    variant_set_array(value);
    for (size_t index = 0; index < count; index++) {
        variant number;
        gd_variant_new_real(&number, numbers[index]);
        array_append(value, &number);
        gd_variant_destroy(&number);
    }
}

void variant_set_dictionary(variant *value) {
    gd_handle dictionary;
    gd_dictionary_new(&dictionary);
    gd_variant_new_dictionary(value, &dictionary);
    gd_dictionary_destroy(&dictionary);
}

void variant_set_array(variant *value) {
    gd_handle array;
    gd_array_new(&array);
    gd_variant_new_array(value, &array);
    gd_array_destroy(&array);
}

void variant_set_object(variant *value, const struct object *object) {
    if (object == NULL) gd_variant_new_nil(value);
    else gd_variant_new_object(value, object->engine_object);
}

void variant_copy(variant *value, const variant *from) {
    gd_variant_new_copy(value, from);
}

void variant_destroy(variant *value) {
    gd_variant_destroy(value);
}

void dictionary_set(variant *dictionary, const char *key, const variant *value) {
    gd_handle handle = gd_variant_as_dictionary(dictionary); /* shared with the value */
    variant name;
    variant_set_text(&name, key);
    gd_dictionary_set(&handle, &name, value);
    gd_variant_destroy(&name);
    gd_dictionary_destroy(&handle);
}

int dictionary_get(const variant *dictionary, const char *key, variant *value) {
    gd_handle handle = gd_variant_as_dictionary(dictionary);
    variant name;
    int is_there;
    variant_set_text(&name, key);
    is_there = gd_dictionary_has(&handle, &name);
    if (is_there) *value = gd_dictionary_get(&handle, &name);
    gd_variant_destroy(&name);
    gd_dictionary_destroy(&handle);
    return is_there;
}

size_t dictionary_count(const variant *dictionary) {
    gd_handle handle = gd_variant_as_dictionary(dictionary);
    size_t count = (size_t)gd_dictionary_size(&handle);
    gd_dictionary_destroy(&handle);
    return count;
}

void dictionary_keys(const variant *dictionary, variant *array) {
    gd_handle handle = gd_variant_as_dictionary(dictionary), keys = gd_dictionary_keys(&handle);
    gd_variant_new_array(array, &keys);
    gd_array_destroy(&keys);
    gd_dictionary_destroy(&handle);
}

void array_append(variant *array, const variant *value) {
    gd_handle handle = gd_variant_as_array(array);
    gd_array_append(&handle, value);
    gd_array_destroy(&handle);
}

size_t array_count(const variant *array) {
    gd_handle handle = gd_variant_as_array(array);
    size_t count = (size_t)gd_array_size(&handle);
    gd_array_destroy(&handle);
    return count;
}

void array_get(const variant *array, size_t index, variant *value) {
    gd_handle handle = gd_variant_as_array(array);
    *value = gd_array_get(&handle, (int32_t)index);
    gd_array_destroy(&handle);
}

int variant_get_int(const variant *value, int64_t *number) {
    int32_t type = gd_variant_get_type(value);
    double real;
    if (type == GD_INT || type == GD_BOOL) {
        *number = gd_variant_as_int(value);
        return 1;
    }
    if (type != GD_REAL) return 0;
    real = gd_variant_as_real(value);
    if (!(real >= -9e18 && real <= 9e18)) return 0;
    *number = (int64_t)real;
    return 1;
}

int variant_get_double(const variant *value, double *number) {
    int32_t type = gd_variant_get_type(value);
    if (type != GD_REAL && type != GD_INT && type != GD_BOOL) return 0;
    *number = gd_variant_as_real(value);
    return 1;
}

size_t variant_get_text(const variant *value, char *buffer, size_t capacity) {
    gd_handle text, bytes;
    size_t size;
    if (gd_variant_get_type(value) != GD_STRING) return SIZE_MAX;
    text = gd_variant_as_string(value);
    bytes = gd_string_utf8(&text);
    size = (size_t)gd_char_string_length(&bytes);
    if (size < capacity) {
        memcpy(buffer, gd_char_string_get_data(&bytes), size);
        buffer[size] = '\0';
    }
    gd_char_string_destroy(&bytes);
    gd_string_destroy(&text);
    return size;
}

int variant_is_null(const variant *value) {
    int32_t type = gd_variant_get_type(value);
    return type == GD_NIL || (type == GD_OBJECT && gd_variant_as_object(value) == NULL);
}

int variant_is_dictionary(const variant *value) {
    return gd_variant_get_type(value) == GD_DICTIONARY;
}

int variant_is_array(const variant *value) {
    int32_t type = gd_variant_get_type(value);
    return type == GD_ARRAY || type == GD_POOL_BYTES || type == GD_POOL_INTS || type == GD_POOL_REALS;
}

void engine_warn(const char *message) {
    gd_print_warning(message, "VeltoKit", "veltokit", 0);
}

/* -- Objects ------------------------------------------------------------------------------------------------------- */

static struct object *ours(const void *candidate) {
    for (size_t index = 0; index < object_count; index++) {
        if (objects[index] == candidate) return objects[index];
    }
    return NULL;
}

struct object *variant_get_object(const variant *value) {
    gd_object object = gd_variant_get_type(value) == GD_OBJECT ? gd_variant_as_object(value) : NULL;
    return object != NULL ? ours(nativescript->get_userdata(object)) : NULL;
}

static variant call_named(const variant *value, const char *method, const variant **arguments, int count) {
    gd_call_error error;
    gd_handle name = make_text(method);
    variant answer = gd_variant_call((variant *)value, &name, arguments, count, &error);
    gd_string_destroy(&name);
    return answer;
}

static void set_on(const variant *target, const char *method, const variant *argument) {
    variant answer = call_named(target, method, &argument, 1);
    gd_variant_destroy(&answer);
}

/* The number that a method of a singleton of the engine returns; 0 for none. */
static int64_t number_of(const char *singleton, const char *method, const variant *argument) {
    gd_object object = gd_global_get_singleton(singleton);
    variant target, answer;
    int64_t number = 0;
    if (object == NULL) return 0;
    gd_variant_new_object(&target, object);
    answer = call_named(&target, method, &argument, argument != NULL);
    variant_get_int(&answer, &number);
    gd_variant_destroy(&answer);
    gd_variant_destroy(&target);
    return number;
}

int engine_is_debug(void) {
    return number_of("OS", "is_debug_build", NULL) != 0;
}

/* The plug-in describes the setting. The editor does not run the singleton. */
int64_t engine_setting(const char *name) {
    variant text;
    int64_t number = 0;
    variant_set_text(&text, name);
    if (number_of("ProjectSettings", "has_setting", &text)) number = number_of("ProjectSettings", "get_setting", &text);
    gd_variant_destroy(&text);
    return number;
}

/* The tree may be paused: what happens is emitted all the same. */
static void process_always(gd_object node) {
    variant value, mode;
    gd_variant_new_object(&value, node);
    gd_variant_new_int(&mode, PAUSE_MODE_PROCESS);
    set_on(&value, "set_pause_mode", &mode);
    gd_variant_destroy(&value);
}

static struct object *add_object(enum class_index class_index, gd_object engine_object) {
    struct object **grown = (struct object **)realloc(objects, (object_count + 1) * sizeof *grown), *object;
    if (grown == NULL) return NULL;
    objects = grown;
    object = object_create(class_index, engine_object);
    if (object != NULL) objects[object_count++] = object;
    return object;
}

static void *create_instance(gd_object engine_object, void *data) {
    enum class_index class_index = (enum class_index)((const struct class_info *)data - CLASSES);
    struct object *object;
    core_lock();
    object = add_object(class_index, engine_object);
    core_unlock();
    if (class_index == CLASS_VELTO) process_always(engine_object);
    return object;
}

static void destroy_instance(gd_object engine_object, void *data, void *instance) {
    (void)engine_object, (void)data;
    core_lock();
    for (size_t index = 0; index < object_count; index++) {
        if (objects[index] == instance) objects[index--] = objects[--object_count];
    }
    object_destroy((struct object *)instance);
    core_unlock();
}

static void make_script(int class_index) {
    variant argument;
    gd_object script = gd_get_class_constructor("NativeScript")();
    gd_variant_new_object(&scripts[class_index], script);
    gd_variant_new_object(&argument, library);
    set_on(&scripts[class_index], "set_library", &argument);
    gd_variant_destroy(&argument);
    variant_set_text(&argument, CLASSES[class_index].name);
    set_on(&scripts[class_index], "set_class_name", &argument);
    gd_variant_destroy(&argument);
    has_script[class_index] = 1;
}

struct object *engine_create_object(int class_index, variant *value) {
    if (!has_script[class_index]) make_script(class_index);
    *value = call_named(&scripts[class_index], "new", NULL, 0);
    return variant_get_object(value);
}

void engine_emit(const struct object *object, int signal_index, const variant *arguments, int count) {
    variant target, name, answer;
    const variant *all[18] = {&name};
    variant_set_object(&target, object);
    variant_set_text(&name, SIGNALS[signal_index].name);
    for (int index = 0; index < count; index++) all[1 + index] = &arguments[index];
    answer = call_named(&target, "emit_signal", all, 1 + count);
    gd_variant_destroy(&answer);
    gd_variant_destroy(&name);
    gd_variant_destroy(&target);
}

/* -- Calls from the engine ----------------------------------------------------------------------------------------- */

static variant call_from_script(gd_object engine_object, void *data, void *instance, int count, variant **arguments) {
    const struct method *method = (const struct method *)data;
    struct call call;
    variant answer;
    (void)engine_object;
    gd_variant_new_nil(&answer);
    call.self = (struct object *)instance;
    call.arguments = (const variant *const *)arguments;
    call.count = count;
    call.answer = &answer;
    call_method(method, &call);
    if (call.is_warned) engine_warn(error_sentence());
    return answer;
}

/* A frame of the engine, on the node that is Velto. */
static variant process(gd_object engine_object, void *data, void *instance, int count, variant **arguments) {
    variant answer;
    (void)engine_object, (void)data, (void)instance, (void)count, (void)arguments;
    core_update();
    gd_variant_new_nil(&answer);
    return answer;
}

static variant get_property(gd_object engine_object, void *data, void *instance) {
    variant value;
    (void)engine_object;
    read_property((const struct property *)data, (const struct object *)instance, &value);
    return value;
}

static variant get_constant(gd_object engine_object, void *data, void *instance) {
    variant value;
    (void)engine_object, (void)instance;
    gd_variant_new_int(&value, ((const struct constant *)data)->value);
    return value;
}

static void refuse_setting(gd_object engine_object, void *data, void *instance, variant *value) {
    (void)engine_object, (void)data, (void)instance, (void)value;
    engine_warn("this property can only be read.");
}

/* -- Registration -------------------------------------------------------------------------------------------------- */

static void register_property(void *handle, const char *class_name, const char *name, gd_getter getter) {
    gd_property property = {0};
    gd_setter setter = {refuse_setting, NULL, NULL};
    gd_handle empty = make_text("");
    variant nothing;
    gd_variant_new_nil(&nothing);
    property.hint_string = empty;
    property.usage = GD_USAGE_NONE;
    property.initial = nothing;
    nativescript->register_property(handle, class_name, name, &property, setter, getter);
    gd_string_destroy(&empty);
}

static void register_signal(void *handle, const struct signal_info *info) {
    gd_signal_argument arguments[20];
    gd_signal signal = {0};
    int count = 0;
    const char *names[20];
    gd_handle texts[20], empty = make_text("");
    variant nothing;
    gd_variant_new_nil(&nothing);
    if (info->flags & SIGNAL_DEVICE) names[count++] = "device";
    if (info->flags & SIGNAL_RESULT) names[count++] = "result";
    if (info->flags & SIGNAL_OP) names[count++] = "op";
    for (int index = 0; info->data != NULL && index < info->data->member_count && count < 16; index++) {
        names[count++] = info->data->members[index].name;
    }
    memset(arguments, 0, sizeof arguments);
    for (int index = 0; index < count; index++) {
        arguments[index].name = texts[index] = make_text(names[index]);
        arguments[index].hint_string = empty;
        arguments[index].initial = nothing;
    }
    signal.name = make_text(info->name);
    signal.argument_count = count;
    signal.arguments = arguments;
    nativescript->register_signal(handle, CLASSES[CLASS_VELTO].name, &signal);
    for (int index = 0; index < count; index++) gd_string_destroy(&texts[index]);
    gd_string_destroy(&empty);
    gd_string_destroy(&signal.name);
}

static void register_class(void *handle, const struct class_info *info) {
    gd_create create = {create_instance, (void *)info, NULL};
    gd_destroy destroy = {destroy_instance, NULL, NULL};
    nativescript->register_class(handle, info->name, info->is_singleton ? "Node" : "Reference", create, destroy);
    for (int index = 0; index < info->method_count; index++) {
        gd_method method = {call_from_script, (void *)&info->methods[index], NULL};
        nativescript->register_method(handle, info->name, info->methods[index].name, 0, method);
    }
}

#define EXPORT __attribute__((visibility("default")))

EXPORT void godot_gdnative_init(gd_options *options) {
    const gd_core *core = options->core;
#define FIND(place, result, name, parameters) gd_##name = (result(*) parameters)core->functions[place];
    GD_FUNCTIONS(FIND)
    library = options->library;
    for (uint32_t index = 0; index < core->extension_count; index++) {
        if (core->extensions[index]->type == GD_EXTENSION_NATIVESCRIPT) nativescript = (const gd_nativescript *)core->extensions[index];
    }
}

EXPORT void godot_nativescript_init(void *handle) {
    const char *velto = CLASSES[CLASS_VELTO].name;
    gd_method frame = {process, NULL, NULL};
    for (int index = 1; index < CLASS_COUNT; index++) register_class(handle, &CLASSES[index]);
    nativescript->register_method(handle, velto, "_process", 0, frame);
    for (int index = 0; index < PROPERTY_COUNT; index++) {
        gd_getter getter = {get_property, (void *)&PROPERTIES[index], NULL};
        register_property(handle, CLASSES[CLASS_VELTOINPUT].name, PROPERTIES[index].name, getter);
    }
    for (int index = 0; index < CONSTANT_COUNT; index++) {
        gd_getter getter = {get_constant, (void *)&CONSTANTS[index], NULL};
        register_property(handle, velto, CONSTANTS[index].name, getter);
    }
    for (int index = 0; index < SIGNAL_COUNT; index++) register_signal(handle, &SIGNALS[index]);
}

EXPORT void godot_nativescript_terminate(void *handle) {
    (void)handle;
    core_end();
    for (int index = 0; index < CLASS_COUNT; index++) {
        if (has_script[index]) gd_variant_destroy(&scripts[index]);
        has_script[index] = 0;
    }
}

EXPORT void godot_gdnative_terminate(void *options) {
    (void)options;
    free(objects);
    objects = NULL;
    object_count = 0;
}
