public import VeltoCore

/// Finds a neutral pose: the midpoint of the samples while a hand is still.
///
/// A movement restarts the hold, so a moving device is never calibrated.
public struct CalibrationGuide: Hashable, Sendable {
    /// The criteria for stillness.
    public struct Config: Hashable, Sendable {
        /// Required hold (seconds).
        public var holdTime: Double
        /// Maximum spread of the samples on each axis, in raw values.
        public var stillRange: Double
    }

    /// The progress.
    public struct Progress: Hashable, Sendable {
        /// The elapsed fraction of the hold, 0…1.
        public var share = 0.0
        /// Whether the newest sample was a movement.
        public var isMoving = false

        /// Creates the progress of a guide that has not started.
        public init() {}

        /// Whether the pose is found.
        public var isComplete: Bool { share >= 1 }
    }

    private struct Span: Hashable {
        var low: Double
        var high: Double

        init(_ value: Double) {
            low = value
            high = value
        }

        mutating func take(_ value: Double) {
            low = min(low, value)
            high = max(high, value)
        }

        var width: Double { high - low }
    }

    /// The minimum number of samples that can show stillness.
    private static let leastSamples = 3

    private let config: Config
    private var begin: Timestamp?
    private var steering = Span(0)
    private var second = Span(0)
    private var sum = 0.0
    private var count = 0.0
    /// The progress.
    public private(set) var progress = Progress()

    /// Creates a guide.
    public init(config: Config = Config()) {
        self.config = config
    }

    /// Processes a sample of the steering axis and of a second axis, in raw values.
    public mutating func take(steering value: Double, second other: Double, at time: Timestamp) {
        guard !progress.isComplete else { return }
        guard let begin else { return restart(value, other, at: time) }
        steering.take(value)
        second.take(other)
        let width = max(steering.width, second.width)
        guard width <= config.stillRange else {
            restart(value, other, at: time)
            progress.isMoving = true
            return
        }
        sum += value
        count += 1
        progress.isMoving = false
        let share = time.seconds(since: begin) / config.holdTime
        progress.share = count >= Double(Self.leastSamples) ? min(1, share + SignalMaths.timeSlack) : 0
    }

    private mutating func restart(_ value: Double, _ other: Double, at time: Timestamp) {
        begin = time
        steering = Span(value)
        second = Span(other)
        sum = value
        count = 1
        progress = Progress()
    }

    /// The center of the steering axis; nil until the pose is found.
    public var center: Double? {
        progress.isComplete ? sum / count : nil
    }
}
