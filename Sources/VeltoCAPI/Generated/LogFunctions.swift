// Generated from bindings/api/log.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of LogCalls, which people write:
//
//     static func contextSetLogMask(_ context: Context, _ mask: velto_log_class) throws(VeltoError)
//     static func contextGetLogMask(_ context: Context) throws(VeltoError) -> velto_log_class
//     static func contextPollLog(_ context: Context, _ line: inout velto_log_line) throws(VeltoError) -> ResultCode

/// Set the classes that a context logs.
@c @implementation
public func velto_context_set_log_mask(_ context: OpaquePointer?, _ mask: velto_log_class) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_set_log_mask") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try LogCalls.contextSetLogMask(contextValue, mask)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_set_log_mask")
    }
}

/// Get the classes that a context logs.
@c @implementation
public func velto_context_get_log_mask(
    _ context: OpaquePointer?, _ out_mask: UnsafeMutablePointer<velto_log_class>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_get_log_mask") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe checkPointer(out_mask, "out_mask")
        let mask = try LogCalls.contextGetLogMask(contextValue)
        unsafe out_mask?.pointee = mask
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_get_log_mask")
    }
}

/// Take the oldest line of a context's log.
@c @implementation
public func velto_context_poll_log(
    _ context: OpaquePointer?, _ out_line: UnsafeMutablePointer<velto_log_line>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_poll_log") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let code = try unsafe withFrozenOutput(out_line, "out_line") { (line: inout velto_log_line) throws(VeltoError) in
            try LogCalls.contextPollLog(contextValue, &line)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_context_poll_log")
    }
}
