public import VeltoBluetooth
public import VeltoCore

/// Notifications of one characteristic for the program: received values wait in a bounded ring until they are polled.
///
/// It belongs to the device, not to a link: after a reconnect it is renewed automatically, before the device is ready again,
/// and after a change of services it follows its characteristic by UUID. Any number of subscriptions to the same
/// characteristic, and the device's family, each get every value. Any thread; one thread at a time polls.
public final class Subscription: Sendable {
    /// The state of a subscription.
    public enum State: Sendable {
        /// The device has not confirmed it yet.
        case starting
        /// Values arrive.
        case active
        /// The link is down; values resume when the link is back.
        case suspended
        /// It has ended, because of an error or on request.
        case ended
    }

    /// Information about a subscription.
    public struct Status: Sendable {
        /// The state of the subscription.
        public var state = State.starting
        /// The characteristic, by value handle, which a change of services may change.
        public var characteristic: ValueHandle = 0
        /// The route of the values, nil while there is none.
        public var route: NotificationRoute?
        /// The number of waiting values.
        public var waiting = 0
        /// The number of values received so far.
        public var received: UInt64 = 0
        /// The number of bytes of these values.
        public var receivedBytes: UInt64 = 0
        /// The number of values dropped from the ring.
        public var dropped: UInt64 = 0
        /// The number of times it was renewed.
        public var renewals: UInt32 = 0
        /// Why it ended, unless on request.
        public var error: VeltoError?
    }

    /// A received value.
    public struct Value: Hashable, Sendable {
        /// The time of arrival, on the context's clock.
        public let time: Timestamp
        /// The number of the received value, starting at 1; gaps are losses.
        public let sequence: UInt64
        /// The bytes.
        public let bytes: [UInt8]
    }

    /// The smallest ring, in bytes of values.
    public static let smallestCapacity = 512
    /// The default size of the ring: sixteen seconds of 20 bytes at 100 Hz.
    public static let standardCapacity = 32_768
    /// The largest ring.
    public static let largestCapacity = 16_777_216

    /// The subscription's handle.
    package let handle: ObjectHandle
    /// Its device.
    public let device: Device
    /// Whether the program promised that the characteristic only carries a stream and needs no pairing.
    public let isStream: Bool
    private let wake = DescriptorOnDemand(for: "a subscription")
    private let storage: Guarded<Storage>

    private struct Storage {
        var status = Status()
        let ring: ValueRing
        /// Whether the program destroyed it, or its context: the loop may still have to end it.
        var isDestroyed = false
        /// The tasks that wait for a value.
        var waiters: [Waiter] = []

        var hasEnded: Bool { isDestroyed || status.state == .ended }

        /// Removes and returns the tasks if they have nothing more to wait for.
        mutating func takeWaitersAtEnd() -> [Waiter] {
            hasEnded ? waiters.takeAll() : []
        }
    }

    init(
        handle: ObjectHandle, device: Device, characteristic: ValueHandle, isStream: Bool, capacity: Int
    ) throws(VeltoError) {
        self.handle = handle
        self.device = device
        self.isStream = isStream
        var status = Status()
        status.characteristic = characteristic
        storage = Guarded(Storage(status: status, ring: try ValueRing(capacity: capacity)))
    }

    /// The descriptor that is readable while a value waits; to be polled, never read.
    ///
    /// It is opened by the first call: a program that never asks pays no system call for it.
    public func descriptor() throws(VeltoError) -> Int32 {
        try wake.open()
    }

    /// The current information.
    public var status: Status {
        storage.withLock { storage in
            var status = storage.status
            if storage.hasEnded { status.state = .ended }
            status.waiting = storage.ring.count
            status.received = storage.ring.received
            status.receivedBytes = storage.ring.receivedBytes
            status.dropped = storage.ring.dropped
            return status
        }
    }

    /// The characteristic, by value handle.
    public var characteristic: ValueHandle {
        storage.withLock { $0.status.characteristic }
    }

    func update(_ change: (inout Status) -> Void) {
        let waiters = storage.withLock { storage in
            change(&storage.status)
            return storage.takeWaitersAtEnd()
        }
        waiters.wake()
    }

    /// Ends it because of an error.
    func fail(_ error: VeltoError) {
        update { status in
            status.state = .ended
            status.route = nil
            status.error = error
        }
    }

    /// Removes and returns the oldest value.
    public func poll() -> Value? {
        poll { time, sequence, bytes in
            Value(time: time, sequence: sequence, bytes: bytes.indices.map { bytes[$0] })
        }
    }

    /// Removes the oldest value without allocating: its bytes are borrowed for the call.
    public func poll<Answer>(_ body: (Timestamp, _ sequence: UInt64, Span<UInt8>) -> Answer) -> Answer? {
        storage.withLock { storage in
            let answer = storage.ring.takeFirst { header, bytes in body(header.time, header.sequence, bytes) }
            if answer != nil, storage.ring.count == 0 { wake.clear() }
            return answer
        }
    }

    /// Stores a value; returns whether it is the only one waiting.
    func receive(_ bytes: Span<UInt8>, at time: Timestamp) -> Bool {
        let (wasEmpty, waiters) = storage.withLock { storage in
            let wasEmpty = storage.ring.count == 0
            storage.ring.append(bytes, at: time)
            if wasEmpty { wake.set() }
            return (wasEmpty, storage.waiters.takeAll())
        }
        device.context.wakeOnLoop(waiters)
        return wasEmpty
    }

    /// The outcome of the subscription, nil before its end.
    var end: Result<Void, VeltoError>? {
        storage.withLock { storage in
            guard storage.hasEnded else { return nil }
            return storage.status.error.map { .failure($0) } ?? .success(())
        }
    }

    /// Adds a task to wake by the next value or the end; false if there is one, or the task has ended meanwhile.
    func enlist(_ waiter: @escaping Waiter, unless hasEnded: () -> Bool) -> Bool {
        storage.withLock { storage in
            guard storage.ring.count == 0, !storage.hasEnded, !hasEnded() else { return false }
            storage.waiters.append(waiter)
            return true
        }
    }

    /// Wakes all tasks that wait.
    func wakeAll() {
        storage.withLock { $0.waiters.takeAll() }.wake()
    }

    /// The number of tasks that wait.
    var waiterCount: Int { storage.withLock { $0.waiters.count } }

    /// Ends it; waiting values can no longer be polled through its handle.
    public func destroy() {
        markDestroyed()
        device.end(self)
    }

    /// Ends the waits of tasks at once, whatever the loop has still to do.
    func markDestroyed() {
        let waiters = storage.withLock { storage in
            storage.isDestroyed = true
            return storage.takeWaitersAtEnd()
        }
        waiters.wake()
    }
}
