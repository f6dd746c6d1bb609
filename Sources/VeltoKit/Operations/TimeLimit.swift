internal import VeltoCore

/// The ranges of timeouts (seconds).
///
/// A shorter timeout would end a request before it could succeed; a longer one is a mistake.
enum TimeLimit {
    /// The range for a request to a ready device.
    static let request = 0.01...300
    /// The range for a connection.
    static let connection = 0.1...300
    /// The range for the wait for a device's turn.
    static let turn = 0.0...604_800
    /// The range for a calibration.
    static let calibration = 0.1...3600
}

extension Duration {
    /// Returns a timeout in seconds.
    ///
    /// Errors name the argument `timeout`.
    func seconds(within range: ClosedRange<Double>) throws(VeltoError) -> Double {
        try checkNumber(seconds, "timeout", range.lowerBound, range.upperBound)
        return seconds
    }
}
