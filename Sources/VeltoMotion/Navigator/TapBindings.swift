/// The menu commands of a TAP's taps and air gestures.
///
/// A combination has one bit per finger, from the thumb (1) to the little finger (16). By default the thumb confirms,
/// the index finger goes back, the middle finger goes forward, and the little finger leaves. Source: TAP protocol
/// notes, 3.1 and 3.4.
public struct TapBindings: Hashable, Sendable {
    private static let combinations = 1...31
    private static let defaultTaps: [Int: MenuCommand] = [1: .activate, 2: .previous, 4: .next, 16: .leave]
    /// Swipes with one or two fingers or the hand, and a finger touching the thumb; down goes forward, as in a list.
    private static let gestures: [Int: MenuCommand] = [
        2: .previous, 3: .previous, 4: .next, 5: .next, 6: .previous, 7: .previous, 8: .next, 9: .next,
        10: .activate, 11: .activate, 301: .previous, 302: .previous, 303: .next, 304: .next,
    ]

    private var taps = Self.defaultTaps
    private var handState = HandState.open.code

    /// Creates the default bindings.
    public init() {}

    /// The command of a finger combination; `none` for invalid combinations.
    public subscript(_ combination: Int) -> MenuCommand {
        get { taps[combination] ?? .none }
        set { if Self.combinations.contains(combination) { taps[combination] = newValue } }
    }

    /// Returns the command of an air gesture code; `none` for unknown codes.
    ///
    /// The only hand state with a command is the start of a touch of thumb and index finger.
    public mutating func command(ofGesture code: Int) -> MenuCommand {
        guard HandState.codes.contains(code) else { return Self.gestures[code] ?? .none }
        let isNew = code != handState
        handState = code
        return isNew && code == HandState.thumbIndex.code ? .activate : .none
    }
}
