// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import CVeltoKit
internal import VeltoCore

extension velto_error_detail: SizedStruct {
    static var defaults: velto_error_detail { velto_error_detail() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 32, 96, 224, 480: true; default: false } }
}

extension velto_context_def: @unsafe InputStruct {
    static var defaults: velto_context_def {
        var value = unsafe velto_context_def()
        unsafe value.event_capacity = 256
        unsafe value.settle_time = 0.6
        unsafe value.reconnect_delay = 1.5
        return unsafe value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 32, 40, 48, 56, 64, 68: true; default: false } }

    mutating func replaceZeros() {
        if unsafe event_capacity == 0 { unsafe event_capacity = 256 }
    }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try unsafe checkFlags(backends, "\(parameter).backends", known: 0x7)
        try unsafe checkFlags(flags, "\(parameter).flags", known: 0x1f)
        try unsafe checkInteger(event_capacity, "\(parameter).event_capacity", 1, 65536)
        try unsafe checkNumber(settle_time, "\(parameter).settle_time", 0, 60)
        try unsafe checkNumber(reconnect_delay, "\(parameter).reconnect_delay", 0, 3600)
        try unsafe checkFlags(auto_connect_families, "\(parameter).auto_connect_families", known: 0xe)
        try unsafe checkInteger(simulated_link_limit, "\(parameter).simulated_link_limit", 0, 256)
    }
}

extension velto_context_info: SizedStruct {
    static var defaults: velto_context_info { velto_context_info() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 28, 32, 36, 40: true; default: false } }
}

extension velto_context_stats: SizedStruct {
    static var defaults: velto_context_stats { velto_context_stats() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24: true; default: false } }
}

extension velto_op_info: SizedStruct {
    static var defaults: velto_op_info {
        var value = velto_op_info()
        value.result = VELTO_PENDING
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 32, 36, 40: true; default: false } }
}

extension velto_scan_options: InputStruct {
    static var defaults: velto_scan_options { velto_scan_options() }

    static func ends(at size: Int) -> Bool { false }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkFlags(flags, "\(parameter).flags", known: 0x1)
    }
}

extension velto_device_info: SizedStruct {
    static var defaults: velto_device_info {
        var value = velto_device_info()
        value.rssi = VELTO_RSSI_UNKNOWN
        value.player_index = -1
        value.battery = -1.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 28, 32, 36, 40, 48, 72, 264, 520: true; default: false } }
}

extension velto_connect_options: InputStruct {
    static var defaults: velto_connect_options {
        var value = velto_connect_options()
        value.timeout = 15.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16: true; default: false } }

    mutating func replaceZeros() {
        if timeout == 0 { timeout = 15.0 }
    }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkInteger(keeps_subscriptions, "\(parameter).keeps_subscriptions", 0, 1)
        try checkNumber(timeout, "\(parameter).timeout", 0.1, 300)
        try checkNumber(turn_timeout, "\(parameter).turn_timeout", 0, 604800)
    }
}

extension velto_link_stats: SizedStruct {
    static var defaults: velto_link_stats {
        var value = velto_link_stats()
        value.notify_path = VELTO_NOTIFY_PATH_NONE
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 32, 36: true; default: false } }
}

extension velto_gatt_characteristic {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkFlags(properties, "\(parameter).properties", known: 0xff)
        try checkReserved(reserved == 0, "\(parameter).reserved")
    }
}

extension velto_gatt_descriptor {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkReserved(reserved == 0, "\(parameter).reserved")
    }
}

extension velto_subscription_def: InputStruct {
    static var defaults: velto_subscription_def {
        var value = velto_subscription_def()
        value.capacity = 32768
        value.timeout = 15.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16: true; default: false } }

    mutating func replaceZeros() {
        if capacity == 0 { capacity = 32768 }
        if timeout == 0 { timeout = 15.0 }
    }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkFlags(flags, "\(parameter).flags", known: 0x3)
        try checkInteger(capacity, "\(parameter).capacity", 512, 16777216)
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkNumber(timeout, "\(parameter).timeout", 0.01, 300)
    }
}

extension velto_subscription_info: SizedStruct {
    static var defaults: velto_subscription_info {
        var value = velto_subscription_info()
        value.path = VELTO_NOTIFY_PATH_NONE
        value.result = VELTO_OK
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 22, 24, 28, 32, 40, 48: true; default: false } }
}

extension velto_signal_info: SizedStruct {
    static var defaults: velto_signal_info { velto_signal_info() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 20, 24, 28, 32, 36: true; default: false } }
}

extension velto_channel_info: SizedStruct {
    static var defaults: velto_channel_info { velto_channel_info() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 40, 56: true; default: false } }
}

extension velto_frame_info {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkFlags(flags, "\(parameter).flags", known: 0x3ff)
    }
}

extension velto_stream_def: InputStruct {
    static var defaults: velto_stream_def {
        var value = velto_stream_def()
        value.timeout = 15.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24: true; default: false } }

    mutating func replaceZeros() {
        if timeout == 0 { timeout = 15.0 }
    }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(units, "\(parameter).units", "0 to 2", known: isKnown_velto_units(units))
        try checkInteger(capacity, "\(parameter).capacity", 0, 1048576)
        try checkInteger(counts_loss, "\(parameter).counts_loss", 0, 1)
        try checkNumber(timeout, "\(parameter).timeout", 0.01, 300)
        try checkNumber(poll_interval, "\(parameter).poll_interval", 0, 86400)
    }
}

extension velto_stream_info: SizedStruct {
    static var defaults: velto_stream_info {
        var value = velto_stream_info()
        value.rate_asked = -1.0
        value.rate_measured = -1.0
        value.latency = -1.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 32, 36, 40, 44, 48, 56, 64, 72, 76, 80, 88, 96: true; default: false } }
}

extension velto_input: InputStruct {
    static var defaults: velto_input {
        var value = velto_input()
        value.player_index = -1
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152, 160, 168, 176, 184, 192, 200, 208, 216, 220, 224, 228, 232, 236, 240, 244, 248, 252, 256, 260, 264, 268, 284, 296, 308, 312, 332: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkFlags(flags, "\(parameter).flags", known: 0x1fff)
        try checkMember(motion_mode, "\(parameter).motion_mode", "0 to 2", known: isKnown_velto_motion_mode(motion_mode))
        try checkMember(rate_mode, "\(parameter).rate_mode", "0 to 3", known: isKnown_velto_rate_mode(rate_mode))
        try checkMember(pointer_direction, "\(parameter).pointer_direction", "0 to 4", known: isKnown_velto_pointer_direction(pointer_direction))
        try checkNumber(dt, "\(parameter).dt", 0, .infinity)
        try checkFinite(position_x, "\(parameter).position_x")
        try checkFinite(position_y, "\(parameter).position_y")
        try checkFinite(relative_x, "\(parameter).relative_x")
        try checkFinite(relative_y, "\(parameter).relative_y")
        try checkFinite(frame_delta_x, "\(parameter).frame_delta_x")
        try checkFinite(frame_delta_y, "\(parameter).frame_delta_y")
        try checkFinite(raw_x, "\(parameter).raw_x")
        try checkFinite(raw_y, "\(parameter).raw_y")
        try checkFinite(direction, "\(parameter).direction")
        try checkFinite(velocity, "\(parameter).velocity")
        try checkFinite(throw_power, "\(parameter).throw_power")
        try checkFinite(sensor_tilt_x, "\(parameter).sensor_tilt_x")
        try checkFinite(sensor_tilt_y, "\(parameter).sensor_tilt_y")
        try checkFinite(sensor_gyro_x, "\(parameter).sensor_gyro_x")
        try checkFinite(sensor_gyro_y, "\(parameter).sensor_gyro_y")
        try checkFinite(sensor_gyro_z, "\(parameter).sensor_gyro_z")
        try checkFinite(sensor_rotation, "\(parameter).sensor_rotation")
        try checkFinite(sensor_motion, "\(parameter).sensor_motion")
        try checkFlags(buttons_down, "\(parameter).buttons_down", known: 0x1f01)
        try checkFlags(buttons_pressed, "\(parameter).buttons_pressed", known: 0x1f01)
        try checkFlags(buttons_released, "\(parameter).buttons_released", known: 0x1f01)
        try checkFlags(states, "\(parameter).states", known: 0xff)
        try checkFlags(gestures, "\(parameter).gestures", known: 0x3f)
        try checkFinite(battery, "\(parameter).battery")
        try checkMember(gyro_calibration, "\(parameter).gyro_calibration", "0 to 2", known: isKnown_velto_gyro_calibration(gyro_calibration))
    }
}

extension velto_binding {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(kind, "\(parameter).kind", "0 to 4", known: isKnown_velto_binding_kind(kind))
        try checkFlags(buttons_pressed, "\(parameter).buttons_pressed", known: 0x1f01)
        try checkFlags(gestures, "\(parameter).gestures", known: 0x3f)
        try checkInteger(direction, "\(parameter).direction", -1, 1)
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkFinite(move_x, "\(parameter).move_x")
        try checkFinite(move_y, "\(parameter).move_y")
        try checkReserved(reserved2 == 0, "\(parameter).reserved2")
    }
}

