internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoTap

// MARK: Modes and states

extension TapMode {
    /// The mode that a program hands in; throws for ranges that the mode does not use, or no sensor has.
    init(_ c: velto_tap_mode) throws(VeltoError) {
        guard c.mode != VELTO_TAP_INPUT_MODE_RAW_SENSORS else {
            self = .rawSensors(
                try RawSensitivity(
                    fingerRange: c.finger_range_g, gyroscopeRange: c.thumb_range_dps,
                    accelerometerRange: c.thumb_range_g))
            return
        }
        guard c.finger_range_g == 0, c.thumb_range_dps == 0, c.thumb_range_g == 0 else {
            throw .invalidArgument("mode", "has a range: must be 0 in modes other than RAW_SENSORS")
        }
        self = Self.numbers.first { $0.number == c.mode }?.mode ?? .controller
    }

    fileprivate static let numbers: [(number: velto_tap_input_mode, mode: TapMode)] = [
        (VELTO_TAP_INPUT_MODE_CONTROLLER, .controller), (VELTO_TAP_INPUT_MODE_TEXT, .text),
        (VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_MOUSE, .controllerWithMouse),
        (VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_KEYBOARD, .controllerWithKeyboard),
        (VELTO_TAP_INPUT_MODE_TAP_HOLD, .tapHold),
    ]
}

extension velto_tap_mode {
    /// A mode as programs see it.
    init(_ mode: TapMode) {
        self.init()
        guard let sensitivity = mode.sensitivity else {
            self.mode = TapMode.numbers.first { $0.mode == mode }?.number ?? VELTO_TAP_INPUT_MODE_CONTROLLER
            return
        }
        self.mode = VELTO_TAP_INPUT_MODE_RAW_SENSORS
        finger_range_g = sensitivity.fingers == 0 ? 0 : sensitivity.fingerRange.limit
        thumb_range_dps = sensitivity.gyroscope == 0 ? 0 : sensitivity.gyroscopeRange.limit
        thumb_range_g = sensitivity.accelerometer == 0 ? 0 : sensitivity.accelerometerRange.limit
    }
}

extension XRState {
    /// The numbers are those of the device; 0 is none.
    init?(number: velto_tap_xr_state) {
        self.init(rawValue: UInt8(clamping: number))
    }
}

extension XRState? {
    /// The number in the C interface.
    var number: velto_tap_xr_state { velto_tap_xr_state(self?.rawValue ?? 0) }
}

extension FramedFeature {
    /// The numbers are those of the device.
    init(number: velto_tap_feature) {
        self = Self(rawValue: UInt8(clamping: number)) ?? .rawData
    }
}

extension FingerCombination {
    /// Fingers that have been checked.
    init(_ bits: velto_finger) {
        self.init(rawValue: UInt8(truncatingIfNeeded: bits))
    }
}

// MARK: Information

extension velto_tap_info {
    /// What is known of a TAP.
    mutating func take(_ status: TapStatus, _ defaults: TapDefaults) {
        flags = Self.flags(status, defaults)
        hardware_version = status.hardware?.rawValue ?? -1
        firmware_version = status.firmware?.rawValue ?? -1
        abilities = TapFeature.allCases.filter(status.has).reduce(0) { $0 | $1.bit }
        protocol_generation = status.isFramed ? 2 : 1
        mouse_state = status.mouseState?.rawValue ?? VELTO_MOUSE_STATE_UNKNOWN
        hand_state = HandState(rawValue: Int32(clamping: status.handState))?.rawValue ?? VELTO_HAND_STATE_OPEN
        shift = status.keyboard.flatMap { ShiftState(rawValue: Int32($0.shift)) }?.rawValue ?? VELTO_SHIFT_STATE_UNKNOWN
        known_features = status.features.keys.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
        active_features = status.features.reduce(0) { $1.value ? $0 | 1 << UInt32($1.key.rawValue) : $0 }
        dropped_combination_count = status.droppedCombinations
    }

