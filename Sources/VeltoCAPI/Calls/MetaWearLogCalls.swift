internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear
internal import VeltoWearable

/// MetaWear boards: loggers and the log.
enum MetaWearLogCalls {
    // MARK: Loggers

    static func mwCreateLogger(
        _ device: Device, _ signal: Signal, _ def: velto_mw_logger_def, key: String?
    ) throws(VeltoError) -> (logger: velto_logger, op: velto_op) {
        // Throws unless the device is a READY board.
        _ = try MetaWearCalls.status(of: device)
        guard signal.device === device else {
            throw .invalidArgument("signal", "belongs to another device")
        }
        let interval = unsafe def.poll_interval
        let (logger, operation) = try MetaWearCalls.board(device).beginCreateLogger(
            signal.whole.key, channel: signal.channel, key: key ?? "",
            pollInterval: interval > 0 ? interval : nil)
        return (velto_logger(logger.part.handle), velto_op(operation.handle))
    }

    static func loggerGetInfo(_ logger: LoggerTarget, _ info: inout velto_logger_info) throws(VeltoError) {
        info.take(try logger.logger.info, of: logger.device)
    }

    static func loggerGetKey(_ logger: LoggerTarget) throws(VeltoError) -> String {
        try logger.logger.info.key
    }

    static func loggerGetSignal(_ logger: LoggerTarget) throws(VeltoError) -> velto_signal {
        velto_signal(try logger.device.signal(logger.logger.info.identifier).handle)
    }

    static func loggerRemove(_ logger: LoggerTarget) throws(VeltoError) -> velto_op {
        velto_op(try logger.logger.beginRemove().handle)
    }

    /// Sets the range of the logger's signal.
    static func loggerSetRange(_ logger: LoggerTarget, _ range: Double) throws(VeltoError) {
        try logger.logger.setRange(range)
    }

    static func mwListLoggers(_ device: Device) throws(VeltoError) -> [velto_logger] {
        try MetaWearCalls.board(device).loggers.map { velto_logger($0.part.handle) }
    }

    /// Reads the loggers from the board.
    static func mwRecover(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try MetaWearCalls.board(device).beginRecover().handle)
    }

    // MARK: The log

    static func mwStartLogging(_ device: BoardTarget, _ mode: velto_mw_log_mode) throws(VeltoError) -> velto_op {
        try device.startLogging(LogMode(rawValue: mode) ?? .overwrite)
    }

    static func mwStopLogging(_ device: BoardTarget) throws(VeltoError) -> velto_op {
        try device.stopLogging()
    }

    static func contextStartLogging(
        _ context: Context, _ devices: [velto_device], _ mode: velto_mw_log_mode
    ) throws(VeltoError) -> velto_op {
        var boards: [Device] = []
        for device in devices { boards.append(try resolve(ObjectHandle(device), as: Device.self)) }
        guard boards.allSatisfy({ board in context.devices.contains { $0 === board } }) else {
            throw .invalidArgument("devices", "has a device of another context")
        }
        let mode = LogMode(rawValue: mode) ?? .overwrite
        return velto_op(try MetaWearDevice<Device>.beginLogging(on: boards, mode).handle)
    }

    /// Flushes the page in the board's memory to the log.
    static func mwFlushLog(_ device: Device) throws(VeltoError) -> (code: ResultCode, op: velto_op) {
        _ = try MetaWearCalls.status(of: device)
        guard let operation = try MetaWearCalls.board(device).beginFlushLog() else { return (.unchanged, velto_op()) }
        return (.ok, velto_op(operation.handle))
    }

    /// Erases all log entries.
    static func mwClearLog(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try MetaWearCalls.board(device).beginClearLog().handle)
    }

    static func mwGetLogInfo(_ device: Device, _ info: inout velto_mw_log_info) throws(VeltoError) {
        info.take(try MetaWearCalls.board(device).logInfo)
    }

    /// Estimates the duration of the log.
    static func mwEstimateLog(
        _ device: Device, _ items: [velto_mw_log_item], _ plan: velto_mw_log_plan,
        _ estimate: inout velto_mw_log_estimate
    ) throws(VeltoError) {
        _ = try MetaWearCalls.status(of: device)
        var wanted: [LogItem] = []
        for item in items {
            let signal = try resolve(ObjectHandle(item.signal), as: Signal.self)
            guard signal.device === device else {
                throw .invalidArgument("items.signal", "belongs to another device")
            }
            let rate = item.rate == 0 ? nil : item.rate
            wanted.append(LogItem(signal.whole.identifier, channel: signal.channel, rate: rate))
        }
        let charge = plan.charge == 0 ? device.record.battery ?? 1 : plan.charge
        let rate = plan.notification_rate == 0 ? BoardStatus.notificationsCarried : plan.notification_rate
        estimate.take(
            try MetaWearCalls.board(device).estimateLog(wanted, charge: charge, notificationRate: rate))
    }
}

