/* Godot 4: the core's tables for the engine. */
#include <stdio.h>
#include <string.h>

#include "functions.h"

static gd_text class_names[CLASS_COUNT], no_text, no_name;

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

gd_object create_instance(void *data, gd_bool notifies) {
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

void register_all(void) {
    variant empty;
    no_name = make_name("");
    construct(&empty, GD_STRING);
    to_type[GD_STRING](&no_text, &empty);
    variant_destroy_(&empty);
    for (int index = 1; index < CLASS_COUNT; index++) class_names[index] = make_name(CLASSES[index].name);
    for (int index = 1; index < CLASS_COUNT; index++) register_class((enum class_index)index);
    for (int index = 0; index < PROPERTY_COUNT; index++) register_property(&PROPERTIES[index]);
    for (int index = 0; index < SIGNAL_COUNT; index++) register_signal(&SIGNALS[index]);
    for (int index = 0; index < CONSTANT_COUNT; index++) register_constant(&CONSTANTS[index]);
}

void unregister_all(void) {
    for (int index = CLASS_COUNT - 1; index > 0; index--) {
        classdb_unregister_extension_class_(library, &class_names[index]);
        destroy_name(&class_names[index]);
    }
    destroy_name(&no_name);
    destroy_text(&no_text);
}
