// Generated from bindings/api/mw_log.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear

// Calls these functions of MetaWearLogCalls, which people write:
//
//     static func mwCreateLogger(_ device: Device, _ signal: Signal, _ def: velto_mw_logger_def, key: String?) throws(VeltoError) -> (logger: velto_logger, op: velto_op)
//     static func loggerGetInfo(_ logger: LoggerTarget, _ info: inout velto_logger_info) throws(VeltoError)
//     static func loggerGetKey(_ logger: LoggerTarget) throws(VeltoError) -> String
//     static func loggerGetSignal(_ logger: LoggerTarget) throws(VeltoError) -> velto_signal
//     static func loggerRemove(_ logger: LoggerTarget) throws(VeltoError) -> velto_op
//     static func loggerSetRange(_ logger: LoggerTarget, _ range: Double) throws(VeltoError)
//     static func mwListLoggers(_ device: Device) throws(VeltoError) -> [velto_logger]
//     static func mwRecover(_ device: Device) throws(VeltoError) -> velto_op
//     static func mwStartLogging(_ device: BoardTarget, _ mode: velto_mw_log_mode) throws(VeltoError) -> velto_op
//     static func mwStopLogging(_ device: BoardTarget) throws(VeltoError) -> velto_op
//     static func contextStartLogging(_ context: Context, _ devices: [velto_device], _ mode: velto_mw_log_mode) throws(VeltoError) -> velto_op
//     static func mwFlushLog(_ device: Device) throws(VeltoError) -> (code: ResultCode, op: velto_op)
//     static func mwClearLog(_ device: Device) throws(VeltoError) -> velto_op
//     static func mwGetLogInfo(_ device: Device, _ info: inout velto_mw_log_info) throws(VeltoError)
//     static func mwEstimateLog(_ device: Device, _ items: [velto_mw_log_item], _ plan: velto_mw_log_plan, _ estimate: inout velto_mw_log_estimate) throws(VeltoError)

/// Fill a velto_mw_logger_def with its defaults.
@c @implementation
public func velto_mw_logger_def_init(_ def: UnsafeMutablePointer<velto_mw_logger_def>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_logger_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_mw_logger_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_logger_def_init")
    }
}

/// Create a logger of a signal on a board.
@c @implementation
public func velto_mw_create_logger(
    _ device: velto_device, _ signal: velto_signal, _ def: UnsafePointer<velto_mw_logger_def>?,
    _ out_logger: UnsafeMutablePointer<velto_logger>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_create_logger") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let signalValue = try resolve(ObjectHandle(signal), as: Signal.self)
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        let keyText = try unsafe readOptionalText(defValue.key, "def.key", limit: 63)
        try unsafe checkPointer(out_logger, "out_logger")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (logger, op) = try unsafe MetaWearLogCalls.mwCreateLogger(deviceValue, signalValue, defValue, key: keyText)
        unsafe out_logger?.pointee = logger
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_create_logger", device: ObjectHandle(device))
    }
}

/// Get information about a logger.
@c @implementation
public func velto_logger_get_info(
    _ logger: velto_logger, _ out_info: UnsafeMutablePointer<velto_logger_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_logger_get_info") }
    do throws(VeltoError) {
        let loggerValue = try resolve(ObjectHandle(logger), as: LoggerTarget.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_logger_info) throws(VeltoError) in
            try MetaWearLogCalls.loggerGetInfo(loggerValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_logger_get_info")
    }
}

/// Get the key of a logger, given at its creation.
@c @implementation
public func velto_logger_get_key(
    _ logger: velto_logger, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_logger_get_key") }
    do throws(VeltoError) {
        let loggerValue = try resolve(ObjectHandle(logger), as: LoggerTarget.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try MetaWearLogCalls.loggerGetKey(loggerValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_logger_get_key")
    }
}

/// Get the signal of a logger, as of the last time its device was READY.
@c @implementation
public func velto_logger_get_signal(
    _ logger: velto_logger, _ out_signal: UnsafeMutablePointer<velto_signal>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_logger_get_signal") }
    do throws(VeltoError) {
        let loggerValue = try resolve(ObjectHandle(logger), as: LoggerTarget.self)
        try unsafe checkPointer(out_signal, "out_signal")
        let signal = try MetaWearLogCalls.loggerGetSignal(loggerValue)
        unsafe out_signal?.pointee = signal
        return VELTO_OK
    } catch {
        return report(error, in: "velto_logger_get_signal")
    }
}

/// Remove a logger from the board; its entries in the log can no longer be decoded.
@c @implementation
public func velto_logger_remove(_ logger: velto_logger, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_logger_remove") }
    do throws(VeltoError) {
        let loggerValue = try resolve(ObjectHandle(logger), as: LoggerTarget.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearLogCalls.loggerRemove(loggerValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_logger_remove")
    }
}

/// Set the unknown range of a logger, so that its values have a scale.
@c @implementation
public func velto_logger_set_range(_ logger: velto_logger, _ range: Double) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_logger_set_range") }
    do throws(VeltoError) {
        let loggerValue = try resolve(ObjectHandle(logger), as: LoggerTarget.self)
        try checkNumber(range, "range", 0, 100000)
        try MetaWearLogCalls.loggerSetRange(loggerValue, range)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_logger_set_range")
    }
}

/// List the known loggers of a board, in the order of their creation.
@c @implementation
public func velto_mw_list_loggers(
    _ device: velto_device, _ loggers: UnsafeMutablePointer<velto_logger>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_list_loggers") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let loggersValue = try unsafe OutputBuffer(loggers, capacity, out_count, "loggers")
        let loggers = try MetaWearLogCalls.mwListLoggers(deviceValue)
        let stored = unsafe loggersValue.store(loggers)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_mw_list_loggers", device: ObjectHandle(device))
    }
}

/// Read all loggers, processors, timers and events of a board, including those of other programs.
@c @implementation
public func velto_mw_recover(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_recover") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearLogCalls.mwRecover(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_recover", device: ObjectHandle(device))
    }
}

/// Start the sensors of all loggers, and then the log.
@c @implementation
public func velto_mw_start_logging(
    _ device: velto_device, _ mode: velto_mw_log_mode, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_start_logging") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkMember(mode, "mode", "0 to 1", known: isKnown_velto_mw_log_mode(mode))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearLogCalls.mwStartLogging(deviceValue, mode)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_start_logging", device: ObjectHandle(device))
    }
}

