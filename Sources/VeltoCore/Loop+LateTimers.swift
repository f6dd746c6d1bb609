extension Loop {
    /// The delay after which a timer counts as late, and the extra time for missed events (seconds).
    private static let standstill = 0.5
    private static let graceTime = 0.25

    /// Postpones a late timer once; returns whether it did.
    ///
    /// Use it for timers that limit the wait for a device. If the program was stopped, the device may have sent packets
    /// that were not received yet or were dropped by the system.
    package func postponesLate(_ timer: LoopTimer) -> Bool {
        let isLate = !time.isManual && time.now.seconds(since: timer.deadline) > Self.standstill
        timer.isPostponed = isLate && !timer.isPostponed
        if timer.isPostponed { schedule(timer, inSeconds: Self.graceTime) }
        return timer.isPostponed
    }
}