extension velto_mounting {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(kind, "\(parameter).kind", "0 to 3", known: isKnown_velto_mounting_kind(kind))
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkFinite(rotation_w, "\(parameter).rotation_w")
        try checkFinite(rotation_x, "\(parameter).rotation_x")
        try checkFinite(rotation_y, "\(parameter).rotation_y")
        try checkFinite(rotation_z, "\(parameter).rotation_z")
        try checkReserved(reserved2 == 0, "\(parameter).reserved2")
        try checkReserved(reserved3 == 0, "\(parameter).reserved3")
    }
}

extension velto_tap_mode {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(mode, "\(parameter).mode", "0 to 5", known: isKnown_velto_tap_input_mode(mode))
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkNumber(finger_range_g, "\(parameter).finger_range_g", 0, 16)
        try checkNumber(thumb_range_dps, "\(parameter).thumb_range_dps", 0, 2000)
        try checkNumber(thumb_range_g, "\(parameter).thumb_range_g", 0, 16)
    }
}

extension velto_tap_info: SizedStruct {
    static var defaults: velto_tap_info {
        var value = velto_tap_info()
        value.hardware_version = -1
        value.firmware_version = -1
        value.mouse_state = VELTO_MOUSE_STATE_UNKNOWN
        value.hand_state = VELTO_HAND_STATE_OPEN
        value.shift = VELTO_SHIFT_STATE_UNKNOWN
        value.vision_reports = VELTO_TAP_VISION_REPORTS_UNKNOWN
        value.vision_model = VELTO_TAP_VISION_MODEL_UNKNOWN
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 60, 64, 72: true; default: false } }
}

extension velto_tap_settings: InputStruct {
    static var defaults: velto_tap_settings { velto_tap_settings() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkInteger(is_left_handed, "\(parameter).is_left_handed", 0, 1)
        try checkInteger(vibrates, "\(parameter).vibrates", 0, 1)
        try checkInteger(is_mouse_only, "\(parameter).is_mouse_only", 0, 1)
        try checkInteger(has_voice_over, "\(parameter).has_voice_over", 0, 1)
        try checkInteger(corrects_text, "\(parameter).corrects_text", 0, 1)
        try checkInteger(flips_scrolling, "\(parameter).flips_scrolling", 0, 1)
        try checkInteger(is_keyboard_only, "\(parameter).is_keyboard_only", 0, 1)
        try checkInteger(has_standby, "\(parameter).has_standby", 0, 1)
        try checkInteger(has_air_mouse, "\(parameter).has_air_mouse", 0, 1)
        try checkInteger(controls_media, "\(parameter).controls_media", 0, 1)
        try checkInteger(controls_television, "\(parameter).controls_television", 0, 1)
        try checkInteger(is_developer_mode, "\(parameter).is_developer_mode", 0, 1)
        try checkInteger(mouse_sensitivity, "\(parameter).mouse_sensitivity", 0, 15)
        try checkInteger(scroll_sensitivity, "\(parameter).scroll_sensitivity", 0, 15)
        try checkInteger(double_tap_timeout, "\(parameter).double_tap_timeout", 0, 15)
        try checkInteger(sleep_after, "\(parameter).sleep_after", 0, 63)
    }
}

extension velto_mw_info: SizedStruct {
    static var defaults: velto_mw_info {
        var value = velto_mw_info()
        value.state = VELTO_MW_STATE_UNKNOWN
        value.input_source = VELTO_MW_INPUT_SOURCE_SENSORS
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 28, 32, 40, 48: true; default: false } }
}

extension velto_mw_sensor_config: InputStruct {
    static var defaults: velto_mw_sensor_config {
        var value = velto_mw_sensor_config()
        value.sensor = VELTO_MW_SENSOR_ACCELEROMETER
        value.filter = VELTO_MW_FILTER_DEFAULT
        value.power = VELTO_MW_POWER_DEFAULT
        value.fusion_mode = VELTO_MW_FUSION_MODE_DEFAULT
        value.preset = VELTO_MW_MAGNETOMETER_PRESET_NONE
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 80: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(sensor, "\(parameter).sensor", "1 to 7", known: isKnown_velto_mw_sensor(sensor))
        try checkNumber(rate, "\(parameter).rate", 0, 3200)
        try checkNumber(range_g, "\(parameter).range_g", 0, 16)
        try checkNumber(range_dps, "\(parameter).range_dps", 0, 2000)
        try checkMember(filter, "\(parameter).filter", "0 to 3", known: isKnown_velto_mw_filter(filter))
        try checkMember(power, "\(parameter).power", "0 to 2", known: isKnown_velto_mw_power(power))
        try checkInteger(is_unpacked, "\(parameter).is_unpacked", 0, 1)
        try checkMember(fusion_mode, "\(parameter).fusion_mode", "0 to 4", known: isKnown_velto_mw_fusion_mode(fusion_mode))
        try checkMember(preset, "\(parameter).preset", "0 to 4", known: isKnown_velto_mw_magnetometer_preset(preset))
        try checkInteger(repetitions_xy, "\(parameter).repetitions_xy", 0, 511)
        try checkInteger(repetitions_z, "\(parameter).repetitions_z", 0, 256)
        try checkInteger(oversampling, "\(parameter).oversampling", 0, 16)
        try checkInteger(smoothing, "\(parameter).smoothing", 0, 16)
        try checkInteger(gain, "\(parameter).gain", 0, 96)
        try checkNumber(standby, "\(parameter).standby", 0, 4)
        try checkNumber(integration, "\(parameter).integration", 0, 0.4)
    }
}

extension velto_mw_detector_config: InputStruct {
    static var defaults: velto_mw_detector_config {
        var value = velto_mw_detector_config()
        value.detector = VELTO_MW_DETECTOR_ORIENTATION
        value.mode = VELTO_MW_DETECTOR_MODE_DEFAULT
        value.arm = VELTO_MW_ARM_DEFAULT
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32, 40, 48, 56, 60, 64, 68: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(detector, "\(parameter).detector", "1 to 14", known: isKnown_velto_mw_detector(detector))
        try checkNumber(threshold, "\(parameter).threshold", 0, 360)
        try checkNumber(duration, "\(parameter).duration", 0, 3600)
        try checkNumber(window, "\(parameter).window", 0, 3600)
        try checkNumber(quiet, "\(parameter).quiet", 0, 3600)
        try checkNumber(shock, "\(parameter).shock", 0, 3600)
        try checkNumber(hysteresis, "\(parameter).hysteresis", 0, 16)
        try checkInteger(axes, "\(parameter).axes", 0, 7)
        try checkMember(mode, "\(parameter).mode", "0 to 11", known: isKnown_velto_mw_detector_mode(mode))
        try checkMember(arm, "\(parameter).arm", "0 to 2", known: isKnown_velto_mw_arm(arm))
        try checkInteger(count, "\(parameter).count", 0, 65535)
    }
}

extension velto_mw_led_pattern {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(color, "\(parameter).color", "0 to 2", known: isKnown_velto_mw_led_color(color))
        try checkInteger(repeat_count, "\(parameter).repeat_count", 0, 254)
        try checkNumber(high, "\(parameter).high", 0, 1)
        try checkNumber(low, "\(parameter).low", 0, 1)
        try checkNumber(rise, "\(parameter).rise", 0, 65.535)
        try checkNumber(hold, "\(parameter).hold", 0, 65.535)
        try checkNumber(fall, "\(parameter).fall", 0, 65.535)
        try checkNumber(period, "\(parameter).period", 0, 65.535)
        try checkNumber(delay, "\(parameter).delay", 0, 65.535)
    }
}

extension velto_mw_fusion_calibration {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkReserved(reserved.0 == 0, "\(parameter).reserved")
        try checkReserved(reserved.1 == 0, "\(parameter).reserved")
    }
}

extension velto_mw_pin_config: InputStruct {
    static var defaults: velto_mw_pin_config {
        var value = velto_mw_pin_config()
        value.pull_up_pin = -1
        value.pull_down_pin = -1
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 20: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkInteger(pull_up_pin, "\(parameter).pull_up_pin", -1, 63)
        try checkNumber(delay, "\(parameter).delay", 0, 0.00102)
        try checkInteger(pull_down_pin, "\(parameter).pull_down_pin", -1, 63)
        try checkReserved(reserved == 0, "\(parameter).reserved")
    }
}

extension velto_mw_thermistor {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkInteger(is_active_high, "\(parameter).is_active_high", 0, 1)
    }
}

extension velto_mw_spi {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkNumber(frequency, "\(parameter).frequency", 0, 8000000)
        try checkInteger(mode, "\(parameter).mode", 0, 3)
        try checkInteger(is_lsb_first, "\(parameter).is_lsb_first", 0, 1)
        try checkInteger(uses_native_pins, "\(parameter).uses_native_pins", 0, 1)
    }
}

extension velto_mw_bus_signal: InputStruct {
    static var defaults: velto_mw_bus_signal {
        var value = velto_mw_bus_signal()
        value.scale = 1.0
        value.channel_count = 1
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 20, 24, 25, 26, 28, 32, 56, 68: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkInteger(is_spi, "\(parameter).is_spi", 0, 1)
        try checkFinite(scale, "\(parameter).scale")
        try checkMember(format, "\(parameter).format", "0 to 6", known: isKnown_velto_mw_number(format))
        try checkInteger(channel_count, "\(parameter).channel_count", 1, 16)
        try checkInteger(address, "\(parameter).address", 0, 127)
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkInteger(sent_size, "\(parameter).sent_size", 0, 12)
    }
}

