/// Writes to disk for an object of a context, so that the loop never waits for the disk.
///
/// It writes on a thread of its own. A pumped context starts no threads, so there it writes on the loop. One thread at
/// a time calls `write` and `finish`, in order. Any thread may call `signal`; the other functions are for the loop.
package final class BackgroundWriter: @unchecked Sendable {
    // Unchecked because `thread`, `ended` and the timer are used only on the loop, and later by `close`.

    /// The time of the next write, returned by `write`.
    package enum Next {
        case after(seconds: Double)
        /// With the next signal.
        case signaled
        /// Never, since the writer has ended.
        case over
    }

    private struct Schedule {
        var due = Timestamp.distantFuture
        var isStopping = false
    }

    private let loop: Loop
    private let threadName: String?
    private let write: @Sendable () -> Next
    private let finish: @Sendable () -> Void
    /// Called once after `finish`, then set to nil to release its captures.
    private var ended: (@Sendable () -> Void)?
    private let schedule = Condition(Schedule())
    private var thread: WorkerThread?
    private var writesOnLoop: Bool
    /// Keeps the writer alive until its end on the loop, which may be gone before its next turn.
    private let untilEnd = Guarded<BackgroundWriter?>(nil)
    private lazy var timer = LoopTimer { [unowned self] in timerFired() }

    /// Creates a writer that waits for a signal; without a thread name, it writes on the loop.
    ///
    /// `write` writes the waiting data. `finish` writes the remaining data and closes the file. `ended` is called on
    /// the loop.
    package init(
        _ loop: Loop, threadName: String?, write: @escaping @Sendable () -> Next,
        finish: @escaping @Sendable () -> Void, ended: @escaping @Sendable () -> Void = {}
    ) {
        self.loop = loop
        self.threadName = threadName
        self.write = write
        self.finish = finish
        self.ended = ended
        writesOnLoop = threadName == nil
    }

    // MARK: Signals

    /// Requests a write in `seconds`, unless one is due earlier; starts the thread if necessary.
    ///
    /// If the system cannot start a thread, it writes on the loop.
    package func signal(after seconds: Double) {
        guard advanceDue(to: seconds) else { return }
        loop.post { [weak self] in self?.wake() }
    }

    /// Requests the first write at once; throws if the system cannot start a thread.
    ///
    /// On the loop.
    package func start() throws(VeltoError) {
        _ = advanceDue(to: 0)
        try startThread()
        if writesOnLoop { writeIfDue() }
    }

    /// Returns whether the next write is due earlier than before.
    private func advanceDue(to seconds: Double) -> Bool {
        let due = loop.time.now.advanced(bySeconds: seconds)
        return schedule.update { schedule in
            guard due < schedule.due, !schedule.isStopping else { return false }
            schedule.due = due
            return true
        }
    }

    private func wake() {
        loop.assertIsTurning()
        do throws(VeltoError) {
            try startThread()
        } catch {
            writesOnLoop = true
        }
        if writesOnLoop { scheduleTimer() }
    }

    // MARK: The thread

    private func startThread() throws(VeltoError) {
        guard let threadName, thread == nil, !writesOnLoop, !schedule.read({ $0.isStopping }) else { return }
        thread = try WorkerThread(named: threadName) { [self] in
            while waitUntilDue(), writeOnce() {}
            finish()
            untilEnd.withLock { $0 = self }
            loop.post { [untilEnd] in untilEnd.withLock { $0 }?.end() }
        }
    }

    /// Returns whether a write is due; false at the end.
    private func waitUntilDue() -> Bool {
        while true {
            let next = schedule.read { $0 }
            if next.isStopping { return false }
            if next.due <= loop.time.now { return true }
            schedule.wait(until: next.due) { $0.isStopping || $0.due < next.due }
        }
    }

    /// Writes; returns whether there will be another write.
    private func writeOnce() -> Bool {
        schedule.update { $0.due = .distantFuture }
        switch write() {
        case .after(let seconds): _ = advanceDue(to: seconds)
        case .signaled: break
        case .over: return false
        }
        return true
    }

    // MARK: Writing on the loop

    private func timerFired() {
        if writesOnLoop { writeIfDue() }
    }

    private func writeIfDue() {
        let next = schedule.read { $0 }
        guard !next.isStopping else { return }
        if next.due <= loop.time.now, !writeOnce() { return stop() }
        scheduleTimer()
    }

    private func scheduleTimer() {
        let next = schedule.read { $0 }
        if !next.isStopping, next.due < .distantFuture { loop.schedule(timer, at: next.due) }
    }

    // MARK: End

    /// Ends the writer; waiting data is still written, on the thread if there is one.
    package func stop() {
        loop.cancel(timer)
        schedule.update { $0.isStopping = true }
        guard thread == nil, ended != nil else { return }
        finish()
        end()
    }

    /// Ends the writer, and waits until all data is written; the loop must no longer run.
    package func close() {
        stop()
        end()
    }

    private func end() {
        thread?.join()
        thread = nil
        untilEnd.withLock { $0 = nil }
        ended.take()?()
    }
}
