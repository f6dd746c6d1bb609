internal import VeltoMotion
public import VeltoWearable

extension AirGesture {
    private static let names: [Int32: String] = [
        2: "OneFingerUp", 3: "TwoFingersUp", 4: "OneFingerDown", 5: "TwoFingersDown", 6: "OneFingerLeft",
        7: "TwoFingersLeft", 8: "OneFingerRight", 9: "TwoFingersRight", 10: "IndexToThumbTouch",
        11: "MiddleToThumbTouch", 100: "HandOpen", 101: "ThumbIndex", 102: "ThumbMiddle", 103: "ThumbRing",
        104: "ThumbPinky", 105: "Fist", 301: "SwipeLeft", 302: "SwipeUp", 303: "SwipeRight", 304: "SwipeDown",
    ]
    /// Codes that carry no gesture and are not delivered.
    private static let silent: Set<Int32> = [0, 1]

    /// The name; nil for an unknown code.
    public var name: String? { Self.names[rawValue] }

    /// Whether the code has a meaning.
    public var isKnown: Bool { name != nil }

    /// Whether it is a state of the hand.
    public var isHandState: Bool { HandState.codes.contains(Int(rawValue)) }

    /// Whether the code only means that there is no gesture.
    var isSilent: Bool { Self.silent.contains(rawValue) }

    /// The gesture that a tap of a hand in mid-air is; nil for one that means nothing there.
    init?(tapInAir fingers: FingerCombination) {
        switch fingers {
        case .index: self = .indexToThumbTouch
        case .middle: self = .middleToThumbTouch
        default: return nil
        }
    }
}

/// A direction of a swipe of the hand in front of a TapXR.
enum Swipe: UInt8, CaseIterable {
    case left = 1
    case right = 2
    case up = 3
    case down = 4

    /// The gesture, as the host numbers it.
    var airGesture: AirGesture {
        switch self {
        case .left: .swipeLeft
        case .up: .swipeUp
        case .right: .swipeRight
        case .down: .swipeDown
        }
    }

    /// The gesture among those derived from the hand.
    var handGesture: HandGesture {
        switch self {
        case .left: .swipeLeft
        case .right: .swipeRight
        case .up: .swipeUp
        case .down: .swipeDown
        }
    }
}
