/*
 * Layouts of all structures, checked when a program is compiled.
 *
 * Layouts are asserted on 64-bit platforms. Define VELTO_NO_LAYOUT_ASSERTIONS to disable that.
 *
 * Generated from bindings/api; do not edit.
 */
#ifndef VELTOKIT_VELTO_LAYOUT_H
#define VELTOKIT_VELTO_LAYOUT_H

#include "velto_base.h"
#include "velto_library.h"
#include "velto_context.h"
#include "velto_operation.h"
#include "velto_device.h"
#include "velto_gatt.h"
#include "velto_signal.h"
#include "velto_input.h"
#include "velto_tap.h"
#include "velto_mw.h"
#include "velto_mw_io.h"
#include "velto_mw_log.h"
#include "velto_mw_processor.h"
#include "velto_mw_program.h"
#include "velto_download.h"
#include "velto_event.h"
#include "velto_motion.h"
#include "velto_gamepad.h"
#include "velto_driver.h"
#include "velto_strategy.h"
#include "velto_navigator.h"
#include "velto_sim.h"
#include "velto_peripheral.h"
#include "velto_virtual.h"
#include "velto_host.h"
#include "velto_log.h"
#include "velto_store.h"
#include "velto_firmware.h"
#include "velto_firmware_update.h"
#include "velto_orientation.h"

#if !defined(VELTO_NO_LAYOUT_ASSERTIONS) && UINTPTR_MAX == UINT64_MAX
#if defined(__cplusplus)
#define VELTO_ASSERT_LAYOUT(name, condition) static_assert(condition, #name)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define VELTO_ASSERT_LAYOUT(name, condition) _Static_assert(condition, #name)
#else
#define VELTO_ASSERT_LAYOUT(name, condition) \
    typedef char velto_##name[(condition) ? 1 : -1]
