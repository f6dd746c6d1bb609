/// The way to values between two frames.
public enum FillMethod: Sendable {
    /// The frame before.
    case previous
    /// The nearer frame.
    case nearest
    /// A straight line; angles and quaternions by the shortest way.
    case linear
}
