/// What the hand in front of a TapXR does, derived from its states.
///
/// Source: TAP protocol notes, 3.5 (the numbers of 2026).
public enum HandGesture: Int, CaseIterable, Sendable {
    /// Nothing.
    case none = 0
    /// Thumb and index finger touched briefly.
    case clickIndex = 1
    /// Thumb and middle finger touched briefly.
    case clickMiddle = 2
    /// Thumb and ring finger touched briefly.
    case clickRing = 3
    /// Thumb and little finger touched briefly.
    case clickPinky = 4
    /// Thumb and index finger stay together.
    case dragIndex = 5
    /// Thumb and middle finger stay together.
    case dragMiddle = 6
    /// Thumb and ring finger stay together.
    case dragRing = 7
    /// Thumb and little finger stay together.
    case dragPinky = 8
    /// Fingers that stayed together part.
    case drop = 9
    /// Thumb and index finger touch: a click or a drag begins.
    case touchIndex = 10
    /// Thumb and middle finger touch: a click or a drag begins.
    case touchMiddle = 11
    /// Thumb and ring finger touch: a click or a drag begins.
    case touchRing = 12
    /// Thumb and little finger touch: a click or a drag begins.
    case touchPinky = 13
    /// The hand becomes a fist.
    case fistBegin = 14
    /// The hand is a fist no longer.
    case fistEnd = 15
    /// The hand swipes to the left.
    case swipeLeft = 17
    /// The hand swipes to the right.
    case swipeRight = 18
    /// The hand swipes upwards.
    case swipeUp = 19
    /// The hand swipes downwards.
    case swipeDown = 20
}

/// A finger that touches the thumb.
enum Pinch: Int, CaseIterable {
    case index, middle, ring, pinky

    var click: HandGesture { Self.clicks[rawValue] }
    var drag: HandGesture { Self.drags[rawValue] }
    var touch: HandGesture { Self.touches[rawValue] }

    private static let clicks: [HandGesture] = [.clickIndex, .clickMiddle, .clickRing, .clickPinky]
    private static let drags: [HandGesture] = [.dragIndex, .dragMiddle, .dragRing, .dragPinky]
    private static let touches: [HandGesture] = [.touchIndex, .touchMiddle, .touchRing, .touchPinky]
}
