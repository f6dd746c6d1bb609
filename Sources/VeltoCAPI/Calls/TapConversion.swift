internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoTap

// MARK: Modes and states

extension TapMode {
    /// Creates a mode from its C form; throws for ranges that the mode does not use or no sensor has.
    init(_ c: velto_tap_mode) throws(VeltoError) {
        guard c.mode != VELTO_TAP_INPUT_MODE_RAW_SENSORS else {
            self = .rawSensors(
                try RawSensitivity(
                    fingerRange: c.finger_range_g, gyroscopeRange: c.thumb_range_dps,
                    accelerometerRange: c.thumb_range_g))
            return
        }
        guard c.finger_range_g == 0, c.thumb_range_dps == 0, c.thumb_range_g == 0 else {
            throw .invalidArgument("mode", "has a range but is not RAW_SENSORS")
        }
        self =
            switch c.mode {
            case VELTO_TAP_INPUT_MODE_TEXT: .text
            case VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_MOUSE: .controllerWithMouse
            case VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_KEYBOARD: .controllerWithKeyboard
            case VELTO_TAP_INPUT_MODE_TAP_HOLD: .tapHold
            default: .controller
            }
    }
}

extension velto_tap_mode {
    /// Creates the C form of a mode.
    init(_ mode: TapMode) {
        self.init()
        self.mode =
            switch mode {
            case .controller: VELTO_TAP_INPUT_MODE_CONTROLLER
            case .text: VELTO_TAP_INPUT_MODE_TEXT
            case .controllerWithMouse: VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_MOUSE
            case .controllerWithKeyboard: VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_KEYBOARD
            case .tapHold: VELTO_TAP_INPUT_MODE_TAP_HOLD
            case .rawSensors: VELTO_TAP_INPUT_MODE_RAW_SENSORS
            }
        guard let sensitivity = mode.sensitivity else { return }
        finger_range_g = sensitivity.fingers == 0 ? 0 : sensitivity.fingerRange.limit
        thumb_range_dps = sensitivity.gyroscope == 0 ? 0 : sensitivity.gyroscopeRange.limit
        thumb_range_g = sensitivity.accelerometer == 0 ? 0 : sensitivity.accelerometerRange.limit
    }
}

extension XRState {
    /// Creates a state from the device's own number; nil for 0.
    init?(number: velto_tap_xr_state) {
        self.init(rawValue: UInt8(clamping: number))
    }
}

extension XRState? {
    /// The number in the C interface.
    var number: velto_tap_xr_state { velto_tap_xr_state(self?.rawValue ?? 0) }
}

extension FramedFeature {
    /// Creates a feature from the device's own number.
    init(number: velto_tap_feature) {
        self = Self(rawValue: UInt8(clamping: number)) ?? .rawData
    }
}

extension FingerCombination {
    /// Creates fingers from checked bits.
    init(_ bits: velto_finger) {
        self.init(rawValue: UInt8(truncatingIfNeeded: bits))
    }
}

// MARK: Information

extension velto_tap_info {
    /// Sets the members from the status of a TAP.
    mutating func take(_ status: TapStatus, _ defaults: TapDefaults) {
        flags = Self.flags(status, defaults)
        hardware_version = status.hardware?.rawValue ?? -1
        firmware_version = status.firmware?.rawValue ?? -1
        for feature in TapFeature.allCases where status.has(feature) { abilities |= feature.bit }
        protocol_generation = status.isFramed ? 2 : 1
        mouse_state = status.mouseState?.rawValue ?? VELTO_MOUSE_STATE_UNKNOWN
        hand_state = velto_hand_state(clamping: status.handState)
        shift = status.keyboard?.shiftState?.rawValue ?? VELTO_SHIFT_STATE_UNKNOWN
        for (feature, isOn) in status.features {
            known_features |= 1 << UInt32(feature.rawValue)
            if isOn { active_features |= 1 << UInt32(feature.rawValue) }
        }
        dropped_combination_count = status.droppedCombinations
        vision_reports =
            status.visionOperation.map { velto_tap_vision_reports($0.rawValue) }
            ?? VELTO_TAP_VISION_REPORTS_UNKNOWN
        vision_model = status.visionModel.map { velto_tap_vision_model($0.rawValue) } ?? VELTO_TAP_VISION_MODEL_UNKNOWN
        thumb_range_dps = status.sensitivity?.gyroscopeRange.limit ?? 0
        thumb_range_g = status.sensitivity?.accelerometerRange.limit ?? 0
    }

    private static func flags(_ status: TapStatus, _ defaults: TapDefaults) -> velto_tap_flag {
        var flags: velto_tap_flag = 0
        if status.isXR { flags |= VELTO_TAP_XR }
        if status.isInAir { flags |= VELTO_TAP_IN_AIR }
        if status.isInStandby { flags |= VELTO_TAP_IN_STANDBY }
        if let keyboard = status.keyboard, keyboard.isSwitched { flags |= VELTO_TAP_SWITCHED }
        if let settings = status.settings {
            flags |= VELTO_TAP_SETTINGS_READ
            if settings.isDeveloperMode { flags |= VELTO_TAP_DEVELOPER_MODE }
        }
        if defaults.isPaused { flags |= VELTO_TAP_PAUSED }
        if defaults.writesModes { flags |= VELTO_TAP_WRITES_MODES }
        return flags
    }
}

// MARK: Settings

extension velto_tap_settings {
    /// Sets the members from the stored settings of a TAP.
    mutating func take(_ settings: TapSettings) {
        unsafe withMembers { members in
            for (index, setting) in TapSetting.allCases.enumerated() {
                unsafe members[index] = UInt32(settings[setting])
            }
        }
    }

    /// Calls `body` with the members after the size, which are in the order of their flags and have 32 bits each.
    fileprivate mutating func withMembers(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
        unsafe withUnsafeMutableBytes(of: &self) { bytes in
            let words = unsafe bytes.bindMemory(to: UInt32.self)
            unsafe body(UnsafeMutableBufferPointer(rebasing: words.dropFirst()))
        }
    }
}

extension TapSettings {
    /// Copies the selected members.
    mutating func take(_ c: velto_tap_settings, _ members: velto_tap_setting) {
        var c = c
        unsafe c.withMembers { values in
            for (index, setting) in TapSetting.allCases.enumerated() where members & setting.bit != 0 {
                self[setting] = UInt8(clamping: unsafe values[index])
            }
        }
    }
}
