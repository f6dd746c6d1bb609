internal import VeltoCore
internal import VeltoWearable

/// The log of a board, and the sensors of its loggers.
extension BoardPlan {
    /// The limits of the board's log.
    var logLimits: LogLimits { modules[.logging].map { LogLimits($0) } ?? LogLimits() }

    /// Returns the signal of a logger's source, whole or by channel; nil for an unknown source.
    func signal(of source: LogSource) -> BoardSignal? {
        if source.module == .processor { return processedSignal(of: source) }
        return signals.first { LogSource($0)?.hasOrigin(of: source) ?? false }
    }

    private func processedSignal(of source: LogSource) -> BoardSignal? {
        let part = program.items.first { $0.module == .processor && $0.numbers.contains(source.id) }?.id
        return part.flatMap { signals(of: $0).first { LogSource($0)?.hasOrigin(of: source) ?? false } }
    }

    /// Whether the scale of a signal depends on the range of its sensor.
    func isRanged(_ signal: BoardSignal) -> Bool {
        guard let sensor = signal.sensor, let chip = try? chip(of: sensor) else { return false }
        return chip.standardSetting.scale != nil
    }

    /// Sets the range of a layout to that of its sensor's next start.
    func setNextRange(of layout: inout LoggerLayout) {
        guard let sensor = signal(of: layout.source)?.sensor, let next = try? nextSetting(of: sensor),
            let scale = next.scale
        else { return }
        layout.setRange(next.configuration.range, scales: layout.fields.map { _ in scale })
    }

    // MARK: Sensors

    /// Starts the sensors of the loggers.
    ///
    /// Returns the added uses.
    mutating func beginLogging() throws(VeltoError) -> (steps: [BoardStep], uses: [SensorUse]) {
        try checkPolls()
        var (steps, uses): ([BoardStep], [SensorUse]) = ([], [])
        for index in log.loggers.indices {
            let logger = log.loggers[index]
            let signal = signal(of: logger.layout.source)
            if let signal, signal.processed != nil {
                let (more, added) = try beginLogging(signal, index)
                steps += more
                uses += added
                continue
            }
            guard let signal, let sensor = signal.sensor else {
                log.loggers[index].mayHaveEntries = true
                continue
            }
            let isNew = !sensors.contains(logger.user, of: sensor)
            let (setting, begin) = try begin(sensor, for: logger.user, output: signal.register)
            try log.loggers[index].take(setting)
            let heard = hear(sensor, setting)
            steps += begin + heard.warnings + run(sensor, for: logger.user) + silence(heard.unheard)
            if isNew { uses.append(SensorUse(sensor: sensor, user: logger.user)) }
        }
        return (steps, uses)
    }

    /// Starts the sensors of a processor's output for a logger.
    ///
    /// Its scale is that of its creation.
    private mutating func beginLogging(
        _ signal: BoardSignal, _ index: Int
    ) throws(VeltoError) -> (steps: [BoardStep], uses: [SensorUse]) {
        let user = log.loggers[index].user
        let new = signal.sensors.filter { !sensors.contains(user, of: $0) }
        let (begin, run) = try beginRoots(of: signal, for: user)
        if case .steady(let rate)? = signal.processed?.rate { log.loggers[index].layout.rate = rate }
        log.loggers[index].mayHaveEntries = true
        return (begin + run, new.map { SensorUse(sensor: $0, user: user) })
    }

    /// Ends the loggers' use of sensors.
    mutating func endLogging() -> [BoardStep] {
        var steps: [BoardStep] = []
        for logger in log.loggers {
            for sensor in BoardSensor.allCases { steps += end(sensor, for: logger.user) }
        }
        return steps
    }

    /// Adopts the sensors of a running log, started by an earlier run of the program, as used by its loggers.
    mutating func adoptLogging() {
        guard log.run != nil else { return }
        for logger in log.loggers {
            guard let signal = signal(of: logger.layout.source) else { continue }
            if signal.processed != nil { _ = try? beginRoots(of: signal, for: logger.user) }
            guard let sensor = signal.sensor, !sensors.contains(logger.user, of: sensor) else { continue }
            var wanted = (try? standardConfiguration(of: sensor)) ?? SensorConfiguration(rate: 0)
            (wanted.rate, wanted.range) = (logger.layout.rate ?? wanted.rate, logger.layout.range ?? wanted.range)
            _ = try? begin(sensor, for: logger.user, output: signal.register, as: wanted)
            _ = run(sensor, for: logger.user)
        }
    }

    /// Handles a reset of the board: no sensor runs, and nothing is logged.
    mutating func forgetLogging() {
        sensors.forgetLasting()
        (log.run, log.isStopped, log.isStalled, log.silent) = (nil, true, false, [])
    }
}

/// A user of a sensor.
struct SensorUse: Sendable {
    let sensor: BoardSensor
    let user: SensorUser
}

/// A log start in progress: its additions, and the log before it.
struct PendingLogStart: Sendable {
    let uses: [SensorUse]
    let log: LogState
}