#endif
#define VELTO_ASSERT_SIZE(type, size) \
    VELTO_ASSERT_LAYOUT(size_of_##type, sizeof(type) == (size))
#define VELTO_ASSERT_OFFSET(type, member, offset) \
    VELTO_ASSERT_LAYOUT(offset_of_##type##__##member, offsetof(type, member) == (offset))
#else
#define VELTO_ASSERT_SIZE(type, size) struct velto_no_layout_assertions
#define VELTO_ASSERT_OFFSET(type, member, offset) struct velto_no_layout_assertions
#endif

VELTO_ASSERT_SIZE(velto_uuid, 16);
VELTO_ASSERT_OFFSET(velto_uuid, bytes, 0);

VELTO_ASSERT_SIZE(velto_error_detail, 736);
VELTO_ASSERT_OFFSET(velto_error_detail, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_error_detail, code, 4);
VELTO_ASSERT_OFFSET(velto_error_detail, cause, 8);
VELTO_ASSERT_OFFSET(velto_error_detail, reserved, 12);
VELTO_ASSERT_OFFSET(velto_error_detail, number, 16);
VELTO_ASSERT_OFFSET(velto_error_detail, device, 24);
VELTO_ASSERT_OFFSET(velto_error_detail, function, 32);
VELTO_ASSERT_OFFSET(velto_error_detail, name, 96);
VELTO_ASSERT_OFFSET(velto_error_detail, message, 224);
VELTO_ASSERT_OFFSET(velto_error_detail, remedy, 480);

VELTO_ASSERT_SIZE(velto_context_def, 72);
VELTO_ASSERT_OFFSET(velto_context_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_context_def, backends, 4);
VELTO_ASSERT_OFFSET(velto_context_def, flags, 8);
VELTO_ASSERT_OFFSET(velto_context_def, event_capacity, 12);
VELTO_ASSERT_OFFSET(velto_context_def, owner_name, 16);
VELTO_ASSERT_OFFSET(velto_context_def, bus_address, 24);
VELTO_ASSERT_OFFSET(velto_context_def, adapter, 32);
VELTO_ASSERT_OFFSET(velto_context_def, settle_time, 40);
VELTO_ASSERT_OFFSET(velto_context_def, reconnect_delay, 48);
VELTO_ASSERT_OFFSET(velto_context_def, state_path, 56);
VELTO_ASSERT_OFFSET(velto_context_def, auto_connect_families, 64);
VELTO_ASSERT_OFFSET(velto_context_def, simulated_link_limit, 68);

VELTO_ASSERT_SIZE(velto_context_info, 44);
VELTO_ASSERT_OFFSET(velto_context_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_context_info, backends, 4);
VELTO_ASSERT_OFFSET(velto_context_info, flags, 8);
VELTO_ASSERT_OFFSET(velto_context_info, adapter_count, 12);
VELTO_ASSERT_OFFSET(velto_context_info, device_count, 16);
VELTO_ASSERT_OFFSET(velto_context_info, connected_count, 20);
VELTO_ASSERT_OFFSET(velto_context_info, auto_connect_players, 24);
VELTO_ASSERT_OFFSET(velto_context_info, is_scanning, 28);
VELTO_ASSERT_OFFSET(velto_context_info, link_limit, 32);
VELTO_ASSERT_OFFSET(velto_context_info, waiting_count, 36);
VELTO_ASSERT_OFFSET(velto_context_info, search_problem, 40);

VELTO_ASSERT_SIZE(velto_context_stats, 32);
VELTO_ASSERT_OFFSET(velto_context_stats, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_context_stats, pending_op_count, 4);
VELTO_ASSERT_OFFSET(velto_context_stats, packet_count, 8);
VELTO_ASSERT_OFFSET(velto_context_stats, dropped_packet_count, 16);
VELTO_ASSERT_OFFSET(velto_context_stats, lost_log_line_count, 24);

VELTO_ASSERT_SIZE(velto_adapter_info, 256);
VELTO_ASSERT_OFFSET(velto_adapter_info, identifier, 0);
VELTO_ASSERT_OFFSET(velto_adapter_info, address, 32);
VELTO_ASSERT_OFFSET(velto_adapter_info, name, 56);
VELTO_ASSERT_OFFSET(velto_adapter_info, is_present, 184);
VELTO_ASSERT_OFFSET(velto_adapter_info, is_powered, 188);
VELTO_ASSERT_OFFSET(velto_adapter_info, is_usable, 192);
VELTO_ASSERT_OFFSET(velto_adapter_info, is_selected, 196);
VELTO_ASSERT_OFFSET(velto_adapter_info, reserved, 200);

VELTO_ASSERT_SIZE(velto_op_progress, 48);
VELTO_ASSERT_OFFSET(velto_op_progress, phase, 0);
VELTO_ASSERT_OFFSET(velto_op_progress, part, 4);
VELTO_ASSERT_OFFSET(velto_op_progress, part_count, 8);
VELTO_ASSERT_OFFSET(velto_op_progress, reserved, 12);
VELTO_ASSERT_OFFSET(velto_op_progress, done, 16);
VELTO_ASSERT_OFFSET(velto_op_progress, total, 24);
VELTO_ASSERT_OFFSET(velto_op_progress, rate, 32);
VELTO_ASSERT_OFFSET(velto_op_progress, remaining, 40);

VELTO_ASSERT_SIZE(velto_op_info, 88);
VELTO_ASSERT_OFFSET(velto_op_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_op_info, kind, 4);
VELTO_ASSERT_OFFSET(velto_op_info, status, 8);
VELTO_ASSERT_OFFSET(velto_op_info, result, 12);
VELTO_ASSERT_OFFSET(velto_op_info, device, 16);
VELTO_ASSERT_OFFSET(velto_op_info, object_bits, 24);
VELTO_ASSERT_OFFSET(velto_op_info, has_progress, 32);
VELTO_ASSERT_OFFSET(velto_op_info, reserved, 36);
VELTO_ASSERT_OFFSET(velto_op_info, progress, 40);

VELTO_ASSERT_SIZE(velto_scan_options, 8);
VELTO_ASSERT_OFFSET(velto_scan_options, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_scan_options, flags, 4);

VELTO_ASSERT_SIZE(velto_device_info, 528);
VELTO_ASSERT_OFFSET(velto_device_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_device_info, family, 4);
VELTO_ASSERT_OFFSET(velto_device_info, link_state, 8);
VELTO_ASSERT_OFFSET(velto_device_info, reconnect_policy, 12);
VELTO_ASSERT_OFFSET(velto_device_info, rssi, 16);
VELTO_ASSERT_OFFSET(velto_device_info, mtu, 20);
VELTO_ASSERT_OFFSET(velto_device_info, link_serial, 24);
VELTO_ASSERT_OFFSET(velto_device_info, player_index, 28);
VELTO_ASSERT_OFFSET(velto_device_info, flags, 32);
VELTO_ASSERT_OFFSET(velto_device_info, table_generation, 36);
VELTO_ASSERT_OFFSET(velto_device_info, last_seen_ns, 40);
VELTO_ASSERT_OFFSET(velto_device_info, address, 48);
VELTO_ASSERT_OFFSET(velto_device_info, identifier, 72);
VELTO_ASSERT_OFFSET(velto_device_info, name, 264);
VELTO_ASSERT_OFFSET(velto_device_info, battery, 520);

VELTO_ASSERT_SIZE(velto_connect_options, 24);
VELTO_ASSERT_OFFSET(velto_connect_options, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_connect_options, keeps_subscriptions, 4);
VELTO_ASSERT_OFFSET(velto_connect_options, timeout, 8);
VELTO_ASSERT_OFFSET(velto_connect_options, turn_timeout, 16);

VELTO_ASSERT_SIZE(velto_link_stats, 40);
VELTO_ASSERT_OFFSET(velto_link_stats, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_link_stats, link_serial, 4);
VELTO_ASSERT_OFFSET(velto_link_stats, connect_attempt_count, 8);
VELTO_ASSERT_OFFSET(velto_link_stats, lost_link_count, 12);
VELTO_ASSERT_OFFSET(velto_link_stats, packet_count, 16);
VELTO_ASSERT_OFFSET(velto_link_stats, dropped_packet_count, 24);
VELTO_ASSERT_OFFSET(velto_link_stats, notify_path, 32);
VELTO_ASSERT_OFFSET(velto_link_stats, is_shared, 36);

VELTO_ASSERT_SIZE(velto_known_device, 512);
VELTO_ASSERT_OFFSET(velto_known_device, last_connected_utc_ns, 0);
VELTO_ASSERT_OFFSET(velto_known_device, device, 8);
VELTO_ASSERT_OFFSET(velto_known_device, family, 16);
VELTO_ASSERT_OFFSET(velto_known_device, set_family, 20);
VELTO_ASSERT_OFFSET(velto_known_device, player_index, 24);
VELTO_ASSERT_OFFSET(velto_known_device, reserved, 28);
VELTO_ASSERT_OFFSET(velto_known_device, identifier, 40);
VELTO_ASSERT_OFFSET(velto_known_device, address, 232);
VELTO_ASSERT_OFFSET(velto_known_device, name, 256);

VELTO_ASSERT_SIZE(velto_gatt_service, 24);
VELTO_ASSERT_OFFSET(velto_gatt_service, uuid, 0);
VELTO_ASSERT_OFFSET(velto_gatt_service, handle, 16);
VELTO_ASSERT_OFFSET(velto_gatt_service, reserved, 18);
VELTO_ASSERT_OFFSET(velto_gatt_service, reserved2, 20);

VELTO_ASSERT_SIZE(velto_gatt_characteristic, 48);
VELTO_ASSERT_OFFSET(velto_gatt_characteristic, service, 0);
VELTO_ASSERT_OFFSET(velto_gatt_characteristic, uuid, 16);
VELTO_ASSERT_OFFSET(velto_gatt_characteristic, properties, 32);
VELTO_ASSERT_OFFSET(velto_gatt_characteristic, handle, 36);
VELTO_ASSERT_OFFSET(velto_gatt_characteristic, service_handle, 38);
VELTO_ASSERT_OFFSET(velto_gatt_characteristic, reserved, 40);

VELTO_ASSERT_SIZE(velto_gatt_descriptor, 24);
VELTO_ASSERT_OFFSET(velto_gatt_descriptor, uuid, 0);
VELTO_ASSERT_OFFSET(velto_gatt_descriptor, handle, 16);
VELTO_ASSERT_OFFSET(velto_gatt_descriptor, characteristic, 18);
VELTO_ASSERT_OFFSET(velto_gatt_descriptor, reserved, 20);

VELTO_ASSERT_SIZE(velto_subscription_def, 24);
VELTO_ASSERT_OFFSET(velto_subscription_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_subscription_def, flags, 4);
VELTO_ASSERT_OFFSET(velto_subscription_def, capacity, 8);
VELTO_ASSERT_OFFSET(velto_subscription_def, reserved, 12);
VELTO_ASSERT_OFFSET(velto_subscription_def, timeout, 16);

VELTO_ASSERT_SIZE(velto_subscription_info, 56);
VELTO_ASSERT_OFFSET(velto_subscription_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_subscription_info, state, 4);
VELTO_ASSERT_OFFSET(velto_subscription_info, path, 8);
VELTO_ASSERT_OFFSET(velto_subscription_info, flags, 12);
VELTO_ASSERT_OFFSET(velto_subscription_info, result, 16);
VELTO_ASSERT_OFFSET(velto_subscription_info, characteristic, 20);
VELTO_ASSERT_OFFSET(velto_subscription_info, reserved, 22);
VELTO_ASSERT_OFFSET(velto_subscription_info, renewal_count, 24);
VELTO_ASSERT_OFFSET(velto_subscription_info, waiting_count, 28);
VELTO_ASSERT_OFFSET(velto_subscription_info, value_count, 32);
VELTO_ASSERT_OFFSET(velto_subscription_info, byte_count, 40);
VELTO_ASSERT_OFFSET(velto_subscription_info, dropped_count, 48);

VELTO_ASSERT_SIZE(velto_value, 536);
VELTO_ASSERT_OFFSET(velto_value, timestamp_ns, 0);
VELTO_ASSERT_OFFSET(velto_value, sequence, 8);
VELTO_ASSERT_OFFSET(velto_value, characteristic, 16);
VELTO_ASSERT_OFFSET(velto_value, size, 18);
VELTO_ASSERT_OFFSET(velto_value, reserved, 20);
VELTO_ASSERT_OFFSET(velto_value, bytes, 24);

VELTO_ASSERT_SIZE(velto_signal_info, 40);
VELTO_ASSERT_OFFSET(velto_signal_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_signal_info, flags, 4);
VELTO_ASSERT_OFFSET(velto_signal_info, device, 8);
VELTO_ASSERT_OFFSET(velto_signal_info, raw_type, 16);
VELTO_ASSERT_OFFSET(velto_signal_info, channel_count, 20);
VELTO_ASSERT_OFFSET(velto_signal_info, wire_size, 24);
VELTO_ASSERT_OFFSET(velto_signal_info, logger_slot_count, 28);
VELTO_ASSERT_OFFSET(velto_signal_info, stream_count, 32);
VELTO_ASSERT_OFFSET(velto_signal_info, loss_detection, 36);

VELTO_ASSERT_SIZE(velto_channel_info, 64);
VELTO_ASSERT_OFFSET(velto_channel_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_channel_info, reserved, 4);
VELTO_ASSERT_OFFSET(velto_channel_info, name, 8);
VELTO_ASSERT_OFFSET(velto_channel_info, unit, 40);
VELTO_ASSERT_OFFSET(velto_channel_info, scale, 56);

VELTO_ASSERT_SIZE(velto_frame_info, 32);
VELTO_ASSERT_OFFSET(velto_frame_info, timestamp_ns, 0);
VELTO_ASSERT_OFFSET(velto_frame_info, arrival_ns, 8);
VELTO_ASSERT_OFFSET(velto_frame_info, sequence, 16);
VELTO_ASSERT_OFFSET(velto_frame_info, tick, 24);
VELTO_ASSERT_OFFSET(velto_frame_info, flags, 28);

VELTO_ASSERT_SIZE(velto_stream_def, 32);
VELTO_ASSERT_OFFSET(velto_stream_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_stream_def, units, 4);
VELTO_ASSERT_OFFSET(velto_stream_def, capacity, 8);
VELTO_ASSERT_OFFSET(velto_stream_def, counts_loss, 12);
VELTO_ASSERT_OFFSET(velto_stream_def, timeout, 16);
VELTO_ASSERT_OFFSET(velto_stream_def, poll_interval, 24);

VELTO_ASSERT_SIZE(velto_stream_info, 104);
VELTO_ASSERT_OFFSET(velto_stream_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_stream_info, state, 4);
VELTO_ASSERT_OFFSET(velto_stream_info, result, 8);
VELTO_ASSERT_OFFSET(velto_stream_info, value_type, 12);
VELTO_ASSERT_OFFSET(velto_stream_info, signal, 16);
VELTO_ASSERT_OFFSET(velto_stream_info, device, 24);
VELTO_ASSERT_OFFSET(velto_stream_info, units, 32);
VELTO_ASSERT_OFFSET(velto_stream_info, channel_count, 36);
VELTO_ASSERT_OFFSET(velto_stream_info, frame_size, 40);
VELTO_ASSERT_OFFSET(velto_stream_info, waiting_count, 44);
VELTO_ASSERT_OFFSET(velto_stream_info, received_count, 48);
VELTO_ASSERT_OFFSET(velto_stream_info, lost_count, 56);
VELTO_ASSERT_OFFSET(velto_stream_info, dropped_count, 64);
VELTO_ASSERT_OFFSET(velto_stream_info, is_loss_estimated, 72);
VELTO_ASSERT_OFFSET(velto_stream_info, reserved, 76);
VELTO_ASSERT_OFFSET(velto_stream_info, rate_asked, 80);
VELTO_ASSERT_OFFSET(velto_stream_info, rate_measured, 88);
VELTO_ASSERT_OFFSET(velto_stream_info, latency, 96);

VELTO_ASSERT_SIZE(velto_input, 336);
VELTO_ASSERT_OFFSET(velto_input, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_input, flags, 4);
VELTO_ASSERT_OFFSET(velto_input, device, 8);
VELTO_ASSERT_OFFSET(velto_input, player_index, 16);
VELTO_ASSERT_OFFSET(velto_input, motion_mode, 20);
VELTO_ASSERT_OFFSET(velto_input, rate_mode, 24);
VELTO_ASSERT_OFFSET(velto_input, pointer_direction, 28);
VELTO_ASSERT_OFFSET(velto_input, timestamp_ns, 32);
VELTO_ASSERT_OFFSET(velto_input, packet_count, 40);
VELTO_ASSERT_OFFSET(velto_input, poll_count, 48);
VELTO_ASSERT_OFFSET(velto_input, packet_age, 56);
VELTO_ASSERT_OFFSET(velto_input, dt, 64);
VELTO_ASSERT_OFFSET(velto_input, position_x, 72);
VELTO_ASSERT_OFFSET(velto_input, position_y, 80);
VELTO_ASSERT_OFFSET(velto_input, relative_x, 88);
VELTO_ASSERT_OFFSET(velto_input, relative_y, 96);
VELTO_ASSERT_OFFSET(velto_input, frame_delta_x, 104);
VELTO_ASSERT_OFFSET(velto_input, frame_delta_y, 112);
VELTO_ASSERT_OFFSET(velto_input, raw_x, 120);
VELTO_ASSERT_OFFSET(velto_input, raw_y, 128);
VELTO_ASSERT_OFFSET(velto_input, direction, 136);
VELTO_ASSERT_OFFSET(velto_input, velocity, 144);
VELTO_ASSERT_OFFSET(velto_input, throw_power, 152);
VELTO_ASSERT_OFFSET(velto_input, sensor_tilt_x, 160);
VELTO_ASSERT_OFFSET(velto_input, sensor_tilt_y, 168);
VELTO_ASSERT_OFFSET(velto_input, sensor_gyro_x, 176);
VELTO_ASSERT_OFFSET(velto_input, sensor_gyro_y, 184);
VELTO_ASSERT_OFFSET(velto_input, sensor_gyro_z, 192);
VELTO_ASSERT_OFFSET(velto_input, sensor_rotation, 200);
VELTO_ASSERT_OFFSET(velto_input, sensor_motion, 208);
VELTO_ASSERT_OFFSET(velto_input, buttons_down, 216);
VELTO_ASSERT_OFFSET(velto_input, buttons_pressed, 220);
VELTO_ASSERT_OFFSET(velto_input, buttons_released, 224);
VELTO_ASSERT_OFFSET(velto_input, states, 228);
VELTO_ASSERT_OFFSET(velto_input, gestures, 232);
VELTO_ASSERT_OFFSET(velto_input, press_count, 236);
VELTO_ASSERT_OFFSET(velto_input, release_count, 240);
VELTO_ASSERT_OFFSET(velto_input, click_count, 244);
VELTO_ASSERT_OFFSET(velto_input, primary_count, 248);
VELTO_ASSERT_OFFSET(velto_input, throw_count, 252);
VELTO_ASSERT_OFFSET(velto_input, shake_count, 256);
VELTO_ASSERT_OFFSET(velto_input, swing_count, 260);
VELTO_ASSERT_OFFSET(velto_input, action_count, 264);
VELTO_ASSERT_OFFSET(velto_input, orientation, 268);
VELTO_ASSERT_OFFSET(velto_input, acceleration, 284);
VELTO_ASSERT_OFFSET(velto_input, rotation_rate, 296);
VELTO_ASSERT_OFFSET(velto_input, battery, 308);
VELTO_ASSERT_OFFSET(velto_input, finger_press_count, 312);
VELTO_ASSERT_OFFSET(velto_input, gyro_calibration, 332);

VELTO_ASSERT_SIZE(velto_binding, 48);
VELTO_ASSERT_OFFSET(velto_binding, kind, 0);
VELTO_ASSERT_OFFSET(velto_binding, code, 4);
VELTO_ASSERT_OFFSET(velto_binding, buttons_pressed, 8);
VELTO_ASSERT_OFFSET(velto_binding, gestures, 12);
VELTO_ASSERT_OFFSET(velto_binding, direction, 16);
VELTO_ASSERT_OFFSET(velto_binding, reserved, 20);
VELTO_ASSERT_OFFSET(velto_binding, move_x, 24);
VELTO_ASSERT_OFFSET(velto_binding, move_y, 32);
VELTO_ASSERT_OFFSET(velto_binding, reserved2, 40);

VELTO_ASSERT_SIZE(velto_mounting, 56);
VELTO_ASSERT_OFFSET(velto_mounting, kind, 0);
VELTO_ASSERT_OFFSET(velto_mounting, reserved, 4);
VELTO_ASSERT_OFFSET(velto_mounting, rotation_w, 8);
VELTO_ASSERT_OFFSET(velto_mounting, rotation_x, 16);
VELTO_ASSERT_OFFSET(velto_mounting, rotation_y, 24);
VELTO_ASSERT_OFFSET(velto_mounting, rotation_z, 32);
VELTO_ASSERT_OFFSET(velto_mounting, reserved2, 40);
VELTO_ASSERT_OFFSET(velto_mounting, reserved3, 48);

VELTO_ASSERT_SIZE(velto_tap_mode, 32);
VELTO_ASSERT_OFFSET(velto_tap_mode, mode, 0);
VELTO_ASSERT_OFFSET(velto_tap_mode, reserved, 4);
VELTO_ASSERT_OFFSET(velto_tap_mode, finger_range_g, 8);
VELTO_ASSERT_OFFSET(velto_tap_mode, thumb_range_dps, 16);
VELTO_ASSERT_OFFSET(velto_tap_mode, thumb_range_g, 24);

VELTO_ASSERT_SIZE(velto_tap_info, 80);
VELTO_ASSERT_OFFSET(velto_tap_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_tap_info, flags, 4);
VELTO_ASSERT_OFFSET(velto_tap_info, hardware_version, 8);
VELTO_ASSERT_OFFSET(velto_tap_info, firmware_version, 12);
VELTO_ASSERT_OFFSET(velto_tap_info, abilities, 16);
VELTO_ASSERT_OFFSET(velto_tap_info, protocol_generation, 20);
VELTO_ASSERT_OFFSET(velto_tap_info, mouse_state, 24);
VELTO_ASSERT_OFFSET(velto_tap_info, hand_state, 28);
VELTO_ASSERT_OFFSET(velto_tap_info, shift, 32);
VELTO_ASSERT_OFFSET(velto_tap_info, known_features, 36);
VELTO_ASSERT_OFFSET(velto_tap_info, active_features, 40);
VELTO_ASSERT_OFFSET(velto_tap_info, reserved, 44);
VELTO_ASSERT_OFFSET(velto_tap_info, dropped_combination_count, 48);
VELTO_ASSERT_OFFSET(velto_tap_info, vision_reports, 56);
VELTO_ASSERT_OFFSET(velto_tap_info, vision_model, 60);
VELTO_ASSERT_OFFSET(velto_tap_info, thumb_range_dps, 64);
VELTO_ASSERT_OFFSET(velto_tap_info, thumb_range_g, 72);

VELTO_ASSERT_SIZE(velto_tap_settings, 68);
VELTO_ASSERT_OFFSET(velto_tap_settings, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_tap_settings, is_left_handed, 4);
VELTO_ASSERT_OFFSET(velto_tap_settings, vibrates, 8);
VELTO_ASSERT_OFFSET(velto_tap_settings, is_mouse_only, 12);
VELTO_ASSERT_OFFSET(velto_tap_settings, has_voice_over, 16);
VELTO_ASSERT_OFFSET(velto_tap_settings, corrects_text, 20);
VELTO_ASSERT_OFFSET(velto_tap_settings, flips_scrolling, 24);
VELTO_ASSERT_OFFSET(velto_tap_settings, is_keyboard_only, 28);
VELTO_ASSERT_OFFSET(velto_tap_settings, has_standby, 32);
VELTO_ASSERT_OFFSET(velto_tap_settings, has_air_mouse, 36);
VELTO_ASSERT_OFFSET(velto_tap_settings, controls_media, 40);
VELTO_ASSERT_OFFSET(velto_tap_settings, controls_television, 44);
VELTO_ASSERT_OFFSET(velto_tap_settings, is_developer_mode, 48);
VELTO_ASSERT_OFFSET(velto_tap_settings, mouse_sensitivity, 52);
VELTO_ASSERT_OFFSET(velto_tap_settings, scroll_sensitivity, 56);
VELTO_ASSERT_OFFSET(velto_tap_settings, double_tap_timeout, 60);
VELTO_ASSERT_OFFSET(velto_tap_settings, sleep_after, 64);

VELTO_ASSERT_SIZE(velto_mw_info, 80);
VELTO_ASSERT_OFFSET(velto_mw_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_mw_info, flags, 4);
VELTO_ASSERT_OFFSET(velto_mw_info, state, 8);
VELTO_ASSERT_OFFSET(velto_mw_info, activities, 12);
VELTO_ASSERT_OFFSET(velto_mw_info, detectors, 16);
VELTO_ASSERT_OFFSET(velto_mw_info, input_source, 20);
VELTO_ASSERT_OFFSET(velto_mw_info, silent_module_count, 24);
VELTO_ASSERT_OFFSET(velto_mw_info, reserved, 28);
VELTO_ASSERT_OFFSET(velto_mw_info, asked_notification_rate, 32);
VELTO_ASSERT_OFFSET(velto_mw_info, carried_notification_rate, 40);
VELTO_ASSERT_OFFSET(velto_mw_info, model_name, 48);

VELTO_ASSERT_SIZE(velto_mw_module, 24);
VELTO_ASSERT_OFFSET(velto_mw_module, id, 0);
VELTO_ASSERT_OFFSET(velto_mw_module, implementation, 1);
VELTO_ASSERT_OFFSET(velto_mw_module, revision, 2);
VELTO_ASSERT_OFFSET(velto_mw_module, extra_size, 3);
VELTO_ASSERT_OFFSET(velto_mw_module, extra, 4);
VELTO_ASSERT_OFFSET(velto_mw_module, reserved, 20);

VELTO_ASSERT_SIZE(velto_mw_source, 16);
VELTO_ASSERT_OFFSET(velto_mw_source, module, 0);
VELTO_ASSERT_OFFSET(velto_mw_source, register_id, 1);
VELTO_ASSERT_OFFSET(velto_mw_source, id, 2);
VELTO_ASSERT_OFFSET(velto_mw_source, offset, 3);
VELTO_ASSERT_OFFSET(velto_mw_source, size, 4);
VELTO_ASSERT_OFFSET(velto_mw_source, packed_register_id, 5);
VELTO_ASSERT_OFFSET(velto_mw_source, reserved, 6);
VELTO_ASSERT_OFFSET(velto_mw_source, has_id, 8);
VELTO_ASSERT_OFFSET(velto_mw_source, reserved2, 12);

VELTO_ASSERT_SIZE(velto_mw_sensor_config, 88);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, sensor, 4);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, rate, 8);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, range_g, 16);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, range_dps, 24);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, filter, 32);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, power, 36);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, is_unpacked, 40);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, fusion_mode, 44);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, preset, 48);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, repetitions_xy, 52);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, repetitions_z, 56);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, oversampling, 60);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, smoothing, 64);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, gain, 68);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, standby, 72);
VELTO_ASSERT_OFFSET(velto_mw_sensor_config, integration, 80);

