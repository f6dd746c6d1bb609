// Generated from bindings/api/context.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of ContextCalls, which people write:
//
//     static func contextCreate(_ def: velto_context_def, ownerName: String?, busAddress: String?, adapter: String?, statePath: String?) throws(VeltoError) -> ObjectHandle
//     static func contextDestroy(_ context: Context)
//     static func contextGetInfo(_ context: Context, _ info: inout velto_context_info) throws(VeltoError)
//     static func contextGetStats(_ context: Context, _ stats: inout velto_context_stats) throws(VeltoError)
//     static func contextGetFeatures(_ context: Context) throws(VeltoError) -> velto_feature
//     static func contextDescribeSearch(_ context: Context) throws(VeltoError) -> String
//     static func contextDescribeSupport(_ context: Context) throws(VeltoError) -> String
//     static func contextSetAutoConnect(_ context: Context, _ players: Int32) throws(VeltoError)
//     static func contextFindPlayer(_ context: Context, _ playerIndex: Int32) throws(VeltoError) -> (code: ResultCode, device: velto_device)
//     static func contextSwapPlayers(_ context: Context, _ one: Int32, _ other: Int32) throws(VeltoError) -> ResultCode
//     static func contextListAdapters(_ context: Context) throws(VeltoError) -> [velto_adapter_info]
//     static func contextSelectAdapter(_ context: Context, _ identifier: String) throws(VeltoError)
//     static func contextDispatch(_ context: Context, _ timeout: Double) throws(VeltoError) -> ResultCode
//     static func contextGetPumpFd(_ context: Context) throws(VeltoError) -> Int32
//     static func contextGetNextDeadlineNs(_ context: Context) throws(VeltoError) -> (code: ResultCode, deadlineNs: UInt64)
//     static func contextGetTimeNs(_ context: Context) throws(VeltoError) -> UInt64
//     static func contextGetUtcNs(_ context: Context, _ timestampNs: UInt64) throws(VeltoError) -> UInt64
//     static func contextGetClockAnchor(_ context: Context) throws(VeltoError) -> (timeNs: UInt64, utcNs: UInt64)
//     static func contextAdvanceClock(_ context: Context, _ seconds: Double) throws(VeltoError)
//     static func contextAdvanceClockTo(_ context: Context, _ timestampNs: UInt64) throws(VeltoError)

/// Fill a velto_context_def with its defaults.
@c @implementation
public func velto_context_def_init(_ def: UnsafeMutablePointer<velto_context_def>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_context_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_def_init")
    }
}

/// Create and start a context.
@c @implementation
public func velto_context_create(
    _ def: UnsafePointer<velto_context_def>?, _ out_context: UnsafeMutablePointer<OpaquePointer?>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_create") }
    do throws(VeltoError) {
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        let ownerNameText = try unsafe readOptionalText(defValue.owner_name, "def.owner_name", limit: 255)
        let busAddressText = try unsafe readOptionalText(defValue.bus_address, "def.bus_address", limit: 255)
        let adapterText = try unsafe readOptionalText(defValue.adapter, "def.adapter", limit: 255)
        let statePathText = try unsafe readOptionalText(defValue.state_path, "def.state_path", limit: 4000)
        try unsafe checkPointer(out_context, "out_context")
        let context = try unsafe ContextCalls.contextCreate(defValue, ownerName: ownerNameText, busAddress: busAddressText, adapter: adapterText, statePath: statePathText)
        unsafe out_context?.pointee = context.pointer
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_create")
    }
}

/// Destroy a context and everything that belongs to it.
@c @implementation
public func velto_context_destroy(_ context: OpaquePointer?) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        ContextCalls.contextDestroy(contextValue)
    } catch {
        return
    }
}

/// Get the current state of a context.
@c @implementation
public func velto_context_get_info(
    _ context: OpaquePointer?, _ out_info: UnsafeMutablePointer<velto_context_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_get_info") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_context_info) throws(VeltoError) in
            try ContextCalls.contextGetInfo(contextValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_get_info")
    }
}

/// Get the counters of a context.
@c @implementation
public func velto_context_get_stats(
    _ context: OpaquePointer?, _ out_stats: UnsafeMutablePointer<velto_context_stats>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_get_stats") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe withOutput(out_stats, "out_stats") { (stats: inout velto_context_stats) throws(VeltoError) in
            try ContextCalls.contextGetStats(contextValue, &stats)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_get_stats")
    }
}

/// Get the available features.
@c @implementation
public func velto_context_get_features(
    _ context: OpaquePointer?, _ out_features: UnsafeMutablePointer<velto_feature>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_get_features") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe checkPointer(out_features, "out_features")
        let features = try ContextCalls.contextGetFeatures(contextValue)
        unsafe out_features?.pointee = features
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_get_features")
    }
}

/// Describe the search for devices in a sentence that a game can show.
@c @implementation
public func velto_context_describe_search(
    _ context: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_describe_search") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try ContextCalls.contextDescribeSearch(contextValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_context_describe_search")
    }
}

/// Get a text with all information needed in a bug report.
@c @implementation
public func velto_context_describe_support(
    _ context: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_describe_support") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try ContextCalls.contextDescribeSupport(contextValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_context_describe_support")
    }
}

/// Connect likely devices automatically until every player has one.
@c @implementation
public func velto_context_set_auto_connect(_ context: OpaquePointer?, _ players: Int32) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_set_auto_connect") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try checkInteger(players, "players", 0, 64)
        try ContextCalls.contextSetAutoConnect(contextValue, players)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_set_auto_connect")
    }
}

