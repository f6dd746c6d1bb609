/* Generated from bindings/api; do not edit. */
#include "records.h"

#include <stddef.h>

static const struct member RECORD_UUID_MEMBERS[] = {
    {"bytes", MEMBER_U8, 16, offsetof(velto_uuid, bytes), NULL},
};
const struct record RECORD_UUID = {sizeof(velto_uuid), 1, RECORD_UUID_MEMBERS};

static const struct member RECORD_ERROR_DETAIL_MEMBERS[] = {
    {"code", MEMBER_I32, 0, offsetof(velto_error_detail, code), NULL},
    {"cause", MEMBER_I32, 0, offsetof(velto_error_detail, cause), NULL},
    {"number", MEMBER_I64, 0, offsetof(velto_error_detail, number), NULL},
    {"device", MEMBER_DEVICE, 0, offsetof(velto_error_detail, device), NULL},
    {"function", MEMBER_CHARS, 0, offsetof(velto_error_detail, function), NULL},
    {"name", MEMBER_CHARS, 0, offsetof(velto_error_detail, name), NULL},
    {"message", MEMBER_CHARS, 0, offsetof(velto_error_detail, message), NULL},
    {"remedy", MEMBER_CHARS, 0, offsetof(velto_error_detail, remedy), NULL},
};
const struct record RECORD_ERROR_DETAIL = {sizeof(velto_error_detail), 8, RECORD_ERROR_DETAIL_MEMBERS};

static const struct member RECORD_CONTEXT_DEF_MEMBERS[] = {
    {"backends", MEMBER_U32, 0, offsetof(velto_context_def, backends), NULL},
    {"flags", MEMBER_U32, 0, offsetof(velto_context_def, flags), NULL},
    {"event_capacity", MEMBER_U32, 0, offsetof(velto_context_def, event_capacity), NULL},
    {"owner_name", MEMBER_TEXT, 0, offsetof(velto_context_def, owner_name), NULL},
    {"bus_address", MEMBER_TEXT, 0, offsetof(velto_context_def, bus_address), NULL},
    {"adapter", MEMBER_TEXT, 0, offsetof(velto_context_def, adapter), NULL},
    {"settle_time", MEMBER_F64, 0, offsetof(velto_context_def, settle_time), NULL},
    {"reconnect_delay", MEMBER_F64, 0, offsetof(velto_context_def, reconnect_delay), NULL},
    {"state_path", MEMBER_TEXT, 0, offsetof(velto_context_def, state_path), NULL},
    {"auto_connect_families", MEMBER_U32, 0, offsetof(velto_context_def, auto_connect_families), NULL},
    {"simulated_link_limit", MEMBER_U32, 0, offsetof(velto_context_def, simulated_link_limit), NULL},
};
const struct record RECORD_CONTEXT_DEF = {sizeof(velto_context_def), 11, RECORD_CONTEXT_DEF_MEMBERS};

static const struct member RECORD_CONTEXT_INFO_MEMBERS[] = {
    {"backends", MEMBER_U32, 0, offsetof(velto_context_info, backends), NULL},
    {"flags", MEMBER_U32, 0, offsetof(velto_context_info, flags), NULL},
    {"adapter_count", MEMBER_U32, 0, offsetof(velto_context_info, adapter_count), NULL},
    {"device_count", MEMBER_U32, 0, offsetof(velto_context_info, device_count), NULL},
    {"connected_count", MEMBER_U32, 0, offsetof(velto_context_info, connected_count), NULL},
    {"auto_connect_players", MEMBER_I32, 0, offsetof(velto_context_info, auto_connect_players), NULL},
    {"is_scanning", MEMBER_BOOL, 0, offsetof(velto_context_info, is_scanning), NULL},
    {"link_limit", MEMBER_U32, 0, offsetof(velto_context_info, link_limit), NULL},
    {"waiting_count", MEMBER_U32, 0, offsetof(velto_context_info, waiting_count), NULL},
    {"search_problem", MEMBER_I32, 0, offsetof(velto_context_info, search_problem), NULL},
};
const struct record RECORD_CONTEXT_INFO = {sizeof(velto_context_info), 10, RECORD_CONTEXT_INFO_MEMBERS};

static const struct member RECORD_CONTEXT_STATS_MEMBERS[] = {
    {"pending_op_count", MEMBER_U32, 0, offsetof(velto_context_stats, pending_op_count), NULL},
    {"packet_count", MEMBER_U64, 0, offsetof(velto_context_stats, packet_count), NULL},
    {"dropped_packet_count", MEMBER_U64, 0, offsetof(velto_context_stats, dropped_packet_count), NULL},
    {"lost_log_line_count", MEMBER_U64, 0, offsetof(velto_context_stats, lost_log_line_count), NULL},
};
const struct record RECORD_CONTEXT_STATS = {sizeof(velto_context_stats), 4, RECORD_CONTEXT_STATS_MEMBERS};

static const struct member RECORD_ADAPTER_INFO_MEMBERS[] = {
    {"identifier", MEMBER_CHARS, 0, offsetof(velto_adapter_info, identifier), NULL},
    {"address", MEMBER_CHARS, 0, offsetof(velto_adapter_info, address), NULL},
    {"name", MEMBER_CHARS, 0, offsetof(velto_adapter_info, name), NULL},
    {"is_present", MEMBER_BOOL, 0, offsetof(velto_adapter_info, is_present), NULL},
    {"is_powered", MEMBER_BOOL, 0, offsetof(velto_adapter_info, is_powered), NULL},
    {"is_usable", MEMBER_BOOL, 0, offsetof(velto_adapter_info, is_usable), NULL},
    {"is_selected", MEMBER_BOOL, 0, offsetof(velto_adapter_info, is_selected), NULL},
};
const struct record RECORD_ADAPTER_INFO = {sizeof(velto_adapter_info), 7, RECORD_ADAPTER_INFO_MEMBERS};

static const struct member RECORD_OP_PROGRESS_MEMBERS[] = {
    {"phase", MEMBER_I32, 0, offsetof(velto_op_progress, phase), NULL},
    {"part", MEMBER_I32, 0, offsetof(velto_op_progress, part), NULL},
    {"part_count", MEMBER_I32, 0, offsetof(velto_op_progress, part_count), NULL},
    {"done", MEMBER_U64, 0, offsetof(velto_op_progress, done), NULL},
    {"total", MEMBER_U64, 0, offsetof(velto_op_progress, total), NULL},
    {"rate", MEMBER_F64, 0, offsetof(velto_op_progress, rate), NULL},
    {"remaining", MEMBER_F64, 0, offsetof(velto_op_progress, remaining), NULL},
};
const struct record RECORD_OP_PROGRESS = {sizeof(velto_op_progress), 7, RECORD_OP_PROGRESS_MEMBERS};

static const struct member RECORD_OP_INFO_MEMBERS[] = {
    {"kind", MEMBER_I32, 0, offsetof(velto_op_info, kind), NULL},
    {"status", MEMBER_I32, 0, offsetof(velto_op_info, status), NULL},
    {"result", MEMBER_I32, 0, offsetof(velto_op_info, result), NULL},
    {"device", MEMBER_DEVICE, 0, offsetof(velto_op_info, device), NULL},
    {"object_bits", MEMBER_U64, 0, offsetof(velto_op_info, object_bits), NULL},
    {"has_progress", MEMBER_BOOL, 0, offsetof(velto_op_info, has_progress), NULL},
    {"progress", MEMBER_STRUCT, 0, offsetof(velto_op_info, progress), &RECORD_OP_PROGRESS},
};
const struct record RECORD_OP_INFO = {sizeof(velto_op_info), 7, RECORD_OP_INFO_MEMBERS};

static const struct member RECORD_SCAN_OPTIONS_MEMBERS[] = {
    {"flags", MEMBER_U32, 0, offsetof(velto_scan_options, flags), NULL},
};
const struct record RECORD_SCAN_OPTIONS = {sizeof(velto_scan_options), 1, RECORD_SCAN_OPTIONS_MEMBERS};

static const struct member RECORD_DEVICE_INFO_MEMBERS[] = {
    {"family", MEMBER_I32, 0, offsetof(velto_device_info, family), NULL},
    {"link_state", MEMBER_I32, 0, offsetof(velto_device_info, link_state), NULL},
    {"reconnect_policy", MEMBER_I32, 0, offsetof(velto_device_info, reconnect_policy), NULL},
    {"rssi", MEMBER_I32, 0, offsetof(velto_device_info, rssi), NULL},
    {"mtu", MEMBER_U32, 0, offsetof(velto_device_info, mtu), NULL},
    {"link_serial", MEMBER_U32, 0, offsetof(velto_device_info, link_serial), NULL},
    {"player_index", MEMBER_I32, 0, offsetof(velto_device_info, player_index), NULL},
    {"flags", MEMBER_U32, 0, offsetof(velto_device_info, flags), NULL},
    {"table_generation", MEMBER_U32, 0, offsetof(velto_device_info, table_generation), NULL},
    {"last_seen_ns", MEMBER_U64, 0, offsetof(velto_device_info, last_seen_ns), NULL},
    {"address", MEMBER_CHARS, 0, offsetof(velto_device_info, address), NULL},
    {"identifier", MEMBER_CHARS, 0, offsetof(velto_device_info, identifier), NULL},
    {"name", MEMBER_CHARS, 0, offsetof(velto_device_info, name), NULL},
    {"battery", MEMBER_F64, 0, offsetof(velto_device_info, battery), NULL},
};
const struct record RECORD_DEVICE_INFO = {sizeof(velto_device_info), 14, RECORD_DEVICE_INFO_MEMBERS};

static const struct member RECORD_CONNECT_OPTIONS_MEMBERS[] = {
    {"keeps_subscriptions", MEMBER_BOOL, 0, offsetof(velto_connect_options, keeps_subscriptions), NULL},
    {"timeout", MEMBER_F64, 0, offsetof(velto_connect_options, timeout), NULL},
    {"turn_timeout", MEMBER_F64, 0, offsetof(velto_connect_options, turn_timeout), NULL},
};
const struct record RECORD_CONNECT_OPTIONS = {sizeof(velto_connect_options), 3, RECORD_CONNECT_OPTIONS_MEMBERS};

