public import VeltoCore

/// Finds a neutral pose: the middle of what a hand holds while it keeps still for a while.
///
/// A movement begins the while anew, so that a moving device is never taken for a calibrated one.
public struct CalibrationGuide: Hashable, Sendable {
    /// What counts as keeping still.
    public struct Config: Hashable, Sendable {
        /// How long to keep still, in seconds.
        public var holdTime: Double
        /// How far samples may lie apart on each axis, in counts.
        public var stillRange: Double
    }

    /// How far it is.
    public struct Progress: Hashable, Sendable {
        /// The share of the while that has passed, 0…1.
        public var share = 0.0
        /// How still the hand has kept, from 1 for quite still down to 0.
        public var quality = 1.0
        /// Whether the newest sample was a movement.
        public var isMoving = false

        /// Nothing has begun.
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

    /// Fewer samples say nothing about stillness.
    private static let leastSamples = 3

    private let config: Config
    private var begin: Timestamp?
    private var steering = Span(0)
    private var second = Span(0)
    private var sum = 0.0
    private var count = 0.0
    /// How far it is.
    public private(set) var progress = Progress()

    /// A guide that has seen nothing.
    public init(config: Config = Config()) {
        self.config = config
    }

    /// Takes a sample of the steering axis and of another one, in counts.
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
        progress.quality = 1 - width / config.stillRange
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

    /// The middle of the steering axis, nil until the pose is found.
    public var centre: Double? {
        progress.isComplete ? sum / count : nil
    }
}
