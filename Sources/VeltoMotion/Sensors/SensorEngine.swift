public import VeltoCore

/// Stores the sensor readings of a device, and turns its shake flags into impulses.
///
/// The source calls it the motion parser. Source: Triki protocol notes, 2.7.
public struct SensorEngine: Sendable {
    /// The display time of a shake or a click (seconds).
    static let impulseTime = 0.25

    /// The smoothing of the readings.
    public var config = SensorFilter()
    /// The newest readings.
    public private(set) var readings = SensorReadings()
    private var sinceShake = Double.infinity
    private var sinceClick = Double.infinity
    private var lastShake: Timestamp?
    private var isShakePending = false

    /// Creates sensors at rest.
    public init() {}

    /// Sets readings; the program's smoothing applies if `smooths`.
    public mutating func take(_ new: MotionFrame.Readings, smooths: Bool) {
        if smooths {
            Self.smooth(&readings.tiltX, new.tiltX, config.tiltSmoothing, config.noiseFloor)
            Self.smooth(&readings.tiltY, new.tiltY, config.tiltSmoothing, config.noiseFloor)
            Self.smooth(&readings.gyroX, new.gyro.x, config.gyroSmoothing, config.noiseFloor)
            Self.smooth(&readings.gyroY, new.gyro.y, config.gyroSmoothing, config.noiseFloor)
            Self.smooth(&readings.gyroZ, new.gyro.z, config.gyroSmoothing, config.noiseFloor)
            Self.smooth(&readings.rotation, new.rotation, config.rotationSmoothing, config.noiseFloor)
        } else {
            readings.tiltX = SignalMaths.limit(new.tiltX)
            readings.tiltY = SignalMaths.limit(new.tiltY)
            readings.gyroX = SignalMaths.limit(new.gyro.x)
            readings.gyroY = SignalMaths.limit(new.gyro.y)
            readings.gyroZ = SignalMaths.limit(new.gyro.z)
            readings.rotation = SignalMaths.limit(new.rotation)
        }
        measureMotion()
    }

    private mutating func measureMotion() {
        let squares =
            readings.gyroX * readings.gyroX + readings.gyroY * readings.gyroY + readings.gyroZ * readings.gyroZ
        readings.motion = min(1, squares.squareRoot())
    }

    private static func smooth(_ value: inout Double, _ target: Double, _ weight: Double, _ noiseFloor: Double) {
        if weight >= 1 {
            value = target
        } else if abs(target - value) >= noiseFloor {
            value = SignalMaths.smooth(value, target, weight)
        }
    }

    /// Processes a shake flag that arrived at `time`.
    public mutating func takeShake(at time: Timestamp) {
        if let lastShake, time.seconds(since: lastShake) < config.shakeCooldown - SignalMaths.timeSlack { return }
        lastShake = time
        isShakePending = true
    }

    /// Ends a tick and returns whether there was a shake; `isClicked` is whether there was a click.
    ///
    /// The readings show both for 0.25 s (correction F9).
    public mutating func end(isClicked: Bool, elapsed: Double) -> Bool {
        defer { isShakePending = false }
        sinceShake = isShakePending ? 0 : sinceShake + elapsed
        sinceClick = isClicked ? 0 : sinceClick + elapsed
        readings.shake = sinceShake < Self.impulseTime - SignalMaths.timeSlack
        readings.click = sinceClick < Self.impulseTime - SignalMaths.timeSlack
        return isShakePending
    }

    /// Discards impulses that no tick has reported.
    public mutating func discardImpulses() {
        isShakePending = false
        sinceShake = .infinity
        sinceClick = .infinity
    }

    /// Resets everything but the configuration (correction F32).
    public mutating func reset() {
        let kept = config
        self = SensorEngine()
        config = kept
    }
}
