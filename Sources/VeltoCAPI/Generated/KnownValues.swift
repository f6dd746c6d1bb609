// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import CVeltoKit

/// Whether velto_result has a value with this number.
func isKnown_velto_result(_ number: velto_result) -> Bool {
    switch number {
    case -34...4: true
    default: false
    }
}

/// Whether velto_enum has a value with this number.
func isKnown_velto_enum(_ number: velto_enum) -> Bool {
    switch number {
    case 1...86, 89...90, 95...99, 110...111, 125...126, 135, 140...143, 153...155, 165...167: true
    default: false
    }
}

/// Whether velto_cause has a value with this number.
func isKnown_velto_cause(_ number: velto_cause) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_op_kind has a value with this number.
func isKnown_velto_op_kind(_ number: velto_op_kind) -> Bool {
    switch number {
    case 0...16: true
    default: false
    }
}

/// Whether velto_op_status has a value with this number.
func isKnown_velto_op_status(_ number: velto_op_status) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_op_phase has a value with this number.
func isKnown_velto_op_phase(_ number: velto_op_phase) -> Bool {
    switch number {
    case 0...2, 10...15: true
    default: false
    }
}

/// Whether velto_family has a value with this number.
func isKnown_velto_family(_ number: velto_family) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_link_state has a value with this number.
func isKnown_velto_link_state(_ number: velto_link_state) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_down_reason has a value with this number.
func isKnown_velto_down_reason(_ number: velto_down_reason) -> Bool {
    switch number {
    case 0...7: true
    default: false
    }
}

/// Whether velto_reconnect_policy has a value with this number.
func isKnown_velto_reconnect_policy(_ number: velto_reconnect_policy) -> Bool {
    switch number {
    case 0...1: true
    default: false
    }
}

/// Whether velto_notify_path has a value with this number.
func isKnown_velto_notify_path(_ number: velto_notify_path) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_detail has a value with this number.
func isKnown_velto_detail(_ number: velto_detail) -> Bool {
    switch number {
    case 0...6: true
    default: false
    }
}

/// Whether velto_pairing_policy has a value with this number.
func isKnown_velto_pairing_policy(_ number: velto_pairing_policy) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_pairing_kind has a value with this number.
func isKnown_velto_pairing_kind(_ number: velto_pairing_kind) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_write_kind has a value with this number.
func isKnown_velto_write_kind(_ number: velto_write_kind) -> Bool {
    switch number {
    case 0...1: true
    default: false
    }
}

/// Whether velto_subscription_state has a value with this number.
func isKnown_velto_subscription_state(_ number: velto_subscription_state) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_units has a value with this number.
func isKnown_velto_units(_ number: velto_units) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_value_type has a value with this number.
func isKnown_velto_value_type(_ number: velto_value_type) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_loss_detection has a value with this number.
func isKnown_velto_loss_detection(_ number: velto_loss_detection) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_stream_state has a value with this number.
func isKnown_velto_stream_state(_ number: velto_stream_state) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_motion_mode has a value with this number.
func isKnown_velto_motion_mode(_ number: velto_motion_mode) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_rate_mode has a value with this number.
func isKnown_velto_rate_mode(_ number: velto_rate_mode) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_pointer_direction has a value with this number.
func isKnown_velto_pointer_direction(_ number: velto_pointer_direction) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_gyro_calibration has a value with this number.
func isKnown_velto_gyro_calibration(_ number: velto_gyro_calibration) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_binding_kind has a value with this number.
func isKnown_velto_binding_kind(_ number: velto_binding_kind) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_mounting_kind has a value with this number.
func isKnown_velto_mounting_kind(_ number: velto_mounting_kind) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_game_input has a value with this number.
func isKnown_velto_game_input(_ number: velto_game_input) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_air_gesture has a value with this number.
func isKnown_velto_air_gesture(_ number: velto_air_gesture) -> Bool {
    switch number {
    case 0, 2...11, 100...105, 301...304: true
    default: false
    }
}

/// Whether velto_hand_gesture has a value with this number.
func isKnown_velto_hand_gesture(_ number: velto_hand_gesture) -> Bool {
    switch number {
    case 0...15, 17...20: true
    default: false
    }
}

