/// The members of a frame that come from a gyroscope and an accelerometer, along the axes of the hand.
///
/// Source: device input, 1.4.
extension MotionFrame {
    /// Raw steering per degree of roll; 40° is full deflection with the paddle's gain and divisor.
    private static let steeringPerDegree = 7.35
    /// The rotation rate at full deflection (rad/s).
    private static let fullRate = 250 * Angle.degree
    // Separate constants: a tuple of constants would be looked up for each frame.
    /// The roll at full deflection of the gamepad's axis (degrees).
    private static let fullRoll = 40.0
    /// The tilt at a full reading (degrees).
    private static let fullTilt = 80.0
    /// The minimum vertical component, which keeps angles finite.
    private static let leastLift = 0.05
    /// One g (m/s²).
    private static let gravity = 9.80665
    /// The deviation of the force from one g in a shake (m/s²).
    private static let shakeForce = 1.2 * 9.80665

    /// Sets the roll, and returns it (degrees); `up` is the direction of the force at rest.
    @inline(__always)
    @discardableResult
    mutating func describeRoll(up: SensorVector) -> Double {
        flags.insert(.hasSteering)
        let roll = -Self.angle(up.x, up.z)
        steering = Self.steeringPerDegree * roll
        _ = append(gamepad: Float(SignalMaths.limit(roll / Self.fullRoll)))
        return roll
    }

    /// Sets the bias-free rotation rate (rad/s), and the tilt of the device.
    @inline(__always)
    mutating func describe(rate: SensorVector, up: SensorVector, _ aim: GyroAim) {
        let roll = describeRoll(up: up)
        flags.insert([.hasAxes, .hasReadings, .hasRotationRate])
        let turn = aim.aim(rate, up: up)
        axes = MotionFrame.Axes(
            x: SignalMaths.limit(-turn.pitch / Self.fullRate), y: SignalMaths.limit(-turn.yaw / Self.fullRate),
            z: SignalMaths.limit(rate.y / Self.fullRate))
        readings.tiltX = SignalMaths.limit(roll / Self.fullTilt)
        readings.tiltY = SignalMaths.limit(Self.angle(up.y, up.z) / Self.fullTilt)
        readings.gyro = MotionFrame.Axes(
            x: SignalMaths.limit(-rate.x / Self.fullRate), y: SignalMaths.limit(-rate.z / Self.fullRate), z: axes.z)
        readings.rotation = readings.tiltX
        rotationRate = Self.floats(rate)
    }

    /// Sets the acceleration from the force (m/s²).
    @inline(__always)
    mutating func describe(force: SensorVector) {
        flags.insert(.hasAcceleration)
        acceleration = Self.floats(force)
        describeShake(force)
    }

    /// Sets the shake flag if the force is a shake (m/s²).
    @inline(__always)
    mutating func describeShake(_ force: SensorVector) {
        if abs(force.squaredLength.squareRoot() - Self.gravity) > Self.shakeForce { flags.insert(.shaken) }
    }

    /// Sets the orientation.
    @inline(__always)
    mutating func describe(orientation rotation: Rotation) {
        flags.insert(.hasOrientation)
        let vector = rotation.vector
        orientation = [Float(rotation.w), Float(vector.x), Float(vector.y), Float(vector.z)]
    }

    /// Returns the angle of a direction in degrees; the vertical component may be zero.
    @inline(__always)
    private static func angle(_ side: Double, _ lift: Double) -> Double {
        Angle.degrees(side: side, lift: lift < 0 ? min(lift, -leastLift) : max(lift, leastLift))
    }

    private static func floats(_ vector: SensorVector) -> InlineArray<3, Float> {
        [Float(vector.x), Float(vector.y), Float(vector.z)]
    }
}