extension velto_mw_beacon {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkNumber(period, "\(parameter).period", 0, 65.535)
        try checkInteger(power_at_one_meter, "\(parameter).power_at_one_meter", -128, 127)
        try checkInteger(transmit_power, "\(parameter).transmit_power", -128, 127)
        try checkInteger(is_on, "\(parameter).is_on", 0, 1)
        try checkInteger(is_on_known, "\(parameter).is_on_known", 0, 1)
        try checkReserved(reserved == 0, "\(parameter).reserved")
    }
}

extension velto_mw_settings: InputStruct {
    static var defaults: velto_mw_settings {
        var value = velto_mw_settings()
        value.advertising_interval = 0.417
        value.interval_min = 0.0075
        value.interval_max = 0.03
        value.supervision_timeout = 5.0
        value.whitelist_mode = VELTO_MW_WHITELIST_MODE_OFF
        value.watchdog_timeout = 10.0
        value.watchdog_refresh_by_schedule = 1
        value.watchdog_refresh_by_sleep = 1
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32, 40, 48, 52, 56, 60, 64, 68, 72, 104, 136, 144, 148, 152, 156: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkInteger(latency, "\(parameter).latency", 0, 1000)
        try checkNumber(advertising_interval, "\(parameter).advertising_interval", 0.02, 10.24)
        try checkNumber(advertising_timeout, "\(parameter).advertising_timeout", 0, 180)
        try checkNumber(interval_min, "\(parameter).interval_min", 0.0075, 4)
        try checkNumber(interval_max, "\(parameter).interval_max", 0.0075, 4)
        try checkNumber(supervision_timeout, "\(parameter).supervision_timeout", 0.1, 32)
        try checkInteger(transmit_power, "\(parameter).transmit_power", -30, 4)
        try checkInteger(is_advertising_directed, "\(parameter).is_advertising_directed", 0, 1)
        try checkMember(whitelist_mode, "\(parameter).whitelist_mode", "0 to 3", known: isKnown_velto_mw_whitelist_mode(whitelist_mode))
        try checkInteger(is_regulator_on, "\(parameter).is_regulator_on", 0, 1)
        try checkInteger(is_slow_phy_forced, "\(parameter).is_slow_phy_forced", 0, 1)
        try checkInteger(scan_response_size, "\(parameter).scan_response_size", 0, 31)
        try checkNumber(watchdog_timeout, "\(parameter).watchdog_timeout", 0.01, 131000)
        try checkInteger(watchdog_runs_asleep, "\(parameter).watchdog_runs_asleep", 0, 1)
        try checkInteger(watchdog_refresh_by_schedule, "\(parameter).watchdog_refresh_by_schedule", 0, 1)
        try checkInteger(watchdog_refresh_by_sleep, "\(parameter).watchdog_refresh_by_sleep", 0, 1)
        try checkReserved(reserved == 0, "\(parameter).reserved")
    }
}

extension velto_mw_address {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(kind, "\(parameter).kind", "0 to 3", known: isKnown_velto_mw_address_kind(kind))
        try checkReserved(reserved.0 == 0, "\(parameter).reserved")
        try checkReserved(reserved.1 == 0, "\(parameter).reserved")
    }
}

extension velto_mw_logger_def: @unsafe InputStruct {
    static var defaults: velto_mw_logger_def { unsafe velto_mw_logger_def() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try unsafe checkReserved(reserved == 0, "\(parameter).reserved")
        try unsafe checkNumber(poll_interval, "\(parameter).poll_interval", 0, 86400)
    }
}

extension velto_logger_info: SizedStruct {
    static var defaults: velto_logger_info {
        var value = velto_logger_info()
        value.range = -1.0
        value.rate = -1.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 20, 24, 32, 40: true; default: false } }
}

extension velto_mw_log_info: SizedStruct {
    static var defaults: velto_mw_log_info {
        var value = velto_mw_log_info()
        value.mode = VELTO_MW_LOG_MODE_OVERWRITE
        value.entries = -1
        value.fill = -1.0
        value.remaining = -1.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80: true; default: false } }
}

extension velto_mw_log_item {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkNumber(rate, "\(parameter).rate", 0, 10000)
    }
}

extension velto_mw_log_plan: InputStruct {
    static var defaults: velto_mw_log_plan { velto_mw_log_plan() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkNumber(charge, "\(parameter).charge", 0, 1)
        try checkNumber(notification_rate, "\(parameter).notification_rate", 0, 100000)
    }
}

extension velto_mw_log_estimate: SizedStruct {
    static var defaults: velto_mw_log_estimate {
        var value = velto_mw_log_estimate()
        value.first_end = VELTO_MW_LOG_END_MEMORY
        value.memory = -1.0
        value.battery = -1.0
        value.duration = -1.0
        value.download = -1.0
        value.full_download = -1.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 32, 40, 48, 56, 64: true; default: false } }
}

extension velto_mw_processor_def: InputStruct {
    static var defaults: velto_mw_processor_def {
        var value = velto_mw_processor_def()
        value.type = VELTO_MW_PROCESSOR_TYPE_PASSTHROUGH
        value.mode = VELTO_MW_PROCESSOR_MODE_DEFAULT
        value.function = VELTO_MW_PROCESSOR_FUNCTION_NONE
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 28, 32, 40, 48, 56: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(type, "\(parameter).type", "0 to 18", known: isKnown_velto_mw_processor_type(type))
        try checkMember(mode, "\(parameter).mode", "0 to 13", known: isKnown_velto_mw_processor_mode(mode))
        try checkMember(function, "\(parameter).function", "0 to 17", known: isKnown_velto_mw_processor_function(function))
        try checkInteger(count, "\(parameter).count", 0, 65535)
        try checkInteger(width, "\(parameter).width", 0, 65535)
        try checkInteger(output_size, "\(parameter).output_size", 0, 4)
        try checkInteger(reference_count, "\(parameter).reference_count", 0, 12)
        try checkNumber(value, "\(parameter).value", -1000000000000, 1000000000000)
        try checkNumber(hysteresis, "\(parameter).hysteresis", 0, 1000000000000)
        try checkNumber(period, "\(parameter).period", 0, 4294967)
    }
}

extension velto_processor_info: SizedStruct {
    static var defaults: velto_processor_info {
        var value = velto_processor_info()
        value.type = VELTO_MW_PROCESSOR_TYPE_PASSTHROUGH
        value.slot = -1
        value.rate = -1.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 20, 24, 28, 32: true; default: false } }
}

extension velto_mw_recipe_def: InputStruct {
    static var defaults: velto_mw_recipe_def {
        var value = velto_mw_recipe_def()
        value.recipe = VELTO_MW_RECIPE_EVERY_NTH
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(recipe, "\(parameter).recipe", "0 to 2", known: isKnown_velto_mw_recipe(recipe))
        try checkInteger(count, "\(parameter).count", 0, 65535)
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkNumber(period, "\(parameter).period", 0, 4294967)
        try checkNumber(value, "\(parameter).value", 0, 1000000000000)
    }
}

extension velto_mw_processor_estimate: SizedStruct {
    static var defaults: velto_mw_processor_estimate {
        var value = velto_mw_processor_estimate()
        value.rate = -1.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 32: true; default: false } }
}

extension velto_mw_token {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkReserved(reserved == 0, "\(parameter).reserved")
    }
}

extension velto_download_def: InputStruct {
    static var defaults: velto_download_def {
        var value = velto_download_def()
        value.resumes = 1
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkFlags(flags, "\(parameter).flags", known: 0x7)
        try checkInteger(resumes, "\(parameter).resumes", 0, 1)
        try checkReserved(reserved == 0, "\(parameter).reserved")
    }
}

extension velto_download_page: SizedStruct {
    static var defaults: velto_download_page { velto_download_page() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32, 36: true; default: false } }
}

extension velto_download_gap: SizedStruct {
    static var defaults: velto_download_gap { velto_download_gap() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32: true; default: false } }
}

extension velto_download_info: SizedStruct {
    static var defaults: velto_download_info { velto_download_info() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 32, 40, 48, 56, 64, 72, 80: true; default: false } }
}