/// Whether velto_hand_state has a value with this number.
func isKnown_velto_hand_state(_ number: velto_hand_state) -> Bool {
    switch number {
    case 100...105: true
    default: false
    }
}

/// Whether velto_mouse_state has a value with this number.
func isKnown_velto_mouse_state(_ number: velto_mouse_state) -> Bool {
    switch number {
    case -1...3: true
    default: false
    }
}

/// Whether velto_shift_state has a value with this number.
func isKnown_velto_shift_state(_ number: velto_shift_state) -> Bool {
    switch number {
    case -1...2: true
    default: false
    }
}

/// Whether velto_tap_vision_reports has a value with this number.
func isKnown_velto_tap_vision_reports(_ number: velto_tap_vision_reports) -> Bool {
    switch number {
    case -1...2: true
    default: false
    }
}

/// Whether velto_tap_vision_model has a value with this number.
func isKnown_velto_tap_vision_model(_ number: velto_tap_vision_model) -> Bool {
    switch number {
    case -1...1: true
    default: false
    }
}

/// Whether velto_tap_property has a value with this number.
func isKnown_velto_tap_property(_ number: velto_tap_property) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_tap_input_mode has a value with this number.
func isKnown_velto_tap_input_mode(_ number: velto_tap_input_mode) -> Bool {
    switch number {
    case 0...5: true
    default: false
    }
}

/// Whether velto_tap_xr_state has a value with this number.
func isKnown_velto_tap_xr_state(_ number: velto_tap_xr_state) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_tap_feature has a value with this number.
func isKnown_velto_tap_feature(_ number: velto_tap_feature) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_mw_state has a value with this number.
func isKnown_velto_mw_state(_ number: velto_mw_state) -> Bool {
    switch number {
    case 0...5: true
    default: false
    }
}

/// Whether velto_mw_input_source has a value with this number.
func isKnown_velto_mw_input_source(_ number: velto_mw_input_source) -> Bool {
    switch number {
    case 0...1: true
    default: false
    }
}

/// Whether velto_mw_sensor has a value with this number.
func isKnown_velto_mw_sensor(_ number: velto_mw_sensor) -> Bool {
    switch number {
    case 1...7: true
    default: false
    }
}

/// Whether velto_mw_fusion_mode has a value with this number.
func isKnown_velto_mw_fusion_mode(_ number: velto_mw_fusion_mode) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_mw_magnetometer_preset has a value with this number.
func isKnown_velto_mw_magnetometer_preset(_ number: velto_mw_magnetometer_preset) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_mw_filter has a value with this number.
func isKnown_velto_mw_filter(_ number: velto_mw_filter) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_mw_power has a value with this number.
func isKnown_velto_mw_power(_ number: velto_mw_power) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_mw_axis has a value with this number.
func isKnown_velto_mw_axis(_ number: velto_mw_axis) -> Bool {
    switch number {
    case 0...5: true
    default: false
    }
}

/// Whether velto_mw_detector has a value with this number.
func isKnown_velto_mw_detector(_ number: velto_mw_detector) -> Bool {
    switch number {
    case 1...14: true
    default: false
    }
}

/// Whether velto_mw_detector_mode has a value with this number.
func isKnown_velto_mw_detector_mode(_ number: velto_mw_detector_mode) -> Bool {
    switch number {
    case 0...11: true
    default: false
    }
}

/// Whether velto_mw_arm has a value with this number.
func isKnown_velto_mw_arm(_ number: velto_mw_arm) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_mw_tap_finding has a value with this number.
func isKnown_velto_mw_tap_finding(_ number: velto_mw_tap_finding) -> Bool {
    switch number {
    case 1...2: true
    default: false
    }
}

/// Whether velto_mw_orientation_finding has a value with this number.
func isKnown_velto_mw_orientation_finding(_ number: velto_mw_orientation_finding) -> Bool {
    switch number {
    case 0...7: true
    default: false
    }
}

/// Whether velto_mw_activity_finding has a value with this number.
func isKnown_velto_mw_activity_finding(_ number: velto_mw_activity_finding) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_mw_wrist_gesture has a value with this number.
func isKnown_velto_mw_wrist_gesture(_ number: velto_mw_wrist_gesture) -> Bool {
    switch number {
    case 0...5: true
    default: false
    }
}