VELTO_ASSERT_SIZE(velto_mw_detector_config, 72);
VELTO_ASSERT_OFFSET(velto_mw_detector_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_mw_detector_config, detector, 4);
VELTO_ASSERT_OFFSET(velto_mw_detector_config, threshold, 8);
VELTO_ASSERT_OFFSET(velto_mw_detector_config, duration, 16);
VELTO_ASSERT_OFFSET(velto_mw_detector_config, window, 24);
VELTO_ASSERT_OFFSET(velto_mw_detector_config, quiet, 32);
VELTO_ASSERT_OFFSET(velto_mw_detector_config, shock, 40);
VELTO_ASSERT_OFFSET(velto_mw_detector_config, hysteresis, 48);
VELTO_ASSERT_OFFSET(velto_mw_detector_config, axes, 56);
VELTO_ASSERT_OFFSET(velto_mw_detector_config, mode, 60);
VELTO_ASSERT_OFFSET(velto_mw_detector_config, arm, 64);
VELTO_ASSERT_OFFSET(velto_mw_detector_config, count, 68);

VELTO_ASSERT_SIZE(velto_mw_led_pattern, 64);
VELTO_ASSERT_OFFSET(velto_mw_led_pattern, color, 0);
VELTO_ASSERT_OFFSET(velto_mw_led_pattern, repeat_count, 4);
VELTO_ASSERT_OFFSET(velto_mw_led_pattern, high, 8);
VELTO_ASSERT_OFFSET(velto_mw_led_pattern, low, 16);
VELTO_ASSERT_OFFSET(velto_mw_led_pattern, rise, 24);
VELTO_ASSERT_OFFSET(velto_mw_led_pattern, hold, 32);
VELTO_ASSERT_OFFSET(velto_mw_led_pattern, fall, 40);
VELTO_ASSERT_OFFSET(velto_mw_led_pattern, period, 48);
VELTO_ASSERT_OFFSET(velto_mw_led_pattern, delay, 56);

VELTO_ASSERT_SIZE(velto_mw_calibration, 10);
VELTO_ASSERT_OFFSET(velto_mw_calibration, x, 0);
VELTO_ASSERT_OFFSET(velto_mw_calibration, y, 2);
VELTO_ASSERT_OFFSET(velto_mw_calibration, z, 4);
VELTO_ASSERT_OFFSET(velto_mw_calibration, radius, 6);
VELTO_ASSERT_OFFSET(velto_mw_calibration, accuracy, 8);

VELTO_ASSERT_SIZE(velto_mw_fusion_calibration, 32);
VELTO_ASSERT_OFFSET(velto_mw_fusion_calibration, accelerometer, 0);
VELTO_ASSERT_OFFSET(velto_mw_fusion_calibration, gyroscope, 10);
VELTO_ASSERT_OFFSET(velto_mw_fusion_calibration, magnetometer, 20);
VELTO_ASSERT_OFFSET(velto_mw_fusion_calibration, reserved, 30);

VELTO_ASSERT_SIZE(velto_mw_pin_config, 24);
VELTO_ASSERT_OFFSET(velto_mw_pin_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_mw_pin_config, pull_up_pin, 4);
VELTO_ASSERT_OFFSET(velto_mw_pin_config, delay, 8);
VELTO_ASSERT_OFFSET(velto_mw_pin_config, pull_down_pin, 16);
VELTO_ASSERT_OFFSET(velto_mw_pin_config, reserved, 20);

VELTO_ASSERT_SIZE(velto_mw_thermistor, 8);
VELTO_ASSERT_OFFSET(velto_mw_thermistor, channel, 0);
VELTO_ASSERT_OFFSET(velto_mw_thermistor, data_pin, 1);
VELTO_ASSERT_OFFSET(velto_mw_thermistor, pull_down_pin, 2);
VELTO_ASSERT_OFFSET(velto_mw_thermistor, reserved, 3);
VELTO_ASSERT_OFFSET(velto_mw_thermistor, is_active_high, 4);

VELTO_ASSERT_SIZE(velto_mw_spi, 24);
VELTO_ASSERT_OFFSET(velto_mw_spi, frequency, 0);
VELTO_ASSERT_OFFSET(velto_mw_spi, select_pin, 8);
VELTO_ASSERT_OFFSET(velto_mw_spi, clock_pin, 9);
VELTO_ASSERT_OFFSET(velto_mw_spi, output_pin, 10);
VELTO_ASSERT_OFFSET(velto_mw_spi, input_pin, 11);
VELTO_ASSERT_OFFSET(velto_mw_spi, mode, 12);
VELTO_ASSERT_OFFSET(velto_mw_spi, is_lsb_first, 16);
VELTO_ASSERT_OFFSET(velto_mw_spi, uses_native_pins, 20);

VELTO_ASSERT_SIZE(velto_mw_bus_signal, 112);
VELTO_ASSERT_OFFSET(velto_mw_bus_signal, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_mw_bus_signal, is_spi, 4);
VELTO_ASSERT_OFFSET(velto_mw_bus_signal, scale, 8);
VELTO_ASSERT_OFFSET(velto_mw_bus_signal, format, 16);
VELTO_ASSERT_OFFSET(velto_mw_bus_signal, channel_count, 20);
VELTO_ASSERT_OFFSET(velto_mw_bus_signal, address, 24);
VELTO_ASSERT_OFFSET(velto_mw_bus_signal, register_id, 25);
VELTO_ASSERT_OFFSET(velto_mw_bus_signal, reserved, 26);
VELTO_ASSERT_OFFSET(velto_mw_bus_signal, sent_size, 28);
VELTO_ASSERT_OFFSET(velto_mw_bus_signal, spi, 32);
VELTO_ASSERT_OFFSET(velto_mw_bus_signal, sent, 56);
VELTO_ASSERT_OFFSET(velto_mw_bus_signal, identifier, 68);

VELTO_ASSERT_SIZE(velto_mw_beacon, 48);
VELTO_ASSERT_OFFSET(velto_mw_beacon, uuid, 0);
VELTO_ASSERT_OFFSET(velto_mw_beacon, period, 16);
VELTO_ASSERT_OFFSET(velto_mw_beacon, major, 24);
VELTO_ASSERT_OFFSET(velto_mw_beacon, minor, 26);
VELTO_ASSERT_OFFSET(velto_mw_beacon, power_at_one_meter, 28);
VELTO_ASSERT_OFFSET(velto_mw_beacon, transmit_power, 32);
VELTO_ASSERT_OFFSET(velto_mw_beacon, is_on, 36);
VELTO_ASSERT_OFFSET(velto_mw_beacon, is_on_known, 40);
VELTO_ASSERT_OFFSET(velto_mw_beacon, reserved, 44);

VELTO_ASSERT_SIZE(velto_mw_settings, 160);
VELTO_ASSERT_OFFSET(velto_mw_settings, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_mw_settings, latency, 4);
VELTO_ASSERT_OFFSET(velto_mw_settings, advertising_interval, 8);
VELTO_ASSERT_OFFSET(velto_mw_settings, advertising_timeout, 16);
VELTO_ASSERT_OFFSET(velto_mw_settings, interval_min, 24);
VELTO_ASSERT_OFFSET(velto_mw_settings, interval_max, 32);
VELTO_ASSERT_OFFSET(velto_mw_settings, supervision_timeout, 40);
VELTO_ASSERT_OFFSET(velto_mw_settings, transmit_power, 48);
VELTO_ASSERT_OFFSET(velto_mw_settings, is_advertising_directed, 52);
VELTO_ASSERT_OFFSET(velto_mw_settings, whitelist_mode, 56);
VELTO_ASSERT_OFFSET(velto_mw_settings, is_regulator_on, 60);
VELTO_ASSERT_OFFSET(velto_mw_settings, is_slow_phy_forced, 64);
VELTO_ASSERT_OFFSET(velto_mw_settings, scan_response_size, 68);
VELTO_ASSERT_OFFSET(velto_mw_settings, name, 72);
VELTO_ASSERT_OFFSET(velto_mw_settings, scan_response, 104);
VELTO_ASSERT_OFFSET(velto_mw_settings, watchdog_timeout, 136);
VELTO_ASSERT_OFFSET(velto_mw_settings, watchdog_runs_asleep, 144);
VELTO_ASSERT_OFFSET(velto_mw_settings, watchdog_refresh_by_schedule, 148);
VELTO_ASSERT_OFFSET(velto_mw_settings, watchdog_refresh_by_sleep, 152);
VELTO_ASSERT_OFFSET(velto_mw_settings, reserved, 156);

VELTO_ASSERT_SIZE(velto_mw_address, 12);
VELTO_ASSERT_OFFSET(velto_mw_address, kind, 0);
VELTO_ASSERT_OFFSET(velto_mw_address, bytes, 4);
VELTO_ASSERT_OFFSET(velto_mw_address, reserved, 10);

VELTO_ASSERT_SIZE(velto_mw_logger_def, 24);
VELTO_ASSERT_OFFSET(velto_mw_logger_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_mw_logger_def, reserved, 4);
VELTO_ASSERT_OFFSET(velto_mw_logger_def, key, 8);
VELTO_ASSERT_OFFSET(velto_mw_logger_def, poll_interval, 16);

VELTO_ASSERT_SIZE(velto_logger_info, 48);
VELTO_ASSERT_OFFSET(velto_logger_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_logger_info, flags, 4);
VELTO_ASSERT_OFFSET(velto_logger_info, device, 8);
VELTO_ASSERT_OFFSET(velto_logger_info, slot_count, 16);
VELTO_ASSERT_OFFSET(velto_logger_info, channel_count, 20);
VELTO_ASSERT_OFFSET(velto_logger_info, slots, 24);
VELTO_ASSERT_OFFSET(velto_logger_info, range, 32);
VELTO_ASSERT_OFFSET(velto_logger_info, rate, 40);

VELTO_ASSERT_SIZE(velto_mw_log_info, 88);
VELTO_ASSERT_OFFSET(velto_mw_log_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_mw_log_info, flags, 4);
VELTO_ASSERT_OFFSET(velto_mw_log_info, mode, 8);
VELTO_ASSERT_OFFSET(velto_mw_log_info, logger_count, 12);
VELTO_ASSERT_OFFSET(velto_mw_log_info, recovered_count, 16);
VELTO_ASSERT_OFFSET(velto_mw_log_info, slot_count, 20);
VELTO_ASSERT_OFFSET(velto_mw_log_info, slot_capacity, 24);
VELTO_ASSERT_OFFSET(velto_mw_log_info, capacity, 28);
VELTO_ASSERT_OFFSET(velto_mw_log_info, reset_count, 32);
VELTO_ASSERT_OFFSET(velto_mw_log_info, reserved, 36);
VELTO_ASSERT_OFFSET(velto_mw_log_info, entries, 40);
VELTO_ASSERT_OFFSET(velto_mw_log_info, started_utc_ns, 48);
VELTO_ASSERT_OFFSET(velto_mw_log_info, interrupted_utc_ns, 56);
VELTO_ASSERT_OFFSET(velto_mw_log_info, fill, 64);
VELTO_ASSERT_OFFSET(velto_mw_log_info, entry_rate, 72);
VELTO_ASSERT_OFFSET(velto_mw_log_info, remaining, 80);

VELTO_ASSERT_SIZE(velto_mw_log_item, 16);
VELTO_ASSERT_OFFSET(velto_mw_log_item, signal, 0);
VELTO_ASSERT_OFFSET(velto_mw_log_item, rate, 8);

VELTO_ASSERT_SIZE(velto_mw_log_plan, 24);
VELTO_ASSERT_OFFSET(velto_mw_log_plan, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_mw_log_plan, reserved, 4);
VELTO_ASSERT_OFFSET(velto_mw_log_plan, charge, 8);
VELTO_ASSERT_OFFSET(velto_mw_log_plan, notification_rate, 16);

