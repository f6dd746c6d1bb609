public import VeltoCore

/// The LED of a board: the patterns of its channels, and their playback state.
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
        /// Rise time, from low to high (seconds).
        public let rise: Double
        /// Duration at high (seconds).
        public let hold: Double
        /// Fall time, from high to low (seconds).
        public let fall: Double
        /// Period, from one pulse to the next (seconds).
        public let period: Double
        /// Delay before the first pulse (seconds).
        public let delay: Double
        /// The number of pulses; 255 means no end.
        public let repeatCount: UInt8

        let bytes: [UInt8]
    }

    /// The patterns of the channels, by number; nil for channels without a pattern.
    public internal(set) var patterns: [Pattern?] = [nil, nil, nil]
    /// Whether the patterns are playing.
    public private(set) var isPlaying = false
    /// Seconds of the patterns played before the last pause.
    private var played = 0.0
    private var start = Timestamp.zero

    /// A light that is off.
    init() {}

    /// Whether the patterns are stopped at their beginning.
    public var isStopped: Bool { !isPlaying && played == 0 }

    /// Returns the brightness of a channel, 0 to 31.
    public func brightness(of channel: Channel, at time: Timestamp) -> Double {
        guard !isStopped, let pattern = patterns[channel.rawValue] else { return 0 }
        return pattern.brightness(after: seconds(at: time))
    }

    /// Returns whether all patterns have ended.
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
    /// The number of bytes of a pattern command after the channel.
    static let size = 14

    private static let pulses: UInt8 = 2
    private static let brightest: UInt8 = 31
    private static let endless: UInt8 = 255

    /// Parses a pattern; returns nil for an unsupported kind of pattern.
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

    /// Returns the relative height of a pulse: 1 at its top, 0 between pulses.
    private func height(_ moment: Double) -> Double {
        if moment < rise { return moment / rise }
        if moment < rise + hold { return 1 }
        let falling = moment - rise - hold
        return falling < fall ? 1 - falling / fall : 0
    }
}
