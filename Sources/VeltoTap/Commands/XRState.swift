/// The state of a TapXR: mid-air mouse or keyboard.
///
/// Source: TAP protocol notes, 2.3.
public enum XRState: UInt8, CaseIterable, Sendable {
    /// A mouse.
    case airMouse = 1
    /// A keyboard.
    case tapping = 2
    /// The posture of the hand decides; the standard.
    case userControl = 3

    /// The bytes that set the state.
    var command: [UInt8] { [0x03, 0x0D, 0x00, rawValue] }
}
