internal import VeltoCore
internal import VeltoMotion

/// The names in scripts: those of the C constants, in lower case.
enum ScriptWords {
    static let motionModes: [(String, MotionMode)] = [
        ("paddle", .paddle), ("pointer", .pointer), ("gesture", .gesture),
    ]

    static let rateModes: [(String, RateMode)] = [
        ("unknown", .unknown), ("fast", .fast), ("normal", .normal), ("low_power", .lowPower),
    ]

    static let gyroCalibrations: [(String, GyroscopeCalibration)] = [
        ("unknown", .unknown), ("rough", .rough), ("good", .good),
    ]

    static let flags = bits([
        ("connected", GameInput.Flags.connected), ("receiving", .receiving), ("fresh", .fresh),
        ("idle_low_power", .idleLowPower), ("calibration_wanted", .calibrationWanted), ("calibrated", .calibrated),
        ("control_available", .controlAvailable), ("has_position", .hasPosition),
        ("has_orientation", .hasOrientation), ("has_acceleration", .hasAcceleration),
        ("has_rotation_rate", .hasRotationRate), ("has_battery", .hasBattery), ("virtual", .virtual),
    ])

    static let states = bits([
        ("moving", GameInput.States.moving), ("tilt_left", .tiltLeft), ("tilt_right", .tiltRight),
        ("gesture_primed", .gesturePrimed), ("button_highlight", .buttonHighlight), ("at_rest", .atRest),
        ("sensor_click", .sensorClick), ("sensor_shake", .sensorShake),
    ])

    static let gestures = bits([
        ("click", GameInput.Gestures.click), ("primary", .primary), ("throw", .throw), ("shake", .shake),
        ("swing", .swing), ("action", .action),
    ])

    static let buttons: [(String, UInt32)] =
        [("main", GameInput.mainButton)]
        + ["thumb", "index", "middle", "ring", "little"].enumerated().map {
            ($1, 1 << (GameInput.firstFinger + UInt32($0)))
        }

    private static func bits<Set: OptionSet>(_ names: [(String, Set)]) -> [(String, UInt32)]
    where Set.RawValue == UInt32 {
        names.map { ($0, $1.rawValue) }
    }

    /// Reads a name.
    static func read<Value>(_ reader: inout JSONReader, _ words: [(String, Value)]) throws(VeltoError) -> Value {
        let word = try reader.readText()
        guard let known = words.first(where: { $0.0 == word }) else {
            throw reader.error("\"\(word)\" must be one of \(words.map(\.0).joined(separator: ", "))")
        }
        return known.1
    }
}

extension GameInput.Flags {
    /// The bits as a settable property.
    var bits: UInt32 {
        get { rawValue }
        set { self = Self(rawValue: newValue) }
    }
}

extension GameInput.States {
    /// The bits as a settable property.
    var bits: UInt32 {
        get { rawValue }
        set { self = Self(rawValue: newValue) }
    }
}

extension GameInput.Gestures {
    /// The bits as a settable property.
    var bits: UInt32 {
        get { rawValue }
        set { self = Self(rawValue: newValue) }
    }
}
