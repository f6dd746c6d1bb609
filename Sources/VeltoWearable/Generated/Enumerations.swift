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
}

extension WearableCapabilities: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "position"), (0x2, "button"), (0x4, "orientation"), (0x8, "acceleration"), (0x10, "rotationRate"), (0x20, "battery"), (0x40, "motion")])
    }
}
