public import VeltoCore

/// Keeps the sensor readings of a device, and turns its shake flags into impulses.
///
/// Source: Triki protocol notes, 2.7, in which this is the motion parser.
public struct SensorEngine: Sendable {
    private static let impulseTime = 0.25

    /// How readings are smoothed.
    public var config = SensorConfig()
    /// The newest readings.
    public private(set) var readings = SensorReadings()
    private var sinceShake = Double.infinity
    private var sinceClick = Double.infinity
    private var lastShake: Timestamp?
    private var isShakePending = false

    /// Sensors at rest.
    public init() {}

    /// Takes the axes of a full sensor frame.
    public mutating func take(frame: SensorReadings) {
        Self.smooth(&readings.tiltX, frame.tiltX, config.tiltSmoothing, config.noiseFloor)
        Self.smooth(&readings.tiltY, frame.tiltY, config.tiltSmoothing, config.noiseFloor)
        Self.smooth(&readings.gyroX, frame.gyroX, config.gyroSmoothing, config.noiseFloor)
        Self.smooth(&readings.gyroY, frame.gyroY, config.gyroSmoothing, config.noiseFloor)
        Self.smooth(&readings.gyroZ, frame.gyroZ, config.gyroSmoothing, config.noiseFloor)
        Self.smooth(&readings.rotation, frame.rotation, config.rotationSmoothing, config.noiseFloor)
        measureMotion()
    }

    /// Takes the blocks of a packet: the tilt of the first and the turning of the last.
    public mutating func take(tilt: (x: Double, y: Double), gyro: (x: Double, y: Double, z: Double)) {
        readings.tiltX = SignalMaths.limit(tilt.x)
        readings.tiltY = SignalMaths.limit(tilt.y)
        readings.rotation = readings.tiltX
        readings.gyroX = SignalMaths.limit(gyro.x)
        readings.gyroY = SignalMaths.limit(gyro.y)
        readings.gyroZ = SignalMaths.limit(gyro.z)
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

    /// Takes a shake flag that arrived at `time`.
    public mutating func takeShake(at time: Timestamp) {
        if let lastShake, time.seconds(since: lastShake) < config.shakeCooldown - SignalMaths.timeSlack { return }
        lastShake = time
        isShakePending = true
    }

    /// Ends a tick and tells whether there was a shake; `isClicked` says whether there was a click.
    ///
    /// The readings show both for a quarter of a second (correction F9).
    public mutating func end(isClicked: Bool, elapsed: Double) -> Bool {
        defer { isShakePending = false }
        sinceShake = isShakePending ? 0 : sinceShake + elapsed
        sinceClick = isClicked ? 0 : sinceClick + elapsed
        readings.shake = sinceShake < Self.impulseTime - SignalMaths.timeSlack
        readings.click = sinceClick < Self.impulseTime - SignalMaths.timeSlack
        return isShakePending
    }

    /// Forgets impulses that no tick has reported yet.
    public mutating func discardImpulses() {
        isShakePending = false
        sinceShake = .infinity
        sinceClick = .infinity
    }

    /// Forgets everything but the configuration (correction F32).
    public mutating func reset() {
        let kept = config
        self = SensorEngine()
        config = kept
    }
}
