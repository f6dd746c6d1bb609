/// The rate of change of a signal, measured over a minimum interval.
///
/// Samples at least one interval apart are subtracted directly. Closer samples are subtracted from a low-pass of the
/// signal with the interval as its time constant.
struct Derivative: Sendable {
    private var followed: Float?

    /// Processes a sample `time` after the last one, and returns the rate of change; 0 for the first sample.
    mutating func take(_ sample: Float, after time: Float, over interval: Float) -> Float {
        let rate = followed.map { (sample - $0) / interval } ?? 0
        followed = sample - rate * (interval - time)
        return rate
    }

    /// Restarts at a sample, without a history.
    mutating func restart(at sample: Float) {
        followed = sample
    }
}
