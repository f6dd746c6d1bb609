/// The rate of a signal's samples.
enum OutputRate: Hashable, Sendable {
    /// Steady, in hertz: lost samples can be detected.
    case steady(Double)
    /// Irregular, with a maximum in hertz.
    case atMost(Double)
    /// Unknown: samples of events, or of reads.
    case irregular
    /// No samples: the signal is only read.
    case silent

    /// The largest rate; nil if it is unknown.
    var limit: Double? {
        switch self {
        case .steady(let rate), .atMost(let rate): rate
        case .irregular: nil
        case .silent: 0
        }
    }

    /// A selection of these samples.
    var filtered: OutputRate { limit.map { .atMost($0) } ?? .irregular }

    /// The rate if `count` samples are combined into one.
    func divided(by count: Int) -> OutputRate {
        let divisor = Double(max(count, 1))
        return switch self {
        case .steady(let rate): .steady(rate / divisor)
        case .atMost(let rate): .atMost(rate / divisor)
        case .irregular, .silent: self
        }
    }

    /// The rate if samples are omitted until a period (seconds) has passed since the previous output.
    func limited(to period: Double) -> OutputRate {
        switch self {
        case .steady(let rate): .steady(rate / max(1, (period * rate - 1e-6).rounded(.up)))
        case .atMost(let rate): .atMost(min(rate, 1 / period))
        case .irregular: .atMost(1 / period)
        case .silent: .silent
        }
    }
}