extension velto_motion_config: InputStruct {
    static func defaults(for mode: velto_motion_mode) -> velto_motion_config {
        var value = velto_motion_config()
        value.input_x = VELTO_AXIS_SOURCE_GYRO_Y
        value.invert_y = 1
        value.paddle_auto_calibration = 1
        value.input_smoothing = 1.0
        value.drift_retain = 0.995
        value.drift_blend = 0.005
        value.paddle_input_gain = 0.34
        value.paddle_micro_deadzone = 0.42
        value.paddle_still_threshold = 2.5
        value.paddle_auto_calibration_retain = 0.985
        value.paddle_auto_calibration_blend = 0.015
        value.paddle_auto_calibration_max_steer = 0.06
        value.paddle_smooth_max = 2.0
        value.paddle_raw_divisor = 100.0
        value.paddle_raw_smoothing = 1.0
        value.paddle_spike_threshold = 500.0
        value.pointer_damping = 1.0
        value.pointer_output_smoothing = 0.15
        value.gesture_cooldown = 0.4
        value.gesture_min_thrust_speed = 0.12
        value.gesture_pull_speed = 0.04
        value.gesture_pullback_delta = 0.07
        value.gesture_arm_timeout = 3.0
        value.aim_space = VELTO_AIM_SPACE_PLAYER
        value.mode = mode
        switch mode {
        case VELTO_MOTION_MODE_PADDLE:
            break
        case VELTO_MOTION_MODE_POINTER:
            value.deadzone = 0.02
            value.drift_enabled = 1
            value.paddle_input_gain = 0.3
            value.paddle_micro_deadzone = 0.5
            value.paddle_still_threshold = 3.0
            value.paddle_auto_calibration_retain = 0.98
            value.paddle_auto_calibration_blend = 0.02
            value.paddle_smooth_retain = 0.72
            value.paddle_smooth_retain_idle = 0.86
            value.paddle_raw_smoothing = 0.35
            value.pointer_sensitivity = 0.03
            value.pointer_damping = 0.98
            value.pointer_output_smoothing = 0.0
        case VELTO_MOTION_MODE_GESTURE:
            value.deadzone = 0.02
            value.paddle_input_gain = 0.3
            value.paddle_micro_deadzone = 0.5
            value.paddle_still_threshold = 3.0
            value.paddle_auto_calibration_retain = 0.98
            value.paddle_auto_calibration_blend = 0.02
            value.paddle_smooth_retain = 0.72
            value.paddle_smooth_retain_idle = 0.86
            value.paddle_raw_smoothing = 0.35
            value.pointer_sensitivity = 0.045
            value.pointer_damping = 0.96
            value.pointer_output_smoothing = 0.0
            value.gesture_cooldown = 0.45
            value.gesture_min_thrust_speed = 0.1
            value.gesture_pull_speed = 0.08
            value.gesture_pullback_delta = 0.12
        default: break
        }
        return value
    }

    static var defaults: velto_motion_config { defaults(for: VELTO_MOTION_MODE_PADDLE) }

    static func defaults(like head: velto_motion_config) -> velto_motion_config { defaults(for: head.mode) }

    static func base(for head: velto_motion_config, now: velto_motion_config) -> velto_motion_config {
        guard head.mode != now.mode else { return now }
        let base = defaults(like: head)
        return base
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152, 160, 168, 176, 184, 192, 200, 208, 216, 224, 232, 236, 240, 248: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(mode, "\(parameter).mode", "0 to 2", known: isKnown_velto_motion_mode(mode))
        try checkMember(input_x, "\(parameter).input_x", "0 to 3", known: isKnown_velto_axis_source(input_x))
        try checkMember(input_y, "\(parameter).input_y", "0 to 3", known: isKnown_velto_axis_source(input_y))
        try checkInteger(invert_x, "\(parameter).invert_x", 0, 1)
        try checkInteger(invert_y, "\(parameter).invert_y", 0, 1)
        try checkInteger(drift_enabled, "\(parameter).drift_enabled", 0, 1)
        try checkInteger(paddle_auto_calibration, "\(parameter).paddle_auto_calibration", 0, 1)
        try checkMember(gesture_power_law, "\(parameter).gesture_power_law", "0 to 1", known: isKnown_velto_power_law(gesture_power_law))
        try checkMember(paddle_axis, "\(parameter).paddle_axis", "0 to 2", known: isKnown_velto_device_axis(paddle_axis))
        try checkNumber(input_smoothing, "\(parameter).input_smoothing", 0, 1)
        try checkNumber(deadzone, "\(parameter).deadzone", 0, 1)
        try checkNumber(drift_retain, "\(parameter).drift_retain", 0, 1)
        try checkNumber(drift_blend, "\(parameter).drift_blend", 0, 1)
        try checkNumber(paddle_input_gain, "\(parameter).paddle_input_gain", -1000000, 1000000)
        try checkNumber(paddle_micro_deadzone, "\(parameter).paddle_micro_deadzone", 0, 1000000)
        try checkNumber(paddle_still_threshold, "\(parameter).paddle_still_threshold", 0, 1000000)
        try checkNumber(paddle_auto_calibration_retain, "\(parameter).paddle_auto_calibration_retain", 0, 1)
        try checkNumber(paddle_auto_calibration_blend, "\(parameter).paddle_auto_calibration_blend", 0, 1)
        try checkNumber(paddle_auto_calibration_max_steer, "\(parameter).paddle_auto_calibration_max_steer", 0, 1000000)
        try checkNumber(paddle_smooth_retain, "\(parameter).paddle_smooth_retain", 0, 1)
        try checkNumber(paddle_smooth_retain_idle, "\(parameter).paddle_smooth_retain_idle", 0, 1)
        try checkNumber(paddle_smooth_max, "\(parameter).paddle_smooth_max", 0.1, 1000000)
        try checkNumber(paddle_raw_divisor, "\(parameter).paddle_raw_divisor", 1, 1000000)
        try checkNumber(paddle_raw_smoothing, "\(parameter).paddle_raw_smoothing", 0, 1)
        try checkNumber(paddle_spike_threshold, "\(parameter).paddle_spike_threshold", 0, 1000000)
        try checkNumber(pointer_sensitivity, "\(parameter).pointer_sensitivity", -1000000, 1000000)
        try checkNumber(pointer_damping, "\(parameter).pointer_damping", 0, 1)
        try checkNumber(pointer_output_smoothing, "\(parameter).pointer_output_smoothing", 0, 1)
        try checkNumber(gesture_cooldown, "\(parameter).gesture_cooldown", 0, 86400)
        try checkNumber(gesture_min_thrust_speed, "\(parameter).gesture_min_thrust_speed", 0, 1000000)
        try checkNumber(gesture_pull_speed, "\(parameter).gesture_pull_speed", 0, 1000000)
        try checkNumber(gesture_pullback_delta, "\(parameter).gesture_pullback_delta", 0, 1000000)
        try checkNumber(gesture_arm_timeout, "\(parameter).gesture_arm_timeout", 0, 86400)
        try checkMember(aim_space, "\(parameter).aim_space", "0 to 2", known: isKnown_velto_aim_space(aim_space))
        try checkMember(recenter_trigger, "\(parameter).recenter_trigger", "0 to 4", known: isKnown_velto_recenter_trigger(recenter_trigger))
        try checkNumber(recenter_hold, "\(parameter).recenter_hold", 0, 3600)
        try checkNumber(aim_tightening, "\(parameter).aim_tightening", 0, 1000)
    }
}

extension velto_calibration: InputStruct {
    static var defaults: velto_calibration { velto_calibration() }

    static func ends(at size: Int) -> Bool { switch size { case 8: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkInteger(has_paddle_offset, "\(parameter).has_paddle_offset", 0, 1)
        try checkNumber(paddle_offset, "\(parameter).paddle_offset", -65536, 65536)
    }
}

extension velto_calibration_options: InputStruct {
    static var defaults: velto_calibration_options {
        var value = velto_calibration_options()
        value.hold_time = 1.0
        value.still_range = 12.0
        value.timeout = 10.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24: true; default: false } }

    mutating func replaceZeros() {
        if hold_time == 0 { hold_time = 1.0 }
        if still_range == 0 { still_range = 12.0 }
        if timeout == 0 { timeout = 10.0 }
    }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkNumber(hold_time, "\(parameter).hold_time", 0.1, 60)
        try checkNumber(still_range, "\(parameter).still_range", 1, 1000000)
        try checkNumber(timeout, "\(parameter).timeout", 0.1, 3600)
    }
}

extension velto_motion_debug: SizedStruct {
    static var defaults: velto_motion_debug { velto_motion_debug() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112: true; default: false } }
}

extension velto_gamepad_config: InputStruct {
    static func defaults(for style: velto_gamepad_style) -> velto_gamepad_config {
        var value = velto_gamepad_config()
        value.axis = VELTO_DEVICE_AXIS_SECOND
        value.tilt_frames = 4
        value.swing_frames = 6
        value.direction_deadzone = 1.1
        value.velocity_gain = 0.55
        value.position_blend = 0.85
        value.move_threshold = 0.6
        value.shake_acceleration = 150.0
        value.shake_cooldown = 0.12
        value.action_velocity = 6.0
        value.action_cooldown = 0.1
        value.tilt_threshold = 0.22
        value.swing_peak = 5.0
        value.swing_drop_ratio = 0.45
        value.minimum_interval = 0.02
        value.style = style
        switch style {
        case VELTO_GAMEPAD_STYLE_ROBUST:
            break
        case VELTO_GAMEPAD_STYLE_GAME:
            value.minimum_interval = 0.0
            value.direction_deadzone = 0.02
            value.move_threshold = 0.08
            value.shake_acceleration = 1.8
            value.action_velocity = 0.65
            value.swing_peak = 0.5
        case VELTO_GAMEPAD_STYLE_SMOOTH:
            value.minimum_interval = 0.0
            value.tilt_frames = 8
            value.swing_frames = 8
            value.direction_deadzone = 0.05
            value.velocity_gain = 0.35
            value.position_blend = 0.65
            value.move_threshold = 0.12
            value.shake_acceleration = 2.4
            value.shake_cooldown = 0.18
            value.action_velocity = 0.85
            value.action_cooldown = 0.14
            value.tilt_threshold = 0.28
            value.swing_peak = 0.7
            value.swing_drop_ratio = 0.5
        default: break
        }
        return value
    }

    static var defaults: velto_gamepad_config { defaults(for: VELTO_GAMEPAD_STYLE_ROBUST) }

    static func defaults(like head: velto_gamepad_config) -> velto_gamepad_config { defaults(for: head.style) }

