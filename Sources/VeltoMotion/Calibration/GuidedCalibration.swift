public import VeltoCore

/// Sets the neutral pose from a device that is held still for a while, and says how well that went.
///
/// Moving starts the while anew: a pose in motion is none.
public struct GuidedCalibration: Hashable, Sendable {
    /// What counts as still.
    public struct Config: Hashable, Sendable {
        /// Seconds that the device must be held still.
        public var duration = 1.0
        /// How far the steering may stray while still, in raw units.
        public var tolerance = 12.0
        /// How much turning counts as still, 0…1.
        public var motionTolerance = 0.15
        /// Seconds after which the attempt is given up; 0 for never.
        public var timeout = 30.0

        /// What suits a hand.
        public init() {}

        /// Refuses numbers that make no sense; the error names the member.
        public func validate() throws(VeltoError) {
            try Self.rules.check(self)
        }

        private typealias Rule = FieldRule<Config>

        private static let rules: [Rule] = [
            Rule("duration", 0.05...60) { $0.duration },
            Rule("tolerance", 0.001...1e6) { $0.tolerance },
            Rule("motion_tolerance", FieldRange.share) { $0.motionTolerance },
            Rule("timeout", FieldRange.time) { $0.timeout },
        ]
    }

    /// How far the calibration is.
    public enum Progress: Hashable, Sendable {
        /// Nothing arrives from the device.
        case waiting
        /// The device moves too much.
        case moving
        /// The device is held still; the share of the time that is over, 0…1.
        case holding(Double)
        /// Done: the raw centre, and how still it was, 0…1.
        case finished(centre: Double, quality: Double)
        /// The device was never still for long enough.
        case timedOut
    }

    private let config: Config
    private var lowest = Double.infinity
    private var highest = -Double.infinity
    private var sum = 0.0
    private var count = 0.0
    private var still = 0.0
    private var total = 0.0
    /// How far the calibration is.
    public private(set) var progress = Progress.waiting

    /// A calibration that begins with the next frame.
    public init(config: Config = Config()) {
        self.config = config
    }

    /// Whether the calibration has ended, well or not.
    public var isOver: Bool {
        switch progress {
        case .finished, .timedOut: true
        case .waiting, .moving, .holding: false
        }
    }

    /// Takes a frame: the raw steering, how much the device turns, and whether anything arrives from it.
    public mutating func step(raw: Double, motion: Double, isReceiving: Bool, elapsed: Double) {
        guard !isOver else { return }
        total += elapsed
        progress = take(raw, motion, isReceiving, elapsed)
        if !isOver, config.timeout > 0, total >= config.timeout - SignalMaths.timeSlack { progress = .timedOut }
    }

    private mutating func take(_ raw: Double, _ motion: Double, _ isReceiving: Bool, _ elapsed: Double) -> Progress {
        guard isReceiving, raw.isFinite else {
            startAnew()
            return .waiting
        }
        lowest = min(lowest, raw)
        highest = max(highest, raw)
        guard motion <= config.motionTolerance, highest - lowest <= 2 * config.tolerance else {
            startAnew()
            return .moving
        }
        sum += raw
        count += 1
        // The first still frame only starts the time.
        if count > 1 { still += elapsed }
        guard still >= config.duration - SignalMaths.timeSlack else { return .holding(still / config.duration) }
        return .finished(centre: sum / count, quality: 1 - (highest - lowest) / (2 * config.tolerance))
    }

    private mutating func startAnew() {
        lowest = .infinity
        highest = -.infinity
        sum = 0
        count = 0
        still = 0
    }
}

extension InputEngine {
    /// Lets a guided calibration look at the newest frame, and sets the neutral pose when it has finished.
    public mutating func advance(_ calibration: inout GuidedCalibration, elapsed: Double) {
        guard !calibration.isOver else { return }
        calibration.step(
            raw: latest.rawX, motion: latest.sensors.motion, isReceiving: latest.flags.contains(.receiving),
            elapsed: elapsed)
        guard case .finished(let centre, _) = calibration.progress else { return }
        calibrateNeutral()
        // The centre is what the hand held on average, not what it happened to hold in the end.
        if config.mode == .paddle { paddleOffset = centre }
    }
}
