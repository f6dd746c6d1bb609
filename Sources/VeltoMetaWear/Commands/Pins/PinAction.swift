/// An action on a pin.
public enum PinAction: CaseIterable, Hashable, Sendable {
    /// Drive the pin to the supply voltage.
    case high
    /// Drive the pin to 0 V.
    case low
    /// Make the pin an input with a pull-up.
    case pullUp
    /// Make the pin an input with a pull-down.
    case pullDown
    /// Make the pin an input without a pull.
    case noPull

    /// The register of the action.
    var register: UInt8 {
        switch self {
        case .high: 0x01
        case .low: 0x02
        case .pullUp: 0x03
        case .pullDown: 0x04
        case .noPull: 0x05
        }
    }
}