/// Whether velto_mw_led_color has a value with this number.
func isKnown_velto_mw_led_color(_ number: velto_mw_led_color) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_mw_led_preset has a value with this number.
func isKnown_velto_mw_led_preset(_ number: velto_mw_led_preset) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_mw_led_action has a value with this number.
func isKnown_velto_mw_led_action(_ number: velto_mw_led_action) -> Bool {
    switch number {
    case 0...5: true
    default: false
    }
}

/// Whether velto_mw_reset_kind has a value with this number.
func isKnown_velto_mw_reset_kind(_ number: velto_mw_reset_kind) -> Bool {
    switch number {
    case 1...5: true
    default: false
    }
}

/// Whether velto_mw_pin_action has a value with this number.
func isKnown_velto_mw_pin_action(_ number: velto_mw_pin_action) -> Bool {
    switch number {
    case 1...5: true
    default: false
    }
}

/// Whether velto_mw_pin_edge has a value with this number.
func isKnown_velto_mw_pin_edge(_ number: velto_mw_pin_edge) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_mw_number has a value with this number.
func isKnown_velto_mw_number(_ number: velto_mw_number) -> Bool {
    switch number {
    case 0...6: true
    default: false
    }
}

/// Whether velto_mw_whitelist_mode has a value with this number.
func isKnown_velto_mw_whitelist_mode(_ number: velto_mw_whitelist_mode) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_mw_address_kind has a value with this number.
func isKnown_velto_mw_address_kind(_ number: velto_mw_address_kind) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_mw_action has a value with this number.
func isKnown_velto_mw_action(_ number: velto_mw_action) -> Bool {
    switch number {
    case 1...5: true
    default: false
    }
}

/// Whether velto_mw_log_mode has a value with this number.
func isKnown_velto_mw_log_mode(_ number: velto_mw_log_mode) -> Bool {
    switch number {
    case 0...1: true
    default: false
    }
}

/// Whether velto_mw_log_end has a value with this number.
func isKnown_velto_mw_log_end(_ number: velto_mw_log_end) -> Bool {
    switch number {
    case 0...1: true
    default: false
    }
}

/// Whether velto_mw_processor_type has a value with this number.
func isKnown_velto_mw_processor_type(_ number: velto_mw_processor_type) -> Bool {
    switch number {
    case 0...18: true
    default: false
    }
}

/// Whether velto_mw_processor_mode has a value with this number.
func isKnown_velto_mw_processor_mode(_ number: velto_mw_processor_mode) -> Bool {
    switch number {
    case 0...13: true
    default: false
    }
}

/// Whether velto_mw_processor_function has a value with this number.
func isKnown_velto_mw_processor_function(_ number: velto_mw_processor_function) -> Bool {
    switch number {
    case 0...17: true
    default: false
    }
}

/// Whether velto_mw_recipe has a value with this number.
func isKnown_velto_mw_recipe(_ number: velto_mw_recipe) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_mw_program_kind has a value with this number.
func isKnown_velto_mw_program_kind(_ number: velto_mw_program_kind) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_download_state has a value with this number.
func isKnown_velto_download_state(_ number: velto_download_state) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_download_gap_cause has a value with this number.
func isKnown_velto_download_gap_cause(_ number: velto_download_gap_cause) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_event_type has a value with this number.
func isKnown_velto_event_type(_ number: velto_event_type) -> Bool {
    switch number {
    case 0...28, 30...49, 51...53, 68...69: true
    default: false
    }
}

/// Whether velto_store_notice has a value with this number.
func isKnown_velto_store_notice(_ number: velto_store_notice) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_axis_source has a value with this number.
func isKnown_velto_axis_source(_ number: velto_axis_source) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_device_axis has a value with this number.
func isKnown_velto_device_axis(_ number: velto_device_axis) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_power_law has a value with this number.
func isKnown_velto_power_law(_ number: velto_power_law) -> Bool {
    switch number {
    case 0...1: true
    default: false
    }
}

/// Whether velto_aim_space has a value with this number.
func isKnown_velto_aim_space(_ number: velto_aim_space) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_recenter_trigger has a value with this number.
func isKnown_velto_recenter_trigger(_ number: velto_recenter_trigger) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_calibration_policy has a value with this number.
func isKnown_velto_calibration_policy(_ number: velto_calibration_policy) -> Bool {
    switch number {
    case 0...1: true
    default: false
    }
}

