/// How motion becomes a position.
public enum MotionMode: CaseIterable, Hashable, Sendable {
    /// One axis; the position follows the tilt.
    case paddle
    /// Two axes; the position follows the turning.
    case pointer
    /// Like the pointer, and pulling back and thrusting forward throws.
    case gesture
}