VELTO_ASSERT_SIZE(velto_mw_log_estimate, 72);
VELTO_ASSERT_OFFSET(velto_mw_log_estimate, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_mw_log_estimate, first_end, 4);
VELTO_ASSERT_OFFSET(velto_mw_log_estimate, slot_count, 8);
VELTO_ASSERT_OFFSET(velto_mw_log_estimate, free_slot_count, 12);
VELTO_ASSERT_OFFSET(velto_mw_log_estimate, has_cable, 16);
VELTO_ASSERT_OFFSET(velto_mw_log_estimate, reserved, 20);
VELTO_ASSERT_OFFSET(velto_mw_log_estimate, entry_rate, 24);
VELTO_ASSERT_OFFSET(velto_mw_log_estimate, memory, 32);
VELTO_ASSERT_OFFSET(velto_mw_log_estimate, battery, 40);
VELTO_ASSERT_OFFSET(velto_mw_log_estimate, duration, 48);
VELTO_ASSERT_OFFSET(velto_mw_log_estimate, download, 56);
VELTO_ASSERT_OFFSET(velto_mw_log_estimate, full_download, 64);

VELTO_ASSERT_SIZE(velto_mw_processor_def, 152);
VELTO_ASSERT_OFFSET(velto_mw_processor_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_mw_processor_def, type, 4);
VELTO_ASSERT_OFFSET(velto_mw_processor_def, mode, 8);
VELTO_ASSERT_OFFSET(velto_mw_processor_def, function, 12);
VELTO_ASSERT_OFFSET(velto_mw_processor_def, count, 16);
VELTO_ASSERT_OFFSET(velto_mw_processor_def, width, 20);
VELTO_ASSERT_OFFSET(velto_mw_processor_def, output_size, 24);
VELTO_ASSERT_OFFSET(velto_mw_processor_def, reference_count, 28);
VELTO_ASSERT_OFFSET(velto_mw_processor_def, value, 32);
VELTO_ASSERT_OFFSET(velto_mw_processor_def, hysteresis, 40);
VELTO_ASSERT_OFFSET(velto_mw_processor_def, period, 48);
VELTO_ASSERT_OFFSET(velto_mw_processor_def, references, 56);

VELTO_ASSERT_SIZE(velto_processor_info, 40);
VELTO_ASSERT_OFFSET(velto_processor_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_processor_info, flags, 4);
VELTO_ASSERT_OFFSET(velto_processor_info, device, 8);
VELTO_ASSERT_OFFSET(velto_processor_info, type, 16);
VELTO_ASSERT_OFFSET(velto_processor_info, slot, 20);
VELTO_ASSERT_OFFSET(velto_processor_info, held_size, 24);
VELTO_ASSERT_OFFSET(velto_processor_info, output_size, 28);
VELTO_ASSERT_OFFSET(velto_processor_info, rate, 32);

VELTO_ASSERT_SIZE(velto_mw_recipe_def, 32);
VELTO_ASSERT_OFFSET(velto_mw_recipe_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_mw_recipe_def, recipe, 4);
VELTO_ASSERT_OFFSET(velto_mw_recipe_def, count, 8);
VELTO_ASSERT_OFFSET(velto_mw_recipe_def, reserved, 12);
VELTO_ASSERT_OFFSET(velto_mw_recipe_def, period, 16);
VELTO_ASSERT_OFFSET(velto_mw_recipe_def, value, 24);

VELTO_ASSERT_SIZE(velto_mw_processor_estimate, 40);
VELTO_ASSERT_OFFSET(velto_mw_processor_estimate, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_mw_processor_estimate, slot_count, 4);
VELTO_ASSERT_OFFSET(velto_mw_processor_estimate, free_slot_count, 8);
VELTO_ASSERT_OFFSET(velto_mw_processor_estimate, held_size, 12);
VELTO_ASSERT_OFFSET(velto_mw_processor_estimate, all_held_size, 16);
VELTO_ASSERT_OFFSET(velto_mw_processor_estimate, logger_slot_count, 20);
VELTO_ASSERT_OFFSET(velto_mw_processor_estimate, rate, 24);
VELTO_ASSERT_OFFSET(velto_mw_processor_estimate, lost_share, 32);

VELTO_ASSERT_SIZE(velto_mw_token, 4);
VELTO_ASSERT_OFFSET(velto_mw_token, length, 0);
VELTO_ASSERT_OFFSET(velto_mw_token, source_offset, 1);
VELTO_ASSERT_OFFSET(velto_mw_token, target_offset, 2);
VELTO_ASSERT_OFFSET(velto_mw_token, reserved, 3);

VELTO_ASSERT_SIZE(velto_mw_program_item, 80);
VELTO_ASSERT_OFFSET(velto_mw_program_item, kind, 0);
VELTO_ASSERT_OFFSET(velto_mw_program_item, flags, 4);
VELTO_ASSERT_OFFSET(velto_mw_program_item, timer, 8);
VELTO_ASSERT_OFFSET(velto_mw_program_item, board_event, 16);
VELTO_ASSERT_OFFSET(velto_mw_program_item, macro, 24);
VELTO_ASSERT_OFFSET(velto_mw_program_item, period, 32);
VELTO_ASSERT_OFFSET(velto_mw_program_item, repetitions, 40);
VELTO_ASSERT_OFFSET(velto_mw_program_item, command_count, 44);
VELTO_ASSERT_OFFSET(velto_mw_program_item, number, 48);
VELTO_ASSERT_OFFSET(velto_mw_program_item, source_module, 49);
VELTO_ASSERT_OFFSET(velto_mw_program_item, source_register, 50);
VELTO_ASSERT_OFFSET(velto_mw_program_item, source_id, 51);
VELTO_ASSERT_OFFSET(velto_mw_program_item, reserved, 52);
VELTO_ASSERT_OFFSET(velto_mw_program_item, command_size, 55);
VELTO_ASSERT_OFFSET(velto_mw_program_item, command, 56);
VELTO_ASSERT_OFFSET(velto_mw_program_item, reserved2, 76);

VELTO_ASSERT_SIZE(velto_download_def, 16);
VELTO_ASSERT_OFFSET(velto_download_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_download_def, flags, 4);
VELTO_ASSERT_OFFSET(velto_download_def, resumes, 8);
VELTO_ASSERT_OFFSET(velto_download_def, reserved, 12);

VELTO_ASSERT_SIZE(velto_download_page, 40);
VELTO_ASSERT_OFFSET(velto_download_page, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_download_page, is_last, 4);
VELTO_ASSERT_OFFSET(velto_download_page, sample_count, 8);
VELTO_ASSERT_OFFSET(velto_download_page, unread_count, 16);
VELTO_ASSERT_OFFSET(velto_download_page, unknown_count, 24);
VELTO_ASSERT_OFFSET(velto_download_page, gap_count, 32);
VELTO_ASSERT_OFFSET(velto_download_page, reserved, 36);

VELTO_ASSERT_SIZE(velto_download_gap, 40);
VELTO_ASSERT_OFFSET(velto_download_gap, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_download_gap, cause, 4);
VELTO_ASSERT_OFFSET(velto_download_gap, entry_count, 8);
VELTO_ASSERT_OFFSET(velto_download_gap, position, 16);
VELTO_ASSERT_OFFSET(velto_download_gap, since_utc_ns, 24);
VELTO_ASSERT_OFFSET(velto_download_gap, until_utc_ns, 32);

VELTO_ASSERT_SIZE(velto_download_info, 88);
VELTO_ASSERT_OFFSET(velto_download_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_download_info, state, 4);
VELTO_ASSERT_OFFSET(velto_download_info, result, 8);
VELTO_ASSERT_OFFSET(velto_download_info, stretch_count, 12);
VELTO_ASSERT_OFFSET(velto_download_info, entry_count, 16);
VELTO_ASSERT_OFFSET(velto_download_info, repeated_count, 24);
VELTO_ASSERT_OFFSET(velto_download_info, sample_count, 32);
VELTO_ASSERT_OFFSET(velto_download_info, unpaired_count, 40);
VELTO_ASSERT_OFFSET(velto_download_info, irregular_count, 48);
VELTO_ASSERT_OFFSET(velto_download_info, unknown_count, 56);
VELTO_ASSERT_OFFSET(velto_download_info, missing_count, 64);
VELTO_ASSERT_OFFSET(velto_download_info, discarded_count, 72);
VELTO_ASSERT_OFFSET(velto_download_info, page_count, 80);

VELTO_ASSERT_SIZE(velto_event_adapter, 48);
VELTO_ASSERT_OFFSET(velto_event_adapter, is_present, 0);
VELTO_ASSERT_OFFSET(velto_event_adapter, is_powered, 4);
VELTO_ASSERT_OFFSET(velto_event_adapter, is_usable, 8);
VELTO_ASSERT_OFFSET(velto_event_adapter, reserved, 12);
VELTO_ASSERT_OFFSET(velto_event_adapter, identifier, 16);

VELTO_ASSERT_SIZE(velto_event_found, 8);
VELTO_ASSERT_OFFSET(velto_event_found, rssi, 0);
VELTO_ASSERT_OFFSET(velto_event_found, is_likely, 4);

VELTO_ASSERT_SIZE(velto_event_link_limit, 8);
VELTO_ASSERT_OFFSET(velto_event_link_limit, limit, 0);
VELTO_ASSERT_OFFSET(velto_event_link_limit, waiting_count, 4);

VELTO_ASSERT_SIZE(velto_event_choice, 8);
VELTO_ASSERT_OFFSET(velto_event_choice, candidate_count, 0);
VELTO_ASSERT_OFFSET(velto_event_choice, reserved, 4);

VELTO_ASSERT_SIZE(velto_event_link, 16);
VELTO_ASSERT_OFFSET(velto_event_link, previous, 0);
VELTO_ASSERT_OFFSET(velto_event_link, current, 4);
VELTO_ASSERT_OFFSET(velto_event_link, reason, 8);
VELTO_ASSERT_OFFSET(velto_event_link, reserved, 12);

VELTO_ASSERT_SIZE(velto_event_connected, 8);
VELTO_ASSERT_OFFSET(velto_event_connected, link_serial, 0);
VELTO_ASSERT_OFFSET(velto_event_connected, reserved, 4);

VELTO_ASSERT_SIZE(velto_event_disconnected, 8);
VELTO_ASSERT_OFFSET(velto_event_disconnected, reason, 0);
VELTO_ASSERT_OFFSET(velto_event_disconnected, will_reconnect, 4);

VELTO_ASSERT_SIZE(velto_event_connect_failed, 8);
VELTO_ASSERT_OFFSET(velto_event_connect_failed, attempts, 0);
VELTO_ASSERT_OFFSET(velto_event_connect_failed, will_retry, 4);

VELTO_ASSERT_SIZE(velto_event_op, 16);
VELTO_ASSERT_OFFSET(velto_event_op, kind, 0);
VELTO_ASSERT_OFFSET(velto_event_op, reserved, 4);
VELTO_ASSERT_OFFSET(velto_event_op, object_bits, 8);

VELTO_ASSERT_SIZE(velto_event_button, 16);
VELTO_ASSERT_OFFSET(velto_event_button, button, 0);
VELTO_ASSERT_OFFSET(velto_event_button, is_down, 4);
VELTO_ASSERT_OFFSET(velto_event_button, press_count, 8);
VELTO_ASSERT_OFFSET(velto_event_button, release_count, 12);

VELTO_ASSERT_SIZE(velto_event_rate, 16);
VELTO_ASSERT_OFFSET(velto_event_rate, previous, 0);
VELTO_ASSERT_OFFSET(velto_event_rate, current, 4);
VELTO_ASSERT_OFFSET(velto_event_rate, interval, 8);

VELTO_ASSERT_SIZE(velto_event_player, 8);
VELTO_ASSERT_OFFSET(velto_event_player, previous, 0);
VELTO_ASSERT_OFFSET(velto_event_player, current, 4);

VELTO_ASSERT_SIZE(velto_event_calibration, 8);
VELTO_ASSERT_OFFSET(velto_event_calibration, is_calibrated, 0);
VELTO_ASSERT_OFFSET(velto_event_calibration, reserved, 4);

VELTO_ASSERT_SIZE(velto_event_gyro_calibration, 40);
VELTO_ASSERT_OFFSET(velto_event_gyro_calibration, calibration, 0);
VELTO_ASSERT_OFFSET(velto_event_gyro_calibration, previous, 4);
VELTO_ASSERT_OFFSET(velto_event_gyro_calibration, bias_x, 8);
VELTO_ASSERT_OFFSET(velto_event_gyro_calibration, bias_y, 16);
VELTO_ASSERT_OFFSET(velto_event_gyro_calibration, bias_z, 24);
VELTO_ASSERT_OFFSET(velto_event_gyro_calibration, deviation, 32);

VELTO_ASSERT_SIZE(velto_event_gesture, 16);
VELTO_ASSERT_OFFSET(velto_event_gesture, gestures, 0);
VELTO_ASSERT_OFFSET(velto_event_gesture, reserved, 4);
VELTO_ASSERT_OFFSET(velto_event_gesture, throw_power, 8);

VELTO_ASSERT_SIZE(velto_event_tap, 16);
VELTO_ASSERT_OFFSET(velto_event_tap, combination, 0);
VELTO_ASSERT_OFFSET(velto_event_tap, repeat_count, 4);
VELTO_ASSERT_OFFSET(velto_event_tap, shift, 8);
VELTO_ASSERT_OFFSET(velto_event_tap, is_switched, 12);

VELTO_ASSERT_SIZE(velto_event_air_gesture, 16);
VELTO_ASSERT_OFFSET(velto_event_air_gesture, gesture, 0);
VELTO_ASSERT_OFFSET(velto_event_air_gesture, raw, 4);
VELTO_ASSERT_OFFSET(velto_event_air_gesture, is_known, 8);
VELTO_ASSERT_OFFSET(velto_event_air_gesture, reserved, 12);

VELTO_ASSERT_SIZE(velto_event_air_state, 8);
VELTO_ASSERT_OFFSET(velto_event_air_state, is_in_air, 0);
VELTO_ASSERT_OFFSET(velto_event_air_state, mouse_state, 4);

