/* Generated from bindings/api; do not edit. */
#include "records.h"

void Velto_get_info(struct call *call) {
    velto_context_info answer = VELTO_CONTEXT_INFO_INIT;
    velto_context *context = context_of(call);
    if (context == NULL) return;
    if (call_succeeded(call, velto_context_get_info(context, &answer))) answer_struct(call, &RECORD_CONTEXT_INFO, &answer);
}

void Velto_get_stats(struct call *call) {
    velto_context_stats answer = VELTO_CONTEXT_STATS_INIT;
    velto_context *context = context_of(call);
    if (context == NULL) return;
    if (call_succeeded(call, velto_context_get_stats(context, &answer))) answer_struct(call, &RECORD_CONTEXT_STATS, &answer);
}

void Velto_get_features(struct call *call) {
    velto_feature answer = 0;
    velto_context *context = context_of(call);
    if (context == NULL) return;
    if (call_succeeded(call, velto_context_get_features(context, &answer))) answer_int(call, (int64_t)answer);
}

void Velto_describe_search(struct call *call) {
    char text[REPORT_CAPACITY] = {0};
    size_t size = 0;
    velto_context *context = context_of(call);
    if (context == NULL) return;
    if (call_succeeded(call, velto_context_describe_search(context, text, sizeof text, &size))) answer_sentence(call, text);
}

void Velto_describe_support(struct call *call) {
    char text[REPORT_CAPACITY] = {0};
    size_t size = 0;
    velto_context *context = context_of(call);
    if (context == NULL) return;
    if (call_succeeded(call, velto_context_describe_support(context, text, sizeof text, &size))) answer_sentence(call, text);
}

void Velto_set_auto_connect(struct call *call) {
    int32_t players = (int32_t)argument_i32(call, 0);
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    answer_result(call, velto_context_set_auto_connect(context, players));
}

void Velto_find_player(struct call *call) {
    int32_t player_index = (int32_t)argument_i32(call, 0);
    velto_device answer = {0};
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    if (call_succeeded(call, velto_context_find_player(context, player_index, &answer))) answer_device(call, answer);
}

void Velto_swap_players(struct call *call) {
    int32_t one = (int32_t)argument_i32(call, 0);
    int32_t other = (int32_t)argument_i32(call, 1);
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    answer_result(call, velto_context_swap_players(context, one, other));
}

void Velto_list_adapters(struct call *call) {
    velto_adapter_info list[64];
    size_t count = 0;
    velto_context *context = context_of(call);
    if (context == NULL) return;
    if (call_succeeded(call, velto_context_list_adapters(context, list, 64, &count))) answer_structs(call, &RECORD_ADAPTER_INFO, list, LIST_COUNT(count, 64));
}

void Velto_select_adapter(struct call *call) {
    const char *identifier = argument_text(call, 0);
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    answer_result(call, velto_context_select_adapter(context, identifier));
}

void Velto_get_time_ns(struct call *call) {
    uint64_t answer = 0;
    velto_context *context = context_of(call);
    if (context == NULL) return;
    if (call_succeeded(call, velto_context_get_time_ns(context, &answer))) answer_int(call, (int64_t)answer);
}

void Velto_get_utc_ns(struct call *call) {
    uint64_t timestamp_ns = (uint64_t)argument_i64(call, 0);
    uint64_t answer = 0;
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    if (call_succeeded(call, velto_context_get_utc_ns(context, timestamp_ns, &answer))) answer_int(call, (int64_t)answer);
}

void Velto_advance_clock(struct call *call) {
    double seconds = (double)argument_double(call, 0);
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    answer_result(call, velto_context_advance_clock(context, seconds));
}

void Velto_advance_clock_to(struct call *call) {
    uint64_t timestamp_ns = (uint64_t)argument_i64(call, 0);
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    answer_result(call, velto_context_advance_clock_to(context, timestamp_ns));
}

void Velto_op_get_info(struct call *call) {
    velto_op op = {(uint64_t)argument_i64(call, 0)};
    velto_op_info answer = VELTO_OP_INFO_INIT;
    if (call->is_refused) return;
    if (call_succeeded(call, velto_op_get_info(op, &answer))) answer_struct(call, &RECORD_OP_INFO, &answer);
}

void Velto_op_get_result(struct call *call) {
    velto_op op = {(uint64_t)argument_i64(call, 0)};
    velto_result answer = 0;
    if (call->is_refused) return;
    if (call_succeeded(call, velto_op_get_result(op, &answer))) answer_int(call, (int64_t)answer);
}

void Velto_op_get_error(struct call *call) {
    velto_op op = {(uint64_t)argument_i64(call, 0)};
    char text[TEXT_CAPACITY] = {0};
    size_t size = 0;
    if (call->is_refused) return;
    if (call_succeeded(call, velto_op_get_error(op, text, sizeof text, &size))) answer_sentence(call, text);
}

void Velto_op_get_error_detail(struct call *call) {
    velto_op op = {(uint64_t)argument_i64(call, 0)};
    velto_error_detail answer = VELTO_ERROR_DETAIL_INIT;
    if (call->is_refused) return;
    if (call_succeeded(call, velto_op_get_error_detail(op, &answer))) answer_struct(call, &RECORD_ERROR_DETAIL, &answer);
}

void Velto_op_cancel(struct call *call) {
    velto_op op = {(uint64_t)argument_i64(call, 0)};
    if (call->is_refused) return;
    answer_result(call, velto_op_cancel(op));
}

void Velto_start_scan(struct call *call) {
    velto_scan_options options = VELTO_SCAN_OPTIONS_INIT;
    argument_struct(call, 0, &RECORD_SCAN_OPTIONS, &options);
    velto_op answer = {0};
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    if (call_succeeded(call, velto_context_start_scan(context, &options, &answer))) answer_int(call, (int64_t)answer.bits);
}

void Velto_stop_scan(struct call *call) {
    velto_context *context = context_of(call);
    if (context == NULL) return;
    answer_result(call, velto_context_stop_scan(context));
}

void Velto_list_devices(struct call *call) {
    velto_device list[1024];
    size_t count = 0;
    velto_context *context = context_of(call);
    if (context == NULL) return;
    if (call_succeeded(call, velto_context_list_devices(context, list, 1024, &count))) answer_devices(call, list, LIST_COUNT(count, 1024));
}

