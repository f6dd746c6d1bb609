/// The rate of a signal's samples.
enum OutputRate: Hashable, Sendable {
    /// Steady, in hertz: lost samples can be noticed.
    case steady(Double)
    /// Irregular, in hertz at most.
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

    /// The rate when `count` samples become one.
    func divided(by count: Int) -> OutputRate {
        let divisor = Double(max(count, 1))
        return switch self {
        case .steady(let rate): .steady(rate / divisor)
        case .atMost(let rate): .atMost(rate / divisor)
        case .irregular, .silent: self
        }
    }

    /// At most a sample in each period (seconds): as many samples are left out between two as fill it.
    func limited(to period: Double) -> OutputRate {
        switch self {
        case .steady(let rate): .steady(rate / max(1, (period * rate - 1e-6).rounded(.up)))
        case .atMost(let rate): .atMost(min(rate, 1 / period))
        case .irregular: .atMost(1 / period)
        case .silent: .silent
        }
    }
}