static const struct member RECORD_LINK_STATS_MEMBERS[] = {
    {"link_serial", MEMBER_U32, 0, offsetof(velto_link_stats, link_serial), NULL},
    {"connect_attempt_count", MEMBER_U32, 0, offsetof(velto_link_stats, connect_attempt_count), NULL},
    {"lost_link_count", MEMBER_U32, 0, offsetof(velto_link_stats, lost_link_count), NULL},
    {"packet_count", MEMBER_U64, 0, offsetof(velto_link_stats, packet_count), NULL},
    {"dropped_packet_count", MEMBER_U64, 0, offsetof(velto_link_stats, dropped_packet_count), NULL},
    {"notify_path", MEMBER_I32, 0, offsetof(velto_link_stats, notify_path), NULL},
    {"is_shared", MEMBER_BOOL, 0, offsetof(velto_link_stats, is_shared), NULL},
};
const struct record RECORD_LINK_STATS = {sizeof(velto_link_stats), 7, RECORD_LINK_STATS_MEMBERS};

static const struct member RECORD_KNOWN_DEVICE_MEMBERS[] = {
    {"last_connected_utc_ns", MEMBER_U64, 0, offsetof(velto_known_device, last_connected_utc_ns), NULL},
    {"device", MEMBER_DEVICE, 0, offsetof(velto_known_device, device), NULL},
    {"family", MEMBER_I32, 0, offsetof(velto_known_device, family), NULL},
    {"set_family", MEMBER_I32, 0, offsetof(velto_known_device, set_family), NULL},
    {"player_index", MEMBER_I32, 0, offsetof(velto_known_device, player_index), NULL},
    {"identifier", MEMBER_CHARS, 0, offsetof(velto_known_device, identifier), NULL},
    {"address", MEMBER_CHARS, 0, offsetof(velto_known_device, address), NULL},
    {"name", MEMBER_CHARS, 0, offsetof(velto_known_device, name), NULL},
};
const struct record RECORD_KNOWN_DEVICE = {sizeof(velto_known_device), 8, RECORD_KNOWN_DEVICE_MEMBERS};

static const struct member RECORD_CHANNEL_INFO_MEMBERS[] = {
    {"name", MEMBER_CHARS, 0, offsetof(velto_channel_info, name), NULL},
    {"unit", MEMBER_CHARS, 0, offsetof(velto_channel_info, unit), NULL},
    {"scale", MEMBER_F64, 0, offsetof(velto_channel_info, scale), NULL},
};
const struct record RECORD_CHANNEL_INFO = {sizeof(velto_channel_info), 3, RECORD_CHANNEL_INFO_MEMBERS};

static const struct member RECORD_STREAM_DEF_MEMBERS[] = {
    {"units", MEMBER_I32, 0, offsetof(velto_stream_def, units), NULL},
    {"capacity", MEMBER_U32, 0, offsetof(velto_stream_def, capacity), NULL},
    {"counts_loss", MEMBER_BOOL, 0, offsetof(velto_stream_def, counts_loss), NULL},
    {"timeout", MEMBER_F64, 0, offsetof(velto_stream_def, timeout), NULL},
    {"poll_interval", MEMBER_F64, 0, offsetof(velto_stream_def, poll_interval), NULL},
};
const struct record RECORD_STREAM_DEF = {sizeof(velto_stream_def), 5, RECORD_STREAM_DEF_MEMBERS};

static const struct member RECORD_STREAM_INFO_MEMBERS[] = {
    {"state", MEMBER_I32, 0, offsetof(velto_stream_info, state), NULL},
    {"result", MEMBER_I32, 0, offsetof(velto_stream_info, result), NULL},
    {"value_type", MEMBER_I32, 0, offsetof(velto_stream_info, value_type), NULL},
    {"signal", MEMBER_U64, 0, offsetof(velto_stream_info, signal), NULL},
    {"device", MEMBER_DEVICE, 0, offsetof(velto_stream_info, device), NULL},
    {"units", MEMBER_I32, 0, offsetof(velto_stream_info, units), NULL},
    {"channel_count", MEMBER_U32, 0, offsetof(velto_stream_info, channel_count), NULL},
    {"frame_size", MEMBER_U32, 0, offsetof(velto_stream_info, frame_size), NULL},
    {"waiting_count", MEMBER_U32, 0, offsetof(velto_stream_info, waiting_count), NULL},
    {"received_count", MEMBER_U64, 0, offsetof(velto_stream_info, received_count), NULL},
    {"lost_count", MEMBER_U64, 0, offsetof(velto_stream_info, lost_count), NULL},
    {"dropped_count", MEMBER_U64, 0, offsetof(velto_stream_info, dropped_count), NULL},
    {"is_loss_estimated", MEMBER_BOOL, 0, offsetof(velto_stream_info, is_loss_estimated), NULL},
    {"rate_asked", MEMBER_F64, 0, offsetof(velto_stream_info, rate_asked), NULL},
    {"rate_measured", MEMBER_F64, 0, offsetof(velto_stream_info, rate_measured), NULL},
    {"latency", MEMBER_F64, 0, offsetof(velto_stream_info, latency), NULL},
};
const struct record RECORD_STREAM_INFO = {sizeof(velto_stream_info), 16, RECORD_STREAM_INFO_MEMBERS};

static const struct member RECORD_INPUT_MEMBERS[] = {
    {"flags", MEMBER_U32, 0, offsetof(velto_input, flags), NULL},
    {"device", MEMBER_DEVICE, 0, offsetof(velto_input, device), NULL},
    {"player_index", MEMBER_I32, 0, offsetof(velto_input, player_index), NULL},
    {"motion_mode", MEMBER_I32, 0, offsetof(velto_input, motion_mode), NULL},
    {"rate_mode", MEMBER_I32, 0, offsetof(velto_input, rate_mode), NULL},
    {"pointer_direction", MEMBER_I32, 0, offsetof(velto_input, pointer_direction), NULL},
    {"timestamp_ns", MEMBER_U64, 0, offsetof(velto_input, timestamp_ns), NULL},
    {"packet_count", MEMBER_U64, 0, offsetof(velto_input, packet_count), NULL},
    {"poll_count", MEMBER_U64, 0, offsetof(velto_input, poll_count), NULL},
    {"packet_age", MEMBER_F64, 0, offsetof(velto_input, packet_age), NULL},
    {"dt", MEMBER_F64, 0, offsetof(velto_input, dt), NULL},
    {"position_x", MEMBER_F64, 0, offsetof(velto_input, position_x), NULL},
    {"position_y", MEMBER_F64, 0, offsetof(velto_input, position_y), NULL},
    {"relative_x", MEMBER_F64, 0, offsetof(velto_input, relative_x), NULL},
    {"relative_y", MEMBER_F64, 0, offsetof(velto_input, relative_y), NULL},
    {"frame_delta_x", MEMBER_F64, 0, offsetof(velto_input, frame_delta_x), NULL},
    {"frame_delta_y", MEMBER_F64, 0, offsetof(velto_input, frame_delta_y), NULL},
    {"raw_x", MEMBER_F64, 0, offsetof(velto_input, raw_x), NULL},
    {"raw_y", MEMBER_F64, 0, offsetof(velto_input, raw_y), NULL},
    {"direction", MEMBER_F64, 0, offsetof(velto_input, direction), NULL},
    {"velocity", MEMBER_F64, 0, offsetof(velto_input, velocity), NULL},
    {"throw_power", MEMBER_F64, 0, offsetof(velto_input, throw_power), NULL},
    {"sensor_tilt_x", MEMBER_F64, 0, offsetof(velto_input, sensor_tilt_x), NULL},
    {"sensor_tilt_y", MEMBER_F64, 0, offsetof(velto_input, sensor_tilt_y), NULL},
    {"sensor_gyro_x", MEMBER_F64, 0, offsetof(velto_input, sensor_gyro_x), NULL},
    {"sensor_gyro_y", MEMBER_F64, 0, offsetof(velto_input, sensor_gyro_y), NULL},
    {"sensor_gyro_z", MEMBER_F64, 0, offsetof(velto_input, sensor_gyro_z), NULL},
    {"sensor_rotation", MEMBER_F64, 0, offsetof(velto_input, sensor_rotation), NULL},
    {"sensor_motion", MEMBER_F64, 0, offsetof(velto_input, sensor_motion), NULL},
    {"buttons_down", MEMBER_U32, 0, offsetof(velto_input, buttons_down), NULL},
    {"buttons_pressed", MEMBER_U32, 0, offsetof(velto_input, buttons_pressed), NULL},
    {"buttons_released", MEMBER_U32, 0, offsetof(velto_input, buttons_released), NULL},
    {"states", MEMBER_U32, 0, offsetof(velto_input, states), NULL},
    {"gestures", MEMBER_U32, 0, offsetof(velto_input, gestures), NULL},
    {"press_count", MEMBER_U32, 0, offsetof(velto_input, press_count), NULL},
    {"release_count", MEMBER_U32, 0, offsetof(velto_input, release_count), NULL},
    {"click_count", MEMBER_U32, 0, offsetof(velto_input, click_count), NULL},
    {"primary_count", MEMBER_U32, 0, offsetof(velto_input, primary_count), NULL},
    {"throw_count", MEMBER_U32, 0, offsetof(velto_input, throw_count), NULL},
    {"shake_count", MEMBER_U32, 0, offsetof(velto_input, shake_count), NULL},
    {"swing_count", MEMBER_U32, 0, offsetof(velto_input, swing_count), NULL},
    {"action_count", MEMBER_U32, 0, offsetof(velto_input, action_count), NULL},
    {"orientation", MEMBER_QUATERNION, 0, offsetof(velto_input, orientation), NULL},
    {"acceleration", MEMBER_VECTOR3, 0, offsetof(velto_input, acceleration), NULL},
    {"rotation_rate", MEMBER_VECTOR3, 0, offsetof(velto_input, rotation_rate), NULL},
    {"battery", MEMBER_F32, 0, offsetof(velto_input, battery), NULL},
    {"finger_press_count", MEMBER_U32, 5, offsetof(velto_input, finger_press_count), NULL},
    {"gyro_calibration", MEMBER_I32, 0, offsetof(velto_input, gyro_calibration), NULL},
};
const struct record RECORD_INPUT = {sizeof(velto_input), 48, RECORD_INPUT_MEMBERS};

