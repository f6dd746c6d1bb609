internal import VeltoMotion
public import VeltoWearable

extension AirGesture {
    private static let names: [Int32: String] = [
        2: "OneFingerUp", 3: "TwoFingersUp", 4: "OneFingerDown", 5: "TwoFingersDown", 6: "OneFingerLeft",
        7: "TwoFingersLeft", 8: "OneFingerRight", 9: "TwoFingersRight", 10: "IndexToThumbTouch",
        11: "MiddleToThumbTouch", 100: "HandOpen", 101: "ThumbIndex", 102: "ThumbMiddle", 103: "ThumbRing",
        104: "ThumbPinky", 105: "Fist", 301: "SwipeLeft", 302: "SwipeUp", 303: "SwipeRight", 304: "SwipeDown",
    ]
    /// Codes without a gesture.
    ///
    /// They are not delivered.
    private static let silent: Set<Int32> = [0, 1]

    /// The name; nil for an unknown code.
    public var name: String? { Self.names[rawValue] }

    /// Whether the code is known.
    public var isKnown: Bool { name != nil }

    /// Whether the code is a state of the hand.
    public var isHandState: Bool { HandState.codes.contains(Int(rawValue)) }

    /// Whether the code means "no gesture".
    var isSilent: Bool { Self.silent.contains(rawValue) }

    /// Creates the gesture for a tap in mid-air; nil for a tap without a meaning there.
    init?(tapInAir fingers: FingerCombination) {
        switch fingers {
        case .index: self = .indexToThumbTouch
        case .middle: self = .middleToThumbTouch
        default: return nil
        }
    }
}

/// The swipe direction of a hand in front of a TapXR.
enum Swipe: UInt8, CaseIterable {
    case left = 1
    case right = 2
    case up = 3
    case down = 4

    /// The gesture with the host's number.
    var airGesture: AirGesture {
        switch self {
        case .left: .swipeLeft
        case .up: .swipeUp
        case .right: .swipeRight
        case .down: .swipeDown
        }
    }

    /// The corresponding hand gesture.
    var handGesture: HandGesture {
        switch self {
        case .left: .swipeLeft
        case .right: .swipeRight
        case .up: .swipeUp
        case .down: .swipeDown
        }
    }
}
