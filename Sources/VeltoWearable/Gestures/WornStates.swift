/// The source of a wearable's pointer movements.
public enum MouseState: CaseIterable, Sendable {
    /// None.
    case standby
    /// The hand in mid-air.
    case airMouse
    /// The optical sensor on the thumb.
    case optical1
    /// The optical sensor, second variant.
    case optical2
}

/// The state of a device keyboard's shift key.
public enum ShiftState: CaseIterable, Sendable {
    /// Small letters.
    case off
    /// The next letter is a capital.
    case on
    /// All letters are capitals.
    case locked
}
