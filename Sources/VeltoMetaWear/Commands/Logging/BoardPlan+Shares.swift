internal import VeltoCore
internal import VeltoWearable

/// The loggers with a regular rate, for comparison with the growth of the log.
extension BoardPlan {
    /// The maximum deviations of sampling rates: of a chip's own sampling, and of sensors with pauses between
    /// measurements.
    ///
    /// Source: the data sheets of BMI160, BMI270 and BMP280.
    private static let (sampling, pauses) = (0.05, 0.25)

    /// The regular loggers with the current sensor settings.
    ///
    /// Signals of events or unknown rates are excluded.
    var logShares: [LogShare] { log.loggers.compactMap(share) }

    private func share(of logger: BoardLogger) -> LogShare? {
        let regular = logger.poll.map { (rate: 1 / $0.interval, tolerance: 0.01) } ?? rate(of: logger)
        guard let regular, regular.rate > 0 else { return nil }
        return LogShare(
            identifier: logger.layout.identifier, rate: regular.rate, entriesPerSample: logger.layout.loggers.count,
            tolerance: regular.tolerance)
    }

    private func rate(of logger: BoardLogger) -> (rate: Double, tolerance: Double)? {
        guard let signal = signal(of: logger.layout.source) else { return nil }
        guard let processed = signal.processed else { return sensorRate(of: signal) }
        // A processor divides the rate of its source, which may have changed since its creation.
        guard case .steady(let rate) = processed.rate, let root = processed.roots.first, let before = root.frozenRate,
            before > 0, let now = sensorRate(of: root)
        else { return nil }
        return (rate * now.rate / before, now.tolerance)
    }

    /// The current rate; nil for the magnetometer of fusion, which has its own rate.
    private func sensorRate(of signal: BoardSignal) -> (rate: Double, tolerance: Double)? {
        guard let sensor = signal.sensor, let setting = sensors.setting(of: sensor) else { return nil }
        guard sensor != .fusion || signal.fields.first?.unit != .magneticField else { return nil }
        return (setting.configuration.rate, setting.isSteady ? Self.sampling : Self.pauses)
    }
}