    static func base(for head: velto_gamepad_config, now: velto_gamepad_config) -> velto_gamepad_config {
        guard head.style != now.style else { return now }
        let base = defaults(like: head)
        return base
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(style, "\(parameter).style", "0 to 2", known: isKnown_velto_gamepad_style(style))
        try checkMember(axis, "\(parameter).axis", "0 to 2", known: isKnown_velto_device_axis(axis))
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkInteger(tilt_frames, "\(parameter).tilt_frames", 0, 1000)
        try checkInteger(swing_frames, "\(parameter).swing_frames", 0, 1000)
        try checkNumber(direction_deadzone, "\(parameter).direction_deadzone", 0, 1000000)
        try checkNumber(velocity_gain, "\(parameter).velocity_gain", -1000000, 1000000)
        try checkNumber(position_blend, "\(parameter).position_blend", -1000000, 1000000)
        try checkNumber(move_threshold, "\(parameter).move_threshold", 0, 1000000)
        try checkNumber(shake_acceleration, "\(parameter).shake_acceleration", 0, 1000000)
        try checkNumber(shake_cooldown, "\(parameter).shake_cooldown", 0, 86400)
        try checkNumber(action_velocity, "\(parameter).action_velocity", 0, 1000000)
        try checkNumber(action_cooldown, "\(parameter).action_cooldown", 0, 86400)
        try checkNumber(tilt_threshold, "\(parameter).tilt_threshold", 0, 1000000)
        try checkNumber(swing_peak, "\(parameter).swing_peak", 0, 1000000)
        try checkNumber(swing_drop_ratio, "\(parameter).swing_drop_ratio", 0, 1)
        try checkNumber(minimum_interval, "\(parameter).minimum_interval", 0, 1)
    }
}

extension velto_sensor_filter: InputStruct {
    static var defaults: velto_sensor_filter {
        var value = velto_sensor_filter()
        value.tilt_smoothing = 1.0
        value.gyro_smoothing = 1.0
        value.rotation_smoothing = 1.0
        value.noise_floor = 0.001
        value.click_cooldown = 0.12
        value.shake_cooldown = 0.1
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32, 40, 48: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkNumber(tilt_smoothing, "\(parameter).tilt_smoothing", 0, 1)
        try checkNumber(gyro_smoothing, "\(parameter).gyro_smoothing", 0, 1)
        try checkNumber(rotation_smoothing, "\(parameter).rotation_smoothing", 0, 1)
        try checkNumber(noise_floor, "\(parameter).noise_floor", 0, 1000000)
        try checkNumber(click_cooldown, "\(parameter).click_cooldown", 0, 86400)
        try checkNumber(shake_cooldown, "\(parameter).shake_cooldown", 0, 86400)
    }
}

extension velto_axis_sample {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkFinite(gyro_x, "\(parameter).gyro_x")
        try checkFinite(gyro_y, "\(parameter).gyro_y")
        try checkFinite(gyro_z, "\(parameter).gyro_z")
        try checkFinite(rotation, "\(parameter).rotation")
    }
}

extension velto_paddle_config: InputStruct {
    static func defaults(for rate_mode: velto_rate_mode) -> velto_paddle_config {
        var value = velto_paddle_config()
        value.velocity_gain = 880.0
        value.tilt_speed = 240.0
        value.flick_velocity_threshold = 5.0
        value.flick_speed = 320.0
        value.position_scale = 66.0
        value.center_follow_rate = 18.0
        value.rate_mode = rate_mode
        switch rate_mode {
        case VELTO_RATE_MODE_UNKNOWN:
            break
        case VELTO_RATE_MODE_FAST:
            value.velocity_gain = 420.0
            value.tilt_speed = 140.0
            value.flick_velocity_threshold = 9.0
            value.flick_speed = 160.0
            value.position_scale = 58.0
            value.center_follow_rate = 10.0
        case VELTO_RATE_MODE_NORMAL:
            break
        case VELTO_RATE_MODE_LOW_POWER:
            value.velocity_gain = 1050.0
            value.tilt_speed = 300.0
            value.flick_velocity_threshold = 999.0
            value.flick_speed = 0.0
            value.center_follow_rate = 8.0
        default: break
        }
        return value
    }

    static var defaults: velto_paddle_config { defaults(for: VELTO_RATE_MODE_UNKNOWN) }

    static func defaults(like head: velto_paddle_config) -> velto_paddle_config { defaults(for: head.rate_mode) }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32, 40, 48: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(rate_mode, "\(parameter).rate_mode", "0 to 3", known: isKnown_velto_rate_mode(rate_mode))
        try checkNumber(velocity_gain, "\(parameter).velocity_gain", -1000000, 1000000)
        try checkNumber(tilt_speed, "\(parameter).tilt_speed", -1000000, 1000000)
        try checkNumber(flick_velocity_threshold, "\(parameter).flick_velocity_threshold", 0, 1000000)
        try checkNumber(flick_speed, "\(parameter).flick_speed", -1000000, 1000000)
        try checkNumber(position_scale, "\(parameter).position_scale", -1000000, 1000000)
        try checkNumber(center_follow_rate, "\(parameter).center_follow_rate", 0, 1000000)
    }
}

extension velto_menu_config: InputStruct {
    static func defaults(for rate_mode: velto_rate_mode) -> velto_menu_config {
        var value = velto_menu_config()
        value.velocity_threshold = 6.0
        value.frame_delta_threshold = 0.003
        value.debounce = 0.45
        value.neutral_exit = 0.1
        value.rate_mode = rate_mode
        switch rate_mode {
        case VELTO_RATE_MODE_UNKNOWN:
            break
        case VELTO_RATE_MODE_FAST:
            value.velocity_threshold = 7.0
            value.frame_delta_threshold = 0.006
            value.debounce = 0.32
        case VELTO_RATE_MODE_NORMAL:
            break
        case VELTO_RATE_MODE_LOW_POWER:
            value.velocity_threshold = 999.0
            value.frame_delta_threshold = 0.006
            value.debounce = 0.55
            value.neutral_exit = 0.16
        default: break
        }
        return value
    }

    static var defaults: velto_menu_config { defaults(for: VELTO_RATE_MODE_UNKNOWN) }

    static func defaults(like head: velto_menu_config) -> velto_menu_config { defaults(for: head.rate_mode) }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(rate_mode, "\(parameter).rate_mode", "0 to 3", known: isKnown_velto_rate_mode(rate_mode))
        try checkNumber(velocity_threshold, "\(parameter).velocity_threshold", 0, 1000000)
        try checkNumber(frame_delta_threshold, "\(parameter).frame_delta_threshold", 0, 1000000)
        try checkNumber(debounce, "\(parameter).debounce", 0, 86400)
        try checkNumber(neutral_exit, "\(parameter).neutral_exit", 0, 1)
    }
}

extension velto_pointer_config: InputStruct {
    static func defaults(for rate_mode: velto_rate_mode) -> velto_pointer_config {
        var value = velto_pointer_config()
        value.follow_rate = 12.0
        value.delta_gain = 420.0
        value.tilt_nudge = 0.022
        value.rate_mode = rate_mode
        switch rate_mode {
        case VELTO_RATE_MODE_UNKNOWN:
            break
        case VELTO_RATE_MODE_FAST:
            value.follow_rate = 10.0
            value.delta_gain = 120.0
            value.tilt_nudge = 0.01
        case VELTO_RATE_MODE_NORMAL:
            break
        case VELTO_RATE_MODE_LOW_POWER:
            value.follow_rate = 6.0
            value.delta_gain = 520.0
            value.tilt_nudge = 0.035
        default: break
        }
        return value
    }

    static var defaults: velto_pointer_config { defaults(for: VELTO_RATE_MODE_UNKNOWN) }

    static func defaults(like head: velto_pointer_config) -> velto_pointer_config { defaults(for: head.rate_mode) }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(rate_mode, "\(parameter).rate_mode", "0 to 3", known: isKnown_velto_rate_mode(rate_mode))
        try checkNumber(follow_rate, "\(parameter).follow_rate", 0, 1000000)
        try checkNumber(delta_gain, "\(parameter).delta_gain", -1000000, 1000000)
        try checkNumber(tilt_nudge, "\(parameter).tilt_nudge", -1000000, 1000000)
    }
}

extension velto_aim {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkFinite(x, "\(parameter).x")
        try checkFinite(y, "\(parameter).y")
    }
}

extension velto_lateral_config: InputStruct {
    static func defaults(for rate_mode: velto_rate_mode) -> velto_lateral_config {
        var value = velto_lateral_config()
        value.lean_threshold = 0.011
        value.step_gain = 2.1
        value.max_step_per_frame = 0.014
        value.tilt_hold_speed = 0.32
        value.rate_mode = rate_mode
        switch rate_mode {
        case VELTO_RATE_MODE_UNKNOWN:
            break
        case VELTO_RATE_MODE_FAST:
            value.lean_threshold = 0.01
            value.step_gain = 1.8
            value.max_step_per_frame = 0.01
            value.tilt_hold_speed = 0.18
        case VELTO_RATE_MODE_NORMAL:
            break
        case VELTO_RATE_MODE_LOW_POWER:
            value.lean_threshold = 0.014
            value.step_gain = 1.6
            value.max_step_per_frame = 0.011
            value.tilt_hold_speed = 0.42
        default: break
        }
        return value
    }

