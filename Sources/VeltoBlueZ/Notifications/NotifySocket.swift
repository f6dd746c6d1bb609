internal import Glibc
internal import VeltoBluetooth
internal import VeltoCore

/// The receiving end of a notification socket; each datagram is a value.
///
/// An empty datagram is an empty value. Only a hang-up means that the socket is closed. After a hang-up the kernel
/// reports endless empty datagrams. Empty values directly before it are indistinguishable from those, and are dropped.
/// The library never writes to the socket, since the daemon would write the bytes to the characteristic.
///
/// The arrival of a value is the time at which the daemon sent it, even if the program was stopped for seconds.
@safe final class NotifySocket: DescriptorWatcher {
    /// The maximum number of values per turn of the loop; the loop's other work precedes the rest of a flood.
    private static let longestBurst = 64
    /// The age of a value that shows that the loop was stopped (seconds).
    ///
    /// All waiting values are then received before other work, which would otherwise consider the device silent.
    private static let standstill = 0.05
    /// The maximum number of waiting values; the daemon drops further ones.
    private static let longestBacklog = 1024
    /// The maximum pause between two turns of a burst (seconds).
    private static let shortPause = 0.0002
    /// The number of empty datagrams after a hang-up that shows that all values have been received.
    private static let emptyAtTheEnd = 16

    private let descriptor: OwnedDescriptor
    /// The descriptor's number while it is open.
    private let number: Int32
    private let loop: Loop
    private let reader: DatagramReader
    private var watch: Loop.WatchID?
    // Read for every value, and never accessed while other code runs.
    @exclusivity(unchecked) private var isOpen = true
    @exclusivity(unchecked) private var hasAnyValue = false
    /// Whether the last turn received more than one value, and the time of that turn.
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

    /// Whether any value has been received.
    var hasReceived: Bool { unsafe hasAnyValue }

    deinit {
        close()
    }

    /// Stops receiving and closes the socket; the daemon detects that.
    func close() {
        if let watch { loop.unwatch(watch) }
        watch = nil
        unsafe isOpen = false
        descriptor.close()
    }

    /// Receives one value, or all waiting values while values arrive in bursts.
    ///
    /// A check for a second value costs an extra call for every single value. Without the check, every value of a burst
    /// costs a turn of the loop.
    func descriptorReady(_ descriptor: Int32, _ readiness: Loop.Readiness) {
        let now = loop.turnTime
        // Values left by the previous turn arrived before it.
        let turn = Turn(time: now, earliest: unsafe lastTurn == loop.previousTurnTime ? .zero : loop.previousTurnTime)
        guard readiness.isDisjoint(with: .hungUp) else { return end(turn) }
        let takesAll = unsafe comesInBursts || now.seconds(since: lastTurn) < Self.shortPause
        unsafe lastTurn = now
        let count = takeValues(takesAll ? Self.longestBurst : 1, descriptor, turn)
        unsafe comesInBursts = count > 1
    }

    /// A turn of the loop, and the lower limit of its values' arrival times.
    private struct Turn {
        let time: Timestamp
        var earliest = Timestamp.zero
    }

    /// Receives up to `most` values, and returns their number.
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

    /// Handles the close of the other end: receives the waiting values, then stops.
    private func end(_ turn: Turn, after emptyCount: Int = 0) {
        takeRest(in: turn, after: emptyCount)
        guard unsafe isOpen else { return }
        close()
        hungUp(self)
    }

    /// Receives the values that preceded the end of the link.
    func takeRest(at now: Timestamp) {
        takeRest(in: Turn(time: now))
    }

    /// Receives the waiting values, until a number of empty datagrams has arrived.
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

    /// Returns the arrival time of the last received value; on a manual clock, the time of the turn.
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
