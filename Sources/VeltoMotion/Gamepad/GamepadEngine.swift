/// Turns one axis into the direction, velocity and impulses of a gamepad.
///
/// A tick is `begin`, then every sample since the last tick, then `end`. Impulses last for one tick and combine those
/// of its samples (correction F12a). Numbers have 32 bits, as in the source. Source: Triki protocol notes, 4.
public struct GamepadEngine: Sendable {
    /// The current constants.
    public var config: GamepadConfig {
        didSet { thresholds = GamepadThresholds(config, rate) }
    }
    /// The result of the newest tick.
    public private(set) var output = GamepadOutput()
    private var rate = RateMode.unknown
    private var thresholds: GamepadThresholds
    private var positionChange = Derivative()
    private var velocityChange = Derivative()
    private var velocity: Float = 0
    private var tilt = TiltDetector()
    private var swing = SwingDetector()
    private var shakePause = 0.0
    private var actionPause = 0.0
    /// Time of the ticks since the last one with samples (seconds).
    private var unusedTime = 0.0
    private var sampleTime: Float = 0

    private static let sampleTimes = 0.001...0.25

    /// Creates an engine at rest.
    public init(config: GamepadConfig = .preset(.robust)) {
        self.config = config
        thresholds = GamepadThresholds(config, .unknown)
    }

    /// Begins a tick with `samples` samples.
    @inline(__always)
    public mutating func begin(samples: Int, _ rate: RateMode, _ time: TimeStep) {
        if rate != self.rate { change(to: rate) }
        output.clearImpulses()
        shakePause = max(0, shakePause - time.elapsed)
        actionPause = max(0, actionPause - time.elapsed)
        // Samples share the time since the previous ones, regardless of how ticks and packets align (correction F13).
        unusedTime += time.frame
        guard samples > 0 else { return }
        sampleTime = Float(
            SignalMaths.limit(unusedTime / Double(samples), Self.sampleTimes.lowerBound, Self.sampleTimes.upperBound))
        unusedTime = 0
    }

    @inline(never)  // The rate seldom changes, so a tick reads neither the constants nor their factors.
    private mutating func change(to rate: RateMode) {
        self.rate = rate
        thresholds = GamepadThresholds(config, rate)
    }

    /// Processes a sample of the primary axis, and the other content of its packet.
    public mutating func take(_ sample: Float, buttonEdge: Bool = false, shakeFlag: Bool = false) {
        let acceleration = move(to: sample)
        if abs(acceleration) > thresholds.shakeAcceleration || shakeFlag { shake() }
        // Samples that arrive faster than the constants assume are fractions of a frame.
        let share = sampleTime / interval
        let side = tilt.take(sample, share: share, thresholds)
        output.isTiltLeft = side < 0
        output.isTiltRight = side > 0
        let isSwing = rate != .lowPower && swing.take(speed: abs(velocity), share: share, thresholds)
        if isSwing { output.isSwing = true }
        let isFastTurn = rate == .fast && abs(velocity) > thresholds.actionVelocity
        if buttonEdge || isFastTurn || isSwing { act() }
    }

    /// Advances and returns the acceleration.
    private mutating func move(to sample: Float) -> Float {
        guard rate != .lowPower else {
            positionChange.restart(at: sample)
            velocityChange.restart(at: 0)
            velocity = 0
            swing.reset()
            output.velocity = 0
            output.isMoving = false
            output.direction = abs(sample) > thresholds.tilt ? (sample > 0 ? 0.35 : -0.35) : 0
            return 0
        }
        // The first sample is the hand's position, not a movement (correction F12b).
        velocity = positionChange.take(sample, after: sampleTime, over: interval)
        let acceleration = velocityChange.take(velocity, after: sampleTime, over: interval)
        output.velocity = abs(velocity)
        output.direction = rate == .fast ? fastDirection(sample) : Self.limit(sample)
        let isTurning = abs(velocity) > thresholds.move
        output.isMoving = isTurning || (rate != .fast && abs(sample) > thresholds.move)
        return acceleration
    }

    /// The time over which changes are measured.
    private var interval: Float { max(sampleTime, thresholds.minimumInterval) }

    private func fastDirection(_ sample: Float) -> Float {
        guard abs(velocity) > thresholds.directionDeadzone else { return Self.limit(sample * thresholds.positionBlend) }
        let size = Self.limit(abs(velocity) * thresholds.velocityGain)
        return velocity > 0 ? size : -size
    }

    private static func limit(_ value: Float) -> Float {
        min(1, max(-1, value))
    }

    private mutating func shake() {
        guard shakePause <= SignalMaths.timeSlack else { return }
        output.isShake = true
        shakePause = thresholds.shakeCooldown
    }

    private mutating func act() {
        guard actionPause <= SignalMaths.timeSlack else { return }
        output.isAction = true
        actionPause = thresholds.actionCooldown
    }

    /// Ends a tick; a silent device has no tilt (correction F12c).
    @inline(__always)
    public mutating func end(isReceiving: Bool) {
        if !isReceiving { output.clearLevels() }
    }

    /// Resets everything but the configuration.
    public mutating func reset() {
        self = GamepadEngine(config: config)
    }
}