    static var defaults: velto_lateral_config { defaults(for: VELTO_RATE_MODE_UNKNOWN) }

    static func defaults(like head: velto_lateral_config) -> velto_lateral_config { defaults(for: head.rate_mode) }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(rate_mode, "\(parameter).rate_mode", "0 to 3", known: isKnown_velto_rate_mode(rate_mode))
        try checkNumber(lean_threshold, "\(parameter).lean_threshold", 0, 1)
        try checkNumber(step_gain, "\(parameter).step_gain", -1000000, 1000000)
        try checkNumber(max_step_per_frame, "\(parameter).max_step_per_frame", 0, 1)
        try checkNumber(tilt_hold_speed, "\(parameter).tilt_hold_speed", -1000000, 1000000)
    }
}

extension velto_velocity_limits: InputStruct {
    static func defaults(for preset: velto_velocity_preset) -> velto_velocity_limits {
        var value = velto_velocity_limits()
        value.deadzone = 0.004
        value.maximum = 0.012
        value.sensitivity = 0.22
        value.preset = preset
        switch preset {
        case VELTO_VELOCITY_PRESET_FRAME_FAST:
            break
        case VELTO_VELOCITY_PRESET_FRAME_NORMAL:
            value.deadzone = 0.0018
            value.maximum = 0.028
            value.sensitivity = 0.42
        case VELTO_VELOCITY_PRESET_FRAME_LOW_POWER:
            value.deadzone = 0.005
            value.maximum = 0.045
            value.sensitivity = 0.62
        case VELTO_VELOCITY_PRESET_GAMEPAD_FAST:
            value.deadzone = 1.2
            value.maximum = 4.0
            value.sensitivity = 0.25
        case VELTO_VELOCITY_PRESET_GAMEPAD_OTHER:
            value.deadzone = 1.2
            value.maximum = 6.0
            value.sensitivity = 0.45
        default: break
        }
        return value
    }

    static var defaults: velto_velocity_limits { defaults(for: VELTO_VELOCITY_PRESET_FRAME_FAST) }

    static func defaults(like head: velto_velocity_limits) -> velto_velocity_limits { defaults(for: head.preset) }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(preset, "\(parameter).preset", "0 to 4", known: isKnown_velto_velocity_preset(preset))
        try checkNumber(deadzone, "\(parameter).deadzone", 0, 1000000)
        try checkNumber(maximum, "\(parameter).maximum", 0, 1000000)
        try checkNumber(sensitivity, "\(parameter).sensitivity", -1000000, 1000000)
    }
}

extension velto_strategy_config: InputStruct {
    static func defaults(for pong_style: velto_pong_style) -> velto_strategy_config {
        var value = velto_strategy_config()
        value.quiz_slots = 4
        value.signal_scale = 100.0
        value.pong_deadzone = 0.3
        value.pong_limit = 8.0
        value.pong_gain = 2.5
        value.pong_fast_gain = 1.08
        value.quiz_neutral_enter = 0.34
        value.quiz_neutral_exit = 0.18
        value.quiz_confirm_cooldown = 0.65
        value.quiz_position_retain = 0.74
        value.quiz_adjacent_dwell = 0.28
        value.bowling_peak_min_release = 6.0
        value.bowling_deadzone = 1.5
        value.bowling_cooldown = 0.7
        value.bowling_full_power_velocity = 12.0
        value.dart_spike_threshold = 7.0
        value.dart_cooldown = 0.5
        value.dart_full_power_velocity = 12.0
        value.pong_style = pong_style
        switch pong_style {
        case VELTO_PONG_STYLE_RAW:
            break
        case VELTO_PONG_STYLE_ARCADE:
            value.pong_deadzone = 0.35
            value.pong_limit = 10.0
            value.pong_gain = 3.0
            value.pong_previous_weight = 0.0
        case VELTO_PONG_STYLE_SMOOTH:
            value.pong_deadzone = 0.8
            value.pong_limit = 6.0
            value.pong_gain = 1.2
            value.pong_previous_weight = 0.4
        default: break
        }
        return value
    }

    static var defaults: velto_strategy_config { defaults(for: VELTO_PONG_STYLE_RAW) }

    static func defaults(like head: velto_strategy_config) -> velto_strategy_config { defaults(for: head.pong_style) }

    static func base(for head: velto_strategy_config, now: velto_strategy_config) -> velto_strategy_config {
        guard head.pong_style != now.pong_style else { return now }
        var base = defaults(like: head)
        base.quiz_slots = now.quiz_slots
        base.quiz_is_calm = now.quiz_is_calm
        base.signal_scale = now.signal_scale
        base.quiz_neutral_enter = now.quiz_neutral_enter
        base.quiz_neutral_exit = now.quiz_neutral_exit
        base.quiz_confirm_cooldown = now.quiz_confirm_cooldown
        base.quiz_position_retain = now.quiz_position_retain
        base.quiz_adjacent_dwell = now.quiz_adjacent_dwell
        base.bowling_peak_min_release = now.bowling_peak_min_release
        base.bowling_deadzone = now.bowling_deadzone
        base.bowling_cooldown = now.bowling_cooldown
        base.bowling_full_power_velocity = now.bowling_full_power_velocity
        base.dart_spike_threshold = now.dart_spike_threshold
        base.dart_cooldown = now.dart_cooldown
        base.dart_full_power_velocity = now.dart_full_power_velocity
        return base
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(pong_style, "\(parameter).pong_style", "0 to 2", known: isKnown_velto_pong_style(pong_style))
        try checkInteger(quiz_slots, "\(parameter).quiz_slots", 1, 1000)
        try checkInteger(quiz_is_calm, "\(parameter).quiz_is_calm", 0, 1)
        try checkNumber(signal_scale, "\(parameter).signal_scale", -1000000, 1000000)
        try checkNumber(pong_deadzone, "\(parameter).pong_deadzone", 0, 1000000)
        try checkNumber(pong_limit, "\(parameter).pong_limit", 0, 1000000)
        try checkNumber(pong_gain, "\(parameter).pong_gain", -1000000, 1000000)
        try checkNumber(pong_previous_weight, "\(parameter).pong_previous_weight", 0, 1)
        try checkNumber(pong_fast_gain, "\(parameter).pong_fast_gain", -1000000, 1000000)
        try checkNumber(quiz_neutral_enter, "\(parameter).quiz_neutral_enter", 0, 1)
        try checkNumber(quiz_neutral_exit, "\(parameter).quiz_neutral_exit", 0, 1)
        try checkNumber(quiz_confirm_cooldown, "\(parameter).quiz_confirm_cooldown", 0, 86400)
        try checkNumber(quiz_position_retain, "\(parameter).quiz_position_retain", 0, 1)
        try checkNumber(quiz_adjacent_dwell, "\(parameter).quiz_adjacent_dwell", 0, 86400)
        try checkNumber(bowling_peak_min_release, "\(parameter).bowling_peak_min_release", 0, 1000000)
        try checkNumber(bowling_deadzone, "\(parameter).bowling_deadzone", 0, 1000000)
        try checkNumber(bowling_cooldown, "\(parameter).bowling_cooldown", 0, 86400)
        try checkNumber(bowling_full_power_velocity, "\(parameter).bowling_full_power_velocity", 0.001, 1000000)
        try checkNumber(dart_spike_threshold, "\(parameter).dart_spike_threshold", 0, 1000000)
        try checkNumber(dart_cooldown, "\(parameter).dart_cooldown", 0, 86400)
        try checkNumber(dart_full_power_velocity, "\(parameter).dart_full_power_velocity", 0.001, 1000000)
        try checkOrder(quiz_neutral_exit, "\(parameter).quiz_neutral_exit", notAbove: quiz_neutral_enter, "\(parameter).quiz_neutral_enter")
    }
}

extension velto_strategy_frame: SizedStruct {
    static var defaults: velto_strategy_frame {
        var value = velto_strategy_frame()
        value.quiz_slot = -1
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72: true; default: false } }
}

extension velto_navigator_config: InputStruct {
    static var defaults: velto_navigator_config {
        var value = velto_navigator_config()
        value.policy = VELTO_NAVIGATOR_POLICY_COMFORT
        value.hold_duration = 2.25
        value.settle_duration = 0.45
        value.arm_duration = 1.0
        value.adjacent_dwell = 0.2
        value.jump_dwell = 0.32
        value.neutral_enter = 0.3
        value.neutral_exit = 0.14
        value.focus_loss_grace = 0.35
        value.confirm_cooldown = 0.65
        value.owner_release = 1.5
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(policy, "\(parameter).policy", "0 to 1", known: isKnown_velto_navigator_policy(policy))
        try checkMember(ownership, "\(parameter).ownership", "0 to 2", known: isKnown_velto_menu_ownership(ownership))
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkNumber(hold_duration, "\(parameter).hold_duration", 0.001, 86400)
        try checkNumber(settle_duration, "\(parameter).settle_duration", 0, 86400)
        try checkNumber(arm_duration, "\(parameter).arm_duration", 0, 86400)
        try checkNumber(adjacent_dwell, "\(parameter).adjacent_dwell", 0, 86400)
        try checkNumber(jump_dwell, "\(parameter).jump_dwell", 0, 86400)
        try checkNumber(neutral_enter, "\(parameter).neutral_enter", 0, 0.99)
        try checkNumber(neutral_exit, "\(parameter).neutral_exit", 0, 0.99)
        try checkNumber(focus_loss_grace, "\(parameter).focus_loss_grace", 0, 86400)
        try checkNumber(confirm_cooldown, "\(parameter).confirm_cooldown", 0, 86400)
        try checkNumber(owner_release, "\(parameter).owner_release", 0, 86400)
        try checkOrder(neutral_exit, "\(parameter).neutral_exit", notAbove: neutral_enter, "\(parameter).neutral_enter")
    }
}

