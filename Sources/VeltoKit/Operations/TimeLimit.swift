internal import VeltoCore

/// The time limits of requests, in seconds: shorter ones would end a request before it could succeed, longer ones are mistakes.
enum TimeLimit {
    /// Of a request to a device that is ready.
    static let request = 0.01...300
    /// Of a connection.
    static let connection = 0.1...300
    /// Of the waiting for the turn of a device.
    static let turn = 0.0...604_800
    /// Of a calibration.
    static let calibration = 0.1...3600
}

extension Duration {
    /// The seconds of a time limit, which errors call `timeout`.
    func seconds(within range: ClosedRange<Double>) throws(VeltoError) -> Double {
        try checkNumber(seconds, "timeout", range.lowerBound, range.upperBound)
        return seconds
    }
}
