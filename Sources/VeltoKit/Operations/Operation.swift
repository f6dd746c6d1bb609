public import VeltoCore
public import VeltoWearable

extension Context {
    /// A pending request, usually to the radio, that can be awaited and cancelled.
    ///
    /// Any thread.
    public final class Operation: Sendable {
        /// The kind of operation.
        public enum Kind: Sendable {
            /// Start discovery.
            case startScan
            /// Establish a link and make the device ready.
            case connect
            /// End a link.
            case disconnect
            /// Forget a device.
            case forget
            /// Pair with a device.
            case pair
            /// Calibrate a device while its player keeps still.
            case calibrate
            /// Read a value.
            case read
            /// Write a value.
            case write
            /// Subscribe to notifications.
            case subscribe
            /// Wait for a value.
            case await
            /// Play a script.
            case play
            /// Record a device.
            case record
            /// Start a stream.
            case startStream
            /// Stop a stream.
            case stopStream
            /// Download a log.
            case download
            /// Replace the firmware of a device.
            case updateFirmware
        }

        /// The operation's handle.
        package let handle: ObjectHandle
        /// The kind of the operation.
        public let kind: Kind
        /// The object that the operation makes, such as a subscription; null for most operations.
        package let object: ObjectHandle
        /// The result of reading a signal.
        let reading: SignalReading?
        private let facts: Guarded<Facts>
        private let state = Condition(State())
        let context: ContextCore

        private struct State {
            /// Nil while it is pending.
            var result: Result<[UInt8], VeltoError>?
            /// The tasks that wait for the end.
            var waiters: [Waiter] = []
        }

        private struct Facts {
            /// Released at the end: ended operations must not keep forgotten devices.
            var subject: Device?
            var device: ObjectHandle
            var progress = ProgressMeter()
        }

        init(
            handle: ObjectHandle, kind: Kind, device: Device?, object: ObjectHandle = .null,
            reading: SignalReading? = nil, context: ContextCore
        ) {
            self.handle = handle
            self.kind = kind
            self.object = object
            self.reading = reading
            facts = Guarded(Facts(subject: device, device: device?.handle ?? .null))
            self.context = context
        }

        /// The handle of its device; null for none, or while scanning for it.
        package var device: ObjectHandle { facts.withLock { $0.device } }

        /// The newest report of progress; nil for an operation that does not report any.
        public var progress: OperationProgress? { facts.withLock { $0.progress.newest } }

        /// Keeps a report of progress, and returns it, with its rate, if it is worth an event.
        func take(_ progress: OperationProgress, at time: Timestamp) -> OperationProgress? {
            facts.withLock { $0.progress.take(progress, at: time) }
        }

        /// Its device while it is pending.
        var subject: Device? { facts.withLock { $0.subject } }

        /// The device that was scanned for.
        func found(_ device: Device) {
            facts.withLock { facts in
                facts.subject = device
                facts.device = device.handle
            }
            device.operationBegan()
        }

        /// Removes and returns its device when it ends.
        func releaseSubject() -> Device? {
            facts.withLock { $0.subject.take() }
        }

        /// The outcome, nil while pending.
        public var result: Result<Void, VeltoError>? {
            outcome?.map { _ in }
        }

        /// The outcome with the bytes, nil while pending.
        var outcome: Result<[UInt8], VeltoError>? {
            state.read { $0.result }
        }

        /// The bytes that the operation returned, nil unless it succeeded; most operations return none.
        public var value: [UInt8]? {
            try? outcome?.get()
        }

        /// Ends the operation and returns the tasks to wake; only the first call has an effect, later ones return nil.
        func finish(_ result: Result<[UInt8], VeltoError>) -> [Waiter]? {
            state.update { state in
                guard state.result == nil else { return nil }
                state.result = result
                return state.waiters.takeAll()
            }
        }

        /// Adds a task to wake at the end; false if the operation has ended.
        func enlist(_ waiter: @escaping Waiter) -> Bool {
            state.update { state in
                guard state.result == nil else { return false }
                state.waiters.append(waiter)
                return true
            }
        }

        /// Blocks until the operation has ended, for at most `timeout`, forever if nil; pumps a pumped context meanwhile.
        ///
        /// Returns whether it has ended.
        ///
        /// ```swift
        /// if !operation.wait(timeout: .seconds(5)) {
        ///     operation.cancel()  // it then ends with the error `cancelled`
        ///     _ = operation.wait()
        /// }
        /// ```
        public func wait(timeout: Duration? = nil) -> Bool {
            if result != nil { return true }
            return context.wait(timeout: timeout?.seconds, for: state) { $0.result != nil }
        }

        /// Cancels the operation, which then ends with `cancelled`, unless it ends otherwise first.
        public func cancel() {
            context.onLoop("cancel", of: self) { $0.cancel(self) }
        }
    }
}
