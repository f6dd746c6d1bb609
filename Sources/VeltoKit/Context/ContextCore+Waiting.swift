internal import VeltoCore
internal import VeltoHost

/// Waits that pump a pumped context.
extension ContextCore {
    /// Removes and returns an event of a queue, waiting for one if necessary.
    ///
    /// Pumps a pumped context during the wait.
    func waitEvent(in queue: EventQueue, timeout: Double?) -> EventQueue.WaitResult {
        guard definition.isPumped else { return queue.waitForOthers(timeout: timeout) }
        var result = EventQueue.WaitResult.nothing
        let end = deadline(timeout)
        repeat {
            result = queue.waitForOthers(timeout: 0)
            guard case .nothing = result else { return result }
        } while pumpOnce(until: end) { queue.waitForChange(until: patience) }
        return result
    }

    /// Removes and returns a request to the program's Bluetooth stack, waiting for one if necessary.
    func waitRequest(at adapter: HostAdapter, timeout: Double?) throws(VeltoError) -> HostRequest? {
        let end = deadline(timeout)
        while true {
            if let request = try adapter.pollRequest() { return request }
            if definition.isPumped {
                guard pumpOnce(until: end, { adapter.waitForChange(until: patience) }) else { return nil }
            } else {
                guard time.now < end else { return nil }
                adapter.waitForChange(until: end)
            }
        }
    }

    /// Blocks until `isMet`; returns whether the condition was met.
    func wait<Value>(timeout: Double?, for condition: Condition<Value>, _ isMet: (Value) -> Bool) -> Bool {
        let end = deadline(timeout)
        guard definition.isPumped else { return condition.wait(until: end, isMet) }
        while !condition.read(isMet) {
            let mayGoOn = pumpOnce(until: end) {
                condition.wait(until: patience, isMet)
            }
            if !mayGoOn { return condition.read(isMet) }
        }
        return true
    }

    /// Logs once that a waiting task depends on pumping, if no thread pumps the context now.
    ///
    /// The task itself does not pump.
    func taskWaits() {
        guard definition.isPumped, pump.reportsIdleness() else { return }
        log.write(
            .info,
            "a task waits, and no thread pumps the context: it goes on while the program calls dispatch(timeout:) or "
                + "advanceClock(by:)")
    }

    /// The time, on the monotonic clock, until which a waiting thread leaves pumping to another thread.
    private var patience: Timestamp { TimeSource.monotonic().now.advanced(bySeconds: 0.01) }

    /// The end of a wait of `timeout` seconds; never for nil.
    func deadline(_ timeout: Double?) -> Timestamp {
        timeout.map { time.now.advanced(bySeconds: $0) } ?? .distantFuture
    }

    /// Turns the loop once; false when the wait is over.
    ///
    /// Calls `rest` instead while another thread pumps.
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
        // The waiting thread advances a manual clock to the next deadline, or to the end of the wait.
        let next = min(loop.nextDeadline, end)
        guard next != .distantFuture else { return false }
        loop.advance(to: next)
        return true
    }
}
