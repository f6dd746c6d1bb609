public import VeltoCore

/// Derives the rate mode from packet times, with hysteresis.
///
/// Source: Triki protocol notes, 3.1.
public struct RateMonitor: Sendable {
    /// A change of the rate mode.
    public struct Transition: Hashable, Sendable {
        /// The previous mode.
        public let previous: RateMode
        /// The new mode.
        public let current: RateMode
        /// Time between the last two packets, or since the last one (seconds).
        public let interval: Double
    }

    private enum Limit {
        static let stableSamples = 3
        static let shortestInterval = 0.001
        static let longestInterval = 3.0
        static let fastInterval = 0.03
        static let normalInterval = 0.2
    }

    /// Time after a packet from which silence counts as a slow rate (seconds).
    public static let staleInterval = 1.5

    /// The settled mode.
    public private(set) var mode = RateMode.unknown
    private var newest: Timestamp?
    private var candidate: RateMode?
    private var streak = 0

    /// Creates a monitor without packets.
    public init() {}

    /// Processes the time of a packet.
    public mutating func recordPacket(at time: Timestamp) -> Transition? {
        defer { newest = time }
        guard let newest else { return nil }
        let interval = time.seconds(since: newest)
        guard interval >= Limit.shortestInterval, interval <= Limit.longestInterval else { return nil }
        return settle(Self.classify(interval), interval)
    }

    /// Handles silence up to `time`; three calls in a row result in a slow rate.
    public mutating func evaluateStale(at time: Timestamp) -> Transition? {
        guard let newest else { return nil }
        let interval = time.seconds(since: newest)
        guard interval >= Self.staleInterval - SignalMaths.timeSlack else { return nil }
        return settle(.lowPower, interval)
    }

    /// Performs the three evaluations that turn silence into a slow rate.
    public mutating func evaluateSilence(at time: Timestamp) -> Transition? {
        var transition: Transition?
        for _ in 0..<Limit.stableSamples {
            transition = evaluateStale(at: time) ?? transition
        }
        return transition
    }

    private static func classify(_ interval: Double) -> RateMode {
        interval < Limit.fastInterval ? .fast : interval < Limit.normalInterval ? .normal : .lowPower
    }

    private mutating func settle(_ sample: RateMode, _ interval: Double) -> Transition? {
        streak = sample == candidate ? streak &+ 1 : 1
        candidate = sample
        guard streak >= Limit.stableSamples, sample != mode else { return nil }
        defer {
            mode = sample
            streak = 0
        }
        return Transition(previous: mode, current: sample, interval: interval)
    }
}