static const struct member RECORD_BINDING_MEMBERS[] = {
    {"kind", MEMBER_I32, 0, offsetof(velto_binding, kind), NULL},
    {"code", MEMBER_U32, 0, offsetof(velto_binding, code), NULL},
    {"buttons_pressed", MEMBER_U32, 0, offsetof(velto_binding, buttons_pressed), NULL},
    {"gestures", MEMBER_U32, 0, offsetof(velto_binding, gestures), NULL},
    {"direction", MEMBER_I32, 0, offsetof(velto_binding, direction), NULL},
    {"move_x", MEMBER_F64, 0, offsetof(velto_binding, move_x), NULL},
    {"move_y", MEMBER_F64, 0, offsetof(velto_binding, move_y), NULL},
};
const struct record RECORD_BINDING = {sizeof(velto_binding), 7, RECORD_BINDING_MEMBERS};

static const struct member RECORD_MOUNTING_MEMBERS[] = {
    {"kind", MEMBER_I32, 0, offsetof(velto_mounting, kind), NULL},
    {"rotation_w", MEMBER_F64, 0, offsetof(velto_mounting, rotation_w), NULL},
    {"rotation_x", MEMBER_F64, 0, offsetof(velto_mounting, rotation_x), NULL},
    {"rotation_y", MEMBER_F64, 0, offsetof(velto_mounting, rotation_y), NULL},
    {"rotation_z", MEMBER_F64, 0, offsetof(velto_mounting, rotation_z), NULL},
};
const struct record RECORD_MOUNTING = {sizeof(velto_mounting), 5, RECORD_MOUNTING_MEMBERS};

static const struct member RECORD_TAP_MODE_MEMBERS[] = {
    {"mode", MEMBER_I32, 0, offsetof(velto_tap_mode, mode), NULL},
    {"finger_range_g", MEMBER_F64, 0, offsetof(velto_tap_mode, finger_range_g), NULL},
    {"thumb_range_dps", MEMBER_F64, 0, offsetof(velto_tap_mode, thumb_range_dps), NULL},
    {"thumb_range_g", MEMBER_F64, 0, offsetof(velto_tap_mode, thumb_range_g), NULL},
};
const struct record RECORD_TAP_MODE = {sizeof(velto_tap_mode), 4, RECORD_TAP_MODE_MEMBERS};

static const struct member RECORD_TAP_INFO_MEMBERS[] = {
    {"flags", MEMBER_U32, 0, offsetof(velto_tap_info, flags), NULL},
    {"hardware_version", MEMBER_I32, 0, offsetof(velto_tap_info, hardware_version), NULL},
    {"firmware_version", MEMBER_I32, 0, offsetof(velto_tap_info, firmware_version), NULL},
    {"abilities", MEMBER_U32, 0, offsetof(velto_tap_info, abilities), NULL},
    {"protocol_generation", MEMBER_U32, 0, offsetof(velto_tap_info, protocol_generation), NULL},
    {"mouse_state", MEMBER_I32, 0, offsetof(velto_tap_info, mouse_state), NULL},
    {"hand_state", MEMBER_I32, 0, offsetof(velto_tap_info, hand_state), NULL},
    {"shift", MEMBER_I32, 0, offsetof(velto_tap_info, shift), NULL},
    {"known_features", MEMBER_U32, 0, offsetof(velto_tap_info, known_features), NULL},
    {"active_features", MEMBER_U32, 0, offsetof(velto_tap_info, active_features), NULL},
    {"dropped_combination_count", MEMBER_U64, 0, offsetof(velto_tap_info, dropped_combination_count), NULL},
    {"vision_reports", MEMBER_I32, 0, offsetof(velto_tap_info, vision_reports), NULL},
    {"vision_model", MEMBER_I32, 0, offsetof(velto_tap_info, vision_model), NULL},
    {"thumb_range_dps", MEMBER_F64, 0, offsetof(velto_tap_info, thumb_range_dps), NULL},
    {"thumb_range_g", MEMBER_F64, 0, offsetof(velto_tap_info, thumb_range_g), NULL},
};
const struct record RECORD_TAP_INFO = {sizeof(velto_tap_info), 15, RECORD_TAP_INFO_MEMBERS};

static const struct member RECORD_TAP_SETTINGS_MEMBERS[] = {
    {"is_left_handed", MEMBER_BOOL, 0, offsetof(velto_tap_settings, is_left_handed), NULL},
    {"vibrates", MEMBER_BOOL, 0, offsetof(velto_tap_settings, vibrates), NULL},
    {"is_mouse_only", MEMBER_BOOL, 0, offsetof(velto_tap_settings, is_mouse_only), NULL},
    {"has_voice_over", MEMBER_BOOL, 0, offsetof(velto_tap_settings, has_voice_over), NULL},
    {"corrects_text", MEMBER_BOOL, 0, offsetof(velto_tap_settings, corrects_text), NULL},
    {"flips_scrolling", MEMBER_BOOL, 0, offsetof(velto_tap_settings, flips_scrolling), NULL},
    {"is_keyboard_only", MEMBER_BOOL, 0, offsetof(velto_tap_settings, is_keyboard_only), NULL},
    {"has_standby", MEMBER_BOOL, 0, offsetof(velto_tap_settings, has_standby), NULL},
    {"has_air_mouse", MEMBER_BOOL, 0, offsetof(velto_tap_settings, has_air_mouse), NULL},
    {"controls_media", MEMBER_BOOL, 0, offsetof(velto_tap_settings, controls_media), NULL},
    {"controls_television", MEMBER_BOOL, 0, offsetof(velto_tap_settings, controls_television), NULL},
    {"is_developer_mode", MEMBER_BOOL, 0, offsetof(velto_tap_settings, is_developer_mode), NULL},
    {"mouse_sensitivity", MEMBER_U32, 0, offsetof(velto_tap_settings, mouse_sensitivity), NULL},
    {"scroll_sensitivity", MEMBER_U32, 0, offsetof(velto_tap_settings, scroll_sensitivity), NULL},
    {"double_tap_timeout", MEMBER_U32, 0, offsetof(velto_tap_settings, double_tap_timeout), NULL},
    {"sleep_after", MEMBER_U32, 0, offsetof(velto_tap_settings, sleep_after), NULL},
};
const struct record RECORD_TAP_SETTINGS = {sizeof(velto_tap_settings), 16, RECORD_TAP_SETTINGS_MEMBERS};

static const struct member RECORD_MW_INFO_MEMBERS[] = {
    {"flags", MEMBER_U32, 0, offsetof(velto_mw_info, flags), NULL},
    {"state", MEMBER_I32, 0, offsetof(velto_mw_info, state), NULL},
    {"activities", MEMBER_U32, 0, offsetof(velto_mw_info, activities), NULL},
    {"detectors", MEMBER_U32, 0, offsetof(velto_mw_info, detectors), NULL},
    {"input_source", MEMBER_I32, 0, offsetof(velto_mw_info, input_source), NULL},
    {"silent_module_count", MEMBER_U32, 0, offsetof(velto_mw_info, silent_module_count), NULL},
    {"asked_notification_rate", MEMBER_F64, 0, offsetof(velto_mw_info, asked_notification_rate), NULL},
    {"carried_notification_rate", MEMBER_F64, 0, offsetof(velto_mw_info, carried_notification_rate), NULL},
    {"model_name", MEMBER_CHARS, 0, offsetof(velto_mw_info, model_name), NULL},
};
const struct record RECORD_MW_INFO = {sizeof(velto_mw_info), 9, RECORD_MW_INFO_MEMBERS};

static const struct member RECORD_MW_MODULE_MEMBERS[] = {
    {"id", MEMBER_U8, 0, offsetof(velto_mw_module, id), NULL},
    {"implementation", MEMBER_U8, 0, offsetof(velto_mw_module, implementation), NULL},
    {"revision", MEMBER_U8, 0, offsetof(velto_mw_module, revision), NULL},
    {"extra_size", MEMBER_U8, 0, offsetof(velto_mw_module, extra_size), NULL},
    {"extra", MEMBER_U8, 16, offsetof(velto_mw_module, extra), NULL},
};
const struct record RECORD_MW_MODULE = {sizeof(velto_mw_module), 5, RECORD_MW_MODULE_MEMBERS};

static const struct member RECORD_MW_SENSOR_CONFIG_MEMBERS[] = {
    {"sensor", MEMBER_I32, 0, offsetof(velto_mw_sensor_config, sensor), NULL},
    {"rate", MEMBER_F64, 0, offsetof(velto_mw_sensor_config, rate), NULL},
    {"range_g", MEMBER_F64, 0, offsetof(velto_mw_sensor_config, range_g), NULL},
    {"range_dps", MEMBER_F64, 0, offsetof(velto_mw_sensor_config, range_dps), NULL},
    {"filter", MEMBER_I32, 0, offsetof(velto_mw_sensor_config, filter), NULL},
    {"power", MEMBER_I32, 0, offsetof(velto_mw_sensor_config, power), NULL},
    {"is_unpacked", MEMBER_BOOL, 0, offsetof(velto_mw_sensor_config, is_unpacked), NULL},
    {"fusion_mode", MEMBER_I32, 0, offsetof(velto_mw_sensor_config, fusion_mode), NULL},
    {"preset", MEMBER_I32, 0, offsetof(velto_mw_sensor_config, preset), NULL},
    {"repetitions_xy", MEMBER_I32, 0, offsetof(velto_mw_sensor_config, repetitions_xy), NULL},
    {"repetitions_z", MEMBER_I32, 0, offsetof(velto_mw_sensor_config, repetitions_z), NULL},
    {"oversampling", MEMBER_I32, 0, offsetof(velto_mw_sensor_config, oversampling), NULL},
    {"smoothing", MEMBER_I32, 0, offsetof(velto_mw_sensor_config, smoothing), NULL},
    {"gain", MEMBER_I32, 0, offsetof(velto_mw_sensor_config, gain), NULL},
    {"standby", MEMBER_F64, 0, offsetof(velto_mw_sensor_config, standby), NULL},
    {"integration", MEMBER_F64, 0, offsetof(velto_mw_sensor_config, integration), NULL},
};
const struct record RECORD_MW_SENSOR_CONFIG = {sizeof(velto_mw_sensor_config), 16, RECORD_MW_SENSOR_CONFIG_MEMBERS};

