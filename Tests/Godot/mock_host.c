/*
 * Plays the engine for the Godot 4 add-on: loads it, takes its registrations, and calls its methods.
 *
 *     mock_host LIBRARY...      the same add-on several times, from copies: two plug-ins in one process
 *
 * Prints one line for each class, and what happened. Values are a type and a word, texts are copies of C strings. Only what the
 * add-on uses is there; dictionaries and arrays stay empty.
 */
#define _POSIX_C_SOURCE 200809L
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../../bindings/godot/src/godot4/interface.h"

enum { ADD_ONS = 4, CYCLES = 20, METHODS = 512 };

struct value {
    int64_t type;
    union { int64_t whole; double real; void *pointer; } as;
    uint64_t unused;
};

struct engine_object { void *instance, *binding; };

struct registered { char class_name[32], name[64]; gd_method_info info; };

/* What one add-on has registered; the functions of the interface know no add-on, so they fill the current one. */
static struct add_on {
    gd_initialization initialization;
    gd_main_loop_callbacks main_loop;
    struct registered methods[METHODS];
    int method_count, class_count, constant_count, signal_count, property_count;
    struct engine_object *singleton;
    gd_class_info classes[8];
    char class_names[8][32];
} add_ons[ADD_ONS], *current;

static const char *text_of(const gd_text *text) { return (const char *)text->opaque; }

/* -- Values -------------------------------------------------------------------------------------------------------- */

#define FROM_TYPE(name, number, member, from_type)                                                                             \
    static void from_##name(void *to, void *from) { struct value value = {number, {0}, 0}; value.as.member = *(from_type *)from; memcpy(to, &value, sizeof value); }
#define TO_TYPE(name, member, to_type) static void to_##name(void *to, void *from) { *(to_type *)to = (to_type)((struct value *)from)->as.member; }
FROM_TYPE(bool, GD_BOOL, whole, gd_bool)
FROM_TYPE(int, GD_INT, whole, int64_t)
FROM_TYPE(float, GD_FLOAT, real, double)
FROM_TYPE(object, GD_OBJECT, pointer, void *)
TO_TYPE(bool, whole, gd_bool)
TO_TYPE(int, whole, int64_t)
TO_TYPE(float, real, double)
TO_TYPE(object, pointer, void *)

static void from_text(void *to, void *from) {
    struct value value = {GD_STRING, {0}, 0};
    value.as.pointer = strdup(((gd_text *)from)->opaque);
    memcpy(to, &value, sizeof value);
}

static void to_text(void *to, void *from) {
    struct value *value = (struct value *)from;
    ((gd_text *)to)->opaque = strdup(value->type == GD_STRING && value->as.pointer != NULL ? (char *)value->as.pointer : "");
}

static void no_conversion(void *to, void *from) { (void)to, (void)from; }
static void destroy_text(void *text) { free(((gd_text *)text)->opaque); }

static gd_converter get_variant_from_type_constructor(int32_t type) {
    return type == GD_BOOL ? from_bool : type == GD_INT ? from_int : type == GD_FLOAT ? from_float : type == GD_OBJECT ? from_object
           : type == GD_STRING ? from_text : no_conversion;
}

static gd_converter get_variant_to_type_constructor(int32_t type) {
    return type == GD_BOOL ? to_bool : type == GD_INT ? to_int : type == GD_FLOAT ? to_float : type == GD_OBJECT ? to_object
           : type == GD_STRING ? to_text : no_conversion;
}

static gd_destructor variant_get_ptr_destructor(int32_t type) { (void)type; return destroy_text; }
static void variant_new_nil(void *value) { memset(value, 0, sizeof(struct value)); }
static int32_t variant_get_type(const void *value) { return (int32_t)((const struct value *)value)->type; }

static void variant_new_copy(void *value, const void *from) {
    memcpy(value, from, sizeof(struct value));
    if (variant_get_type(from) == GD_STRING) ((struct value *)value)->as.pointer = strdup((char *)((const struct value *)from)->as.pointer);
}

static void variant_destroy(void *value) {
    if (variant_get_type(value) == GD_STRING) free(((struct value *)value)->as.pointer);
}

static void variant_construct(int32_t type, void *value, const void *const *arguments, int32_t count, gd_call_error *error) {
    struct value made = {type, {0}, 0};
    (void)arguments, (void)count;
    error->error = 0;
    if (type == GD_STRING) made.as.pointer = strdup("");
    memcpy(value, &made, sizeof made);
}

