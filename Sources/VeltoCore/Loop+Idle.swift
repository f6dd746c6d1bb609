extension Loop {
    /// Wakes the loop, from any thread.
    public func wake() {
        post(LoopWork("wake", on: self)) {}
    }

    /// Performs all due work without waiting, in at most `turns` turns before `end`.
    public func turnUntilIdle(turns: Int = .max, before end: Timestamp = .distantFuture) {
        var rest = turns
        while rest > 0, time.now < end, turn(until: .zero) { rest -= 1 }
    }

    /// Whether the last turn has performed all due work, as far as known without checking descriptors.
    package var isIdle: Bool {
        unsafe !hadEvents && work.isEmpty && !timers.isDue(at: turnTime)
    }

    /// Turns the loop until the condition is met or the timeout expires; advances a manual clock.
    public func turn(untilMet isMet: () -> Bool, before end: Timestamp) {
        while !isMet(), time.now < end {
            if turn(until: time.isManual ? .zero : end) { continue }
            if time.isManual { time.set(min(unsafe timers.earliestDeadline ?? end, end)) }
        }
    }

    /// Advances a manual clock to `target`, and stops at every deadline to perform the work due then.
    public func advance(to target: Timestamp) {
        turnUntilIdle()
        while let deadline = unsafe timers.earliestDeadline, deadline <= target {
            time.set(deadline)
            turnUntilIdle()
        }
        time.set(target)
        turnUntilIdle()
    }
}
