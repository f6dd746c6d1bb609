/// The share of a regular logger in the growth of a log.
struct LogShare: Hashable, Sendable {
    let identifier: String
    /// Samples per second.
    let rate: Double
    let entriesPerSample: Int
    /// The maximum deviation of the rate, as a fraction.
    let tolerance: Double

    fileprivate var entryRate: Double { rate * Double(entriesPerSample) }
}

extension [LogShare] {
    /// The delay by which a board may count entries before it answers (seconds).
    private static let delay = 0.25

    /// The expected number of entries of the loggers.
    func expected(in seconds: Double) -> Double { reduce(0) { $0 + $1.entryRate * seconds } }

    /// The candidates for a logger that has stored nothing: those whose share equals the missing growth.
    ///
    /// Empty if no share is missing, or if none exceeds the uncertainty: the deviations of all rates, a sample of each logger, and `held`
    /// entries of a page that the board does not count yet.
    func silent(growth: UInt32, seconds: Double, held: UInt32) -> [LogShare] {
        let uncertainty = reduce(Double(held)) { sum, share in
            sum + share.entryRate * (seconds * share.tolerance + Self.delay) + Double(share.entriesPerSample)
        }
        let lack = expected(in: seconds) - Double(growth)
        guard lack > uncertainty else { return [] }
        let missing = filter { (uncertainty...lack + uncertainty).contains($0.entryRate * seconds) }
        let fitting = missing.filter { abs($0.entryRate * seconds - lack) <= uncertainty }
        return fitting.isEmpty ? missing : fitting
    }
}