/// A logger of a board, identified by its handle in C.
struct LoggerTarget {
    let device: Device
    let logger: LoggedSignal<Device>
}

/// Returns the live logger of a handle.
func resolve(_ handle: ObjectHandle, as type: LoggerTarget.Type) throws(VeltoError) -> LoggerTarget {
    let part = try HandleTable.shared.resolvePart(handle, .logger)
    return LoggerTarget(device: part.device, logger: LoggedSignal(part.id, of: part.device))
}

// MARK: - Values

extension velto_logger_info {
    /// Sets the members from the information about a logger.
    mutating func take(_ info: LoggerInfo, of device: Device) {
        let rows: [(isSet: Bool, flag: velto_logger_flag)] = [
            (!info.numbers.isEmpty, VELTO_LOGGER_CREATED), (info.isRecovered, VELTO_LOGGER_RECOVERED),
            (info.isUnscaled, VELTO_LOGGER_UNSCALED), (info.isPolled, VELTO_LOGGER_POLLED),
        ]
        flags = rows.reduce(0) { $1.isSet ? $0 | $1.flag : $0 }
        self.device = velto_device(device.handle)
        slot_count = UInt32(clamping: info.slotCount)
        channel_count = UInt32(clamping: info.channelCount)
        _ = FixedBytes.store(info.numbers, in: &slots)
        (range, rate) = (info.range ?? -1, info.rate ?? -1)
    }
}

extension velto_mw_log_info {
    /// Sets the members from the state of a log.
    mutating func take(_ info: LogInfo) {
        let rows: [(isSet: Bool, flag: velto_mw_log_flag)] = [
            (info.mode != nil, VELTO_MW_LOG_RUNNING), (info.interruption == .reset, VELTO_MW_LOG_RESET),
            (info.interruption == .full, VELTO_MW_LOG_FULL), (info.isStalled, VELTO_MW_LOG_STALLED),
            (info.isPaused, VELTO_MW_LOG_PAUSED), (info.isUnknown, VELTO_MW_LOG_UNKNOWN),
        ]
        flags = rows.reduce(0) { $1.isSet ? $0 | $1.flag : $0 }
        mode = (info.mode ?? .overwrite).rawValue
        (logger_count, recovered_count) = (UInt32(clamping: info.loggerCount), UInt32(clamping: info.recoveredCount))
        (slot_count, slot_capacity) = (UInt32(clamping: info.slotCount), UInt32(clamping: info.slotCapacity))
        (capacity, reset_count) = (info.capacity, UInt32(clamping: info.resetCount))
        entries = info.entries.map { Int64($0) } ?? -1
        started_utc_ns = info.started?.nanoseconds ?? 0
        interrupted_utc_ns = info.interrupted?.nanoseconds ?? 0
        (fill, entry_rate, remaining) = (info.fill ?? -1, info.entryRate, info.remaining ?? -1)
    }
}

extension velto_mw_log_estimate {
    /// Sets the members from an estimate; infinite durations are -1.
    mutating func take(_ estimate: LogEstimate) {
        let finite = { (seconds: Double) in seconds.isFinite ? seconds : -1 }
        first_end = estimate.first.rawValue
        slot_count = UInt32(clamping: estimate.slotCount)
        free_slot_count = UInt32(clamping: estimate.freeSlotCount)
        has_cable = estimate.hasCable ? 1 : 0
        entry_rate = estimate.entryRate
        (memory, battery) = (finite(estimate.memory), finite(estimate.battery))
        (duration, download) = (finite(estimate.duration), finite(estimate.download))
        full_download = finite(estimate.fullDownload)
    }
}