/// Find the device of a player.
@c @implementation
public func velto_context_find_player(
    _ context: OpaquePointer?, _ player_index: Int32, _ out_device: UnsafeMutablePointer<velto_device>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_find_player") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try checkInteger(player_index, "player_index", 0, 63)
        try unsafe checkPointer(out_device, "out_device")
        let (code, device) = try ContextCalls.contextFindPlayer(contextValue, player_index)
        unsafe out_device?.pointee = device
        return code.rawValue
    } catch {
        return report(error, in: "velto_context_find_player")
    }
}

/// Swap the devices of two players in one step.
@c @implementation
public func velto_context_swap_players(_ context: OpaquePointer?, _ one: Int32, _ other: Int32) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_swap_players") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try checkInteger(one, "one", 0, 63)
        try checkInteger(other, "other", 0, 63)
        let code = try ContextCalls.contextSwapPlayers(contextValue, one, other)
        return code.rawValue
    } catch {
        return report(error, in: "velto_context_swap_players")
    }
}

/// List the present adapters.
@c @implementation
public func velto_context_list_adapters(
    _ context: OpaquePointer?, _ adapters: UnsafeMutablePointer<velto_adapter_info>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_list_adapters") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let adaptersValue = try unsafe OutputBuffer(adapters, capacity, out_count, "adapters")
        let adapters = try ContextCalls.contextListAdapters(contextValue)
        let stored = unsafe adaptersValue.store(adapters)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_context_list_adapters")
    }
}

/// Select the adapter for further scans and links.
@c @implementation
public func velto_context_select_adapter(
    _ context: OpaquePointer?, _ identifier: UnsafePointer<CChar>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_select_adapter") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let identifierValue = try unsafe readText(identifier, "identifier", limit: 31)
        try ContextCalls.contextSelectAdapter(contextValue, identifierValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_select_adapter")
    }
}

/// Run everything that is due in a pumped context.
@c @implementation
public func velto_context_dispatch(_ context: OpaquePointer?, _ timeout: Double) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_dispatch") }
    do throws(VeltoError) {
        let code = try withRecent(unsafe ObjectHandle(context), as: Context.self) { contextValue throws(VeltoError) in
            try checkFinite(timeout, "timeout")
            let code = try ContextCalls.contextDispatch(contextValue, timeout)
            return code
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_context_dispatch")
    }
}

/// Get the descriptor that becomes readable when a pumped context has work.
@c @implementation
public func velto_context_get_pump_fd(
    _ context: OpaquePointer?, _ out_fd: UnsafeMutablePointer<Int32>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_get_pump_fd") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe checkPointer(out_fd, "out_fd")
        let fd = try ContextCalls.contextGetPumpFd(contextValue)
        unsafe out_fd?.pointee = fd
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_get_pump_fd")
    }
}

/// Get the time by which a pumped context must be dispatched.
@c @implementation
public func velto_context_get_next_deadline_ns(
    _ context: OpaquePointer?, _ out_deadline_ns: UnsafeMutablePointer<UInt64>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_get_next_deadline_ns") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe checkPointer(out_deadline_ns, "out_deadline_ns")
        let (code, deadlineNs) = try ContextCalls.contextGetNextDeadlineNs(contextValue)
        unsafe out_deadline_ns?.pointee = deadlineNs
        return code.rawValue
    } catch {
        return report(error, in: "velto_context_get_next_deadline_ns")
    }
}

/// Get the time on the context's clock.
@c @implementation
public func velto_context_get_time_ns(
    _ context: OpaquePointer?, _ out_time_ns: UnsafeMutablePointer<UInt64>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_get_time_ns") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe checkPointer(out_time_ns, "out_time_ns")
        let timeNs = try ContextCalls.contextGetTimeNs(contextValue)
        unsafe out_time_ns?.pointee = timeNs
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_get_time_ns")
    }
}

/// Convert a time on the context's clock to a date.
@c @implementation
public func velto_context_get_utc_ns(
    _ context: OpaquePointer?, _ timestamp_ns: UInt64, _ out_utc_ns: UnsafeMutablePointer<UInt64>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_get_utc_ns") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe checkPointer(out_utc_ns, "out_utc_ns")
        let utcNs = try ContextCalls.contextGetUtcNs(contextValue, timestamp_ns)
        unsafe out_utc_ns?.pointee = utcNs
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_get_utc_ns")
    }
}

/// Get the same moment on both clocks, to convert dates to times of the context.
@c @implementation
public func velto_context_get_clock_anchor(
    _ context: OpaquePointer?, _ out_time_ns: UnsafeMutablePointer<UInt64>?,
    _ out_utc_ns: UnsafeMutablePointer<UInt64>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_get_clock_anchor") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe checkPointer(out_time_ns, "out_time_ns")
        try unsafe checkPointer(out_utc_ns, "out_utc_ns")
        let (timeNs, utcNs) = try ContextCalls.contextGetClockAnchor(contextValue)
        unsafe out_time_ns?.pointee = timeNs
        unsafe out_utc_ns?.pointee = utcNs
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_get_clock_anchor")
    }
}

/// Advance a manual clock, and run everything that becomes due, in order.
@c @implementation
public func velto_context_advance_clock(_ context: OpaquePointer?, _ seconds: Double) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_advance_clock") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try checkNumber(seconds, "seconds", 0, 31536000)
        try ContextCalls.contextAdvanceClock(contextValue, seconds)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_advance_clock")
    }
}

/// Advance a manual clock to a timestamp, and run everything that becomes due, in order.
@c @implementation
public func velto_context_advance_clock_to(_ context: OpaquePointer?, _ timestamp_ns: UInt64) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_advance_clock_to") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try ContextCalls.contextAdvanceClockTo(contextValue, timestamp_ns)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_advance_clock_to")
    }
}
