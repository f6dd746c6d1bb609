internal import Glibc
internal import VeltoBluetooth
internal import VeltoCore

/// The receiving end of a notification socket: each datagram is one value.
///
/// An empty datagram is an empty value; only a hang-up means that the socket is closed. After a hang-up the kernel
/// reports endless empty datagrams, so that empty values right before it are indistinguishable from it and are dropped.
/// The library never writes to the socket: the daemon would write the bytes to the characteristic.
///
/// A value's arrival is the time at which the daemon sent it, even if the program was stopped for seconds.
@safe final class NotifySocket: DescriptorWatcher {
    /// The maximum number of values in one turn of the loop: its other work comes before the rest of a flood.
    private static let longestBurst = 64
    /// A value that has waited for this time (seconds) shows that the loop stood still: all that waits comes before other
    /// work, which would find the device silent.
    private static let standstill = 0.05
    /// The maximum number of values that wait: the daemon drops more.
    private static let longestBacklog = 1024
    /// A turn within this time (seconds) of the last one continues its burst.
    private static let shortPause = 0.0002
    /// After this number of empty datagrams following a hang-up, no value of the daemon is left.
    private static let emptyAtTheEnd = 16

    private let descriptor: OwnedDescriptor
    /// The descriptor's number while it is open.
    private let number: Int32
    private let loop: Loop
    private let reader: DatagramReader
    private var watch: Loop.WatchID?
    // Read for every value; no access is held while other code runs.
    @exclusivity(unchecked) private var isOpen = true
    @exclusivity(unchecked) private var hasAnyValue = false
    /// Whether the last turn found more than one value, and when it was.
    @exclusivity(unchecked) private var comesInBursts = false
    @exclusivity(unchecked) private var lastTurn = Timestamp.zero
    @exclusivity(unchecked) private var arrivals: ArrivalClock
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
        reader = DatagramReader(descriptor.number, wantsStamps: !loop.time.isManual)
        unsafe arrivals = ArrivalClock(loop.time.anchor)
        watch = try loop.watch(descriptor.number, for: .readable, self)
    }

    /// Whether any value came.
    var hasReceived: Bool { unsafe hasAnyValue }

    deinit {
        close()
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
        // Values that the turn before left behind came before it.
        let turn = Turn(time: now, earliest: unsafe lastTurn == loop.previousTurnTime ? .zero : loop.previousTurnTime)
        guard readiness.isDisjoint(with: .hungUp) else { return end(turn) }
        let takesAll = unsafe comesInBursts || now.seconds(since: lastTurn) < Self.shortPause
        unsafe lastTurn = now
        let count = takeValues(takesAll ? Self.longestBurst : 1, descriptor, turn)
        unsafe comesInBursts = count > 1
    }

    /// A turn of the loop, and the time before which no value that it finds arrived.
    private struct Turn {
        let time: Timestamp
        var earliest = Timestamp.zero
    }

    /// The number of values received.
    private func takeValues(_ most: Int, _ descriptor: Int32, _ turn: Turn) -> Int {
        var most = most
        var taken = 0
        while taken < most {
            guard let count = reader.receive() else {
                if errno != EAGAIN, errno != EINTR { end(turn) }
                return taken
            }
            if count == 0, Self.isHungUp(descriptor) {
                end(turn, after: 1)
                return taken
            }
            let arrival = deliver(count, turn)
            guard unsafe isOpen else { return taken }
            if turn.time.seconds(since: arrival) > Self.standstill { most = Self.longestBacklog }
            taken += 1
        }
        return taken
    }

    /// The other end has closed: receives what waits, then no more.
    private func end(_ turn: Turn, after emptyCount: Int = 0) {
        takeRest(in: turn, after: emptyCount)
        guard unsafe isOpen else { return }
        close()
        hungUp(self)
    }

    /// Receives what preceded the end of the link, however that end shows.
    func takeRest(at now: Timestamp) {
        takeRest(in: Turn(time: now))
    }

    /// Receives what waits, up to the given number of empty datagrams.
    private func takeRest(in turn: Turn, after emptyCount: Int = 0) {
        var emptyCount = emptyCount
        while unsafe isOpen, emptyCount < Self.emptyAtTheEnd, let count = reader.receive() {
            emptyCount += 1
            guard count > 0 else { continue }
            let arrival = arrival(in: turn)
            for _ in 1..<emptyCount { deliver(0, at: arrival) }
            emptyCount = 0
            deliver(count, at: arrival)
        }
    }

    private func deliver(_ count: Int, _ turn: Turn) -> Timestamp {
        let arrival = arrival(in: turn)
        deliver(count, at: arrival)
        return arrival
    }

    private func deliver(_ count: Int, at arrival: Timestamp) {
        guard unsafe isOpen else { return }
        unsafe hasAnyValue = true
        unsafe receiver.received(reader.bytes(count).span, at: arrival)
    }

    /// The arrival of the value received last; on a manual clock, the turn's time.
    private func arrival(in turn: Turn) -> Timestamp {
        guard let sent = reader.sent else { return turn.time }
        return unsafe arrivals.arrival(sent: sent, turn: turn.time, after: turn.earliest) { loop.time.anchor }
    }

    private static func isHungUp(_ descriptor: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: 0, revents: 0)
        guard unsafe poll(&entry, 1, 0) > 0 else { return false }
        return Int32(entry.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
    }
}
