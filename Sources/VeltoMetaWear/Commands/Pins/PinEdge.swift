/// The changes of a pin that are reported.
public enum PinEdge: CaseIterable, Hashable, Sendable {
    /// None.
    case none
    /// From low to high.
    case rising
    /// From high to low.
    case falling
    /// Both.
    case any

    /// The number in packets.
    var code: UInt8 {
        switch self {
        case .none: 0
        case .rising: 1
        case .falling: 2
        case .any: 3
        }
    }
}
