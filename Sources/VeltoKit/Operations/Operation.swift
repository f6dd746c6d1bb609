public import VeltoCore
public import VeltoWearable

extension Context {
    /// A pending request, usually to a backend, that can be awaited and cancelled.
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
        /// The object created by the operation, such as a subscription; null for most operations.
        package let object: ObjectHandle
        /// The result of a signal read.
        let reading: SignalReading?
        private let facts: Guarded<Facts>
        private let state = Condition(State())
        let context: ContextCore

        private struct State {
            /// Nil while pending.
            var result: Result<[UInt8], VeltoError>?
            /// The tasks waiting for the end.
            var waiters: [Waiter] = []
        }

        private struct Facts {
            /// Released at the end: ended operations must not retain forgotten devices.
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

        /// The device's handle; null for none, or during the scan for the device.
        package var device: ObjectHandle { facts.withLock { $0.device } }

        /// The newest progress report; nil for an operation without progress.
        public var progress: OperationProgress? { facts.withLock { $0.progress.newest } }

        /// Stores a progress report.
        ///
        /// Returns it with its rate if an event is due.
        func take(_ progress: OperationProgress, at time: Timestamp) -> OperationProgress? {
            facts.withLock { $0.progress.take(progress, at: time) }
        }

        /// The device, while the operation is pending.
        var subject: Device? { facts.withLock { $0.subject } }

        /// Sets the device once it was found.
        func found(_ device: Device) {
            facts.withLock { facts in
                facts.subject = device
                facts.device = device.handle
            }
            device.operationBegan()
        }

        /// Removes and returns the device at the end.
        func releaseSubject() -> Device? {
            facts.withLock { $0.subject.take() }
        }

        /// The result; nil while pending.
        public var result: Result<Void, VeltoError>? {
            outcome?.map { _ in }
        }

        /// The result with the bytes; nil while pending.
        var outcome: Result<[UInt8], VeltoError>? {
            state.read { $0.result }
        }

        /// The bytes returned by the operation; nil unless it succeeded.
        ///
        /// Most operations return none.
        public var value: [UInt8]? {
            try? outcome?.get()
        }

        /// Ends the operation and returns the tasks to wake.
        ///
        /// Only the first call has an effect; later ones return nil.
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

        /// Blocks until the operation has ended, for at most `timeout`; nil waits without end.
        ///
        /// Pumps a pumped context during the wait. Returns whether the operation has ended.
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

        /// Cancels the operation.
        ///
        /// It then ends with `cancelled`, unless it ends first.
        public func cancel() {
            context.onLoop("cancel", of: self) { $0.cancel(self) }
        }
    }
}