static const struct member RECORD_MW_DETECTOR_CONFIG_MEMBERS[] = {
    {"detector", MEMBER_I32, 0, offsetof(velto_mw_detector_config, detector), NULL},
    {"threshold", MEMBER_F64, 0, offsetof(velto_mw_detector_config, threshold), NULL},
    {"duration", MEMBER_F64, 0, offsetof(velto_mw_detector_config, duration), NULL},
    {"window", MEMBER_F64, 0, offsetof(velto_mw_detector_config, window), NULL},
    {"quiet", MEMBER_F64, 0, offsetof(velto_mw_detector_config, quiet), NULL},
    {"shock", MEMBER_F64, 0, offsetof(velto_mw_detector_config, shock), NULL},
    {"hysteresis", MEMBER_F64, 0, offsetof(velto_mw_detector_config, hysteresis), NULL},
    {"axes", MEMBER_I32, 0, offsetof(velto_mw_detector_config, axes), NULL},
    {"mode", MEMBER_I32, 0, offsetof(velto_mw_detector_config, mode), NULL},
    {"arm", MEMBER_I32, 0, offsetof(velto_mw_detector_config, arm), NULL},
    {"count", MEMBER_I32, 0, offsetof(velto_mw_detector_config, count), NULL},
};
const struct record RECORD_MW_DETECTOR_CONFIG = {sizeof(velto_mw_detector_config), 11, RECORD_MW_DETECTOR_CONFIG_MEMBERS};

static const struct member RECORD_MW_LED_PATTERN_MEMBERS[] = {
    {"color", MEMBER_I32, 0, offsetof(velto_mw_led_pattern, color), NULL},
    {"repeat_count", MEMBER_U32, 0, offsetof(velto_mw_led_pattern, repeat_count), NULL},
    {"high", MEMBER_F64, 0, offsetof(velto_mw_led_pattern, high), NULL},
    {"low", MEMBER_F64, 0, offsetof(velto_mw_led_pattern, low), NULL},
    {"rise", MEMBER_F64, 0, offsetof(velto_mw_led_pattern, rise), NULL},
    {"hold", MEMBER_F64, 0, offsetof(velto_mw_led_pattern, hold), NULL},
    {"fall", MEMBER_F64, 0, offsetof(velto_mw_led_pattern, fall), NULL},
    {"period", MEMBER_F64, 0, offsetof(velto_mw_led_pattern, period), NULL},
    {"delay", MEMBER_F64, 0, offsetof(velto_mw_led_pattern, delay), NULL},
};
const struct record RECORD_MW_LED_PATTERN = {sizeof(velto_mw_led_pattern), 9, RECORD_MW_LED_PATTERN_MEMBERS};

static const struct member RECORD_MW_CALIBRATION_MEMBERS[] = {
    {"x", MEMBER_I16, 0, offsetof(velto_mw_calibration, x), NULL},
    {"y", MEMBER_I16, 0, offsetof(velto_mw_calibration, y), NULL},
    {"z", MEMBER_I16, 0, offsetof(velto_mw_calibration, z), NULL},
    {"radius", MEMBER_I16, 0, offsetof(velto_mw_calibration, radius), NULL},
    {"accuracy", MEMBER_I16, 0, offsetof(velto_mw_calibration, accuracy), NULL},
};
const struct record RECORD_MW_CALIBRATION = {sizeof(velto_mw_calibration), 5, RECORD_MW_CALIBRATION_MEMBERS};

static const struct member RECORD_MW_FUSION_CALIBRATION_MEMBERS[] = {
    {"accelerometer", MEMBER_STRUCT, 0, offsetof(velto_mw_fusion_calibration, accelerometer), &RECORD_MW_CALIBRATION},
    {"gyroscope", MEMBER_STRUCT, 0, offsetof(velto_mw_fusion_calibration, gyroscope), &RECORD_MW_CALIBRATION},
    {"magnetometer", MEMBER_STRUCT, 0, offsetof(velto_mw_fusion_calibration, magnetometer), &RECORD_MW_CALIBRATION},
};
const struct record RECORD_MW_FUSION_CALIBRATION = {sizeof(velto_mw_fusion_calibration), 3, RECORD_MW_FUSION_CALIBRATION_MEMBERS};

static const struct member RECORD_MW_PIN_CONFIG_MEMBERS[] = {
    {"pull_up_pin", MEMBER_I32, 0, offsetof(velto_mw_pin_config, pull_up_pin), NULL},
    {"delay", MEMBER_F64, 0, offsetof(velto_mw_pin_config, delay), NULL},
    {"pull_down_pin", MEMBER_I32, 0, offsetof(velto_mw_pin_config, pull_down_pin), NULL},
};
const struct record RECORD_MW_PIN_CONFIG = {sizeof(velto_mw_pin_config), 3, RECORD_MW_PIN_CONFIG_MEMBERS};

static const struct member RECORD_MW_THERMISTOR_MEMBERS[] = {
    {"channel", MEMBER_U8, 0, offsetof(velto_mw_thermistor, channel), NULL},
    {"data_pin", MEMBER_U8, 0, offsetof(velto_mw_thermistor, data_pin), NULL},
    {"pull_down_pin", MEMBER_U8, 0, offsetof(velto_mw_thermistor, pull_down_pin), NULL},
    {"is_active_high", MEMBER_BOOL, 0, offsetof(velto_mw_thermistor, is_active_high), NULL},
};
const struct record RECORD_MW_THERMISTOR = {sizeof(velto_mw_thermistor), 4, RECORD_MW_THERMISTOR_MEMBERS};

static const struct member RECORD_MW_SPI_MEMBERS[] = {
    {"frequency", MEMBER_F64, 0, offsetof(velto_mw_spi, frequency), NULL},
    {"select_pin", MEMBER_U8, 0, offsetof(velto_mw_spi, select_pin), NULL},
    {"clock_pin", MEMBER_U8, 0, offsetof(velto_mw_spi, clock_pin), NULL},
    {"output_pin", MEMBER_U8, 0, offsetof(velto_mw_spi, output_pin), NULL},
    {"input_pin", MEMBER_U8, 0, offsetof(velto_mw_spi, input_pin), NULL},
    {"mode", MEMBER_U32, 0, offsetof(velto_mw_spi, mode), NULL},
    {"is_lsb_first", MEMBER_BOOL, 0, offsetof(velto_mw_spi, is_lsb_first), NULL},
    {"uses_native_pins", MEMBER_BOOL, 0, offsetof(velto_mw_spi, uses_native_pins), NULL},
};
const struct record RECORD_MW_SPI = {sizeof(velto_mw_spi), 8, RECORD_MW_SPI_MEMBERS};

static const struct member RECORD_MW_BEACON_MEMBERS[] = {
    {"uuid", MEMBER_STRUCT, 0, offsetof(velto_mw_beacon, uuid), &RECORD_UUID},
    {"period", MEMBER_F64, 0, offsetof(velto_mw_beacon, period), NULL},
    {"major", MEMBER_U16, 0, offsetof(velto_mw_beacon, major), NULL},
    {"minor", MEMBER_U16, 0, offsetof(velto_mw_beacon, minor), NULL},
    {"power_at_one_meter", MEMBER_I32, 0, offsetof(velto_mw_beacon, power_at_one_meter), NULL},
    {"transmit_power", MEMBER_I32, 0, offsetof(velto_mw_beacon, transmit_power), NULL},
    {"is_on", MEMBER_BOOL, 0, offsetof(velto_mw_beacon, is_on), NULL},
    {"is_on_known", MEMBER_BOOL, 0, offsetof(velto_mw_beacon, is_on_known), NULL},
};
const struct record RECORD_MW_BEACON = {sizeof(velto_mw_beacon), 8, RECORD_MW_BEACON_MEMBERS};

static const struct member RECORD_MW_SETTINGS_MEMBERS[] = {
    {"latency", MEMBER_I32, 0, offsetof(velto_mw_settings, latency), NULL},
    {"advertising_interval", MEMBER_F64, 0, offsetof(velto_mw_settings, advertising_interval), NULL},
    {"advertising_timeout", MEMBER_F64, 0, offsetof(velto_mw_settings, advertising_timeout), NULL},
    {"interval_min", MEMBER_F64, 0, offsetof(velto_mw_settings, interval_min), NULL},
    {"interval_max", MEMBER_F64, 0, offsetof(velto_mw_settings, interval_max), NULL},
    {"supervision_timeout", MEMBER_F64, 0, offsetof(velto_mw_settings, supervision_timeout), NULL},
    {"transmit_power", MEMBER_I32, 0, offsetof(velto_mw_settings, transmit_power), NULL},
    {"is_advertising_directed", MEMBER_BOOL, 0, offsetof(velto_mw_settings, is_advertising_directed), NULL},
    {"whitelist_mode", MEMBER_I32, 0, offsetof(velto_mw_settings, whitelist_mode), NULL},
    {"is_regulator_on", MEMBER_BOOL, 0, offsetof(velto_mw_settings, is_regulator_on), NULL},
    {"is_slow_phy_forced", MEMBER_BOOL, 0, offsetof(velto_mw_settings, is_slow_phy_forced), NULL},
    {"scan_response_size", MEMBER_U32, 0, offsetof(velto_mw_settings, scan_response_size), NULL},
    {"name", MEMBER_CHARS, 0, offsetof(velto_mw_settings, name), NULL},
    {"scan_response", MEMBER_U8, 32, offsetof(velto_mw_settings, scan_response), NULL},
    {"watchdog_timeout", MEMBER_F64, 0, offsetof(velto_mw_settings, watchdog_timeout), NULL},
    {"watchdog_runs_asleep", MEMBER_BOOL, 0, offsetof(velto_mw_settings, watchdog_runs_asleep), NULL},
    {"watchdog_refresh_by_schedule", MEMBER_BOOL, 0, offsetof(velto_mw_settings, watchdog_refresh_by_schedule), NULL},
    {"watchdog_refresh_by_sleep", MEMBER_BOOL, 0, offsetof(velto_mw_settings, watchdog_refresh_by_sleep), NULL},
};
const struct record RECORD_MW_SETTINGS = {sizeof(velto_mw_settings), 18, RECORD_MW_SETTINGS_MEMBERS};

