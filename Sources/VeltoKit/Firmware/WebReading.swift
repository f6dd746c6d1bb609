internal import VeltoCore
internal import VeltoFirmware

/// An object that is read from a URL.
///
/// A thread of the library reads it, of a pumped context too; the operation ends where the context runs.
public final class WebReading<Object: AnyObject & Sendable>: Sendable, ContextAttachment {
    /// The longest time that the end of a context waits for the thread, which a name server can hold up (seconds).
    private static var patience: Double { 2 }

    private struct State {
        var object: Object?
        var isCancelled = false
        var isOver = false
    }

    /// The handle of the object, which is live once the operation has succeeded.
    package let handle: ObjectHandle
    private let context: ContextCore
    private let work: @Sendable (_ handle: ObjectHandle, _ isCancelled: () -> Bool) throws(VeltoError) -> Object
    private let state = Condition(State())
    private let started = Guarded<Context.Operation?>(nil)

    private init(
        _ handle: ObjectHandle, _ context: ContextCore,
        _ work: @escaping @Sendable (_ handle: ObjectHandle, _ isCancelled: () -> Bool) throws(VeltoError) -> Object
    ) {
        self.handle = handle
        self.context = context
        self.work = work
    }

    /// Starts to read; `device` is the one that the operation is for.
    static func start(
        _ kind: HandleKind, _ context: ContextCore, for device: Device?,
        _ work: @escaping @Sendable (_ handle: ObjectHandle, _ isCancelled: () -> Bool) throws(VeltoError) -> Object
    ) throws(VeltoError) -> (reading: WebReading, operation: Context.Operation) {
        try device?.requireRoomForOperation()
        let handle = try HandleTable.shared.reserve(kind)
        let reading = WebReading(handle, context, work)
        do throws(VeltoError) {
            try context.attach(reading)
            let operation = try context.start(.read, for: device, making: handle) { $0.composed.insert($1.handle) }
            reading.started.withLock { $0 = operation }
            reading.run(operation)
            return (reading, operation)
        } catch {
            context.detach(reading)
            HandleTable.shared.remove(handle)
            throw error
        }
    }

    /// The object; nil until the operation has succeeded.
    public var object: Object? { state.read { $0.object } }

    /// The operation.
    public var operation: Context.Operation? { started.withLock { $0 } }

    private func run(_ operation: Context.Operation) {
        do throws(VeltoError) {
            // Not joined: it may outlive the context by the patience of a name server.
            try WorkerThread(named: "velto-http") { [self] in end(operation, read(operation)) }.detach()
        } catch {
            end(operation, .failure(error))
        }
    }

    private func read(_ operation: Context.Operation) -> Result<Object, VeltoError> {
        do throws(VeltoError) {
            return .success(
                try work(handle) { [state] in operation.result != nil || state.read { $0.isCancelled } })
        } catch {
            return .failure(error)
        }
    }

    private func end(_ operation: Context.Operation, _ result: Result<Object, VeltoError>) {
        state.update { $0.isOver = true }
        context.detach(self)
        context.onLoop { [self] in finish(operation, result, $0) }
    }

    /// On the loop.
    private func finish(_ operation: Context.Operation, _ result: Result<Object, VeltoError>, _ hub: Hub) {
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
        if object == nil { HandleTable.shared.remove(handle) }
    }
}
