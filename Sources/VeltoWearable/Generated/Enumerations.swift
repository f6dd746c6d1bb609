// Generated from bindings/api; do not edit.
// swift-format-ignore-file

extension DeviceFamily {
    /// Not known, or none of ours.
    public static let unknown = Self(rawValue: 0)
    /// A Triki cap.
    public static let triki = Self(rawValue: 1)
    /// A TAP wearable.
    public static let tap = Self(rawValue: 2)
    /// A MetaWear board.
    public static let metawear = Self(rawValue: 3)
}

extension WearableCapabilities {
    /// It moves a position in velto_input.
    public static let position = Self(rawValue: 0x1)
    /// It has a button.
    public static let button = Self(rawValue: 0x2)
    /// It knows its orientation.
    public static let orientation = Self(rawValue: 0x4)
    /// It measures acceleration.
    public static let acceleration = Self(rawValue: 0x8)
    /// It measures the rate of rotation in rad/s.
    public static let rotationRate = Self(rawValue: 0x10)
    /// It tells the charge of its battery.
    public static let battery = Self(rawValue: 0x20)
}
