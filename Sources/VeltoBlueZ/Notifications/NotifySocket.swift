internal import Glibc
internal import VeltoBluetooth
internal import VeltoCore

/// The receiving end of a notification socket: each datagram is one value.
///
/// An empty datagram is an empty value; only a hang-up means that the socket is closed. After a hang-up the kernel
/// reports endless empty datagrams, so that empty values right before it are indistinguishable from it and are dropped.
/// Nothing is ever written here: the daemon would take it for a value to write.
@safe final class NotifySocket: DescriptorWatcher {
    /// A value may have 512 bytes; the daemon never sends more.
    private static let capacity = 512
    /// The most values in one turn of the loop: its other work comes before the rest of a flood.
    private static let longestBurst = 64
    /// A turn within this time (seconds) of the last one continues its burst.
    private static let shortPause = 0.0002
    /// After this number of empty datagrams following a hang-up, no value of the daemon is left.
    private static let emptyAtTheEnd = 16

    private let descriptor: OwnedDescriptor
    /// The descriptor's number while it is open.
    private let number: Int32
    private let loop: Loop
    private let buffer: UnsafeMutablePointer<UInt8>
    private var watch: Loop.WatchID?
    // Read for every value; no access is held while other code runs.
    @exclusivity(unchecked) private var isOpen = true
    @exclusivity(unchecked) private var hasAnyValue = false
    /// Whether the last turn found more than one value, and when it was.
    @exclusivity(unchecked) private var comesInBursts = false
    @exclusivity(unchecked) private var lastTurn = Timestamp.zero
    private let receiver: any ValueReceiver
    private let hungUp: (NotifySocket) -> Void

    /// Starts receiving; `hungUp` is called once, when the daemon has closed its end.
    init(
        _ descriptor: OwnedDescriptor, loop: Loop, receiver: any ValueReceiver,
        hungUp: @escaping (NotifySocket) -> Void
    ) throws(VeltoError) {
        self.descriptor = descriptor
        number = descriptor.number
        self.loop = loop
        self.receiver = receiver
        self.hungUp = hungUp
        unsafe buffer = .allocate(capacity: Self.capacity)
        watch = try loop.watch(descriptor.number, for: .readable, self)
    }

    /// Whether any value came.
    var hasReceived: Bool { unsafe hasAnyValue }

    deinit {
        close()
        unsafe buffer.deallocate()
    }

    /// Stops receiving and closes the socket, which the daemon notices.
    func close() {
        if let watch { loop.unwatch(watch) }
        watch = nil
        unsafe isOpen = false
        descriptor.close()
    }

    /// Receives one value, or all that wait while values come in bursts.
    ///
    /// Looking for a second value in vain costs a call for every value that comes alone; not looking costs a turn of the
    /// loop for every value of a burst.
    func descriptorReady(_ descriptor: Int32, _ readiness: Loop.Readiness) {
        let now = loop.turnTime
        guard readiness.isDisjoint(with: .hungUp) else { return end(now) }
        let takesAll = unsafe comesInBursts || now.seconds(since: lastTurn) < Self.shortPause
        unsafe lastTurn = now
        let count = takeValues(takesAll ? Self.longestBurst : 1, descriptor, now)
        unsafe comesInBursts = count > 1
    }

    /// The number of values received.
    private func takeValues(_ most: Int, _ descriptor: Int32, _ now: Timestamp) -> Int {
        for taken in 0..<most {
            guard let count = receive() else {
                if errno != EAGAIN, errno != EINTR { end(now) }
                return taken
            }
            if count == 0, Self.isHungUp(descriptor) {
                end(now, after: 1)
                return taken
            }
            deliver(count, now)
            guard unsafe isOpen else { return taken }
        }
        return most
    }

    /// The other end has closed: receives what waits, then no more.
    private func end(_ now: Timestamp, after emptyCount: Int = 0) {
        takeRest(at: now, after: emptyCount)
        guard unsafe isOpen else { return }
        close()
        hungUp(self)
    }

    /// Receives what preceded the end of the link, however that end shows, up to the given number of empty datagrams.
    func takeRest(at now: Timestamp, after emptyCount: Int = 0) {
        var emptyCount = emptyCount
        while unsafe isOpen, emptyCount < Self.emptyAtTheEnd, let count = receive() {
            emptyCount += 1
            guard count > 0 else { continue }
            for _ in 1..<emptyCount { deliver(0, now) }
            emptyCount = 0
            deliver(count, now)
        }
    }

    /// The length of the next datagram, which is then in the buffer; nil with `errno` if there is none.
    private func receive() -> Int? {
        let count = unsafe recv(number, buffer, Self.capacity, Int32(MSG_DONTWAIT))
        return count < 0 ? nil : count
    }

    private func deliver(_ count: Int, _ now: Timestamp) {
        guard unsafe isOpen else { return }
        unsafe hasAnyValue = true
        unsafe receiver.received(UnsafeBufferPointer(start: buffer, count: count).span, at: now)
    }

    private static func isHungUp(_ descriptor: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: 0, revents: 0)
        guard unsafe poll(&entry, 1, 0) > 0 else { return false }
        return Int32(entry.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
    }
}
