// Generated from bindings/api/operation.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of OperationCalls, which people write:
//
//     static func opGetInfo(_ op: Context.Operation, _ info: inout velto_op_info) throws(VeltoError)
//     static func opGetResult(_ op: Context.Operation) throws(VeltoError) -> (code: ResultCode, result: velto_result)
//     static func opGetError(_ op: Context.Operation) throws(VeltoError) -> (code: ResultCode, buffer: String)
//     static func opGetErrorDetail(_ op: Context.Operation, _ detail: inout velto_error_detail) throws(VeltoError) -> ResultCode
//     static func opWait(_ op: Context.Operation, _ timeout: Double) throws(VeltoError) -> (code: ResultCode, result: velto_result)
//     static func opCancel(_ op: Context.Operation) throws(VeltoError) -> ResultCode

/// Get information about an operation.
@c @implementation
public func velto_op_get_info(_ op: velto_op, _ out_info: UnsafeMutablePointer<velto_op_info>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_op_get_info") }
    do throws(VeltoError) {
        let opValue = try resolve(ObjectHandle(op), as: Context.Operation.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_op_info) throws(VeltoError) in
            try OperationCalls.opGetInfo(opValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_op_get_info")
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

/// Get the details of an operation's failure.
@c @implementation
public func velto_op_get_error_detail(
    _ op: velto_op, _ out_detail: UnsafeMutablePointer<velto_error_detail>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_op_get_error_detail") }
    do throws(VeltoError) {
        let opValue = try resolve(ObjectHandle(op), as: Context.Operation.self)
        let code = try unsafe withOutput(out_detail, "out_detail") { (detail: inout velto_error_detail) throws(VeltoError) in
            try OperationCalls.opGetErrorDetail(opValue, &detail)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_op_get_error_detail")
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