static const struct member RECORD_EVENT_ADAPTER_MEMBERS[] = {
    {"is_present", MEMBER_BOOL, 0, offsetof(velto_event_adapter, is_present), NULL},
    {"is_powered", MEMBER_BOOL, 0, offsetof(velto_event_adapter, is_powered), NULL},
    {"is_usable", MEMBER_BOOL, 0, offsetof(velto_event_adapter, is_usable), NULL},
    {"identifier", MEMBER_CHARS, 0, offsetof(velto_event_adapter, identifier), NULL},
};
const struct record RECORD_EVENT_ADAPTER = {sizeof(velto_event_adapter), 4, RECORD_EVENT_ADAPTER_MEMBERS};

static const struct member RECORD_EVENT_FOUND_MEMBERS[] = {
    {"rssi", MEMBER_I32, 0, offsetof(velto_event_found, rssi), NULL},
    {"is_likely", MEMBER_BOOL, 0, offsetof(velto_event_found, is_likely), NULL},
};
const struct record RECORD_EVENT_FOUND = {sizeof(velto_event_found), 2, RECORD_EVENT_FOUND_MEMBERS};

static const struct member RECORD_EVENT_LINK_LIMIT_MEMBERS[] = {
    {"limit", MEMBER_U32, 0, offsetof(velto_event_link_limit, limit), NULL},
    {"waiting_count", MEMBER_U32, 0, offsetof(velto_event_link_limit, waiting_count), NULL},
};
const struct record RECORD_EVENT_LINK_LIMIT = {sizeof(velto_event_link_limit), 2, RECORD_EVENT_LINK_LIMIT_MEMBERS};

static const struct member RECORD_EVENT_CHOICE_MEMBERS[] = {
    {"candidate_count", MEMBER_U32, 0, offsetof(velto_event_choice, candidate_count), NULL},
};
const struct record RECORD_EVENT_CHOICE = {sizeof(velto_event_choice), 1, RECORD_EVENT_CHOICE_MEMBERS};

static const struct member RECORD_EVENT_LINK_MEMBERS[] = {
    {"previous", MEMBER_I32, 0, offsetof(velto_event_link, previous), NULL},
    {"current", MEMBER_I32, 0, offsetof(velto_event_link, current), NULL},
    {"reason", MEMBER_I32, 0, offsetof(velto_event_link, reason), NULL},
};
const struct record RECORD_EVENT_LINK = {sizeof(velto_event_link), 3, RECORD_EVENT_LINK_MEMBERS};

static const struct member RECORD_EVENT_CONNECTED_MEMBERS[] = {
    {"link_serial", MEMBER_U32, 0, offsetof(velto_event_connected, link_serial), NULL},
};
const struct record RECORD_EVENT_CONNECTED = {sizeof(velto_event_connected), 1, RECORD_EVENT_CONNECTED_MEMBERS};

static const struct member RECORD_EVENT_DISCONNECTED_MEMBERS[] = {
    {"reason", MEMBER_I32, 0, offsetof(velto_event_disconnected, reason), NULL},
    {"will_reconnect", MEMBER_BOOL, 0, offsetof(velto_event_disconnected, will_reconnect), NULL},
};
const struct record RECORD_EVENT_DISCONNECTED = {sizeof(velto_event_disconnected), 2, RECORD_EVENT_DISCONNECTED_MEMBERS};

static const struct member RECORD_EVENT_CONNECT_FAILED_MEMBERS[] = {
    {"attempts", MEMBER_U32, 0, offsetof(velto_event_connect_failed, attempts), NULL},
    {"will_retry", MEMBER_BOOL, 0, offsetof(velto_event_connect_failed, will_retry), NULL},
};
const struct record RECORD_EVENT_CONNECT_FAILED = {sizeof(velto_event_connect_failed), 2, RECORD_EVENT_CONNECT_FAILED_MEMBERS};

static const struct member RECORD_EVENT_OP_MEMBERS[] = {
    {"kind", MEMBER_I32, 0, offsetof(velto_event_op, kind), NULL},
    {"object_bits", MEMBER_U64, 0, offsetof(velto_event_op, object_bits), NULL},
};
const struct record RECORD_EVENT_OP = {sizeof(velto_event_op), 2, RECORD_EVENT_OP_MEMBERS};

static const struct member RECORD_EVENT_BUTTON_MEMBERS[] = {
    {"button", MEMBER_U32, 0, offsetof(velto_event_button, button), NULL},
    {"is_down", MEMBER_BOOL, 0, offsetof(velto_event_button, is_down), NULL},
    {"press_count", MEMBER_U32, 0, offsetof(velto_event_button, press_count), NULL},
    {"release_count", MEMBER_U32, 0, offsetof(velto_event_button, release_count), NULL},
};
const struct record RECORD_EVENT_BUTTON = {sizeof(velto_event_button), 4, RECORD_EVENT_BUTTON_MEMBERS};

static const struct member RECORD_EVENT_RATE_MEMBERS[] = {
    {"previous", MEMBER_I32, 0, offsetof(velto_event_rate, previous), NULL},
    {"current", MEMBER_I32, 0, offsetof(velto_event_rate, current), NULL},
    {"interval", MEMBER_F64, 0, offsetof(velto_event_rate, interval), NULL},
};
const struct record RECORD_EVENT_RATE = {sizeof(velto_event_rate), 3, RECORD_EVENT_RATE_MEMBERS};

static const struct member RECORD_EVENT_PLAYER_MEMBERS[] = {
    {"previous", MEMBER_I32, 0, offsetof(velto_event_player, previous), NULL},
    {"current", MEMBER_I32, 0, offsetof(velto_event_player, current), NULL},
};
const struct record RECORD_EVENT_PLAYER = {sizeof(velto_event_player), 2, RECORD_EVENT_PLAYER_MEMBERS};

static const struct member RECORD_EVENT_CALIBRATION_MEMBERS[] = {
    {"is_calibrated", MEMBER_BOOL, 0, offsetof(velto_event_calibration, is_calibrated), NULL},
};
const struct record RECORD_EVENT_CALIBRATION = {sizeof(velto_event_calibration), 1, RECORD_EVENT_CALIBRATION_MEMBERS};

static const struct member RECORD_EVENT_GYRO_CALIBRATION_MEMBERS[] = {
    {"calibration", MEMBER_I32, 0, offsetof(velto_event_gyro_calibration, calibration), NULL},
    {"previous", MEMBER_I32, 0, offsetof(velto_event_gyro_calibration, previous), NULL},
    {"bias_x", MEMBER_F64, 0, offsetof(velto_event_gyro_calibration, bias_x), NULL},
    {"bias_y", MEMBER_F64, 0, offsetof(velto_event_gyro_calibration, bias_y), NULL},
    {"bias_z", MEMBER_F64, 0, offsetof(velto_event_gyro_calibration, bias_z), NULL},
    {"deviation", MEMBER_F64, 0, offsetof(velto_event_gyro_calibration, deviation), NULL},
};
const struct record RECORD_EVENT_GYRO_CALIBRATION = {sizeof(velto_event_gyro_calibration), 6, RECORD_EVENT_GYRO_CALIBRATION_MEMBERS};

static const struct member RECORD_EVENT_GESTURE_MEMBERS[] = {
    {"gestures", MEMBER_U32, 0, offsetof(velto_event_gesture, gestures), NULL},
    {"throw_power", MEMBER_F64, 0, offsetof(velto_event_gesture, throw_power), NULL},
};
const struct record RECORD_EVENT_GESTURE = {sizeof(velto_event_gesture), 2, RECORD_EVENT_GESTURE_MEMBERS};

static const struct member RECORD_EVENT_TAP_MEMBERS[] = {
    {"combination", MEMBER_U32, 0, offsetof(velto_event_tap, combination), NULL},
    {"repeat_count", MEMBER_U32, 0, offsetof(velto_event_tap, repeat_count), NULL},
    {"shift", MEMBER_I32, 0, offsetof(velto_event_tap, shift), NULL},
    {"is_switched", MEMBER_BOOL, 0, offsetof(velto_event_tap, is_switched), NULL},
};
const struct record RECORD_EVENT_TAP = {sizeof(velto_event_tap), 4, RECORD_EVENT_TAP_MEMBERS};

static const struct member RECORD_EVENT_AIR_GESTURE_MEMBERS[] = {
    {"gesture", MEMBER_I32, 0, offsetof(velto_event_air_gesture, gesture), NULL},
    {"raw", MEMBER_I32, 0, offsetof(velto_event_air_gesture, raw), NULL},
    {"is_known", MEMBER_BOOL, 0, offsetof(velto_event_air_gesture, is_known), NULL},
};
const struct record RECORD_EVENT_AIR_GESTURE = {sizeof(velto_event_air_gesture), 3, RECORD_EVENT_AIR_GESTURE_MEMBERS};

static const struct member RECORD_EVENT_AIR_STATE_MEMBERS[] = {
    {"is_in_air", MEMBER_BOOL, 0, offsetof(velto_event_air_state, is_in_air), NULL},
    {"mouse_state", MEMBER_I32, 0, offsetof(velto_event_air_state, mouse_state), NULL},
};
const struct record RECORD_EVENT_AIR_STATE = {sizeof(velto_event_air_state), 2, RECORD_EVENT_AIR_STATE_MEMBERS};

static const struct member RECORD_EVENT_HAND_GESTURE_MEMBERS[] = {
    {"gesture", MEMBER_I32, 0, offsetof(velto_event_hand_gesture, gesture), NULL},
    {"finger", MEMBER_I32, 0, offsetof(velto_event_hand_gesture, finger), NULL},
};
const struct record RECORD_EVENT_HAND_GESTURE = {sizeof(velto_event_hand_gesture), 2, RECORD_EVENT_HAND_GESTURE_MEMBERS};

