public import VeltoCore

/// Turns samples of a gyroscope and an accelerometer into frames of game input.
///
/// Tracks the orientation, and estimates the gyroscope's bias at rest. The value does not allocate. Source: device
/// input, 1.4; orientation, 8.
public struct InertialMotion: Sendable, BitwiseCopyable {
    /// The maximum time between two attitudes that give a rotation rate (seconds).
    private static let longestStep = 0.5

    /// The tuning for games: each sample rotates the orientation, and the forces of 80 ms correct it.
    ///
    /// Bias estimation in motion is off. It would take 1/5 of a frame's instructions, and players put a device down
    /// often enough.
    private static var tuning: OrientationTuning {
        var tuning = OrientationTuning()
        (tuning.estimatesBiasInMotion, tuning.correctsAtOnce, tuning.takesFields) = (false, true, false)
        (tuning.correctionInterval, tuning.restInterval) = (0.08, 0.08)
        return tuning
    }

    private var tracker = OrientationTracker(period: 0.01, tuning: Self.tuning)
    private var watch = GyroscopeWatch()
    /// The rotation from the axes of the device to those of the hand.
    private var mounting = Rotation.identity
    private var isTurned = false
    /// The time origin; nil before the first sample.
    private var start: Timestamp?
    private var newest = InertialSample(rate: .zero, force: .zero)
    /// The last published force; beside a slow accelerometer, most samples have none.
    private var force = SensorVector.zero
    private var news: GyroscopeNews?
    /// The previous attitude from sensor fusion, and its time.
    private var attitude: (rotation: Rotation, time: Timestamp)?

    /// Creates motion without measurements.
    public init() {}

    /// Sets the rotation from the axes of the device to those of the hand.
    public mutating func setMounting(_ rotation: Rotation) {
        mounting = rotation
        isTurned = rotation != .identity
    }

    /// Sets the period of the samples after this call (seconds), and the full scale of the gyroscope (rad/s).
    ///
    /// `infinity` means an unknown full scale.
    public mutating func setSampling(period: Double, range: Double = .infinity) {
        tracker.continueWith(period: period, range: range)
    }

    /// Starts with the bias of an earlier run; has no effect after the first measurement.
    public mutating func begin(with bias: GyroscopeBias) {
        guard start == nil else { return }
        tracker.filter.setBias(bias.value, deviation: bias.deviation)
    }

    // MARK: Samples

    /// Processes a sample, with the next one if both arrived together; returns whether it is a measurement.
    @discardableResult
    public mutating func take(_ sample: InertialSample, at time: Timestamp, next: InertialSample? = nil) -> Bool {
        let start = self.start ?? time
        self.start = start
        guard tracker.take(sample, at: time.seconds(since: start), next: next) != .invalid else { return false }
        newest = sample
        let isAtRest = tracker.filter.isAtRest
        if watch.isDue(isAtRest: isAtRest) { look(isAtRest) }
        return true
    }

    @inline(never)  // Rarely called, so its stack frame should not be part of every sample's.
    private mutating func look(_ isAtRest: Bool) {
        let bias = GyroscopeBias(tracker.filter.bias, deviation: tracker.filter.biasDeviation)
        guard var found = watch.look(isAtRest: isAtRest, bias: bias) else { return }
        // Merge a change that was not taken yet.
        if let news {
            found.previous = news.previous
            found.isWorthKeeping = found.isWorthKeeping || news.isWorthKeeping
        }
        news = found
    }

    /// Whether the bias has changed since the last call of `takeNews()`.
    @inline(__always)
    public var hasNews: Bool { news != nil }

    /// Returns the change of the bias since the last call.
    public mutating func takeNews() -> GyroscopeNews? {
        defer { news = nil }
        return news
    }

    // MARK: Frames

    /// Publishes a frame of the newest sample.
    ///
    /// If the sample has no force, the frame has the force of the last published sample with one.
    public mutating func publish(at time: Timestamp, _ aim: GyroAim, into motion: MotionQueue) {
        let orientation = tracker.filter.orientation
        let (up, rate) = (turned(orientation.up), turned(newest.rate - tracker.filter.bias))
        if newest.force != .zero { force = newest.force }
        var frame = MotionFrame(at: time)
        frame.describe(rate: rate, up: up, aim)
        frame.describe(orientation: isTurned ? orientation * mounting.inverse : orientation)
        if force != .zero { frame.describe(force: turned(force)) }
        motion.publish(&frame)
    }

    /// Publishes a frame of a sample before the last one of its packet; only its roll and shakes are used.
    public mutating func publishEarlier(at time: Timestamp, into motion: MotionQueue) {
        var frame = MotionFrame(at: time)
        frame.describeRoll(up: turned(tracker.filter.orientation.up))
        frame.describeShake(newest.force)
        motion.publish(&frame)
    }

    /// Publishes a frame of an attitude from sensor fusion, the rotation from device axes to world axes.
    ///
    /// The attitude determines the tilt, and two successive attitudes determine the rotation rate.
    public mutating func publish(attitude: Rotation, at time: Timestamp, _ aim: GyroAim, into motion: MotionQueue) {
        var rate = SensorVector.zero
        if let before = self.attitude {
            let step = time.seconds(since: before.time)
            if step > 0, step < Self.longestStep {
                rate = (before.rotation.inverse * attitude).shortestTurn / step
            }
        }
        self.attitude = (attitude, time)
        var frame = MotionFrame(at: time)
        frame.describe(rate: turned(rate), up: turned(attitude.up), aim)
        frame.describe(orientation: isTurned ? attitude * mounting.inverse : attitude)
        motion.publish(&frame)
    }

    @inline(__always)
    private func turned(_ vector: SensorVector) -> SensorVector { isTurned ? mounting.turn(vector) : vector }
}