/// Whether velto_calibration_state has a value with this number.
func isKnown_velto_calibration_state(_ number: velto_calibration_state) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_gamepad_style has a value with this number.
func isKnown_velto_gamepad_style(_ number: velto_gamepad_style) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_velocity_preset has a value with this number.
func isKnown_velto_velocity_preset(_ number: velto_velocity_preset) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_strategy_mode has a value with this number.
func isKnown_velto_strategy_mode(_ number: velto_strategy_mode) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_pong_style has a value with this number.
func isKnown_velto_pong_style(_ number: velto_pong_style) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_navigator_policy has a value with this number.
func isKnown_velto_navigator_policy(_ number: velto_navigator_policy) -> Bool {
    switch number {
    case 0...1: true
    default: false
    }
}

/// Whether velto_confirmation has a value with this number.
func isKnown_velto_confirmation(_ number: velto_confirmation) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_menu_ownership has a value with this number.
func isKnown_velto_menu_ownership(_ number: velto_menu_ownership) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_menu_command has a value with this number.
func isKnown_velto_menu_command(_ number: velto_menu_command) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_menu_hint has a value with this number.
func isKnown_velto_menu_hint(_ number: velto_menu_hint) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_sim_model has a value with this number.
func isKnown_velto_sim_model(_ number: velto_sim_model) -> Bool {
    switch number {
    case 0...9: true
    default: false
    }
}

/// Whether velto_sim_packet_format has a value with this number.
func isKnown_velto_sim_packet_format(_ number: velto_sim_packet_format) -> Bool {
    switch number {
    case 0...5: true
    default: false
    }
}

/// Whether velto_sim_step_kind has a value with this number.
func isKnown_velto_sim_step_kind(_ number: velto_sim_step_kind) -> Bool {
    switch number {
    case 0...26: true
    default: false
    }
}

/// Whether velto_sim_security has a value with this number.
func isKnown_velto_sim_security(_ number: velto_sim_security) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_sim_trigger has a value with this number.
func isKnown_velto_sim_trigger(_ number: velto_sim_trigger) -> Bool {
    switch number {
    case 0...1: true
    default: false
    }
}

/// Whether velto_sim_action has a value with this number.
func isKnown_velto_sim_action(_ number: velto_sim_action) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_sim_fault_kind has a value with this number.
func isKnown_velto_sim_fault_kind(_ number: velto_sim_fault_kind) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_sim_pairing has a value with this number.
func isKnown_velto_sim_pairing(_ number: velto_sim_pairing) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_host_state has a value with this number.
func isKnown_velto_host_state(_ number: velto_host_state) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_host_request_kind has a value with this number.
func isKnown_velto_host_request_kind(_ number: velto_host_request_kind) -> Bool {
    switch number {
    case 0...12: true
    default: false
    }
}

/// Whether velto_host_pairing_answer has a value with this number.
func isKnown_velto_host_pairing_answer(_ number: velto_host_pairing_answer) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_session_state has a value with this number.
func isKnown_velto_session_state(_ number: velto_session_state) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_table_dialect has a value with this number.
func isKnown_velto_table_dialect(_ number: velto_table_dialect) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_fill_method has a value with this number.
func isKnown_velto_fill_method(_ number: velto_fill_method) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_time_base has a value with this number.
func isKnown_velto_time_base(_ number: velto_time_base) -> Bool {
    switch number {
    case 0...2: true
    default: false
    }
}

/// Whether velto_track_gap_kind has a value with this number.
func isKnown_velto_track_gap_kind(_ number: velto_track_gap_kind) -> Bool {
    switch number {
    case 0...8: true
    default: false
    }
}

/// Whether velto_firmware_format has a value with this number.
func isKnown_velto_firmware_format(_ number: velto_firmware_format) -> Bool {
    switch number {
    case 0...3: true
    default: false
    }
}

/// Whether velto_firmware_kind has a value with this number.
func isKnown_velto_firmware_kind(_ number: velto_firmware_kind) -> Bool {
    switch number {
    case 0...4: true
    default: false
    }
}

/// Whether velto_firmware_procedure has a value with this number.
func isKnown_velto_firmware_procedure(_ number: velto_firmware_procedure) -> Bool {
    switch number {
    case 0...1: true
    default: false
    }
}
