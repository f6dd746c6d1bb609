/* The methods that methods.yml lists, and what lives as long as the add-on: the context and the objects of its devices. */
#include "core.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generated/records.h"

enum { PLAYERS = 64, FRAMES = 4096 };

struct object *the_velto = NULL;

static struct {
    velto_context *context;
    velto_queue continuous; /* null unless a game listens */
    variant *devices;       /* VeltoDevice objects, in the order in which they were first seen */
    size_t device_count;
    variant players[PLAYERS]; /* VeltoInput objects, all zero until the first poll */
    int has_player[PLAYERS];
} core;

/* -- Objects ------------------------------------------------------------------------------------------------------- */

struct object *object_create(enum class_index class_index, void *engine_object) {
    struct object *object = (struct object *)calloc(1, sizeof *object);
    if (object == NULL) return NULL;
    object->class_index = class_index;
    object->engine_object = engine_object;
    object->input = (velto_input)VELTO_INPUT_INIT;
    variant_set_nil(&object->input_object);
    if (class_index == CLASS_VELTONAVIGATOR) velto_navigator_create(NULL, &object->navigator);
    if (class_index == CLASS_VELTO && the_velto == NULL) the_velto = object;
    return object;
}

void object_destroy(struct object *object) {
    if (object == NULL) return;
    if (object == the_velto) {
        core_stop();
        the_velto = NULL;
    }
    velto_navigator_destroy(object->navigator);
    velto_stream_destroy(object->stream);
    variant_destroy(&object->input_object);
    free(object->times);
    free(object);
}

void make_device(velto_device device, variant *value) {
    struct object *object;
    variant *grown;
    if (device.bits == 0) {
        variant_set_nil(value);
        return;
    }
    for (size_t index = 0; index < core.device_count; index++) {
        object = variant_get_object(&core.devices[index]);
        if (object == NULL || object->device.bits != device.bits) continue;
        variant_copy(value, &core.devices[index]);
        return;
    }
    object = engine_create_object(CLASS_VELTODEVICE, value);
    if (object == NULL) return;
    object->device = device;
    grown = (variant *)realloc(core.devices, (core.device_count + 1) * sizeof *grown);
    if (grown == NULL) return;
    core.devices = grown;
    variant_copy(&core.devices[core.device_count++], value);
}

static void forget_device(velto_device device) {
    for (size_t index = 0; index < core.device_count; index++) {
        struct object *object = variant_get_object(&core.devices[index]);
        if (object == NULL || object->device.bits != device.bits) continue;
        variant_destroy(&core.devices[index]);
        core.devices[index] = core.devices[--core.device_count];
        return;
    }
}

/* -- Starting and stopping ----------------------------------------------------------------------------------------- */

void core_stop(void) {
    velto_context_destroy(core.context);
    for (size_t index = 0; index < core.device_count; index++) variant_destroy(&core.devices[index]);
    for (int index = 0; index < PLAYERS; index++) {
        if (core.has_player[index]) variant_destroy(&core.players[index]);
    }
    free(core.devices);
    memset(&core, 0, sizeof core);
}

static velto_result start(const velto_context_def *def) {
    velto_result result = velto_abi_check(VELTO_VERSION);
    core_stop();
    if (result >= 0) result = velto_context_create(def, &core.context);
    if (result < 0) engine_warn(velto_error_message());
    return result;
}

velto_context *context_of(struct call *call) {
    (void)call;
    if (core.context == NULL) start(NULL);
    return core.context;
}

void Velto_start(struct call *call) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    argument_struct(call, 0, &RECORD_CONTEXT_DEF, &def);
    if (call->is_refused) return;
    answer_result(call, start(&def));
}

void Velto_stop(struct call *call) {
    (void)call;
    core_stop();
}

void Velto_is_running(struct call *call) {
    answer_bool(call, core.context != NULL);
}

void Velto_get_error(struct call *call) {
    answer_text(call, velto_error_message());
}

