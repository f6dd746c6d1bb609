/// One axis, absolute: the position is the distance from a calibrated center.
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
    /// The center of a device that measures where it is level, as long as it is not calibrated; nil for the first sample.
    public var level: Double?
    /// Whether the steering is strong enough to count, with hysteresis.
    private var isSteering = false
    private var decay = Decay()

    /// A paddle that has seen nothing yet.
    public init() {}

    /// The raw value of the center; nil until known.
    public var offset: Double? {
        get { center }
        set { center = newValue }
    }

    /// Takes a raw sample.
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
    /// `inout` avoids a copy of the configuration, which is not changed.
    public mutating func step(frames: Double, _ config: inout MotionConfig.Paddle) {
        // Without a sample there is no center to lock (correction F5).
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

    /// The distance from the center in units of position, after the center has followed a still device.
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

    /// Whether the position is practically centered.
    public var isAtRest: Bool { abs(position) < 0.02 }

    /// Makes the newest sample the center; without a sample there is none.
    public mutating func calibrateCenter() {
        if hasSample { center = filtered }
        position = 0
    }

    /// Forgets the center: the next step takes the newest sample as center.
    public mutating func resetCenter() {
        center = nil
        position = 0
    }

    /// Mirrors the center, for a device held the other way around.
    public mutating func flipOffset() {
        center = center.map { -$0 }
    }

    /// Returns the position to the center without changing the calibration.
    public mutating func resetMotion() {
        position = 0
    }

    /// Resets everything, except the center if it is to be kept.
    public mutating func reset(keepCalibration: Bool = false) {
        let kept = (center: keepCalibration ? center : nil, level: level)
        self = PaddleEngine()
        (center, level) = kept
    }
}
