/// The state of a TapXR: mid-air mouse or keyboard.
///
/// Source: TAP protocol notes, 2.3.
public enum XRState: UInt8, CaseIterable, Sendable {
    /// A mouse.
    case airMouse = 1
    /// A keyboard.
    case tapping = 2
    /// Chosen by the posture of the hand (the default).
    case userControl = 3

    /// The command bytes.
    var command: [UInt8] { [0x03, 0x0D, 0x00, rawValue] }
}
