internal import Glibc
internal import VeltoBluetooth
internal import VeltoCore

/// The receiving end of a notification socket: one datagram, one value.
///
/// An empty datagram is an empty value; only a hang-up means that the socket is closed. After a hang-up the kernel
/// reports endless empty datagrams, so that empty values right before it cannot be told from it and are dropped.
/// Nothing is ever written here: the daemon would take it for a value to write.
@safe final class NotifySocket: DescriptorWatcher {
    /// A value may have 512 bytes; the daemon never sends more.
    private static let capacity = 512
    /// So many empty datagrams after a hang-up are no values that the daemon sent before it.
    private static let emptyAtTheEnd = 16

    private let descriptor: OwnedDescriptor
    private let loop: Loop
    private let buffer: UnsafeMutablePointer<UInt8>
    private var watch: Loop.WatchID?
    private let receiver: any ValueReceiver
    private let hungUp: (NotifySocket) -> Void
    /// Whether any value came.
    private(set) var hasReceived = false

    /// Starts receiving; `hungUp` is called once, when the daemon has closed its end.
    init(
        _ descriptor: OwnedDescriptor, loop: Loop, receiver: any ValueReceiver,
        hungUp: @escaping (NotifySocket) -> Void
    ) throws(VeltoError) {
        self.descriptor = descriptor
        self.loop = loop
        self.receiver = receiver
        self.hungUp = hungUp
        unsafe buffer = .allocate(capacity: Self.capacity)
        watch = try loop.watch(descriptor.number, for: .readable, self)
    }

    deinit {
        close()
        unsafe buffer.deallocate()
    }

    /// Stops receiving and lets the daemon know.
    func close() {
        if let watch { loop.unwatch(watch) }
        watch = nil
        descriptor.close()
    }

    /// Takes all that waits, one datagram after the other: usually there is one, and for one a batch costs more.
    func descriptorReady(_ descriptor: Int32, _ readiness: Loop.Readiness) {
        let now = loop.time.now
        guard readiness.isDisjoint(with: .hungUp) else { return end(now) }
        while watch != nil {
            guard let count = receive() else {
                if errno != EAGAIN, errno != EINTR { end(now) }
                return
            }
            if count == 0, Self.isHungUp(descriptor) { return end(now, after: 1) }
            deliver(count, now)
        }
    }

    /// The other end has closed: what waits is taken, then nothing more comes.
    private func end(_ now: Timestamp, after emptyCount: Int = 0) {
        takeRest(at: now, after: emptyCount)
        guard watch != nil else { return }
        close()
        hungUp(self)
    }

    /// Takes what came before the end of the link, in whatever way the end shows, after so many empty datagrams.
    func takeRest(at now: Timestamp, after emptyCount: Int = 0) {
        var emptyCount = emptyCount
        while watch != nil, emptyCount < Self.emptyAtTheEnd, let count = receive() {
            emptyCount += 1
            guard count > 0 else { continue }
            for _ in 1..<emptyCount { deliver(0, now) }
            emptyCount = 0
            deliver(count, now)
        }
    }

    /// The length of the next datagram, which is then in the buffer; nil with `errno` if there is none.
    private func receive() -> Int? {
        let count = unsafe recv(descriptor.number, buffer, Self.capacity, Int32(MSG_DONTWAIT))
        return count < 0 ? nil : count
    }

    private func deliver(_ count: Int, _ now: Timestamp) {
        guard watch != nil else { return }
        hasReceived = true
        unsafe receiver.received(UnsafeBufferPointer(start: buffer, count: count).span, at: now)
    }

    private static func isHungUp(_ descriptor: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: 0, revents: 0)
        guard unsafe poll(&entry, 1, 0) > 0 else { return false }
        return Int32(entry.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
    }
}
