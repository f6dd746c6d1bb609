/// An action on a pin.
public enum PinAction: CaseIterable, Hashable, Sendable {
    /// It is an output, at the supply's voltage.
    case high
    /// It is an output, at 0 V.
    case low
    /// It is an input that is drawn to the supply's voltage.
    case pullUp
    /// It is an input that is drawn to 0 V.
    case pullDown
    /// It is an input that nothing draws.
    case noPull

    /// The register that does it.
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
