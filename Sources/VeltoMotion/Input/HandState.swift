/// The posture of a hand before a camera.
public enum HandState: CaseIterable, Sendable {
    /// Nothing touches.
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
    /// The codes of all postures, which a device reports several times a second.
    package static let codes = open.code...fist.code

    /// The code of a TAP wearable.
    package var code: Int { Int(rawValue) }
}
