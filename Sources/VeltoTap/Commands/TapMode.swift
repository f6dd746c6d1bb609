/// The input mode of a TAP: the receiver of its taps.
///
/// A TAP falls back to text mode unless the mode is written periodically. Source: TAP protocol notes, 2.1.
public enum TapMode: Hashable, Sendable {
    /// A keyboard and mouse for the system, without events for the program.
    case text
    /// Events for the program (the default).
    case controller
    /// Events for the program, and a mouse for the system.
    case controllerWithMouse
    /// Events for the program, and a keyboard and mouse for the system.
    case controllerWithKeyboard
    /// Events for the program, including the end of held taps (framed protocol only).
    case tapHold
    /// Raw sensor values only.
    case rawSensors(RawSensitivity)

    /// The command bytes.
    var command: [UInt8] {
        switch self {
        case .text: Self.command(0x00)
        case .controller, .tapHold: Self.command(0x01)
        case .controllerWithMouse: Self.command(0x03)
        case .controllerWithKeyboard: Self.command(0x05)
        case .rawSensors(let sensitivity):
            Self.command(0x0A) + [sensitivity.fingers, sensitivity.gyroscope, sensitivity.accelerometer]
        }
    }

    /// The feature that the mode requires; nil for a mode that every device supports.
    var feature: TapFeature? {
        switch self {
        case .text: .textMode
        case .controller, .tapHold: nil
        case .controllerWithMouse: .mouseHID
        case .controllerWithKeyboard: .fullHID
        case .rawSensors: .rawSensors
        }
    }

    /// The replacement mode on a device without the feature; nil if nothing is written.
    var fallback: TapMode? {
        switch self {
        case .controllerWithMouse, .controllerWithKeyboard: .controller
        case .text, .controller, .tapHold, .rawSensors: nil
        }
    }

    /// The sensitivity of raw sensor values; nil in other modes.
    public var sensitivity: RawSensitivity? {
        if case .rawSensors(let sensitivity) = self { sensitivity } else { nil }
    }

    /// Whether taps and gestures reach the program.
    var reportsTaps: Bool { self != .text && sensitivity == nil }

    private static func command(_ mode: UInt8) -> [UInt8] { [0x03, 0x0C, 0x00, mode] }
}
