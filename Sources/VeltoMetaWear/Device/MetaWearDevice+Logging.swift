public import VeltoCore
public import VeltoWearable

/// Loggers, and the log of a board.
extension MetaWearDevice {
    /// The timeout of the answers about all loggers, and of the erasure of the log (seconds).
    private static var patience: Double { 30 }
    /// The maximum length of a key in bytes.
    private static var longestKey: Int { 63 }

    // MARK: Loggers

    /// Creates a logger of a signal or of one of its channels; `key` is the program's own name for the logger.
    ///
    /// A signal that the board does not send by itself, such as a temperature, requires a `pollInterval` (seconds).
    /// While the log runs, the board then reads the signal with a timer and an event, which are removed with the
    /// logger.
    ///
    /// The logger can be used at once, and is removed if the operation fails. The operation fails with `noSlot` if the
    /// board has too few loggers left, with `unsupported` for a signal that needs a `pollInterval` and has none, and
    /// with `invalidState` while the log runs or if the key is in use.
    public func beginCreateLogger(
        _ identifier: String, channel: Int? = nil, key: String = "", pollInterval: Double? = nil
    ) throws(VeltoError) -> (logger: LoggedSignal<Device>, operation: Device.Operation) {
        guard let status else { throw .notConnected }
        guard key.utf8.count <= Self.longestKey else {
            throw .invalidArgument("key", "has \(key.utf8.count) bytes: must have at most \(Self.longestKey)")
        }
        if let pollInterval { try checkNumber(pollInterval, "pollInterval", 0.001, 86_400) }
        let name = identifier + (channel.map { "[\($0)]" } ?? "")
        let described = device.description(ofSignal: identifier)
        let slots =
            status.signal(identifier).map { LogSource($0, channel: channel)?.slotCount ?? 0 }
            ?? (channel == nil ? described?.loggerSlots ?? 0 : 1)
        let contents = LoggerPart(key: key, identifier: name, slotCount: slots)
        let part = try device.makePart(.logger, contents)
        do throws(VeltoError) {
            let command = CreateLogger(
                part: part, key: key, identifier: identifier, channel: channel, pollInterval: pollInterval)
            return (LoggedSignal(part, of: device), try device.perform(command, timeout: Self.patience))
        } catch {
            device.endPart(part)
            throw error
        }
    }

    /// The known loggers of the board, in the order of creation.
    public var loggers: [LoggedSignal<Device>] {
        get throws(VeltoError) {
            let record = try record
            for logger in record.with({ $0.loggers }) where logger.part == nil { try makePart(of: logger, record) }
            return record.with { $0.loggers }.compactMap(\.part).map { LoggedSignal($0, of: device) }
        }
    }

    /// Creates a handle for a logger of an earlier run or a recovered logger.
    private func makePart(of logger: BoardLogger, _ record: BoardRecord) throws(VeltoError) {
        let contents = LoggerPart(
            key: logger.key, identifier: logger.layout.identifier, slotCount: logger.layout.loggers.count)
        let part = try device.makePart(.logger, contents)
        let isTaken = record.with { contents in
            let numbers = logger.layout.loggers
            let index = contents.loggers.firstIndex { $0.part == nil && $0.layout.loggers == numbers }
            if let index { contents.loggers[index].part = part }
            return index != nil
        }
        // Another thread was faster.
        if !isTaken { device.endPart(part) }
    }

    /// Reads the board's loggers and processors, whichever program created them, and its timers and events where the
    /// firmware supports it.
    ///
    /// The results appear in `loggers`, `processors` and `program`, and the outputs in the device's `signals`.
    public func beginRecover() throws(VeltoError) -> Device.Operation {
        try device.perform(RecoverParts(), timeout: Self.patience)
    }

    // MARK: The log

    /// Starts the logs of several boards: either all of them, or none if one fails.
    ///
    /// The error names each board that failed. A board whose log already runs fails.
    public static func beginLogging(
        on devices: [Device], _ mode: LogMode = .overwrite
    ) throws(VeltoError) -> Device.Operation {
        for device in devices where device.metaWear == nil {
            throw VeltoError(.unsupported, "a device is not a board: its family is \(device.family)")
        }
        return try Device.perform(
            StartLogging(mode: mode, isFirst: true), undoneBy: StopLogging(), onEach: devices, timeout: patience)
    }

    /// Flushes the entries in the board's memory to its flash; nil if the firmware does not buffer entries.
    ///
    /// The operation fails with `invalidState` while the log runs.
    public func beginFlushLog() throws(VeltoError) -> Device.Operation? {
        guard let status else { throw .notConnected }
        guard let info = status.modules[.logging] else { throw .lacks(.logging) }
        return LogLimits(info).hasFlush ? try begin.perform(FlushLog()) : nil
    }

    /// Stops the log and erases all entries.
    ///
    /// The loggers stay.
    public func beginClearLog() throws(VeltoError) -> Device.Operation {
        try device.perform(ClearLog(), timeout: Self.patience)
    }

    /// The known state of the log, even while the board is not connected.
    public var logInfo: LogInfo {
        get throws(VeltoError) {
            try record.with { contents in
                let info = contents.state?.presentModules[.logging]
                return LogInfo(
                    contents.log, info.map { LogLimits($0) } ?? LogLimits(), contents.state?.anchors ?? LogAnchors())
            }
        }
    }
}

extension BoardStatus {
    /// Returns the signal with that identifier; nil if the board does not have it.
    func signal(_ identifier: String) -> BoardSignal? {
        let signals = BoardSignals.available(modules) + describedSignals.map(\.signal)
        return signals.first { $0.identifier == identifier }
    }
}
