public import VeltoWearable

/// The state of a TAP's keyboard logic.
///
/// Source: TAP protocol notes, 3.1.
public struct KeyboardState: Hashable, Sendable {
    /// Shift: 0 off, 1 on, 2 locked.
    public let shift: UInt8
    /// Whether the keyboard uses its second map.
    public let isSwitched: Bool

    /// Creates a state.
    public init(shift: UInt8, isSwitched: Bool) {
        self.shift = shift
        self.isSwitched = isSwitched
    }

    /// The state of the shift key; nil for an unknown number.
    public var shiftState: ShiftState? { ShiftState(rawValue: Int32(shift)) }
}
