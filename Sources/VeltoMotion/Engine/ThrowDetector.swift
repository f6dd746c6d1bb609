/// Detects throws: pulling back arms, thrusting forward throws.
///
/// Source: Triki protocol notes, 6.8.
public struct ThrowDetector: Sendable {
    /// Whether the hand is pulled back and a thrust would throw.
    public private(set) var isArmed = false
    private var reference = 0.0
    private var lastHeight = 0.0
    private var sinceThrow = Double.infinity
    private var sinceArmed = 0.0

    /// Creates a detector at rest.
    public init() {}

    /// Begins at rest; the time since the last throw stays.
    mutating func restart() {
        let kept = sinceThrow
        self = ThrowDetector()
        sinceThrow = kept
    }

    /// Advances by one frame, and returns the power of a throw that happened in it.
    ///
    /// `height` is the vertical position, `frames` the frame length in sixtieths of a second, and `elapsed` in seconds.
    public mutating func step(
        height: Double, frames: Double, elapsed: Double, _ config: MotionConfig.Gesture
    ) -> Double? {
        let speed = (height - lastHeight) / max(frames, 0.01)
        lastHeight = height
        sinceThrow += elapsed
        guard isArmed else {
            arm(height, speed, config)
            return nil
        }
        sinceArmed += elapsed
        let distance = height - reference
        if isThrow(speed, distance, config) {
            disarm(at: height)
            sinceThrow = 0
            return Self.power(speed, distance, config)
        }
        // Armed throws expire (correction F35).
        if config.armTimeout > 0, sinceArmed >= config.armTimeout - SignalMaths.timeSlack { disarm(at: height) }
        return nil
    }

    private mutating func arm(_ height: Double, _ speed: Double, _ config: MotionConfig.Gesture) {
        reference = max(reference, height)
        let pull = reference - height
        let isFastPull = pull >= 0.55 * config.pullbackDelta && speed <= -config.pullSpeed
        guard pull >= config.pullbackDelta || isFastPull else { return }
        isArmed = true
        sinceArmed = 0
        reference = height
    }

    private mutating func disarm(at height: Double) {
        isArmed = false
        reference = height
    }

    private func isThrow(_ speed: Double, _ distance: Double, _ config: MotionConfig.Gesture) -> Bool {
        guard sinceThrow >= config.cooldown - SignalMaths.timeSlack else { return false }
        return speed >= config.minThrustSpeed && distance >= 0.55 * config.pullbackDelta
            || speed >= 1.35 * config.minThrustSpeed
            || distance >= 0.9 * config.pullbackDelta
    }

    private static func power(_ speed: Double, _ distance: Double, _ config: MotionConfig.Gesture) -> Double {
        let thrust = speed / max(config.minThrustSpeed, 0.001)
        let reach = distance / max(config.pullbackDelta, 0.001)
        return switch config.powerLaw {
        case .original: SignalMaths.limit(max(thrust, 0.9 * reach), 0, 1)
        case .linear: SignalMaths.limit(max(thrust / 3, reach / 2.5), 0.2, 1)
        }
    }
}
