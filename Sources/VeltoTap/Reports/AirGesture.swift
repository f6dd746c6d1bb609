/// A mid-air gesture, or a state of the hand in front of a TapXR.
///
/// Source: TAP protocol notes, 3.4.
public struct AirGesture: RawRepresentable, Hashable, Sendable {
    /// The code: of the device, or for swipes of a TapXR of the host.
    public let rawValue: Int

    /// Wraps a code.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Codes that report the posture of the hand in front of a TapXR, several times a second.
    static let handStates: ClosedRange<Int> = 100...105

    private static let names: [Int: String] = [
        2: "OneFingerUp", 3: "TwoFingersUp", 4: "OneFingerDown", 5: "TwoFingersDown", 6: "OneFingerLeft",
        7: "TwoFingersLeft", 8: "OneFingerRight", 9: "TwoFingersRight", 10: "IndexToThumbTouch",
        11: "MiddleToThumbTouch", 100: "HandOpen", 101: "ThumbIndex", 102: "ThumbMiddle", 103: "ThumbRing",
        104: "ThumbPinky", 105: "Fist", 301: "SwipeLeft", 302: "SwipeUp", 303: "SwipeRight", 304: "SwipeDown",
    ]
    /// Codes that carry no gesture and are not delivered.
    private static let silent: Set<Int> = [0, 1]

    /// Index finger and thumb touch.
    public static let indexToThumb = AirGesture(rawValue: 10)
    /// Middle finger and thumb touch.
    public static let middleToThumb = AirGesture(rawValue: 11)

    /// The name; nil for an unknown code.
    public var name: String? { Self.names[rawValue] }

    /// Whether the code has a meaning.
    public var isKnown: Bool { name != nil }

    /// Whether it is a state of the hand.
    public var isHandState: Bool { Self.handStates.contains(rawValue) }

    /// Whether the device sends it only to say that there is no gesture.
    var isSilent: Bool { Self.silent.contains(rawValue) }

    /// The gesture that a tap of a hand in mid-air is; nil for one that means nothing there.
    init?(tapInAir fingers: FingerCombination) {
        switch fingers {
        case .index: self = .indexToThumb
        case .middle: self = .middleToThumb
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
        case .left: AirGesture(rawValue: 301)
        case .up: AirGesture(rawValue: 302)
        case .right: AirGesture(rawValue: 303)
        case .down: AirGesture(rawValue: 304)
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