VELTO_ASSERT_SIZE(velto_event_hand_gesture, 8);
VELTO_ASSERT_OFFSET(velto_event_hand_gesture, gesture, 0);
VELTO_ASSERT_OFFSET(velto_event_hand_gesture, finger, 4);

VELTO_ASSERT_SIZE(velto_event_tap_hold, 8);
VELTO_ASSERT_OFFSET(velto_event_tap_hold, combination, 0);
VELTO_ASSERT_OFFSET(velto_event_tap_hold, is_held, 4);

VELTO_ASSERT_SIZE(velto_event_standby, 8);
VELTO_ASSERT_OFFSET(velto_event_standby, is_in_standby, 0);
VELTO_ASSERT_OFFSET(velto_event_standby, reserved, 4);

VELTO_ASSERT_SIZE(velto_event_tap_report, 8);
VELTO_ASSERT_OFFSET(velto_event_tap_report, kind, 0);
VELTO_ASSERT_OFFSET(velto_event_tap_report, value, 4);

VELTO_ASSERT_SIZE(velto_event_keyboard_state, 8);
VELTO_ASSERT_OFFSET(velto_event_keyboard_state, shift, 0);
VELTO_ASSERT_OFFSET(velto_event_keyboard_state, is_switched, 4);

VELTO_ASSERT_SIZE(velto_event_details, 16);
VELTO_ASSERT_OFFSET(velto_event_details, hardware_version, 0);
VELTO_ASSERT_OFFSET(velto_event_details, firmware_version, 4);
VELTO_ASSERT_OFFSET(velto_event_details, battery, 8);
VELTO_ASSERT_OFFSET(velto_event_details, reserved, 12);

VELTO_ASSERT_SIZE(velto_event_board_state, 16);
VELTO_ASSERT_OFFSET(velto_event_board_state, previous, 0);
VELTO_ASSERT_OFFSET(velto_event_board_state, current, 4);
VELTO_ASSERT_OFFSET(velto_event_board_state, activities, 8);
VELTO_ASSERT_OFFSET(velto_event_board_state, reserved, 12);

VELTO_ASSERT_SIZE(velto_event_detected, 24);
VELTO_ASSERT_OFFSET(velto_event_detected, detector, 0);
VELTO_ASSERT_OFFSET(velto_event_detected, code, 4);
VELTO_ASSERT_OFFSET(velto_event_detected, axes, 8);
VELTO_ASSERT_OFFSET(velto_event_detected, sign, 12);
VELTO_ASSERT_OFFSET(velto_event_detected, count, 16);
VELTO_ASSERT_OFFSET(velto_event_detected, reserved, 20);

VELTO_ASSERT_SIZE(velto_event_pin, 8);
VELTO_ASSERT_OFFSET(velto_event_pin, pin, 0);
VELTO_ASSERT_OFFSET(velto_event_pin, is_high, 4);

VELTO_ASSERT_SIZE(velto_event_log, 16);
VELTO_ASSERT_OFFSET(velto_event_log, percent, 0);
VELTO_ASSERT_OFFSET(velto_event_log, entries, 4);
VELTO_ASSERT_OFFSET(velto_event_log, capacity, 8);
VELTO_ASSERT_OFFSET(velto_event_log, reserved, 12);

VELTO_ASSERT_SIZE(velto_event_board_reset, 16);
VELTO_ASSERT_OFFSET(velto_event_board_reset, id, 0);
VELTO_ASSERT_OFFSET(velto_event_board_reset, reserved, 4);
VELTO_ASSERT_OFFSET(velto_event_board_reset, utc, 8);

VELTO_ASSERT_SIZE(velto_event_page, 16);
VELTO_ASSERT_OFFSET(velto_event_page, download, 0);
VELTO_ASSERT_OFFSET(velto_event_page, is_last, 8);
VELTO_ASSERT_OFFSET(velto_event_page, reserved, 12);

VELTO_ASSERT_SIZE(velto_event_mouse, 16);
VELTO_ASSERT_OFFSET(velto_event_mouse, velocity_x, 0);
VELTO_ASSERT_OFFSET(velto_event_mouse, velocity_y, 4);
VELTO_ASSERT_OFFSET(velto_event_mouse, elapsed, 8);
VELTO_ASSERT_OFFSET(velto_event_mouse, is_mouse, 12);

VELTO_ASSERT_SIZE(velto_event_hand_state, 8);
VELTO_ASSERT_OFFSET(velto_event_hand_state, state, 0);
VELTO_ASSERT_OFFSET(velto_event_hand_state, vote, 4);

VELTO_ASSERT_SIZE(velto_event_orientation, 16);
VELTO_ASSERT_OFFSET(velto_event_orientation, roll, 0);
VELTO_ASSERT_OFFSET(velto_event_orientation, pitch, 4);
VELTO_ASSERT_OFFSET(velto_event_orientation, yaw, 8);
VELTO_ASSERT_OFFSET(velto_event_orientation, reserved, 12);

VELTO_ASSERT_SIZE(velto_event_move, 32);
VELTO_ASSERT_OFFSET(velto_event_move, direction, 0);
VELTO_ASSERT_OFFSET(velto_event_move, velocity, 8);
VELTO_ASSERT_OFFSET(velto_event_move, position_x, 16);
VELTO_ASSERT_OFFSET(velto_event_move, position_y, 24);

VELTO_ASSERT_SIZE(velto_event_services, 8);
VELTO_ASSERT_OFFSET(velto_event_services, generation, 0);
VELTO_ASSERT_OFFSET(velto_event_services, reserved, 4);

VELTO_ASSERT_SIZE(velto_event_subscription, 16);
VELTO_ASSERT_OFFSET(velto_event_subscription, subscription, 0);
VELTO_ASSERT_OFFSET(velto_event_subscription, characteristic, 8);
VELTO_ASSERT_OFFSET(velto_event_subscription, reserved, 10);
VELTO_ASSERT_OFFSET(velto_event_subscription, reserved2, 12);

VELTO_ASSERT_SIZE(velto_event_pairing, 16);
VELTO_ASSERT_OFFSET(velto_event_pairing, kind, 0);
VELTO_ASSERT_OFFSET(velto_event_pairing, passkey, 4);
VELTO_ASSERT_OFFSET(velto_event_pairing, entered_count, 8);
VELTO_ASSERT_OFFSET(velto_event_pairing, reserved, 12);

VELTO_ASSERT_SIZE(velto_event_stream, 8);
VELTO_ASSERT_OFFSET(velto_event_stream, stream, 0);

VELTO_ASSERT_SIZE(velto_event_dropped, 24);
VELTO_ASSERT_OFFSET(velto_event_dropped, classes, 0);
VELTO_ASSERT_OFFSET(velto_event_dropped, continuous_count, 8);
VELTO_ASSERT_OFFSET(velto_event_dropped, other_count, 16);

VELTO_ASSERT_SIZE(velto_event_store, 16);
VELTO_ASSERT_OFFSET(velto_event_store, notice, 0);
VELTO_ASSERT_OFFSET(velto_event_store, reserved, 4);
VELTO_ASSERT_OFFSET(velto_event_store, store_bits, 8);

VELTO_ASSERT_SIZE(velto_event_track, 24);
VELTO_ASSERT_OFFSET(velto_event_track, session, 0);
VELTO_ASSERT_OFFSET(velto_event_track, is_silent, 8);
VELTO_ASSERT_OFFSET(velto_event_track, reserved, 12);
VELTO_ASSERT_OFFSET(velto_event_track, store_bits, 16);

VELTO_ASSERT_SIZE(velto_event_session, 16);
VELTO_ASSERT_OFFSET(velto_event_session, session, 0);
VELTO_ASSERT_OFFSET(velto_event_session, store_bits, 8);

VELTO_ASSERT_SIZE(velto_event_data, 80);
VELTO_ASSERT_OFFSET(velto_event_data, adapter, 0);
VELTO_ASSERT_OFFSET(velto_event_data, found, 0);
VELTO_ASSERT_OFFSET(velto_event_data, choice, 0);
VELTO_ASSERT_OFFSET(velto_event_data, link, 0);
VELTO_ASSERT_OFFSET(velto_event_data, link_limit, 0);
VELTO_ASSERT_OFFSET(velto_event_data, connected, 0);
VELTO_ASSERT_OFFSET(velto_event_data, disconnected, 0);
VELTO_ASSERT_OFFSET(velto_event_data, connect_failed, 0);
VELTO_ASSERT_OFFSET(velto_event_data, op, 0);
VELTO_ASSERT_OFFSET(velto_event_data, button, 0);
VELTO_ASSERT_OFFSET(velto_event_data, rate, 0);
VELTO_ASSERT_OFFSET(velto_event_data, player, 0);
VELTO_ASSERT_OFFSET(velto_event_data, calibration, 0);
VELTO_ASSERT_OFFSET(velto_event_data, gyro_calibration, 0);
VELTO_ASSERT_OFFSET(velto_event_data, gesture, 0);
VELTO_ASSERT_OFFSET(velto_event_data, tap, 0);
VELTO_ASSERT_OFFSET(velto_event_data, air_gesture, 0);
VELTO_ASSERT_OFFSET(velto_event_data, air_state, 0);
VELTO_ASSERT_OFFSET(velto_event_data, hand_gesture, 0);
VELTO_ASSERT_OFFSET(velto_event_data, tap_hold, 0);
VELTO_ASSERT_OFFSET(velto_event_data, standby, 0);
VELTO_ASSERT_OFFSET(velto_event_data, tap_report, 0);
VELTO_ASSERT_OFFSET(velto_event_data, keyboard_state, 0);
VELTO_ASSERT_OFFSET(velto_event_data, details, 0);
VELTO_ASSERT_OFFSET(velto_event_data, board_state, 0);
VELTO_ASSERT_OFFSET(velto_event_data, detected, 0);
VELTO_ASSERT_OFFSET(velto_event_data, pin, 0);
VELTO_ASSERT_OFFSET(velto_event_data, log, 0);
VELTO_ASSERT_OFFSET(velto_event_data, board_reset, 0);
VELTO_ASSERT_OFFSET(velto_event_data, page, 0);
VELTO_ASSERT_OFFSET(velto_event_data, mouse, 0);
VELTO_ASSERT_OFFSET(velto_event_data, hand_state, 0);
VELTO_ASSERT_OFFSET(velto_event_data, orientation, 0);
VELTO_ASSERT_OFFSET(velto_event_data, move, 0);
VELTO_ASSERT_OFFSET(velto_event_data, progress, 0);
VELTO_ASSERT_OFFSET(velto_event_data, dropped, 0);
VELTO_ASSERT_OFFSET(velto_event_data, services, 0);
VELTO_ASSERT_OFFSET(velto_event_data, subscription, 0);
VELTO_ASSERT_OFFSET(velto_event_data, stream, 0);
VELTO_ASSERT_OFFSET(velto_event_data, pairing, 0);
VELTO_ASSERT_OFFSET(velto_event_data, store, 0);
VELTO_ASSERT_OFFSET(velto_event_data, track, 0);
VELTO_ASSERT_OFFSET(velto_event_data, session, 0);
VELTO_ASSERT_OFFSET(velto_event_data, bytes, 0);

VELTO_ASSERT_SIZE(velto_event, 128);
VELTO_ASSERT_OFFSET(velto_event, type, 0);
VELTO_ASSERT_OFFSET(velto_event, result, 4);
VELTO_ASSERT_OFFSET(velto_event, device, 8);
VELTO_ASSERT_OFFSET(velto_event, op, 16);
VELTO_ASSERT_OFFSET(velto_event, timestamp_ns, 24);
VELTO_ASSERT_OFFSET(velto_event, sequence, 32);
VELTO_ASSERT_OFFSET(velto_event, user_data, 40);
VELTO_ASSERT_OFFSET(velto_event, data, 48);

VELTO_ASSERT_SIZE(velto_motion_config, 256);
VELTO_ASSERT_OFFSET(velto_motion_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_motion_config, mode, 4);
VELTO_ASSERT_OFFSET(velto_motion_config, input_x, 8);
VELTO_ASSERT_OFFSET(velto_motion_config, input_y, 12);
VELTO_ASSERT_OFFSET(velto_motion_config, invert_x, 16);
VELTO_ASSERT_OFFSET(velto_motion_config, invert_y, 20);
VELTO_ASSERT_OFFSET(velto_motion_config, drift_enabled, 24);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_auto_calibration, 28);
VELTO_ASSERT_OFFSET(velto_motion_config, gesture_power_law, 32);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_axis, 36);
VELTO_ASSERT_OFFSET(velto_motion_config, input_smoothing, 40);
VELTO_ASSERT_OFFSET(velto_motion_config, deadzone, 48);
VELTO_ASSERT_OFFSET(velto_motion_config, drift_retain, 56);
VELTO_ASSERT_OFFSET(velto_motion_config, drift_blend, 64);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_input_gain, 72);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_micro_deadzone, 80);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_still_threshold, 88);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_auto_calibration_retain, 96);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_auto_calibration_blend, 104);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_auto_calibration_max_steer, 112);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_smooth_retain, 120);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_smooth_retain_idle, 128);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_smooth_max, 136);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_raw_divisor, 144);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_raw_smoothing, 152);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_spike_threshold, 160);
VELTO_ASSERT_OFFSET(velto_motion_config, pointer_sensitivity, 168);
VELTO_ASSERT_OFFSET(velto_motion_config, pointer_damping, 176);
VELTO_ASSERT_OFFSET(velto_motion_config, pointer_output_smoothing, 184);
VELTO_ASSERT_OFFSET(velto_motion_config, gesture_cooldown, 192);
VELTO_ASSERT_OFFSET(velto_motion_config, gesture_min_thrust_speed, 200);
VELTO_ASSERT_OFFSET(velto_motion_config, gesture_pull_speed, 208);
VELTO_ASSERT_OFFSET(velto_motion_config, gesture_pullback_delta, 216);
VELTO_ASSERT_OFFSET(velto_motion_config, gesture_arm_timeout, 224);
VELTO_ASSERT_OFFSET(velto_motion_config, aim_space, 232);
VELTO_ASSERT_OFFSET(velto_motion_config, recenter_trigger, 236);
VELTO_ASSERT_OFFSET(velto_motion_config, recenter_hold, 240);
VELTO_ASSERT_OFFSET(velto_motion_config, aim_tightening, 248);

