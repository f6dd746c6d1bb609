extension Loop {
    /// The delay after which a timer counts as late, and the grace time for missed events (seconds).
    private static let standstill = 0.5
    private static let graceTime = 0.25

    /// Postpones a late timer once.
    ///
    /// Returns whether it did.
    ///
    /// For timers that end the wait for a device: if the program was stopped, the device may have sent packets that are
    /// not received yet, or that the system has dropped.
    public func postponesLate(_ timer: LoopTimer) -> Bool {
        let isLate = !time.isManual && time.now.seconds(since: timer.deadline) > Self.standstill
        timer.isPostponed = isLate && !timer.isPostponed
        if timer.isPostponed { schedule(timer, inSeconds: Self.graceTime) }
        return timer.isPostponed
    }
}
