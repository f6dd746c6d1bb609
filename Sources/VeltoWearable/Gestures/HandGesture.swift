/// A gesture of a hand in mid-air, derived from hand states.
///
/// Source: TAP protocol notes, 3.5 (the numbers of 2026).
public enum HandGesture: CaseIterable, Sendable {
    /// No gesture.
    case none
    /// Thumb and index finger touched briefly.
    case clickIndex
    /// Thumb and middle finger touched briefly.
    case clickMiddle
    /// Thumb and ring finger touched briefly.
    case clickRing
    /// Thumb and little finger touched briefly.
    case clickPinky
    /// Thumb and index finger stay together.
    case dragIndex
    /// Thumb and middle finger stay together.
    case dragMiddle
    /// Thumb and ring finger stay together.
    case dragRing
    /// Thumb and little finger stay together.
    case dragPinky
    /// The fingers separated after a drag.
    case drop
    /// Thumb and index finger touch: a click or a drag begins.
    case touchIndex
    /// Thumb and middle finger touch: a click or a drag begins.
    case touchMiddle
    /// Thumb and ring finger touch: a click or a drag begins.
    case touchRing
    /// Thumb and little finger touch: a click or a drag begins.
    case touchPinky
    /// The hand becomes a fist.
    case fistBegin
    /// The hand is no longer a fist.
    case fistEnd
    /// The hand swipes to the left.
    case swipeLeft
    /// The hand swipes to the right.
    case swipeRight
    /// The hand swipes upwards.
    case swipeUp
    /// The hand swipes downwards.
    case swipeDown
}

extension HandGesture {
    /// The finger that touches the thumb, 1 for the index finger; nil for other gestures.
    public var finger: Int? {
        switch self {
        case .clickIndex, .dragIndex, .touchIndex: 1
        case .clickMiddle, .dragMiddle, .touchMiddle: 2
        case .clickRing, .dragRing, .touchRing: 3
        case .clickPinky, .dragPinky, .touchPinky: 4
        case .none, .drop, .fistBegin, .fistEnd, .swipeLeft, .swipeRight, .swipeUp, .swipeDown: nil
        }
    }
}