VELTO_ASSERT_SIZE(velto_calibration, 16);
VELTO_ASSERT_OFFSET(velto_calibration, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_calibration, has_paddle_offset, 4);
VELTO_ASSERT_OFFSET(velto_calibration, paddle_offset, 8);

VELTO_ASSERT_SIZE(velto_calibration_options, 32);
VELTO_ASSERT_OFFSET(velto_calibration_options, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_calibration_options, reserved, 4);
VELTO_ASSERT_OFFSET(velto_calibration_options, hold_time, 8);
VELTO_ASSERT_OFFSET(velto_calibration_options, still_range, 16);
VELTO_ASSERT_OFFSET(velto_calibration_options, timeout, 24);

VELTO_ASSERT_SIZE(velto_motion_debug, 120);
VELTO_ASSERT_OFFSET(velto_motion_debug, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_motion_debug, gyro_block_index, 4);
VELTO_ASSERT_OFFSET(velto_motion_debug, has_paddle_offset, 8);
VELTO_ASSERT_OFFSET(velto_motion_debug, paddle_direction, 12);
VELTO_ASSERT_OFFSET(velto_motion_debug, raw_x, 16);
VELTO_ASSERT_OFFSET(velto_motion_debug, raw_y, 24);
VELTO_ASSERT_OFFSET(velto_motion_debug, smooth_x, 32);
VELTO_ASSERT_OFFSET(velto_motion_debug, smooth_y, 40);
VELTO_ASSERT_OFFSET(velto_motion_debug, relative_x, 48);
VELTO_ASSERT_OFFSET(velto_motion_debug, relative_y, 56);
VELTO_ASSERT_OFFSET(velto_motion_debug, position_x, 64);
VELTO_ASSERT_OFFSET(velto_motion_debug, position_y, 72);
VELTO_ASSERT_OFFSET(velto_motion_debug, rotation_x, 80);
VELTO_ASSERT_OFFSET(velto_motion_debug, rotation_y, 88);
VELTO_ASSERT_OFFSET(velto_motion_debug, paddle_offset, 96);
VELTO_ASSERT_OFFSET(velto_motion_debug, paddle_delta, 104);
VELTO_ASSERT_OFFSET(velto_motion_debug, paddle_steer, 112);

VELTO_ASSERT_SIZE(velto_gamepad_config, 120);
VELTO_ASSERT_OFFSET(velto_gamepad_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_gamepad_config, style, 4);
VELTO_ASSERT_OFFSET(velto_gamepad_config, axis, 8);
VELTO_ASSERT_OFFSET(velto_gamepad_config, reserved, 12);
VELTO_ASSERT_OFFSET(velto_gamepad_config, tilt_frames, 16);
VELTO_ASSERT_OFFSET(velto_gamepad_config, swing_frames, 20);
VELTO_ASSERT_OFFSET(velto_gamepad_config, direction_deadzone, 24);
VELTO_ASSERT_OFFSET(velto_gamepad_config, velocity_gain, 32);
VELTO_ASSERT_OFFSET(velto_gamepad_config, position_blend, 40);
VELTO_ASSERT_OFFSET(velto_gamepad_config, move_threshold, 48);
VELTO_ASSERT_OFFSET(velto_gamepad_config, shake_acceleration, 56);
VELTO_ASSERT_OFFSET(velto_gamepad_config, shake_cooldown, 64);
VELTO_ASSERT_OFFSET(velto_gamepad_config, action_velocity, 72);
VELTO_ASSERT_OFFSET(velto_gamepad_config, action_cooldown, 80);
VELTO_ASSERT_OFFSET(velto_gamepad_config, tilt_threshold, 88);
VELTO_ASSERT_OFFSET(velto_gamepad_config, swing_peak, 96);
VELTO_ASSERT_OFFSET(velto_gamepad_config, swing_drop_ratio, 104);
VELTO_ASSERT_OFFSET(velto_gamepad_config, minimum_interval, 112);

VELTO_ASSERT_SIZE(velto_sensor_filter, 56);
VELTO_ASSERT_OFFSET(velto_sensor_filter, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_sensor_filter, reserved, 4);
VELTO_ASSERT_OFFSET(velto_sensor_filter, tilt_smoothing, 8);
VELTO_ASSERT_OFFSET(velto_sensor_filter, gyro_smoothing, 16);
VELTO_ASSERT_OFFSET(velto_sensor_filter, rotation_smoothing, 24);
VELTO_ASSERT_OFFSET(velto_sensor_filter, noise_floor, 32);
VELTO_ASSERT_OFFSET(velto_sensor_filter, click_cooldown, 40);
VELTO_ASSERT_OFFSET(velto_sensor_filter, shake_cooldown, 48);

VELTO_ASSERT_SIZE(velto_axis_sample, 32);
VELTO_ASSERT_OFFSET(velto_axis_sample, gyro_x, 0);
VELTO_ASSERT_OFFSET(velto_axis_sample, gyro_y, 8);
VELTO_ASSERT_OFFSET(velto_axis_sample, gyro_z, 16);
VELTO_ASSERT_OFFSET(velto_axis_sample, rotation, 24);

VELTO_ASSERT_SIZE(velto_probe_change, 16);
VELTO_ASSERT_OFFSET(velto_probe_change, index, 0);
VELTO_ASSERT_OFFSET(velto_probe_change, previous, 4);
VELTO_ASSERT_OFFSET(velto_probe_change, current, 5);
VELTO_ASSERT_OFFSET(velto_probe_change, single_bit_mask, 6);
VELTO_ASSERT_OFFSET(velto_probe_change, reserved, 7);
VELTO_ASSERT_OFFSET(velto_probe_change, timestamp_ns, 8);

VELTO_ASSERT_SIZE(velto_paddle_config, 56);
VELTO_ASSERT_OFFSET(velto_paddle_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_paddle_config, rate_mode, 4);
VELTO_ASSERT_OFFSET(velto_paddle_config, velocity_gain, 8);
VELTO_ASSERT_OFFSET(velto_paddle_config, tilt_speed, 16);
VELTO_ASSERT_OFFSET(velto_paddle_config, flick_velocity_threshold, 24);
VELTO_ASSERT_OFFSET(velto_paddle_config, flick_speed, 32);
VELTO_ASSERT_OFFSET(velto_paddle_config, position_scale, 40);
VELTO_ASSERT_OFFSET(velto_paddle_config, center_follow_rate, 48);

VELTO_ASSERT_SIZE(velto_menu_config, 40);
VELTO_ASSERT_OFFSET(velto_menu_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_menu_config, rate_mode, 4);
VELTO_ASSERT_OFFSET(velto_menu_config, velocity_threshold, 8);
VELTO_ASSERT_OFFSET(velto_menu_config, frame_delta_threshold, 16);
VELTO_ASSERT_OFFSET(velto_menu_config, debounce, 24);
VELTO_ASSERT_OFFSET(velto_menu_config, neutral_exit, 32);

VELTO_ASSERT_SIZE(velto_menu_step, 16);
VELTO_ASSERT_OFFSET(velto_menu_step, nudge, 0);
VELTO_ASSERT_OFFSET(velto_menu_step, slot, 4);
VELTO_ASSERT_OFFSET(velto_menu_step, uses_position, 8);
VELTO_ASSERT_OFFSET(velto_menu_step, reserved, 12);

VELTO_ASSERT_SIZE(velto_pointer_config, 32);
VELTO_ASSERT_OFFSET(velto_pointer_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_pointer_config, rate_mode, 4);
VELTO_ASSERT_OFFSET(velto_pointer_config, follow_rate, 8);
VELTO_ASSERT_OFFSET(velto_pointer_config, delta_gain, 16);
VELTO_ASSERT_OFFSET(velto_pointer_config, tilt_nudge, 24);

VELTO_ASSERT_SIZE(velto_aim, 16);
VELTO_ASSERT_OFFSET(velto_aim, x, 0);
VELTO_ASSERT_OFFSET(velto_aim, y, 8);

VELTO_ASSERT_SIZE(velto_lateral_config, 40);
VELTO_ASSERT_OFFSET(velto_lateral_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_lateral_config, rate_mode, 4);
VELTO_ASSERT_OFFSET(velto_lateral_config, lean_threshold, 8);
VELTO_ASSERT_OFFSET(velto_lateral_config, step_gain, 16);
VELTO_ASSERT_OFFSET(velto_lateral_config, max_step_per_frame, 24);
VELTO_ASSERT_OFFSET(velto_lateral_config, tilt_hold_speed, 32);

VELTO_ASSERT_SIZE(velto_picker_step, 8);
VELTO_ASSERT_OFFSET(velto_picker_step, focus, 0);
VELTO_ASSERT_OFFSET(velto_picker_step, is_confirmed, 4);

VELTO_ASSERT_SIZE(velto_action_step, 24);
VELTO_ASSERT_OFFSET(velto_action_step, primed, 0);
VELTO_ASSERT_OFFSET(velto_action_step, threw, 4);
VELTO_ASSERT_OFFSET(velto_action_step, confirmed, 8);
VELTO_ASSERT_OFFSET(velto_action_step, reserved, 12);
VELTO_ASSERT_OFFSET(velto_action_step, throw_power, 16);

VELTO_ASSERT_SIZE(velto_velocity_limits, 32);
VELTO_ASSERT_OFFSET(velto_velocity_limits, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_velocity_limits, preset, 4);
VELTO_ASSERT_OFFSET(velto_velocity_limits, deadzone, 8);
VELTO_ASSERT_OFFSET(velto_velocity_limits, maximum, 16);
VELTO_ASSERT_OFFSET(velto_velocity_limits, sensitivity, 24);

VELTO_ASSERT_SIZE(velto_strategy_config, 160);
VELTO_ASSERT_OFFSET(velto_strategy_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_strategy_config, pong_style, 4);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_slots, 8);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_is_calm, 12);
VELTO_ASSERT_OFFSET(velto_strategy_config, signal_scale, 16);
VELTO_ASSERT_OFFSET(velto_strategy_config, pong_deadzone, 24);
VELTO_ASSERT_OFFSET(velto_strategy_config, pong_limit, 32);
VELTO_ASSERT_OFFSET(velto_strategy_config, pong_gain, 40);
VELTO_ASSERT_OFFSET(velto_strategy_config, pong_previous_weight, 48);
VELTO_ASSERT_OFFSET(velto_strategy_config, pong_fast_gain, 56);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_neutral_enter, 64);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_neutral_exit, 72);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_confirm_cooldown, 80);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_position_retain, 88);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_adjacent_dwell, 96);
VELTO_ASSERT_OFFSET(velto_strategy_config, bowling_peak_min_release, 104);
VELTO_ASSERT_OFFSET(velto_strategy_config, bowling_deadzone, 112);
VELTO_ASSERT_OFFSET(velto_strategy_config, bowling_cooldown, 120);
VELTO_ASSERT_OFFSET(velto_strategy_config, bowling_full_power_velocity, 128);
VELTO_ASSERT_OFFSET(velto_strategy_config, dart_spike_threshold, 136);
VELTO_ASSERT_OFFSET(velto_strategy_config, dart_cooldown, 144);
VELTO_ASSERT_OFFSET(velto_strategy_config, dart_full_power_velocity, 152);

VELTO_ASSERT_SIZE(velto_strategy_frame, 80);
VELTO_ASSERT_OFFSET(velto_strategy_frame, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_strategy_frame, mode, 4);
VELTO_ASSERT_OFFSET(velto_strategy_frame, quiz_slot, 8);
VELTO_ASSERT_OFFSET(velto_strategy_frame, quiz_slot_changed, 12);
VELTO_ASSERT_OFFSET(velto_strategy_frame, quiz_answered, 16);
VELTO_ASSERT_OFFSET(velto_strategy_frame, bowling_thrown, 20);
VELTO_ASSERT_OFFSET(velto_strategy_frame, dart_thrown, 24);
VELTO_ASSERT_OFFSET(velto_strategy_frame, reserved, 28);
VELTO_ASSERT_OFFSET(velto_strategy_frame, raw_velocity, 32);
VELTO_ASSERT_OFFSET(velto_strategy_frame, filtered_velocity, 40);
VELTO_ASSERT_OFFSET(velto_strategy_frame, current_signal, 48);
VELTO_ASSERT_OFFSET(velto_strategy_frame, pong_movement, 56);
VELTO_ASSERT_OFFSET(velto_strategy_frame, bowling_power, 64);
VELTO_ASSERT_OFFSET(velto_strategy_frame, dart_power, 72);

VELTO_ASSERT_SIZE(velto_navigator_config, 96);
VELTO_ASSERT_OFFSET(velto_navigator_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_navigator_config, policy, 4);
VELTO_ASSERT_OFFSET(velto_navigator_config, ownership, 8);
VELTO_ASSERT_OFFSET(velto_navigator_config, reserved, 12);
VELTO_ASSERT_OFFSET(velto_navigator_config, hold_duration, 16);
VELTO_ASSERT_OFFSET(velto_navigator_config, settle_duration, 24);
VELTO_ASSERT_OFFSET(velto_navigator_config, arm_duration, 32);
VELTO_ASSERT_OFFSET(velto_navigator_config, adjacent_dwell, 40);
VELTO_ASSERT_OFFSET(velto_navigator_config, jump_dwell, 48);
VELTO_ASSERT_OFFSET(velto_navigator_config, neutral_enter, 56);
VELTO_ASSERT_OFFSET(velto_navigator_config, neutral_exit, 64);
VELTO_ASSERT_OFFSET(velto_navigator_config, focus_loss_grace, 72);
VELTO_ASSERT_OFFSET(velto_navigator_config, confirm_cooldown, 80);
VELTO_ASSERT_OFFSET(velto_navigator_config, owner_release, 88);

