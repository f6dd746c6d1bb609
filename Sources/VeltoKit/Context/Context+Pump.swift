public import VeltoCore

extension Context {
    /// The descriptor that becomes readable when `dispatch` would find something to do; deadlines apart.
    public var pumpDescriptor: Int32 { loop.pumpDescriptor }

    /// When `dispatch` has to be called at the latest, `distantFuture` if nothing is due.
    public var nextDeadline: Timestamp { loop.nextDeadline }

    /// Does what is due, after waiting for something for at most so many milliseconds; negative without end.
    ///
    /// Pumped contexts only, and one thread at a time. Returns whether anything was done.
    public func dispatch(milliseconds: Int32) throws(VeltoError) -> Bool {
        guard definition.isPumped else {
            throw VeltoError(.unsupported, "the context turns its loop itself")
        }
        guard pump.enter() else { throw VeltoError(.busy, "another thread is dispatching") }
        defer { pump.leave() }
        let didSomething = loop.turn(until: deadline(milliseconds))
        if didSomething { loop.turnUntilIdle() }
        return didSomething
    }

    /// Moves a manual clock and does everything that becomes due on the way, in order.
    public func advanceClock(bySeconds seconds: Double) throws(VeltoError) {
        guard definition.hasManualClock else {
            throw VeltoError(.unsupported, "the context's clock moves by itself")
        }
        guard seconds >= 0, seconds.isFinite else {
            throw .invalidArgument("seconds", "must be a finite number, 0 or more")
        }
        guard pump.enter() else { throw VeltoError(.busy, "another thread is dispatching") }
        defer { pump.leave() }
        loop.advance(to: time.now.advanced(bySeconds: seconds))
    }

    /// Takes an event of a queue, waiting for one if need be; pumps a pumped context meanwhile.
    public func waitEvent(in queue: EventQueue, milliseconds: Int32) -> EventQueue.WaitResult {
        guard definition.isPumped else { return queue.wait(milliseconds: milliseconds) }
        var event: Event?
        let isMet = {
            event = event ?? queue.poll()
            return event != nil
        }
        pumpUntil(deadline(milliseconds), isMet)
        return event.map { .event($0) } ?? .timedOut
    }

    /// Blocks until `isMet`; returns whether it was.
    func wait<Value>(milliseconds: Int32, for condition: Condition<Value>, _ isMet: (Value) -> Bool) -> Bool {
        let end = deadline(milliseconds)
        guard definition.isPumped else { return condition.wait(until: end, isMet) }
        pumpUntil(end) { condition.read(isMet) }
        return condition.read(isMet)
    }

    private func deadline(_ milliseconds: Int32) -> Timestamp {
        milliseconds < 0 ? .distantFuture : time.now.advanced(bySeconds: Double(milliseconds) * 1e-3)
    }

    private func pumpUntil(_ end: Timestamp, _ isMet: () -> Bool) {
        while !isMet() {
            guard pump.enter() else { return }
            defer { pump.leave() }
            let now = time.now
            guard now < end || end == .distantFuture else { return }
            if !definition.hasManualClock {
                loop.turn(until: end)
            } else if !loop.turn(until: .zero) {
                // A manual clock is moved by whoever waits: to what happens next, or to the end of the wait.
                let next = min(loop.nextDeadline, end)
                guard next != .distantFuture else { return }
                loop.advance(to: next)
            }
        }
    }
}
