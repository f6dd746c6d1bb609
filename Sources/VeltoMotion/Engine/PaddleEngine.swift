/// The absolute position on one axis: the distance from a calibrated center.
///
/// Source: Triki protocol notes, 6.6 and 6.9.
public struct PaddleEngine: Sendable {
    /// The newest raw sample, before any filter.
    public private(set) var raw = 0.0
    /// The position, which may exceed ±1.
    public private(set) var position = 0.0
    private var filtered = 0.0
    private var hasSample = false
    private var center: Double?
    /// The uncalibrated center of a device that measures its level pose; nil for the first sample.
    public var level: Double?
    /// Whether the steering exceeds the dead zone, with hysteresis.
    private var isSteering = false
    private var decay = Decay()

    /// Creates a paddle without samples.
    public init() {}

    /// The raw value of the center; nil until known.
    public var offset: Double? {
        get { center }
        set { center = newValue }
    }

    /// Processes a raw sample.
    public mutating func take(_ sample: Double, _ config: borrowing MotionConfig.Paddle) {
        raw = sample
        if center == nil || !hasSample {
            filtered = sample
        } else {
            let weight = SignalMaths.limit(config.rawSmoothing, 0, 1)
            filtered = filtered * (1 - weight) + sample * weight
        }
        hasSample = true
    }

    /// Advances by `frames` sixtieths of a second.
    ///
    /// `config` is `inout` to avoid a copy; it is not changed.
    public mutating func step(frames: Double, _ config: inout MotionConfig.Paddle) {
        // There is no center to use before the first sample (correction F5).
        guard hasSample else {
            position = 0
            return
        }
        let steering = gate(steering(config), config.microDeadzone)
        if steering != 0 {
            follow(steering, frames, config)
        } else {
            settle(frames, config)
        }
        position = SignalMaths.limit(position, to: max(0.1, config.smoothMax))
    }

    /// Returns the distance from the center in position units, after the center has followed a still device.
    @inline(__always)
    private mutating func steering(_ config: borrowing MotionConfig.Paddle) -> Double {
        var middle = center ?? level ?? filtered
        var distance = SignalMaths.limit(filtered - middle, to: config.spikeThreshold)
        if config.autoCalibration, abs(distance) < config.stillThreshold, abs(position) < config.autoCalibrationMaxSteer
        {
            middle =
                middle * SignalMaths.limit(config.autoCalibrationRetain, 0, 1)
                + filtered * SignalMaths.limit(config.autoCalibrationBlend, 0, 1)
            distance = filtered - middle
        }
        center = middle
        return distance / max(1, config.rawDivisor) * config.inputGain
    }

    private mutating func gate(_ steering: Double, _ level: Double) -> Double {
        isSteering = isSteering ? abs(steering) >= 0.65 * level : abs(steering) > level
        return isSteering ? steering : 0
    }

    private mutating func follow(_ steering: Double, _ frames: Double, _ config: borrowing MotionConfig.Paddle) {
        if config.smoothRetain <= 0 {
            position = steering
        } else {
            let retained = decay.left(of: config.smoothRetain, after: max(0.001, frames))
            position = position * retained + steering * (1 - retained)
        }
    }

    private mutating func settle(_ frames: Double, _ config: borrowing MotionConfig.Paddle) {
        guard config.smoothRetainIdle > 0, position != 0 else {
            position = 0
            return
        }
        position *= decay.left(of: config.smoothRetainIdle, after: max(0.001, frames))
        if isAtRest { position = 0 }
    }

    /// Whether the position is nearly at the center.
    public var isAtRest: Bool { abs(position) < 0.02 }

    /// Makes the newest sample the center; has no effect before the first sample.
    public mutating func calibrateCenter() {
        if hasSample { center = filtered }
        position = 0
    }

    /// Resets the center; the next step takes the newest sample as center.
    public mutating func resetCenter() {
        center = nil
        position = 0
    }

    /// Mirrors the center, for a device held the other way around.
    public mutating func flipOffset() {
        center = center.map { -$0 }
    }

    /// Moves the position to the center without changing the calibration.
    public mutating func resetMotion() {
        position = 0
    }

    /// Resets everything; `keepCalibration` keeps the center.
    public mutating func reset(keepCalibration: Bool = false) {
        let kept = (center: keepCalibration ? center : nil, level: level)
        self = PaddleEngine()
        (center, level) = kept
    }
}
