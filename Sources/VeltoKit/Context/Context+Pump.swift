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
        var result = EventQueue.WaitResult.timedOut
        let end = deadline(milliseconds)
        repeat {
            result = queue.wait(milliseconds: 0)
            guard case .timedOut = result else { return result }
        } while pumpOnce(until: end) { queue.waitForChange(milliseconds: Self.patience) }
        return result
    }

    /// Blocks until `isMet`; returns whether it was.
    func wait<Value>(milliseconds: Int32, for condition: Condition<Value>, _ isMet: (Value) -> Bool) -> Bool {
        let end = deadline(milliseconds)
        guard definition.isPumped else { return condition.wait(until: end, isMet) }
        while !condition.read(isMet) {
            let mayGoOn = pumpOnce(until: end) {
                condition.wait(until: time.now.advanced(bySeconds: Double(Self.patience) * 1e-3), isMet)
            }
            if !mayGoOn { return condition.read(isMet) }
        }
        return true
    }

    /// How long a thread that waits lets another one pump before it tries to pump itself, in milliseconds.
    private static let patience: Int32 = 10

    private func deadline(_ milliseconds: Int32) -> Timestamp {
        milliseconds < 0 ? .distantFuture : time.now.advanced(bySeconds: Double(milliseconds) * 1e-3)
    }

    /// Turns the loop once; false when the wait is over.
    ///
    /// While another thread pumps, `rest` is called instead.
    private func pumpOnce(until end: Timestamp, _ rest: () -> Void) -> Bool {
        guard time.now < end else { return false }
        guard pump.enter() else {
            rest()
            return true
        }
        defer { pump.leave() }
        guard definition.hasManualClock else {
            loop.turn(until: end)
            return true
        }
        if loop.turn(until: .zero) { return true }
        // A manual clock is moved by whoever waits: to what happens next, or to the end of the wait.
        let next = min(loop.nextDeadline, end)
        guard next != .distantFuture else { return false }
        loop.advance(to: next)
        return true
    }
}
