/// Two axes: turning is integrated into a direction, and the position is its distance from a drifting centre.
///
/// Source: Triki protocol notes, 6.7.
public struct PointerEngine: Sendable {
    private struct Axis {
        var input = 0.0
        var direction = 0.0
        var centre = 0.0
        var relative = 0.0
        var position = 0.0
    }

    private var x = Axis()
    private var y = Axis()

    /// A pointer that has seen nothing yet.
    public init() {}

    /// The position, −1…1, up positive.
    public var position: (x: Double, y: Double) { (x.position, y.position) }
    /// The position before output smoothing.
    public var relative: (x: Double, y: Double) { (x.relative, y.relative) }

    /// The input after smoothing.
    var input: (x: Double, y: Double) { (x.input, y.input) }
    /// The integrated turning.
    var direction: (x: Double, y: Double) { (x.direction, y.direction) }

    /// Takes the mapped input of a frame.
    public mutating func take(_ input: (x: Double, y: Double), smoothing: Double) {
        let weight = SignalMaths.limit(smoothing, 0, 1)
        x.input = x.input * (1 - weight) + input.x * weight
        y.input = y.input * (1 - weight) + input.y * weight
    }

    /// Advances by `frames` sixtieths of a second; an armed throw calms the output.
    public mutating func step(frames: Double, _ config: MotionConfig, isArmed: Bool) {
        let weight = SignalMaths.limit(config.pointer.outputSmoothing, 0, 1) * (isArmed ? 0.28 : 1)
        Self.step(&x, frames, config, weight)
        Self.step(&y, frames, config, weight)
    }

    private static func step(_ axis: inout Axis, _ frames: Double, _ config: MotionConfig, _ weight: Double) {
        // The dead zone acts on the input (correction F34).
        axis.direction += SignalMaths.threshold(axis.input, config.deadzone) * config.pointer.sensitivity * frames
        if config.pointer.damping > 0, config.pointer.damping < 1 {
            axis.direction *= SignalMaths.retained(config.pointer.damping, frames)
        }
        axis.direction = SignalMaths.limit(axis.direction)
        drift(&axis, frames, config.drift)
        axis.relative = axis.direction - axis.centre
        // One rule for both axes (correction F3).
        let isSmoothed = weight > 0 && weight < 1
        let moved = isSmoothed ? SignalMaths.smooth(axis.position, axis.relative, weight) : axis.relative
        axis.position = SignalMaths.limit(moved)
    }

    private static func drift(_ axis: inout Axis, _ frames: Double, _ config: MotionConfig.Drift) {
        guard config.isEnabled else { return }
        // Scaled to the length of the frame (correction F21); at 60 Hz this is retain and blend as they stand.
        let retained = SignalMaths.retained(config.retain, frames)
        let share = config.retain < 1 ? (1 - retained) / (1 - config.retain) : frames
        axis.centre = axis.centre * retained + axis.direction * config.blend * share
    }

    /// Makes the present direction the centre.
    public mutating func resetCentre() {
        Self.resetCentre(&x)
        Self.resetCentre(&y)
    }

    private static func resetCentre(_ axis: inout Axis) {
        axis.centre = axis.direction
        axis.relative = 0
        axis.position = 0
    }
}
