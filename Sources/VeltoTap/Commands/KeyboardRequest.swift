/// A request of the keyboard's logic, which Straps have.
///
/// Source: TAP protocol notes, 5.4.
enum KeyboardRequest: Hashable {
    /// Report the state of shift and switch, as a tap without fingers.
    case state
    /// Behave as if these fingers had tapped.
    case tap(FingerCombination)

    /// The bytes to be written.
    var command: [UInt8] {
        switch self {
        case .state: [0xF1, 0x00]
        case .tap(let fingers): [fingers.rawValue & FingerCombination.all.rawValue, 0x00]
        }
    }
}

extension [UInt8] {
    /// Requests the state of the air mouse.
    ///
    /// Source: TAP protocol notes, 3.4.
    static let airStateQuery: [UInt8] = [0x0D]
}