/* Of the methods that the add-on calls by name only those of the singleton matter. */
static void variant_call(void *value, const gd_text *method, const void *const *arguments, int64_t count, void *answer, gd_call_error *error) {
    (void)value, (void)count;
    if (strcmp(text_of(method), "register_singleton") == 0) current->singleton = ((const struct value *)arguments[1])->as.pointer;
    if (strcmp(text_of(method), "unregister_singleton") == 0) current->singleton = NULL;
    variant_new_nil(answer);
    error->error = 0;
}

static void variant_set(void *value, const void *key, const void *entry, gd_bool *is_valid) { (void)value, (void)key, (void)entry; *is_valid = 1; }
static void variant_get(const void *value, const void *key, void *entry, gd_bool *is_valid) { (void)value, (void)key; variant_new_nil(entry); *is_valid = 1; }
static gd_bool variant_has_key(const void *value, const void *key, gd_bool *is_valid) { (void)value, (void)key; *is_valid = 1; return 0; }
static void string_new_with_utf8_chars(gd_text *text, const char *characters) { text->opaque = strdup(characters); }
static void string_name_new_with_utf8_chars(gd_text *text, const char *characters) { text->opaque = strdup(characters); }

static int64_t string_to_utf8_chars(const gd_text *text, char *buffer, int64_t capacity) {
    int64_t size = (int64_t)strlen(text_of(text));
    if (buffer != NULL) memcpy(buffer, text_of(text), (size_t)(size < capacity ? size : capacity));
    return size;
}

static float *packed_float32_array_operator_index(void *array, int64_t index) { (void)array, (void)index; return NULL; }
static double *packed_float64_array_operator_index(void *array, int64_t index) { (void)array, (void)index; return NULL; }
static int32_t *packed_int32_array_operator_index(void *array, int64_t index) { (void)array, (void)index; return NULL; }
static uint8_t *packed_byte_array_operator_index(void *array, int64_t index) { (void)array, (void)index; return NULL; }
static void ref_set_object(void *reference, gd_object object) { *(gd_object *)reference = object; }

static uint64_t variant_get_object_instance_id(const void *value) {
    return variant_get_type(value) == GD_OBJECT ? (uint64_t)((const struct value *)value)->as.pointer : 0;
}

static gd_object object_get_instance_from_id(uint64_t id) { return (gd_object)id; }

/* -- Objects ------------------------------------------------------------------------------------------------------- */

static gd_object global_get_singleton(const gd_text *name) { (void)name; return NULL; }
static gd_object classdb_construct_object2(const gd_text *class_name) { (void)class_name; return calloc(1, sizeof(struct engine_object)); }

static void object_set_instance(gd_object object, const gd_text *class_name, void *instance) {
    (void)class_name;
    ((struct engine_object *)object)->instance = instance;
}

static void object_set_instance_binding(gd_object object, void *token, void *binding, const gd_binding_callbacks *callbacks) {
    (void)token, (void)callbacks;
    ((struct engine_object *)object)->binding = binding;
}

static void *object_get_instance_binding(gd_object object, void *token, const gd_binding_callbacks *callbacks) {
    (void)token, (void)callbacks;
    return ((struct engine_object *)object)->binding;
}

static void object_destroy(gd_object object) {
    current->classes[0].destroy(current->classes[0].data, ((struct engine_object *)object)->instance);
    free(object);
}

/* -- Registrations ------------------------------------------------------------------------------------------------- */

static void classdb_register_extension_class4(gd_library library, const gd_text *name, const gd_text *parent, const gd_class_info *info) {
    (void)library, (void)parent;
    snprintf(current->class_names[current->class_count], 32, "%s", text_of(name));
    current->classes[current->class_count++] = *info;
}

static void classdb_register_extension_class_method(gd_library library, const gd_text *name, const gd_method_info *info) {
    struct registered *method = &current->methods[current->method_count++];
    (void)library;
    snprintf(method->class_name, sizeof method->class_name, "%s", text_of(name));
    snprintf(method->name, sizeof method->name, "%s", text_of(info->name));
    method->info = *info;
}

static void classdb_register_extension_class_property(gd_library library, const gd_text *name, const gd_property_info *info,
                                                      const gd_text *setter, const gd_text *getter) {
    (void)library, (void)name, (void)info, (void)setter, (void)getter;
    current->property_count++;
}

static void classdb_register_extension_class_signal(gd_library library, const gd_text *name, const gd_text *signal,
                                                    const gd_property_info *arguments, int64_t count) {
    (void)library, (void)name, (void)signal, (void)arguments, (void)count;
    current->signal_count++;
}