VELTO_ASSERT_SIZE(velto_navigator_state, 32);
VELTO_ASSERT_OFFSET(velto_navigator_state, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_navigator_state, item_count, 4);
VELTO_ASSERT_OFFSET(velto_navigator_state, focus, 8);
VELTO_ASSERT_OFFSET(velto_navigator_state, is_suspended, 12);
VELTO_ASSERT_OFFSET(velto_navigator_state, hint, 16);
VELTO_ASSERT_OFFSET(velto_navigator_state, reserved, 20);
VELTO_ASSERT_OFFSET(velto_navigator_state, hold_progress, 24);

VELTO_ASSERT_SIZE(velto_navigator_step, 16);
VELTO_ASSERT_OFFSET(velto_navigator_step, focused, 0);
VELTO_ASSERT_OFFSET(velto_navigator_step, activated, 4);
VELTO_ASSERT_OFFSET(velto_navigator_step, is_cleared, 8);
VELTO_ASSERT_OFFSET(velto_navigator_step, command, 12);

VELTO_ASSERT_SIZE(velto_sim_def, 72);
VELTO_ASSERT_OFFSET(velto_sim_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_sim_def, model, 4);
VELTO_ASSERT_OFFSET(velto_sim_def, packet_format, 8);
VELTO_ASSERT_OFFSET(velto_sim_def, flags, 12);
VELTO_ASSERT_OFFSET(velto_sim_def, seed, 16);
VELTO_ASSERT_OFFSET(velto_sim_def, name, 24);
VELTO_ASSERT_OFFSET(velto_sim_def, script, 32);
VELTO_ASSERT_OFFSET(velto_sim_def, model_name, 40);
VELTO_ASSERT_OFFSET(velto_sim_def, hardware_version, 48);
VELTO_ASSERT_OFFSET(velto_sim_def, firmware_version, 56);
VELTO_ASSERT_OFFSET(velto_sim_def, mode_timeout, 64);

VELTO_ASSERT_SIZE(velto_sim_step, 64);
VELTO_ASSERT_OFFSET(velto_sim_step, kind, 0);
VELTO_ASSERT_OFFSET(velto_sim_step, reserved, 4);
VELTO_ASSERT_OFFSET(velto_sim_step, duration, 8);
VELTO_ASSERT_OFFSET(velto_sim_step, amplitude_x, 16);
VELTO_ASSERT_OFFSET(velto_sim_step, amplitude_y, 24);
VELTO_ASSERT_OFFSET(velto_sim_step, amplitude_z, 32);
VELTO_ASSERT_OFFSET(velto_sim_step, period, 40);
VELTO_ASSERT_OFFSET(velto_sim_step, value, 48);
VELTO_ASSERT_OFFSET(velto_sim_step, reserved2, 52);
VELTO_ASSERT_OFFSET(velto_sim_step, reserved3, 56);

VELTO_ASSERT_SIZE(velto_sim_link, 56);
VELTO_ASSERT_OFFSET(velto_sim_link, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_sim_link, is_in_range, 4);
VELTO_ASSERT_OFFSET(velto_sim_link, refuses_links, 8);
VELTO_ASSERT_OFFSET(velto_sim_link, signal_strength, 12);
VELTO_ASSERT_OFFSET(velto_sim_link, packet_loss, 16);
VELTO_ASSERT_OFFSET(velto_sim_link, delay, 24);
VELTO_ASSERT_OFFSET(velto_sim_link, interval, 32);
VELTO_ASSERT_OFFSET(velto_sim_link, notifications_per_interval, 40);
VELTO_ASSERT_OFFSET(velto_sim_link, writes_per_interval, 44);
VELTO_ASSERT_OFFSET(velto_sim_link, mtu, 48);
VELTO_ASSERT_OFFSET(velto_sim_link, is_ideal, 52);

VELTO_ASSERT_SIZE(velto_sim_characteristic, 128);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, service, 0);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, uuid, 16);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, properties, 32);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, security, 36);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, handle, 40);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, write_size_min, 42);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, write_size_max, 44);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, value_size, 46);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, reserved, 48);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, reserved2, 56);
VELTO_ASSERT_OFFSET(velto_sim_characteristic, value, 64);

VELTO_ASSERT_SIZE(velto_sim_reaction, 384);
VELTO_ASSERT_OFFSET(velto_sim_reaction, trigger, 0);
VELTO_ASSERT_OFFSET(velto_sim_reaction, action, 4);
VELTO_ASSERT_OFFSET(velto_sim_reaction, characteristic, 8);
VELTO_ASSERT_OFFSET(velto_sim_reaction, target, 10);
VELTO_ASSERT_OFFSET(velto_sim_reaction, flags, 12);
VELTO_ASSERT_OFFSET(velto_sim_reaction, pattern, 16);
VELTO_ASSERT_OFFSET(velto_sim_reaction, ignored, 48);
VELTO_ASSERT_OFFSET(velto_sim_reaction, pattern_size, 80);
VELTO_ASSERT_OFFSET(velto_sim_reaction, att_code, 82);
VELTO_ASSERT_OFFSET(velto_sim_reaction, count, 84);
VELTO_ASSERT_OFFSET(velto_sim_reaction, delay, 88);
VELTO_ASSERT_OFFSET(velto_sim_reaction, period, 96);
VELTO_ASSERT_OFFSET(velto_sim_reaction, reserved, 104);
VELTO_ASSERT_OFFSET(velto_sim_reaction, bytes, 112);
VELTO_ASSERT_OFFSET(velto_sim_reaction, size, 368);
VELTO_ASSERT_OFFSET(velto_sim_reaction, copy_from, 370);
VELTO_ASSERT_OFFSET(velto_sim_reaction, copy_to, 372);
VELTO_ASSERT_OFFSET(velto_sim_reaction, copy_size, 374);
VELTO_ASSERT_OFFSET(velto_sim_reaction, reserved2, 376);

VELTO_ASSERT_SIZE(velto_sim_fault, 32);
VELTO_ASSERT_OFFSET(velto_sim_fault, kind, 0);
VELTO_ASSERT_OFFSET(velto_sim_fault, requests, 4);
VELTO_ASSERT_OFFSET(velto_sim_fault, delay, 8);
VELTO_ASSERT_OFFSET(velto_sim_fault, skip_count, 16);
VELTO_ASSERT_OFFSET(velto_sim_fault, count, 20);
VELTO_ASSERT_OFFSET(velto_sim_fault, characteristic, 24);
VELTO_ASSERT_OFFSET(velto_sim_fault, att_code, 26);
VELTO_ASSERT_OFFSET(velto_sim_fault, reserved, 28);

VELTO_ASSERT_SIZE(velto_sim_write, 528);
VELTO_ASSERT_OFFSET(velto_sim_write, timestamp_ns, 0);
VELTO_ASSERT_OFFSET(velto_sim_write, characteristic, 8);
VELTO_ASSERT_OFFSET(velto_sim_write, size, 10);
VELTO_ASSERT_OFFSET(velto_sim_write, has_response, 12);
VELTO_ASSERT_OFFSET(velto_sim_write, bytes, 16);

VELTO_ASSERT_SIZE(velto_sim_info, 56);
VELTO_ASSERT_OFFSET(velto_sim_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_sim_info, is_bare, 4);
VELTO_ASSERT_OFFSET(velto_sim_info, is_connected, 8);
VELTO_ASSERT_OFFSET(velto_sim_info, subscription_count, 12);
VELTO_ASSERT_OFFSET(velto_sim_info, link_count, 16);
VELTO_ASSERT_OFFSET(velto_sim_info, waiting_write_count, 20);
VELTO_ASSERT_OFFSET(velto_sim_info, write_count, 24);
VELTO_ASSERT_OFFSET(velto_sim_info, notification_count, 32);
VELTO_ASSERT_OFFSET(velto_sim_info, lost_notification_count, 40);
VELTO_ASSERT_OFFSET(velto_sim_info, connection_interval, 48);

VELTO_ASSERT_SIZE(velto_sim_notification, 520);
VELTO_ASSERT_OFFSET(velto_sim_notification, characteristic, 0);
VELTO_ASSERT_OFFSET(velto_sim_notification, size, 2);
VELTO_ASSERT_OFFSET(velto_sim_notification, reserved, 4);
VELTO_ASSERT_OFFSET(velto_sim_notification, bytes, 8);

VELTO_ASSERT_SIZE(velto_keyboard_config, 40);
VELTO_ASSERT_OFFSET(velto_keyboard_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_keyboard_config, reserved, 4);
VELTO_ASSERT_OFFSET(velto_keyboard_config, speed, 8);
VELTO_ASSERT_OFFSET(velto_keyboard_config, return_speed, 16);
VELTO_ASSERT_OFFSET(velto_keyboard_config, hold_time, 24);
VELTO_ASSERT_OFFSET(velto_keyboard_config, throw_power, 32);

VELTO_ASSERT_SIZE(velto_host_def, 16);
VELTO_ASSERT_OFFSET(velto_host_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_host_def, state, 4);
VELTO_ASSERT_OFFSET(velto_host_def, name, 8);

VELTO_ASSERT_SIZE(velto_host_request, 768);
VELTO_ASSERT_OFFSET(velto_host_request, id, 0);
VELTO_ASSERT_OFFSET(velto_host_request, kind, 8);
VELTO_ASSERT_OFFSET(velto_host_request, peer, 12);
VELTO_ASSERT_OFFSET(velto_host_request, timeout, 16);
VELTO_ASSERT_OFFSET(velto_host_request, characteristic, 24);
VELTO_ASSERT_OFFSET(velto_host_request, size, 26);
VELTO_ASSERT_OFFSET(velto_host_request, write_kind, 28);
VELTO_ASSERT_OFFSET(velto_host_request, pairing_answer, 32);
VELTO_ASSERT_OFFSET(velto_host_request, passkey, 36);
VELTO_ASSERT_OFFSET(velto_host_request, pairing_policy, 40);
VELTO_ASSERT_OFFSET(velto_host_request, reserved, 44);
VELTO_ASSERT_OFFSET(velto_host_request, reserved2, 48);
VELTO_ASSERT_OFFSET(velto_host_request, reserved3, 56);
VELTO_ASSERT_OFFSET(velto_host_request, identifier, 64);
VELTO_ASSERT_OFFSET(velto_host_request, bytes, 256);

VELTO_ASSERT_SIZE(velto_host_advertisement, 40);
VELTO_ASSERT_OFFSET(velto_host_advertisement, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_host_advertisement, flags, 4);
VELTO_ASSERT_OFFSET(velto_host_advertisement, identifier, 8);
VELTO_ASSERT_OFFSET(velto_host_advertisement, name, 16);
VELTO_ASSERT_OFFSET(velto_host_advertisement, address, 24);
VELTO_ASSERT_OFFSET(velto_host_advertisement, rssi, 32);
VELTO_ASSERT_OFFSET(velto_host_advertisement, reserved, 36);

VELTO_ASSERT_SIZE(velto_host_notification, 8);
VELTO_ASSERT_OFFSET(velto_host_notification, peer, 0);
VELTO_ASSERT_OFFSET(velto_host_notification, characteristic, 4);
VELTO_ASSERT_OFFSET(velto_host_notification, size, 6);

VELTO_ASSERT_SIZE(velto_host_info, 48);
VELTO_ASSERT_OFFSET(velto_host_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_host_info, waiting_request_count, 4);
VELTO_ASSERT_OFFSET(velto_host_info, pending_request_count, 8);
VELTO_ASSERT_OFFSET(velto_host_info, device_count, 12);
VELTO_ASSERT_OFFSET(velto_host_info, link_count, 16);
VELTO_ASSERT_OFFSET(velto_host_info, waiting_report_count, 20);
VELTO_ASSERT_OFFSET(velto_host_info, delivered_count, 24);
VELTO_ASSERT_OFFSET(velto_host_info, ignored_count, 32);
VELTO_ASSERT_OFFSET(velto_host_info, dropped_count, 40);

VELTO_ASSERT_SIZE(velto_log_line, 512);
VELTO_ASSERT_OFFSET(velto_log_line, timestamp_ns, 0);
VELTO_ASSERT_OFFSET(velto_log_line, device, 8);
VELTO_ASSERT_OFFSET(velto_log_line, log_class, 16);
VELTO_ASSERT_OFFSET(velto_log_line, text_size, 20);
VELTO_ASSERT_OFFSET(velto_log_line, text, 24);

VELTO_ASSERT_SIZE(velto_store_info, 56);
VELTO_ASSERT_OFFSET(velto_store_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_store_info, is_read_only, 4);
VELTO_ASSERT_OFFSET(velto_store_info, is_shared, 8);
VELTO_ASSERT_OFFSET(velto_store_info, session_count, 12);
VELTO_ASSERT_OFFSET(velto_store_info, running_count, 16);
VELTO_ASSERT_OFFSET(velto_store_info, keeps_awake, 20);
VELTO_ASSERT_OFFSET(velto_store_info, size, 24);
VELTO_ASSERT_OFFSET(velto_store_info, free_size, 32);
VELTO_ASSERT_OFFSET(velto_store_info, rate, 40);
VELTO_ASSERT_OFFSET(velto_store_info, remaining, 48);

VELTO_ASSERT_SIZE(velto_session_info, 256);
VELTO_ASSERT_OFFSET(velto_session_info, session, 0);
VELTO_ASSERT_OFFSET(velto_session_info, start_utc_ns, 8);
VELTO_ASSERT_OFFSET(velto_session_info, end_utc_ns, 16);
VELTO_ASSERT_OFFSET(velto_session_info, frame_count, 24);
VELTO_ASSERT_OFFSET(velto_session_info, state, 32);
VELTO_ASSERT_OFFSET(velto_session_info, track_count, 36);
VELTO_ASSERT_OFFSET(velto_session_info, uuid, 40);
VELTO_ASSERT_OFFSET(velto_session_info, label, 80);