void Velto_get_version(struct call *call) {
    answer_text(call, velto_version_string());
}

void Velto_get_result_name(struct call *call) {
    velto_result result = argument_i32(call, 0);
    if (call->is_refused) return;
    answer_text(call, velto_result_name(result));
}

/* -- Signals ------------------------------------------------------------------------------------------------------- */

static void emit_event(const struct signal_info *signal, const velto_event *event) {
    variant values[16];
    int count = 0;
    if (signal->flags & SIGNAL_DEVICE) make_device(event->device, &values[count++]);
    if (signal->flags & SIGNAL_RESULT) variant_set_int(&values[count++], event->result);
    if (signal->flags & SIGNAL_OP) variant_set_int(&values[count++], (int64_t)event->op.bits);
    for (int index = 0; signal->data != NULL && index < signal->data->member_count && count < 16; index++) {
        member_value(&signal->data->members[index], &event->data, &values[count++]);
    }
    engine_emit(the_velto, (int)(signal - SIGNALS), values, count);
    for (int index = 0; index < count; index++) variant_destroy(&values[index]);
}

/* Events of types that this version does not know are left out. */
static void take_event(const velto_event *event) {
    for (int index = 0; index < SIGNAL_COUNT; index++) {
        if (SIGNALS[index].type != event->type) continue;
        emit_event(&SIGNALS[index], event);
        if (event->type == VELTO_EVENT_DEVICE_FORGOTTEN) forget_device(event->device);
        return;
    }
}

/* A script may stop everything while it handles a signal. */
void core_update(void) {
    velto_event event;
    while (the_velto != NULL && core.context != NULL && velto_context_poll_event(core.context, &event) == VELTO_OK) {
        take_event(&event);
    }
    while (the_velto != NULL && core.continuous.bits != 0 && velto_queue_poll_event(core.continuous, &event) == VELTO_OK) {
        take_event(&event);
    }
}

void Velto_update(struct call *call) {
    (void)call;
    core_update();
}

void Velto_listen(struct call *call) {
    velto_event_class classes = (velto_event_class)argument_i64(call, 0) & ~VELTO_EVENT_CLASS_STANDARD;
    velto_context *context = context_of(call);
    if (call->is_refused) return;
    velto_queue_destroy(core.continuous);
    core.continuous = (velto_queue){0};
    answer_result(call, classes == 0 ? VELTO_OK : velto_context_create_queue(context, classes, 1024, &core.continuous));
}

/* -- Input --------------------------------------------------------------------------------------------------------- */

static struct object *player_input(struct call *call, int32_t player) {
    if (player < 0 || player >= PLAYERS) player = 0; /* the library refuses it, and the input stays neutral */
    if (!core.has_player[player]) core.has_player[player] = engine_create_object(CLASS_VELTOINPUT, &core.players[player]) != NULL;
    if (!core.has_player[player]) return NULL;
    variant_copy(call->answer, &core.players[player]);
    return variant_get_object(call->answer);
}

static void clear_input(struct object *object, velto_result result) {
    if (result < 0) object->input = (velto_input)VELTO_INPUT_INIT;
}

void Velto_poll_player(struct call *call) {
    int32_t player = argument_i32(call, 0);
    double dt = argument_double(call, 1);
    velto_context *context = context_of(call);
    struct object *object;
    if (call->is_refused) return;
    object = player_input(call, player);
    if (object != NULL) clear_input(object, velto_context_poll_player(context, player, dt, &object->input));
}

void Velto_peek_player(struct call *call) {
    int32_t player = argument_i32(call, 0);
    velto_context *context = context_of(call);
    struct object *object;
    if (call->is_refused) return;
    object = player_input(call, player);
    if (object != NULL) clear_input(object, velto_context_peek_player(context, player, &object->input));
}

static struct object *device_input(struct call *call) {
    variant *input = &call->self->input_object;
    if (variant_is_nil(input)) engine_create_object(CLASS_VELTOINPUT, input);
    variant_copy(call->answer, input);
    return variant_get_object(input);
}

