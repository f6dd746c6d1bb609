/// The output of one frame of the position engine.
public struct MotionOutput: Hashable, Sendable {
    /// The horizontal position: −1…1, in paddle mode up to the configured limit.
    public var positionX = 0.0
    /// The vertical position, −1…1; 0 in paddle mode.
    public var positionY = 0.0
    /// The horizontal position before output smoothing.
    public var relativeX = 0.0
    /// The vertical position before output smoothing.
    public var relativeY = 0.0
    /// The horizontal input: raw values in paddle mode, −1…1 otherwise.
    public var rawX = 0.0
    /// The vertical input, −1…1; 0 in paddle mode.
    public var rawY = 0.0
    /// The power of a throw in this frame.
    public var thrownPower: Double?
    /// Whether a thrust would throw.
    public var isPrimed = false
    /// Whether the paddle is centered.
    public var isAtRest = false

    /// Creates an output at rest.
    public init() {}
}

/// Turns raw motion into a position and throws, according to the configured mode.
///
/// Source: Triki protocol notes, 6.5.
public struct MotionEngine: Sendable {
    private var settings: MotionConfig
    private var paddle = PaddleEngine()
    private var pointer = PointerEngine()
    private var thrower = ThrowDetector()
    private var mapped = (x: 0.0, y: 0.0)

    /// Creates an engine at rest.
    public init(config: MotionConfig = .preset(.paddle)) {
        settings = config
    }

    /// The configuration; setting one with another mode resets the engine (correction F4).
    public var config: MotionConfig {
        get { settings }
        set {
            if newValue.mode != settings.mode { reset() }
            settings = newValue
        }
    }

    /// The mapping from motion to position.
    public var mode: MotionMode { settings.mode }

    /// Changes the mode and resets the engine; setting the current mode has no effect.
    ///
    /// Loads the mode's preset, but keeps the axes, the aim and the recentering that the caller has chosen (correction
    /// F4).
    public mutating func setMode(_ mode: MotionMode, loadPreset: Bool = true) {
        guard mode != settings.mode else { return }
        let old = settings
        if loadPreset { settings = .preset(mode) }
        settings.axisMapping = old.axisMapping
        settings.paddle.axis = old.paddle.axis
        (settings.aim, settings.recentering) = (old.aim, old.recentering)
        settings.mode = mode
        reset()
    }

    // MARK: Samples and frames

    /// Sets the raw sample of a frame in paddle mode.
    public mutating func take(raw: Double) {
        paddle.take(raw, settings.paddle)
    }

    /// Sets the axes of a frame in pointer and gesture mode.
    public mutating func take(_ sample: AxisSample) {
        mapped = settings.axisMapping.map(sample)
        pointer.take(mapped, smoothing: settings.inputSmoothing)
    }

    /// Advances by one frame.
    @inline(__always)  // Keeps its many results in registers.
    public mutating func step(_ time: TimeStep) -> MotionOutput {
        let frames = 60 * SignalMaths.limit(time.frame, 0, 0.05)
        switch settings.mode {
        case .paddle:
            paddle.step(frames: frames, &settings.paddle)
            return paddleOutput
        case .pointer:
            pointer.step(frames: frames, &settings, isArmed: false)
            return pointerOutput
        case .gesture:
            pointer.step(frames: frames, &settings, isArmed: thrower.isArmed)
            var output = pointerOutput
            output.thrownPower = thrower.step(
                height: output.relativeY, frames: frames, elapsed: time.elapsed, settings.gesture)
            output.isPrimed = thrower.isArmed
            return output
        }
    }

    private var paddleOutput: MotionOutput {
        var output = MotionOutput()
        output.positionX = paddle.position
        output.relativeX = paddle.position
        output.rawX = paddle.raw
        output.isAtRest = paddle.isAtRest
        return output
    }

    private var pointerOutput: MotionOutput {
        var output = MotionOutput()
        (output.positionX, output.positionY) = pointer.position
        (output.relativeX, output.relativeY) = pointer.relative
        (output.rawX, output.rawY) = mapped
        return output
    }

    /// The current internal values.
    public var debug: MotionDebug {
        var debug = MotionDebug()
        (debug.rawX, debug.rawY) = mode == .paddle ? (paddle.raw, 0) : mapped
        debug.smoothX = paddle.position
        debug.smoothY = pointer.input.y
        (debug.rotationX, debug.rotationY) = pointer.direction
        let output = mode == .paddle ? paddleOutput : pointerOutput
        (debug.relativeX, debug.relativeY) = (output.relativeX, output.relativeY)
        (debug.positionX, debug.positionY) = (output.positionX, output.positionY)
        debug.paddleOffset = paddle.offset
        debug.paddleDelta = paddle.raw - (paddle.offset ?? paddle.raw)
        return debug
    }

    // MARK: Calibration. Source: Triki protocol notes, 6.9

    /// The uncalibrated paddle center of a device that measures its level pose; nil for the first sample.
    public var paddleLevel: Double? {
        get { paddle.level }
        set { paddle.level = newValue }
    }

    /// The raw value of the paddle's center; nil until known.
    public var paddleOffset: Double? {
        get { paddle.offset }
        set { paddle.offset = newValue }
    }

    /// Makes the current pose neutral, in every mode (correction F31).
    public mutating func calibrateNeutral() {
        switch settings.mode {
        case .paddle: paddle.calibrateCenter()
        case .pointer, .gesture: resetGestureBaseline()
        }
    }

    /// Resets the paddle's center; the next frame takes the newest sample as center.
    public mutating func resetPaddleCenter() {
        paddle.resetCenter()
    }

    /// Moves the pointer and the paddle to the center.
    public mutating func recenter() {
        paddle.resetCenter()
        pointer.recenter()
        thrower.restart()
    }

    /// The configuration of centering by the player.
    var recentering: MotionConfig.Recentering { settings.recentering }

    /// Mirrors the paddle's center.
    public mutating func flipPaddleOffset() {
        paddle.flipOffset()
    }

    /// Makes the pointer's direction the center, and disarms a throw.
    public mutating func resetGestureBaseline() {
        pointer.resetCenter()
        thrower.restart()
    }

    /// Resets everything but the configuration; `keepCalibration` keeps the paddle's center.
    public mutating func reset(keepCalibration: Bool = false) {
        paddle.reset(keepCalibration: keepCalibration)
        pointer = PointerEngine()
        thrower = ThrowDetector()
        mapped = (0, 0)
    }
}
