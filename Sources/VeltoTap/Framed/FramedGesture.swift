/// The gesture codes of the framed protocol.
///
/// They differ from those of the classic protocol.
///
/// Source: TAP protocol notes, appendix A.
struct FramedGesture: RawRepresentable, Hashable {
    let rawValue: UInt8

    static let open = Self(rawValue: 100)
    static let heldFist = Self(rawValue: 114)
    private static let swipes: [UInt8: Swipe] = [101: .left, 102: .right, 103: .up, 104: .down]
    private static let clicks: ClosedRange<UInt8> = 105...108
    private static let held: ClosedRange<UInt8> = 110...113

    /// The swipe direction; nil for other gestures.
    var swipe: Swipe? { Self.swipes[rawValue] }
    /// The finger that touched the thumb; nil unless the gesture is a click.
    var click: Pinch? { Self.clicks.contains(rawValue) ? Pinch(rawValue: Int(rawValue - 105)) : nil }
    /// The finger held against the thumb; nil unless the gesture is held.
    var heldPinch: Pinch? { Self.held.contains(rawValue) ? Pinch(rawValue: Int(rawValue - 110)) : nil }
    /// Whether the gesture is held: fingers stay together, or the hand stays a fist.
    var isHeld: Bool { heldPinch != nil || self == .heldFist }
}