    private static func flags(_ status: TapStatus, _ defaults: TapDefaults) -> velto_tap_flag {
        let all: [(isSet: Bool, flag: velto_tap_flag)] = [
            (status.isXR, VELTO_TAP_XR), (status.isInAir, VELTO_TAP_IN_AIR),
            (status.isInStandby, VELTO_TAP_IN_STANDBY), (status.keyboard?.isSwitched ?? false, VELTO_TAP_SWITCHED),
            (status.settings != nil, VELTO_TAP_SETTINGS_READ),
            (status.settings?.isDeveloperMode ?? false, VELTO_TAP_DEVELOPER_MODE),
            (defaults.isPaused, VELTO_TAP_PAUSED), (defaults.writesModes, VELTO_TAP_WRITES_MODES),
        ]
        return all.filter(\.isSet).reduce(0) { $0 | $1.flag }
    }
}

// MARK: Settings

/// A setting that is a yes or no.
private struct Switch: Sendable {
    let bit: velto_tap_setting
    let c: any WritableKeyPath<velto_tap_settings, velto_bool> & Sendable
    let swift: any WritableKeyPath<TapSettings, Bool> & Sendable

    static let all = [
        Switch(bit: VELTO_TAP_SETTING_LEFT_HANDED, c: \.is_left_handed, swift: \.isLeftHanded),
        Switch(bit: VELTO_TAP_SETTING_VIBRATION, c: \.vibrates, swift: \.vibrates),
        Switch(bit: VELTO_TAP_SETTING_MOUSE_ONLY, c: \.is_mouse_only, swift: \.isMouseOnly),
        Switch(bit: VELTO_TAP_SETTING_VOICE_OVER, c: \.has_voice_over, swift: \.hasVoiceOver),
        Switch(bit: VELTO_TAP_SETTING_AUTO_CORRECTION, c: \.corrects_text, swift: \.correctsText),
        Switch(bit: VELTO_TAP_SETTING_FLIPPED_SCROLLING, c: \.flips_scrolling, swift: \.flipsScrolling),
        Switch(bit: VELTO_TAP_SETTING_KEYBOARD_ONLY, c: \.is_keyboard_only, swift: \.isKeyboardOnly),
        Switch(bit: VELTO_TAP_SETTING_STANDBY, c: \.has_standby, swift: \.hasStandby),
        Switch(bit: VELTO_TAP_SETTING_AIR_MOUSE, c: \.has_air_mouse, swift: \.hasAirMouse),
        Switch(bit: VELTO_TAP_SETTING_MEDIA_CONTROL, c: \.controls_media, swift: \.controlsMedia),
        Switch(bit: VELTO_TAP_SETTING_TELEVISION_CONTROL, c: \.controls_television, swift: \.controlsTelevision),
        Switch(bit: VELTO_TAP_SETTING_DEVELOPER_MODE, c: \.is_developer_mode, swift: \.isDeveloperMode),
    ]
}

/// A setting that is a number.
private struct Number: Sendable {
    let bit: velto_tap_setting
    let c: any WritableKeyPath<velto_tap_settings, UInt32> & Sendable
    let swift: any WritableKeyPath<TapSettings, UInt8> & Sendable

    static let all = [
        Number(bit: VELTO_TAP_SETTING_MOUSE_SENSITIVITY, c: \.mouse_sensitivity, swift: \.mouseSensitivity),
        Number(bit: VELTO_TAP_SETTING_SCROLL_SENSITIVITY, c: \.scroll_sensitivity, swift: \.scrollSensitivity),
        Number(bit: VELTO_TAP_SETTING_DOUBLE_TAP_TIMEOUT, c: \.double_tap_timeout, swift: \.doubleTapTimeout),
        Number(bit: VELTO_TAP_SETTING_SLEEP_AFTER, c: \.sleep_after, swift: \.sleepAfter),
    ]
}

extension velto_tap_settings {
    /// What a TAP has stored.
    mutating func take(_ settings: TapSettings) {
        for each in Switch.all { self[keyPath: each.c] = settings[keyPath: each.swift] ? 1 : 0 }
        for each in Number.all { self[keyPath: each.c] = UInt32(settings[keyPath: each.swift]) }
    }
}

extension TapSettings {
    /// Changes the members that a program names.
    mutating func take(_ c: velto_tap_settings, _ members: velto_tap_setting) {
        for each in Switch.all where members & each.bit != 0 { self[keyPath: each.swift] = c[keyPath: each.c] != 0 }
        for each in Number.all where members & each.bit != 0 {
            self[keyPath: each.swift] = UInt8(clamping: c[keyPath: each.c])
        }
    }
}