static const struct member RECORD_EVENT_TAP_HOLD_MEMBERS[] = {
    {"combination", MEMBER_U32, 0, offsetof(velto_event_tap_hold, combination), NULL},
    {"is_held", MEMBER_BOOL, 0, offsetof(velto_event_tap_hold, is_held), NULL},
};
const struct record RECORD_EVENT_TAP_HOLD = {sizeof(velto_event_tap_hold), 2, RECORD_EVENT_TAP_HOLD_MEMBERS};

static const struct member RECORD_EVENT_STANDBY_MEMBERS[] = {
    {"is_in_standby", MEMBER_BOOL, 0, offsetof(velto_event_standby, is_in_standby), NULL},
};
const struct record RECORD_EVENT_STANDBY = {sizeof(velto_event_standby), 1, RECORD_EVENT_STANDBY_MEMBERS};

static const struct member RECORD_EVENT_TAP_REPORT_MEMBERS[] = {
    {"kind", MEMBER_I32, 0, offsetof(velto_event_tap_report, kind), NULL},
    {"value", MEMBER_I32, 0, offsetof(velto_event_tap_report, value), NULL},
};
const struct record RECORD_EVENT_TAP_REPORT = {sizeof(velto_event_tap_report), 2, RECORD_EVENT_TAP_REPORT_MEMBERS};

static const struct member RECORD_EVENT_KEYBOARD_STATE_MEMBERS[] = {
    {"shift", MEMBER_I32, 0, offsetof(velto_event_keyboard_state, shift), NULL},
    {"is_switched", MEMBER_BOOL, 0, offsetof(velto_event_keyboard_state, is_switched), NULL},
};
const struct record RECORD_EVENT_KEYBOARD_STATE = {sizeof(velto_event_keyboard_state), 2, RECORD_EVENT_KEYBOARD_STATE_MEMBERS};

static const struct member RECORD_EVENT_DETAILS_MEMBERS[] = {
    {"hardware_version", MEMBER_I32, 0, offsetof(velto_event_details, hardware_version), NULL},
    {"firmware_version", MEMBER_I32, 0, offsetof(velto_event_details, firmware_version), NULL},
    {"battery", MEMBER_I32, 0, offsetof(velto_event_details, battery), NULL},
};
const struct record RECORD_EVENT_DETAILS = {sizeof(velto_event_details), 3, RECORD_EVENT_DETAILS_MEMBERS};

static const struct member RECORD_EVENT_BOARD_STATE_MEMBERS[] = {
    {"previous", MEMBER_I32, 0, offsetof(velto_event_board_state, previous), NULL},
    {"current", MEMBER_I32, 0, offsetof(velto_event_board_state, current), NULL},
    {"activities", MEMBER_U32, 0, offsetof(velto_event_board_state, activities), NULL},
};
const struct record RECORD_EVENT_BOARD_STATE = {sizeof(velto_event_board_state), 3, RECORD_EVENT_BOARD_STATE_MEMBERS};

static const struct member RECORD_EVENT_DETECTED_MEMBERS[] = {
    {"detector", MEMBER_I32, 0, offsetof(velto_event_detected, detector), NULL},
    {"code", MEMBER_I32, 0, offsetof(velto_event_detected, code), NULL},
    {"axes", MEMBER_U32, 0, offsetof(velto_event_detected, axes), NULL},
    {"sign", MEMBER_I32, 0, offsetof(velto_event_detected, sign), NULL},
    {"count", MEMBER_U32, 0, offsetof(velto_event_detected, count), NULL},
};
const struct record RECORD_EVENT_DETECTED = {sizeof(velto_event_detected), 5, RECORD_EVENT_DETECTED_MEMBERS};

static const struct member RECORD_EVENT_PIN_MEMBERS[] = {
    {"pin", MEMBER_U32, 0, offsetof(velto_event_pin, pin), NULL},
    {"is_high", MEMBER_BOOL, 0, offsetof(velto_event_pin, is_high), NULL},
};
const struct record RECORD_EVENT_PIN = {sizeof(velto_event_pin), 2, RECORD_EVENT_PIN_MEMBERS};

static const struct member RECORD_EVENT_LOG_MEMBERS[] = {
    {"percent", MEMBER_I32, 0, offsetof(velto_event_log, percent), NULL},
    {"entries", MEMBER_U32, 0, offsetof(velto_event_log, entries), NULL},
    {"capacity", MEMBER_U32, 0, offsetof(velto_event_log, capacity), NULL},
};
const struct record RECORD_EVENT_LOG = {sizeof(velto_event_log), 3, RECORD_EVENT_LOG_MEMBERS};

static const struct member RECORD_EVENT_BOARD_RESET_MEMBERS[] = {
    {"id", MEMBER_U32, 0, offsetof(velto_event_board_reset, id), NULL},
    {"utc", MEMBER_U64, 0, offsetof(velto_event_board_reset, utc), NULL},
};
const struct record RECORD_EVENT_BOARD_RESET = {sizeof(velto_event_board_reset), 2, RECORD_EVENT_BOARD_RESET_MEMBERS};

static const struct member RECORD_EVENT_PAGE_MEMBERS[] = {
    {"download", MEMBER_U64, 0, offsetof(velto_event_page, download), NULL},
    {"is_last", MEMBER_BOOL, 0, offsetof(velto_event_page, is_last), NULL},
};
const struct record RECORD_EVENT_PAGE = {sizeof(velto_event_page), 2, RECORD_EVENT_PAGE_MEMBERS};

static const struct member RECORD_EVENT_MOUSE_MEMBERS[] = {
    {"velocity_x", MEMBER_I32, 0, offsetof(velto_event_mouse, velocity_x), NULL},
    {"velocity_y", MEMBER_I32, 0, offsetof(velto_event_mouse, velocity_y), NULL},
    {"elapsed", MEMBER_U32, 0, offsetof(velto_event_mouse, elapsed), NULL},
    {"is_mouse", MEMBER_BOOL, 0, offsetof(velto_event_mouse, is_mouse), NULL},
};
const struct record RECORD_EVENT_MOUSE = {sizeof(velto_event_mouse), 4, RECORD_EVENT_MOUSE_MEMBERS};

static const struct member RECORD_EVENT_HAND_STATE_MEMBERS[] = {
    {"state", MEMBER_I32, 0, offsetof(velto_event_hand_state, state), NULL},
    {"vote", MEMBER_I32, 0, offsetof(velto_event_hand_state, vote), NULL},
};
const struct record RECORD_EVENT_HAND_STATE = {sizeof(velto_event_hand_state), 2, RECORD_EVENT_HAND_STATE_MEMBERS};

static const struct member RECORD_EVENT_ORIENTATION_MEMBERS[] = {
    {"roll", MEMBER_I32, 0, offsetof(velto_event_orientation, roll), NULL},
    {"pitch", MEMBER_I32, 0, offsetof(velto_event_orientation, pitch), NULL},
    {"yaw", MEMBER_I32, 0, offsetof(velto_event_orientation, yaw), NULL},
};
const struct record RECORD_EVENT_ORIENTATION = {sizeof(velto_event_orientation), 3, RECORD_EVENT_ORIENTATION_MEMBERS};

static const struct member RECORD_EVENT_MOVE_MEMBERS[] = {
    {"direction", MEMBER_F64, 0, offsetof(velto_event_move, direction), NULL},
    {"velocity", MEMBER_F64, 0, offsetof(velto_event_move, velocity), NULL},
    {"position_x", MEMBER_F64, 0, offsetof(velto_event_move, position_x), NULL},
    {"position_y", MEMBER_F64, 0, offsetof(velto_event_move, position_y), NULL},
};
const struct record RECORD_EVENT_MOVE = {sizeof(velto_event_move), 4, RECORD_EVENT_MOVE_MEMBERS};

static const struct member RECORD_EVENT_SERVICES_MEMBERS[] = {
    {"generation", MEMBER_U32, 0, offsetof(velto_event_services, generation), NULL},
};
const struct record RECORD_EVENT_SERVICES = {sizeof(velto_event_services), 1, RECORD_EVENT_SERVICES_MEMBERS};

static const struct member RECORD_EVENT_SUBSCRIPTION_MEMBERS[] = {
    {"subscription", MEMBER_U64, 0, offsetof(velto_event_subscription, subscription), NULL},
    {"characteristic", MEMBER_U16, 0, offsetof(velto_event_subscription, characteristic), NULL},
};
const struct record RECORD_EVENT_SUBSCRIPTION = {sizeof(velto_event_subscription), 2, RECORD_EVENT_SUBSCRIPTION_MEMBERS};

static const struct member RECORD_EVENT_PAIRING_MEMBERS[] = {
    {"kind", MEMBER_I32, 0, offsetof(velto_event_pairing, kind), NULL},
    {"passkey", MEMBER_U32, 0, offsetof(velto_event_pairing, passkey), NULL},
    {"entered_count", MEMBER_U32, 0, offsetof(velto_event_pairing, entered_count), NULL},
};
const struct record RECORD_EVENT_PAIRING = {sizeof(velto_event_pairing), 3, RECORD_EVENT_PAIRING_MEMBERS};

static const struct member RECORD_EVENT_STREAM_MEMBERS[] = {
    {"stream", MEMBER_U64, 0, offsetof(velto_event_stream, stream), NULL},
};
const struct record RECORD_EVENT_STREAM = {sizeof(velto_event_stream), 1, RECORD_EVENT_STREAM_MEMBERS};

static const struct member RECORD_EVENT_DROPPED_MEMBERS[] = {
    {"classes", MEMBER_U64, 0, offsetof(velto_event_dropped, classes), NULL},
    {"continuous_count", MEMBER_U64, 0, offsetof(velto_event_dropped, continuous_count), NULL},
    {"other_count", MEMBER_U64, 0, offsetof(velto_event_dropped, other_count), NULL},
};
const struct record RECORD_EVENT_DROPPED = {sizeof(velto_event_dropped), 3, RECORD_EVENT_DROPPED_MEMBERS};

static const struct member RECORD_EVENT_STORE_MEMBERS[] = {
    {"notice", MEMBER_I32, 0, offsetof(velto_event_store, notice), NULL},
    {"store_bits", MEMBER_U64, 0, offsetof(velto_event_store, store_bits), NULL},
};
const struct record RECORD_EVENT_STORE = {sizeof(velto_event_store), 2, RECORD_EVENT_STORE_MEMBERS};

