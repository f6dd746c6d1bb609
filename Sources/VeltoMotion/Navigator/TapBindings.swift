/// The meaning of a TAP's taps and air gestures in a menu.
///
/// A combination has one bit for each finger that tapped, from the thumb (1) to the little finger (16). By default the thumb
/// confirms, the index finger goes back, the middle finger on, and the little finger leaves.
/// Source: TAP protocol notes, 3.1 and 3.4.
public struct TapBindings: Hashable, Sendable {
    private static let combinations = 1...31
    private static let defaultTaps: [Int: MenuCommand] = [1: .activate, 2: .previous, 4: .next, 16: .leave]
    /// Swipes with one or two fingers or the hand, and a finger that touches the thumb; down moves on, as in a list.
    private static let gestures: [Int: MenuCommand] = [
        2: .previous, 3: .previous, 4: .next, 5: .next, 6: .previous, 7: .previous, 8: .next, 9: .next,
        10: .activate, 11: .activate, 301: .previous, 302: .previous, 303: .next, 304: .next,
    ]

    private var taps = Self.defaultTaps
    private var handState = HandState.open.code

    /// The defaults.
    public init() {}

    /// Returns the command of a finger combination; none for invalid ones.
    public subscript(_ combination: Int) -> MenuCommand {
        get { taps[combination] ?? .none }
        set { if Self.combinations.contains(combination) { taps[combination] = newValue } }
    }

    /// Returns the command of an air gesture, by its code; none for unknown ones.
    ///
    /// Of the hand states, only the start of a touch of thumb and index finger counts.
    public mutating func command(ofGesture code: Int) -> MenuCommand {
        guard HandState.codes.contains(code) else { return Self.gestures[code] ?? .none }
        let isNew = code != handState
        handState = code
        return isNew && code == HandState.thumbIndex.code ? .activate : .none
    }
}
