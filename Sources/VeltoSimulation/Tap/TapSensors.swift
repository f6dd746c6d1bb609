internal import VeltoCore

/// A sample of all sensors of a TAP wearable.
struct TapSensation {
    /// Rotation rates (degrees per second).
    let rates: MotionAxes
    /// The fingers that sense the impact of a tap, as a combination.
    let striking: UInt8

    private static let gravity = 1000.0
    private static let impact = 6000.0

    /// Returns the acceleration of a finger in mg: gravity and the impact of a tap.
    func acceleration(ofFinger finger: Int) -> MotionAxes {
        MotionAxes(z: Self.gravity + (striking & 1 << UInt8(finger) != 0 ? Self.impact : 0))
    }

    /// The acceleration of the motion sensor in mg.
    var acceleration: MotionAxes { MotionAxes(z: Self.gravity) }
}

/// The full scales of the sensors, selected by the codes of a command.
///
/// Source: TAP protocol notes, 3.6.
struct TapRanges: Equatable {
    private let fingerRange: Double
    private let gyroscopeRange: Double
    private let accelerometerRange: Double

    /// The full scales in g, degrees per second, and g.
    private static let fingerRanges: [Double] = [16, 2, 4, 8, 16]
    private static let gyroscopeRanges: [Double] = [500, 125, 250, 500, 1000, 2000]
    private static let accelerometerRanges: [Double] = [4, 2, 4, 8, 16]

    /// Creates the ranges from the three codes of a command; returns nil if a code is unknown.
    init?(finger: UInt8, gyroscope: UInt8, accelerometer: UInt8) {
        guard finger < Self.fingerRanges.count, gyroscope < Self.gyroscopeRanges.count,
            accelerometer < Self.accelerometerRanges.count
        else { return nil }
        fingerRange = Self.fingerRanges[Int(finger)]
        gyroscopeRange = Self.gyroscopeRanges[Int(gyroscope)]
        accelerometerRange = Self.accelerometerRanges[Int(accelerometer)]
    }

    /// Returns the raw value of a finger's acceleration.
    ///
    /// The sensor has ten bits and saturates beyond its range.
    func fingerCounts(_ milligravities: Double) -> Int16 {
        min(511, max(-512, Int16(nearestCount: milligravities / (fingerRange * 1000) * 512)))
    }

    /// Returns the raw value of a rotation rate; full scale is 28571 LSB.
    func gyroscopeCounts(_ degreesPerSecond: Double) -> Int16 {
        Int16(nearestCount: degreesPerSecond * 1000 / (gyroscopeRange * 0.035))
    }

    /// Returns the raw value of an acceleration; full scale would be 32787 LSB, beyond 16 bits.
    func accelerometerCounts(_ milligravities: Double) -> Int16 {
        Int16(nearestCount: milligravities / (accelerometerRange * 0.0305))
    }
}

/// Samples the sensors at their rates, and packs the samples into messages.
///
/// Source: TAP protocol notes, 3.6.
struct TapSampler {
    let ranges: TapRanges
    private let hasFingers: Bool
    private var fingers: SampleClock
    private var motion: SampleClock
    private let start: Timestamp
    /// The device's clock at the start, in milliseconds.
    private let clockAtStart: UInt32

    /// The periods of 200 and 208 Hz, in nanoseconds.
    private static let fingersPeriod: UInt64 = 5_000_000
    private static let motionPeriod: UInt64 = 4_807_692
    /// The maximum payload of a notification with an MTU of 185.
    static let roomInNotification = 182
    private static let longestMessage = 34

    init(_ ranges: TapRanges, hasFingers: Bool, clockAtStart: UInt32, at time: Timestamp) {
        self.ranges = ranges
        self.hasFingers = hasFingers
        self.clockAtStart = clockAtStart
        start = time
        fingers = SampleClock(every: Self.fingersPeriod, from: time)
        motion = SampleClock(every: Self.motionPeriod, from: time)
    }

    /// Writes the due messages that fit; returns true if more are due.
    mutating func fill(_ packet: inout ByteWriter, at time: Timestamp, from body: inout TapBody) -> Bool {
        while packet.bytes.count + Self.longestMessage <= Self.roomInNotification {
            guard nextDue <= time, nextDue < .distantFuture else { return false }
            writeNext(to: &packet, from: &body)
        }
        return nextDue <= time && nextDue < .distantFuture
    }

    /// Skips the samples before a time.
    mutating func skip(to time: Timestamp) {
        motion.skip(to: time)
        fingers.skip(to: time)
    }

    private var nextDue: Timestamp { hasFingers ? min(fingers.next, motion.next) : motion.next }

    private mutating func writeNext(to packet: inout ByteWriter, from body: inout TapBody) {
        if hasFingers, fingers.next <= motion.next {
            let sensation = body.sense(at: fingers.next)
            packet.write(milliseconds(at: fingers.next) | 1 << 31)
            for finger in 0..<5 {
                packet.write(sensation.acceleration(ofFinger: finger), ranges.fingerCounts)
            }
            fingers.advance()
        } else {
            let sensation = body.sense(at: motion.next)
            packet.write(milliseconds(at: motion.next))
            packet.write(sensation.rates, ranges.gyroscopeCounts)
            packet.write(sensation.acceleration, ranges.accelerometerCounts)
            motion.advance()
        }
    }

    /// Returns the device's own clock, which has 31 bits.
    private func milliseconds(at time: Timestamp) -> UInt32 {
        let elapsed = (time.nanoseconds &- start.nanoseconds) / 1_000_000
        return (clockAtStart &+ UInt32(truncatingIfNeeded: elapsed)) & 0x7FFF_FFFF
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ axes: MotionAxes, _ counts: (Double) -> Int16) {
        write(counts(axes.x))
        write(counts(axes.y))
        write(counts(axes.z))
    }
}