void VeltoDevice_poll_input(struct call *call) {
    double dt = argument_double(call, 0);
    struct object *object;
    if (call->is_refused) return;
    object = device_input(call);
    if (object != NULL) clear_input(object, velto_device_poll_input(call->self->device, dt, &object->input));
}

void VeltoDevice_peek_input(struct call *call) {
    struct object *object = device_input(call);
    if (object != NULL) clear_input(object, velto_device_peek_input(call->self->device, &object->input));
}

/* -- Streams ------------------------------------------------------------------------------------------------------- */

void VeltoDevice_list_signals(struct call *call) {
    velto_signal signals[64];
    size_t count = 0;
    variant_set_array(call->answer);
    if (velto_device_list_signals(call->self->device, signals, 64, &count) < 0) return;
    for (size_t index = 0; index < LIST_COUNT(count, 64); index++) {
        char text[64] = "";
        size_t size;
        variant value;
        velto_signal_get_identifier(signals[index], text, sizeof text, &size);
        variant_set_text(&value, text);
        array_append(call->answer, &value);
        variant_destroy(&value);
    }
}

void VeltoDevice_start_stream(struct call *call) {
    const char *identifier = argument_text(call, 0);
    velto_stream_def def = VELTO_STREAM_DEF_INIT;
    velto_signal signal;
    velto_stream stream;
    struct object *object;
    argument_struct(call, 1, &RECORD_STREAM_DEF, &def);
    if (call->is_refused || velto_device_find_signal(call->self->device, identifier, &signal) < 0) return;
    if (velto_signal_start_stream(signal, &def, &stream, NULL) < 0) return;
    object = engine_create_object(CLASS_VELTOSTREAM, call->answer);
    if (object == NULL) velto_stream_destroy(stream);
    else object->stream = stream;
}

static void note_times(struct object *object, const velto_frame_info *infos, size_t count) {
    double *times = (double *)realloc(object->times, (count + 1) * sizeof *times);
    object->time_count = 0;
    if (times == NULL) return;
    object->times = times;
    object->time_count = count;
    for (size_t index = 0; index < count; index++) times[index] = (double)infos[index].timestamp_ns * 1e-9;
}

static void answer_frames(struct call *call, velto_value_type type, const void *values, size_t size) {
    if (type == VELTO_VALUE_TYPE_U8) variant_set_bytes(call->answer, (const uint8_t *)values, size);
    else if (type == VELTO_VALUE_TYPE_F32) variant_set_floats(call->answer, (const float *)values, size / 4);
    else variant_set_ints(call->answer, (const int32_t *)values, size / 4);
}

void VeltoStream_read(struct call *call) {
    velto_stream_info info = VELTO_STREAM_INFO_INIT;
    velto_frame_info *infos = (velto_frame_info *)malloc(FRAMES * sizeof *infos);
    size_t waiting, count = 0;
    void *values;
    velto_stream_get_info(call->self->stream, &info);
    waiting = info.waiting_count < FRAMES ? info.waiting_count : FRAMES;
    values = malloc(waiting * info.frame_size + 1);
    if (infos != NULL && values != NULL) {
        if (waiting > 0) velto_stream_read(call->self->stream, values, waiting, infos, &count);
        note_times(call->self, infos, count);
        answer_frames(call, info.value_type, values, count * info.frame_size);
    }
    free(values);
    free(infos);
}

void VeltoStream_get_times(struct call *call) {
    variant_set_doubles(call->answer, call->self->times, call->self->time_count);
}

void VeltoStream_get_channel_count(struct call *call) {
    velto_stream_info info = VELTO_STREAM_INFO_INIT;
    velto_stream_get_info(call->self->stream, &info);
    answer_int(call, info.channel_count);
}

/* -- Simulated devices --------------------------------------------------------------------------------------------- */

void VeltoSim_destroy(struct call *call) {
    velto_sim_destroy(call->self->sim);
}
