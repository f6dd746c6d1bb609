/// The interpolation between two frames.
public enum FillMethod: Sendable {
    /// The value of the previous frame.
    case previous
    /// The value of the nearer frame.
    case nearest
    /// Linear; angles and quaternions rotate in the shorter direction.
    case linear
}
