internal import VeltoCore
internal import VeltoFirmware

/// The reading of a firmware or a catalog from a URL.
///
/// A thread of the library reads, of a pumped context too; the operation ends where the context runs.
package final class WebReading: Sendable, ContextAttachment {
    typealias Work =
        @Sendable (_ handle: ObjectHandle, _ isCancelled: () -> Bool) throws(VeltoError) -> any AnyObject & Sendable

    /// The longest time that the end of a context waits for the thread, which a name server can hold up (seconds).
    private static let patience = 2.0

    private struct State {
        var object: (any AnyObject & Sendable)?
        var isCancelled = false
        var isOver = false
    }

    /// The handle of the object, which is live once the operation has succeeded.
    package let handle: ObjectHandle
    /// The operation.
    package let operation: Context.Operation
    private let context: ContextCore
    private let state = Condition(State())

    /// Starts to read; `device` is the one that the operation is for.
    init(_ kind: HandleKind, _ context: ContextCore, for device: Device?, _ work: @escaping Work) throws(VeltoError) {
        try device?.requireRoomForOperation()
        self.context = context
        let handle = try HandleTable.shared.reserve(kind)
        self.handle = handle
        do throws(VeltoError) {
            operation = try context.start(.read, for: device, making: handle) { $0.composed.insert($1.handle) }
        } catch {
            HandleTable.shared.remove(handle)
            throw error
        }
        do throws(VeltoError) {
            try context.attach(self)
            // Not joined: it may outlive the context by the patience of a name server.
            try WorkerThread(named: "velto-http") { [self] in end(read(work)) }.detach()
        } catch {
            end(.failure(error))
        }
    }

    /// The object; nil until the operation has succeeded.
    var object: (any AnyObject & Sendable)? { state.read { $0.object } }

    private func read(_ work: Work) -> Result<any AnyObject & Sendable, VeltoError> {
        do throws(VeltoError) {
            return .success(try work(handle) { operation.result != nil || state.read { $0.isCancelled } })
        } catch {
            return .failure(error)
        }
    }

    private func end(_ result: Result<any AnyObject & Sendable, VeltoError>) {
        state.update { $0.isOver = true }
        context.detach(self)
        context.onLoop { [self] in finish(result, $0) }
    }

    /// On the loop.
    private func finish(_ result: Result<any AnyObject & Sendable, VeltoError>, _ hub: Hub) {
        // Cancelled, the operation has ended, and its object must not appear.
        guard hub.composed.remove(operation.handle) != nil, case .success(let object) = result else {
            HandleTable.shared.remove(handle)
            if case .failure(let error) = result { hub.finish(operation, .failure(error)) }
            return
        }
        state.update { $0.object = object }
        HandleTable.shared.publish(object, as: handle)
        hub.finish(operation, .success(()))
    }

    func contextEnded() {
        state.update { $0.isCancelled = true }
        state.wait(until: TimeSource.monotonic().now.advanced(bySeconds: Self.patience)) { $0.isOver }
        if state.read({ $0.object == nil }) { HandleTable.shared.remove(handle) }
    }
}
