/* Godot 4: the add-on begins with the engine, runs with its main loop, and ends with it. */
#define _GNU_SOURCE /* dladdr */
#include <dlfcn.h>
#include <stdio.h>

#include "functions.h"

#define DEFINE(result, name, parameters) result (*name##_) parameters;
GD_FUNCTIONS(DEFINE)
GD_OPTIONAL_FUNCTIONS(DEFINE)
gd_library library;
gd_converter from_type[GD_TYPE_COUNT], to_type[GD_TYPE_COUNT];

void engine_warn(const char *message) {
    char text[600];
    snprintf(text, sizeof text, "VeltoKit: %s", message);
    print_warning_(text, "VeltoKit", "veltokit", 0, 0);
}

void call_singleton(const char *singleton, const char *method, const void *const *arguments, int count, variant *answer) {
    gd_text name = make_name(singleton);
    gd_object object = global_get_singleton_(&name);
    variant target;
    from_type[GD_OBJECT](&target, &object);
    call_named(&target, method, arguments, count, answer);
    variant_destroy_(&target);
    destroy_name(&name);
}

/* The number that a method of a singleton returns; 0 for none. */
static int64_t number_of(const char *singleton, const char *method, const void *const *arguments, int count) {
    variant answer;
    int64_t number = 0;
    call_singleton(singleton, method, arguments, count, &answer);
    variant_get_int(&answer, &number);
    variant_destroy_(&answer);
    return number;
}

/* A method of the engine that takes the name of Velto, and Velto itself if it is given. */
static int ask_engine(const char *method, const struct object *object) {
    variant arguments[2];
    const void *pointers[] = {&arguments[0], &arguments[1]};
    int64_t truth;
    variant_set_text(&arguments[0], "Velto");
    variant_set_object(&arguments[1], object);
    truth = number_of("Engine", method, pointers, object != NULL ? 2 : 1);
    variant_destroy_(&arguments[1]);
    variant_destroy_(&arguments[0]);
    return truth != 0;
}

int engine_is_debug(void) {
    return number_of("OS", "is_debug_build", NULL, 0) != 0;
}

int64_t engine_setting(const char *name) {
    variant arguments[2];
    const void *pointers[] = {&arguments[0], &arguments[1]};
    int64_t number = 0;
    variant_set_text(&arguments[0], name);
    variant_set_int(&arguments[1], 0);
    if (!number_of("Engine", "is_editor_hint", NULL, 0)) number = number_of("ProjectSettings", "get_setting", pointers, 2);
    variant_destroy_(&arguments[0]);
    variant_destroy_(&arguments[1]);
    return number;
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

static void begin_scene(void) {
    is_second = ask_engine("has_singleton", NULL);
    if (is_second) {
        refuse_second();
        return;
    }
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
    unregister_all();
}

/* -- Project settings ---------------------------------------------------------------------------------------------- */

/* Calls a method of the project's settings that takes the name of a setting and a number. */
static int64_t set_setting(const char *method, const char *name, int64_t number, int count) {
    variant arguments[2];
    const void *pointers[] = {&arguments[0], &arguments[1]};
    int64_t answer;
    variant_set_text(&arguments[0], name);
    variant_set_int(&arguments[1], number);
    answer = number_of("ProjectSettings", method, pointers, count);
    variant_destroy_(&arguments[0]);
    variant_destroy_(&arguments[1]);
    return answer;
}

static void describe_setting(const char *name) {
    static const char *const KEYS[] = {"name", "type", "hint", "hint_string"};
    variant information, values[4], answer;
    const void *pointer = &information;
    variant_set_text(&values[0], name);
    variant_set_int(&values[1], GD_INT);
    variant_set_int(&values[2], 1); /* a range */
    variant_set_text(&values[3], "0,8");
    variant_set_dictionary(&information);
    for (int index = 0; index < 4; index++) {
        dictionary_set(&information, KEYS[index], &values[index]);
        variant_destroy_(&values[index]);
    }
    call_singleton("ProjectSettings", "add_property_info", &pointer, 1, &answer);
    variant_destroy_(&answer);
    variant_destroy_(&information);
}

/* Shows the number of players in the editor's project settings. */
static void show_settings(void) {
    if (!set_setting("has_setting", PLAYERS_SETTING, 0, 1)) set_setting("set_setting", PLAYERS_SETTING, 0, 2);
    set_setting("set_initial_value", PLAYERS_SETTING, 0, 2);
    set_setting("set_as_basic", PLAYERS_SETTING, 1, 2);
    describe_setting(PLAYERS_SETTING);
}

/* -- Entry --------------------------------------------------------------------------------------------------------- */

static void begin(void *data, int32_t level) {
    (void)data;
    if (level == GD_LEVEL_SCENE) begin_scene();
    if (level == GD_LEVEL_EDITOR && !is_second) {
        load_pages();
        show_settings();
    }
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
