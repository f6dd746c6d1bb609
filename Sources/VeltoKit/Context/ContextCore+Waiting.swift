internal import VeltoCore

/// Waits that pump a pumped context meanwhile.
extension ContextCore {
    /// Removes and returns an event of a queue, waiting for one if necessary; pumps a pumped context meanwhile.
    func waitEvent(in queue: EventQueue, milliseconds: Int32) -> EventQueue.WaitResult {
        guard definition.isPumped else { return queue.waitForOthers(milliseconds: milliseconds) }
        var result = EventQueue.WaitResult.timedOut
        let end = deadline(milliseconds)
        repeat {
            result = queue.waitForOthers(milliseconds: 0)
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

    /// How long a waiting thread lets another one pump before it tries to pump itself, in milliseconds.
    private static let patience: Int32 = 10

    func deadline(_ milliseconds: Int32) -> Timestamp {
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
        // The waiting thread advances a manual clock: to the next deadline, or to the end of the wait.
        let next = min(loop.nextDeadline, end)
        guard next != .distantFuture else { return false }
        loop.advance(to: next)
        return true
    }
}
