/* The methods listed in methods.yml, and the state of the add-on: the context and the input of its players. */
#include "core.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "generated/records.h"

enum { PLAYERS = 64, FRAMES = 4096 };

static struct {
    velto_context *context;
    velto_queue continuous; /* null unless a game listens */
    int is_stopped;         /* no call starts it by itself */
    int sweeps;             /* updates that look for devices that are gone */
    int has_begun;          /* a frame has passed */
    pthread_t main_thread;
    variant players[PLAYERS]; /* VeltoInput objects, all zero until the first poll */
    int has_player[PLAYERS];
} core;

/* -- Starting and stopping ----------------------------------------------------------------------------------------- */

void core_begin(struct object *velto) {
    the_velto = velto;
    core.main_thread = pthread_self();
    core.is_stopped = 0;
    core.has_begun = 0;
}

/* What scripts hold stays, and is neutral. */
void core_stop(void) {
    core_lock();
    velto_context_destroy(core.context);
    core.context = NULL;
    core.continuous = (velto_queue){0};
    core.is_stopped = 1;
    release_devices();
    for (int index = 0; index < PLAYERS; index++) {
        struct object *input = core.has_player[index] ? variant_get_object(&core.players[index]) : NULL;
        if (input != NULL) clear_input(input);
    }
    core_unlock();
}

void core_end(void) {
    core_lock();
    core_stop();
    for (int index = 0; index < PLAYERS; index++) {
        if (core.has_player[index]) variant_destroy(&core.players[index]);
        core.has_player[index] = 0;
    }
    core_unlock();
}

/* The number of players of the project's settings; a game may set another one at any time. */
static void connect_players(void) {
    int64_t players = engine_setting(PLAYERS_SETTING);
    if (players > 0 && players <= PLAYERS) velto_context_set_auto_connect(core.context, (int32_t)players);
}

static velto_result start(struct call *call, const velto_context_def *def) {
    velto_result result = velto_abi_check(VELTO_VERSION);
    core_stop();
    if (result >= 0) result = velto_context_create(def, &core.context);
    if (result >= 0) connect_players();
    call->is_warned = !call_succeeded(call, result);
    core.is_stopped = core.context == NULL;
    return result;
}

velto_context *context_of(struct call *call) {
    if (call->is_refused || core.context != NULL) return core.context;
    if (core.is_stopped) fail(call, VELTO_ERROR_INVALID_STATE, "Velto is stopped: call Velto.start() first");
    else start(call, NULL);
    return core.context;
}

/* Options that are refused leave what runs as it is, and start nothing: neither now, nor by the next call. */
void Velto_start(struct call *call) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    argument_struct(call, 0, &RECORD_CONTEXT_DEF, &def);
    if (call->is_refused) core.is_stopped = core.context == NULL;
    else answer_result(call, start(call, &def));
}

void Velto_stop(struct call *call) {
    (void)call;
    core_stop();
}

void Velto_is_running(struct call *call) {
    answer_bool(call, core.context != NULL);
}

void Velto_get_error(struct call *call) {
    answer_text(call, error_sentence());
}

void Velto_get_version(struct call *call) {
    answer_text(call, velto_version_string());
}

void Velto_get_result_name(struct call *call) {
    velto_result result = argument_i32(call, 0);
    if (call->is_refused) return;
    answer_sentence(call, velto_result_name(result));
}

/* -- Signals ------------------------------------------------------------------------------------------------------- */

/* What a signal passes. */
struct emission {
    int signal_index, count;
    variant values[16];
};

/* Whether there is an event. What happens anyway comes before what a game listens to. */
static int next_event(velto_event *event) {
    if (the_velto == NULL || core.context == NULL) return 0;
    if (velto_context_poll_event(core.context, event) == VELTO_OK) return 1;
    return core.continuous.bits != 0 && velto_queue_poll_event(core.continuous, event) == VELTO_OK;
}

static int signal_of(velto_event_type type) {
    for (int index = 0; index < SIGNAL_COUNT; index++) {
        if (SIGNALS[index].type == type) return index;
    }
    return -1; /* of a later version */
}

static void fill_emission(struct emission *emission, const velto_event *event) {
    const struct signal_info *signal = &SIGNALS[emission->signal_index];
    variant *values = emission->values;
    int count = 0;
    if (signal->flags & SIGNAL_DEVICE) make_device(event->device, &values[count++]);
    if (signal->flags & SIGNAL_RESULT) variant_set_int(&values[count++], event->result);
    if (signal->flags & SIGNAL_OP) variant_set_int(&values[count++], (int64_t)event->op.bits);
    for (int index = 0; signal->data != NULL && index < signal->data->member_count && count < 16; index++) {
        member_value(&signal->data->members[index], &event->data, &values[count++]);
    }
    emission->count = count;
}

static int take_emission(struct emission *emission, velto_event *event) {
    int is_there;
    core_lock();
    do {
        is_there = next_event(event);
        emission->signal_index = is_there ? signal_of(event->type) : -1;
    } while (is_there && emission->signal_index < 0);
    if (is_there) fill_emission(emission, event);
    core_unlock();
    return is_there;
}

/* With players in the project's settings, the first frame starts what no script has started. */
static void begin_players(void) {
    static struct call call;
    core_lock();
    if (!core.has_begun && core.context == NULL && !core.is_stopped && engine_setting(PLAYERS_SETTING) > 0) {
        start(&call, NULL);
        if (call.is_warned) engine_warn(error_sentence());
    }
    core.has_begun = 1;
    core_unlock();
}

