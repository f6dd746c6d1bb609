/// The mapping from motion to position.
public enum MotionMode: CaseIterable, Hashable, Sendable {
    /// One axis; the position follows the tilt.
    case paddle
    /// Two axes; the position follows the rotation.
    case pointer
    /// Two axes as in `pointer`; pulling back and thrusting forward throws.
    case gesture
}
