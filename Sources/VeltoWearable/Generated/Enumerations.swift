// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import VeltoCore

extension DeviceFamily {
    /// Unknown, or not supported.
    @inlinable public static var unknown: Self { Self(rawValue: 0) }
    /// A Triki cap.
    @inlinable public static var triki: Self { Self(rawValue: 1) }
    /// A TAP wearable.
    @inlinable public static var tap: Self { Self(rawValue: 2) }
    /// A MetaWear board.
    @inlinable public static var metawear: Self { Self(rawValue: 3) }
}

extension DeviceFamily: CustomStringConvertible {
    /// The name; a number without a name as it is.
    public var description: String {
        describe(value: Int64(rawValue), [(0, "unknown"), (1, "triki"), (2, "tap"), (3, "metawear")])
    }
}

extension WearableCapabilities {
    /// It moves a position in velto_input.
    @inlinable public static var position: Self { Self(rawValue: 0x1) }
    /// It has a button.
    @inlinable public static var button: Self { Self(rawValue: 0x2) }
    /// It measures its orientation.
    @inlinable public static var orientation: Self { Self(rawValue: 0x4) }
    /// It measures acceleration.
    @inlinable public static var acceleration: Self { Self(rawValue: 0x8) }
    /// It measures its rotation rate in rad/s.
    @inlinable public static var rotationRate: Self { Self(rawValue: 0x10) }
    /// It reports the charge of its battery.
    @inlinable public static var battery: Self { Self(rawValue: 0x20) }
    /// Its motion becomes input by a mode, a configuration and a calibration.
    @inlinable public static var motion: Self { Self(rawValue: 0x40) }
    /// It has signals that can be streamed.
    @inlinable public static var streams: Self { Self(rawValue: 0x80) }
}

extension WearableCapabilities: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "position"), (0x2, "button"), (0x4, "orientation"), (0x8, "acceleration"), (0x10, "rotationRate"), (0x20, "battery"), (0x40, "motion"), (0x80, "streams")])
    }
}

extension Units: RawRepresentable {
    /// Creates the value with a number of `velto_units`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .si
        case 1: self = .native
        case 2: self = .raw
        default: return nil
        }
    }

    /// The number in `velto_units`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .si: 0
        case .native: 1
        case .raw: 2
        }
    }
}

extension SampleTable.ValueType: RawRepresentable {
    /// Creates the value with a number of `velto_value_type`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .float32
        case 1: self = .int32
        case 2: self = .uint32
        case 3: self = .uint8
        default: return nil
        }
    }

    /// The number in `velto_value_type`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .float32: 0
        case .int32: 1
        case .uint32: 2
        case .uint8: 3
        }
    }
}

extension SignalDescription.LossDetection: RawRepresentable {
    /// Creates the value with a number of `velto_loss_detection`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .estimated
        case 2: self = .counted
        default: return nil
        }
    }

    /// The number in `velto_loss_detection`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .estimated: 1
        case .counted: 2
        }
    }
}

extension SignalDescription.Abilities {
    /// It can be streamed.
    @inlinable public static var streamable: Self { Self(rawValue: 0x1) }
    /// It can be read once, and streamed by polling.
    @inlinable public static var readable: Self { Self(rawValue: 0x2) }
    /// The device can log it.
    @inlinable public static var loggable: Self { Self(rawValue: 0x4) }
    /// The device can process it.
    @inlinable public static var processable: Self { Self(rawValue: 0x8) }
}

extension SignalDescription.Abilities: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "streamable"), (0x2, "readable"), (0x4, "loggable"), (0x8, "processable")])
    }
}

extension FrameInfo.Flags {
    /// The number of frames lost before this one is an estimate, and so is the gap in `sequence`.
    @inlinable public static var estimatedLoss: Self { Self(rawValue: 0x1) }
}

extension FrameInfo.Flags: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "estimatedLoss")])
    }
}