static void classdb_register_extension_class_integer_constant(gd_library library, const gd_text *name, const gd_text *enumeration,
                                                              const gd_text *constant, int64_t value, gd_bool is_bitfield) {
    (void)library, (void)name, (void)enumeration, (void)constant, (void)value, (void)is_bitfield;
    current->constant_count++;
}

static void classdb_unregister_extension_class(gd_library library, const gd_text *name) { (void)library, (void)name; current->class_count--; }
static void print_error(const char *text, const char *function, const char *file, int32_t line, gd_bool notifies) {
    (void)function, (void)file, (void)line, (void)notifies;
    printf("error: %s\n", text);
}
static void print_warning(const char *text, const char *function, const char *file, int32_t line, gd_bool notifies) {
    (void)function, (void)file, (void)line, (void)notifies;
    printf("warning: %s\n", text);
}
static void register_main_loop_callbacks(gd_library library, const gd_main_loop_callbacks *callbacks) { (void)library; current->main_loop = *callbacks; }
static void editor_help_load_xml_from_utf8_chars(const char *text) { (void)text; }

static gd_function find(const char *name) {
#define ENTRY(result, function, parameters) if (strcmp(name, #function) == 0) return (gd_function)function;
    GD_FUNCTIONS(ENTRY)
    GD_OPTIONAL_FUNCTIONS(ENTRY)
    return NULL;
}

/* -- The play ------------------------------------------------------------------------------------------------------ */

/* Calls a method of Velto with one number, or none. */
static struct value call(const char *name, int64_t number, int count) {
    struct value argument = {GD_INT, {number}, 0}, answer = {0, {0}, 0};
    const void *arguments[] = {&argument};
    gd_call_error error = {-1, 0, 0};
    for (int index = 0; index < current->method_count; index++) {
        struct registered *method = &current->methods[index];
        if (strcmp(method->class_name, "Velto") != 0 || strcmp(method->name, name) != 0) continue;
        method->info.call(method->info.data, current->singleton->instance, arguments, count, &answer, &error);
    }
    if (error.error != 0) printf("%s failed with %d\n", name, error.error);
    return answer;
}

static int begin(struct add_on *add_on, const char *path) {
    gd_bool (*entry)(gd_find, gd_library, gd_initialization *);
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    current = add_on;
    if (library == NULL) return fprintf(stderr, "%s\n", dlerror()), 0;
    memset(add_on, 0, sizeof *add_on);
    *(void **)&entry = dlsym(library, "veltokit_godot_main");
    if (!entry(find, add_on, &add_on->initialization)) return 0;
    add_on->initialization.begin(NULL, GD_LEVEL_SCENE);
    return 1;
}

static void end(struct add_on *add_on) {
    current = add_on;
    add_on->main_loop.stop();
    add_on->initialization.end(NULL, GD_LEVEL_SCENE);
}

/* Each searches for a player; with VELTO_BACKEND=simulated there is one. */
static int play(int count) {
    int connected = 0;
    for (int frame = 0; frame < 500 && connected < count; frame++) {
        struct timespec pause = {0, 10000000};
        nanosleep(&pause, NULL);
        connected = 0;
        for (int index = 0; index < count; index++) {
            struct value device;
            current = &add_ons[index];
            if (frame == 0) call("set_auto_connect", 1, 1);
            current->main_loop.frame();
            call("poll_player", 0, 1);
            device = call("find_player", 0, 1);
            connected += device.type == GD_OBJECT;
        }
    }
    return connected;
}

int main(int count, char **paths) {
    int add_on_count = count - 1, connected;
    for (int index = 0; index < add_on_count; index++) {
        if (!begin(&add_ons[index], paths[1 + index])) return 1;
    }
    printf("%d classes %d methods %d constants %d signals %d properties\n", current->class_count, current->method_count,
           current->constant_count, current->signal_count, current->property_count);
    connected = play(add_on_count);
    printf("%d of %d add-ons have a player\n", connected, add_on_count);
    for (int index = 0; index < add_on_count; index++) {
        end(&add_ons[index]);
        printf("%d classes left, %s\n", current->class_count, current->singleton == NULL ? "no singleton" : "a singleton");
    }
    for (int cycle = 0; cycle < CYCLES; cycle++) {
        if (!begin(&add_ons[0], paths[1])) return 1;
        call("set_auto_connect", 1, 1);
        if (cycle % 2) call("start_scan", 0, 0);
        end(&add_ons[0]);
    }
    printf("%d cycles\n", CYCLES);
    return connected == add_on_count ? 0 : 1;
}
