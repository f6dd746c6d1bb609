/// How motion becomes a position.
public enum MotionMode: Int32, CaseIterable, Hashable, Sendable {
    /// One axis; the position follows the tilt.
    case paddle = 0
    /// Two axes; the position follows the turning.
    case pointer = 1
    /// Like the pointer, and pulling back and thrusting forward throws.
    case gesture = 2
}
