/* Generated from bindings/api; do not edit. */
#include "records.h"

void Velto_get_info(struct call *call);
void Velto_get_stats(struct call *call);
void Velto_get_features(struct call *call);
void Velto_describe_search(struct call *call);
void Velto_describe_support(struct call *call);
void Velto_set_auto_connect(struct call *call);
static const struct argument ARGUMENTS_Velto_set_auto_connect[] = {{"players", VALUE_INT, CLASS_NONE}};
void Velto_find_player(struct call *call);
static const struct argument ARGUMENTS_Velto_find_player[] = {{"player_index", VALUE_INT, CLASS_NONE}};
void Velto_swap_players(struct call *call);
static const struct argument ARGUMENTS_Velto_swap_players[] = {{"one", VALUE_INT, CLASS_NONE}, {"other", VALUE_INT, CLASS_NONE}};
void Velto_list_adapters(struct call *call);
void Velto_select_adapter(struct call *call);
static const struct argument ARGUMENTS_Velto_select_adapter[] = {{"identifier", VALUE_TEXT, CLASS_NONE}};
void Velto_get_time_ns(struct call *call);
void Velto_get_utc_ns(struct call *call);
static const struct argument ARGUMENTS_Velto_get_utc_ns[] = {{"timestamp_ns", VALUE_INT, CLASS_NONE}};
void Velto_advance_clock(struct call *call);
static const struct argument ARGUMENTS_Velto_advance_clock[] = {{"seconds", VALUE_FLOAT, CLASS_NONE}};
void Velto_advance_clock_to(struct call *call);
static const struct argument ARGUMENTS_Velto_advance_clock_to[] = {{"timestamp_ns", VALUE_INT, CLASS_NONE}};
void Velto_op_get_info(struct call *call);
static const struct argument ARGUMENTS_Velto_op_get_info[] = {{"op", VALUE_INT, CLASS_NONE}};
void Velto_op_get_result(struct call *call);
static const struct argument ARGUMENTS_Velto_op_get_result[] = {{"op", VALUE_INT, CLASS_NONE}};
void Velto_op_get_error(struct call *call);
static const struct argument ARGUMENTS_Velto_op_get_error[] = {{"op", VALUE_INT, CLASS_NONE}};
void Velto_op_get_error_detail(struct call *call);
static const struct argument ARGUMENTS_Velto_op_get_error_detail[] = {{"op", VALUE_INT, CLASS_NONE}};
void Velto_op_cancel(struct call *call);
static const struct argument ARGUMENTS_Velto_op_cancel[] = {{"op", VALUE_INT, CLASS_NONE}};
void Velto_start_scan(struct call *call);
static const struct argument ARGUMENTS_Velto_start_scan[] = {{"options", VALUE_DICTIONARY, CLASS_NONE}};
void Velto_stop_scan(struct call *call);
void Velto_list_devices(struct call *call);
void Velto_find_device(struct call *call);
static const struct argument ARGUMENTS_Velto_find_device[] = {{"text", VALUE_TEXT, CLASS_NONE}};
void VeltoDevice_is_valid(struct call *call);
void VeltoDevice_get_info(struct call *call);
void VeltoDevice_get_name(struct call *call);
void VeltoDevice_get_detail(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_get_detail[] = {{"detail", VALUE_INT, CLASS_NONE}};
void VeltoDevice_read_battery(struct call *call);
void VeltoDevice_read_rssi(struct call *call);
void VeltoDevice_get_advertised_name(struct call *call);
void VeltoDevice_clear_advertised_name(struct call *call);
void VeltoDevice_get_identifier(struct call *call);
void VeltoDevice_get_capabilities(struct call *call);
void VeltoDevice_has_capability(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_has_capability[] = {{"capabilities", VALUE_INT, CLASS_NONE}};
void VeltoDevice_set_family(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_family[] = {{"family", VALUE_INT, CLASS_NONE}};
void VeltoDevice_connect_link(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_connect_link[] = {{"options", VALUE_DICTIONARY, CLASS_NONE}};
void Velto_connect_device(struct call *call);
static const struct argument ARGUMENTS_Velto_connect_device[] = {{"text", VALUE_TEXT, CLASS_NONE}, {"timeout", VALUE_FLOAT, CLASS_NONE}};
void VeltoDevice_disconnect_link(struct call *call);
void VeltoDevice_forget(struct call *call);
void VeltoDevice_set_reconnect_policy(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_reconnect_policy[] = {{"policy", VALUE_INT, CLASS_NONE}};
void VeltoDevice_get_link_stats(struct call *call);
void VeltoDevice_play_haptic(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_play_haptic[] = {{"durations", VALUE_ARRAY, CLASS_NONE}, {"strength", VALUE_FLOAT, CLASS_NONE}};
void VeltoDevice_play_pulse(struct call *call);
void Velto_play_haptic(struct call *call);
static const struct argument ARGUMENTS_Velto_play_haptic[] = {{"durations", VALUE_ARRAY, CLASS_NONE}, {"strength", VALUE_FLOAT, CLASS_NONE}};
void Velto_set_pairing_policy(struct call *call);
static const struct argument ARGUMENTS_Velto_set_pairing_policy[] = {{"policy", VALUE_INT, CLASS_NONE}};
void Velto_get_pairing_policy(struct call *call);
void VeltoDevice_pair(struct call *call);
void VeltoDevice_reply_pairing(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_reply_pairing[] = {{"accepts", VALUE_BOOL, CLASS_NONE}, {"passkey", VALUE_INT, CLASS_NONE}};
void Velto_list_known_devices(struct call *call);
void Velto_connect_last_device(struct call *call);
static const struct argument ARGUMENTS_Velto_connect_last_device[] = {{"options", VALUE_DICTIONARY, CLASS_NONE}};
void Velto_forget_known_device(struct call *call);
static const struct argument ARGUMENTS_Velto_forget_known_device[] = {{"identifier", VALUE_TEXT, CLASS_NONE}};
void VeltoDevice_set_player_index(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_player_index[] = {{"player_index", VALUE_INT, CLASS_NONE}};
void VeltoDevice_set_kept(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_kept[] = {{"is_kept", VALUE_BOOL, CLASS_NONE}};
void Velto_op_get_value(struct call *call);
static const struct argument ARGUMENTS_Velto_op_get_value[] = {{"op", VALUE_INT, CLASS_NONE}};
void VeltoStream_get_info(struct call *call);
void VeltoStream_get_error(struct call *call);
void VeltoStream_get_error_detail(struct call *call);
void VeltoStream_get_channel(struct call *call);
static const struct argument ARGUMENTS_VeltoStream_get_channel[] = {{"channel", VALUE_INT, CLASS_NONE}};
void VeltoStream_stop(struct call *call);
void VeltoDevice_reset_input(struct call *call);
void VeltoDevice_restart_session(struct call *call);
void VeltoDevice_discard_edges(struct call *call);
void VeltoDevice_set_bindings(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_bindings[] = {{"bindings", VALUE_ARRAY, CLASS_NONE}};
void VeltoDevice_get_bindings(struct call *call);
void VeltoDevice_set_mounting(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_mounting[] = {{"mounting", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoDevice_get_mounting(struct call *call);
void VeltoDevice_set_game_input(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_game_input[] = {{"policy", VALUE_INT, CLASS_NONE}};
void VeltoDevice_get_game_input(struct call *call);
void Velto_create_ingest_device(struct call *call);
static const struct argument ARGUMENTS_Velto_create_ingest_device[] = {{"family", VALUE_INT, CLASS_NONE}, {"identifier", VALUE_TEXT, CLASS_NONE}};
void VeltoDevice_tap_write_mode(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_tap_write_mode[] = {{"mode", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoDevice_tap_get_mode(struct call *call);
void Velto_tap_write_mode_to_all(struct call *call);
static const struct argument ARGUMENTS_Velto_tap_write_mode_to_all[] = {{"mode", VALUE_DICTIONARY, CLASS_NONE}};
void Velto_tap_set_default_mode(struct call *call);
static const struct argument ARGUMENTS_Velto_tap_set_default_mode[] = {{"mode", VALUE_DICTIONARY, CLASS_NONE}, {"applies_now", VALUE_BOOL, CLASS_NONE}};
void Velto_tap_get_default_mode(struct call *call);
void VeltoDevice_tap_write_xr_state(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_tap_write_xr_state[] = {{"state", VALUE_INT, CLASS_NONE}};
void VeltoDevice_tap_get_xr_state(struct call *call);
void Velto_tap_write_xr_state_to_all(struct call *call);
static const struct argument ARGUMENTS_Velto_tap_write_xr_state_to_all[] = {{"state", VALUE_INT, CLASS_NONE}};
void Velto_tap_set_default_xr_state(struct call *call);
static const struct argument ARGUMENTS_Velto_tap_set_default_xr_state[] = {{"state", VALUE_INT, CLASS_NONE}, {"applies_now", VALUE_BOOL, CLASS_NONE}};
void Velto_tap_get_default_xr_state(struct call *call);
void Velto_tap_pause(struct call *call);
void Velto_tap_resume(struct call *call);
void Velto_tap_refresh(struct call *call);
void Velto_tap_set_mode_writing(struct call *call);
static const struct argument ARGUMENTS_Velto_tap_set_mode_writing[] = {{"is_on", VALUE_BOOL, CLASS_NONE}};
void VeltoDevice_tap_get_info(struct call *call);
void VeltoDevice_tap_read_settings(struct call *call);
void VeltoDevice_tap_get_settings(struct call *call);
void VeltoDevice_tap_write_settings(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_tap_write_settings[] = {{"settings", VALUE_DICTIONARY, CLASS_NONE}, {"members", VALUE_INT, CLASS_NONE}};
void VeltoDevice_tap_write_name(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_tap_write_name[] = {{"name", VALUE_TEXT, CLASS_NONE}};
void VeltoDevice_tap_write_combination(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_tap_write_combination[] = {{"combination", VALUE_INT, CLASS_NONE}};
void VeltoDevice_tap_read_keyboard_state(struct call *call);
void VeltoDevice_tap_write_feature(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_tap_write_feature[] = {{"feature", VALUE_INT, CLASS_NONE}, {"is_on", VALUE_BOOL, CLASS_NONE}};
void VeltoDevice_tap_read_feature(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_tap_read_feature[] = {{"feature", VALUE_INT, CLASS_NONE}};
void VeltoDevice_tap_write_standby(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_tap_write_standby[] = {{"is_on", VALUE_BOOL, CLASS_NONE}};
void VeltoDevice_tap_write_vision_reports(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_tap_write_vision_reports[] = {{"reports", VALUE_INT, CLASS_NONE}};
void VeltoDevice_tap_write_vision_model(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_tap_write_vision_model[] = {{"model", VALUE_INT, CLASS_NONE}};
void VeltoDevice_tap_write_sensitivity(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_tap_write_sensitivity[] = {{"gyroscope_range", VALUE_FLOAT, CLASS_NONE}, {"accelerometer_range", VALUE_FLOAT, CLASS_NONE}};
void VeltoDevice_tap_read_property(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_tap_read_property[] = {{"property", VALUE_INT, CLASS_NONE}};
void VeltoDevice_tap_get_haptic_pattern(struct call *call);
void VeltoDevice_mw_get_info(struct call *call);
void VeltoDevice_mw_list_modules(struct call *call);
void VeltoDevice_mw_get_state(struct call *call);
void VeltoDevice_mw_set_state(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_set_state[] = {{"json", VALUE_TEXT, CLASS_NONE}};
void VeltoDevice_mw_set_sensor_config(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_set_sensor_config[] = {{"config", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoDevice_mw_get_sensor_config(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_get_sensor_config[] = {{"sensor", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_read_sensor_config(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_read_sensor_config[] = {{"sensor", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_start_sensor(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_start_sensor[] = {{"sensor", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_stop_sensor(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_stop_sensor[] = {{"sensor", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_write_offset(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_write_offset[] = {{"sensor", VALUE_INT, CLASS_NONE}, {"x", VALUE_FLOAT, CLASS_NONE}, {"y", VALUE_FLOAT, CLASS_NONE}, {"z", VALUE_FLOAT, CLASS_NONE}};
void VeltoDevice_mw_write_axes(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_write_axes[] = {{"x", VALUE_INT, CLASS_NONE}, {"y", VALUE_INT, CLASS_NONE}, {"z", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_write_downsampling(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_write_downsampling[] = {{"accelerometer", VALUE_INT, CLASS_NONE}, {"gyroscope", VALUE_INT, CLASS_NONE}, {"is_filtered", VALUE_BOOL, CLASS_NONE}};
void VeltoDevice_mw_start_detector(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_start_detector[] = {{"config", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoDevice_mw_stop_detector(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_stop_detector[] = {{"detector", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_clear_steps(struct call *call);
void VeltoDevice_mw_play_led(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_play_led[] = {{"patterns", VALUE_ARRAY, CLASS_NONE}, {"action", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_control_led(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_control_led[] = {{"action", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_play_motor(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_play_motor[] = {{"strength", VALUE_FLOAT, CLASS_NONE}, {"seconds", VALUE_FLOAT, CLASS_NONE}};
void VeltoDevice_mw_play_buzzer(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_play_buzzer[] = {{"seconds", VALUE_FLOAT, CLASS_NONE}};
void VeltoDevice_mw_reset_fusion(struct call *call);
void VeltoDevice_mw_read_fusion_calibration(struct call *call);
void VeltoDevice_mw_get_fusion_calibration(struct call *call);
void VeltoDevice_mw_set_input_source(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_set_input_source[] = {{"source", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_write_packet(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_write_packet[] = {{"packet", VALUE_BYTES, CLASS_NONE}};
void VeltoDevice_mw_request(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_request[] = {{"packet", VALUE_BYTES, CLASS_NONE}, {"reply_prefix", VALUE_BYTES, CLASS_NONE}};
void VeltoDevice_mw_write_test_notification(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_write_test_notification[] = {{"packet", VALUE_BYTES, CLASS_NONE}};
void VeltoDevice_mw_tear_down(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_tear_down[] = {{"parts", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_reset(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_reset[] = {{"kind", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_factory_reset(struct call *call);
void VeltoDevice_mw_write_pin(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_write_pin[] = {{"pin", VALUE_INT, CLASS_NONE}, {"action", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_set_pin_config(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_set_pin_config[] = {{"pin", VALUE_INT, CLASS_NONE}, {"config", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoDevice_mw_get_pin_config(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_get_pin_config[] = {{"pin", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_watch_pin(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_watch_pin[] = {{"pin", VALUE_INT, CLASS_NONE}, {"edge", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_write_thermistor(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_write_thermistor[] = {{"thermistor", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoDevice_mw_write_i2c(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_write_i2c[] = {{"address", VALUE_INT, CLASS_NONE}, {"register_id", VALUE_INT, CLASS_NONE}, {"bytes", VALUE_BYTES, CLASS_NONE}};
void VeltoDevice_mw_read_i2c(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_read_i2c[] = {{"address", VALUE_INT, CLASS_NONE}, {"register_id", VALUE_INT, CLASS_NONE}, {"size", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_write_spi(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_write_spi[] = {{"spi", VALUE_DICTIONARY, CLASS_NONE}, {"bytes", VALUE_BYTES, CLASS_NONE}};
void VeltoDevice_mw_read_spi(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_read_spi[] = {{"spi", VALUE_DICTIONARY, CLASS_NONE}, {"bytes", VALUE_BYTES, CLASS_NONE}, {"read_size", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_read_beacon(struct call *call);
void VeltoDevice_mw_get_beacon(struct call *call);
void VeltoDevice_mw_read_settings(struct call *call);
void VeltoDevice_mw_get_settings(struct call *call);
void VeltoDevice_mw_read_whitelist(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_read_whitelist[] = {{"slot", VALUE_INT, CLASS_NONE}};
void VeltoDevice_mw_read_address(struct call *call);
void VeltoDevice_mw_run_action(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_mw_run_action[] = {{"action", VALUE_INT, CLASS_NONE}};
void VeltoDevice_set_motion_config(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_motion_config[] = {{"config", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoDevice_get_motion_config(struct call *call);
void VeltoDevice_set_motion_mode(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_motion_mode[] = {{"mode", VALUE_INT, CLASS_NONE}};
void VeltoDevice_calibrate_neutral(struct call *call);
void VeltoDevice_recenter(struct call *call);
void VeltoDevice_flip_paddle_offset(struct call *call);
void VeltoDevice_get_calibration(struct call *call);
void VeltoDevice_set_calibration(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_calibration[] = {{"calibration", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoDevice_set_calibration_policy(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_calibration_policy[] = {{"policy", VALUE_INT, CLASS_NONE}};
void VeltoDevice_get_calibration_policy(struct call *call);
void VeltoDevice_set_calibration_wanted(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_calibration_wanted[] = {{"is_wanted", VALUE_BOOL, CLASS_NONE}};
void VeltoDevice_get_calibration_state(struct call *call);
void VeltoDevice_start_calibration(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_start_calibration[] = {{"options", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoDevice_save_profile(struct call *call);
void VeltoDevice_load_profile(struct call *call);
void VeltoDevice_get_motion_debug(struct call *call);
void VeltoDevice_set_gamepad_style(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_gamepad_style[] = {{"style", VALUE_INT, CLASS_NONE}};
void VeltoDevice_set_gamepad_config(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_gamepad_config[] = {{"config", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoDevice_get_gamepad_config(struct call *call);
void VeltoDevice_set_sensor_filter(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_sensor_filter[] = {{"filter", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoDevice_get_sensor_filter(struct call *call);
void VeltoDevice_ingest_sample(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_ingest_sample[] = {{"sample", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoDevice_set_supplement(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_supplement[] = {{"rotation", VALUE_FLOAT, CLASS_NONE}, {"tilt_x", VALUE_FLOAT, CLASS_NONE}, {"gyro_y", VALUE_FLOAT, CLASS_NONE}};
void VeltoDevice_set_probe(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_set_probe[] = {{"is_on", VALUE_BOOL, CLASS_NONE}};
void VeltoDevice_list_probe_changes(struct call *call);
void VeltoNavigator_set_config(struct call *call);
static const struct argument ARGUMENTS_VeltoNavigator_set_config[] = {{"config", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoNavigator_get_config(struct call *call);
void VeltoNavigator_begin_menu(struct call *call);
static const struct argument ARGUMENTS_VeltoNavigator_begin_menu[] = {{"item_count", VALUE_INT, CLASS_NONE}, {"confirmation", VALUE_INT, CLASS_NONE}};
void VeltoNavigator_end_menu(struct call *call);
void VeltoNavigator_set_item_enabled(struct call *call);
static const struct argument ARGUMENTS_VeltoNavigator_set_item_enabled[] = {{"item", VALUE_INT, CLASS_NONE}, {"is_enabled", VALUE_BOOL, CLASS_NONE}};
void VeltoNavigator_set_suspended(struct call *call);
static const struct argument ARGUMENTS_VeltoNavigator_set_suspended[] = {{"is_suspended", VALUE_BOOL, CLASS_NONE}};
void VeltoNavigator_get_state(struct call *call);
void VeltoNavigator_step_input(struct call *call);
static const struct argument ARGUMENTS_VeltoNavigator_step_input[] = {{"input", VALUE_OBJECT, CLASS_VELTOINPUT}, {"dt", VALUE_FLOAT, CLASS_NONE}};
void VeltoNavigator_step_position(struct call *call);
static const struct argument ARGUMENTS_VeltoNavigator_step_position[] = {{"position", VALUE_FLOAT, CLASS_NONE}, {"is_clicked", VALUE_BOOL, CLASS_NONE}, {"is_available", VALUE_BOOL, CLASS_NONE}, {"dt", VALUE_FLOAT, CLASS_NONE}};
void VeltoNavigator_move_focus(struct call *call);
static const struct argument ARGUMENTS_VeltoNavigator_move_focus[] = {{"steps", VALUE_INT, CLASS_NONE}};
void VeltoNavigator_activate_focus(struct call *call);
void VeltoNavigator_activate_item(struct call *call);
static const struct argument ARGUMENTS_VeltoNavigator_activate_item[] = {{"item", VALUE_INT, CLASS_NONE}};
void VeltoNavigator_clear_focus(struct call *call);
void VeltoDevice_begin_menu_motion(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_begin_menu_motion[] = {{"policy", VALUE_INT, CLASS_NONE}};
void VeltoDevice_end_menu_motion(struct call *call);
void VeltoNavigator_set_owner(struct call *call);
static const struct argument ARGUMENTS_VeltoNavigator_set_owner[] = {{"device", VALUE_OBJECT, CLASS_VELTODEVICE}};
void VeltoNavigator_get_owner(struct call *call);
void VeltoNavigator_set_turn_player(struct call *call);
static const struct argument ARGUMENTS_VeltoNavigator_set_turn_player[] = {{"player_index", VALUE_INT, CLASS_NONE}};
void VeltoNavigator_is_turn_pending(struct call *call);
static const struct argument ARGUMENTS_VeltoNavigator_is_turn_pending[] = {{"player_index", VALUE_INT, CLASS_NONE}, {"player_count", VALUE_INT, CLASS_NONE}};
void Velto_create_sim(struct call *call);
static const struct argument ARGUMENTS_Velto_create_sim[] = {{"options", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoSim_get_device(struct call *call);
void VeltoSim_get_identifier(struct call *call);
void VeltoSim_set_steps(struct call *call);
static const struct argument ARGUMENTS_VeltoSim_set_steps[] = {{"steps", VALUE_ARRAY, CLASS_NONE}, {"repeats", VALUE_BOOL, CLASS_NONE}};
void VeltoSim_play(struct call *call);
static const struct argument ARGUMENTS_VeltoSim_play[] = {{"script_name", VALUE_TEXT, CLASS_NONE}};
void VeltoSim_set_motion(struct call *call);
static const struct argument ARGUMENTS_VeltoSim_set_motion[] = {{"x", VALUE_FLOAT, CLASS_NONE}, {"y", VALUE_FLOAT, CLASS_NONE}, {"z", VALUE_FLOAT, CLASS_NONE}};
void VeltoSim_press_button(struct call *call);
static const struct argument ARGUMENTS_VeltoSim_press_button[] = {{"seconds", VALUE_FLOAT, CLASS_NONE}};
void VeltoSim_inject_step(struct call *call);
static const struct argument ARGUMENTS_VeltoSim_inject_step[] = {{"step", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoSim_set_i2c_registers(struct call *call);
static const struct argument ARGUMENTS_VeltoSim_set_i2c_registers[] = {{"address", VALUE_INT, CLASS_NONE}, {"register_id", VALUE_INT, CLASS_NONE}, {"bytes", VALUE_BYTES, CLASS_NONE}};
void VeltoSim_get_i2c_registers(struct call *call);
static const struct argument ARGUMENTS_VeltoSim_get_i2c_registers[] = {{"address", VALUE_INT, CLASS_NONE}, {"register_id", VALUE_INT, CLASS_NONE}};
void VeltoSim_set_spi_answer(struct call *call);
static const struct argument ARGUMENTS_VeltoSim_set_spi_answer[] = {{"select_pin", VALUE_INT, CLASS_NONE}, {"bytes", VALUE_BYTES, CLASS_NONE}};
void VeltoSim_get_state(struct call *call);
void VeltoSim_set_state(struct call *call);
static const struct argument ARGUMENTS_VeltoSim_set_state[] = {{"bytes", VALUE_BYTES, CLASS_NONE}};
void VeltoSim_set_link(struct call *call);
static const struct argument ARGUMENTS_VeltoSim_set_link[] = {{"link", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoSim_get_link(struct call *call);
void VeltoSim_drop_link(struct call *call);
void Velto_start(struct call *call);
static const struct argument ARGUMENTS_Velto_start[] = {{"options", VALUE_DICTIONARY, CLASS_NONE}};
void Velto_stop(struct call *call);
void Velto_is_running(struct call *call);
void Velto_update(struct call *call);
void Velto_listen(struct call *call);
static const struct argument ARGUMENTS_Velto_listen[] = {{"classes", VALUE_INT, CLASS_NONE}};
void Velto_poll_player(struct call *call);
static const struct argument ARGUMENTS_Velto_poll_player[] = {{"player_index", VALUE_INT, CLASS_NONE}, {"dt", VALUE_FLOAT, CLASS_NONE}};
void Velto_peek_player(struct call *call);
static const struct argument ARGUMENTS_Velto_peek_player[] = {{"player_index", VALUE_INT, CLASS_NONE}};
void Velto_get_error(struct call *call);
void Velto_get_version(struct call *call);
void Velto_get_result_name(struct call *call);
static const struct argument ARGUMENTS_Velto_get_result_name[] = {{"result", VALUE_INT, CLASS_NONE}};
void VeltoDevice_poll_input(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_poll_input[] = {{"dt", VALUE_FLOAT, CLASS_NONE}};
void VeltoDevice_peek_input(struct call *call);
void VeltoDevice_list_signals(struct call *call);
void VeltoDevice_start_stream(struct call *call);
static const struct argument ARGUMENTS_VeltoDevice_start_stream[] = {{"identifier", VALUE_TEXT, CLASS_NONE}, {"options", VALUE_DICTIONARY, CLASS_NONE}};
void VeltoInput_duplicate(struct call *call);
void VeltoStream_read(struct call *call);
void VeltoStream_get_times(struct call *call);
void VeltoStream_get_channel_count(struct call *call);
void VeltoSim_destroy(struct call *call);

static const struct method METHODS_VELTO[] = {
    {"get_info", "velto_context_get_info", Velto_get_info, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"get_stats", "velto_context_get_stats", Velto_get_stats, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"get_features", "velto_context_get_features", Velto_get_features, VALUE_FLAGS, CLASS_NONE, 0, 0, NULL},
    {"describe_search", "velto_context_describe_search", Velto_describe_search, VALUE_TEXT, CLASS_NONE, 0, 0, NULL},
    {"describe_support", "velto_context_describe_support", Velto_describe_support, VALUE_TEXT, CLASS_NONE, 0, 0, NULL},
    {"set_auto_connect", "velto_context_set_auto_connect", Velto_set_auto_connect, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_set_auto_connect},
    {"find_player", "velto_context_find_player", Velto_find_player, VALUE_OBJECT, CLASS_VELTODEVICE, 1, 0, ARGUMENTS_Velto_find_player},
    {"swap_players", "velto_context_swap_players", Velto_swap_players, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_Velto_swap_players},
    {"list_adapters", "velto_context_list_adapters", Velto_list_adapters, VALUE_ARRAY, CLASS_NONE, 0, 0, NULL},
    {"select_adapter", "velto_context_select_adapter", Velto_select_adapter, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_select_adapter},
    {"get_time_ns", "velto_context_get_time_ns", Velto_get_time_ns, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"get_utc_ns", "velto_context_get_utc_ns", Velto_get_utc_ns, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_get_utc_ns},
    {"advance_clock", "velto_context_advance_clock", Velto_advance_clock, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_advance_clock},
    {"advance_clock_to", "velto_context_advance_clock_to", Velto_advance_clock_to, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_advance_clock_to},
    {"op_get_info", "velto_op_get_info", Velto_op_get_info, VALUE_DICTIONARY, CLASS_NONE, 1, 0, ARGUMENTS_Velto_op_get_info},
    {"op_get_result", "velto_op_get_result", Velto_op_get_result, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_op_get_result},
    {"op_get_error", "velto_op_get_error", Velto_op_get_error, VALUE_TEXT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_op_get_error},
    {"op_get_error_detail", "velto_op_get_error_detail", Velto_op_get_error_detail, VALUE_DICTIONARY, CLASS_NONE, 1, 0, ARGUMENTS_Velto_op_get_error_detail},
    {"op_cancel", "velto_op_cancel", Velto_op_cancel, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_op_cancel},
    {"start_scan", "velto_context_start_scan", Velto_start_scan, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_Velto_start_scan},
    {"stop_scan", "velto_context_stop_scan", Velto_stop_scan, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"list_devices", "velto_context_list_devices", Velto_list_devices, VALUE_ARRAY, CLASS_NONE, 0, 0, NULL},
    {"find_device", "velto_context_find_device", Velto_find_device, VALUE_OBJECT, CLASS_VELTODEVICE, 1, 0, ARGUMENTS_Velto_find_device},
    {"connect_device", "velto_context_connect_device", Velto_connect_device, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_Velto_connect_device},
    {"play_haptic", "velto_context_play_haptic", Velto_play_haptic, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_Velto_play_haptic},
    {"set_pairing_policy", "velto_context_set_pairing_policy", Velto_set_pairing_policy, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_set_pairing_policy},
    {"get_pairing_policy", "velto_context_get_pairing_policy", Velto_get_pairing_policy, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"list_known_devices", "velto_context_list_known_devices", Velto_list_known_devices, VALUE_ARRAY, CLASS_NONE, 0, 0, NULL},
    {"connect_last_device", "velto_context_connect_last_device", Velto_connect_last_device, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_Velto_connect_last_device},
    {"forget_known_device", "velto_context_forget_known_device", Velto_forget_known_device, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_forget_known_device},
    {"op_get_value", "velto_op_get_value", Velto_op_get_value, VALUE_BYTES, CLASS_NONE, 1, 0, ARGUMENTS_Velto_op_get_value},
    {"create_ingest_device", "velto_context_create_ingest_device", Velto_create_ingest_device, VALUE_OBJECT, CLASS_VELTODEVICE, 2, 0, ARGUMENTS_Velto_create_ingest_device},
    {"tap_write_mode_to_all", "velto_tap_write_mode_to_all", Velto_tap_write_mode_to_all, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_Velto_tap_write_mode_to_all},
    {"tap_set_default_mode", "velto_tap_set_default_mode", Velto_tap_set_default_mode, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_Velto_tap_set_default_mode},
    {"tap_get_default_mode", "velto_tap_get_default_mode", Velto_tap_get_default_mode, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"tap_write_xr_state_to_all", "velto_tap_write_xr_state_to_all", Velto_tap_write_xr_state_to_all, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_tap_write_xr_state_to_all},
    {"tap_set_default_xr_state", "velto_tap_set_default_xr_state", Velto_tap_set_default_xr_state, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_Velto_tap_set_default_xr_state},
    {"tap_get_default_xr_state", "velto_tap_get_default_xr_state", Velto_tap_get_default_xr_state, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"tap_pause", "velto_tap_pause", Velto_tap_pause, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"tap_resume", "velto_tap_resume", Velto_tap_resume, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"tap_refresh", "velto_tap_refresh", Velto_tap_refresh, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"tap_set_mode_writing", "velto_tap_set_mode_writing", Velto_tap_set_mode_writing, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_tap_set_mode_writing},
    {"create_sim", "velto_context_create_sim", Velto_create_sim, VALUE_OBJECT, CLASS_VELTOSIM, 1, 1, ARGUMENTS_Velto_create_sim},
    {"start", "velto_context_create", Velto_start, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_Velto_start},
    {"stop", "velto_context_destroy", Velto_stop, VALUE_NIL, CLASS_NONE, 0, 0, NULL},
    {"is_running", NULL, Velto_is_running, VALUE_BOOL, CLASS_NONE, 0, 0, NULL},
    {"update", "velto_context_dispatch", Velto_update, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"listen", NULL, Velto_listen, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_listen},
    {"poll_player", "velto_context_poll_player", Velto_poll_player, VALUE_OBJECT, CLASS_VELTOINPUT, 2, 1, ARGUMENTS_Velto_poll_player},
    {"peek_player", "velto_context_peek_player", Velto_peek_player, VALUE_OBJECT, CLASS_VELTOINPUT, 1, 0, ARGUMENTS_Velto_peek_player},
    {"get_error", "velto_error_message", Velto_get_error, VALUE_TEXT, CLASS_NONE, 0, 0, NULL},
    {"get_version", "velto_version_string", Velto_get_version, VALUE_TEXT, CLASS_NONE, 0, 0, NULL},
    {"get_result_name", "velto_result_name", Velto_get_result_name, VALUE_TEXT, CLASS_NONE, 1, 0, ARGUMENTS_Velto_get_result_name},
};

static const struct method METHODS_VELTODEVICE[] = {
    {"is_valid", "velto_device_is_valid", VeltoDevice_is_valid, VALUE_BOOL, CLASS_NONE, 0, 0, NULL},
    {"get_info", "velto_device_get_info", VeltoDevice_get_info, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"get_name", "velto_device_get_name", VeltoDevice_get_name, VALUE_TEXT, CLASS_NONE, 0, 0, NULL},
    {"get_detail", "velto_device_get_detail", VeltoDevice_get_detail, VALUE_TEXT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_get_detail},
    {"read_battery", "velto_device_read_battery", VeltoDevice_read_battery, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"read_rssi", "velto_device_read_rssi", VeltoDevice_read_rssi, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"get_advertised_name", "velto_device_get_advertised_name", VeltoDevice_get_advertised_name, VALUE_TEXT, CLASS_NONE, 0, 0, NULL},
    {"clear_advertised_name", "velto_device_clear_advertised_name", VeltoDevice_clear_advertised_name, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"get_identifier", "velto_device_get_identifier", VeltoDevice_get_identifier, VALUE_TEXT, CLASS_NONE, 0, 0, NULL},
    {"get_capabilities", "velto_device_get_capabilities", VeltoDevice_get_capabilities, VALUE_FLAGS, CLASS_NONE, 0, 0, NULL},
    {"has_capability", "velto_device_has_capability", VeltoDevice_has_capability, VALUE_BOOL, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_has_capability},
    {"set_family", "velto_device_set_family", VeltoDevice_set_family, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_set_family},
    {"connect_link", "velto_device_connect", VeltoDevice_connect_link, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoDevice_connect_link},
    {"disconnect_link", "velto_device_disconnect", VeltoDevice_disconnect_link, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"forget", "velto_device_forget", VeltoDevice_forget, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"set_reconnect_policy", "velto_device_set_reconnect_policy", VeltoDevice_set_reconnect_policy, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_set_reconnect_policy},
    {"get_link_stats", "velto_device_get_link_stats", VeltoDevice_get_link_stats, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"play_haptic", "velto_device_play_haptic", VeltoDevice_play_haptic, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoDevice_play_haptic},
    {"play_pulse", "velto_device_play_pulse", VeltoDevice_play_pulse, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"pair", "velto_device_pair", VeltoDevice_pair, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"reply_pairing", "velto_device_reply_pairing", VeltoDevice_reply_pairing, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoDevice_reply_pairing},
    {"set_player_index", "velto_device_set_player_index", VeltoDevice_set_player_index, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_set_player_index},
    {"set_kept", "velto_device_set_kept", VeltoDevice_set_kept, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_set_kept},
    {"reset_input", "velto_device_reset_input", VeltoDevice_reset_input, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"restart_session", "velto_device_restart_session", VeltoDevice_restart_session, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"discard_edges", "velto_device_discard_edges", VeltoDevice_discard_edges, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"set_bindings", "velto_device_set_bindings", VeltoDevice_set_bindings, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_set_bindings},
    {"get_bindings", "velto_device_get_bindings", VeltoDevice_get_bindings, VALUE_ARRAY, CLASS_NONE, 0, 0, NULL},
    {"set_mounting", "velto_device_set_mounting", VeltoDevice_set_mounting, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoDevice_set_mounting},
    {"get_mounting", "velto_device_get_mounting", VeltoDevice_get_mounting, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"set_game_input", "velto_device_set_game_input", VeltoDevice_set_game_input, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_set_game_input},
    {"get_game_input", "velto_device_get_game_input", VeltoDevice_get_game_input, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"tap_write_mode", "velto_tap_write_mode", VeltoDevice_tap_write_mode, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoDevice_tap_write_mode},
    {"tap_get_mode", "velto_tap_get_mode", VeltoDevice_tap_get_mode, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"tap_write_xr_state", "velto_tap_write_xr_state", VeltoDevice_tap_write_xr_state, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_tap_write_xr_state},
    {"tap_get_xr_state", "velto_tap_get_xr_state", VeltoDevice_tap_get_xr_state, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"tap_get_info", "velto_tap_get_info", VeltoDevice_tap_get_info, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"tap_read_settings", "velto_tap_read_settings", VeltoDevice_tap_read_settings, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"tap_get_settings", "velto_tap_get_settings", VeltoDevice_tap_get_settings, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"tap_write_settings", "velto_tap_write_settings", VeltoDevice_tap_write_settings, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoDevice_tap_write_settings},
    {"tap_write_name", "velto_tap_write_name", VeltoDevice_tap_write_name, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_tap_write_name},
    {"tap_write_combination", "velto_tap_write_combination", VeltoDevice_tap_write_combination, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_tap_write_combination},
    {"tap_read_keyboard_state", "velto_tap_read_keyboard_state", VeltoDevice_tap_read_keyboard_state, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"tap_write_feature", "velto_tap_write_feature", VeltoDevice_tap_write_feature, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoDevice_tap_write_feature},
    {"tap_read_feature", "velto_tap_read_feature", VeltoDevice_tap_read_feature, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_tap_read_feature},
    {"tap_write_standby", "velto_tap_write_standby", VeltoDevice_tap_write_standby, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_tap_write_standby},
    {"tap_write_vision_reports", "velto_tap_write_vision_reports", VeltoDevice_tap_write_vision_reports, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_tap_write_vision_reports},
    {"tap_write_vision_model", "velto_tap_write_vision_model", VeltoDevice_tap_write_vision_model, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_tap_write_vision_model},
    {"tap_write_sensitivity", "velto_tap_write_sensitivity", VeltoDevice_tap_write_sensitivity, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoDevice_tap_write_sensitivity},
    {"tap_read_property", "velto_tap_read_property", VeltoDevice_tap_read_property, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_tap_read_property},
    {"tap_get_haptic_pattern", "velto_tap_get_haptic_pattern", VeltoDevice_tap_get_haptic_pattern, VALUE_BYTES, CLASS_NONE, 0, 0, NULL},
    {"mw_get_info", "velto_mw_get_info", VeltoDevice_mw_get_info, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"mw_list_modules", "velto_mw_list_modules", VeltoDevice_mw_list_modules, VALUE_ARRAY, CLASS_NONE, 0, 0, NULL},
    {"mw_get_state", "velto_mw_get_state", VeltoDevice_mw_get_state, VALUE_TEXT, CLASS_NONE, 0, 0, NULL},
    {"mw_set_state", "velto_mw_set_state", VeltoDevice_mw_set_state, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_set_state},
    {"mw_set_sensor_config", "velto_mw_set_sensor_config", VeltoDevice_mw_set_sensor_config, VALUE_DICTIONARY, CLASS_NONE, 1, 1, ARGUMENTS_VeltoDevice_mw_set_sensor_config},
    {"mw_get_sensor_config", "velto_mw_get_sensor_config", VeltoDevice_mw_get_sensor_config, VALUE_DICTIONARY, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_get_sensor_config},
    {"mw_read_sensor_config", "velto_mw_read_sensor_config", VeltoDevice_mw_read_sensor_config, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_read_sensor_config},
    {"mw_start_sensor", "velto_mw_start_sensor", VeltoDevice_mw_start_sensor, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_start_sensor},
    {"mw_stop_sensor", "velto_mw_stop_sensor", VeltoDevice_mw_stop_sensor, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_stop_sensor},
    {"mw_write_offset", "velto_mw_write_offset", VeltoDevice_mw_write_offset, VALUE_INT, CLASS_NONE, 4, 0, ARGUMENTS_VeltoDevice_mw_write_offset},
    {"mw_write_axes", "velto_mw_write_axes", VeltoDevice_mw_write_axes, VALUE_INT, CLASS_NONE, 3, 0, ARGUMENTS_VeltoDevice_mw_write_axes},
    {"mw_write_downsampling", "velto_mw_write_downsampling", VeltoDevice_mw_write_downsampling, VALUE_INT, CLASS_NONE, 3, 0, ARGUMENTS_VeltoDevice_mw_write_downsampling},
    {"mw_start_detector", "velto_mw_start_detector", VeltoDevice_mw_start_detector, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoDevice_mw_start_detector},
    {"mw_stop_detector", "velto_mw_stop_detector", VeltoDevice_mw_stop_detector, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_stop_detector},
    {"mw_clear_steps", "velto_mw_clear_steps", VeltoDevice_mw_clear_steps, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"mw_play_led", "velto_mw_play_led", VeltoDevice_mw_play_led, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoDevice_mw_play_led},
    {"mw_control_led", "velto_mw_control_led", VeltoDevice_mw_control_led, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_control_led},
    {"mw_play_motor", "velto_mw_play_motor", VeltoDevice_mw_play_motor, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoDevice_mw_play_motor},
    {"mw_play_buzzer", "velto_mw_play_buzzer", VeltoDevice_mw_play_buzzer, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_play_buzzer},
    {"mw_reset_fusion", "velto_mw_reset_fusion", VeltoDevice_mw_reset_fusion, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"mw_read_fusion_calibration", "velto_mw_read_fusion_calibration", VeltoDevice_mw_read_fusion_calibration, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"mw_get_fusion_calibration", "velto_mw_get_fusion_calibration", VeltoDevice_mw_get_fusion_calibration, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"mw_set_input_source", "velto_mw_set_input_source", VeltoDevice_mw_set_input_source, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_set_input_source},
    {"mw_write_packet", "velto_mw_write_packet", VeltoDevice_mw_write_packet, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_write_packet},
    {"mw_request", "velto_mw_request", VeltoDevice_mw_request, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoDevice_mw_request},
    {"mw_write_test_notification", "velto_mw_write_test_notification", VeltoDevice_mw_write_test_notification, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_write_test_notification},
    {"mw_tear_down", "velto_mw_tear_down", VeltoDevice_mw_tear_down, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_tear_down},
    {"mw_reset", "velto_mw_reset", VeltoDevice_mw_reset, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_reset},
    {"mw_factory_reset", "velto_mw_factory_reset", VeltoDevice_mw_factory_reset, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"mw_write_pin", "velto_mw_write_pin", VeltoDevice_mw_write_pin, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoDevice_mw_write_pin},
    {"mw_set_pin_config", "velto_mw_set_pin_config", VeltoDevice_mw_set_pin_config, VALUE_INT, CLASS_NONE, 2, 1, ARGUMENTS_VeltoDevice_mw_set_pin_config},
    {"mw_get_pin_config", "velto_mw_get_pin_config", VeltoDevice_mw_get_pin_config, VALUE_DICTIONARY, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_get_pin_config},
    {"mw_watch_pin", "velto_mw_watch_pin", VeltoDevice_mw_watch_pin, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoDevice_mw_watch_pin},
    {"mw_write_thermistor", "velto_mw_write_thermistor", VeltoDevice_mw_write_thermistor, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoDevice_mw_write_thermistor},
    {"mw_write_i2c", "velto_mw_write_i2c", VeltoDevice_mw_write_i2c, VALUE_INT, CLASS_NONE, 3, 0, ARGUMENTS_VeltoDevice_mw_write_i2c},
    {"mw_read_i2c", "velto_mw_read_i2c", VeltoDevice_mw_read_i2c, VALUE_INT, CLASS_NONE, 3, 0, ARGUMENTS_VeltoDevice_mw_read_i2c},
    {"mw_write_spi", "velto_mw_write_spi", VeltoDevice_mw_write_spi, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoDevice_mw_write_spi},
    {"mw_read_spi", "velto_mw_read_spi", VeltoDevice_mw_read_spi, VALUE_INT, CLASS_NONE, 3, 0, ARGUMENTS_VeltoDevice_mw_read_spi},
    {"mw_read_beacon", "velto_mw_read_beacon", VeltoDevice_mw_read_beacon, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"mw_get_beacon", "velto_mw_get_beacon", VeltoDevice_mw_get_beacon, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"mw_read_settings", "velto_mw_read_settings", VeltoDevice_mw_read_settings, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"mw_get_settings", "velto_mw_get_settings", VeltoDevice_mw_get_settings, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"mw_read_whitelist", "velto_mw_read_whitelist", VeltoDevice_mw_read_whitelist, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_read_whitelist},
    {"mw_read_address", "velto_mw_read_address", VeltoDevice_mw_read_address, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"mw_run_action", "velto_mw_run_action", VeltoDevice_mw_run_action, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_mw_run_action},
    {"set_motion_config", "velto_device_set_motion_config", VeltoDevice_set_motion_config, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoDevice_set_motion_config},
    {"get_motion_config", "velto_device_get_motion_config", VeltoDevice_get_motion_config, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"set_motion_mode", "velto_device_set_motion_mode", VeltoDevice_set_motion_mode, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_set_motion_mode},
    {"calibrate_neutral", "velto_device_calibrate_neutral", VeltoDevice_calibrate_neutral, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"recenter", "velto_device_recenter", VeltoDevice_recenter, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"flip_paddle_offset", "velto_device_flip_paddle_offset", VeltoDevice_flip_paddle_offset, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"get_calibration", "velto_device_get_calibration", VeltoDevice_get_calibration, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"set_calibration", "velto_device_set_calibration", VeltoDevice_set_calibration, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoDevice_set_calibration},
    {"set_calibration_policy", "velto_device_set_calibration_policy", VeltoDevice_set_calibration_policy, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_set_calibration_policy},
    {"get_calibration_policy", "velto_device_get_calibration_policy", VeltoDevice_get_calibration_policy, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"set_calibration_wanted", "velto_device_set_calibration_wanted", VeltoDevice_set_calibration_wanted, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_set_calibration_wanted},
    {"get_calibration_state", "velto_device_get_calibration_state", VeltoDevice_get_calibration_state, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"start_calibration", "velto_device_start_calibration", VeltoDevice_start_calibration, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoDevice_start_calibration},
    {"save_profile", "velto_device_save_profile", VeltoDevice_save_profile, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"load_profile", "velto_device_load_profile", VeltoDevice_load_profile, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"get_motion_debug", "velto_device_get_motion_debug", VeltoDevice_get_motion_debug, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"set_gamepad_style", "velto_device_set_gamepad_style", VeltoDevice_set_gamepad_style, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_set_gamepad_style},
    {"set_gamepad_config", "velto_device_set_gamepad_config", VeltoDevice_set_gamepad_config, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoDevice_set_gamepad_config},
    {"get_gamepad_config", "velto_device_get_gamepad_config", VeltoDevice_get_gamepad_config, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"set_sensor_filter", "velto_device_set_sensor_filter", VeltoDevice_set_sensor_filter, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoDevice_set_sensor_filter},
    {"get_sensor_filter", "velto_device_get_sensor_filter", VeltoDevice_get_sensor_filter, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"ingest_sample", "velto_device_ingest_sample", VeltoDevice_ingest_sample, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoDevice_ingest_sample},
    {"set_supplement", "velto_device_set_supplement", VeltoDevice_set_supplement, VALUE_INT, CLASS_NONE, 3, 0, ARGUMENTS_VeltoDevice_set_supplement},
    {"set_probe", "velto_device_set_probe", VeltoDevice_set_probe, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_set_probe},
    {"list_probe_changes", "velto_device_list_probe_changes", VeltoDevice_list_probe_changes, VALUE_ARRAY, CLASS_NONE, 0, 0, NULL},
    {"begin_menu_motion", "velto_device_begin_menu_motion", VeltoDevice_begin_menu_motion, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoDevice_begin_menu_motion},
    {"end_menu_motion", "velto_device_end_menu_motion", VeltoDevice_end_menu_motion, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"poll_input", "velto_device_poll_input", VeltoDevice_poll_input, VALUE_OBJECT, CLASS_VELTOINPUT, 1, 1, ARGUMENTS_VeltoDevice_poll_input},
    {"peek_input", "velto_device_peek_input", VeltoDevice_peek_input, VALUE_OBJECT, CLASS_VELTOINPUT, 0, 0, NULL},
    {"list_signals", "velto_device_list_signals", VeltoDevice_list_signals, VALUE_ARRAY, CLASS_NONE, 0, 0, NULL},
    {"start_stream", "velto_signal_start_stream", VeltoDevice_start_stream, VALUE_OBJECT, CLASS_VELTOSTREAM, 2, 1, ARGUMENTS_VeltoDevice_start_stream},
};

static const struct method METHODS_VELTOINPUT[] = {
    {"duplicate", NULL, VeltoInput_duplicate, VALUE_OBJECT, CLASS_VELTOINPUT, 0, 0, NULL},
};

static const struct method METHODS_VELTONAVIGATOR[] = {
    {"set_config", "velto_navigator_set_config", VeltoNavigator_set_config, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoNavigator_set_config},
    {"get_config", "velto_navigator_get_config", VeltoNavigator_get_config, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"begin_menu", "velto_navigator_begin_menu", VeltoNavigator_begin_menu, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoNavigator_begin_menu},
    {"end_menu", "velto_navigator_end_menu", VeltoNavigator_end_menu, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"set_item_enabled", "velto_navigator_set_item_enabled", VeltoNavigator_set_item_enabled, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoNavigator_set_item_enabled},
    {"set_suspended", "velto_navigator_set_suspended", VeltoNavigator_set_suspended, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoNavigator_set_suspended},
    {"get_state", "velto_navigator_get_state", VeltoNavigator_get_state, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"step_input", "velto_navigator_step_input", VeltoNavigator_step_input, VALUE_DICTIONARY, CLASS_NONE, 2, 1, ARGUMENTS_VeltoNavigator_step_input},
    {"step_position", "velto_navigator_step_position", VeltoNavigator_step_position, VALUE_DICTIONARY, CLASS_NONE, 4, 1, ARGUMENTS_VeltoNavigator_step_position},
    {"move_focus", "velto_navigator_move_focus", VeltoNavigator_move_focus, VALUE_DICTIONARY, CLASS_NONE, 1, 0, ARGUMENTS_VeltoNavigator_move_focus},
    {"activate_focus", "velto_navigator_activate_focus", VeltoNavigator_activate_focus, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"activate_item", "velto_navigator_activate_item", VeltoNavigator_activate_item, VALUE_DICTIONARY, CLASS_NONE, 1, 0, ARGUMENTS_VeltoNavigator_activate_item},
    {"clear_focus", "velto_navigator_clear_focus", VeltoNavigator_clear_focus, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"set_owner", "velto_navigator_set_owner", VeltoNavigator_set_owner, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoNavigator_set_owner},
    {"get_owner", "velto_navigator_get_owner", VeltoNavigator_get_owner, VALUE_OBJECT, CLASS_VELTODEVICE, 0, 0, NULL},
    {"set_turn_player", "velto_navigator_set_turn_player", VeltoNavigator_set_turn_player, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoNavigator_set_turn_player},
    {"is_turn_pending", "velto_navigator_is_turn_pending", VeltoNavigator_is_turn_pending, VALUE_BOOL, CLASS_NONE, 2, 0, ARGUMENTS_VeltoNavigator_is_turn_pending},
};

static const struct method METHODS_VELTOSTREAM[] = {
    {"get_info", "velto_stream_get_info", VeltoStream_get_info, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"get_error", "velto_stream_get_error", VeltoStream_get_error, VALUE_TEXT, CLASS_NONE, 0, 0, NULL},
    {"get_error_detail", "velto_stream_get_error_detail", VeltoStream_get_error_detail, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"get_channel", "velto_stream_get_channel", VeltoStream_get_channel, VALUE_DICTIONARY, CLASS_NONE, 1, 0, ARGUMENTS_VeltoStream_get_channel},
    {"stop", "velto_stream_stop", VeltoStream_stop, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"read", "velto_stream_read", VeltoStream_read, VALUE_ANY, CLASS_NONE, 0, 0, NULL},
    {"get_times", NULL, VeltoStream_get_times, VALUE_FLOATS, CLASS_NONE, 0, 0, NULL},
    {"get_channel_count", NULL, VeltoStream_get_channel_count, VALUE_INT, CLASS_NONE, 0, 0, NULL},
};

static const struct method METHODS_VELTOSIM[] = {
    {"get_device", "velto_sim_get_device", VeltoSim_get_device, VALUE_OBJECT, CLASS_VELTODEVICE, 0, 0, NULL},
    {"get_identifier", "velto_sim_get_identifier", VeltoSim_get_identifier, VALUE_TEXT, CLASS_NONE, 0, 0, NULL},
    {"set_steps", "velto_sim_set_script", VeltoSim_set_steps, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoSim_set_steps},
    {"play", "velto_sim_play", VeltoSim_play, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoSim_play},
    {"set_motion", "velto_sim_set_motion", VeltoSim_set_motion, VALUE_INT, CLASS_NONE, 3, 0, ARGUMENTS_VeltoSim_set_motion},
    {"press_button", "velto_sim_press_button", VeltoSim_press_button, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoSim_press_button},
    {"inject_step", "velto_sim_inject_step", VeltoSim_inject_step, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoSim_inject_step},
    {"set_i2c_registers", "velto_sim_set_i2c_registers", VeltoSim_set_i2c_registers, VALUE_INT, CLASS_NONE, 3, 0, ARGUMENTS_VeltoSim_set_i2c_registers},
    {"get_i2c_registers", "velto_sim_get_i2c_registers", VeltoSim_get_i2c_registers, VALUE_BYTES, CLASS_NONE, 2, 0, ARGUMENTS_VeltoSim_get_i2c_registers},
    {"set_spi_answer", "velto_sim_set_spi_answer", VeltoSim_set_spi_answer, VALUE_INT, CLASS_NONE, 2, 0, ARGUMENTS_VeltoSim_set_spi_answer},
    {"get_state", "velto_sim_get_state", VeltoSim_get_state, VALUE_BYTES, CLASS_NONE, 0, 0, NULL},
    {"set_state", "velto_sim_set_state", VeltoSim_set_state, VALUE_INT, CLASS_NONE, 1, 0, ARGUMENTS_VeltoSim_set_state},
    {"set_link", "velto_sim_set_link", VeltoSim_set_link, VALUE_INT, CLASS_NONE, 1, 1, ARGUMENTS_VeltoSim_set_link},
    {"get_link", "velto_sim_get_link", VeltoSim_get_link, VALUE_DICTIONARY, CLASS_NONE, 0, 0, NULL},
    {"drop_link", "velto_sim_drop_link", VeltoSim_drop_link, VALUE_INT, CLASS_NONE, 0, 0, NULL},
    {"destroy", "velto_sim_destroy", VeltoSim_destroy, VALUE_NIL, CLASS_NONE, 0, 0, NULL},
};

const struct signal_info SIGNALS[] = {
    {"adapter_changed", VELTO_EVENT_ADAPTER_CHANGED, 0, &RECORD_EVENT_ADAPTER},
    {"scan_started", VELTO_EVENT_SCAN_STARTED, 0, NULL},
    {"scan_stopped", VELTO_EVENT_SCAN_STOPPED, SIGNAL_RESULT, NULL},
    {"device_found", VELTO_EVENT_DEVICE_FOUND, SIGNAL_DEVICE, &RECORD_EVENT_FOUND},
    {"choice_needed", VELTO_EVENT_CHOICE_NEEDED, 0, &RECORD_EVENT_CHOICE},
    {"link_changed", VELTO_EVENT_LINK_CHANGED, SIGNAL_DEVICE, &RECORD_EVENT_LINK},
    {"device_connected", VELTO_EVENT_DEVICE_CONNECTED, SIGNAL_DEVICE, &RECORD_EVENT_CONNECTED},
    {"device_disconnected", VELTO_EVENT_DEVICE_DISCONNECTED, SIGNAL_DEVICE, &RECORD_EVENT_DISCONNECTED},
    {"op_done", VELTO_EVENT_OP_DONE, SIGNAL_DEVICE | SIGNAL_RESULT | SIGNAL_OP, &RECORD_EVENT_OP},
    {"button", VELTO_EVENT_BUTTON, SIGNAL_DEVICE, &RECORD_EVENT_BUTTON},
    {"rate_mode_changed", VELTO_EVENT_RATE_MODE_CHANGED, SIGNAL_DEVICE, &RECORD_EVENT_RATE},
    {"player_changed", VELTO_EVENT_PLAYER_CHANGED, SIGNAL_DEVICE, &RECORD_EVENT_PLAYER},
    {"calibrated", VELTO_EVENT_CALIBRATED, SIGNAL_DEVICE, &RECORD_EVENT_CALIBRATION},
    {"dropped", VELTO_EVENT_DROPPED, 0, &RECORD_EVENT_DROPPED},
    {"gesture", VELTO_EVENT_GESTURE, SIGNAL_DEVICE, &RECORD_EVENT_GESTURE},
    {"gesture_primed", VELTO_EVENT_GESTURE_PRIMED, SIGNAL_DEVICE, NULL},
    {"moved", VELTO_EVENT_MOVED, SIGNAL_DEVICE, &RECORD_EVENT_MOVE},
    {"calibration_wanted", VELTO_EVENT_CALIBRATION_WANTED, SIGNAL_DEVICE, NULL},
    {"progress", VELTO_EVENT_PROGRESS, SIGNAL_DEVICE | SIGNAL_OP, &RECORD_OP_PROGRESS},
    {"services_changed", VELTO_EVENT_SERVICES_CHANGED, SIGNAL_DEVICE, &RECORD_EVENT_SERVICES},
    {"subscription_ended", VELTO_EVENT_SUBSCRIPTION_ENDED, SIGNAL_DEVICE | SIGNAL_RESULT, &RECORD_EVENT_SUBSCRIPTION},
    {"values_ready", VELTO_EVENT_VALUES_READY, SIGNAL_DEVICE, &RECORD_EVENT_SUBSCRIPTION},
    {"connect_failed", VELTO_EVENT_CONNECT_FAILED, SIGNAL_DEVICE | SIGNAL_RESULT, &RECORD_EVENT_CONNECT_FAILED},
    {"silent", VELTO_EVENT_SILENT, SIGNAL_DEVICE, NULL},
    {"device_forgotten", VELTO_EVENT_DEVICE_FORGOTTEN, SIGNAL_DEVICE, NULL},
    {"stream_ended", VELTO_EVENT_STREAM_ENDED, SIGNAL_DEVICE | SIGNAL_RESULT, &RECORD_EVENT_STREAM},
    {"stream_overflow", VELTO_EVENT_STREAM_OVERFLOW, SIGNAL_DEVICE, &RECORD_EVENT_STREAM},
    {"signals_changed", VELTO_EVENT_SIGNALS_CHANGED, SIGNAL_DEVICE, NULL},
    {"samples_ready", VELTO_EVENT_SAMPLES_READY, SIGNAL_DEVICE, &RECORD_EVENT_STREAM},
    {"pairing_requested", VELTO_EVENT_PAIRING_REQUESTED, SIGNAL_DEVICE, &RECORD_EVENT_PAIRING},
    {"tap", VELTO_EVENT_TAP, SIGNAL_DEVICE, &RECORD_EVENT_TAP},
    {"air_gesture", VELTO_EVENT_AIR_GESTURE, SIGNAL_DEVICE, &RECORD_EVENT_AIR_GESTURE},
    {"air_state", VELTO_EVENT_AIR_STATE, SIGNAL_DEVICE, &RECORD_EVENT_AIR_STATE},
    {"hand_gesture", VELTO_EVENT_HAND_GESTURE, SIGNAL_DEVICE, &RECORD_EVENT_HAND_GESTURE},
    {"tap_hold", VELTO_EVENT_TAP_HOLD, SIGNAL_DEVICE, &RECORD_EVENT_TAP_HOLD},
    {"standby", VELTO_EVENT_STANDBY, SIGNAL_DEVICE, &RECORD_EVENT_STANDBY},
    {"keyboard_state", VELTO_EVENT_KEYBOARD_STATE, SIGNAL_DEVICE, &RECORD_EVENT_KEYBOARD_STATE},
    {"details_read", VELTO_EVENT_DETAILS_READ, SIGNAL_DEVICE, &RECORD_EVENT_DETAILS},
    {"mw_state", VELTO_EVENT_MW_STATE, SIGNAL_DEVICE, &RECORD_EVENT_BOARD_STATE},
    {"mw_detected", VELTO_EVENT_MW_DETECTED, SIGNAL_DEVICE, &RECORD_EVENT_DETECTED},
    {"mw_pin", VELTO_EVENT_MW_PIN, SIGNAL_DEVICE, &RECORD_EVENT_PIN},
    {"mw_log", VELTO_EVENT_MW_LOG, SIGNAL_DEVICE, &RECORD_EVENT_LOG},
    {"mw_board_reset", VELTO_EVENT_MW_BOARD_RESET, SIGNAL_DEVICE, &RECORD_EVENT_BOARD_RESET},
    {"page_ready", VELTO_EVENT_PAGE_READY, SIGNAL_DEVICE, &RECORD_EVENT_PAGE},
    {"link_limit", VELTO_EVENT_LINK_LIMIT, SIGNAL_DEVICE, &RECORD_EVENT_LINK_LIMIT},
    {"mouse", VELTO_EVENT_MOUSE, SIGNAL_DEVICE, &RECORD_EVENT_MOUSE},
    {"hand_state", VELTO_EVENT_HAND_STATE, SIGNAL_DEVICE, &RECORD_EVENT_HAND_STATE},
    {"tap_orientation", VELTO_EVENT_TAP_ORIENTATION, SIGNAL_DEVICE, &RECORD_EVENT_ORIENTATION},
    {"tap_report", VELTO_EVENT_TAP_REPORT, SIGNAL_DEVICE, &RECORD_EVENT_TAP_REPORT},
    {"gyro_calibration", VELTO_EVENT_GYRO_CALIBRATION, SIGNAL_DEVICE, &RECORD_EVENT_GYRO_CALIBRATION},
    {"store", VELTO_EVENT_STORE, SIGNAL_DEVICE | SIGNAL_RESULT, &RECORD_EVENT_STORE},
    {"track_silent", VELTO_EVENT_TRACK_SILENT, SIGNAL_DEVICE, &RECORD_EVENT_TRACK},
    {"session_ended", VELTO_EVENT_SESSION_ENDED, SIGNAL_DEVICE, &RECORD_EVENT_SESSION},
};
const int SIGNAL_COUNT = (int)(sizeof SIGNALS / sizeof *SIGNALS);

const struct property PROPERTIES[] = {
    {"flags", VALUE_INT, CLASS_NONE, 0, 0},
    {"player_index", VALUE_INT, CLASS_NONE, 2, 0},
    {"motion_mode", VALUE_INT, CLASS_NONE, 3, 0},
    {"rate_mode", VALUE_INT, CLASS_NONE, 4, 0},
    {"pointer_direction", VALUE_INT, CLASS_NONE, 5, 0},
    {"timestamp_ns", VALUE_INT, CLASS_NONE, 6, 0},
    {"packet_count", VALUE_INT, CLASS_NONE, 7, 0},
    {"poll_count", VALUE_INT, CLASS_NONE, 8, 0},
    {"packet_age", VALUE_FLOAT, CLASS_NONE, 9, 0},
    {"dt", VALUE_FLOAT, CLASS_NONE, 10, 0},
    {"position_x", VALUE_FLOAT, CLASS_NONE, 11, 0},
    {"position_y", VALUE_FLOAT, CLASS_NONE, 12, 0},
    {"relative_x", VALUE_FLOAT, CLASS_NONE, 13, 0},
    {"relative_y", VALUE_FLOAT, CLASS_NONE, 14, 0},
    {"frame_delta_x", VALUE_FLOAT, CLASS_NONE, 15, 0},
    {"frame_delta_y", VALUE_FLOAT, CLASS_NONE, 16, 0},
    {"raw_x", VALUE_FLOAT, CLASS_NONE, 17, 0},
    {"raw_y", VALUE_FLOAT, CLASS_NONE, 18, 0},
    {"direction", VALUE_FLOAT, CLASS_NONE, 19, 0},
    {"velocity", VALUE_FLOAT, CLASS_NONE, 20, 0},
    {"throw_power", VALUE_FLOAT, CLASS_NONE, 21, 0},
    {"sensor_tilt_x", VALUE_FLOAT, CLASS_NONE, 22, 0},
    {"sensor_tilt_y", VALUE_FLOAT, CLASS_NONE, 23, 0},
    {"sensor_gyro_x", VALUE_FLOAT, CLASS_NONE, 24, 0},
    {"sensor_gyro_y", VALUE_FLOAT, CLASS_NONE, 25, 0},
    {"sensor_gyro_z", VALUE_FLOAT, CLASS_NONE, 26, 0},
    {"sensor_rotation", VALUE_FLOAT, CLASS_NONE, 27, 0},
    {"sensor_motion", VALUE_FLOAT, CLASS_NONE, 28, 0},
    {"buttons_down", VALUE_INT, CLASS_NONE, 29, 0},
    {"buttons_pressed", VALUE_INT, CLASS_NONE, 30, 0},
    {"buttons_released", VALUE_INT, CLASS_NONE, 31, 0},
    {"states", VALUE_INT, CLASS_NONE, 32, 0},
    {"gestures", VALUE_INT, CLASS_NONE, 33, 0},
    {"press_count", VALUE_INT, CLASS_NONE, 34, 0},
    {"release_count", VALUE_INT, CLASS_NONE, 35, 0},
    {"click_count", VALUE_INT, CLASS_NONE, 36, 0},
    {"primary_count", VALUE_INT, CLASS_NONE, 37, 0},
    {"throw_count", VALUE_INT, CLASS_NONE, 38, 0},
    {"shake_count", VALUE_INT, CLASS_NONE, 39, 0},
    {"swing_count", VALUE_INT, CLASS_NONE, 40, 0},
    {"action_count", VALUE_INT, CLASS_NONE, 41, 0},
    {"orientation", VALUE_QUATERNION, CLASS_NONE, 42, 0},
    {"acceleration", VALUE_VECTOR3, CLASS_NONE, 43, 0},
    {"rotation_rate", VALUE_VECTOR3, CLASS_NONE, 44, 0},
    {"battery", VALUE_FLOAT, CLASS_NONE, 45, 0},
    {"finger_press_count", VALUE_INTS, CLASS_NONE, 46, 0},
    {"gyro_calibration", VALUE_INT, CLASS_NONE, 47, 0},
    {"connected", VALUE_BOOL, CLASS_NONE, 0, VELTO_INPUT_CONNECTED},
    {"receiving", VALUE_BOOL, CLASS_NONE, 0, VELTO_INPUT_RECEIVING},
    {"fresh", VALUE_BOOL, CLASS_NONE, 0, VELTO_INPUT_FRESH},
    {"idle_low_power", VALUE_BOOL, CLASS_NONE, 0, VELTO_INPUT_IDLE_LOW_POWER},
    {"calibration_wanted", VALUE_BOOL, CLASS_NONE, 0, VELTO_INPUT_CALIBRATION_WANTED},
    {"calibrated", VALUE_BOOL, CLASS_NONE, 0, VELTO_INPUT_CALIBRATED},
    {"control_available", VALUE_BOOL, CLASS_NONE, 0, VELTO_INPUT_CONTROL_AVAILABLE},
    {"has_position", VALUE_BOOL, CLASS_NONE, 0, VELTO_INPUT_HAS_POSITION},
    {"has_orientation", VALUE_BOOL, CLASS_NONE, 0, VELTO_INPUT_HAS_ORIENTATION},
    {"has_acceleration", VALUE_BOOL, CLASS_NONE, 0, VELTO_INPUT_HAS_ACCELERATION},
    {"has_rotation_rate", VALUE_BOOL, CLASS_NONE, 0, VELTO_INPUT_HAS_ROTATION_RATE},
    {"has_battery", VALUE_BOOL, CLASS_NONE, 0, VELTO_INPUT_HAS_BATTERY},
    {"virtual", VALUE_BOOL, CLASS_NONE, 0, VELTO_INPUT_VIRTUAL},
    {"moving", VALUE_BOOL, CLASS_NONE, 32, VELTO_INPUT_STATE_MOVING},
    {"tilt_left", VALUE_BOOL, CLASS_NONE, 32, VELTO_INPUT_STATE_TILT_LEFT},
    {"tilt_right", VALUE_BOOL, CLASS_NONE, 32, VELTO_INPUT_STATE_TILT_RIGHT},
    {"gesture_primed", VALUE_BOOL, CLASS_NONE, 32, VELTO_INPUT_STATE_GESTURE_PRIMED},
    {"button_highlight", VALUE_BOOL, CLASS_NONE, 32, VELTO_INPUT_STATE_BUTTON_HIGHLIGHT},
    {"at_rest", VALUE_BOOL, CLASS_NONE, 32, VELTO_INPUT_STATE_AT_REST},
    {"sensor_click", VALUE_BOOL, CLASS_NONE, 32, VELTO_INPUT_STATE_SENSOR_CLICK},
    {"sensor_shake", VALUE_BOOL, CLASS_NONE, 32, VELTO_INPUT_STATE_SENSOR_SHAKE},
    {"click", VALUE_BOOL, CLASS_NONE, 33, VELTO_GESTURE_CLICK},
    {"primary", VALUE_BOOL, CLASS_NONE, 33, VELTO_GESTURE_PRIMARY},
    {"throw", VALUE_BOOL, CLASS_NONE, 33, VELTO_GESTURE_THROW},
    {"shake", VALUE_BOOL, CLASS_NONE, 33, VELTO_GESTURE_SHAKE},
    {"swing", VALUE_BOOL, CLASS_NONE, 33, VELTO_GESTURE_SWING},
    {"action", VALUE_BOOL, CLASS_NONE, 33, VELTO_GESTURE_ACTION},
};
const int PROPERTY_COUNT = (int)(sizeof PROPERTIES / sizeof *PROPERTIES);

const struct constant CONSTANTS[] = {
    {"Result", "OK", (int64_t)VELTO_OK, 0},
    {"Result", "NOTHING", (int64_t)VELTO_NOTHING, 0},
    {"Result", "PENDING", (int64_t)VELTO_PENDING, 0},
    {"Result", "UNCHANGED", (int64_t)VELTO_UNCHANGED, 0},
    {"Result", "TRUNCATED", (int64_t)VELTO_TRUNCATED, 0},
    {"Result", "ERROR_INVALID_ARGUMENT", (int64_t)VELTO_ERROR_INVALID_ARGUMENT, 0},
    {"Result", "ERROR_INVALID_HANDLE", (int64_t)VELTO_ERROR_INVALID_HANDLE, 0},
    {"Result", "ERROR_STALE_HANDLE", (int64_t)VELTO_ERROR_STALE_HANDLE, 0},
    {"Result", "ERROR_WRONG_KIND", (int64_t)VELTO_ERROR_WRONG_KIND, 0},
    {"Result", "ERROR_STRUCT_SIZE", (int64_t)VELTO_ERROR_STRUCT_SIZE, 0},
    {"Result", "ERROR_OUT_OF_MEMORY", (int64_t)VELTO_ERROR_OUT_OF_MEMORY, 0},
    {"Result", "ERROR_VERSION_MISMATCH", (int64_t)VELTO_ERROR_VERSION_MISMATCH, 0},
    {"Result", "ERROR_NO_ADAPTER", (int64_t)VELTO_ERROR_NO_ADAPTER, 0},
    {"Result", "ERROR_ADAPTER_OFF", (int64_t)VELTO_ERROR_ADAPTER_OFF, 0},
    {"Result", "ERROR_PERMISSION", (int64_t)VELTO_ERROR_PERMISSION, 0},
    {"Result", "ERROR_NOT_FOUND", (int64_t)VELTO_ERROR_NOT_FOUND, 0},
    {"Result", "ERROR_NOT_CONNECTED", (int64_t)VELTO_ERROR_NOT_CONNECTED, 0},
    {"Result", "ERROR_ALREADY", (int64_t)VELTO_ERROR_ALREADY, 0},
    {"Result", "ERROR_BUSY", (int64_t)VELTO_ERROR_BUSY, 0},
    {"Result", "ERROR_DISCONNECTED", (int64_t)VELTO_ERROR_DISCONNECTED, 0},
    {"Result", "ERROR_TIMEOUT", (int64_t)VELTO_ERROR_TIMEOUT, 0},
    {"Result", "ERROR_REJECTED", (int64_t)VELTO_ERROR_REJECTED, 0},
    {"Result", "ERROR_UNSUPPORTED", (int64_t)VELTO_ERROR_UNSUPPORTED, 0},
    {"Result", "ERROR_PROTOCOL", (int64_t)VELTO_ERROR_PROTOCOL, 0},
    {"Result", "ERROR_IO", (int64_t)VELTO_ERROR_IO, 0},
    {"Result", "ERROR_FORMAT", (int64_t)VELTO_ERROR_FORMAT, 0},
    {"Result", "ERROR_CANCELLED", (int64_t)VELTO_ERROR_CANCELLED, 0},
    {"Result", "ERROR_INTERNAL", (int64_t)VELTO_ERROR_INTERNAL, 0},
    {"Result", "ERROR_BUS_UNAVAILABLE", (int64_t)VELTO_ERROR_BUS_UNAVAILABLE, 0},
    {"Result", "ERROR_SERVICE_NOT_RUNNING", (int64_t)VELTO_ERROR_SERVICE_NOT_RUNNING, 0},
    {"Result", "ERROR_BUS_LOST", (int64_t)VELTO_ERROR_BUS_LOST, 0},
    {"Result", "ERROR_PAIRING_REQUIRED", (int64_t)VELTO_ERROR_PAIRING_REQUIRED, 0},
    {"Result", "ERROR_IN_USE", (int64_t)VELTO_ERROR_IN_USE, 0},
    {"Result", "ERROR_CONNECT_FAILED", (int64_t)VELTO_ERROR_CONNECT_FAILED, 0},
    {"Result", "ERROR_LIBRARY_MISSING", (int64_t)VELTO_ERROR_LIBRARY_MISSING, 0},
    {"Result", "ERROR_FORKED", (int64_t)VELTO_ERROR_FORKED, 0},
    {"Result", "ERROR_INVALID_STATE", (int64_t)VELTO_ERROR_INVALID_STATE, 0},
    {"Result", "ERROR_NO_SLOT", (int64_t)VELTO_ERROR_NO_SLOT, 0},
    {"Result", "ERROR_HAS_DEPENDENTS", (int64_t)VELTO_ERROR_HAS_DEPENDENTS, 0},
    {"Cause", "CAUSE_NONE", (int64_t)VELTO_CAUSE_NONE, 0},
    {"Cause", "CAUSE_DBUS", (int64_t)VELTO_CAUSE_DBUS, 0},
    {"Cause", "CAUSE_ATT", (int64_t)VELTO_CAUSE_ATT, 0},
    {"Cause", "CAUSE_ERRNO", (int64_t)VELTO_CAUSE_ERRNO, 0},
    {"Backend", "BACKEND_BLUEZ", (int64_t)VELTO_BACKEND_BLUEZ, 1},
    {"Backend", "BACKEND_SIMULATED", (int64_t)VELTO_BACKEND_SIMULATED, 1},
    {"Backend", "BACKEND_HOST", (int64_t)VELTO_BACKEND_HOST, 1},
    {"ContextFlag", "CONTEXT_PUMPED", (int64_t)VELTO_CONTEXT_PUMPED, 1},
    {"ContextFlag", "CONTEXT_MANUAL_CLOCK", (int64_t)VELTO_CONTEXT_MANUAL_CLOCK, 1},
    {"ContextFlag", "CONTEXT_EPHEMERAL", (int64_t)VELTO_CONTEXT_EPHEMERAL, 1},
    {"ContextFlag", "CONTEXT_LOAD_PROFILES", (int64_t)VELTO_CONTEXT_LOAD_PROFILES, 1},
    {"ContextFlag", "CONTEXT_UNIQUE_NAMES", (int64_t)VELTO_CONTEXT_UNIQUE_NAMES, 1},
    {"Families", "FAMILIES_TRIKI", (int64_t)VELTO_FAMILIES_TRIKI, 1},
    {"Families", "FAMILIES_TAP", (int64_t)VELTO_FAMILIES_TAP, 1},
    {"Families", "FAMILIES_METAWEAR", (int64_t)VELTO_FAMILIES_METAWEAR, 1},
    {"Feature", "FEATURE_LIBDBUS", (int64_t)VELTO_FEATURE_LIBDBUS, 1},
    {"Feature", "FEATURE_BLUEZ", (int64_t)VELTO_FEATURE_BLUEZ, 1},
    {"Feature", "FEATURE_ADAPTER", (int64_t)VELTO_FEATURE_ADAPTER, 1},
    {"OpKind", "OP_KIND_NONE", (int64_t)VELTO_OP_KIND_NONE, 0},
    {"OpKind", "OP_KIND_START_SCAN", (int64_t)VELTO_OP_KIND_START_SCAN, 0},
    {"OpKind", "OP_KIND_CONNECT", (int64_t)VELTO_OP_KIND_CONNECT, 0},
    {"OpKind", "OP_KIND_DISCONNECT", (int64_t)VELTO_OP_KIND_DISCONNECT, 0},
    {"OpKind", "OP_KIND_FORGET", (int64_t)VELTO_OP_KIND_FORGET, 0},
    {"OpKind", "OP_KIND_CALIBRATE", (int64_t)VELTO_OP_KIND_CALIBRATE, 0},
    {"OpKind", "OP_KIND_READ", (int64_t)VELTO_OP_KIND_READ, 0},
    {"OpKind", "OP_KIND_WRITE", (int64_t)VELTO_OP_KIND_WRITE, 0},
    {"OpKind", "OP_KIND_SUBSCRIBE", (int64_t)VELTO_OP_KIND_SUBSCRIBE, 0},
    {"OpKind", "OP_KIND_AWAIT", (int64_t)VELTO_OP_KIND_AWAIT, 0},
    {"OpKind", "OP_KIND_PLAY", (int64_t)VELTO_OP_KIND_PLAY, 0},
    {"OpKind", "OP_KIND_RECORD", (int64_t)VELTO_OP_KIND_RECORD, 0},
    {"OpKind", "OP_KIND_START_STREAM", (int64_t)VELTO_OP_KIND_START_STREAM, 0},
    {"OpKind", "OP_KIND_STOP_STREAM", (int64_t)VELTO_OP_KIND_STOP_STREAM, 0},
    {"OpKind", "OP_KIND_PAIR", (int64_t)VELTO_OP_KIND_PAIR, 0},
    {"OpKind", "OP_KIND_DOWNLOAD", (int64_t)VELTO_OP_KIND_DOWNLOAD, 0},
    {"OpKind", "OP_KIND_UPDATE_FIRMWARE", (int64_t)VELTO_OP_KIND_UPDATE_FIRMWARE, 0},
    {"OpStatus", "OP_STATUS_PENDING", (int64_t)VELTO_OP_STATUS_PENDING, 0},
    {"OpStatus", "OP_STATUS_SUCCEEDED", (int64_t)VELTO_OP_STATUS_SUCCEEDED, 0},
    {"OpStatus", "OP_STATUS_FAILED", (int64_t)VELTO_OP_STATUS_FAILED, 0},
    {"OpStatus", "OP_STATUS_CANCELLED", (int64_t)VELTO_OP_STATUS_CANCELLED, 0},
    {"OpPhase", "OP_PHASE_NONE", (int64_t)VELTO_OP_PHASE_NONE, 0},
    {"OpPhase", "OP_PHASE_HOLDING", (int64_t)VELTO_OP_PHASE_HOLDING, 0},
    {"OpPhase", "OP_PHASE_MOVING", (int64_t)VELTO_OP_PHASE_MOVING, 0},
    {"OpPhase", "OP_PHASE_HANDING_OVER", (int64_t)VELTO_OP_PHASE_HANDING_OVER, 0},
    {"OpPhase", "OP_PHASE_CONNECTING", (int64_t)VELTO_OP_PHASE_CONNECTING, 0},
    {"OpPhase", "OP_PHASE_STARTING", (int64_t)VELTO_OP_PHASE_STARTING, 0},
    {"OpPhase", "OP_PHASE_TRANSFERRING", (int64_t)VELTO_OP_PHASE_TRANSFERRING, 0},
    {"OpPhase", "OP_PHASE_VALIDATING", (int64_t)VELTO_OP_PHASE_VALIDATING, 0},
    {"OpPhase", "OP_PHASE_RETURNING", (int64_t)VELTO_OP_PHASE_RETURNING, 0},
    {"Family", "FAMILY_UNKNOWN", (int64_t)VELTO_FAMILY_UNKNOWN, 0},
    {"Family", "FAMILY_TRIKI", (int64_t)VELTO_FAMILY_TRIKI, 0},
    {"Family", "FAMILY_TAP", (int64_t)VELTO_FAMILY_TAP, 0},
    {"Family", "FAMILY_METAWEAR", (int64_t)VELTO_FAMILY_METAWEAR, 0},
    {"Family", "FAMILY_OTHER", (int64_t)VELTO_FAMILY_OTHER, 0},
    {"LinkState", "LINK_STATE_NONE", (int64_t)VELTO_LINK_STATE_NONE, 0},
    {"LinkState", "LINK_STATE_CONNECTING", (int64_t)VELTO_LINK_STATE_CONNECTING, 0},
    {"LinkState", "LINK_STATE_DISCOVERING", (int64_t)VELTO_LINK_STATE_DISCOVERING, 0},
    {"LinkState", "LINK_STATE_READY", (int64_t)VELTO_LINK_STATE_READY, 0},
    {"LinkState", "LINK_STATE_CLOSING", (int64_t)VELTO_LINK_STATE_CLOSING, 0},
    {"DownReason", "DOWN_REASON_UNKNOWN", (int64_t)VELTO_DOWN_REASON_UNKNOWN, 0},
    {"DownReason", "DOWN_REASON_LOCAL", (int64_t)VELTO_DOWN_REASON_LOCAL, 0},
    {"DownReason", "DOWN_REASON_REMOTE", (int64_t)VELTO_DOWN_REASON_REMOTE, 0},
    {"DownReason", "DOWN_REASON_TIMEOUT", (int64_t)VELTO_DOWN_REASON_TIMEOUT, 0},
    {"DownReason", "DOWN_REASON_AUTHENTICATION", (int64_t)VELTO_DOWN_REASON_AUTHENTICATION, 0},
    {"DownReason", "DOWN_REASON_SUSPEND", (int64_t)VELTO_DOWN_REASON_SUSPEND, 0},
    {"DownReason", "DOWN_REASON_BACKEND_LOST", (int64_t)VELTO_DOWN_REASON_BACKEND_LOST, 0},
    {"DownReason", "DOWN_REASON_GAVE_UP", (int64_t)VELTO_DOWN_REASON_GAVE_UP, 0},
    {"ReconnectPolicy", "RECONNECT_POLICY_NEVER", (int64_t)VELTO_RECONNECT_POLICY_NEVER, 0},
    {"ReconnectPolicy", "RECONNECT_POLICY_AUTOMATIC", (int64_t)VELTO_RECONNECT_POLICY_AUTOMATIC, 0},
    {"NotifyPath", "NOTIFY_PATH_NONE", (int64_t)VELTO_NOTIFY_PATH_NONE, 0},
    {"NotifyPath", "NOTIFY_PATH_DIRECT", (int64_t)VELTO_NOTIFY_PATH_DIRECT, 0},
    {"NotifyPath", "NOTIFY_PATH_SOCKET", (int64_t)VELTO_NOTIFY_PATH_SOCKET, 0},
    {"NotifyPath", "NOTIFY_PATH_SIGNAL", (int64_t)VELTO_NOTIFY_PATH_SIGNAL, 0},
    {"DeviceFlag", "DEVICE_LIKELY", (int64_t)VELTO_DEVICE_LIKELY, 1},
    {"DeviceFlag", "DEVICE_PAIRED", (int64_t)VELTO_DEVICE_PAIRED, 1},
    {"DeviceFlag", "DEVICE_KEPT", (int64_t)VELTO_DEVICE_KEPT, 1},
    {"DeviceFlag", "DEVICE_INGEST", (int64_t)VELTO_DEVICE_INGEST, 1},
    {"DeviceFlag", "DEVICE_FAMILY_SET", (int64_t)VELTO_DEVICE_FAMILY_SET, 1},
    {"DeviceFlag", "DEVICE_VIRTUAL", (int64_t)VELTO_DEVICE_VIRTUAL, 1},
    {"DeviceFlag", "DEVICE_IN_BOOTLOADER", (int64_t)VELTO_DEVICE_IN_BOOTLOADER, 1},
    {"Capability", "CAPABILITY_POSITION", (int64_t)VELTO_CAPABILITY_POSITION, 1},
    {"Capability", "CAPABILITY_BUTTON", (int64_t)VELTO_CAPABILITY_BUTTON, 1},
    {"Capability", "CAPABILITY_ORIENTATION", (int64_t)VELTO_CAPABILITY_ORIENTATION, 1},
    {"Capability", "CAPABILITY_ACCELERATION", (int64_t)VELTO_CAPABILITY_ACCELERATION, 1},
    {"Capability", "CAPABILITY_ROTATION_RATE", (int64_t)VELTO_CAPABILITY_ROTATION_RATE, 1},
    {"Capability", "CAPABILITY_BATTERY", (int64_t)VELTO_CAPABILITY_BATTERY, 1},
    {"Capability", "CAPABILITY_MOTION", (int64_t)VELTO_CAPABILITY_MOTION, 1},
    {"Capability", "CAPABILITY_STREAMS", (int64_t)VELTO_CAPABILITY_STREAMS, 1},
    {"Capability", "CAPABILITY_HAPTIC", (int64_t)VELTO_CAPABILITY_HAPTIC, 1},
    {"Capability", "CAPABILITY_TEXT_INPUT", (int64_t)VELTO_CAPABILITY_TEXT_INPUT, 1},
    {"ScanFlag", "SCAN_LIKELY_ONLY", (int64_t)VELTO_SCAN_LIKELY_ONLY, 1},
    {"Detail", "DETAIL_MANUFACTURER", (int64_t)VELTO_DETAIL_MANUFACTURER, 0},
    {"Detail", "DETAIL_MODEL", (int64_t)VELTO_DETAIL_MODEL, 0},
    {"Detail", "DETAIL_SERIAL", (int64_t)VELTO_DETAIL_SERIAL, 0},
    {"Detail", "DETAIL_FIRMWARE", (int64_t)VELTO_DETAIL_FIRMWARE, 0},
    {"Detail", "DETAIL_HARDWARE", (int64_t)VELTO_DETAIL_HARDWARE, 0},
    {"Detail", "DETAIL_BOOTLOADER", (int64_t)VELTO_DETAIL_BOOTLOADER, 0},
    {"Detail", "DETAIL_SECOND_FIRMWARE", (int64_t)VELTO_DETAIL_SECOND_FIRMWARE, 0},
    {"PairingPolicy", "PAIRING_POLICY_SYSTEM", (int64_t)VELTO_PAIRING_POLICY_SYSTEM, 0},
    {"PairingPolicy", "PAIRING_POLICY_JUST_WORKS", (int64_t)VELTO_PAIRING_POLICY_JUST_WORKS, 0},
    {"PairingPolicy", "PAIRING_POLICY_INTERACTIVE", (int64_t)VELTO_PAIRING_POLICY_INTERACTIVE, 0},
    {"PairingKind", "PAIRING_KIND_CONFIRM", (int64_t)VELTO_PAIRING_KIND_CONFIRM, 0},
    {"PairingKind", "PAIRING_KIND_ENTER_PASSKEY", (int64_t)VELTO_PAIRING_KIND_ENTER_PASSKEY, 0},
    {"PairingKind", "PAIRING_KIND_SHOW_PASSKEY", (int64_t)VELTO_PAIRING_KIND_SHOW_PASSKEY, 0},
    {"PairingKind", "PAIRING_KIND_AUTHORIZE", (int64_t)VELTO_PAIRING_KIND_AUTHORIZE, 0},
    {"Units", "UNITS_SI", (int64_t)VELTO_UNITS_SI, 0},
    {"Units", "UNITS_NATIVE", (int64_t)VELTO_UNITS_NATIVE, 0},
    {"Units", "UNITS_RAW", (int64_t)VELTO_UNITS_RAW, 0},
    {"ValueType", "VALUE_TYPE_F32", (int64_t)VELTO_VALUE_TYPE_F32, 0},
    {"ValueType", "VALUE_TYPE_I32", (int64_t)VELTO_VALUE_TYPE_I32, 0},
    {"ValueType", "VALUE_TYPE_U32", (int64_t)VELTO_VALUE_TYPE_U32, 0},
    {"ValueType", "VALUE_TYPE_U8", (int64_t)VELTO_VALUE_TYPE_U8, 0},
    {"StreamState", "STREAM_STATE_STARTING", (int64_t)VELTO_STREAM_STATE_STARTING, 0},
    {"StreamState", "STREAM_STATE_ACTIVE", (int64_t)VELTO_STREAM_STATE_ACTIVE, 0},
    {"StreamState", "STREAM_STATE_ENDED", (int64_t)VELTO_STREAM_STATE_ENDED, 0},
    {"MotionMode", "MOTION_MODE_PADDLE", (int64_t)VELTO_MOTION_MODE_PADDLE, 0},
    {"MotionMode", "MOTION_MODE_POINTER", (int64_t)VELTO_MOTION_MODE_POINTER, 0},
    {"MotionMode", "MOTION_MODE_GESTURE", (int64_t)VELTO_MOTION_MODE_GESTURE, 0},
    {"RateMode", "RATE_MODE_UNKNOWN", (int64_t)VELTO_RATE_MODE_UNKNOWN, 0},
    {"RateMode", "RATE_MODE_FAST", (int64_t)VELTO_RATE_MODE_FAST, 0},
    {"RateMode", "RATE_MODE_NORMAL", (int64_t)VELTO_RATE_MODE_NORMAL, 0},
    {"RateMode", "RATE_MODE_LOW_POWER", (int64_t)VELTO_RATE_MODE_LOW_POWER, 0},
    {"PointerDirection", "POINTER_DIRECTION_CENTER", (int64_t)VELTO_POINTER_DIRECTION_CENTER, 0},
    {"PointerDirection", "POINTER_DIRECTION_LEFT", (int64_t)VELTO_POINTER_DIRECTION_LEFT, 0},
    {"PointerDirection", "POINTER_DIRECTION_RIGHT", (int64_t)VELTO_POINTER_DIRECTION_RIGHT, 0},
    {"PointerDirection", "POINTER_DIRECTION_UP", (int64_t)VELTO_POINTER_DIRECTION_UP, 0},
    {"PointerDirection", "POINTER_DIRECTION_DOWN", (int64_t)VELTO_POINTER_DIRECTION_DOWN, 0},
    {"Button", "BUTTON_MAIN", (int64_t)VELTO_BUTTON_MAIN, 1},
    {"Button", "BUTTON_THUMB", (int64_t)VELTO_BUTTON_THUMB, 1},
    {"Button", "BUTTON_INDEX", (int64_t)VELTO_BUTTON_INDEX, 1},
    {"Button", "BUTTON_MIDDLE", (int64_t)VELTO_BUTTON_MIDDLE, 1},
    {"Button", "BUTTON_RING", (int64_t)VELTO_BUTTON_RING, 1},
    {"Button", "BUTTON_LITTLE", (int64_t)VELTO_BUTTON_LITTLE, 1},
    {"InputFlag", "INPUT_CONNECTED", (int64_t)VELTO_INPUT_CONNECTED, 1},
    {"InputFlag", "INPUT_RECEIVING", (int64_t)VELTO_INPUT_RECEIVING, 1},
    {"InputFlag", "INPUT_FRESH", (int64_t)VELTO_INPUT_FRESH, 1},
    {"InputFlag", "INPUT_IDLE_LOW_POWER", (int64_t)VELTO_INPUT_IDLE_LOW_POWER, 1},
    {"InputFlag", "INPUT_CALIBRATION_WANTED", (int64_t)VELTO_INPUT_CALIBRATION_WANTED, 1},
    {"InputFlag", "INPUT_CALIBRATED", (int64_t)VELTO_INPUT_CALIBRATED, 1},
    {"InputFlag", "INPUT_CONTROL_AVAILABLE", (int64_t)VELTO_INPUT_CONTROL_AVAILABLE, 1},
    {"InputFlag", "INPUT_HAS_POSITION", (int64_t)VELTO_INPUT_HAS_POSITION, 1},
    {"InputFlag", "INPUT_HAS_ORIENTATION", (int64_t)VELTO_INPUT_HAS_ORIENTATION, 1},
    {"InputFlag", "INPUT_HAS_ACCELERATION", (int64_t)VELTO_INPUT_HAS_ACCELERATION, 1},
    {"InputFlag", "INPUT_HAS_ROTATION_RATE", (int64_t)VELTO_INPUT_HAS_ROTATION_RATE, 1},
    {"InputFlag", "INPUT_HAS_BATTERY", (int64_t)VELTO_INPUT_HAS_BATTERY, 1},
    {"InputFlag", "INPUT_VIRTUAL", (int64_t)VELTO_INPUT_VIRTUAL, 1},
    {"InputState", "INPUT_STATE_MOVING", (int64_t)VELTO_INPUT_STATE_MOVING, 1},
    {"InputState", "INPUT_STATE_TILT_LEFT", (int64_t)VELTO_INPUT_STATE_TILT_LEFT, 1},
    {"InputState", "INPUT_STATE_TILT_RIGHT", (int64_t)VELTO_INPUT_STATE_TILT_RIGHT, 1},
    {"InputState", "INPUT_STATE_GESTURE_PRIMED", (int64_t)VELTO_INPUT_STATE_GESTURE_PRIMED, 1},
    {"InputState", "INPUT_STATE_BUTTON_HIGHLIGHT", (int64_t)VELTO_INPUT_STATE_BUTTON_HIGHLIGHT, 1},
    {"InputState", "INPUT_STATE_AT_REST", (int64_t)VELTO_INPUT_STATE_AT_REST, 1},
    {"InputState", "INPUT_STATE_SENSOR_CLICK", (int64_t)VELTO_INPUT_STATE_SENSOR_CLICK, 1},
    {"InputState", "INPUT_STATE_SENSOR_SHAKE", (int64_t)VELTO_INPUT_STATE_SENSOR_SHAKE, 1},
    {"Gesture", "GESTURE_CLICK", (int64_t)VELTO_GESTURE_CLICK, 1},
    {"Gesture", "GESTURE_PRIMARY", (int64_t)VELTO_GESTURE_PRIMARY, 1},
    {"Gesture", "GESTURE_THROW", (int64_t)VELTO_GESTURE_THROW, 1},
    {"Gesture", "GESTURE_SHAKE", (int64_t)VELTO_GESTURE_SHAKE, 1},
    {"Gesture", "GESTURE_SWING", (int64_t)VELTO_GESTURE_SWING, 1},
    {"Gesture", "GESTURE_ACTION", (int64_t)VELTO_GESTURE_ACTION, 1},
    {"GyroCalibration", "GYRO_CALIBRATION_UNKNOWN", (int64_t)VELTO_GYRO_CALIBRATION_UNKNOWN, 0},
    {"GyroCalibration", "GYRO_CALIBRATION_ROUGH", (int64_t)VELTO_GYRO_CALIBRATION_ROUGH, 0},
    {"GyroCalibration", "GYRO_CALIBRATION_GOOD", (int64_t)VELTO_GYRO_CALIBRATION_GOOD, 0},
    {"BindingKind", "BINDING_KIND_FINGER", (int64_t)VELTO_BINDING_KIND_FINGER, 0},
    {"BindingKind", "BINDING_KIND_TAP", (int64_t)VELTO_BINDING_KIND_TAP, 0},
    {"BindingKind", "BINDING_KIND_AIR_GESTURE", (int64_t)VELTO_BINDING_KIND_AIR_GESTURE, 0},
    {"BindingKind", "BINDING_KIND_HAND_STATE", (int64_t)VELTO_BINDING_KIND_HAND_STATE, 0},
    {"BindingKind", "BINDING_KIND_POINTER", (int64_t)VELTO_BINDING_KIND_POINTER, 0},
    {"MountingKind", "MOUNTING_KIND_HANDHELD", (int64_t)VELTO_MOUNTING_KIND_HANDHELD, 0},
    {"MountingKind", "MOUNTING_KIND_WRIST_LEFT", (int64_t)VELTO_MOUNTING_KIND_WRIST_LEFT, 0},
    {"MountingKind", "MOUNTING_KIND_WRIST_RIGHT", (int64_t)VELTO_MOUNTING_KIND_WRIST_RIGHT, 0},
    {"MountingKind", "MOUNTING_KIND_CUSTOM", (int64_t)VELTO_MOUNTING_KIND_CUSTOM, 0},
    {"GameInput", "GAME_INPUT_AUTOMATIC", (int64_t)VELTO_GAME_INPUT_AUTOMATIC, 0},
    {"GameInput", "GAME_INPUT_ON", (int64_t)VELTO_GAME_INPUT_ON, 0},
    {"GameInput", "GAME_INPUT_OFF", (int64_t)VELTO_GAME_INPUT_OFF, 0},
    {"Finger", "FINGER_THUMB", (int64_t)VELTO_FINGER_THUMB, 1},
    {"Finger", "FINGER_INDEX", (int64_t)VELTO_FINGER_INDEX, 1},
    {"Finger", "FINGER_MIDDLE", (int64_t)VELTO_FINGER_MIDDLE, 1},
    {"Finger", "FINGER_RING", (int64_t)VELTO_FINGER_RING, 1},
    {"Finger", "FINGER_PINKY", (int64_t)VELTO_FINGER_PINKY, 1},
    {"AirGesture", "AIR_GESTURE_NONE", (int64_t)VELTO_AIR_GESTURE_NONE, 0},
    {"AirGesture", "AIR_GESTURE_ONE_FINGER_UP", (int64_t)VELTO_AIR_GESTURE_ONE_FINGER_UP, 0},
    {"AirGesture", "AIR_GESTURE_TWO_FINGERS_UP", (int64_t)VELTO_AIR_GESTURE_TWO_FINGERS_UP, 0},
    {"AirGesture", "AIR_GESTURE_ONE_FINGER_DOWN", (int64_t)VELTO_AIR_GESTURE_ONE_FINGER_DOWN, 0},
    {"AirGesture", "AIR_GESTURE_TWO_FINGERS_DOWN", (int64_t)VELTO_AIR_GESTURE_TWO_FINGERS_DOWN, 0},
    {"AirGesture", "AIR_GESTURE_ONE_FINGER_LEFT", (int64_t)VELTO_AIR_GESTURE_ONE_FINGER_LEFT, 0},
    {"AirGesture", "AIR_GESTURE_TWO_FINGERS_LEFT", (int64_t)VELTO_AIR_GESTURE_TWO_FINGERS_LEFT, 0},
    {"AirGesture", "AIR_GESTURE_ONE_FINGER_RIGHT", (int64_t)VELTO_AIR_GESTURE_ONE_FINGER_RIGHT, 0},
    {"AirGesture", "AIR_GESTURE_TWO_FINGERS_RIGHT", (int64_t)VELTO_AIR_GESTURE_TWO_FINGERS_RIGHT, 0},
    {"AirGesture", "AIR_GESTURE_INDEX_TO_THUMB_TOUCH", (int64_t)VELTO_AIR_GESTURE_INDEX_TO_THUMB_TOUCH, 0},
    {"AirGesture", "AIR_GESTURE_MIDDLE_TO_THUMB_TOUCH", (int64_t)VELTO_AIR_GESTURE_MIDDLE_TO_THUMB_TOUCH, 0},
    {"AirGesture", "AIR_GESTURE_HAND_OPEN", (int64_t)VELTO_AIR_GESTURE_HAND_OPEN, 0},
    {"AirGesture", "AIR_GESTURE_THUMB_INDEX", (int64_t)VELTO_AIR_GESTURE_THUMB_INDEX, 0},
    {"AirGesture", "AIR_GESTURE_THUMB_MIDDLE", (int64_t)VELTO_AIR_GESTURE_THUMB_MIDDLE, 0},
    {"AirGesture", "AIR_GESTURE_THUMB_RING", (int64_t)VELTO_AIR_GESTURE_THUMB_RING, 0},
    {"AirGesture", "AIR_GESTURE_THUMB_PINKY", (int64_t)VELTO_AIR_GESTURE_THUMB_PINKY, 0},
    {"AirGesture", "AIR_GESTURE_FIST", (int64_t)VELTO_AIR_GESTURE_FIST, 0},
    {"AirGesture", "AIR_GESTURE_SWIPE_LEFT", (int64_t)VELTO_AIR_GESTURE_SWIPE_LEFT, 0},
    {"AirGesture", "AIR_GESTURE_SWIPE_UP", (int64_t)VELTO_AIR_GESTURE_SWIPE_UP, 0},
    {"AirGesture", "AIR_GESTURE_SWIPE_RIGHT", (int64_t)VELTO_AIR_GESTURE_SWIPE_RIGHT, 0},
    {"AirGesture", "AIR_GESTURE_SWIPE_DOWN", (int64_t)VELTO_AIR_GESTURE_SWIPE_DOWN, 0},
    {"HandGesture", "HAND_GESTURE_NONE", (int64_t)VELTO_HAND_GESTURE_NONE, 0},
    {"HandGesture", "HAND_GESTURE_CLICK_INDEX", (int64_t)VELTO_HAND_GESTURE_CLICK_INDEX, 0},
    {"HandGesture", "HAND_GESTURE_CLICK_MIDDLE", (int64_t)VELTO_HAND_GESTURE_CLICK_MIDDLE, 0},
    {"HandGesture", "HAND_GESTURE_CLICK_RING", (int64_t)VELTO_HAND_GESTURE_CLICK_RING, 0},
    {"HandGesture", "HAND_GESTURE_CLICK_PINKY", (int64_t)VELTO_HAND_GESTURE_CLICK_PINKY, 0},
    {"HandGesture", "HAND_GESTURE_DRAG_INDEX", (int64_t)VELTO_HAND_GESTURE_DRAG_INDEX, 0},
    {"HandGesture", "HAND_GESTURE_DRAG_MIDDLE", (int64_t)VELTO_HAND_GESTURE_DRAG_MIDDLE, 0},
    {"HandGesture", "HAND_GESTURE_DRAG_RING", (int64_t)VELTO_HAND_GESTURE_DRAG_RING, 0},
    {"HandGesture", "HAND_GESTURE_DRAG_PINKY", (int64_t)VELTO_HAND_GESTURE_DRAG_PINKY, 0},
    {"HandGesture", "HAND_GESTURE_DROP", (int64_t)VELTO_HAND_GESTURE_DROP, 0},
    {"HandGesture", "HAND_GESTURE_TOUCH_INDEX", (int64_t)VELTO_HAND_GESTURE_TOUCH_INDEX, 0},
    {"HandGesture", "HAND_GESTURE_TOUCH_MIDDLE", (int64_t)VELTO_HAND_GESTURE_TOUCH_MIDDLE, 0},
    {"HandGesture", "HAND_GESTURE_TOUCH_RING", (int64_t)VELTO_HAND_GESTURE_TOUCH_RING, 0},
    {"HandGesture", "HAND_GESTURE_TOUCH_PINKY", (int64_t)VELTO_HAND_GESTURE_TOUCH_PINKY, 0},
    {"HandGesture", "HAND_GESTURE_FIST_BEGIN", (int64_t)VELTO_HAND_GESTURE_FIST_BEGIN, 0},
    {"HandGesture", "HAND_GESTURE_FIST_END", (int64_t)VELTO_HAND_GESTURE_FIST_END, 0},
    {"HandGesture", "HAND_GESTURE_SWIPE_LEFT", (int64_t)VELTO_HAND_GESTURE_SWIPE_LEFT, 0},
    {"HandGesture", "HAND_GESTURE_SWIPE_RIGHT", (int64_t)VELTO_HAND_GESTURE_SWIPE_RIGHT, 0},
    {"HandGesture", "HAND_GESTURE_SWIPE_UP", (int64_t)VELTO_HAND_GESTURE_SWIPE_UP, 0},
    {"HandGesture", "HAND_GESTURE_SWIPE_DOWN", (int64_t)VELTO_HAND_GESTURE_SWIPE_DOWN, 0},
    {"HandState", "HAND_STATE_OPEN", (int64_t)VELTO_HAND_STATE_OPEN, 0},
    {"HandState", "HAND_STATE_THUMB_INDEX", (int64_t)VELTO_HAND_STATE_THUMB_INDEX, 0},
    {"HandState", "HAND_STATE_THUMB_MIDDLE", (int64_t)VELTO_HAND_STATE_THUMB_MIDDLE, 0},
    {"HandState", "HAND_STATE_THUMB_RING", (int64_t)VELTO_HAND_STATE_THUMB_RING, 0},
    {"HandState", "HAND_STATE_THUMB_PINKY", (int64_t)VELTO_HAND_STATE_THUMB_PINKY, 0},
    {"HandState", "HAND_STATE_FIST", (int64_t)VELTO_HAND_STATE_FIST, 0},
    {"MouseState", "MOUSE_STATE_UNKNOWN", (int64_t)VELTO_MOUSE_STATE_UNKNOWN, 0},
    {"MouseState", "MOUSE_STATE_STANDBY", (int64_t)VELTO_MOUSE_STATE_STANDBY, 0},
    {"MouseState", "MOUSE_STATE_AIR_MOUSE", (int64_t)VELTO_MOUSE_STATE_AIR_MOUSE, 0},
    {"MouseState", "MOUSE_STATE_OPTICAL1", (int64_t)VELTO_MOUSE_STATE_OPTICAL1, 0},
    {"MouseState", "MOUSE_STATE_OPTICAL2", (int64_t)VELTO_MOUSE_STATE_OPTICAL2, 0},
    {"ShiftState", "SHIFT_STATE_UNKNOWN", (int64_t)VELTO_SHIFT_STATE_UNKNOWN, 0},
    {"ShiftState", "SHIFT_STATE_OFF", (int64_t)VELTO_SHIFT_STATE_OFF, 0},
    {"ShiftState", "SHIFT_STATE_ON", (int64_t)VELTO_SHIFT_STATE_ON, 0},
    {"ShiftState", "SHIFT_STATE_LOCKED", (int64_t)VELTO_SHIFT_STATE_LOCKED, 0},
    {"TapVisionReports", "TAP_VISION_REPORTS_UNKNOWN", (int64_t)VELTO_TAP_VISION_REPORTS_UNKNOWN, 0},
    {"TapVisionReports", "TAP_VISION_REPORTS_TRIGGER", (int64_t)VELTO_TAP_VISION_REPORTS_TRIGGER, 0},
    {"TapVisionReports", "TAP_VISION_REPORTS_STREAM_ON_TRIGGER", (int64_t)VELTO_TAP_VISION_REPORTS_STREAM_ON_TRIGGER, 0},
    {"TapVisionReports", "TAP_VISION_REPORTS_STREAM", (int64_t)VELTO_TAP_VISION_REPORTS_STREAM, 0},
    {"TapVisionModel", "TAP_VISION_MODEL_UNKNOWN", (int64_t)VELTO_TAP_VISION_MODEL_UNKNOWN, 0},
    {"TapVisionModel", "TAP_VISION_MODEL_TAPPING", (int64_t)VELTO_TAP_VISION_MODEL_TAPPING, 0},
    {"TapVisionModel", "TAP_VISION_MODEL_AIR_GESTURES", (int64_t)VELTO_TAP_VISION_MODEL_AIR_GESTURES, 0},
    {"TapProperty", "TAP_PROPERTY_STANDBY", (int64_t)VELTO_TAP_PROPERTY_STANDBY, 0},
    {"TapProperty", "TAP_PROPERTY_VISION_REPORTS", (int64_t)VELTO_TAP_PROPERTY_VISION_REPORTS, 0},
    {"TapProperty", "TAP_PROPERTY_VISION_MODEL", (int64_t)VELTO_TAP_PROPERTY_VISION_MODEL, 0},
    {"TapProperty", "TAP_PROPERTY_SENSITIVITY", (int64_t)VELTO_TAP_PROPERTY_SENSITIVITY, 0},
    {"TapProperty", "TAP_PROPERTY_HAPTIC_PATTERN", (int64_t)VELTO_TAP_PROPERTY_HAPTIC_PATTERN, 0},
    {"TapInputMode", "TAP_INPUT_MODE_CONTROLLER", (int64_t)VELTO_TAP_INPUT_MODE_CONTROLLER, 0},
    {"TapInputMode", "TAP_INPUT_MODE_TEXT", (int64_t)VELTO_TAP_INPUT_MODE_TEXT, 0},
    {"TapInputMode", "TAP_INPUT_MODE_CONTROLLER_WITH_MOUSE", (int64_t)VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_MOUSE, 0},
    {"TapInputMode", "TAP_INPUT_MODE_CONTROLLER_WITH_KEYBOARD", (int64_t)VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_KEYBOARD, 0},
    {"TapInputMode", "TAP_INPUT_MODE_TAP_HOLD", (int64_t)VELTO_TAP_INPUT_MODE_TAP_HOLD, 0},
    {"TapInputMode", "TAP_INPUT_MODE_RAW_SENSORS", (int64_t)VELTO_TAP_INPUT_MODE_RAW_SENSORS, 0},
    {"TapXrState", "TAP_XR_STATE_NONE", (int64_t)VELTO_TAP_XR_STATE_NONE, 0},
    {"TapXrState", "TAP_XR_STATE_AIR_MOUSE", (int64_t)VELTO_TAP_XR_STATE_AIR_MOUSE, 0},
    {"TapXrState", "TAP_XR_STATE_TAPPING", (int64_t)VELTO_TAP_XR_STATE_TAPPING, 0},
    {"TapXrState", "TAP_XR_STATE_USER_CONTROL", (int64_t)VELTO_TAP_XR_STATE_USER_CONTROL, 0},
    {"TapAbility", "TAP_ABILITY_TEXT_MODE", (int64_t)VELTO_TAP_ABILITY_TEXT_MODE, 1},
    {"TapAbility", "TAP_ABILITY_MOUSE", (int64_t)VELTO_TAP_ABILITY_MOUSE, 1},
    {"TapAbility", "TAP_ABILITY_AIR_GESTURES", (int64_t)VELTO_TAP_ABILITY_AIR_GESTURES, 1},
    {"TapAbility", "TAP_ABILITY_RAW_SENSORS", (int64_t)VELTO_TAP_ABILITY_RAW_SENSORS, 1},
    {"TapAbility", "TAP_ABILITY_MOUSE_HID", (int64_t)VELTO_TAP_ABILITY_MOUSE_HID, 1},
    {"TapAbility", "TAP_ABILITY_FULL_HID", (int64_t)VELTO_TAP_ABILITY_FULL_HID, 1},
    {"TapAbility", "TAP_ABILITY_HAPTICS", (int64_t)VELTO_TAP_ABILITY_HAPTICS, 1},
    {"TapAbility", "TAP_ABILITY_DEVELOPER_MODE", (int64_t)VELTO_TAP_ABILITY_DEVELOPER_MODE, 1},
    {"TapAbility", "TAP_ABILITY_XR_STATES", (int64_t)VELTO_TAP_ABILITY_XR_STATES, 1},
    {"TapAbility", "TAP_ABILITY_KEYBOARD_REQUESTS", (int64_t)VELTO_TAP_ABILITY_KEYBOARD_REQUESTS, 1},
    {"TapFlag", "TAP_XR", (int64_t)VELTO_TAP_XR, 1},
    {"TapFlag", "TAP_IN_AIR", (int64_t)VELTO_TAP_IN_AIR, 1},
    {"TapFlag", "TAP_IN_STANDBY", (int64_t)VELTO_TAP_IN_STANDBY, 1},
    {"TapFlag", "TAP_SWITCHED", (int64_t)VELTO_TAP_SWITCHED, 1},
    {"TapFlag", "TAP_SETTINGS_READ", (int64_t)VELTO_TAP_SETTINGS_READ, 1},
    {"TapFlag", "TAP_DEVELOPER_MODE", (int64_t)VELTO_TAP_DEVELOPER_MODE, 1},
    {"TapFlag", "TAP_PAUSED", (int64_t)VELTO_TAP_PAUSED, 1},
    {"TapFlag", "TAP_WRITES_MODES", (int64_t)VELTO_TAP_WRITES_MODES, 1},
    {"TapSetting", "TAP_SETTING_LEFT_HANDED", (int64_t)VELTO_TAP_SETTING_LEFT_HANDED, 1},
    {"TapSetting", "TAP_SETTING_VIBRATION", (int64_t)VELTO_TAP_SETTING_VIBRATION, 1},
    {"TapSetting", "TAP_SETTING_MOUSE_ONLY", (int64_t)VELTO_TAP_SETTING_MOUSE_ONLY, 1},
    {"TapSetting", "TAP_SETTING_VOICE_OVER", (int64_t)VELTO_TAP_SETTING_VOICE_OVER, 1},
    {"TapSetting", "TAP_SETTING_AUTO_CORRECTION", (int64_t)VELTO_TAP_SETTING_AUTO_CORRECTION, 1},
    {"TapSetting", "TAP_SETTING_FLIPPED_SCROLLING", (int64_t)VELTO_TAP_SETTING_FLIPPED_SCROLLING, 1},
    {"TapSetting", "TAP_SETTING_KEYBOARD_ONLY", (int64_t)VELTO_TAP_SETTING_KEYBOARD_ONLY, 1},
    {"TapSetting", "TAP_SETTING_STANDBY", (int64_t)VELTO_TAP_SETTING_STANDBY, 1},
    {"TapSetting", "TAP_SETTING_AIR_MOUSE", (int64_t)VELTO_TAP_SETTING_AIR_MOUSE, 1},
    {"TapSetting", "TAP_SETTING_MEDIA_CONTROL", (int64_t)VELTO_TAP_SETTING_MEDIA_CONTROL, 1},
    {"TapSetting", "TAP_SETTING_TELEVISION_CONTROL", (int64_t)VELTO_TAP_SETTING_TELEVISION_CONTROL, 1},
    {"TapSetting", "TAP_SETTING_DEVELOPER_MODE", (int64_t)VELTO_TAP_SETTING_DEVELOPER_MODE, 1},
    {"TapSetting", "TAP_SETTING_MOUSE_SENSITIVITY", (int64_t)VELTO_TAP_SETTING_MOUSE_SENSITIVITY, 1},
    {"TapSetting", "TAP_SETTING_SCROLL_SENSITIVITY", (int64_t)VELTO_TAP_SETTING_SCROLL_SENSITIVITY, 1},
    {"TapSetting", "TAP_SETTING_DOUBLE_TAP_TIMEOUT", (int64_t)VELTO_TAP_SETTING_DOUBLE_TAP_TIMEOUT, 1},
    {"TapSetting", "TAP_SETTING_SLEEP_AFTER", (int64_t)VELTO_TAP_SETTING_SLEEP_AFTER, 1},
    {"TapFeature", "TAP_FEATURE_RAW_DATA", (int64_t)VELTO_TAP_FEATURE_RAW_DATA, 0},
    {"TapFeature", "TAP_FEATURE_DETECTION", (int64_t)VELTO_TAP_FEATURE_DETECTION, 0},
    {"TapFeature", "TAP_FEATURE_MOTION", (int64_t)VELTO_TAP_FEATURE_MOTION, 0},
    {"TapFeature", "TAP_FEATURE_TRIGGERS", (int64_t)VELTO_TAP_FEATURE_TRIGGERS, 0},
    {"TapFeature", "TAP_FEATURE_STANDBY_GESTURES", (int64_t)VELTO_TAP_FEATURE_STANDBY_GESTURES, 0},
    {"MwState", "MW_STATE_UNKNOWN", (int64_t)VELTO_MW_STATE_UNKNOWN, 0},
    {"MwState", "MW_STATE_IDLE", (int64_t)VELTO_MW_STATE_IDLE, 0},
    {"MwState", "MW_STATE_STREAMING", (int64_t)VELTO_MW_STATE_STREAMING, 0},
    {"MwState", "MW_STATE_LOGGING", (int64_t)VELTO_MW_STATE_LOGGING, 0},
    {"MwState", "MW_STATE_DOWNLOADING", (int64_t)VELTO_MW_STATE_DOWNLOADING, 0},
    {"MwState", "MW_STATE_UPDATING", (int64_t)VELTO_MW_STATE_UPDATING, 0},
    {"MwActivity", "MW_ACTIVITY_STREAMING", (int64_t)VELTO_MW_ACTIVITY_STREAMING, 1},
    {"MwActivity", "MW_ACTIVITY_LOGGING", (int64_t)VELTO_MW_ACTIVITY_LOGGING, 1},
    {"MwActivity", "MW_ACTIVITY_DOWNLOADING", (int64_t)VELTO_MW_ACTIVITY_DOWNLOADING, 1},
    {"MwActivity", "MW_ACTIVITY_UPDATING", (int64_t)VELTO_MW_ACTIVITY_UPDATING, 1},
    {"MwFlag", "MW_VALIDATED", (int64_t)VELTO_MW_VALIDATED, 1},
    {"MwInputSource", "MW_INPUT_SOURCE_SENSORS", (int64_t)VELTO_MW_INPUT_SOURCE_SENSORS, 0},
    {"MwInputSource", "MW_INPUT_SOURCE_FUSION", (int64_t)VELTO_MW_INPUT_SOURCE_FUSION, 0},
    {"MwSensor", "MW_SENSOR_ACCELEROMETER", (int64_t)VELTO_MW_SENSOR_ACCELEROMETER, 0},
    {"MwSensor", "MW_SENSOR_GYROSCOPE", (int64_t)VELTO_MW_SENSOR_GYROSCOPE, 0},
    {"MwSensor", "MW_SENSOR_MAGNETOMETER", (int64_t)VELTO_MW_SENSOR_MAGNETOMETER, 0},
    {"MwSensor", "MW_SENSOR_BAROMETER", (int64_t)VELTO_MW_SENSOR_BAROMETER, 0},
    {"MwSensor", "MW_SENSOR_LIGHT", (int64_t)VELTO_MW_SENSOR_LIGHT, 0},
    {"MwSensor", "MW_SENSOR_HUMIDITY", (int64_t)VELTO_MW_SENSOR_HUMIDITY, 0},
    {"MwSensor", "MW_SENSOR_FUSION", (int64_t)VELTO_MW_SENSOR_FUSION, 0},
    {"MwFusionMode", "MW_FUSION_MODE_DEFAULT", (int64_t)VELTO_MW_FUSION_MODE_DEFAULT, 0},
    {"MwFusionMode", "MW_FUSION_MODE_NDOF", (int64_t)VELTO_MW_FUSION_MODE_NDOF, 0},
    {"MwFusionMode", "MW_FUSION_MODE_IMU_PLUS", (int64_t)VELTO_MW_FUSION_MODE_IMU_PLUS, 0},
    {"MwFusionMode", "MW_FUSION_MODE_COMPASS", (int64_t)VELTO_MW_FUSION_MODE_COMPASS, 0},
    {"MwFusionMode", "MW_FUSION_MODE_M4G", (int64_t)VELTO_MW_FUSION_MODE_M4G, 0},
    {"MwMagnetometerPreset", "MW_MAGNETOMETER_PRESET_NONE", (int64_t)VELTO_MW_MAGNETOMETER_PRESET_NONE, 0},
    {"MwMagnetometerPreset", "MW_MAGNETOMETER_PRESET_LOW_POWER", (int64_t)VELTO_MW_MAGNETOMETER_PRESET_LOW_POWER, 0},
    {"MwMagnetometerPreset", "MW_MAGNETOMETER_PRESET_REGULAR", (int64_t)VELTO_MW_MAGNETOMETER_PRESET_REGULAR, 0},
    {"MwMagnetometerPreset", "MW_MAGNETOMETER_PRESET_ENHANCED_REGULAR", (int64_t)VELTO_MW_MAGNETOMETER_PRESET_ENHANCED_REGULAR, 0},
    {"MwMagnetometerPreset", "MW_MAGNETOMETER_PRESET_HIGH_ACCURACY", (int64_t)VELTO_MW_MAGNETOMETER_PRESET_HIGH_ACCURACY, 0},
    {"MwFilter", "MW_FILTER_DEFAULT", (int64_t)VELTO_MW_FILTER_DEFAULT, 0},
    {"MwFilter", "MW_FILTER_NORMAL", (int64_t)VELTO_MW_FILTER_NORMAL, 0},
    {"MwFilter", "MW_FILTER_OVERSAMPLING2", (int64_t)VELTO_MW_FILTER_OVERSAMPLING2, 0},
    {"MwFilter", "MW_FILTER_OVERSAMPLING4", (int64_t)VELTO_MW_FILTER_OVERSAMPLING4, 0},
    {"MwPower", "MW_POWER_DEFAULT", (int64_t)VELTO_MW_POWER_DEFAULT, 0},
    {"MwPower", "MW_POWER_NORMAL", (int64_t)VELTO_MW_POWER_NORMAL, 0},
    {"MwPower", "MW_POWER_LOW", (int64_t)VELTO_MW_POWER_LOW, 0},
    {"MwAxis", "MW_AXIS_X", (int64_t)VELTO_MW_AXIS_X, 0},
    {"MwAxis", "MW_AXIS_Y", (int64_t)VELTO_MW_AXIS_Y, 0},
    {"MwAxis", "MW_AXIS_Z", (int64_t)VELTO_MW_AXIS_Z, 0},
    {"MwAxis", "MW_AXIS_NEGATIVE_X", (int64_t)VELTO_MW_AXIS_NEGATIVE_X, 0},
    {"MwAxis", "MW_AXIS_NEGATIVE_Y", (int64_t)VELTO_MW_AXIS_NEGATIVE_Y, 0},
    {"MwAxis", "MW_AXIS_NEGATIVE_Z", (int64_t)VELTO_MW_AXIS_NEGATIVE_Z, 0},
    {"MwDetector", "MW_DETECTOR_ORIENTATION", (int64_t)VELTO_MW_DETECTOR_ORIENTATION, 0},
    {"MwDetector", "MW_DETECTOR_TAP", (int64_t)VELTO_MW_DETECTOR_TAP, 0},
    {"MwDetector", "MW_DETECTOR_STEP_DETECTOR", (int64_t)VELTO_MW_DETECTOR_STEP_DETECTOR, 0},
    {"MwDetector", "MW_DETECTOR_STEP_COUNTER", (int64_t)VELTO_MW_DETECTOR_STEP_COUNTER, 0},
    {"MwDetector", "MW_DETECTOR_ANY_MOTION", (int64_t)VELTO_MW_DETECTOR_ANY_MOTION, 0},
    {"MwDetector", "MW_DETECTOR_NO_MOTION", (int64_t)VELTO_MW_DETECTOR_NO_MOTION, 0},
    {"MwDetector", "MW_DETECTOR_SLOW_MOTION", (int64_t)VELTO_MW_DETECTOR_SLOW_MOTION, 0},
    {"MwDetector", "MW_DETECTOR_SIGNIFICANT_MOTION", (int64_t)VELTO_MW_DETECTOR_SIGNIFICANT_MOTION, 0},
    {"MwDetector", "MW_DETECTOR_LOW_G", (int64_t)VELTO_MW_DETECTOR_LOW_G, 0},
    {"MwDetector", "MW_DETECTOR_HIGH_G", (int64_t)VELTO_MW_DETECTOR_HIGH_G, 0},
    {"MwDetector", "MW_DETECTOR_FLAT", (int64_t)VELTO_MW_DETECTOR_FLAT, 0},
    {"MwDetector", "MW_DETECTOR_ACTIVITY", (int64_t)VELTO_MW_DETECTOR_ACTIVITY, 0},
    {"MwDetector", "MW_DETECTOR_WRIST_WEAR", (int64_t)VELTO_MW_DETECTOR_WRIST_WEAR, 0},
    {"MwDetector", "MW_DETECTOR_WRIST_GESTURE", (int64_t)VELTO_MW_DETECTOR_WRIST_GESTURE, 0},
    {"MwDetectorMode", "MW_DETECTOR_MODE_DEFAULT", (int64_t)VELTO_MW_DETECTOR_MODE_DEFAULT, 0},
    {"MwDetectorMode", "MW_DETECTOR_MODE_SINGLE", (int64_t)VELTO_MW_DETECTOR_MODE_SINGLE, 0},
    {"MwDetectorMode", "MW_DETECTOR_MODE_DOUBLE", (int64_t)VELTO_MW_DETECTOR_MODE_DOUBLE, 0},
    {"MwDetectorMode", "MW_DETECTOR_MODE_BOTH", (int64_t)VELTO_MW_DETECTOR_MODE_BOTH, 0},
    {"MwDetectorMode", "MW_DETECTOR_MODE_SYMMETRICAL", (int64_t)VELTO_MW_DETECTOR_MODE_SYMMETRICAL, 0},
    {"MwDetectorMode", "MW_DETECTOR_MODE_HIGH_ASYMMETRICAL", (int64_t)VELTO_MW_DETECTOR_MODE_HIGH_ASYMMETRICAL, 0},
    {"MwDetectorMode", "MW_DETECTOR_MODE_LOW_ASYMMETRICAL", (int64_t)VELTO_MW_DETECTOR_MODE_LOW_ASYMMETRICAL, 0},
    {"MwDetectorMode", "MW_DETECTOR_MODE_NORMAL", (int64_t)VELTO_MW_DETECTOR_MODE_NORMAL, 0},
    {"MwDetectorMode", "MW_DETECTOR_MODE_SENSITIVE", (int64_t)VELTO_MW_DETECTOR_MODE_SENSITIVE, 0},
    {"MwDetectorMode", "MW_DETECTOR_MODE_ROBUST", (int64_t)VELTO_MW_DETECTOR_MODE_ROBUST, 0},
    {"MwDetectorMode", "MW_DETECTOR_MODE_SINGLE_AXIS", (int64_t)VELTO_MW_DETECTOR_MODE_SINGLE_AXIS, 0},
    {"MwDetectorMode", "MW_DETECTOR_MODE_SUM", (int64_t)VELTO_MW_DETECTOR_MODE_SUM, 0},
    {"MwArm", "MW_ARM_DEFAULT", (int64_t)VELTO_MW_ARM_DEFAULT, 0},
    {"MwArm", "MW_ARM_LEFT", (int64_t)VELTO_MW_ARM_LEFT, 0},
    {"MwArm", "MW_ARM_RIGHT", (int64_t)VELTO_MW_ARM_RIGHT, 0},
    {"MwTapFinding", "MW_TAP_FINDING_DOUBLE", (int64_t)VELTO_MW_TAP_FINDING_DOUBLE, 0},
    {"MwTapFinding", "MW_TAP_FINDING_SINGLE", (int64_t)VELTO_MW_TAP_FINDING_SINGLE, 0},
    {"MwOrientationFinding", "MW_ORIENTATION_FINDING_UPRIGHT", (int64_t)VELTO_MW_ORIENTATION_FINDING_UPRIGHT, 0},
    {"MwOrientationFinding", "MW_ORIENTATION_FINDING_UPSIDE_DOWN", (int64_t)VELTO_MW_ORIENTATION_FINDING_UPSIDE_DOWN, 0},
    {"MwOrientationFinding", "MW_ORIENTATION_FINDING_LANDSCAPE_LEFT", (int64_t)VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_LEFT, 0},
    {"MwOrientationFinding", "MW_ORIENTATION_FINDING_LANDSCAPE_RIGHT", (int64_t)VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_RIGHT, 0},
    {"MwOrientationFinding", "MW_ORIENTATION_FINDING_UPRIGHT_FACE_DOWN", (int64_t)VELTO_MW_ORIENTATION_FINDING_UPRIGHT_FACE_DOWN, 0},
    {"MwOrientationFinding", "MW_ORIENTATION_FINDING_UPSIDE_DOWN_FACE_DOWN", (int64_t)VELTO_MW_ORIENTATION_FINDING_UPSIDE_DOWN_FACE_DOWN, 0},
    {"MwOrientationFinding", "MW_ORIENTATION_FINDING_LANDSCAPE_LEFT_FACE_DOWN", (int64_t)VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_LEFT_FACE_DOWN, 0},
    {"MwOrientationFinding", "MW_ORIENTATION_FINDING_LANDSCAPE_RIGHT_FACE_DOWN", (int64_t)VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_RIGHT_FACE_DOWN, 0},
    {"MwActivityFinding", "MW_ACTIVITY_FINDING_STILL", (int64_t)VELTO_MW_ACTIVITY_FINDING_STILL, 0},
    {"MwActivityFinding", "MW_ACTIVITY_FINDING_WALKING", (int64_t)VELTO_MW_ACTIVITY_FINDING_WALKING, 0},
    {"MwActivityFinding", "MW_ACTIVITY_FINDING_RUNNING", (int64_t)VELTO_MW_ACTIVITY_FINDING_RUNNING, 0},
    {"MwActivityFinding", "MW_ACTIVITY_FINDING_UNKNOWN", (int64_t)VELTO_MW_ACTIVITY_FINDING_UNKNOWN, 0},
    {"MwWristGesture", "MW_WRIST_GESTURE_UNKNOWN", (int64_t)VELTO_MW_WRIST_GESTURE_UNKNOWN, 0},
    {"MwWristGesture", "MW_WRIST_GESTURE_ARM_DOWN", (int64_t)VELTO_MW_WRIST_GESTURE_ARM_DOWN, 0},
    {"MwWristGesture", "MW_WRIST_GESTURE_PIVOT_UP", (int64_t)VELTO_MW_WRIST_GESTURE_PIVOT_UP, 0},
    {"MwWristGesture", "MW_WRIST_GESTURE_SHAKE", (int64_t)VELTO_MW_WRIST_GESTURE_SHAKE, 0},
    {"MwWristGesture", "MW_WRIST_GESTURE_FLICK_IN", (int64_t)VELTO_MW_WRIST_GESTURE_FLICK_IN, 0},
    {"MwWristGesture", "MW_WRIST_GESTURE_FLICK_OUT", (int64_t)VELTO_MW_WRIST_GESTURE_FLICK_OUT, 0},
    {"MwLedColor", "MW_LED_COLOR_GREEN", (int64_t)VELTO_MW_LED_COLOR_GREEN, 0},
    {"MwLedColor", "MW_LED_COLOR_RED", (int64_t)VELTO_MW_LED_COLOR_RED, 0},
    {"MwLedColor", "MW_LED_COLOR_BLUE", (int64_t)VELTO_MW_LED_COLOR_BLUE, 0},
    {"MwLedAction", "MW_LED_ACTION_NONE", (int64_t)VELTO_MW_LED_ACTION_NONE, 0},
    {"MwLedAction", "MW_LED_ACTION_PLAY", (int64_t)VELTO_MW_LED_ACTION_PLAY, 0},
    {"MwLedAction", "MW_LED_ACTION_AUTOPLAY", (int64_t)VELTO_MW_LED_ACTION_AUTOPLAY, 0},
    {"MwLedAction", "MW_LED_ACTION_PAUSE", (int64_t)VELTO_MW_LED_ACTION_PAUSE, 0},
    {"MwLedAction", "MW_LED_ACTION_STOP", (int64_t)VELTO_MW_LED_ACTION_STOP, 0},
    {"MwLedAction", "MW_LED_ACTION_STOP_AND_CLEAR", (int64_t)VELTO_MW_LED_ACTION_STOP_AND_CLEAR, 0},
    {"MwPart", "MW_PART_SENSORS", (int64_t)VELTO_MW_PART_SENSORS, 1},
    {"MwPart", "MW_PART_SUBSCRIPTIONS", (int64_t)VELTO_MW_PART_SUBSCRIPTIONS, 1},
    {"MwPart", "MW_PART_LIGHT", (int64_t)VELTO_MW_PART_LIGHT, 1},
    {"MwPart", "MW_PART_TIMERS", (int64_t)VELTO_MW_PART_TIMERS, 1},
    {"MwPart", "MW_PART_PROCESSORS", (int64_t)VELTO_MW_PART_PROCESSORS, 1},
    {"MwPart", "MW_PART_EVENTS", (int64_t)VELTO_MW_PART_EVENTS, 1},
    {"MwPart", "MW_PART_LOGGERS", (int64_t)VELTO_MW_PART_LOGGERS, 1},
    {"MwResetKind", "MW_RESET_KIND_NOW", (int64_t)VELTO_MW_RESET_KIND_NOW, 0},
    {"MwResetKind", "MW_RESET_KIND_AFTER_GARBAGE_COLLECTION", (int64_t)VELTO_MW_RESET_KIND_AFTER_GARBAGE_COLLECTION, 0},
    {"MwResetKind", "MW_RESET_KIND_BOOTLOADER", (int64_t)VELTO_MW_RESET_KIND_BOOTLOADER, 0},
    {"MwResetKind", "MW_RESET_KIND_LINK", (int64_t)VELTO_MW_RESET_KIND_LINK, 0},
    {"MwResetKind", "MW_RESET_KIND_POWER_SAVE", (int64_t)VELTO_MW_RESET_KIND_POWER_SAVE, 0},
    {"MwPinAction", "MW_PIN_ACTION_HIGH", (int64_t)VELTO_MW_PIN_ACTION_HIGH, 0},
    {"MwPinAction", "MW_PIN_ACTION_LOW", (int64_t)VELTO_MW_PIN_ACTION_LOW, 0},
    {"MwPinAction", "MW_PIN_ACTION_PULL_UP", (int64_t)VELTO_MW_PIN_ACTION_PULL_UP, 0},
    {"MwPinAction", "MW_PIN_ACTION_PULL_DOWN", (int64_t)VELTO_MW_PIN_ACTION_PULL_DOWN, 0},
    {"MwPinAction", "MW_PIN_ACTION_NO_PULL", (int64_t)VELTO_MW_PIN_ACTION_NO_PULL, 0},
    {"MwPinEdge", "MW_PIN_EDGE_NONE", (int64_t)VELTO_MW_PIN_EDGE_NONE, 0},
    {"MwPinEdge", "MW_PIN_EDGE_RISING", (int64_t)VELTO_MW_PIN_EDGE_RISING, 0},
    {"MwPinEdge", "MW_PIN_EDGE_FALLING", (int64_t)VELTO_MW_PIN_EDGE_FALLING, 0},
    {"MwPinEdge", "MW_PIN_EDGE_ANY", (int64_t)VELTO_MW_PIN_EDGE_ANY, 0},
    {"MwWhitelistMode", "MW_WHITELIST_MODE_OFF", (int64_t)VELTO_MW_WHITELIST_MODE_OFF, 0},
    {"MwWhitelistMode", "MW_WHITELIST_MODE_SCANS", (int64_t)VELTO_MW_WHITELIST_MODE_SCANS, 0},
    {"MwWhitelistMode", "MW_WHITELIST_MODE_CONNECTIONS", (int64_t)VELTO_MW_WHITELIST_MODE_CONNECTIONS, 0},
    {"MwWhitelistMode", "MW_WHITELIST_MODE_BOTH", (int64_t)VELTO_MW_WHITELIST_MODE_BOTH, 0},
    {"MwAction", "MW_ACTION_START_ADVERTISING", (int64_t)VELTO_MW_ACTION_START_ADVERTISING, 0},
    {"MwAction", "MW_ACTION_START_BONDING", (int64_t)VELTO_MW_ACTION_START_BONDING, 0},
    {"MwAction", "MW_ACTION_ERASE_BONDS", (int64_t)VELTO_MW_ACTION_ERASE_BONDS, 0},
    {"MwAction", "MW_ACTION_REFRESH_WATCHDOG", (int64_t)VELTO_MW_ACTION_REFRESH_WATCHDOG, 0},
    {"MwAction", "MW_ACTION_SUSPEND_MAGNETOMETER", (int64_t)VELTO_MW_ACTION_SUSPEND_MAGNETOMETER, 0},
    {"StoreNotice", "STORE_NOTICE_BEHIND", (int64_t)VELTO_STORE_NOTICE_BEHIND, 0},
    {"StoreNotice", "STORE_NOTICE_FULL", (int64_t)VELTO_STORE_NOTICE_FULL, 0},
    {"StoreNotice", "STORE_NOTICE_FAILED", (int64_t)VELTO_STORE_NOTICE_FAILED, 0},
    {"StoreNotice", "STORE_NOTICE_CAUGHT_UP", (int64_t)VELTO_STORE_NOTICE_CAUGHT_UP, 0},
    {"StoreNotice", "STORE_NOTICE_LOW_SPACE", (int64_t)VELTO_STORE_NOTICE_LOW_SPACE, 0},
    {"EventClass", "EVENT_CLASS_ADAPTER", (int64_t)VELTO_EVENT_CLASS_ADAPTER, 1},
    {"EventClass", "EVENT_CLASS_SCAN", (int64_t)VELTO_EVENT_CLASS_SCAN, 1},
    {"EventClass", "EVENT_CLASS_LINK", (int64_t)VELTO_EVENT_CLASS_LINK, 1},
    {"EventClass", "EVENT_CLASS_OP", (int64_t)VELTO_EVENT_CLASS_OP, 1},
    {"EventClass", "EVENT_CLASS_BUTTON", (int64_t)VELTO_EVENT_CLASS_BUTTON, 1},
    {"EventClass", "EVENT_CLASS_GESTURE", (int64_t)VELTO_EVENT_CLASS_GESTURE, 1},
    {"EventClass", "EVENT_CLASS_RATE_MODE", (int64_t)VELTO_EVENT_CLASS_RATE_MODE, 1},
    {"EventClass", "EVENT_CLASS_CALIBRATION", (int64_t)VELTO_EVENT_CLASS_CALIBRATION, 1},
    {"EventClass", "EVENT_CLASS_PLAYER", (int64_t)VELTO_EVENT_CLASS_PLAYER, 1},
    {"EventClass", "EVENT_CLASS_STREAM", (int64_t)VELTO_EVENT_CLASS_STREAM, 1},
    {"EventClass", "EVENT_CLASS_WEARING", (int64_t)VELTO_EVENT_CLASS_WEARING, 1},
    {"EventClass", "EVENT_CLASS_BOARD", (int64_t)VELTO_EVENT_CLASS_BOARD, 1},
    {"EventClass", "EVENT_CLASS_PROGRESS", (int64_t)VELTO_EVENT_CLASS_PROGRESS, 1},
    {"EventClass", "EVENT_CLASS_MOVE", (int64_t)VELTO_EVENT_CLASS_MOVE, 1},
    {"EventClass", "EVENT_CLASS_VALUE", (int64_t)VELTO_EVENT_CLASS_VALUE, 1},
    {"EventClass", "EVENT_CLASS_SAMPLES", (int64_t)VELTO_EVENT_CLASS_SAMPLES, 1},
    {"EventClass", "EVENT_CLASS_MOUSE", (int64_t)VELTO_EVENT_CLASS_MOUSE, 1},
    {"EventClass", "EVENT_CLASS_HAND", (int64_t)VELTO_EVENT_CLASS_HAND, 1},
    {"EventClass", "EVENT_CLASS_ORIENTATION", (int64_t)VELTO_EVENT_CLASS_ORIENTATION, 1},
    {"EventClass", "EVENT_CLASS_STANDARD", (int64_t)VELTO_EVENT_CLASS_STANDARD, 1},
    {"AxisSource", "AXIS_SOURCE_GYRO_X", (int64_t)VELTO_AXIS_SOURCE_GYRO_X, 0},
    {"AxisSource", "AXIS_SOURCE_GYRO_Y", (int64_t)VELTO_AXIS_SOURCE_GYRO_Y, 0},
    {"AxisSource", "AXIS_SOURCE_GYRO_Z", (int64_t)VELTO_AXIS_SOURCE_GYRO_Z, 0},
    {"AxisSource", "AXIS_SOURCE_ROTATION", (int64_t)VELTO_AXIS_SOURCE_ROTATION, 0},
    {"DeviceAxis", "DEVICE_AXIS_FIRST", (int64_t)VELTO_DEVICE_AXIS_FIRST, 0},
    {"DeviceAxis", "DEVICE_AXIS_SECOND", (int64_t)VELTO_DEVICE_AXIS_SECOND, 0},
    {"DeviceAxis", "DEVICE_AXIS_THIRD", (int64_t)VELTO_DEVICE_AXIS_THIRD, 0},
    {"PowerLaw", "POWER_LAW_ORIGINAL", (int64_t)VELTO_POWER_LAW_ORIGINAL, 0},
    {"PowerLaw", "POWER_LAW_LINEAR", (int64_t)VELTO_POWER_LAW_LINEAR, 0},
    {"AimSpace", "AIM_SPACE_LOCAL", (int64_t)VELTO_AIM_SPACE_LOCAL, 0},
    {"AimSpace", "AIM_SPACE_PLAYER", (int64_t)VELTO_AIM_SPACE_PLAYER, 0},
    {"AimSpace", "AIM_SPACE_WORLD", (int64_t)VELTO_AIM_SPACE_WORLD, 0},
    {"RecenterTrigger", "RECENTER_TRIGGER_NONE", (int64_t)VELTO_RECENTER_TRIGGER_NONE, 0},
    {"RecenterTrigger", "RECENTER_TRIGGER_SHAKE", (int64_t)VELTO_RECENTER_TRIGGER_SHAKE, 0},
    {"RecenterTrigger", "RECENTER_TRIGGER_SWING", (int64_t)VELTO_RECENTER_TRIGGER_SWING, 0},
    {"RecenterTrigger", "RECENTER_TRIGGER_THROW", (int64_t)VELTO_RECENTER_TRIGGER_THROW, 0},
    {"RecenterTrigger", "RECENTER_TRIGGER_ACTION", (int64_t)VELTO_RECENTER_TRIGGER_ACTION, 0},
    {"CalibrationPolicy", "CALIBRATION_POLICY_ASK", (int64_t)VELTO_CALIBRATION_POLICY_ASK, 0},
    {"CalibrationPolicy", "CALIBRATION_POLICY_NEVER", (int64_t)VELTO_CALIBRATION_POLICY_NEVER, 0},
    {"CalibrationState", "CALIBRATION_STATE_IDLE", (int64_t)VELTO_CALIBRATION_STATE_IDLE, 0},
    {"CalibrationState", "CALIBRATION_STATE_AWAITING_PLAYER", (int64_t)VELTO_CALIBRATION_STATE_AWAITING_PLAYER, 0},
    {"CalibrationState", "CALIBRATION_STATE_DONE", (int64_t)VELTO_CALIBRATION_STATE_DONE, 0},
    {"GamepadStyle", "GAMEPAD_STYLE_ROBUST", (int64_t)VELTO_GAMEPAD_STYLE_ROBUST, 0},
    {"GamepadStyle", "GAMEPAD_STYLE_GAME", (int64_t)VELTO_GAMEPAD_STYLE_GAME, 0},
    {"GamepadStyle", "GAMEPAD_STYLE_SMOOTH", (int64_t)VELTO_GAMEPAD_STYLE_SMOOTH, 0},
    {"NavigatorPolicy", "NAVIGATOR_POLICY_ORIGINAL", (int64_t)VELTO_NAVIGATOR_POLICY_ORIGINAL, 0},
    {"NavigatorPolicy", "NAVIGATOR_POLICY_COMFORT", (int64_t)VELTO_NAVIGATOR_POLICY_COMFORT, 0},
    {"Confirmation", "CONFIRMATION_HOLD_OR_BUTTON", (int64_t)VELTO_CONFIRMATION_HOLD_OR_BUTTON, 0},
    {"Confirmation", "CONFIRMATION_BUTTON", (int64_t)VELTO_CONFIRMATION_BUTTON, 0},
    {"Confirmation", "CONFIRMATION_HOLD", (int64_t)VELTO_CONFIRMATION_HOLD, 0},
    {"MenuOwnership", "MENU_OWNERSHIP_ONE_HAND", (int64_t)VELTO_MENU_OWNERSHIP_ONE_HAND, 0},
    {"MenuOwnership", "MENU_OWNERSHIP_ALL", (int64_t)VELTO_MENU_OWNERSHIP_ALL, 0},
    {"MenuOwnership", "MENU_OWNERSHIP_BOUND", (int64_t)VELTO_MENU_OWNERSHIP_BOUND, 0},
    {"MenuCommand", "MENU_COMMAND_NONE", (int64_t)VELTO_MENU_COMMAND_NONE, 0},
    {"MenuCommand", "MENU_COMMAND_NEXT", (int64_t)VELTO_MENU_COMMAND_NEXT, 0},
    {"MenuCommand", "MENU_COMMAND_PREVIOUS", (int64_t)VELTO_MENU_COMMAND_PREVIOUS, 0},
    {"MenuCommand", "MENU_COMMAND_ACTIVATE", (int64_t)VELTO_MENU_COMMAND_ACTIVATE, 0},
    {"MenuCommand", "MENU_COMMAND_LEAVE", (int64_t)VELTO_MENU_COMMAND_LEAVE, 0},
    {"MenuHint", "MENU_HINT_HIDDEN", (int64_t)VELTO_MENU_HINT_HIDDEN, 0},
    {"MenuHint", "MENU_HINT_SELECT", (int64_t)VELTO_MENU_HINT_SELECT, 0},
    {"MenuHint", "MENU_HINT_HOLD_OR_CLICK", (int64_t)VELTO_MENU_HINT_HOLD_OR_CLICK, 0},
    {"MenuHint", "MENU_HINT_CLICK", (int64_t)VELTO_MENU_HINT_CLICK, 0},
    {"SimModel", "SIM_MODEL_TRIKI_CAP", (int64_t)VELTO_SIM_MODEL_TRIKI_CAP, 0},
    {"SimModel", "SIM_MODEL_TABLE", (int64_t)VELTO_SIM_MODEL_TABLE, 0},
    {"SimModel", "SIM_MODEL_TAP_STRAP_2", (int64_t)VELTO_SIM_MODEL_TAP_STRAP_2, 0},
    {"SimModel", "SIM_MODEL_TAP_XR", (int64_t)VELTO_SIM_MODEL_TAP_XR, 0},
    {"SimModel", "SIM_MODEL_TAP_STRAP_2_FRAMED", (int64_t)VELTO_SIM_MODEL_TAP_STRAP_2_FRAMED, 0},
    {"SimModel", "SIM_MODEL_TAP_XR_FRAMED", (int64_t)VELTO_SIM_MODEL_TAP_XR_FRAMED, 0},
    {"SimModel", "SIM_MODEL_METAMOTION_R", (int64_t)VELTO_SIM_MODEL_METAMOTION_R, 0},
    {"SimModel", "SIM_MODEL_METAMOTION_RL", (int64_t)VELTO_SIM_MODEL_METAMOTION_RL, 0},
    {"SimModel", "SIM_MODEL_METAMOTION_S", (int64_t)VELTO_SIM_MODEL_METAMOTION_S, 0},
    {"SimModel", "SIM_MODEL_METAENVIRONMENT", (int64_t)VELTO_SIM_MODEL_METAENVIRONMENT, 0},
    {"SimPacketFormat", "SIM_PACKET_FORMAT_V2", (int64_t)VELTO_SIM_PACKET_FORMAT_V2, 0},
    {"SimPacketFormat", "SIM_PACKET_FORMAT_BLOCK", (int64_t)VELTO_SIM_PACKET_FORMAT_BLOCK, 0},
    {"SimPacketFormat", "SIM_PACKET_FORMAT_TWO_BLOCKS", (int64_t)VELTO_SIM_PACKET_FORMAT_TWO_BLOCKS, 0},
    {"SimPacketFormat", "SIM_PACKET_FORMAT_SENSOR_FRAME_14", (int64_t)VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_14, 0},
    {"SimPacketFormat", "SIM_PACKET_FORMAT_SENSOR_FRAME_16", (int64_t)VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_16, 0},
    {"SimPacketFormat", "SIM_PACKET_FORMAT_MINI", (int64_t)VELTO_SIM_PACKET_FORMAT_MINI, 0},
    {"SimFlag", "SIM_BARE", (int64_t)VELTO_SIM_BARE, 1},
    {"SimFlag", "SIM_NAME_IN_SCAN_RESPONSE", (int64_t)VELTO_SIM_NAME_IN_SCAN_RESPONSE, 1},
    {"SimFlag", "SIM_BONDED", (int64_t)VELTO_SIM_BONDED, 1},
    {"SimFlag", "SIM_CONNECTED", (int64_t)VELTO_SIM_CONNECTED, 1},
    {"SimFlag", "SIM_IDEAL_LINK", (int64_t)VELTO_SIM_IDEAL_LINK, 1},
    {"SimFlag", "SIM_SECURE_BOOTLOADER", (int64_t)VELTO_SIM_SECURE_BOOTLOADER, 1},
    {"SimFlag", "SIM_GIVES_WAY", (int64_t)VELTO_SIM_GIVES_WAY, 1},
    {"SimFlag", "SIM_BOOTLOADER_MOVES", (int64_t)VELTO_SIM_BOOTLOADER_MOVES, 1},
    {"SimStepKind", "SIM_STEP_KIND_REST", (int64_t)VELTO_SIM_STEP_KIND_REST, 0},
    {"SimStepKind", "SIM_STEP_KIND_HOLD", (int64_t)VELTO_SIM_STEP_KIND_HOLD, 0},
    {"SimStepKind", "SIM_STEP_KIND_SWEEP", (int64_t)VELTO_SIM_STEP_KIND_SWEEP, 0},
    {"SimStepKind", "SIM_STEP_KIND_SHAKE", (int64_t)VELTO_SIM_STEP_KIND_SHAKE, 0},
    {"SimStepKind", "SIM_STEP_KIND_TILT", (int64_t)VELTO_SIM_STEP_KIND_TILT, 0},
    {"SimStepKind", "SIM_STEP_KIND_PRESS", (int64_t)VELTO_SIM_STEP_KIND_PRESS, 0},
    {"SimStepKind", "SIM_STEP_KIND_RELEASE", (int64_t)VELTO_SIM_STEP_KIND_RELEASE, 0},
    {"SimStepKind", "SIM_STEP_KIND_RATE", (int64_t)VELTO_SIM_STEP_KIND_RATE, 0},
    {"SimStepKind", "SIM_STEP_KIND_SILENCE", (int64_t)VELTO_SIM_STEP_KIND_SILENCE, 0},
    {"SimStepKind", "SIM_STEP_KIND_LINK_LOSS", (int64_t)VELTO_SIM_STEP_KIND_LINK_LOSS, 0},
    {"SimStepKind", "SIM_STEP_KIND_DRIFT", (int64_t)VELTO_SIM_STEP_KIND_DRIFT, 0},
    {"SimStepKind", "SIM_STEP_KIND_NOISE", (int64_t)VELTO_SIM_STEP_KIND_NOISE, 0},
    {"SimStepKind", "SIM_STEP_KIND_TAP", (int64_t)VELTO_SIM_STEP_KIND_TAP, 0},
    {"SimStepKind", "SIM_STEP_KIND_GESTURE", (int64_t)VELTO_SIM_STEP_KIND_GESTURE, 0},
    {"SimStepKind", "SIM_STEP_KIND_KEYBOARD", (int64_t)VELTO_SIM_STEP_KIND_KEYBOARD, 0},
    {"SimStepKind", "SIM_STEP_KIND_POSTURE", (int64_t)VELTO_SIM_STEP_KIND_POSTURE, 0},
    {"SimStepKind", "SIM_STEP_KIND_BATTERY", (int64_t)VELTO_SIM_STEP_KIND_BATTERY, 0},
    {"SimStepKind", "SIM_STEP_KIND_TURN", (int64_t)VELTO_SIM_STEP_KIND_TURN, 0},
    {"SimStepKind", "SIM_STEP_KIND_WALK", (int64_t)VELTO_SIM_STEP_KIND_WALK, 0},
    {"SimStepKind", "SIM_STEP_KIND_FALL", (int64_t)VELTO_SIM_STEP_KIND_FALL, 0},
    {"SimStepKind", "SIM_STEP_KIND_CHARGER", (int64_t)VELTO_SIM_STEP_KIND_CHARGER, 0},
    {"SimStepKind", "SIM_STEP_KIND_TEMPERATURE", (int64_t)VELTO_SIM_STEP_KIND_TEMPERATURE, 0},
    {"SimStepKind", "SIM_STEP_KIND_PRESSURE", (int64_t)VELTO_SIM_STEP_KIND_PRESSURE, 0},
    {"SimStepKind", "SIM_STEP_KIND_LIGHT", (int64_t)VELTO_SIM_STEP_KIND_LIGHT, 0},
    {"SimStepKind", "SIM_STEP_KIND_HUMIDITY", (int64_t)VELTO_SIM_STEP_KIND_HUMIDITY, 0},
    {"SimStepKind", "SIM_STEP_KIND_PIN", (int64_t)VELTO_SIM_STEP_KIND_PIN, 0},
    {"SimStepKind", "SIM_STEP_KIND_OPEN_PIN", (int64_t)VELTO_SIM_STEP_KIND_OPEN_PIN, 0},
};
const int CONSTANT_COUNT = (int)(sizeof CONSTANTS / sizeof *CONSTANTS);

const struct class_info CLASSES[CLASS_COUNT] = {
    [CLASS_NONE] = {NULL, 0, 0, NULL},
    [CLASS_VELTO] = {"Velto", 1, 53, METHODS_VELTO},
    [CLASS_VELTODEVICE] = {"VeltoDevice", 0, 127, METHODS_VELTODEVICE},
    [CLASS_VELTOINPUT] = {"VeltoInput", 0, 1, METHODS_VELTOINPUT},
    [CLASS_VELTONAVIGATOR] = {"VeltoNavigator", 0, 17, METHODS_VELTONAVIGATOR},
    [CLASS_VELTOSTREAM] = {"VeltoStream", 0, 8, METHODS_VELTOSTREAM},
    [CLASS_VELTOSIM] = {"VeltoSim", 0, 16, METHODS_VELTOSIM},
};
