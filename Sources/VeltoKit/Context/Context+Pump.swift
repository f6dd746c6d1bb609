public import VeltoCore

extension Context {
    /// The descriptor that becomes readable when `dispatch` has work.
    ///
    /// Deadlines of a manual clock do not make it readable.
    public var pumpDescriptor: Int32 { core.loop.pumpDescriptor }

    /// The time by which `dispatch` must be called; nil if nothing is due.
    public var nextDeadline: Timestamp? {
        let deadline = core.loop.nextDeadline
        return deadline == .distantFuture ? nil : deadline
    }

    /// Runs due work, waiting for at most `timeout` if there is none; nil waits without end.
    ///
    /// For pumped contexts, one thread at a time. Returns whether any work was done.
    ///
    /// ```swift
    /// var pump = pollfd(fd: context.pumpDescriptor, events: Int16(POLLIN), revents: 0)
    /// while isRunning() {
    ///     poll(&pump, 1, -1)  // together with the program's own descriptors
    ///     try context.dispatch()
    /// }
    /// ```
    @discardableResult
    public func dispatch(timeout: Duration? = .zero) throws(VeltoError) -> Bool {
        try core.dispatch(forSeconds: timeout?.seconds)
    }

    /// Runs due work, with a timeout in seconds.
    package func dispatch(forSeconds timeout: Double?) throws(VeltoError) -> Bool {
        try core.dispatch(forSeconds: timeout)
    }

    /// Advances a manual clock and runs everything that becomes due, in order.
    public func advanceClock(by duration: Duration) throws(VeltoError) {
        try advanceClock(bySeconds: duration.seconds, named: "duration")
    }

    /// Advances a manual clock by a number of seconds; `name` is the argument's name in errors.
    package func advanceClock(bySeconds seconds: Double, named name: String = "seconds") throws(VeltoError) {
        try checkNumber(seconds, name, 0, .infinity)
        try withManualClock { core.loop.advance(to: time.now.advanced(bySeconds: seconds)) }
    }

    /// Advances a manual clock to a timestamp at most a year ahead, and runs everything that becomes due, in order.
    public func advanceClock(to timestamp: Timestamp) throws(VeltoError) {
        try advanceClock(to: timestamp, named: "timestamp")
    }

    /// Advances a manual clock to a timestamp; `name` is the argument's name in errors.
    package func advanceClock(to timestamp: Timestamp, named name: String) throws(VeltoError) {
        try withManualClock { () throws(VeltoError) in
            let now = time.now
            guard timestamp >= now, timestamp <= now.advanced(bySeconds: Self.year) else {
                throw .invalidArgument(
                    name,
                    "is \(timestamp.nanoseconds): must be \(now.nanoseconds), which is now, or at most a year later")
            }
            core.loop.advance(to: timestamp)
        }
    }

    private static let year = 365.0 * 86_400

    private func withManualClock(_ body: () throws(VeltoError) -> Void) throws(VeltoError) {
        guard definition.hasManualClock else {
            throw VeltoError(.unsupported, "the context has no manual clock", remedy: "create it with hasManualClock")
        }
        guard core.pump.enter() else { throw VeltoError(.busy, "another thread is dispatching the context") }
        defer { core.pump.leave() }
        try body()
    }
}

extension ContextCore {
    /// Runs due work, waiting for at most `timeout` seconds if there is none; nil waits without end.
    @inline(__always)
    fileprivate func dispatch(forSeconds timeout: Double?) throws(VeltoError) -> Bool {
        guard definition.isPumped else {
            throw VeltoError(.unsupported, "the context runs its own loop", remedy: "create it with isPumped")
        }
        guard pump.enter() else { throw VeltoError(.busy, "another thread is dispatching the context") }
        defer { pump.leave() }
        let didSomething = loop.turn(until: timeout == 0 ? .zero : deadline(timeout))
        if didSomething, !loop.isIdle {
            loop.turnUntilIdle(turns: Self.turnsPerCall, before: deadline(Self.longestCall))
        }
        return didSomething
    }

    /// The limit of turns per call after the first one, and below it the limit in seconds.
    ///
    /// A flood of messages must not block the program's thread. Remaining work is due at the next call.
    private static let turnsPerCall = 64
    private static let longestCall = 0.002
}
