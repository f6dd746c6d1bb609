/* Godot 4: values of the engine for the core, and the core's tables for the engine. */
#define _GNU_SOURCE /* dladdr */
#include "interface.h"

#include <dirent.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../core.h"

#define DECLARE(result, name, parameters) static result (*name##_) parameters;
GD_FUNCTIONS(DECLARE)
GD_OPTIONAL_FUNCTIONS(DECLARE)
static gd_library library;
static gd_converter from_type[GD_TYPE_COUNT], to_type[GD_TYPE_COUNT];
static gd_text class_names[CLASS_COUNT], no_text, no_name;

/* -- Names --------------------------------------------------------------------------------------------------------- */

static gd_text make_name(const char *characters) {
    gd_text name;
    string_name_new_with_utf8_chars_(&name, characters);
    return name;
}

static void destroy_name(gd_text *name) {
    variant_get_ptr_destructor_(GD_STRING_NAME)(name);
}

static void destroy_text(gd_text *text) {
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

static void construct(variant *value, enum gd_type type) {
    gd_call_error error;
    variant_construct_(type, value, NULL, 0, &error);
}

static void call_named(const variant *value, const char *method, const void *const *arguments, int count, variant *answer) {
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

void engine_warn(const char *message) {
    char text[600];
    snprintf(text, sizeof text, "VeltoKit: %s", message);
    print_warning_(text, "VeltoKit", "veltokit", 0, 0);
}

/* -- Objects ------------------------------------------------------------------------------------------------------- */

static const gd_binding_callbacks NO_CALLBACKS = {NULL, NULL, NULL};

static struct object *bind(enum class_index class_index, gd_object engine_object) {
    struct object *object = object_create(class_index, engine_object);
    object_set_instance_(engine_object, &class_names[class_index], object);
    object_set_instance_binding_(engine_object, library, object, &NO_CALLBACKS);
    return object;
}

static enum class_index class_of(const void *data) {
    return (enum class_index)((const struct class_info *)data - CLASSES);
}

static gd_object create_instance(void *data, gd_bool notifies) {
    gd_text parent = make_name(((const struct class_info *)data)->is_singleton ? "Object" : "RefCounted");
    gd_object engine_object = classdb_construct_object2_(&parent);
    (void)notifies;
    destroy_name(&parent);
    bind(class_of(data), engine_object);
    return engine_object;
}

/* After a reload of the add-on, the objects that scripts hold are there but refer to nothing. */
static void *recreate_instance(void *data, gd_object engine_object) {
    struct object *object = object_create(class_of(data), engine_object);
    object_set_instance_binding_(engine_object, library, object, &NO_CALLBACKS);
    return object;
}

static void destroy_instance(void *data, void *instance) {
    (void)data;
    object_destroy((struct object *)instance);
}

struct object *engine_create_object(int class_index, variant *value) {
    gd_object engine_object = create_instance((void *)&CLASSES[class_index], 0);
    from_type[GD_OBJECT](value, &engine_object);
    return (struct object *)object_get_instance_binding_(engine_object, library, NULL);
}

void engine_emit(const struct object *object, int signal_index, const variant *arguments, int count) {
    variant target, name, answer;
    const void *all[18] = {&name};
    variant_set_object(&target, object);
    variant_set_text(&name, SIGNALS[signal_index].name);
    for (int index = 0; index < count; index++) all[1 + index] = &arguments[index];
    call_named(&target, "emit_signal", all, 1 + count, &answer);
    variant_destroy_(&answer);
    variant_destroy_(&name);
    variant_destroy_(&target);
}

/* -- Calls from the engine ----------------------------------------------------------------------------------------- */

static const enum gd_type TYPES[] = {
    [VALUE_NIL] = GD_NIL, [VALUE_ANY] = GD_NIL, [VALUE_BOOL] = GD_BOOL, [VALUE_INT] = GD_INT, [VALUE_FLAGS] = GD_INT,
    [VALUE_FLOAT] = GD_FLOAT, [VALUE_TEXT] = GD_STRING, [VALUE_VECTOR3] = GD_VECTOR3, [VALUE_QUATERNION] = GD_QUATERNION,
    [VALUE_FLOATS] = GD_PACKED_FLOAT64, [VALUE_INTS] = GD_PACKED_INT32, [VALUE_BYTES] = GD_PACKED_BYTES,
    [VALUE_DICTIONARY] = GD_DICTIONARY, [VALUE_ARRAY] = GD_ARRAY, [VALUE_OBJECT] = GD_OBJECT,
};

static void call_from_script(void *data, void *instance, const void *const *arguments, int64_t count, void *answer, gd_call_error *error) {
    const struct method *method = (const struct method *)data;
    struct call call;
    call.self = (struct object *)instance;
    call.arguments = (const variant *const *)arguments;
    call.count = (int)count;
    call.answer = (variant *)answer;
    call_method(method, &call);
    error->error = 0;
    if (call.wrong_argument < 0) {
        if (call.is_warned) engine_warn(error_sentence());
        return;
    }
    error->error = call.wrong_argument < count ? GD_CALL_INVALID_ARGUMENT : GD_CALL_TOO_FEW_ARGUMENTS;
    error->argument = call.wrong_argument;
    error->expected = error->error == GD_CALL_INVALID_ARGUMENT ? (int32_t)TYPES[call.expected] : method->argument_count;
}

/* Writes a value where the engine wants one of a known type. */
static void give_typed(enum value_type type, variant *value, void *answer) {
    gd_object object = NULL;
    if (type == VALUE_NIL) return;
    if (type == VALUE_ANY) {
        variant_new_copy_(answer, value);
    } else if (type == VALUE_OBJECT) {
        if (variant_get_type_(value) == GD_OBJECT) to_type[GD_OBJECT](&object, value);
        ref_set_object_(answer, object);
    } else {
        if (type != VALUE_BOOL && type != VALUE_INT && type != VALUE_FLAGS && type != VALUE_FLOAT && type != VALUE_VECTOR3 && type != VALUE_QUATERNION) {
            variant_get_ptr_destructor_(TYPES[type])(answer);
        }
        to_type[TYPES[type]](answer, value);
    }
}

static void call_typed(void *data, void *instance, const void *const *arguments, void *answer) {
    const struct method *method = (const struct method *)data;
    variant values[8], result;
    const variant *pointers[8];
    struct call call;
    call.self = (struct object *)instance;
    call.arguments = pointers;
    call.count = method->argument_count;
    call.answer = &result;
    variant_new_nil_(&result);
    for (int index = 0; index < call.count; index++) {
        /* null, as scripts write it, has no address. */
        if (arguments[index] == NULL) variant_new_nil_(&values[index]);
        else from_type[TYPES[method->arguments[index].type]](&values[index], (void *)arguments[index]);
        pointers[index] = &values[index];
    }
    call_method(method, &call);
    if (call.is_warned) engine_warn(error_sentence());
    give_typed(method->answer, &result, answer);
    for (int index = 0; index < call.count; index++) variant_destroy_(&values[index]);
    variant_destroy_(&result);
}

static void get_from_script(void *data, void *instance, const void *const *arguments, int64_t count, void *answer, gd_call_error *error) {
    (void)arguments, (void)count;
    read_property((const struct property *)data, (const struct object *)instance, (variant *)answer);
    error->error = 0;
}

extern const struct record RECORD_INPUT;

/* The members that games read in every frame are numbers: they take the short way. */
static void get_typed(void *data, void *instance, const void *const *arguments, void *answer) {
    const struct property *property = (const struct property *)data;
    const struct object *object = (const struct object *)instance;
    const struct member *member = &RECORD_INPUT.members[property->member];
    const char *place = (const char *)&object->input + member->offset;
    variant value;
    (void)arguments;
    if (property->bits != 0) {
        *(gd_bool *)answer = (*(const uint32_t *)place & property->bits) != 0;
    } else if (member->kind == MEMBER_F64) {
        *(double *)answer = *(const double *)place;
    } else if (member->kind == MEMBER_U32 && member->count == 0) {
        *(int64_t *)answer = *(const uint32_t *)place;
    } else {
        read_property(property, object, &value);
        give_typed(property->type, &value, answer);
        variant_destroy_(&value);
    }
}

/* -- Registration -------------------------------------------------------------------------------------------------- */

static gd_property_info describe(enum value_type type, enum class_index class_index, const gd_text *name) {
    gd_property_info info = {0};
    info.type = TYPES[type];
    info.name = name;
    info.class_name = type == VALUE_OBJECT ? &class_names[class_index] : &no_name;
    info.hint_string = &no_text;
    info.usage = GD_USAGE_DEFAULT | (type == VALUE_ANY ? GD_USAGE_VARIANT : 0);
    return info;
}

/* The defaults of a call: an empty dictionary, or a dt that is measured. */
static void set_default(enum value_type type, variant *value) {
    if (type == VALUE_DICTIONARY) variant_set_dictionary(value);
    else variant_set_double(value, VELTO_DT_MEASURE);
}

static void register_method(enum class_index class_index, const struct method *method) {
    gd_text name = make_name(method->name), names[8];
    gd_property_info answer = describe(method->answer, method->answer_class, &no_name), arguments[8];
    int32_t metadata[8] = {0};
    variant defaults[8];
    const void *pointers[8];
    gd_method_info info = {0};
    int first = method->argument_count - method->optional_count;
    for (int index = 0; index < method->argument_count; index++) {
        const struct argument *argument = &method->arguments[index];
        names[index] = make_name(argument->name);
        arguments[index] = describe(argument->type, argument->class_index, &names[index]);
        if (index >= first) set_default(argument->type, &defaults[index - first]);
        if (index >= first) pointers[index - first] = &defaults[index - first];
    }
    info.name = &name;
    info.data = (void *)method;
    info.call = call_from_script;
    info.ptrcall = call_typed;
    info.flags = GD_METHOD_DEFAULT;
    info.has_answer = method->answer != VALUE_NIL;
    info.answer = &answer;
    info.argument_count = (uint32_t)method->argument_count;
    info.arguments = arguments;
    info.argument_metadata = metadata;
    info.default_count = (uint32_t)method->optional_count;
    info.defaults = pointers;
    classdb_register_extension_class_method_(library, &class_names[class_index], &info);
    for (int index = 0; index < method->argument_count; index++) destroy_name(&names[index]);
    for (int index = 0; index < method->optional_count; index++) variant_destroy_(&defaults[index]);
    destroy_name(&name);
}

static void register_property(const struct property *property) {
    char getter_text[64];
    gd_text name = make_name(property->name), getter;
    gd_property_info info = describe(property->type, property->class_index, &name), answer = info;
    gd_method_info method = {0};
    snprintf(getter_text, sizeof getter_text, "get_%s", property->name);
    getter = make_name(getter_text);
    method.name = &getter;
    method.data = (void *)property;
    method.call = get_from_script;
    method.ptrcall = get_typed;
    method.flags = GD_METHOD_DEFAULT;
    method.has_answer = 1;
    method.answer = &answer;
    classdb_register_extension_class_method_(library, &class_names[CLASS_VELTOINPUT], &method);
    info.usage = GD_USAGE_READ_ONLY_EDITOR;
    classdb_register_extension_class_property_(library, &class_names[CLASS_VELTOINPUT], &info, &no_name, &getter);
    destroy_name(&name);
    destroy_name(&getter);
}

static enum value_type type_of(const struct member *member) {
    static const enum value_type OTHERS[] = {
        [MEMBER_BOOL] = VALUE_BOOL, [MEMBER_F32] = VALUE_FLOAT, [MEMBER_F64] = VALUE_FLOAT, [MEMBER_TEXT] = VALUE_TEXT,
        [MEMBER_CHARS] = VALUE_TEXT, [MEMBER_VECTOR3] = VALUE_VECTOR3, [MEMBER_QUATERNION] = VALUE_QUATERNION,
        [MEMBER_DEVICE] = VALUE_OBJECT, [MEMBER_STRUCT] = VALUE_DICTIONARY,
    };
    if (member->count > 0) return VALUE_ANY;
    return member->kind != MEMBER_BOOL && member->kind < MEMBER_F32 ? VALUE_INT : OTHERS[member->kind];
}

static void register_signal(const struct signal_info *signal) {
    const char *texts[20];
    gd_property_info arguments[20];
    gd_text name = make_name(signal->name), names[20];
    enum value_type types[20];
    int count = 0;
    if (signal->flags & SIGNAL_DEVICE) types[count] = VALUE_OBJECT, texts[count++] = "device";
    if (signal->flags & SIGNAL_RESULT) types[count] = VALUE_INT, texts[count++] = "result";
    if (signal->flags & SIGNAL_OP) types[count] = VALUE_INT, texts[count++] = "op";
    for (int index = 0; signal->data != NULL && index < signal->data->member_count && count < 16; index++) {
        types[count] = type_of(&signal->data->members[index]);
        texts[count++] = signal->data->members[index].name;
    }
    for (int index = 0; index < count; index++) {
        names[index] = make_name(texts[index]);
        arguments[index] = describe(types[index], CLASS_VELTODEVICE, &names[index]);
    }
    classdb_register_extension_class_signal_(library, &class_names[CLASS_VELTO], &name, arguments, count);
    for (int index = 0; index < count; index++) destroy_name(&names[index]);
    destroy_name(&name);
}

static void register_constant(const struct constant *constant) {
    gd_text enumeration = make_name(constant->enumeration), name = make_name(constant->name);
    classdb_register_extension_class_integer_constant_(library, &class_names[CLASS_VELTO], &enumeration, &name, constant->value,
                                                       (gd_bool)constant->is_flag);
    destroy_name(&enumeration);
    destroy_name(&name);
}

static void register_class(enum class_index class_index) {
    const struct class_info *class_info = &CLASSES[class_index];
    gd_text parent = make_name(class_info->is_singleton ? "Object" : "RefCounted");
    gd_class_info info = {0};
    info.is_exposed = 1;
    info.create = create_instance;
    info.destroy = destroy_instance;
    info.recreate = recreate_instance;
    info.data = (void *)class_info;
    classdb_register_extension_class4_(library, &class_names[class_index], &parent, &info);
    for (int index = 0; index < class_info->method_count; index++) register_method(class_index, &class_info->methods[index]);
    destroy_name(&parent);
}

/* A method of the engine's singletons that takes the name of Velto, and Velto itself if it is given. */
static int ask_engine(const char *method, const struct object *object) {
    gd_text engine_name = make_name("Engine");
    gd_object engine = global_get_singleton_(&engine_name);
    variant target, arguments[2], answer;
    const void *pointers[] = {&arguments[0], &arguments[1]};
    int64_t truth = 0;
    from_type[GD_OBJECT](&target, &engine);
    variant_set_text(&arguments[0], "Velto");
    variant_set_object(&arguments[1], object);
    call_named(&target, method, pointers, object != NULL ? 2 : 1, &answer);
    variant_get_int(&answer, &truth);
    variant_destroy_(&answer);
    variant_destroy_(&arguments[1]);
    variant_destroy_(&arguments[0]);
    variant_destroy_(&target);
    destroy_name(&engine_name);
    return truth != 0;
}

/* Lets go of every function that scripts have connected to a signal. */
static void disconnect_signal(const variant *velto, const char *signal) {
    variant name, connections;
    const void *named[] = {&name};
    variant_set_text(&name, signal);
    call_named(velto, "get_signal_connection_list", named, 1, &connections);
    for (size_t index = 0, count = array_count(&connections); index < count; index++) {
        variant connection, callable, answer;
        const void *arguments[] = {&name, &callable};
        array_get(&connections, index, &connection);
        if (dictionary_get(&connection, "callable", &callable)) {
            call_named(velto, "disconnect", arguments, 2, &answer);
            variant_destroy_(&answer);
            variant_destroy_(&callable);
        }
        variant_destroy_(&connection);
    }
    variant_destroy_(&connections);
    variant_destroy_(&name);
}

/* The engine ends its script language before the add-on: functions of scripts must not be kept longer. */
static void stop_main_loop(void) {
    variant velto;
    core_end();
    if (the_velto == NULL) return;
    variant_set_object(&velto, the_velto);
    for (int index = 0; index < SIGNAL_COUNT; index++) disconnect_signal(&velto, SIGNALS[index].name);
    variant_destroy_(&velto);
}

static const gd_main_loop_callbacks MAIN_LOOP = {NULL, stop_main_loop, core_update};

static int is_second; /* another copy of the add-on has the names: this one does nothing */

static void refuse_second(void) {
    char text[4300];
    Dl_info place = {0};
    dladdr((const void *)refuse_second, &place);
    snprintf(text, sizeof text, "VeltoKit is in this project twice: remove one of the copies. This one is not used: %s",
             place.dli_fname != NULL ? place.dli_fname : "unknown");
    print_error_(text, "VeltoKit", "veltokit", 0, 0);
}

static void register_all(void) {
    for (int index = 1; index < CLASS_COUNT; index++) class_names[index] = make_name(CLASSES[index].name);
    for (int index = 1; index < CLASS_COUNT; index++) register_class((enum class_index)index);
    for (int index = 0; index < PROPERTY_COUNT; index++) register_property(&PROPERTIES[index]);
    for (int index = 0; index < SIGNAL_COUNT; index++) register_signal(&SIGNALS[index]);
    for (int index = 0; index < CONSTANT_COUNT; index++) register_constant(&CONSTANTS[index]);
}

static void begin_scene(void) {
    variant empty;
    is_second = ask_engine("has_singleton", NULL);
    if (is_second) {
        refuse_second();
        return;
    }
    no_name = make_name("");
    construct(&empty, GD_STRING);
    to_type[GD_STRING](&no_text, &empty);
    variant_destroy_(&empty);
    register_all();
    create_instance((void *)&CLASSES[CLASS_VELTO], 0);
    ask_engine("register_singleton", the_velto);
    if (register_main_loop_callbacks_ != NULL) register_main_loop_callbacks_(library, &MAIN_LOOP);
}

static void end_scene(void) {
    struct object *velto = the_velto;
    if (is_second) return;
    core_end();
    if (velto != NULL) {
        ask_engine("unregister_singleton", NULL);
        object_destroy_(velto->engine_object);
    }
    for (int index = CLASS_COUNT - 1; index > 0; index--) {
        classdb_unregister_extension_class_(library, &class_names[index]);
        destroy_name(&class_names[index]);
    }
    destroy_name(&no_name);
    destroy_text(&no_text);
}

/* -- The class reference in the editor ----------------------------------------------------------------------------- */

static void load_page(const char *path) {
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    size_t size = 0, capacity;
    if (file == NULL) return;
    do {
        char *grown = (char *)realloc(text, (capacity = size + 65536) + 1);
        if (grown == NULL) break;
        text = grown;
        size += fread(text + size, 1, capacity - size, file);
    } while (size == capacity);
    fclose(file);
    if (text != NULL) {
        text[size] = '\0';
        editor_help_load_xml_from_utf8_chars_(text);
    }
    free(text);
}

/* The pages lie beside the folder of this library: addons/veltokit/bin/linux.x86_64 and addons/veltokit/doc_classes. */
static void load_pages(void) {
    Dl_info place;
    char path[4096];
    struct dirent *entry;
    DIR *folder;
    size_t length;
    if (editor_help_load_xml_from_utf8_chars_ == NULL || dladdr((const void *)load_pages, &place) == 0) return;
    length = strrchr(place.dli_fname, '/') != NULL ? (size_t)(strrchr(place.dli_fname, '/') - place.dli_fname) : 0;
    if (length == 0 || length > 3000) return;
    snprintf(path, sizeof path, "%.*s/../../doc_classes", (int)length, place.dli_fname);
    folder = opendir(path);
    if (folder == NULL) return;
    length = strlen(path);
    while ((entry = readdir(folder)) != NULL) {
        if (strstr(entry->d_name, ".xml") == NULL) continue;
        snprintf(path + length, sizeof path - length, "/%s", entry->d_name);
        load_page(path);
    }
    closedir(folder);
}

/* -- Entry --------------------------------------------------------------------------------------------------------- */

static void begin(void *data, int32_t level) {
    (void)data;
    if (level == GD_LEVEL_SCENE) begin_scene();
    if (level == GD_LEVEL_EDITOR && !is_second) load_pages();
}

static void end(void *data, int32_t level) {
    (void)data;
    if (level == GD_LEVEL_SCENE) end_scene();
}

static int find_functions(gd_find find) {
#define FIND(result, name, parameters) name##_ = (result(*) parameters)find(#name);
#define REQUIRE(result, name, parameters) if (name##_ == NULL) return fprintf(stderr, "VeltoKit needs Godot 4.5: %s is missing.\n", #name), 0;
    GD_FUNCTIONS(FIND)
    GD_OPTIONAL_FUNCTIONS(FIND)
    GD_FUNCTIONS(REQUIRE)
    return 1;
}

__attribute__((visibility("default"))) gd_bool veltokit_godot_main(gd_find find, gd_library our_library, gd_initialization *initialization) {
    static const int USED[] = {GD_BOOL, GD_INT, GD_FLOAT, GD_STRING, GD_VECTOR3, GD_QUATERNION, GD_OBJECT, GD_DICTIONARY, GD_ARRAY,
                               GD_PACKED_BYTES, GD_PACKED_INT32, GD_PACKED_FLOAT32, GD_PACKED_FLOAT64};
    if (!find_functions(find)) return 0;
    library = our_library;
    for (size_t index = 0; index < sizeof USED / sizeof *USED; index++) {
        from_type[USED[index]] = get_variant_from_type_constructor_(USED[index]);
        to_type[USED[index]] = get_variant_to_type_constructor_(USED[index]);
    }
    initialization->minimum_level = GD_LEVEL_SCENE;
    initialization->begin = begin;
    initialization->end = end;
    return 1;
}
