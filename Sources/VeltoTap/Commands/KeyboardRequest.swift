/// A request to the keyboard logic of a Strap.
///
/// Source: TAP protocol notes, 5.4.
enum KeyboardRequest: Hashable {
    /// Report the shift and switch state as a tap without fingers.
    case state
    /// Simulate a tap of these fingers.
    case tap(FingerCombination)

    /// The command bytes.
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
