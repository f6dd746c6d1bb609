internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// Converts a board's measurements at a moment to a frame of game input.
///
/// Source: device input, 1.4.
struct BoardMotion {
    /// Raw steering per degree of roll: 40° are full deflection with the paddle's gain and divisor.
    private static let steeringPerDegree = 7.35
    /// The rotation rate at full deflection (°/s).
    private static let fullRate = 250.0
    /// The roll at full deflection of the gamepad's axis, and the tilt of a full reading (degrees).
    private static let (fullRoll, fullTilt) = (40.0, 80.0)
    /// The deviation of the force from 1 g that counts as a shake.
    private static let shakeForce = 1.2

    /// The mounting of the board.
    var mounting = Mounting.handheld {
        didSet { isTurned = mounting.rotation != Mounting.handheld.rotation }
    }
    /// Whether the axes of the board differ from those of the hand.
    private var isTurned = false
    private var filter = GravityFilter()
    private var newest: Timestamp?
    /// The previous attitude, along the axes of the board.
    private var attitude: Attitude?
    /// The maximum step between attitudes from which a rate is computed (seconds).
    private static let longestStep = 0.5
    private static let degrees = 180 / Double.pi
    private static let radians = Double.pi / 180
    /// One g in m/s².
    private static let standardGravity = 9.80665

    /// Returns the frame of a motion sample, in g and °/s along the axes of the board; nil for invalid numbers.
    @inline(__always)  // A frame is large: returning it would copy it.
    mutating func frame(force: Vector, rate: Vector, at time: Timestamp) -> MotionFrame? {
        guard force.isFinite, rate.isFinite else { return nil }
        let (force, rate) = (turned(force), turned(rate))
        filter.take(force: force, rate: rate, step: newest.map { time.seconds(since: $0) } ?? 0)
        newest = time
        var frame = frame(rate: rate, at: time)
        if abs(force.length - 1) > Self.shakeForce { frame.flags.insert(.shaken) }
        frame.acceleration = Self.floats(force * Self.standardGravity)
        frame.flags.insert(.hasAcceleration)
        if let up = filter.up {
            frame.orientation = Self.orientation(up)
            frame.flags.insert(.hasOrientation)
        }
        return frame
    }

    /// Returns the frame of an attitude from sensor fusion, which maps the axes of the board to those of the world.
    ///
    /// The attitude provides the tilt. Two successive attitudes provide the rate of rotation.
    mutating func frame(attitude: Attitude, at time: Timestamp) -> MotionFrame {
        filter.set(up: turned(attitude.inverse.turn(Vector(0, 0, 1))))
        let step = newest.map { time.seconds(since: $0) } ?? 0
        var rate = Vector.zero
        if let before = self.attitude, step > 0, step < Self.longestStep {
            rate = turned((before.inverse * attitude).angles * (Self.degrees / step))
        }
        (self.attitude, newest) = (attitude, time)
        var frame = frame(rate: rate, at: time)
        frame.orientation = (attitude * Attitude(mounting.rotation).inverse).floats
        frame.flags.insert(.hasOrientation)
        return frame
    }

    /// Returns a frame with the filtered tilt and a rate along the axes of the hand.
    @inline(__always)
    private func frame(rate: Vector, at time: Timestamp) -> MotionFrame {
        var frame = MotionFrame(at: time)
        frame.flags = [.hasSteering, .hasAxes, .hasReadings, .hasRotationRate]
        let roll = filter.roll
        frame.steering = Self.steeringPerDegree * roll
        frame.axes = MotionFrame.Axes(
            x: SignalMaths.limit(-rate.x / Self.fullRate), y: SignalMaths.limit(-rate.z / Self.fullRate),
            z: SignalMaths.limit(rate.y / Self.fullRate))
        frame.readings = readings(frame.axes, roll: roll)
        _ = frame.append(gamepad: Float(SignalMaths.limit(roll / Self.fullRoll)))
        frame.rotationRate = Self.floats(rate * Self.radians)
        return frame
    }

    private func turned(_ vector: Vector) -> Vector {
        guard isTurned else { return vector }
        let turned = mounting.turn((vector.x, vector.y, vector.z))
        return Vector(turned.x, turned.y, turned.z)
    }

    private func readings(_ axes: MotionFrame.Axes, roll: Double) -> MotionFrame.Readings {
        var readings = MotionFrame.Readings()
        readings.tiltX = SignalMaths.limit(roll / Self.fullTilt)
        readings.tiltY = SignalMaths.limit(filter.pitch / Self.fullTilt)
        readings.gyro = axes
        readings.rotation = readings.tiltX
        return readings
    }

    private static func floats(_ vector: Vector) -> InlineArray<3, Float> {
        [Float(vector.x), Float(vector.y), Float(vector.z)]
    }

    /// Returns the shortest rotation of `up` to the vertical: gravity has no heading.
    private static func orientation(_ up: Vector) -> InlineArray<4, Float> {
        let (w, x, y) = (1 + up.z, up.y, -up.x)
        let length = (w * w + x * x + y * y).squareRoot()
        // Upside down, all half turns about a level axis are equally short.
        guard length > 1e-9 else { return [0, 1, 0, 0] }
        return [Float(w / length), Float(x / length), Float(y / length), 0]
    }
}
