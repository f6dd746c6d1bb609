public import VeltoCore

/// Finds a neutral pose: the middle of the samples while a hand keeps still.
///
/// A movement restarts the hold, so that a moving device never counts as calibrated.
public struct CalibrationGuide: Hashable, Sendable {
    /// The criteria for keeping still.
    public struct Config: Hashable, Sendable {
        /// The required hold, in seconds.
        public var holdTime: Double
        /// The largest spread of samples on each axis, in raw values.
        public var stillRange: Double
    }

    /// The progress.
    public struct Progress: Hashable, Sendable {
        /// The elapsed fraction of the hold, 0…1.
        public var share = 0.0
        /// Whether the newest sample was a movement.
        public var isMoving = false

        /// Not started.
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

    /// Fewer samples do not show stillness.
    private static let leastSamples = 3

    private let config: Config
    private var begin: Timestamp?
    private var steering = Span(0)
    private var second = Span(0)
    private var sum = 0.0
    private var count = 0.0
    /// The progress.
    public private(set) var progress = Progress()

    /// A guide that has seen nothing.
    public init(config: Config = Config()) {
        self.config = config
    }

    /// Takes a sample of the steering axis and of a second one, in raw values.
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
