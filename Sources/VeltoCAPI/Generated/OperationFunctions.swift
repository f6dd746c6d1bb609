// Generated from bindings/api/operation.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of OperationCalls, which people write:
//
//     static func opGetStatus(_ op: Context.Operation) throws(VeltoError) -> velto_op_status
//     static func opGetResult(_ op: Context.Operation) throws(VeltoError) -> (code: ResultCode, result: velto_result)
//     static func opGetError(_ op: Context.Operation) throws(VeltoError) -> (code: ResultCode, buffer: String)
//     static func opWait(_ op: Context.Operation, _ timeout: Double) throws(VeltoError) -> (code: ResultCode, result: velto_result)
//     static func opCancel(_ op: Context.Operation) throws(VeltoError) -> ResultCode

/// Get the status of an operation.
@c @implementation
public func velto_op_get_status(_ op: velto_op, _ out_status: UnsafeMutablePointer<velto_op_status>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_op_get_status") }
    do throws(VeltoError) {
        let opValue = try resolve(ObjectHandle(op), as: Context.Operation.self)
        try unsafe checkPointer(out_status, "out_status")
        let status = try OperationCalls.opGetStatus(opValue)
        unsafe out_status?.pointee = status
        return VELTO_OK
    } catch {
        return report(error, in: "velto_op_get_status")
    }
}

/// Get the outcome of an operation.
@c @implementation
public func velto_op_get_result(_ op: velto_op, _ out_result: UnsafeMutablePointer<velto_result>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_op_get_result") }
    do throws(VeltoError) {
        let opValue = try resolve(ObjectHandle(op), as: Context.Operation.self)
        try unsafe checkPointer(out_result, "out_result")
        let (code, result) = try OperationCalls.opGetResult(opValue)
        unsafe out_result?.pointee = result
        return code.rawValue
    } catch {
        return report(error, in: "velto_op_get_result")
    }
}

/// Get the reason why an operation failed.
@c @implementation
public func velto_op_get_error(
    _ op: velto_op, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_op_get_error") }
    do throws(VeltoError) {
        let opValue = try resolve(ObjectHandle(op), as: Context.Operation.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let (code, buffer) = try OperationCalls.opGetError(opValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return (code == .ok ? stored : code).rawValue
    } catch {
        return report(error, in: "velto_op_get_error")
    }
}

/// Wait until an operation has ended.
@c @implementation
public func velto_op_wait(
    _ op: velto_op, _ timeout: Double, _ out_result: UnsafeMutablePointer<velto_result>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_op_wait") }
    do throws(VeltoError) {
        let opValue = try resolve(ObjectHandle(op), as: Context.Operation.self)
        try checkFinite(timeout, "timeout")
        try unsafe checkPointer(out_result, "out_result", nullAllowed: true)
        let (code, result) = try OperationCalls.opWait(opValue, timeout)
        unsafe out_result?.pointee = result
        return code.rawValue
    } catch {
        return report(error, in: "velto_op_wait")
    }
}

/// Cancel an operation.
@c @implementation
public func velto_op_cancel(_ op: velto_op) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_op_cancel") }
    do throws(VeltoError) {
        let opValue = try resolve(ObjectHandle(op), as: Context.Operation.self)
        let code = try OperationCalls.opCancel(opValue)
        return code.rawValue
    } catch {
        return report(error, in: "velto_op_cancel")
    }
}