extension velto_navigator_state: SizedStruct {
    static var defaults: velto_navigator_state {
        var value = velto_navigator_state()
        value.focus = -1
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24: true; default: false } }
}

extension velto_sim_def: @unsafe InputStruct {
    static var defaults: velto_sim_def { unsafe velto_sim_def() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 32, 40, 48, 56, 64: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try unsafe checkMember(model, "\(parameter).model", "0 to 9", known: isKnown_velto_sim_model(model))
        try unsafe checkMember(packet_format, "\(parameter).packet_format", "0 to 5", known: isKnown_velto_sim_packet_format(packet_format))
        try unsafe checkFlags(flags, "\(parameter).flags", known: 0xff)
        try unsafe checkNumber(mode_timeout, "\(parameter).mode_timeout", 0, 86400)
    }
}

extension velto_sim_step {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(kind, "\(parameter).kind", "0 to 26", known: isKnown_velto_sim_step_kind(kind))
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkNumber(duration, "\(parameter).duration", 0, 86400)
        try checkNumber(amplitude_x, "\(parameter).amplitude_x", -1000000, 1000000)
        try checkNumber(amplitude_y, "\(parameter).amplitude_y", -1000000, 1000000)
        try checkNumber(amplitude_z, "\(parameter).amplitude_z", -1000000, 1000000)
        try checkNumber(period, "\(parameter).period", 0, 86400)
        try checkReserved(reserved2 == 0, "\(parameter).reserved2")
        try checkReserved(reserved3 == 0, "\(parameter).reserved3")
    }
}

extension velto_sim_link: InputStruct {
    static var defaults: velto_sim_link {
        var value = velto_sim_link()
        value.is_in_range = 1
        value.signal_strength = -55
        value.interval = 0.03
        value.mtu = 247
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 32, 40, 44, 48, 52: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkInteger(is_in_range, "\(parameter).is_in_range", 0, 1)
        try checkInteger(refuses_links, "\(parameter).refuses_links", 0, 1)
        try checkInteger(signal_strength, "\(parameter).signal_strength", -127, 20)
        try checkNumber(packet_loss, "\(parameter).packet_loss", 0, 1)
        try checkNumber(delay, "\(parameter).delay", 0, 10)
        try checkNumber(interval, "\(parameter).interval", 0.0075, 4)
        try checkInteger(notifications_per_interval, "\(parameter).notifications_per_interval", 0, 100)
        try checkInteger(writes_per_interval, "\(parameter).writes_per_interval", 0, 100)
        try checkInteger(mtu, "\(parameter).mtu", 23, 247)
        try checkInteger(is_ideal, "\(parameter).is_ideal", 0, 1)
    }
}

extension velto_sim_characteristic {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkFlags(properties, "\(parameter).properties", known: 0xff)
        try checkMember(security, "\(parameter).security", "0 to 2", known: isKnown_velto_sim_security(security))
        try checkInteger(handle, "\(parameter).handle", 1, .max)
        try checkInteger(write_size_min, "\(parameter).write_size_min", .min, 512)
        try checkInteger(write_size_max, "\(parameter).write_size_max", .min, 512)
        try checkInteger(value_size, "\(parameter).value_size", .min, 64)
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkReserved(reserved2 == 0, "\(parameter).reserved2")
    }
}

extension velto_sim_reaction {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(trigger, "\(parameter).trigger", "0 to 1", known: isKnown_velto_sim_trigger(trigger))
        try checkMember(action, "\(parameter).action", "0 to 4", known: isKnown_velto_sim_action(action))
        try checkFlags(flags, "\(parameter).flags", known: 0x3)
        try checkInteger(pattern_size, "\(parameter).pattern_size", .min, 32)
        try checkInteger(att_code, "\(parameter).att_code", .min, 255)
        try checkNumber(delay, "\(parameter).delay", 0, 86400)
        try checkNumber(period, "\(parameter).period", 0, 86400)
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkInteger(size, "\(parameter).size", .min, 256)
        try checkInteger(copy_from, "\(parameter).copy_from", .min, 511)
        try checkInteger(copy_to, "\(parameter).copy_to", .min, 255)
        try checkInteger(copy_size, "\(parameter).copy_size", .min, 256)
        try checkReserved(reserved2 == 0, "\(parameter).reserved2")
    }
}

extension velto_sim_fault {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(kind, "\(parameter).kind", "0 to 2", known: isKnown_velto_sim_fault_kind(kind))
        try checkFlags(requests, "\(parameter).requests", known: 0xf)
        try checkNumber(delay, "\(parameter).delay", 0, 86400)
        try checkInteger(att_code, "\(parameter).att_code", .min, 255)
        try checkReserved(reserved == 0, "\(parameter).reserved")
    }
}

extension velto_sim_info: SizedStruct {
    static var defaults: velto_sim_info { velto_sim_info() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 32, 40, 48: true; default: false } }
}

extension velto_keyboard_config: InputStruct {
    static var defaults: velto_keyboard_config {
        var value = velto_keyboard_config()
        value.speed = 2.0
        value.throw_power = 0.75
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkNumber(speed, "\(parameter).speed", 0.01, 1000)
        try checkNumber(return_speed, "\(parameter).return_speed", 0, 1000)
        try checkNumber(hold_time, "\(parameter).hold_time", 0, 60)
        try checkNumber(throw_power, "\(parameter).throw_power", 0, 1)
    }
}

extension velto_host_def: @unsafe InputStruct {
    static var defaults: velto_host_def { unsafe velto_host_def() }

    static func ends(at size: Int) -> Bool { switch size { case 8: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try unsafe checkMember(state, "\(parameter).state", "0 to 2", known: isKnown_velto_host_state(state))
    }
}

extension velto_host_advertisement: @unsafe InputStruct {
    static var defaults: velto_host_advertisement {
        var value = unsafe velto_host_advertisement()
        unsafe value.rssi = 127
        return unsafe value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32, 36: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try unsafe checkFlags(flags, "\(parameter).flags", known: 0x7)
        try unsafe checkInteger(rssi, "\(parameter).rssi", -127, 127)
        try unsafe checkReserved(reserved == 0, "\(parameter).reserved")
    }
}

extension velto_host_info: SizedStruct {
    static var defaults: velto_host_info { velto_host_info() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 32, 40: true; default: false } }
}

extension velto_store_info: SizedStruct {
    static var defaults: velto_store_info {
        var value = velto_store_info()
        value.remaining = -1.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 32, 40, 48: true; default: false } }
}

extension velto_export_def: InputStruct {
    static var defaults: velto_export_def {
        var value = velto_export_def()
        value.longest_bridge = 1.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 32, 40, 48, 56: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkMember(dialect, "\(parameter).dialect", "0 to 2", known: isKnown_velto_table_dialect(dialect))
        try checkMember(units, "\(parameter).units", "0 to 2", known: isKnown_velto_units(units))
        try checkInteger(is_aligned, "\(parameter).is_aligned", 0, 1)
        try checkInteger(replaces, "\(parameter).replaces", 0, 1)
        try checkMember(fill_method, "\(parameter).fill_method", "0 to 2", known: isKnown_velto_fill_method(fill_method))
        try checkNumber(grid_rate, "\(parameter).grid_rate", 0, 100000)
        try checkNumber(longest_bridge, "\(parameter).longest_bridge", 0, 86400)
    }
}

extension velto_session_query: @unsafe InputStruct {
    static var defaults: velto_session_query { unsafe velto_session_query() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32, 40: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try unsafe checkMember(state, "\(parameter).state", "0 to 3", known: isKnown_velto_session_state(state))
    }
}

extension velto_session_status: SizedStruct {
    static var defaults: velto_session_status { velto_session_status() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32, 40, 48, 52, 56, 60, 64, 128: true; default: false } }
}

extension velto_track_def: @unsafe InputStruct {
    static var defaults: velto_track_def { unsafe velto_track_def() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 32, 40: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try unsafe checkMember(value_type, "\(parameter).value_type", "0 to 3", known: isKnown_velto_value_type(value_type))
        try unsafe checkMember(time_base, "\(parameter).time_base", "0 to 2", known: isKnown_velto_time_base(time_base))
        try unsafe checkReserved(reserved == 0, "\(parameter).reserved")
        try unsafe checkNumber(rate, "\(parameter).rate", 0, 1000000)
    }
}

extension velto_orientation_tracks: InputStruct {
    static var defaults: velto_orientation_tracks { velto_orientation_tracks() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32, 40, 48, 52: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkInteger(is_live, "\(parameter).is_live", 0, 1)
        try checkInteger(keeps_period, "\(parameter).keeps_period", 0, 1)
        try checkReserved(reserved == 0, "\(parameter).reserved")
    }
}

extension velto_firmware_info: SizedStruct {
    static var defaults: velto_firmware_info { velto_firmware_info() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 64, 104, 144, 184: true; default: false } }
}

