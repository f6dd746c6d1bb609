extension Loop {
    /// Wakes the loop, from any thread.
    public func wake() {
        post(LoopWork("wake", on: self)) {}
    }

    /// Does everything that is due without waiting, or as much of it as fits into `turns` turns before `end`.
    public func turnUntilIdle(turns: Int = .max, before end: Timestamp = .distantFuture) {
        var rest = turns
        while rest > 0, time.now < end, turn(until: .zero) { rest -= 1 }
    }
}
