public import VeltoWearable

/// The state of the keyboard's logic in a TAP.
///
/// Source: TAP protocol notes, 3.1.
public struct KeyboardState: Hashable, Sendable {
    /// Shift: 0 off, 1 on, 2 locked.
    public let shift: UInt8
    /// Whether the keyboard is switched to its second map.
    public let isSwitched: Bool

    /// Describes a state.
    public init(shift: UInt8, isSwitched: Bool) {
        self.shift = shift
        self.isSwitched = isSwitched
    }

    /// The state of the shift key; nil for a number without a name.
    public var shiftState: ShiftState? { ShiftState(rawValue: Int32(shift)) }
}