static const struct member RECORD_EVENT_TRACK_MEMBERS[] = {
    {"session", MEMBER_U64, 0, offsetof(velto_event_track, session), NULL},
    {"is_silent", MEMBER_BOOL, 0, offsetof(velto_event_track, is_silent), NULL},
    {"store_bits", MEMBER_U64, 0, offsetof(velto_event_track, store_bits), NULL},
};
const struct record RECORD_EVENT_TRACK = {sizeof(velto_event_track), 3, RECORD_EVENT_TRACK_MEMBERS};

static const struct member RECORD_EVENT_SESSION_MEMBERS[] = {
    {"session", MEMBER_U64, 0, offsetof(velto_event_session, session), NULL},
    {"store_bits", MEMBER_U64, 0, offsetof(velto_event_session, store_bits), NULL},
};
const struct record RECORD_EVENT_SESSION = {sizeof(velto_event_session), 2, RECORD_EVENT_SESSION_MEMBERS};

static const struct member RECORD_MOTION_CONFIG_MEMBERS[] = {
    {"mode", MEMBER_I32, 0, offsetof(velto_motion_config, mode), NULL},
    {"input_x", MEMBER_I32, 0, offsetof(velto_motion_config, input_x), NULL},
    {"input_y", MEMBER_I32, 0, offsetof(velto_motion_config, input_y), NULL},
    {"invert_x", MEMBER_BOOL, 0, offsetof(velto_motion_config, invert_x), NULL},
    {"invert_y", MEMBER_BOOL, 0, offsetof(velto_motion_config, invert_y), NULL},
    {"drift_enabled", MEMBER_BOOL, 0, offsetof(velto_motion_config, drift_enabled), NULL},
    {"paddle_auto_calibration", MEMBER_BOOL, 0, offsetof(velto_motion_config, paddle_auto_calibration), NULL},
    {"gesture_power_law", MEMBER_I32, 0, offsetof(velto_motion_config, gesture_power_law), NULL},
    {"paddle_axis", MEMBER_I32, 0, offsetof(velto_motion_config, paddle_axis), NULL},
    {"input_smoothing", MEMBER_F64, 0, offsetof(velto_motion_config, input_smoothing), NULL},
    {"deadzone", MEMBER_F64, 0, offsetof(velto_motion_config, deadzone), NULL},
    {"drift_retain", MEMBER_F64, 0, offsetof(velto_motion_config, drift_retain), NULL},
    {"drift_blend", MEMBER_F64, 0, offsetof(velto_motion_config, drift_blend), NULL},
    {"paddle_input_gain", MEMBER_F64, 0, offsetof(velto_motion_config, paddle_input_gain), NULL},
    {"paddle_micro_deadzone", MEMBER_F64, 0, offsetof(velto_motion_config, paddle_micro_deadzone), NULL},
    {"paddle_still_threshold", MEMBER_F64, 0, offsetof(velto_motion_config, paddle_still_threshold), NULL},
    {"paddle_auto_calibration_retain", MEMBER_F64, 0, offsetof(velto_motion_config, paddle_auto_calibration_retain), NULL},
    {"paddle_auto_calibration_blend", MEMBER_F64, 0, offsetof(velto_motion_config, paddle_auto_calibration_blend), NULL},
    {"paddle_auto_calibration_max_steer", MEMBER_F64, 0, offsetof(velto_motion_config, paddle_auto_calibration_max_steer), NULL},
    {"paddle_smooth_retain", MEMBER_F64, 0, offsetof(velto_motion_config, paddle_smooth_retain), NULL},
    {"paddle_smooth_retain_idle", MEMBER_F64, 0, offsetof(velto_motion_config, paddle_smooth_retain_idle), NULL},
    {"paddle_smooth_max", MEMBER_F64, 0, offsetof(velto_motion_config, paddle_smooth_max), NULL},
    {"paddle_raw_divisor", MEMBER_F64, 0, offsetof(velto_motion_config, paddle_raw_divisor), NULL},
    {"paddle_raw_smoothing", MEMBER_F64, 0, offsetof(velto_motion_config, paddle_raw_smoothing), NULL},
    {"paddle_spike_threshold", MEMBER_F64, 0, offsetof(velto_motion_config, paddle_spike_threshold), NULL},
    {"pointer_sensitivity", MEMBER_F64, 0, offsetof(velto_motion_config, pointer_sensitivity), NULL},
    {"pointer_damping", MEMBER_F64, 0, offsetof(velto_motion_config, pointer_damping), NULL},
    {"pointer_output_smoothing", MEMBER_F64, 0, offsetof(velto_motion_config, pointer_output_smoothing), NULL},
    {"gesture_cooldown", MEMBER_F64, 0, offsetof(velto_motion_config, gesture_cooldown), NULL},
    {"gesture_min_thrust_speed", MEMBER_F64, 0, offsetof(velto_motion_config, gesture_min_thrust_speed), NULL},
    {"gesture_pull_speed", MEMBER_F64, 0, offsetof(velto_motion_config, gesture_pull_speed), NULL},
    {"gesture_pullback_delta", MEMBER_F64, 0, offsetof(velto_motion_config, gesture_pullback_delta), NULL},
    {"gesture_arm_timeout", MEMBER_F64, 0, offsetof(velto_motion_config, gesture_arm_timeout), NULL},
    {"aim_space", MEMBER_I32, 0, offsetof(velto_motion_config, aim_space), NULL},
    {"recenter_trigger", MEMBER_I32, 0, offsetof(velto_motion_config, recenter_trigger), NULL},
    {"recenter_hold", MEMBER_F64, 0, offsetof(velto_motion_config, recenter_hold), NULL},
    {"aim_tightening", MEMBER_F64, 0, offsetof(velto_motion_config, aim_tightening), NULL},
};
const struct record RECORD_MOTION_CONFIG = {sizeof(velto_motion_config), 37, RECORD_MOTION_CONFIG_MEMBERS};

static const struct member RECORD_CALIBRATION_MEMBERS[] = {
    {"has_paddle_offset", MEMBER_BOOL, 0, offsetof(velto_calibration, has_paddle_offset), NULL},
    {"paddle_offset", MEMBER_F64, 0, offsetof(velto_calibration, paddle_offset), NULL},
};
const struct record RECORD_CALIBRATION = {sizeof(velto_calibration), 2, RECORD_CALIBRATION_MEMBERS};

static const struct member RECORD_CALIBRATION_OPTIONS_MEMBERS[] = {
    {"hold_time", MEMBER_F64, 0, offsetof(velto_calibration_options, hold_time), NULL},
    {"still_range", MEMBER_F64, 0, offsetof(velto_calibration_options, still_range), NULL},
    {"timeout", MEMBER_F64, 0, offsetof(velto_calibration_options, timeout), NULL},
};
const struct record RECORD_CALIBRATION_OPTIONS = {sizeof(velto_calibration_options), 3, RECORD_CALIBRATION_OPTIONS_MEMBERS};

static const struct member RECORD_MOTION_DEBUG_MEMBERS[] = {
    {"gyro_block_index", MEMBER_I32, 0, offsetof(velto_motion_debug, gyro_block_index), NULL},
    {"has_paddle_offset", MEMBER_BOOL, 0, offsetof(velto_motion_debug, has_paddle_offset), NULL},
    {"paddle_direction", MEMBER_I32, 0, offsetof(velto_motion_debug, paddle_direction), NULL},
    {"raw_x", MEMBER_F64, 0, offsetof(velto_motion_debug, raw_x), NULL},
    {"raw_y", MEMBER_F64, 0, offsetof(velto_motion_debug, raw_y), NULL},
    {"smooth_x", MEMBER_F64, 0, offsetof(velto_motion_debug, smooth_x), NULL},
    {"smooth_y", MEMBER_F64, 0, offsetof(velto_motion_debug, smooth_y), NULL},
    {"relative_x", MEMBER_F64, 0, offsetof(velto_motion_debug, relative_x), NULL},
    {"relative_y", MEMBER_F64, 0, offsetof(velto_motion_debug, relative_y), NULL},
    {"position_x", MEMBER_F64, 0, offsetof(velto_motion_debug, position_x), NULL},
    {"position_y", MEMBER_F64, 0, offsetof(velto_motion_debug, position_y), NULL},
    {"rotation_x", MEMBER_F64, 0, offsetof(velto_motion_debug, rotation_x), NULL},
    {"rotation_y", MEMBER_F64, 0, offsetof(velto_motion_debug, rotation_y), NULL},
    {"paddle_offset", MEMBER_F64, 0, offsetof(velto_motion_debug, paddle_offset), NULL},
    {"paddle_delta", MEMBER_F64, 0, offsetof(velto_motion_debug, paddle_delta), NULL},
    {"paddle_steer", MEMBER_F64, 0, offsetof(velto_motion_debug, paddle_steer), NULL},
};
const struct record RECORD_MOTION_DEBUG = {sizeof(velto_motion_debug), 16, RECORD_MOTION_DEBUG_MEMBERS};