/// Stop the log, and the sensors that run only for its loggers; loggers and entries are kept.
@c @implementation
public func velto_mw_stop_logging(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_stop_logging") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearLogCalls.mwStopLogging(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_stop_logging", device: ObjectHandle(device))
    }
}

/// Start the logs of several boards: of all of them, or of none if a board fails.
@c @implementation
public func velto_context_start_logging(
    _ context: OpaquePointer?, _ devices: UnsafePointer<velto_device>?, _ count: Int, _ mode: velto_mw_log_mode,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_start_logging") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let devicesValue = try unsafe readList(devices, count, "devices", limit: 256)
        try checkMember(mode, "mode", "0 to 1", known: isKnown_velto_mw_log_mode(mode))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearLogCalls.contextStartLogging(contextValue, devicesValue, mode)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_start_logging")
    }
}

/// Store the entries in a board's memory, so that they survive a reset and can be downloaded.
@c @implementation
public func velto_mw_flush_log(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_flush_log") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (code, op) = try MetaWearLogCalls.mwFlushLog(deviceValue)
        unsafe out_op?.pointee = op
        return code.rawValue
    } catch {
        return report(error, in: "velto_mw_flush_log", device: ObjectHandle(device))
    }
}

/// Stop a board's log and erase all its entries; the loggers are kept.
@c @implementation
public func velto_mw_clear_log(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_clear_log") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearLogCalls.mwClearLog(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_clear_log", device: ObjectHandle(device))
    }
}

/// Get information about the log of a board, even while it is not connected.
@c @implementation
public func velto_mw_get_log_info(
    _ device: velto_device, _ out_info: UnsafeMutablePointer<velto_mw_log_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_get_log_info") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_mw_log_info) throws(VeltoError) in
            try MetaWearLogCalls.mwGetLogInfo(deviceValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_get_log_info", device: ObjectHandle(device))
    }
}

/// Fill a velto_mw_log_plan with its defaults.
@c @implementation
public func velto_mw_log_plan_init(_ plan: UnsafeMutablePointer<velto_mw_log_plan>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_log_plan_init") }
    do throws(VeltoError) {
        try unsafe initialize(plan, size, "plan", velto_mw_log_plan.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_log_plan_init")
    }
}

/// Estimate the duration of a log of some signals, and of its download.
@c @implementation
public func velto_mw_estimate_log(
    _ device: velto_device, _ items: UnsafePointer<velto_mw_log_item>?, _ count: Int,
    _ plan: UnsafePointer<velto_mw_log_plan>?, _ out_estimate: UnsafeMutablePointer<velto_mw_log_estimate>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_estimate_log") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let itemsValue = try unsafe readList(items, count, "items", limit: 32)
        try checkElements(itemsValue, "items") { element throws(VeltoError) in try element.check("items") }
        let planValue = try unsafe readInput(plan, "plan", nullAllowed: true)
        try unsafe withOutput(out_estimate, "out_estimate") { (estimate: inout velto_mw_log_estimate) throws(VeltoError) in
            try MetaWearLogCalls.mwEstimateLog(deviceValue, itemsValue, planValue, &estimate)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_estimate_log", device: ObjectHandle(device))
    }
}
