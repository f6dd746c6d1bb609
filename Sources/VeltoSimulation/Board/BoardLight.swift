public import VeltoCore

/// The light of a board: what its channels shine, and when.
public struct BoardLight: Hashable, Sendable {
    /// The colors, in the order of their numbers.
    public enum Channel: Int, CaseIterable, Sendable {
        /// Green.
        case green
        /// Red.
        case red
        /// Blue.
        case blue
    }

    /// The pulses of a channel.
    public struct Pattern: Hashable, Sendable {
        /// The brightness of a pulse, 0 to 31.
        public let high: UInt8
        /// The brightness between pulses, 0 to 31.
        public let low: UInt8
        /// Seconds from low to high.
        public let rise: Double
        /// Seconds at high.
        public let hold: Double
        /// Seconds from high to low.
        public let fall: Double
        /// Seconds from one pulse to the next.
        public let period: Double
        /// Seconds before the first pulse.
        public let delay: Double
        /// The number of pulses; 255 for no end.
        public let repeatCount: UInt8

        let bytes: [UInt8]
    }

    /// The patterns of the channels, by number; nil for channels without a pattern.
    public internal(set) var patterns: [Pattern?] = [nil, nil, nil]
    /// Whether the patterns play.
    public private(set) var isPlaying = false
    /// Seconds of the patterns that were played before the last pause.
    private var played = 0.0
    private var start = Timestamp.zero

    /// A light that is off.
    init() {}

    /// Whether the patterns are at their beginning.
    public var isStopped: Bool { !isPlaying && played == 0 }

    /// The brightness of a channel, 0 to 31.
    public func brightness(of channel: Channel, at time: Timestamp) -> Double {
        guard !isStopped, let pattern = patterns[channel.rawValue] else { return 0 }
        return pattern.brightness(after: seconds(at: time))
    }

    /// Whether all patterns have come to their ends.
    func isOver(at time: Timestamp) -> Bool {
        patterns.allSatisfy { $0?.isOver(after: seconds(at: time)) ?? true }
    }

    private func seconds(at time: Timestamp) -> Double {
        isPlaying ? played + max(0, time.seconds(since: start)) : played
    }

    mutating func play(at time: Timestamp) {
        guard !isPlaying else { return }
        isPlaying = true
        start = time
    }

    mutating func pause(at time: Timestamp) {
        played = seconds(at: time)
        isPlaying = false
    }

    mutating func stop(erases: Bool) {
        isPlaying = false
        played = 0
        if erases { patterns = [nil, nil, nil] }
    }
}

extension BoardLight.Pattern {
    /// The bytes of a command behind the channel.
    static let size = 14

    private static let pulses: UInt8 = 2
    private static let brightest: UInt8 = 31
    private static let endless: UInt8 = 255

    /// Nil for a pattern of another kind.
    init?(_ bytes: ArraySlice<UInt8>, hasDelay: Bool) {
        let bytes = Array(bytes)
        guard bytes.count == Self.size, bytes[0] == Self.pulses else { return nil }
        func seconds(_ index: Int) -> Double { Double(UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8) / 1000 }
        self.bytes = bytes
        high = min(bytes[1], Self.brightest)
        low = min(bytes[2], Self.brightest)
        (rise, hold, fall, period) = (seconds(3), seconds(5), seconds(7), seconds(9))
        delay = hasDelay ? seconds(11) : 0
        repeatCount = bytes[13]
    }

    fileprivate func isOver(after seconds: Double) -> Bool {
        repeatCount != Self.endless && seconds - delay >= period * Double(repeatCount)
    }

    fileprivate func brightness(after seconds: Double) -> Double {
        let elapsed = seconds - delay
        guard elapsed >= 0, period > 0, !isOver(after: seconds) else { return 0 }
        let moment = elapsed.truncatingRemainder(dividingBy: period)
        return Double(low) + (Double(high) - Double(low)) * height(moment)
    }

    /// 1 at the top of a pulse, 0 between pulses.
    private func height(_ moment: Double) -> Double {
        if moment < rise { return moment / rise }
        if moment < rise + hold { return 1 }
        let falling = moment - rise - hold
        return falling < fall ? 1 - falling / fall : 0
    }
}
