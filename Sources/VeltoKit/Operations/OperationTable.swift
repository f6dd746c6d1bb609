internal import VeltoCore

/// The operations of a context.
///
/// Ended operations stay readable for some time.
final class OperationTable: Sendable {
    /// The number of ended operations that stay readable.
    private static let endedCapacity = 1024
    /// The maximum number of pending operations without a device: a program that does not pump must not accumulate
    /// them.
    private static let contextLimit = 64

    /// Publishes the end of an operation, with its error.
    private let publish: @Sendable (Context.Operation, VeltoError?) -> Void
    private let state = Guarded(State())

    private struct State {
        var pending: [ObjectHandle: Context.Operation] = [:]
        var ended: [ObjectHandle] = []
        var isClosed = false
    }

    init(publish: @escaping @Sendable (Context.Operation, VeltoError?) -> Void) {
        self.publish = publish
    }

    func make(
        _ kind: Context.Operation.Kind, for device: Device?, object: ObjectHandle, reading: SignalReading?,
        in context: ContextCore
    ) throws(VeltoError) -> Context.Operation {
        guard device != nil || state.withLock({ $0.pending.values.count { $0.device == .null } }) < Self.contextLimit
        else {
            throw VeltoError(
                .busy, "\(Self.contextLimit) operations are pending on the context", remedy: "wait for some")
        }
        let handle = try HandleTable.shared.reserve(.operation)
        let operation = Context.Operation(
            handle: handle, kind: kind, device: device, object: object, reading: reading, context: context)
        let isTaken = state.withLock { state in
            if !state.isClosed { state.pending[handle] = operation }
            return !state.isClosed
        }
        guard isTaken else {
            HandleTable.shared.remove(handle)
            throw .contextGone
        }
        device?.operationBegan()
        HandleTable.shared.publish(operation, as: handle)
        return operation
    }

    /// Ends an operation and publishes its end.
    ///
    /// A second call has no effect.
    func finish(_ operation: Context.Operation, _ result: Result<[UInt8], VeltoError>) {
        guard let waiters = operation.finish(result) else { return }
        // Called last, so that a woken task sees the device after the operation.
        defer { waiters.wake() }
        operation.releaseSubject()?.operationEnded()
        retire(operation)
        if case .failure(let error) = result { publish(operation, error) } else { publish(operation, nil) }
    }

    /// Ends all pending operations and makes every handle stale.
    func close() {
        let pending = state.withLock { state in
            state.isClosed = true
            return state.pending.values
        }
        for operation in pending {
            finish(operation, .failure(VeltoError(.cancelled, "the context was destroyed")))
        }
        for handle in state.withLock({ $0.ended }) { HandleTable.shared.remove(handle) }
    }

    var pendingCount: Int { state.withLock { $0.pending.count } }

    /// Returns the pending operations of a device.
    func pending(on device: Device) -> [Context.Operation] {
        state.withLock { state in state.pending.values.filter { $0.device == device.handle } }
            .sorted { $0.handle.rawValue < $1.handle.rawValue }
    }

    private func retire(_ operation: Context.Operation) {
        let oldest = state.withLock { state -> ObjectHandle? in
            state.pending[operation.handle] = nil
            state.ended.append(operation.handle)
            return state.ended.count > Self.endedCapacity ? state.ended.removeFirst() : nil
        }
        if let oldest { HandleTable.shared.remove(oldest) }
    }
}
