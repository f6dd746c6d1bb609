/// The codes of gestures in the framed protocol, which are not those of the classic one.
///
/// Source: TAP protocol notes, appendix A.
struct FramedGesture: RawRepresentable, Hashable {
    let rawValue: UInt8

    static let open = Self(rawValue: 100)
    static let heldFist = Self(rawValue: 114)
    private static let swipes: [UInt8: Swipe] = [101: .left, 102: .right, 103: .up, 104: .down]
    private static let clicks: ClosedRange<UInt8> = 105...108
    private static let held: ClosedRange<UInt8> = 110...113

    /// The direction, if it is a swipe.
    var swipe: Swipe? { Self.swipes[rawValue] }
    /// The finger that touched the thumb, if it is a click.
    var click: Pinch? { Self.clicks.contains(rawValue) ? Pinch(rawValue: Int(rawValue - 105)) : nil }
    /// The finger that stays on the thumb, if it is held.
    var heldPinch: Pinch? { Self.held.contains(rawValue) ? Pinch(rawValue: Int(rawValue - 110)) : nil }
    /// Whether fingers stay together, or the hand stays a fist.
    var isHeld: Bool { heldPinch != nil || self == .heldFist }
}