void Velto_find_device(struct call *call) {
    const char *text = argument_text(call, 0);
    velto_device answer = {0};
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    if (call_succeeded(call, velto_context_find_device(context, text, &answer))) answer_device(call, answer);
}

void VeltoDevice_is_valid(struct call *call) {
    answer_bool(call, velto_device_is_valid(call->self->device));
}

void VeltoDevice_get_info(struct call *call) {
    velto_device_info answer = VELTO_DEVICE_INFO_INIT;
    if (call_succeeded(call, velto_device_get_info(call->self->device, &answer))) answer_struct(call, &RECORD_DEVICE_INFO, &answer);
}

void VeltoDevice_get_name(struct call *call) {
    char text[TEXT_CAPACITY] = {0};
    size_t size = 0;
    if (call_succeeded(call, velto_device_get_name(call->self->device, text, sizeof text, &size))) answer_text(call, text);
}

void VeltoDevice_get_detail(struct call *call) {
    velto_detail detail = (velto_detail)argument_i32(call, 0);
    char text[TEXT_CAPACITY] = {0};
    size_t size = 0;
    if (call->is_refused) return;
    if (call_succeeded(call, velto_device_get_detail(call->self->device, detail, text, sizeof text, &size))) answer_text(call, text);
}

void VeltoDevice_read_battery(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_device_read_battery(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_read_rssi(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_device_read_rssi(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_get_advertised_name(struct call *call) {
    char text[TEXT_CAPACITY] = {0};
    size_t size = 0;
    if (call_succeeded(call, velto_device_get_advertised_name(call->self->device, text, sizeof text, &size))) answer_text(call, text);
}

void VeltoDevice_clear_advertised_name(struct call *call) {
    answer_result(call, velto_device_clear_advertised_name(call->self->device));
}

void VeltoDevice_get_identifier(struct call *call) {
    char text[TEXT_CAPACITY] = {0};
    size_t size = 0;
    if (call_succeeded(call, velto_device_get_identifier(call->self->device, text, sizeof text, &size))) answer_text(call, text);
}

void VeltoDevice_get_capabilities(struct call *call) {
    velto_capability answer = 0;
    if (call_succeeded(call, velto_device_get_capabilities(call->self->device, &answer))) answer_int(call, (int64_t)answer);
}

void VeltoDevice_has_capability(struct call *call) {
    velto_capability capabilities = (velto_capability)argument_i64(call, 0);
    if (call->is_refused) return;
    answer_bool(call, velto_device_has_capability(call->self->device, capabilities));
}

void VeltoDevice_set_family(struct call *call) {
    velto_family family = (velto_family)argument_i32(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_family(call->self->device, family));
}

void VeltoDevice_connect_link(struct call *call) {
    velto_connect_options options = VELTO_CONNECT_OPTIONS_INIT;
    argument_struct(call, 0, &RECORD_CONNECT_OPTIONS, &options);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_device_connect(call->self->device, &options, &answer))) answer_int(call, (int64_t)answer.bits);
}

void Velto_connect_device(struct call *call) {
    const char *text = argument_text(call, 0);
    double timeout = (double)argument_double(call, 1);
    velto_op answer = {0};
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    if (call_succeeded(call, velto_context_connect_device(context, text, timeout, NULL, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_disconnect_link(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_device_disconnect(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_forget(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_device_forget(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_set_reconnect_policy(struct call *call) {
    velto_reconnect_policy policy = (velto_reconnect_policy)argument_i32(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_reconnect_policy(call->self->device, policy));
}

void VeltoDevice_get_link_stats(struct call *call) {
    velto_link_stats answer = VELTO_LINK_STATS_INIT;
    if (call_succeeded(call, velto_device_get_link_stats(call->self->device, &answer))) answer_struct(call, &RECORD_LINK_STATS, &answer);
}

void VeltoDevice_play_haptic(struct call *call) {
    double durations[1024] = {0};
    size_t durations_count = argument_doubles(call, 0, durations, 1024);
    double strength = (double)argument_double(call, 1);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_device_play_haptic(call->self->device, durations, durations_count, strength, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_play_pulse(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_device_play_pulse(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void Velto_play_haptic(struct call *call) {
    double durations[1024] = {0};
    size_t durations_count = argument_doubles(call, 0, durations, 1024);
    double strength = (double)argument_double(call, 1);
    velto_op answer = {0};
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    if (call_succeeded(call, velto_context_play_haptic(context, durations, durations_count, strength, &answer))) answer_int(call, (int64_t)answer.bits);
}

void Velto_set_pairing_policy(struct call *call) {
    velto_context *context = context_of(call);
    velto_pairing_policy policy = (velto_pairing_policy)argument_i32(call, 0);
    if (context == NULL || call->is_refused) return;
    answer_result(call, velto_context_set_pairing_policy(context, policy));
}

void Velto_get_pairing_policy(struct call *call) {
    velto_pairing_policy answer = 0;
    velto_context *context = context_of(call);
    if (context == NULL) return;
    if (call_succeeded(call, velto_context_get_pairing_policy(context, &answer))) answer_int(call, (int64_t)answer);
}

void VeltoDevice_pair(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_device_pair(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_reply_pairing(struct call *call) {
    velto_bool accepts = argument_bool(call, 0);
    uint32_t passkey = (uint32_t)argument_u32(call, 1);
    if (call->is_refused) return;
    answer_result(call, velto_device_reply_pairing(call->self->device, accepts, passkey));
}

void Velto_list_known_devices(struct call *call) {
    velto_known_device list[64];
    size_t count = 0;
    velto_context *context = context_of(call);
    if (context == NULL) return;
    if (call_succeeded(call, velto_context_list_known_devices(context, list, 64, &count))) answer_structs(call, &RECORD_KNOWN_DEVICE, list, LIST_COUNT(count, 64));
}

void Velto_connect_last_device(struct call *call) {
    velto_connect_options options = VELTO_CONNECT_OPTIONS_INIT;
    argument_struct(call, 0, &RECORD_CONNECT_OPTIONS, &options);
    velto_op answer = {0};
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    if (call_succeeded(call, velto_context_connect_last_device(context, &options, NULL, &answer))) answer_int(call, (int64_t)answer.bits);
}

void Velto_forget_known_device(struct call *call) {
    const char *identifier = argument_text(call, 0);
    velto_op answer = {0};
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    if (call_succeeded(call, velto_context_forget_known_device(context, identifier, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_set_player_index(struct call *call) {
    int32_t player_index = (int32_t)argument_i32(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_player_index(call->self->device, player_index));
}

void VeltoDevice_set_kept(struct call *call) {
    velto_bool is_kept = argument_bool(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_kept(call->self->device, is_kept));
}

void Velto_op_get_value(struct call *call) {
    velto_op op = {(uint64_t)argument_i64(call, 0)};
    uint8_t bytes[512];
    size_t size = 0;
    if (call->is_refused) return;
    if (call_succeeded(call, velto_op_get_value(op, bytes, sizeof bytes, &size))) answer_bytes(call, bytes, size < sizeof bytes ? size : sizeof bytes);
}

void VeltoStream_get_info(struct call *call) {
    velto_stream_info answer = VELTO_STREAM_INFO_INIT;
    if (call_succeeded(call, velto_stream_get_info(call->self->stream, &answer))) answer_struct(call, &RECORD_STREAM_INFO, &answer);
}

void VeltoStream_get_error(struct call *call) {
    char text[TEXT_CAPACITY] = {0};
    size_t size = 0;
    if (call_succeeded(call, velto_stream_get_error(call->self->stream, text, sizeof text, &size))) answer_text(call, text);
}

void VeltoStream_get_error_detail(struct call *call) {
    velto_error_detail answer = VELTO_ERROR_DETAIL_INIT;
    if (call_succeeded(call, velto_stream_get_error_detail(call->self->stream, &answer))) answer_struct(call, &RECORD_ERROR_DETAIL, &answer);
}

void VeltoStream_get_channel(struct call *call) {
    uint32_t channel = (uint32_t)argument_u32(call, 0);
    velto_channel_info answer = VELTO_CHANNEL_INFO_INIT;
    if (call->is_refused) return;
    if (call_succeeded(call, velto_stream_get_channel(call->self->stream, channel, &answer))) answer_struct(call, &RECORD_CHANNEL_INFO, &answer);
}

void VeltoStream_stop(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_stream_stop(call->self->stream, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_reset_input(struct call *call) {
    answer_result(call, velto_device_reset_input(call->self->device));
}

void VeltoDevice_restart_session(struct call *call) {
    answer_result(call, velto_device_restart_session(call->self->device));
}

void VeltoDevice_discard_edges(struct call *call) {
    answer_result(call, velto_device_discard_edges(call->self->device));
}

void VeltoDevice_set_bindings(struct call *call) {
    velto_binding bindings[256] = {0};
    size_t bindings_count = argument_structs(call, 0, bindings, 256, &RECORD_BINDING);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_bindings(call->self->device, bindings, bindings_count));
}

void VeltoDevice_get_bindings(struct call *call) {
    velto_binding list[256];
    size_t count = 0;
    if (call_succeeded(call, velto_device_get_bindings(call->self->device, list, 256, &count))) answer_structs(call, &RECORD_BINDING, list, LIST_COUNT(count, 256));
}

void VeltoDevice_set_mounting(struct call *call) {
    velto_mounting mounting = {0};
    velto_device_get_mounting(call->self->device, &mounting);
    argument_struct(call, 0, &RECORD_MOUNTING, &mounting);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_mounting(call->self->device, &mounting));
}

void VeltoDevice_get_mounting(struct call *call) {
    velto_mounting answer = {0};
    if (call_succeeded(call, velto_device_get_mounting(call->self->device, &answer))) answer_struct(call, &RECORD_MOUNTING, &answer);
}

void VeltoDevice_set_game_input(struct call *call) {
    velto_game_input policy = (velto_game_input)argument_i32(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_game_input(call->self->device, policy));
}

void VeltoDevice_get_game_input(struct call *call) {
    velto_game_input answer = 0;
    if (call_succeeded(call, velto_device_get_game_input(call->self->device, &answer))) answer_int(call, (int64_t)answer);
}

void Velto_create_ingest_device(struct call *call) {
    velto_family family = (velto_family)argument_i32(call, 0);
    const char *identifier = argument_text(call, 1);
    velto_device answer = {0};
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    if (call_succeeded(call, velto_context_create_ingest_device(context, family, identifier, &answer))) answer_device(call, answer);
}

void VeltoDevice_tap_write_mode(struct call *call) {
    velto_tap_mode mode = {0};
    argument_struct(call, 0, &RECORD_TAP_MODE, &mode);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_tap_write_mode(call->self->device, &mode, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_get_mode(struct call *call) {
    velto_tap_mode answer = {0};
    if (call_succeeded(call, velto_tap_get_mode(call->self->device, &answer))) answer_struct(call, &RECORD_TAP_MODE, &answer);
}

void Velto_tap_write_mode_to_all(struct call *call) {
    velto_tap_mode mode = {0};
    argument_struct(call, 0, &RECORD_TAP_MODE, &mode);
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    answer_result(call, velto_tap_write_mode_to_all(context, &mode));
}

void Velto_tap_set_default_mode(struct call *call) {
    velto_context *context = context_of(call);
    velto_tap_mode mode = {0};
    velto_tap_get_default_mode(context, &mode);
    argument_struct(call, 0, &RECORD_TAP_MODE, &mode);
    velto_bool applies_now = argument_bool(call, 1);
    if (context == NULL || call->is_refused) return;
    answer_result(call, velto_tap_set_default_mode(context, &mode, applies_now));
}

void Velto_tap_get_default_mode(struct call *call) {
    velto_tap_mode answer = {0};
    velto_context *context = context_of(call);
    if (context == NULL) return;
    if (call_succeeded(call, velto_tap_get_default_mode(context, &answer))) answer_struct(call, &RECORD_TAP_MODE, &answer);
}

void VeltoDevice_tap_write_xr_state(struct call *call) {
    velto_tap_xr_state state = (velto_tap_xr_state)argument_i32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_tap_write_xr_state(call->self->device, state, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_get_xr_state(struct call *call) {
    velto_tap_xr_state answer = 0;
    if (call_succeeded(call, velto_tap_get_xr_state(call->self->device, &answer))) answer_int(call, (int64_t)answer);
}

void Velto_tap_write_xr_state_to_all(struct call *call) {
    velto_tap_xr_state state = (velto_tap_xr_state)argument_i32(call, 0);
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    answer_result(call, velto_tap_write_xr_state_to_all(context, state));
}

void Velto_tap_set_default_xr_state(struct call *call) {
    velto_context *context = context_of(call);
    velto_tap_xr_state state = (velto_tap_xr_state)argument_i32(call, 0);
    velto_bool applies_now = argument_bool(call, 1);
    if (context == NULL || call->is_refused) return;
    answer_result(call, velto_tap_set_default_xr_state(context, state, applies_now));
}

void Velto_tap_get_default_xr_state(struct call *call) {
    velto_tap_xr_state answer = 0;
    velto_context *context = context_of(call);
    if (context == NULL) return;
    if (call_succeeded(call, velto_tap_get_default_xr_state(context, &answer))) answer_int(call, (int64_t)answer);
}

void Velto_tap_pause(struct call *call) {
    velto_context *context = context_of(call);
    if (context == NULL) return;
    answer_result(call, velto_tap_pause(context));
}

void Velto_tap_resume(struct call *call) {
    velto_context *context = context_of(call);
    if (context == NULL) return;
    answer_result(call, velto_tap_resume(context));
}

void Velto_tap_refresh(struct call *call) {
    velto_context *context = context_of(call);
    if (context == NULL) return;
    answer_result(call, velto_tap_refresh(context));
}

void Velto_tap_set_mode_writing(struct call *call) {
    velto_bool is_on = argument_bool(call, 0);
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    answer_result(call, velto_tap_set_mode_writing(context, is_on));
}

void VeltoDevice_tap_get_info(struct call *call) {
    velto_tap_info answer = VELTO_TAP_INFO_INIT;
    if (call_succeeded(call, velto_tap_get_info(call->self->device, &answer))) answer_struct(call, &RECORD_TAP_INFO, &answer);
}

void VeltoDevice_tap_read_settings(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_tap_read_settings(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_get_settings(struct call *call) {
    velto_tap_settings answer = VELTO_TAP_SETTINGS_INIT;
    if (call_succeeded(call, velto_tap_get_settings(call->self->device, &answer))) answer_struct(call, &RECORD_TAP_SETTINGS, &answer);
}

void VeltoDevice_tap_write_settings(struct call *call) {
    velto_tap_settings settings = VELTO_TAP_SETTINGS_INIT;
    argument_struct(call, 0, &RECORD_TAP_SETTINGS, &settings);
    velto_tap_setting members = (velto_tap_setting)argument_u32(call, 1);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_tap_write_settings(call->self->device, &settings, members, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_write_name(struct call *call) {
    const char *name = argument_text(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_tap_write_name(call->self->device, name, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_write_combination(struct call *call) {
    velto_finger combination = (velto_finger)argument_u32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_tap_write_combination(call->self->device, combination, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_read_keyboard_state(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_tap_read_keyboard_state(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_write_feature(struct call *call) {
    velto_tap_feature feature = (velto_tap_feature)argument_i32(call, 0);
    velto_bool is_on = argument_bool(call, 1);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_tap_write_feature(call->self->device, feature, is_on, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_read_feature(struct call *call) {
    velto_tap_feature feature = (velto_tap_feature)argument_i32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_tap_read_feature(call->self->device, feature, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_write_standby(struct call *call) {
    velto_bool is_on = argument_bool(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_tap_write_standby(call->self->device, is_on, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_write_vision_reports(struct call *call) {
    velto_tap_vision_reports reports = (velto_tap_vision_reports)argument_i32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_tap_write_vision_reports(call->self->device, reports, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_write_vision_model(struct call *call) {
    velto_tap_vision_model model = (velto_tap_vision_model)argument_i32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_tap_write_vision_model(call->self->device, model, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_write_sensitivity(struct call *call) {
    double gyroscope_range = (double)argument_double(call, 0);
    double accelerometer_range = (double)argument_double(call, 1);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_tap_write_sensitivity(call->self->device, gyroscope_range, accelerometer_range, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_read_property(struct call *call) {
    velto_tap_property property = (velto_tap_property)argument_i32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_tap_read_property(call->self->device, property, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_tap_get_haptic_pattern(struct call *call) {
    uint8_t bytes[512];
    size_t size = 0;
    if (call_succeeded(call, velto_tap_get_haptic_pattern(call->self->device, bytes, sizeof bytes, &size))) answer_bytes(call, bytes, size < sizeof bytes ? size : sizeof bytes);
}

void VeltoDevice_mw_get_info(struct call *call) {
    velto_mw_info answer = VELTO_MW_INFO_INIT;
    if (call_succeeded(call, velto_mw_get_info(call->self->device, &answer))) answer_struct(call, &RECORD_MW_INFO, &answer);
}

void VeltoDevice_mw_list_modules(struct call *call) {
    velto_mw_module list[256];
    size_t count = 0;
    if (call_succeeded(call, velto_mw_list_modules(call->self->device, list, 256, &count))) answer_structs(call, &RECORD_MW_MODULE, list, LIST_COUNT(count, 256));
}

void VeltoDevice_mw_get_state(struct call *call) {
    char text[TEXT_CAPACITY] = {0};
    size_t size = 0;
    if (call_succeeded(call, velto_mw_get_state(call->self->device, text, sizeof text, &size))) answer_text(call, text);
}

void VeltoDevice_mw_set_state(struct call *call) {
    const char *json = argument_text(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_mw_set_state(call->self->device, json));
}

void VeltoDevice_mw_set_sensor_config(struct call *call) {
    velto_mw_sensor_config config = VELTO_MW_SENSOR_CONFIG_INIT;
    argument_struct(call, 0, &RECORD_MW_SENSOR_CONFIG, &config);
    velto_mw_sensor_config answer = VELTO_MW_SENSOR_CONFIG_INIT;
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_set_sensor_config(call->self->device, &config, &answer))) answer_struct(call, &RECORD_MW_SENSOR_CONFIG, &answer);
}

void VeltoDevice_mw_get_sensor_config(struct call *call) {
    velto_mw_sensor sensor = (velto_mw_sensor)argument_i32(call, 0);
    velto_mw_sensor_config answer = VELTO_MW_SENSOR_CONFIG_INIT;
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_get_sensor_config(call->self->device, sensor, &answer))) answer_struct(call, &RECORD_MW_SENSOR_CONFIG, &answer);
}

void VeltoDevice_mw_read_sensor_config(struct call *call) {
    velto_mw_sensor sensor = (velto_mw_sensor)argument_i32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_read_sensor_config(call->self->device, sensor, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_start_sensor(struct call *call) {
    velto_mw_sensor sensor = (velto_mw_sensor)argument_i32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_start_sensor(call->self->device, sensor, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_stop_sensor(struct call *call) {
    velto_mw_sensor sensor = (velto_mw_sensor)argument_i32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_stop_sensor(call->self->device, sensor, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_write_offset(struct call *call) {
    velto_mw_sensor sensor = (velto_mw_sensor)argument_i32(call, 0);
    double x = (double)argument_double(call, 1);
    double y = (double)argument_double(call, 2);
    double z = (double)argument_double(call, 3);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_write_offset(call->self->device, sensor, x, y, z, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_write_axes(struct call *call) {
    velto_mw_axis x = (velto_mw_axis)argument_i32(call, 0);
    velto_mw_axis y = (velto_mw_axis)argument_i32(call, 1);
    velto_mw_axis z = (velto_mw_axis)argument_i32(call, 2);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_write_axes(call->self->device, x, y, z, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_write_downsampling(struct call *call) {
    uint32_t accelerometer = (uint32_t)argument_u32(call, 0);
    uint32_t gyroscope = (uint32_t)argument_u32(call, 1);
    velto_bool is_filtered = argument_bool(call, 2);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_write_downsampling(call->self->device, accelerometer, gyroscope, is_filtered, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_start_detector(struct call *call) {
    velto_mw_detector_config config = VELTO_MW_DETECTOR_CONFIG_INIT;
    argument_struct(call, 0, &RECORD_MW_DETECTOR_CONFIG, &config);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_start_detector(call->self->device, &config, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_stop_detector(struct call *call) {
    velto_mw_detector detector = (velto_mw_detector)argument_i32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_stop_detector(call->self->device, detector, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_clear_steps(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_mw_clear_steps(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_play_led(struct call *call) {
    velto_mw_led_pattern patterns[3] = {0};
    size_t patterns_count = argument_structs(call, 0, patterns, 3, &RECORD_MW_LED_PATTERN);
    velto_mw_led_action action = (velto_mw_led_action)argument_i32(call, 1);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_play_led(call->self->device, patterns, patterns_count, action, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_control_led(struct call *call) {
    velto_mw_led_action action = (velto_mw_led_action)argument_i32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_control_led(call->self->device, action, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_play_motor(struct call *call) {
    double strength = (double)argument_double(call, 0);
    double seconds = (double)argument_double(call, 1);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_play_motor(call->self->device, strength, seconds, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_play_buzzer(struct call *call) {
    double seconds = (double)argument_double(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_play_buzzer(call->self->device, seconds, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_reset_fusion(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_mw_reset_fusion(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_read_fusion_calibration(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_mw_read_fusion_calibration(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_get_fusion_calibration(struct call *call) {
    velto_mw_fusion_calibration answer = {0};
    if (call_succeeded(call, velto_mw_get_fusion_calibration(call->self->device, &answer))) answer_struct(call, &RECORD_MW_FUSION_CALIBRATION, &answer);
}

void VeltoDevice_mw_set_input_source(struct call *call) {
    velto_mw_input_source source = (velto_mw_input_source)argument_i32(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_mw_set_input_source(call->self->device, source));
}

void VeltoDevice_mw_write_packet(struct call *call) {
    uint8_t packet[512];
    size_t packet_size = argument_bytes(call, 0, packet, 512);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_write_packet(call->self->device, packet, packet_size, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_request(struct call *call) {
    uint8_t packet[512];
    size_t packet_size = argument_bytes(call, 0, packet, 512);
    uint8_t reply_prefix[512];
    size_t reply_prefix_size = argument_bytes(call, 1, reply_prefix, 512);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_request(call->self->device, packet, packet_size, reply_prefix, reply_prefix_size, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_write_test_notification(struct call *call) {
    uint8_t packet[512];
    size_t packet_size = argument_bytes(call, 0, packet, 512);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_write_test_notification(call->self->device, packet, packet_size, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_tear_down(struct call *call) {
    velto_mw_part parts = (velto_mw_part)argument_u32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_tear_down(call->self->device, parts, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_reset(struct call *call) {
    velto_mw_reset_kind kind = (velto_mw_reset_kind)argument_i32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_reset(call->self->device, kind, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_factory_reset(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_mw_factory_reset(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_write_pin(struct call *call) {
    uint32_t pin = (uint32_t)argument_u32(call, 0);
    velto_mw_pin_action action = (velto_mw_pin_action)argument_i32(call, 1);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_write_pin(call->self->device, pin, action, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_set_pin_config(struct call *call) {
    uint32_t pin = (uint32_t)argument_u32(call, 0);
    velto_mw_pin_config config = VELTO_MW_PIN_CONFIG_INIT;
    argument_struct(call, 1, &RECORD_MW_PIN_CONFIG, &config);
    if (call->is_refused) return;
    answer_result(call, velto_mw_set_pin_config(call->self->device, pin, &config));
}

void VeltoDevice_mw_get_pin_config(struct call *call) {
    uint32_t pin = (uint32_t)argument_u32(call, 0);
    velto_mw_pin_config answer = VELTO_MW_PIN_CONFIG_INIT;
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_get_pin_config(call->self->device, pin, &answer))) answer_struct(call, &RECORD_MW_PIN_CONFIG, &answer);
}

void VeltoDevice_mw_watch_pin(struct call *call) {
    uint32_t pin = (uint32_t)argument_u32(call, 0);
    velto_mw_pin_edge edge = (velto_mw_pin_edge)argument_i32(call, 1);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_watch_pin(call->self->device, pin, edge, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_write_thermistor(struct call *call) {
    velto_mw_thermistor thermistor = {0};
    argument_struct(call, 0, &RECORD_MW_THERMISTOR, &thermistor);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_write_thermistor(call->self->device, &thermistor, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_write_i2c(struct call *call) {
    uint32_t address = (uint32_t)argument_u32(call, 0);
    uint32_t register_id = (uint32_t)argument_u32(call, 1);
    uint8_t bytes[512];
    size_t bytes_size = argument_bytes(call, 2, bytes, 512);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_write_i2c(call->self->device, address, register_id, bytes, bytes_size, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_read_i2c(struct call *call) {
    uint32_t address = (uint32_t)argument_u32(call, 0);
    uint32_t register_id = (uint32_t)argument_u32(call, 1);
    uint32_t size = (uint32_t)argument_u32(call, 2);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_read_i2c(call->self->device, address, register_id, size, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_write_spi(struct call *call) {
    velto_mw_spi spi = {0};
    argument_struct(call, 0, &RECORD_MW_SPI, &spi);
    uint8_t bytes[512];
    size_t bytes_size = argument_bytes(call, 1, bytes, 512);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_write_spi(call->self->device, &spi, bytes, bytes_size, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_read_spi(struct call *call) {
    velto_mw_spi spi = {0};
    argument_struct(call, 0, &RECORD_MW_SPI, &spi);
    uint8_t bytes[512];
    size_t bytes_size = argument_bytes(call, 1, bytes, 512);
    uint32_t read_size = (uint32_t)argument_u32(call, 2);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_read_spi(call->self->device, &spi, bytes, bytes_size, read_size, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_read_beacon(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_mw_read_beacon(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_get_beacon(struct call *call) {
    velto_mw_beacon answer = {0};
    if (call_succeeded(call, velto_mw_get_beacon(call->self->device, &answer))) answer_struct(call, &RECORD_MW_BEACON, &answer);
}

void VeltoDevice_mw_read_settings(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_mw_read_settings(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_get_settings(struct call *call) {
    velto_mw_settings answer = VELTO_MW_SETTINGS_INIT;
    if (call_succeeded(call, velto_mw_get_settings(call->self->device, &answer))) answer_struct(call, &RECORD_MW_SETTINGS, &answer);
}

void VeltoDevice_mw_read_whitelist(struct call *call) {
    uint32_t slot = (uint32_t)argument_u32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_read_whitelist(call->self->device, slot, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_read_address(struct call *call) {
    velto_op answer = {0};
    if (call_succeeded(call, velto_mw_read_address(call->self->device, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_mw_run_action(struct call *call) {
    velto_mw_action action = (velto_mw_action)argument_i32(call, 0);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_mw_run_action(call->self->device, action, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_set_motion_config(struct call *call) {
    velto_motion_config config = VELTO_MOTION_CONFIG_INIT;
    velto_device_get_motion_config(call->self->device, &config);
    argument_struct(call, 0, &RECORD_MOTION_CONFIG, &config);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_motion_config(call->self->device, &config));
}

void VeltoDevice_get_motion_config(struct call *call) {
    velto_motion_config answer = VELTO_MOTION_CONFIG_INIT;
    if (call_succeeded(call, velto_device_get_motion_config(call->self->device, &answer))) answer_struct(call, &RECORD_MOTION_CONFIG, &answer);
}

void VeltoDevice_set_motion_mode(struct call *call) {
    velto_motion_mode mode = (velto_motion_mode)argument_i32(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_motion_mode(call->self->device, mode));
}

void VeltoDevice_calibrate_neutral(struct call *call) {
    answer_result(call, velto_device_calibrate_neutral(call->self->device));
}

void VeltoDevice_recenter(struct call *call) {
    answer_result(call, velto_device_recenter(call->self->device));
}

void VeltoDevice_flip_paddle_offset(struct call *call) {
    answer_result(call, velto_device_flip_paddle_offset(call->self->device));
}

void VeltoDevice_get_calibration(struct call *call) {
    velto_calibration answer = VELTO_CALIBRATION_INIT;
    if (call_succeeded(call, velto_device_get_calibration(call->self->device, &answer))) answer_struct(call, &RECORD_CALIBRATION, &answer);
}

void VeltoDevice_set_calibration(struct call *call) {
    velto_calibration calibration = VELTO_CALIBRATION_INIT;
    velto_device_get_calibration(call->self->device, &calibration);
    argument_struct(call, 0, &RECORD_CALIBRATION, &calibration);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_calibration(call->self->device, &calibration));
}

void VeltoDevice_set_calibration_policy(struct call *call) {
    velto_calibration_policy policy = (velto_calibration_policy)argument_i32(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_calibration_policy(call->self->device, policy));
}

void VeltoDevice_get_calibration_policy(struct call *call) {
    velto_calibration_policy answer = 0;
    if (call_succeeded(call, velto_device_get_calibration_policy(call->self->device, &answer))) answer_int(call, (int64_t)answer);
}

void VeltoDevice_set_calibration_wanted(struct call *call) {
    velto_bool is_wanted = argument_bool(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_calibration_wanted(call->self->device, is_wanted));
}

void VeltoDevice_get_calibration_state(struct call *call) {
    velto_calibration_state answer = 0;
    if (call_succeeded(call, velto_device_get_calibration_state(call->self->device, &answer))) answer_int(call, (int64_t)answer);
}

void VeltoDevice_start_calibration(struct call *call) {
    velto_calibration_options options = VELTO_CALIBRATION_OPTIONS_INIT;
    argument_struct(call, 0, &RECORD_CALIBRATION_OPTIONS, &options);
    velto_op answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_device_start_calibration(call->self->device, &options, &answer))) answer_int(call, (int64_t)answer.bits);
}

void VeltoDevice_save_profile(struct call *call) {
    answer_result(call, velto_device_save_profile(call->self->device));
}

void VeltoDevice_load_profile(struct call *call) {
    answer_result(call, velto_device_load_profile(call->self->device));
}

void VeltoDevice_get_motion_debug(struct call *call) {
    velto_motion_debug answer = VELTO_MOTION_DEBUG_INIT;
    if (call_succeeded(call, velto_device_get_motion_debug(call->self->device, &answer))) answer_struct(call, &RECORD_MOTION_DEBUG, &answer);
}

void VeltoDevice_set_gamepad_style(struct call *call) {
    velto_gamepad_style style = (velto_gamepad_style)argument_i32(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_gamepad_style(call->self->device, style));
}

void VeltoDevice_set_gamepad_config(struct call *call) {
    velto_gamepad_config config = VELTO_GAMEPAD_CONFIG_INIT;
    velto_device_get_gamepad_config(call->self->device, &config);
    argument_struct(call, 0, &RECORD_GAMEPAD_CONFIG, &config);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_gamepad_config(call->self->device, &config));
}

void VeltoDevice_get_gamepad_config(struct call *call) {
    velto_gamepad_config answer = VELTO_GAMEPAD_CONFIG_INIT;
    if (call_succeeded(call, velto_device_get_gamepad_config(call->self->device, &answer))) answer_struct(call, &RECORD_GAMEPAD_CONFIG, &answer);
}

void VeltoDevice_set_sensor_filter(struct call *call) {
    velto_sensor_filter filter = VELTO_SENSOR_FILTER_INIT;
    velto_device_get_sensor_filter(call->self->device, &filter);
    argument_struct(call, 0, &RECORD_SENSOR_FILTER, &filter);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_sensor_filter(call->self->device, &filter));
}

void VeltoDevice_get_sensor_filter(struct call *call) {
    velto_sensor_filter answer = VELTO_SENSOR_FILTER_INIT;
    if (call_succeeded(call, velto_device_get_sensor_filter(call->self->device, &answer))) answer_struct(call, &RECORD_SENSOR_FILTER, &answer);
}

void VeltoDevice_ingest_sample(struct call *call) {
    velto_axis_sample sample = {0};
    argument_struct(call, 0, &RECORD_AXIS_SAMPLE, &sample);
    if (call->is_refused) return;
    answer_result(call, velto_device_ingest_sample(call->self->device, &sample));
}

void VeltoDevice_set_supplement(struct call *call) {
    double rotation = (double)argument_double(call, 0);
    double tilt_x = (double)argument_double(call, 1);
    double gyro_y = (double)argument_double(call, 2);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_supplement(call->self->device, rotation, tilt_x, gyro_y));
}

void VeltoDevice_set_probe(struct call *call) {
    velto_bool is_on = argument_bool(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_device_set_probe(call->self->device, is_on));
}

void VeltoDevice_list_probe_changes(struct call *call) {
    velto_probe_change list[256];
    size_t count = 0;
    if (call_succeeded(call, velto_device_list_probe_changes(call->self->device, list, 256, &count))) answer_structs(call, &RECORD_PROBE_CHANGE, list, LIST_COUNT(count, 256));
}

void VeltoNavigator_set_config(struct call *call) {
    velto_navigator_config config = VELTO_NAVIGATOR_CONFIG_INIT;
    velto_navigator_get_config(call->self->navigator, &config);
    argument_struct(call, 0, &RECORD_NAVIGATOR_CONFIG, &config);
    if (call->is_refused) return;
    answer_result(call, velto_navigator_set_config(call->self->navigator, &config));
}

void VeltoNavigator_get_config(struct call *call) {
    velto_navigator_config answer = VELTO_NAVIGATOR_CONFIG_INIT;
    if (call_succeeded(call, velto_navigator_get_config(call->self->navigator, &answer))) answer_struct(call, &RECORD_NAVIGATOR_CONFIG, &answer);
}

void VeltoNavigator_begin_menu(struct call *call) {
    int32_t item_count = (int32_t)argument_i32(call, 0);
    velto_confirmation confirmation = (velto_confirmation)argument_i32(call, 1);
    if (call->is_refused) return;
    answer_result(call, velto_navigator_begin_menu(call->self->navigator, item_count, confirmation));
}

void VeltoNavigator_end_menu(struct call *call) {
    answer_result(call, velto_navigator_end_menu(call->self->navigator));
}

void VeltoNavigator_set_item_enabled(struct call *call) {
    int32_t item = (int32_t)argument_i32(call, 0);
    velto_bool is_enabled = argument_bool(call, 1);
    if (call->is_refused) return;
    answer_result(call, velto_navigator_set_item_enabled(call->self->navigator, item, is_enabled));
}

void VeltoNavigator_set_suspended(struct call *call) {
    velto_bool is_suspended = argument_bool(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_navigator_set_suspended(call->self->navigator, is_suspended));
}

void VeltoNavigator_get_state(struct call *call) {
    velto_navigator_state answer = VELTO_NAVIGATOR_STATE_INIT;
    if (call_succeeded(call, velto_navigator_get_state(call->self->navigator, &answer))) answer_struct(call, &RECORD_NAVIGATOR_STATE, &answer);
}

void VeltoNavigator_step_input(struct call *call) {
    const velto_input *input = argument_input(call, 0);
    double dt = (double)argument_dt(call, 1);
    velto_navigator_step answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_navigator_step_input(call->self->navigator, input, dt, &answer))) answer_struct(call, &RECORD_NAVIGATOR_STEP, &answer);
}

void VeltoNavigator_step_position(struct call *call) {
    double position = (double)argument_double(call, 0);
    velto_bool is_clicked = argument_bool(call, 1);
    velto_bool is_available = argument_bool(call, 2);
    double dt = (double)argument_dt(call, 3);
    velto_navigator_step answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_navigator_step_position(call->self->navigator, position, is_clicked, is_available, dt, &answer))) answer_struct(call, &RECORD_NAVIGATOR_STEP, &answer);
}

void VeltoNavigator_move_focus(struct call *call) {
    int32_t steps = (int32_t)argument_i32(call, 0);
    velto_navigator_step answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_navigator_move_focus(call->self->navigator, steps, &answer))) answer_struct(call, &RECORD_NAVIGATOR_STEP, &answer);
}

void VeltoNavigator_activate_focus(struct call *call) {
    velto_navigator_step answer = {0};
    if (call_succeeded(call, velto_navigator_activate_focus(call->self->navigator, &answer))) answer_struct(call, &RECORD_NAVIGATOR_STEP, &answer);
}

void VeltoNavigator_activate_item(struct call *call) {
    int32_t item = (int32_t)argument_i32(call, 0);
    velto_navigator_step answer = {0};
    if (call->is_refused) return;
    if (call_succeeded(call, velto_navigator_activate_item(call->self->navigator, item, &answer))) answer_struct(call, &RECORD_NAVIGATOR_STEP, &answer);
}

void VeltoNavigator_clear_focus(struct call *call) {
    velto_navigator_step answer = {0};
    if (call_succeeded(call, velto_navigator_clear_focus(call->self->navigator, &answer))) answer_struct(call, &RECORD_NAVIGATOR_STEP, &answer);
}

void VeltoDevice_begin_menu_motion(struct call *call) {
    velto_navigator_policy policy = (velto_navigator_policy)argument_i32(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_device_begin_menu_motion(call->self->device, policy));
}

void VeltoDevice_end_menu_motion(struct call *call) {
    answer_result(call, velto_device_end_menu_motion(call->self->device));
}

void VeltoNavigator_set_owner(struct call *call) {
    velto_device device = argument_device(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_navigator_set_owner(call->self->navigator, device));
}

void VeltoNavigator_get_owner(struct call *call) {
    velto_device answer = {0};
    if (call_succeeded(call, velto_navigator_get_owner(call->self->navigator, &answer))) answer_device(call, answer);
}

void VeltoNavigator_set_turn_player(struct call *call) {
    int32_t player_index = (int32_t)argument_i32(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_navigator_set_turn_player(call->self->navigator, player_index));
}

void VeltoNavigator_is_turn_pending(struct call *call) {
    int32_t player_index = (int32_t)argument_i32(call, 0);
    int32_t player_count = (int32_t)argument_i32(call, 1);
    if (call->is_refused) return;
    answer_bool(call, velto_navigator_is_turn_pending(call->self->navigator, player_index, player_count));
}

void Velto_create_sim(struct call *call) {
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    argument_struct(call, 0, &RECORD_SIM_DEF, &def);
    velto_sim answer = {0};
    velto_context *context = context_of(call);
    if (context == NULL || call->is_refused) return;
    if (call_succeeded(call, velto_context_create_sim(context, &def, &answer))) answer_sim(call, answer);
}

void VeltoSim_get_device(struct call *call) {
    velto_device answer = {0};
    if (call_succeeded(call, velto_sim_get_device(call->self->sim, &answer))) answer_device(call, answer);
}

void VeltoSim_get_identifier(struct call *call) {
    char text[TEXT_CAPACITY] = {0};
    size_t size = 0;
    if (call_succeeded(call, velto_sim_get_identifier(call->self->sim, text, sizeof text, &size))) answer_text(call, text);
}

void VeltoSim_set_steps(struct call *call) {
    velto_sim_step steps[4096] = {0};
    size_t steps_count = argument_structs(call, 0, steps, 4096, &RECORD_SIM_STEP);
    velto_bool repeats = argument_bool(call, 1);
    if (call->is_refused) return;
    answer_result(call, velto_sim_set_script(call->self->sim, steps, steps_count, repeats));
}

void VeltoSim_play(struct call *call) {
    const char *script_name = argument_text(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_sim_play(call->self->sim, script_name));
}

void VeltoSim_set_motion(struct call *call) {
    double x = (double)argument_double(call, 0);
    double y = (double)argument_double(call, 1);
    double z = (double)argument_double(call, 2);
    if (call->is_refused) return;
    answer_result(call, velto_sim_set_motion(call->self->sim, x, y, z));
}

void VeltoSim_press_button(struct call *call) {
    double seconds = (double)argument_double(call, 0);
    if (call->is_refused) return;
    answer_result(call, velto_sim_press_button(call->self->sim, seconds));
}

void VeltoSim_inject_step(struct call *call) {
    velto_sim_step step = {0};
    argument_struct(call, 0, &RECORD_SIM_STEP, &step);
    if (call->is_refused) return;
    answer_result(call, velto_sim_inject_step(call->self->sim, &step));
}

void VeltoSim_set_i2c_registers(struct call *call) {
    uint8_t address = (uint8_t)argument_u32(call, 0);
    uint8_t register_id = (uint8_t)argument_u32(call, 1);
    uint8_t bytes[512];
    size_t bytes_size = argument_bytes(call, 2, bytes, 512);
    if (call->is_refused) return;
    answer_result(call, velto_sim_set_i2c_registers(call->self->sim, address, register_id, bytes, bytes_size));
}

void VeltoSim_get_i2c_registers(struct call *call) {
    uint8_t address = (uint8_t)argument_u32(call, 0);
    uint8_t register_id = (uint8_t)argument_u32(call, 1);
    uint8_t bytes[512];
    size_t size = 0;
    if (call->is_refused) return;
    if (call_succeeded(call, velto_sim_get_i2c_registers(call->self->sim, address, register_id, bytes, sizeof bytes, &size))) answer_bytes(call, bytes, size < sizeof bytes ? size : sizeof bytes);
}

void VeltoSim_set_spi_answer(struct call *call) {
    uint8_t select_pin = (uint8_t)argument_u32(call, 0);
    uint8_t bytes[512];
    size_t bytes_size = argument_bytes(call, 1, bytes, 512);
    if (call->is_refused) return;
    answer_result(call, velto_sim_set_spi_answer(call->self->sim, select_pin, bytes, bytes_size));
}

void VeltoSim_get_state(struct call *call) {
    uint8_t bytes[512];
    size_t size = 0;
    if (call_succeeded(call, velto_sim_get_state(call->self->sim, bytes, sizeof bytes, &size))) answer_bytes(call, bytes, size < sizeof bytes ? size : sizeof bytes);
}

void VeltoSim_set_state(struct call *call) {
    uint8_t bytes[512];
    size_t bytes_size = argument_bytes(call, 0, bytes, 512);
    if (call->is_refused) return;
    answer_result(call, velto_sim_set_state(call->self->sim, bytes, bytes_size));
}

void VeltoSim_set_link(struct call *call) {
    velto_sim_link link = VELTO_SIM_LINK_INIT;
    velto_sim_get_link(call->self->sim, &link);
    argument_struct(call, 0, &RECORD_SIM_LINK, &link);
    if (call->is_refused) return;
    answer_result(call, velto_sim_set_link(call->self->sim, &link));
}

void VeltoSim_get_link(struct call *call) {
    velto_sim_link answer = VELTO_SIM_LINK_INIT;
    if (call_succeeded(call, velto_sim_get_link(call->self->sim, &answer))) answer_struct(call, &RECORD_SIM_LINK, &answer);
}

void VeltoSim_drop_link(struct call *call) {
    answer_result(call, velto_sim_drop_link(call->self->sim));
}