extension velto_firmware_part: SizedStruct {
    static var defaults: velto_firmware_part {
        var value = velto_firmware_part()
        value.version = -1
        value.hardware = -1
        value.revision = -1
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 20, 24, 28, 32, 36, 40, 104, 112, 120: true; default: false } }
}

extension velto_http_def: @unsafe InputStruct {
    static var defaults: velto_http_def {
        var value = unsafe velto_http_def()
        unsafe value.timeout = 30.0
        unsafe value.size_limit = 16777216
        return unsafe value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24: true; default: false } }

    mutating func replaceZeros() {
        if unsafe timeout == 0 { unsafe timeout = 30.0 }
        if unsafe size_limit == 0 { unsafe size_limit = 16777216 }
    }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try unsafe checkReserved(reserved == 0, "\(parameter).reserved")
        try unsafe checkNumber(timeout, "\(parameter).timeout", 0.1, 3600)
        try unsafe checkInteger(size_limit, "\(parameter).size_limit", 1, 67108864)
    }
}

extension velto_catalog_query: @unsafe InputStruct {
    static var defaults: velto_catalog_query { unsafe velto_catalog_query() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16, 24, 32, 40, 48: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try unsafe checkReserved(reserved == 0, "\(parameter).reserved")
    }
}

extension velto_firmware_build {
    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkInteger(is_withdrawn, "\(parameter).is_withdrawn", 0, 1)
        try checkReserved(reserved == 0, "\(parameter).reserved")
    }
}

extension velto_catalog_info: SizedStruct {
    static var defaults: velto_catalog_info { velto_catalog_info() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16: true; default: false } }
}

extension velto_update_def: @unsafe InputStruct {
    static var defaults: velto_update_def { unsafe velto_update_def() }

    static func ends(at size: Int) -> Bool { switch size { case 8, 16: true; default: false } }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try unsafe checkFlags(flags, "\(parameter).flags", known: 0x7)
    }
}

extension velto_orientation_def: InputStruct {
    static var defaults: velto_orientation_def {
        var value = velto_orientation_def()
        value.packet_size = 1
        value.period = 0.01
        value.inclination_time = 3.0
        value.heading_time = 9.0
        return value
    }

    static func ends(at size: Int) -> Bool { switch size { case 8, 12, 16, 24, 32, 40, 48, 72: true; default: false } }

    mutating func replaceZeros() {
        if packet_size == 0 { packet_size = 1 }
        if period == 0 { period = 0.01 }
        if inclination_time == 0 { inclination_time = 3.0 }
        if heading_time == 0 { heading_time = 9.0 }
    }

    func check(_ parameter: StaticString) throws(VeltoError) {
        try checkFlags(options, "\(parameter).options", known: 0xf)
        try checkInteger(packet_size, "\(parameter).packet_size", 1, 65535)
        try checkReserved(reserved == 0, "\(parameter).reserved")
        try checkNumber(period, "\(parameter).period", 0.0001, 1)
        try checkNumber(range, "\(parameter).range", 0, 1000)
        try checkNumber(inclination_time, "\(parameter).inclination_time", 0.05, 1000)
        try checkNumber(heading_time, "\(parameter).heading_time", 0.05, 1000)
        try checkNumber(bias_deviation, "\(parameter).bias_deviation", 0, 1)
    }
}

/// The size of a structure by its name, nil for a name that none has.
func structSize(named name: String) -> Int? {
    switch name {
    case "velto_uuid": 16
    case "velto_error_detail": 736
    case "velto_context_def": 72
    case "velto_context_info": 44
    case "velto_context_stats": 32
    case "velto_adapter_info": 256
    case "velto_op_progress": 48
    case "velto_op_info": 88
    case "velto_scan_options": 8
    case "velto_device_info": 528
    case "velto_connect_options": 24
    case "velto_link_stats": 40
    case "velto_known_device": 512
    case "velto_gatt_service": 24
    case "velto_gatt_characteristic": 48
    case "velto_gatt_descriptor": 24
    case "velto_subscription_def": 24
    case "velto_subscription_info": 56
    case "velto_value": 536
    case "velto_signal_info": 40
    case "velto_channel_info": 64
    case "velto_frame_info": 32
    case "velto_stream_def": 32
    case "velto_stream_info": 104
    case "velto_input": 336
    case "velto_binding": 48
    case "velto_mounting": 56
    case "velto_tap_mode": 32
    case "velto_tap_info": 80
    case "velto_tap_settings": 68
    case "velto_mw_info": 80
    case "velto_mw_module": 24
    case "velto_mw_source": 16
    case "velto_mw_sensor_config": 88
    case "velto_mw_detector_config": 72
    case "velto_mw_led_pattern": 64
    case "velto_mw_calibration": 10
    case "velto_mw_fusion_calibration": 32
    case "velto_mw_pin_config": 24
    case "velto_mw_thermistor": 8
    case "velto_mw_spi": 24
    case "velto_mw_bus_signal": 112
    case "velto_mw_beacon": 48
    case "velto_mw_settings": 160
    case "velto_mw_address": 12
    case "velto_mw_logger_def": 24
    case "velto_logger_info": 48
    case "velto_mw_log_info": 88
    case "velto_mw_log_item": 16
    case "velto_mw_log_plan": 24
    case "velto_mw_log_estimate": 72
    case "velto_mw_processor_def": 152
    case "velto_processor_info": 40
    case "velto_mw_recipe_def": 32
    case "velto_mw_processor_estimate": 40
    case "velto_mw_token": 4
    case "velto_mw_program_item": 80
    case "velto_download_def": 16
    case "velto_download_page": 40
    case "velto_download_gap": 40
    case "velto_download_info": 88
    case "velto_event_adapter": 48
    case "velto_event_found": 8
    case "velto_event_link_limit": 8
    case "velto_event_choice": 8
    case "velto_event_link": 16
    case "velto_event_connected": 8
    case "velto_event_disconnected": 8
    case "velto_event_connect_failed": 8
    case "velto_event_op": 16
    case "velto_event_button": 16
    case "velto_event_rate": 16
    case "velto_event_player": 8
    case "velto_event_calibration": 8
    case "velto_event_gyro_calibration": 40
    case "velto_event_gesture": 16
    case "velto_event_tap": 16
    case "velto_event_air_gesture": 16
    case "velto_event_air_state": 8
    case "velto_event_hand_gesture": 8
    case "velto_event_tap_hold": 8
    case "velto_event_standby": 8
    case "velto_event_tap_report": 8
    case "velto_event_keyboard_state": 8
    case "velto_event_details": 16
    case "velto_event_board_state": 16
    case "velto_event_detected": 24
    case "velto_event_pin": 8
    case "velto_event_log": 16
    case "velto_event_board_reset": 16
    case "velto_event_page": 16
    case "velto_event_mouse": 16
    case "velto_event_hand_state": 8
    case "velto_event_orientation": 16
    case "velto_event_move": 32
    case "velto_event_services": 8
    case "velto_event_subscription": 16
    case "velto_event_pairing": 16
    case "velto_event_stream": 8
    case "velto_event_dropped": 24
    case "velto_event_store": 16
    case "velto_event_track": 24
    case "velto_event_session": 16
    case "velto_event_data": 80
    case "velto_event": 128
    case "velto_motion_config": 256
    case "velto_calibration": 16
    case "velto_calibration_options": 32
    case "velto_motion_debug": 120
    case "velto_gamepad_config": 120
    case "velto_sensor_filter": 56
    case "velto_axis_sample": 32
    case "velto_probe_change": 16
    case "velto_paddle_config": 56
    case "velto_menu_config": 40
    case "velto_menu_step": 16
    case "velto_pointer_config": 32
    case "velto_aim": 16
    case "velto_lateral_config": 40
    case "velto_picker_step": 8
    case "velto_action_step": 24
    case "velto_velocity_limits": 32
    case "velto_strategy_config": 160
    case "velto_strategy_frame": 80
    case "velto_navigator_config": 96
    case "velto_navigator_state": 32
    case "velto_navigator_step": 16
    case "velto_sim_def": 72
    case "velto_sim_step": 64
    case "velto_sim_link": 56
    case "velto_sim_characteristic": 128
    case "velto_sim_reaction": 384
    case "velto_sim_fault": 32
    case "velto_sim_write": 528
    case "velto_sim_info": 56
    case "velto_sim_notification": 520
    case "velto_keyboard_config": 40
    case "velto_host_def": 16
    case "velto_host_request": 768
    case "velto_host_advertisement": 40
    case "velto_host_notification": 8
    case "velto_host_info": 48
    case "velto_log_line": 512
    case "velto_store_info": 56
    case "velto_session_info": 256
    case "velto_track_info": 512
    case "velto_export_def": 64
    case "velto_session_query": 48
    case "velto_session_status": 1152
    case "velto_session_mark": 256
    case "velto_track_gap": 48
    case "velto_track_text": 256
    case "velto_track_def": 48
    case "velto_store_download": 160
    case "velto_orientation_tracks": 56
    case "velto_firmware_info": 304
    case "velto_firmware_part": 128
    case "velto_http_def": 32
    case "velto_catalog_query": 56
    case "velto_firmware_build": 504
    case "velto_catalog_info": 24
    case "velto_update_def": 24
    case "velto_orientation_def": 80
    case "velto_inertial_sample": 80
    case "velto_orientation_frame": 104
    default: nil
    }
}
