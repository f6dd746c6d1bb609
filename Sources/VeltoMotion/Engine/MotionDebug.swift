/// The internal values of a motion engine, for tuning screens.
///
/// Source: Triki protocol notes, 6.10.
public struct MotionDebug: Hashable, Sendable {
    /// The newest horizontal sample: a raw value in paddle mode, −1…1 otherwise.
    public var rawX = 0.0
    /// The newest vertical sample, −1…1; 0 in paddle mode.
    public var rawY = 0.0
    /// The smoothed paddle position.
    public var smoothX = 0.0
    /// The smoothed vertical input.
    public var smoothY = 0.0
    /// The horizontal position before output smoothing.
    public var relativeX = 0.0
    /// The vertical position before output smoothing.
    public var relativeY = 0.0
    /// The horizontal position.
    public var positionX = 0.0
    /// The vertical position.
    public var positionY = 0.0
    /// The integrated horizontal rotation.
    public var rotationX = 0.0
    /// The integrated vertical rotation.
    public var rotationY = 0.0
    /// The block of the newest packet that contained the axes; 0 for the first block or none.
    public var gyroBlock = 0
    /// The raw value of the paddle's center; nil until known.
    public var paddleOffset: Double?
    /// The distance of the newest sample from the center, in raw values.
    public var paddleDelta = 0.0

    /// Creates values at rest.
    public init() {}

    /// The direction of the paddle; more sensitive than `pointerDirection`.
    public var paddleDirection: PointerDirection {
        abs(smoothX) < 0.06 ? .center : smoothX < 0 ? .left : .right
    }
}