/* A script may stop everything while it handles a signal, or wait for a thread that calls. */
void core_update(void) {
    struct emission emission;
    velto_event event;
    if (!core.has_begun) begin_players();
    while (take_emission(&emission, &event)) {
        engine_emit(the_velto, emission.signal_index, emission.values, emission.count);
        for (int index = 0; index < emission.count; index++) variant_destroy(&emission.values[index]);
        core.sweeps = 2; /* one finds what is gone, the next one lets go of it */
    }
    if (core.sweeps == 0) return;
    core_lock();
    core.sweeps--;
    release_gone_devices();
    core_unlock();
}

void Velto_update(struct call *call) {
    if (!pthread_equal(pthread_self(), core.main_thread)) {
        fail(call, VELTO_ERROR_INVALID_STATE, "only the main thread emits signals");
        call->is_warned = 1;
        return;
    }
    core_unlock();
    core_update();
    core_lock();
}

void Velto_listen(struct call *call) {
    velto_event_class classes = (velto_event_class)argument_i64(call, 0) & ~VELTO_EVENT_CLASS_STANDARD;
    velto_context *context = context_of(call);
    if (context == NULL) return;
    velto_queue_destroy(core.continuous);
    core.continuous = (velto_queue){0};
    answer_result(call, classes == 0 ? VELTO_OK : velto_context_create_queue(context, classes, 1024, &core.continuous));
}

/* -- Input --------------------------------------------------------------------------------------------------------- */

static struct object *player_input(struct call *call, int32_t player) {
    /* The library refuses such a player; the input of no other one becomes neutral. */
    if (player < 0 || player >= PLAYERS) return engine_create_object(CLASS_VELTOINPUT, call->answer);
    if (!core.has_player[player]) core.has_player[player] = engine_create_object(CLASS_VELTOINPUT, &core.players[player]) != NULL;
    if (!core.has_player[player]) return NULL;
    variant_copy(call->answer, &core.players[player]);
    return variant_get_object(call->answer);
}

static void clear_failed(struct call *call, struct object *input, velto_result result) {
    if (!call_succeeded(call, result)) clear_input(input);
}

void Velto_poll_player(struct call *call) {
    int32_t player = argument_i32(call, 0);
    double dt = argument_dt(call, 1);
    velto_context *context = context_of(call);
    struct object *input = call->is_refused ? NULL : player_input(call, player);
    if (input == NULL) return;
    if (context == NULL) clear_input(input);
    else clear_failed(call, input, velto_context_poll_player(context, player, dt, &input->input));
}

void Velto_peek_player(struct call *call) {
    int32_t player = argument_i32(call, 0);
    velto_context *context = context_of(call);
    struct object *input = call->is_refused ? NULL : player_input(call, player);
    if (input == NULL) return;
    if (context == NULL) clear_input(input);
    else clear_failed(call, input, velto_context_peek_player(context, player, &input->input));
}

static struct object *device_input(struct call *call) {
    variant *input = &call->self->input_object;
    if (variant_is_null(input)) engine_create_object(CLASS_VELTOINPUT, input);
    variant_copy(call->answer, input);
    return variant_get_object(input);
}

void VeltoDevice_poll_input(struct call *call) {
    double dt = argument_dt(call, 0);
    struct object *input = call->is_refused ? NULL : device_input(call);
    if (input != NULL) clear_failed(call, input, velto_device_poll_input(call->self->device, dt, &input->input));
}

void VeltoDevice_peek_input(struct call *call) {
    struct object *input = device_input(call);
    if (input != NULL) clear_failed(call, input, velto_device_peek_input(call->self->device, &input->input));
}

/* The answer of a poll is overwritten by the next one; a copy is not. */
void VeltoInput_duplicate(struct call *call) {
    struct object *copy = engine_create_object(CLASS_VELTOINPUT, call->answer);
    if (copy != NULL) copy->input = call->self->input;
}

/* -- Streams ------------------------------------------------------------------------------------------------------- */

void VeltoDevice_list_signals(struct call *call) {
    velto_signal signals[64];
    size_t count = 0;
    variant_set_array(call->answer);
    if (!call_succeeded(call, velto_device_list_signals(call->self->device, signals, 64, &count))) return;
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
    if (call->is_refused || !call_succeeded(call, velto_device_find_signal(call->self->device, identifier, &signal))) return;
    if (!call_succeeded(call, velto_signal_start_stream(signal, &def, &stream, NULL))) return;
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
    call_succeeded(call, velto_stream_get_info(call->self->stream, &info));
    waiting = info.waiting_count < FRAMES ? info.waiting_count : FRAMES;
    values = malloc(waiting * info.frame_size + 1);
    if (infos != NULL && values != NULL) {
        if (waiting > 0) call_succeeded(call, velto_stream_read(call->self->stream, values, info.frame_size, waiting, infos, &count));
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
    if (call_succeeded(call, velto_stream_get_info(call->self->stream, &info))) answer_int(call, info.channel_count);
}

/* -- Simulated devices --------------------------------------------------------------------------------------------- */

void VeltoSim_destroy(struct call *call) {
    velto_sim_destroy(call->self->sim);
}