VELTO_ASSERT_SIZE(velto_track_info, 512);
VELTO_ASSERT_OFFSET(velto_track_info, track, 0);
VELTO_ASSERT_OFFSET(velto_track_info, frame_count, 8);
VELTO_ASSERT_OFFSET(velto_track_info, lost_count, 16);
VELTO_ASSERT_OFFSET(velto_track_info, dropped_count, 24);
VELTO_ASSERT_OFFSET(velto_track_info, first_ns, 32);
VELTO_ASSERT_OFFSET(velto_track_info, last_ns, 40);
VELTO_ASSERT_OFFSET(velto_track_info, rate_asked, 48);
VELTO_ASSERT_OFFSET(velto_track_info, value_type, 56);
VELTO_ASSERT_OFFSET(velto_track_info, channel_count, 60);
VELTO_ASSERT_OFFSET(velto_track_info, gap_count, 64);
VELTO_ASSERT_OFFSET(velto_track_info, time_base, 68);
VELTO_ASSERT_OFFSET(velto_track_info, signal, 72);
VELTO_ASSERT_OFFSET(velto_track_info, address, 328);
VELTO_ASSERT_OFFSET(velto_track_info, device_name, 392);

VELTO_ASSERT_SIZE(velto_export_def, 64);
VELTO_ASSERT_OFFSET(velto_export_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_export_def, dialect, 4);
VELTO_ASSERT_OFFSET(velto_export_def, units, 8);
VELTO_ASSERT_OFFSET(velto_export_def, is_aligned, 12);
VELTO_ASSERT_OFFSET(velto_export_def, replaces, 16);
VELTO_ASSERT_OFFSET(velto_export_def, fill_method, 20);
VELTO_ASSERT_OFFSET(velto_export_def, grid_track, 24);
VELTO_ASSERT_OFFSET(velto_export_def, grid_rate, 32);
VELTO_ASSERT_OFFSET(velto_export_def, longest_bridge, 40);
VELTO_ASSERT_OFFSET(velto_export_def, from_ns, 48);
VELTO_ASSERT_OFFSET(velto_export_def, to_ns, 56);

VELTO_ASSERT_SIZE(velto_session_query, 48);
VELTO_ASSERT_OFFSET(velto_session_query, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_session_query, state, 4);
VELTO_ASSERT_OFFSET(velto_session_query, session, 8);
VELTO_ASSERT_OFFSET(velto_session_query, from_utc_ns, 16);
VELTO_ASSERT_OFFSET(velto_session_query, to_utc_ns, 24);
VELTO_ASSERT_OFFSET(velto_session_query, address, 32);
VELTO_ASSERT_OFFSET(velto_session_query, text, 40);

VELTO_ASSERT_SIZE(velto_session_status, 1152);
VELTO_ASSERT_OFFSET(velto_session_status, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_session_status, silent_count, 4);
VELTO_ASSERT_OFFSET(velto_session_status, taken_count, 8);
VELTO_ASSERT_OFFSET(velto_session_status, committed_count, 16);
VELTO_ASSERT_OFFSET(velto_session_status, dropped_count, 24);
VELTO_ASSERT_OFFSET(velto_session_status, size_limit, 32);
VELTO_ASSERT_OFFSET(velto_session_status, duration_limit, 40);
VELTO_ASSERT_OFFSET(velto_session_status, is_recording, 48);
VELTO_ASSERT_OFFSET(velto_session_status, start_offset, 52);
VELTO_ASSERT_OFFSET(velto_session_status, end_offset, 56);
VELTO_ASSERT_OFFSET(velto_session_status, reserved, 60);
VELTO_ASSERT_OFFSET(velto_session_status, zone, 64);
VELTO_ASSERT_OFFSET(velto_session_status, notes, 128);

VELTO_ASSERT_SIZE(velto_session_mark, 256);
VELTO_ASSERT_OFFSET(velto_session_mark, time_ns, 0);
VELTO_ASSERT_OFFSET(velto_session_mark, utc_ns, 8);
VELTO_ASSERT_OFFSET(velto_session_mark, text, 16);

VELTO_ASSERT_SIZE(velto_track_gap, 48);
VELTO_ASSERT_OFFSET(velto_track_gap, after_sequence, 0);
VELTO_ASSERT_OFFSET(velto_track_gap, time_ns, 8);
VELTO_ASSERT_OFFSET(velto_track_gap, duration_ns, 16);
VELTO_ASSERT_OFFSET(velto_track_gap, count, 24);
VELTO_ASSERT_OFFSET(velto_track_gap, kind, 32);
VELTO_ASSERT_OFFSET(velto_track_gap, reserved, 36);
VELTO_ASSERT_OFFSET(velto_track_gap, reserved2, 40);

VELTO_ASSERT_SIZE(velto_track_text, 256);
VELTO_ASSERT_OFFSET(velto_track_text, sequence, 0);
VELTO_ASSERT_OFFSET(velto_track_text, time_ns, 8);
VELTO_ASSERT_OFFSET(velto_track_text, text, 16);

VELTO_ASSERT_SIZE(velto_track_def, 48);
VELTO_ASSERT_OFFSET(velto_track_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_track_def, value_type, 4);
VELTO_ASSERT_OFFSET(velto_track_def, time_base, 8);
VELTO_ASSERT_OFFSET(velto_track_def, reserved, 12);
VELTO_ASSERT_OFFSET(velto_track_def, rate, 16);
VELTO_ASSERT_OFFSET(velto_track_def, signal, 24);
VELTO_ASSERT_OFFSET(velto_track_def, channels, 32);
VELTO_ASSERT_OFFSET(velto_track_def, address, 40);

VELTO_ASSERT_SIZE(velto_store_download, 160);
VELTO_ASSERT_OFFSET(velto_store_download, session, 0);
VELTO_ASSERT_OFFSET(velto_store_download, page_count, 8);
VELTO_ASSERT_OFFSET(velto_store_download, changed_utc_ns, 16);
VELTO_ASSERT_OFFSET(velto_store_download, is_running, 24);
VELTO_ASSERT_OFFSET(velto_store_download, reserved, 28);
VELTO_ASSERT_OFFSET(velto_store_download, address, 32);
VELTO_ASSERT_OFFSET(velto_store_download, reserved_bytes, 96);

VELTO_ASSERT_SIZE(velto_orientation_tracks, 56);
VELTO_ASSERT_OFFSET(velto_orientation_tracks, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_orientation_tracks, is_live, 4);
VELTO_ASSERT_OFFSET(velto_orientation_tracks, rotation_rate, 8);
VELTO_ASSERT_OFFSET(velto_orientation_tracks, acceleration, 16);
VELTO_ASSERT_OFFSET(velto_orientation_tracks, magnetic_field, 24);
VELTO_ASSERT_OFFSET(velto_orientation_tracks, from_ns, 32);
VELTO_ASSERT_OFFSET(velto_orientation_tracks, to_ns, 40);
VELTO_ASSERT_OFFSET(velto_orientation_tracks, keeps_period, 48);
VELTO_ASSERT_OFFSET(velto_orientation_tracks, reserved, 52);

VELTO_ASSERT_SIZE(velto_firmware_info, 304);
VELTO_ASSERT_OFFSET(velto_firmware_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_firmware_info, part_count, 4);
VELTO_ASSERT_OFFSET(velto_firmware_info, procedure, 8);
VELTO_ASSERT_OFFSET(velto_firmware_info, flags, 12);
VELTO_ASSERT_OFFSET(velto_firmware_info, size, 16);
VELTO_ASSERT_OFFSET(velto_firmware_info, model, 24);
VELTO_ASSERT_OFFSET(velto_firmware_info, hardware, 64);
VELTO_ASSERT_OFFSET(velto_firmware_info, version, 104);
VELTO_ASSERT_OFFSET(velto_firmware_info, required_bootloader, 144);
VELTO_ASSERT_OFFSET(velto_firmware_info, name, 184);

VELTO_ASSERT_SIZE(velto_firmware_part, 128);
VELTO_ASSERT_OFFSET(velto_firmware_part, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_firmware_part, kind, 4);
VELTO_ASSERT_OFFSET(velto_firmware_part, procedure, 8);
VELTO_ASSERT_OFFSET(velto_firmware_part, flags, 12);
VELTO_ASSERT_OFFSET(velto_firmware_part, size, 16);
VELTO_ASSERT_OFFSET(velto_firmware_part, softdevice_size, 20);
VELTO_ASSERT_OFFSET(velto_firmware_part, bootloader_size, 24);
VELTO_ASSERT_OFFSET(velto_firmware_part, application_size, 28);
VELTO_ASSERT_OFFSET(velto_firmware_part, init_packet_size, 32);
VELTO_ASSERT_OFFSET(velto_firmware_part, softdevice_count, 36);
VELTO_ASSERT_OFFSET(velto_firmware_part, softdevices, 40);
VELTO_ASSERT_OFFSET(velto_firmware_part, version, 104);
VELTO_ASSERT_OFFSET(velto_firmware_part, hardware, 112);
VELTO_ASSERT_OFFSET(velto_firmware_part, revision, 120);

VELTO_ASSERT_SIZE(velto_http_def, 32);
VELTO_ASSERT_OFFSET(velto_http_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_http_def, reserved, 4);
VELTO_ASSERT_OFFSET(velto_http_def, ca_path, 8);
VELTO_ASSERT_OFFSET(velto_http_def, timeout, 16);
VELTO_ASSERT_OFFSET(velto_http_def, size_limit, 24);

VELTO_ASSERT_SIZE(velto_catalog_query, 56);
VELTO_ASSERT_OFFSET(velto_catalog_query, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_catalog_query, reserved, 4);
VELTO_ASSERT_OFFSET(velto_catalog_query, model, 8);
VELTO_ASSERT_OFFSET(velto_catalog_query, hardware, 16);
VELTO_ASSERT_OFFSET(velto_catalog_query, flavor, 24);
VELTO_ASSERT_OFFSET(velto_catalog_query, version, 32);
VELTO_ASSERT_OFFSET(velto_catalog_query, firmware, 40);
VELTO_ASSERT_OFFSET(velto_catalog_query, bootloader, 48);

VELTO_ASSERT_SIZE(velto_firmware_build, 504);
VELTO_ASSERT_OFFSET(velto_firmware_build, is_withdrawn, 0);
VELTO_ASSERT_OFFSET(velto_firmware_build, reserved, 4);
VELTO_ASSERT_OFFSET(velto_firmware_build, model, 8);
VELTO_ASSERT_OFFSET(velto_firmware_build, hardware, 48);
VELTO_ASSERT_OFFSET(velto_firmware_build, flavor, 88);
VELTO_ASSERT_OFFSET(velto_firmware_build, version, 128);
VELTO_ASSERT_OFFSET(velto_firmware_build, required_bootloader, 168);
VELTO_ASSERT_OFFSET(velto_firmware_build, file_name, 208);
VELTO_ASSERT_OFFSET(velto_firmware_build, reason, 328);

VELTO_ASSERT_SIZE(velto_catalog_info, 24);
VELTO_ASSERT_OFFSET(velto_catalog_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_catalog_info, build_count, 4);
VELTO_ASSERT_OFFSET(velto_catalog_info, is_cached, 8);
VELTO_ASSERT_OFFSET(velto_catalog_info, reserved, 12);
VELTO_ASSERT_OFFSET(velto_catalog_info, read_utc_ns, 16);

VELTO_ASSERT_SIZE(velto_update_def, 24);
VELTO_ASSERT_OFFSET(velto_update_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_update_def, flags, 4);
VELTO_ASSERT_OFFSET(velto_update_def, version, 8);
VELTO_ASSERT_OFFSET(velto_update_def, bootloader, 16);

VELTO_ASSERT_SIZE(velto_orientation_def, 80);
VELTO_ASSERT_OFFSET(velto_orientation_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_orientation_def, options, 4);
VELTO_ASSERT_OFFSET(velto_orientation_def, packet_size, 8);
VELTO_ASSERT_OFFSET(velto_orientation_def, reserved, 12);
VELTO_ASSERT_OFFSET(velto_orientation_def, period, 16);
VELTO_ASSERT_OFFSET(velto_orientation_def, range, 24);
VELTO_ASSERT_OFFSET(velto_orientation_def, inclination_time, 32);
VELTO_ASSERT_OFFSET(velto_orientation_def, heading_time, 40);
VELTO_ASSERT_OFFSET(velto_orientation_def, bias, 48);
VELTO_ASSERT_OFFSET(velto_orientation_def, bias_deviation, 72);

VELTO_ASSERT_SIZE(velto_inertial_sample, 80);
VELTO_ASSERT_OFFSET(velto_inertial_sample, timestamp_ns, 0);
VELTO_ASSERT_OFFSET(velto_inertial_sample, rotation_rate, 8);
VELTO_ASSERT_OFFSET(velto_inertial_sample, acceleration, 32);
VELTO_ASSERT_OFFSET(velto_inertial_sample, magnetic_field, 56);

VELTO_ASSERT_SIZE(velto_orientation_frame, 104);
VELTO_ASSERT_OFFSET(velto_orientation_frame, orientation, 0);
VELTO_ASSERT_OFFSET(velto_orientation_frame, north_orientation, 32);
VELTO_ASSERT_OFFSET(velto_orientation_frame, bias, 64);
VELTO_ASSERT_OFFSET(velto_orientation_frame, bias_deviation, 88);
VELTO_ASSERT_OFFSET(velto_orientation_frame, missing_count, 96);
VELTO_ASSERT_OFFSET(velto_orientation_frame, flags, 100);

#endif /* VELTOKIT_VELTO_LAYOUT_H */
