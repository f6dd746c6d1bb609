/// The rate of change of a signal, measured over a minimum interval.
///
/// Samples that are further apart than the interval are simply subtracted. Closer ones are averaged: the value that is
/// subtracted follows the signal with the interval as its time constant.
struct Derivative: Sendable {
    private var followed: Float?

    /// Takes a sample, `time` after the last one, and returns the rate of change; 0 for the first sample.
    mutating func take(_ sample: Float, after time: Float, over interval: Float) -> Float {
        let rate = followed.map { (sample - $0) / interval } ?? 0
        followed = sample - rate * (interval - time)
        return rate
    }

    /// Takes a sample without a history.
    mutating func restart(at sample: Float) {
        followed = sample
    }
}
