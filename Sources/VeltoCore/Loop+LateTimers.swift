extension Loop {
    /// A timer is late if it fires so long (seconds) after its deadline; what was missed comes within the grace time.
    private static let standstill = 0.5
    private static let graceTime = 0.25

    /// Postpones a timer that fired late, once, and returns whether it did.
    ///
    /// For timers that end the wait for a device: if the program was stopped, the device may have sent meanwhile what is
    /// not received yet, or what the system has dropped.
    public func postponesLate(_ timer: LoopTimer) -> Bool {
        let isLate = !time.isManual && time.now.seconds(since: timer.deadline) > Self.standstill
        timer.isPostponed = isLate && !timer.isPostponed
        if timer.isPostponed { schedule(timer, inSeconds: Self.graceTime) }
        return timer.isPostponed
    }
}
