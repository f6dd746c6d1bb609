internal import VeltoCore
internal import VeltoFirmware

/// A download of a firmware or catalog.
///
/// A library thread reads, even for a pumped context. The operation ends on the context's loop.
package final class WebReading: Sendable, ContextAttachment {
    typealias Work =
        @Sendable (_ handle: ObjectHandle, _ isCancelled: @escaping () -> Bool) throws(VeltoError) -> any AnyObject
        & Sendable

    /// The maximum time that the end of a context waits for the thread, which a DNS server can block (seconds).
    private static let patience = 2.0

    private struct State {
        var object: (any AnyObject & Sendable)?
        var isCancelled = false
        var isOver = false
    }

    /// The handle of the object.
    ///
    /// It is live once the operation has succeeded.
    package let handle: ObjectHandle
    /// The operation.
    package let operation: Context.Operation
    private let context: ContextCore
    private let state = Condition(State())

    /// Starts the download; `device` is the operation's device.
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
        } catch {
            HandleTable.shared.remove(handle)
            throw error
        }
        do throws(VeltoError) {
            // Not joined: the thread may outlive the context while a DNS server blocks it.
            try WorkerThread(named: "velto-http") { [self] in end(read(work)) }.detach()
        } catch {
            end(.failure(error))
        }
    }

    /// Waits a limited time for the end of the thread.
    func waitForThread() {
        state.wait(until: TimeSource.monotonic().now.advanced(bySeconds: Self.patience)) { $0.isOver }
    }

    /// The object; nil until the operation has succeeded.
    var object: (any AnyObject & Sendable)? { state.read { $0.object } }

    private func read(_ work: Work) -> Result<any AnyObject & Sendable, VeltoError> {
        do throws(VeltoError) {
            return .success(try work(handle) { [self] in operation.result != nil || state.read { $0.isCancelled } })
        } catch {
            return .failure(error)
        }
    }

    private func end(_ result: Result<any AnyObject & Sendable, VeltoError>) {
        state.update { $0.isOver = true }
        context.onLoop { [self] in finish(result, $0) }
    }

    /// Called on the loop.
    private func finish(_ result: Result<any AnyObject & Sendable, VeltoError>, _ hub: Hub) {
        // Not earlier: the loop does no work for an ending context, whose end frees the handle.
        context.detach(self)
        // If cancelled, the operation has ended, and its object must not appear.
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
        waitForThread()
        if state.read({ $0.object == nil }) { HandleTable.shared.remove(handle) }
    }
}