static const struct member RECORD_GAMEPAD_CONFIG_MEMBERS[] = {
    {"style", MEMBER_I32, 0, offsetof(velto_gamepad_config, style), NULL},
    {"axis", MEMBER_I32, 0, offsetof(velto_gamepad_config, axis), NULL},
    {"tilt_frames", MEMBER_I32, 0, offsetof(velto_gamepad_config, tilt_frames), NULL},
    {"swing_frames", MEMBER_I32, 0, offsetof(velto_gamepad_config, swing_frames), NULL},
    {"direction_deadzone", MEMBER_F64, 0, offsetof(velto_gamepad_config, direction_deadzone), NULL},
    {"velocity_gain", MEMBER_F64, 0, offsetof(velto_gamepad_config, velocity_gain), NULL},
    {"position_blend", MEMBER_F64, 0, offsetof(velto_gamepad_config, position_blend), NULL},
    {"move_threshold", MEMBER_F64, 0, offsetof(velto_gamepad_config, move_threshold), NULL},
    {"shake_acceleration", MEMBER_F64, 0, offsetof(velto_gamepad_config, shake_acceleration), NULL},
    {"shake_cooldown", MEMBER_F64, 0, offsetof(velto_gamepad_config, shake_cooldown), NULL},
    {"action_velocity", MEMBER_F64, 0, offsetof(velto_gamepad_config, action_velocity), NULL},
    {"action_cooldown", MEMBER_F64, 0, offsetof(velto_gamepad_config, action_cooldown), NULL},
    {"tilt_threshold", MEMBER_F64, 0, offsetof(velto_gamepad_config, tilt_threshold), NULL},
    {"swing_peak", MEMBER_F64, 0, offsetof(velto_gamepad_config, swing_peak), NULL},
    {"swing_drop_ratio", MEMBER_F64, 0, offsetof(velto_gamepad_config, swing_drop_ratio), NULL},
    {"minimum_interval", MEMBER_F64, 0, offsetof(velto_gamepad_config, minimum_interval), NULL},
};
const struct record RECORD_GAMEPAD_CONFIG = {sizeof(velto_gamepad_config), 16, RECORD_GAMEPAD_CONFIG_MEMBERS};

static const struct member RECORD_SENSOR_FILTER_MEMBERS[] = {
    {"tilt_smoothing", MEMBER_F64, 0, offsetof(velto_sensor_filter, tilt_smoothing), NULL},
    {"gyro_smoothing", MEMBER_F64, 0, offsetof(velto_sensor_filter, gyro_smoothing), NULL},
    {"rotation_smoothing", MEMBER_F64, 0, offsetof(velto_sensor_filter, rotation_smoothing), NULL},
    {"noise_floor", MEMBER_F64, 0, offsetof(velto_sensor_filter, noise_floor), NULL},
    {"click_cooldown", MEMBER_F64, 0, offsetof(velto_sensor_filter, click_cooldown), NULL},
    {"shake_cooldown", MEMBER_F64, 0, offsetof(velto_sensor_filter, shake_cooldown), NULL},
};
const struct record RECORD_SENSOR_FILTER = {sizeof(velto_sensor_filter), 6, RECORD_SENSOR_FILTER_MEMBERS};

static const struct member RECORD_AXIS_SAMPLE_MEMBERS[] = {
    {"gyro_x", MEMBER_F64, 0, offsetof(velto_axis_sample, gyro_x), NULL},
    {"gyro_y", MEMBER_F64, 0, offsetof(velto_axis_sample, gyro_y), NULL},
    {"gyro_z", MEMBER_F64, 0, offsetof(velto_axis_sample, gyro_z), NULL},
    {"rotation", MEMBER_F64, 0, offsetof(velto_axis_sample, rotation), NULL},
};
const struct record RECORD_AXIS_SAMPLE = {sizeof(velto_axis_sample), 4, RECORD_AXIS_SAMPLE_MEMBERS};

static const struct member RECORD_PROBE_CHANGE_MEMBERS[] = {
    {"index", MEMBER_U32, 0, offsetof(velto_probe_change, index), NULL},
    {"previous", MEMBER_U8, 0, offsetof(velto_probe_change, previous), NULL},
    {"current", MEMBER_U8, 0, offsetof(velto_probe_change, current), NULL},
    {"single_bit_mask", MEMBER_U8, 0, offsetof(velto_probe_change, single_bit_mask), NULL},
    {"timestamp_ns", MEMBER_U64, 0, offsetof(velto_probe_change, timestamp_ns), NULL},
};
const struct record RECORD_PROBE_CHANGE = {sizeof(velto_probe_change), 5, RECORD_PROBE_CHANGE_MEMBERS};

static const struct member RECORD_NAVIGATOR_CONFIG_MEMBERS[] = {
    {"policy", MEMBER_I32, 0, offsetof(velto_navigator_config, policy), NULL},
    {"ownership", MEMBER_I32, 0, offsetof(velto_navigator_config, ownership), NULL},
    {"hold_duration", MEMBER_F64, 0, offsetof(velto_navigator_config, hold_duration), NULL},
    {"settle_duration", MEMBER_F64, 0, offsetof(velto_navigator_config, settle_duration), NULL},
    {"arm_duration", MEMBER_F64, 0, offsetof(velto_navigator_config, arm_duration), NULL},
    {"adjacent_dwell", MEMBER_F64, 0, offsetof(velto_navigator_config, adjacent_dwell), NULL},
    {"jump_dwell", MEMBER_F64, 0, offsetof(velto_navigator_config, jump_dwell), NULL},
    {"neutral_enter", MEMBER_F64, 0, offsetof(velto_navigator_config, neutral_enter), NULL},
    {"neutral_exit", MEMBER_F64, 0, offsetof(velto_navigator_config, neutral_exit), NULL},
    {"focus_loss_grace", MEMBER_F64, 0, offsetof(velto_navigator_config, focus_loss_grace), NULL},
    {"confirm_cooldown", MEMBER_F64, 0, offsetof(velto_navigator_config, confirm_cooldown), NULL},
    {"owner_release", MEMBER_F64, 0, offsetof(velto_navigator_config, owner_release), NULL},
};
const struct record RECORD_NAVIGATOR_CONFIG = {sizeof(velto_navigator_config), 12, RECORD_NAVIGATOR_CONFIG_MEMBERS};

static const struct member RECORD_NAVIGATOR_STATE_MEMBERS[] = {
    {"item_count", MEMBER_I32, 0, offsetof(velto_navigator_state, item_count), NULL},
    {"focus", MEMBER_I32, 0, offsetof(velto_navigator_state, focus), NULL},
    {"is_suspended", MEMBER_BOOL, 0, offsetof(velto_navigator_state, is_suspended), NULL},
    {"hint", MEMBER_I32, 0, offsetof(velto_navigator_state, hint), NULL},
    {"hold_progress", MEMBER_F64, 0, offsetof(velto_navigator_state, hold_progress), NULL},
};
const struct record RECORD_NAVIGATOR_STATE = {sizeof(velto_navigator_state), 5, RECORD_NAVIGATOR_STATE_MEMBERS};

static const struct member RECORD_NAVIGATOR_STEP_MEMBERS[] = {
    {"focused", MEMBER_I32, 0, offsetof(velto_navigator_step, focused), NULL},
    {"activated", MEMBER_I32, 0, offsetof(velto_navigator_step, activated), NULL},
    {"is_cleared", MEMBER_BOOL, 0, offsetof(velto_navigator_step, is_cleared), NULL},
    {"command", MEMBER_I32, 0, offsetof(velto_navigator_step, command), NULL},
};
const struct record RECORD_NAVIGATOR_STEP = {sizeof(velto_navigator_step), 4, RECORD_NAVIGATOR_STEP_MEMBERS};

static const struct member RECORD_SIM_DEF_MEMBERS[] = {
    {"model", MEMBER_I32, 0, offsetof(velto_sim_def, model), NULL},
    {"packet_format", MEMBER_I32, 0, offsetof(velto_sim_def, packet_format), NULL},
    {"flags", MEMBER_U32, 0, offsetof(velto_sim_def, flags), NULL},
    {"seed", MEMBER_U64, 0, offsetof(velto_sim_def, seed), NULL},
    {"name", MEMBER_TEXT, 0, offsetof(velto_sim_def, name), NULL},
    {"script", MEMBER_TEXT, 0, offsetof(velto_sim_def, script), NULL},
    {"model_name", MEMBER_TEXT, 0, offsetof(velto_sim_def, model_name), NULL},
    {"hardware_version", MEMBER_TEXT, 0, offsetof(velto_sim_def, hardware_version), NULL},
    {"firmware_version", MEMBER_TEXT, 0, offsetof(velto_sim_def, firmware_version), NULL},
    {"mode_timeout", MEMBER_F64, 0, offsetof(velto_sim_def, mode_timeout), NULL},
};
const struct record RECORD_SIM_DEF = {sizeof(velto_sim_def), 10, RECORD_SIM_DEF_MEMBERS};

static const struct member RECORD_SIM_STEP_MEMBERS[] = {
    {"kind", MEMBER_I32, 0, offsetof(velto_sim_step, kind), NULL},
    {"duration", MEMBER_F64, 0, offsetof(velto_sim_step, duration), NULL},
    {"amplitude_x", MEMBER_F64, 0, offsetof(velto_sim_step, amplitude_x), NULL},
    {"amplitude_y", MEMBER_F64, 0, offsetof(velto_sim_step, amplitude_y), NULL},
    {"amplitude_z", MEMBER_F64, 0, offsetof(velto_sim_step, amplitude_z), NULL},
    {"period", MEMBER_F64, 0, offsetof(velto_sim_step, period), NULL},
    {"value", MEMBER_U32, 0, offsetof(velto_sim_step, value), NULL},
};
const struct record RECORD_SIM_STEP = {sizeof(velto_sim_step), 7, RECORD_SIM_STEP_MEMBERS};

static const struct member RECORD_SIM_LINK_MEMBERS[] = {
    {"is_in_range", MEMBER_BOOL, 0, offsetof(velto_sim_link, is_in_range), NULL},
    {"refuses_links", MEMBER_BOOL, 0, offsetof(velto_sim_link, refuses_links), NULL},
    {"signal_strength", MEMBER_I32, 0, offsetof(velto_sim_link, signal_strength), NULL},
    {"packet_loss", MEMBER_F64, 0, offsetof(velto_sim_link, packet_loss), NULL},
    {"delay", MEMBER_F64, 0, offsetof(velto_sim_link, delay), NULL},
    {"interval", MEMBER_F64, 0, offsetof(velto_sim_link, interval), NULL},
    {"notifications_per_interval", MEMBER_U32, 0, offsetof(velto_sim_link, notifications_per_interval), NULL},
    {"writes_per_interval", MEMBER_U32, 0, offsetof(velto_sim_link, writes_per_interval), NULL},
    {"mtu", MEMBER_U32, 0, offsetof(velto_sim_link, mtu), NULL},
    {"is_ideal", MEMBER_BOOL, 0, offsetof(velto_sim_link, is_ideal), NULL},
};
const struct record RECORD_SIM_LINK = {sizeof(velto_sim_link), 10, RECORD_SIM_LINK_MEMBERS};
