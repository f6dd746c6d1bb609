public import VeltoCore
internal import VeltoWearable

/// A signal to log, for an estimate.
public struct LogItem: Hashable, Sendable {
    /// The identifier of the whole signal.
    public var identifier: String
    /// The channel; nil for all.
    public var channel: Int?
    /// Samples per second; nil for the rate of its sensor's next start.
    public var rate: Double?

    /// Creates an item.
    public init(_ identifier: String, channel: Int? = nil, rate: Double? = nil) {
        (self.identifier, self.channel, self.rate) = (identifier, channel, rate)
    }
}

/// Estimates of the logging time of a board.
extension MetaWearDevice {
    /// Estimates the logging time by memory and battery, and the download time.
    ///
    /// Without signals, the estimate is for the board's loggers. `charge` is the battery charge, 0 to 1, and
    /// `notificationRate` the capacity of the link in notifications per second. Events without a rate are not counted.
    /// A signal polled by a timer, such as a temperature, has the rate 1 / period.
    ///
    /// ```swift
    /// let night = try device.metaWear?.estimateLog([LogItem("acceleration", rate: 100)])
    /// guard let night else { return }
    /// print("\(night.duration / 3600) h of log, \(night.download / 3600) h of download")
    /// ```
    public func estimateLog(
        _ items: [LogItem] = [], charge: Double = 1, notificationRate: Double = BoardStatus.notificationsCarried
    ) throws(VeltoError) -> LogEstimate {
        guard let status else { throw .notConnected }
        guard let info = status.modules[.logging] else { throw .lacks(.logging) }
        try checkNumber(charge, "charge", 0, 1)
        try checkNumber(notificationRate, "notificationRate", 0, 100_000)
        let (limits, log) = (LogLimits(info), try record.with { $0.log })
        var plan: [LogPlanItem] = []
        var currents = BoardCurrents(sensors: [])
        currents.hasBMI270 = status.modules[.accelerometer]?.implementation == DetectorChip.bmi270.implementation
        for (signal, item) in try signals(of: items, log, status) {
            plan.append(item)
            if let sensor = signal?.sensor { currents.sensors.insert(sensor) }
        }
        var estimate = LogEstimate(
            plan, capacity: limits.capacity, used: log.length ?? 0, charge: charge, currents,
            notificationRate: notificationRate)
        estimate.slotCount = plan.reduce(0) { $0 + $1.entriesPerSample }
        estimate.freeSlotCount = limits.loggers - (items.isEmpty ? 0 : log.slotCount)
        estimate.fullDownload = LogEstimate.download(of: limits.capacity, notificationRate: notificationRate)
        // Boards with that chip, MetaMotion S, have a serial port over USB.
        estimate.hasCable = currents.hasBMI270
        return estimate
    }

    private func signals(
        of items: [LogItem], _ log: LogState, _ status: BoardStatus
    ) throws(VeltoError) -> [(BoardSignal?, LogPlanItem)] {
        var found: [(BoardSignal?, LogPlanItem)] = []
        let next = { (sensor: BoardSensor?) in sensor.flatMap { status.sensors[$0]?.next.rate } ?? 0 }
        for item in items {
            try checkNumber(item.rate ?? 0, "rate", 0, 10_000)
            guard let signal = status.signal(item.identifier) else {
                found.append((nil, try planItem(ofProgram: item)))
                continue
            }
            let isPolled = item.rate != nil && signal.isPollable
            let source =
                isPolled
                ? try LogSource(pollable: signal, channel: item.channel)
                : try LogSource(loggable: signal, channel: item.channel)
            let rate = item.rate ?? next(signal.sensor)
            found.append((signal, LogPlanItem(rate: rate, entriesPerSample: source.slotCount)))
        }
        guard items.isEmpty else { return found }
        let board = BoardPlan(status.modules, BoardPreferences())
        return log.loggers.map { logger in
            let signal = board.signal(of: logger.layout.source)
            let rate = logger.layout.rate ?? next(signal?.sensor)
            return (signal, LogPlanItem(rate: rate, entriesPerSample: logger.layout.loggers.count))
        }
    }
    /// Returns the item of a signal of the board's program, such as the output of a processor.
    private func planItem(ofProgram item: LogItem) throws(VeltoError) -> LogPlanItem {
        guard let signal = device.description(ofSignal: item.identifier) else {
            throw VeltoError(.notFound, "the board has no signal \(item.identifier)")
        }
        guard signal.loggerSlots > 0 else {
            throw VeltoError(
                .unsupported,
                "the signal \(item.identifier) has no samples to log",
                remedy: "estimate the signal that is read, at a rate of 1 / period"
            )
        }
        return LogPlanItem(rate: item.rate ?? 0, entriesPerSample: item.channel == nil ? signal.loggerSlots : 1)
    }
}
