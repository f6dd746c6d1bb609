public import VeltoBluetooth
public import VeltoCore

/// The program's subscription to a characteristic.
///
/// Received values wait in a bounded ring until they are polled.
///
/// A subscription belongs to the device, not to a link. After a reconnect it is renewed before the device is ready
/// again. After a change of services it follows its characteristic by UUID. Any number of subscriptions to a
/// characteristic, and the device's family, each receive every value. Any thread; one thread at a time polls.
public final class Subscription: Sendable {
    /// The state of a subscription.
    public enum State: Sendable {
        /// The device has not confirmed the subscription yet.
        case starting
        /// Values arrive.
        case active
        /// The link is down; values resume when the link is back.
        case suspended
        /// The subscription has ended, with an error or on request.
        case ended
    }

    /// Information about a subscription.
    public struct Status: Sendable {
        /// The state of the subscription.
        public var state = State.starting
        /// The value handle of the characteristic.
        ///
        /// A change of services may change it.
        public var characteristic: ValueHandle = 0
        /// The route of the values; nil while there is none.
        public var route: NotificationRoute?
        /// The number of waiting values.
        public var waiting = 0
        /// The number of values received so far.
        public var received: UInt64 = 0
        /// The number of bytes in these values.
        public var receivedBytes: UInt64 = 0
        /// The number of values dropped from the ring.
        public var dropped: UInt64 = 0
        /// The number of renewals.
        public var renewals: UInt32 = 0
        /// The error that ended the subscription; nil after a request.
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

    /// The minimum size of the ring, in bytes of values.
    public static let smallestCapacity = 512
    /// The default size of the ring: sixteen seconds of 20 bytes at 100 Hz.
    public static let standardCapacity = 32_768
    /// The maximum size of the ring.
    public static let largestCapacity = 16_777_216

    /// The subscription's handle.
    package let handle: ObjectHandle
    /// The device.
    public let device: Device
    /// Whether the program promised that the characteristic carries only a stream and needs no pairing.
    public let isStream: Bool
    private let wake = DescriptorOnDemand(for: "a subscription")
    private let storage: Guarded<Storage>

    private struct Storage {
        var status = Status()
        let ring: ValueRing
        /// Whether the program destroyed the subscription or its context.
        ///
        /// The loop may still have to end it.
        var isDestroyed = false
        /// The tasks waiting for a value.
        var waiters: [Waiter] = []

        var hasEnded: Bool { isDestroyed || status.state == .ended }

        /// Removes and returns the tasks if there is nothing left to wait for.
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

    /// The descriptor that is readable while a value waits.
    ///
    /// Poll it but never read it.
    ///
    /// The first call opens the descriptor, so other programs pay no system call for it.
    public func descriptor() throws(VeltoError) -> Int32 {
        try wake.open()
    }

    /// The current status.
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

    /// The value handle of the characteristic.
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

    /// Ends the subscription with an error.
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

    /// Removes the oldest value without an allocation.
    ///
    /// Its bytes are borrowed for the call.
    public func poll<Answer>(_ body: (Timestamp, _ sequence: UInt64, Span<UInt8>) -> Answer) -> Answer? {
        storage.withLock { storage in
            let answer = storage.ring.takeFirst { header, bytes in body(header.time, header.sequence, bytes) }
            if answer != nil, storage.ring.count == 0 { wake.clear() }
            return answer
        }
    }

    /// Stores a value.
    ///
    /// Returns whether it is the only waiting one.
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

    /// The result of the subscription; nil before its end.
    var end: Result<Void, VeltoError>? {
        storage.withLock { storage in
            guard storage.hasEnded else { return nil }
            return storage.status.error.map { .failure($0) } ?? .success(())
        }
    }

    /// Adds a task that the next value or the end wakes.
    ///
    /// Returns false if there is a value or the task has ended.
    func enlist(_ waiter: @escaping Waiter, unless hasEnded: () -> Bool) -> Bool {
        storage.withLock { storage in
            guard storage.ring.count == 0, !storage.hasEnded, !hasEnded() else { return false }
            storage.waiters.append(waiter)
            return true
        }
    }

    /// Wakes all waiting tasks.
    func wakeAll() {
        storage.withLock { $0.waiters.takeAll() }.wake()
    }

    /// The number of waiting tasks.
    var waiterCount: Int { storage.withLock { $0.waiters.count } }

    /// Ends the subscription.
    ///
    /// Waiting values can no longer be polled through its handle.
    public func destroy() {
        markDestroyed()
        device.end(self)
    }

    /// Ends the waits of tasks at once, independent of pending work of the loop.
    func markDestroyed() {
        let waiters = storage.withLock { storage in
            storage.isDestroyed = true
            return storage.takeWaitersAtEnd()
        }
        waiters.wake()
    }
}
