/// Detects changes of the gyroscope bias's accuracy, and a bias to save.
///
/// Source: orientation, 8.
struct GyroscopeWatch: BitwiseCopyable {
    /// The deviation at which the accuracy becomes rough (rad/s).
    private static let rough = 1 * Angle.degree
    /// The deviation at which the accuracy becomes good (rad/s).
    private static let good = 0.1 * Angle.degree
    /// The deviation above which the accuracy ceases to be good (rad/s).
    private static let fair = 0.2 * Angle.degree
    /// The minimum change of a saved bias (rad/s).
    private static let leastChange = 0.02 * Angle.degree
    /// The number of samples between two checks during rest or motion.
    private static let interval = 32

    private(set) var calibration = GyroscopeCalibration.unknown
    private(set) var hasRested = false
    private var wasAtRest = false
    private var remaining = 0
    private var kept: SensorVector?

    /// Returns whether a check of the bias is due; call it for each sample.
    @inline(__always)
    mutating func isDue(isAtRest: Bool) -> Bool {
        remaining -= 1
        guard isAtRest != wasAtRest || remaining < 0 else { return false }
        remaining = Self.interval
        return true
    }

    /// Checks the bias and returns its change; nil if nothing changed.
    mutating func look(isAtRest: Bool, bias: GyroscopeBias) -> GyroscopeNews? {
        let (previous, endedRest, hadRested) = (calibration, wasAtRest && !isAtRest, hasRested)
        wasAtRest = isAtRest
        hasRested = hasRested || isAtRest
        calibration = level(bias.deviation)
        let isKnownWell = calibration == .good && (previous != .good || endedRest)
        let isWorthKeeping = isKnownWell && isNew(bias.value)
        if isWorthKeeping { kept = bias.value }
        guard calibration != previous || hasRested != hadRested || isWorthKeeping else { return nil }
        return GyroscopeNews(
            previous: previous, current: calibration, bias: bias, hasRested: hasRested, isWorthKeeping: isWorthKeeping)
    }

    private func level(_ deviation: Double) -> GyroscopeCalibration {
        let limit = calibration == .good ? Self.fair : Self.good
        return deviation <= limit ? .good : deviation <= Self.rough ? .rough : .unknown
    }

    private func isNew(_ bias: SensorVector) -> Bool {
        guard let kept else { return true }
        return (bias - kept).largest >= Self.leastChange
    }
}
