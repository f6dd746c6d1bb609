internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Operations: asking, waiting and cancelling.
enum OperationCalls {
    /// How far an operation is.
    static func opGetStatus(_ op: Context.Operation) throws(VeltoError) -> velto_op_status {
        switch op.result {
        case nil: VELTO_OP_STATUS_PENDING
        case .success: VELTO_OP_STATUS_SUCCEEDED
        case .failure(let error): error.code == .cancelled ? VELTO_OP_STATUS_CANCELLED : VELTO_OP_STATUS_FAILED
        }
    }

    /// How an operation ended.
    static func opGetResult(_ op: Context.Operation) throws(VeltoError) -> (code: ResultCode, result: velto_result) {
        switch op.result {
        case nil: (.pending, ResultCode.pending.rawValue)
        case .success: (.ok, ResultCode.ok.rawValue)
        case .failure(let error): (.ok, error.code.rawValue)
        }
    }

    /// Why an operation failed.
    static func opGetError(_ op: Context.Operation) throws(VeltoError) -> (code: ResultCode, buffer: String) {
        switch op.result {
        case nil: (.pending, "")
        case .success: (.ok, "")
        case .failure(let error): (.ok, error.message)
        }
    }

    /// Waits for the end; how the operation ended is no matter of the call.
    static func opWait(
        _ op: Context.Operation, _ timeout: Double
    ) throws(VeltoError) -> (code: ResultCode, result: velto_result) {
        _ = op.wait(timeout: limit(timeout))
        return try opGetResult(op)
    }

    /// Asks an operation to stop.
    static func opCancel(_ op: Context.Operation) throws(VeltoError) -> ResultCode {
        guard op.result == nil else { return .unchanged }
        op.cancel()
        return .ok
    }
}
