/// The inner values of a motion engine, for tuning screens.
///
/// Source: Triki protocol notes, 6.10.
public struct MotionDebug: Hashable, Sendable {
    /// The newest sample sideways: counts in paddle mode, −1…1 otherwise.
    public var rawX = 0.0
    /// The newest sample upwards, −1…1; 0 in paddle mode.
    public var rawY = 0.0
    /// The smoothed paddle.
    public var smoothX = 0.0
    /// The smoothed input upwards.
    public var smoothY = 0.0
    /// The position sideways before output smoothing.
    public var relativeX = 0.0
    /// The position upwards before output smoothing.
    public var relativeY = 0.0
    /// The position sideways.
    public var positionX = 0.0
    /// The position upwards.
    public var positionY = 0.0
    /// The integrated turning sideways.
    public var rotationX = 0.0
    /// The integrated turning upwards.
    public var rotationY = 0.0
    /// Which block of the newest packet gave the axes; 0 for the first or none.
    public var gyroBlock = 0
    /// The paddle's centre in counts, nil until one is known.
    public var paddleOffset: Double?
    /// The distance of the newest sample from the centre, in counts.
    public var paddleDelta = 0.0

    /// Everything at rest.
    public init() {}

    /// Where the paddle is, as a word; more sensitive than the direction of the position.
    public var paddleDirection: PointerDirection {
        abs(smoothX) < 0.06 ? .center : smoothX < 0 ? .left : .right
    }
}
