/// The position on two axes: the distance of the integrated rotation from a drifting center.
///
/// Source: Triki protocol notes, 6.7.
public struct PointerEngine: Sendable {
    private struct Axis {
        var input = 0.0
        var direction = 0.0
        var center = 0.0
        var relative = 0.0
        var position = 0.0
    }

    private var x = Axis()
    private var y = Axis()
    private var damping = Decay()
    private var drift = Decay()

    /// Creates a pointer without samples.
    public init() {}

    /// The position, −1…1; up is positive.
    public var position: (x: Double, y: Double) { (x.position, y.position) }
    /// The position before output smoothing.
    public var relative: (x: Double, y: Double) { (x.relative, y.relative) }

    /// The input after smoothing.
    var input: (x: Double, y: Double) { (x.input, y.input) }
    /// The integrated rotation.
    var direction: (x: Double, y: Double) { (x.direction, y.direction) }

    /// Processes the mapped input of a frame.
    public mutating func take(_ input: (x: Double, y: Double), smoothing: Double) {
        let weight = SignalMaths.limit(smoothing, 0, 1)
        x.input = SignalMaths.visible(x.input * (1 - weight) + input.x * weight)
        y.input = SignalMaths.visible(y.input * (1 - weight) + input.y * weight)
    }

    /// Advances by `frames` sixtieths of a second; an armed throw smooths the output more.
    public mutating func step(frames: Double, _ config: inout MotionConfig, isArmed: Bool) {
        let frame = makeFrame(frames, &config, isArmed: isArmed)
        Self.step(&x, frame)
        Self.step(&y, frame)
    }

    /// The coefficients of a frame, equal for both axes (correction F3).
    private struct Frame {
        var deadzone: Double
        var gain: Double
        var frames: Double
        /// Fraction of the direction retained by damping; 1 without damping.
        var damped: Double
        /// Fraction of the center retained by drift, and fraction of the direction added to it.
        var drifted = (old: 1.0, blend: 0.0, share: 0.0)
        /// The weight of a new position; 1 disables smoothing.
        var weight: Double
    }

    private mutating func makeFrame(_ frames: Double, _ config: inout MotionConfig, isArmed: Bool) -> Frame {
        let weight = SignalMaths.limit(config.pointer.outputSmoothing, 0, 1) * (isArmed ? 0.28 : 1)
        let isDamped = config.pointer.damping > 0 && config.pointer.damping < 1
        var frame = Frame(
            deadzone: config.deadzone, gain: config.pointer.sensitivity, frames: frames,
            damped: isDamped ? damping.left(of: config.pointer.damping, after: frames) : 1,
            weight: weight > 0 ? weight : 1)
        if config.drift.isEnabled {
            // Scaled to the length of the frame (correction F21); at 60 Hz these are `retain` and `blend`.
            let retained = drift.left(of: config.drift.retain, after: frames)
            let share = config.drift.retain < 1 ? (1 - retained) / (1 - config.drift.retain) : frames
            frame.drifted = (retained, config.drift.blend, share)
        }
        return frame
    }

    private static func step(_ axis: inout Axis, _ frame: Frame) {
        // The dead zone applies to the input (correction F34).
        axis.direction += SignalMaths.threshold(axis.input, frame.deadzone) * frame.gain * frame.frames
        axis.direction = SignalMaths.visible(SignalMaths.limit(axis.direction * frame.damped))
        let drifted = frame.drifted
        axis.center = SignalMaths.visible(
            axis.center * drifted.old + axis.direction * drifted.blend * drifted.share)
        axis.relative = axis.direction - axis.center
        let moved =
            frame.weight < 1 ? SignalMaths.smooth(axis.position, axis.relative, frame.weight) : axis.relative
        axis.position = SignalMaths.visible(SignalMaths.limit(moved))
    }

    /// Makes the current direction the center.
    public mutating func resetCenter() {
        Self.resetCenter(&x)
        Self.resetCenter(&y)
    }

    /// Resets the direction to the center.
    public mutating func recenter() {
        (x.direction, x.center, x.relative, x.position) = (0, 0, 0, 0)
        (y.direction, y.center, y.relative, y.position) = (0, 0, 0, 0)
    }

    private static func resetCenter(_ axis: inout Axis) {
        axis.center = axis.direction
        axis.relative = 0
        axis.position = 0
    }
}
