/// The posture of a hand in view of a camera.
public enum HandState: CaseIterable, Sendable {
    /// No fingers touch.
    case open
    /// Thumb and index finger touch.
    case thumbIndex
    /// Thumb and middle finger touch.
    case thumbMiddle
    /// Thumb and ring finger touch.
    case thumbRing
    /// Thumb and little finger touch.
    case thumbPinky
    /// The hand is a fist.
    case fist
}

extension HandState {
    /// The codes of all postures, which a device reports several times per second.
    package static let codes = open.code...fist.code

    /// The code that a TAP wearable uses.
    package var code: Int { Int(rawValue) }
}
