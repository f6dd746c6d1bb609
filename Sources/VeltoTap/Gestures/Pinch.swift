internal import VeltoWearable

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
