internal import Synchronization
internal import VeltoBluetooth
internal import VeltoCore

/// The exchange between the loop and the program's threads: the locked state, the ring buffer, and the wake-ups.
final class HostExchange: Sendable {
    private struct Shared {
        var state: HostState
        /// Readable while requests wait for the program; nil without a stack.
        var signal: EventDescriptor?
        var isProgramWoken = false
        /// The descriptor of the previous radio, which a program may still poll.
        var endedSignal: EventDescriptor?
    }

    /// The pending work of the loop, except the delivery of values.
    struct Batch {
        let news: [HostState.News]
        let closedChannels: [UInt32]
        /// Values before this position arrived before the batch was taken.
        let ringEnd: UInt64
        let droppedCount: UInt64
        /// The next deadline; nil if it is unchanged.
        let deadline: Timestamp?
    }

    private let time: TimeSource
    let ring: NotificationRing
    private let loop: Loop
    private let shared: Guarded<Shared>
    private let news = Atomic(false)

    init(loop: Loop) throws(VeltoError) {
        self.loop = loop
        time = loop.time
        ring = try NotificationRing()
        shared = Guarded(Shared(state: HostState(time: time, ring: ring)))
    }

    /// Attaches the program's stack; each radio has its own descriptor, which stays readable after its end.
    func attach(named name: String, isPowered: Bool, isPresent: Bool) throws(VeltoError) -> HostAdapter {
        let signal = try EventDescriptor(for: "a host radio")
        let number = try shared.withLock { shared throws(VeltoError) in
            let number = try shared.state.attach(named: name, isPowered: isPowered, isPresent: isPresent)
            (shared.signal, shared.isProgramWoken) = (signal, false)
            wake(&shared)
            return number
        }
        return HostAdapter(self, number: number, signal)
    }

    /// Reads or changes the state, and wakes the loop or the program if the change concerns it.
    func update<Result, Failure: Error>(
        _ body: (inout HostState) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try shared.withLock { shared throws(Failure) in
            defer { wake(&shared) }
            return try body(&shared.state)
        }
    }

    private func wake(_ shared: inout Shared) {
        // Requests alone also wake the loop, which watches their deadlines.
        if !shared.state.news.isEmpty || !shared.state.channels.closed.isEmpty || shared.state.isDeadlineNew {
            news.store(true, ordering: .relaxed)
            loop.inletHasWork()
        }
        if let signal = shared.signal { wakeProgram(&shared, by: signal) }
    }

    private func wakeProgram(_ shared: inout Shared, by signal: EventDescriptor) {
        let isGone = shared.state.radio == 0
        let concernsProgram = isGone || shared.state.requests.untakenCount > 0
        if concernsProgram != shared.isProgramWoken {
            shared.isProgramWoken = concernsProgram
            concernsProgram ? signal.set() : signal.clear()
        }
        if isGone { (shared.signal, shared.endedSignal) = (nil, signal) }
    }

    /// Whether the loop has work other than the delivery of values.
    var hasNews: Bool { news.load(ordering: .relaxed) }

    /// Removes and returns the pending work of the loop.
    func takeBatch() -> Batch {
        shared.withLock { shared in
            news.store(false, ordering: .relaxed)
            return Batch(
                news: shared.state.takeNews(), closedChannels: shared.state.channels.takeClosed(), ringEnd: ring.end,
                droppedCount: shared.state.droppedCount, deadline: shared.state.takeDeadline())
        }
    }

    /// Delivers a value of a characteristic; this is the hot path.
    @inline(__always)
    func deliver(
        _ bytes: UnsafeRawBufferPointer, of handle: ValueHandle, from peer: UInt32, by radio: UInt32
    ) throws(VeltoError) -> ResultCode {
        let code = try shared.withLock { shared throws(VeltoError) in
            unsafe try append(bytes, of: handle, from: peer, by: radio, to: &shared.state)
        }
        // Without the lock, which the loop needs when it wakes.
        if code == .ok { loop.inletHasWork() }
        return code
    }

    /// Delivers several values, one after another in `bytes`.
    ///
    /// If a value cannot be delivered, the others still are.
    func deliver(
        _ notifications: UnsafeBufferPointer<HostNotification>, _ bytes: UnsafeRawBufferPointer, by radio: UInt32
    ) throws(VeltoError) -> ResultCode {
        var failure: VeltoError?
        let count = shared.withLock { shared in
            var (count, start) = (0, 0)
            for index in notifications.indices {
                let notification = unsafe notifications[index]
                let end = start + Int(notification.size)
                // The program may change its list concurrently.
                guard end <= bytes.count else { break }
                let value = unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<end])
                start = end
                do throws(VeltoError) {
                    let code = unsafe try append(
                        value, of: notification.characteristic, from: notification.peer, by: radio, to: &shared.state)
                    if code == .ok { count += 1 }
                } catch {
                    failure = failure ?? error
                }
            }
            return count
        }
        if count > 0 { loop.inletHasWork() }
        if let failure { throw failure }
        return count > 0 ? .ok : .nothing
    }

    @inline(__always)
    private func append(
        _ bytes: UnsafeRawBufferPointer, of handle: ValueHandle, from peer: UInt32, by radio: UInt32,
        to state: inout HostState
    ) throws(VeltoError) -> ResultCode {
        let channel = state.channels.number(peer, handle)
        guard channel != 0, state.radio == radio else {
            try state.requireRadio(radio)
            return try state.missingChannel(peer, handle)
        }
        guard unsafe ring.append(bytes, of: channel, at: time.now) else {
            state.droppedCount &+= 1
            news.store(true, ordering: .relaxed)
            throw Self.full
        }
        state.deliveredCount &+= 1
        return .ok
    }

    private static let full = VeltoError(
        .busy, "the ring of notifications is full: the context is not dispatched, or its thread does not get to run")
}
