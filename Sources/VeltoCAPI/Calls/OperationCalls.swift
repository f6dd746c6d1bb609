internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Operations: status, waiting and cancellation.
enum OperationCalls {
    static func opGetInfo(_ op: Context.Operation, _ info: inout velto_op_info) throws(VeltoError) {
        info.kind = op.kind.rawValue
        info.device = velto_device(op.device)
        info.object_bits = op.object.rawValue
        let progress = op.progress
        info.has_progress = progress == nil ? 0 : 1
        info.progress = velto_op_progress(progress ?? OperationProgress())
        (info.status, info.result) =
            switch op.result {
            case nil: (VELTO_OP_STATUS_PENDING, VELTO_PENDING)
            case .success: (VELTO_OP_STATUS_SUCCEEDED, VELTO_OK)
            case .failure(let error):
                (error.code == .cancelled ? VELTO_OP_STATUS_CANCELLED : VELTO_OP_STATUS_FAILED, error.code.rawValue)
            }
    }

    static func opGetResult(_ op: Context.Operation) throws(VeltoError) -> (code: ResultCode, result: velto_result) {
        switch op.result {
        case nil: (.pending, ResultCode.pending.rawValue)
        case .success: (.ok, ResultCode.ok.rawValue)
        case .failure(let error): (.ok, error.code.rawValue)
        }
    }

    static func opGetError(_ op: Context.Operation) throws(VeltoError) -> (code: ResultCode, buffer: String) {
        switch op.result {
        case nil: (.pending, "")
        case .success: (.ok, "")
        case .failure(let error): (.ok, error.messageInC)
        }
    }

    /// Returns the details of an operation's failure.
    static func opGetErrorDetail(
        _ op: Context.Operation, _ detail: inout velto_error_detail
    ) throws(VeltoError) -> ResultCode {
        guard let result = op.result else { return .pending }
        detail.device = velto_device(op.device)
        guard case .failure(let error) = result else { return .ok }
        detail.take(error)
        return .ok
    }

    /// Waits for the end of an operation, regardless of its result.
    static func opWait(
        _ op: Context.Operation, _ timeout: Double
    ) throws(VeltoError) -> (code: ResultCode, result: velto_result) {
        _ = op.wait(timeout: limit(timeout))
        return try opGetResult(op)
    }

    /// Requests cancellation.
    static func opCancel(_ op: Context.Operation) throws(VeltoError) -> ResultCode {
        guard op.result == nil else { return .unchanged }
        op.cancel()
        return .ok
    }
}
