internal import VeltoCore
internal import VeltoWearable

/// Runs the jobs of async functions on the loop, in the turns of a session.
///
/// Nothing else runs them: a function that awaits an answer goes on in the turn after the answer has arrived.
final class LoopExecutor: TaskExecutor {
    private let jobs = Guarded<[UnownedJob]>([])
    private let signal = Guarded<TurnSignal?>(nil)

    /// Requests turns by that signal from now on.
    func begin(_ signal: TurnSignal?) {
        self.signal.withLock { $0 = signal }
    }

    /// Traps in a debug build if the caller is not on the loop.
    func assertIsTurning(_ file: StaticString = #fileID, _ line: UInt = #line) {
        #if DEBUG
            signal.withLock { $0 }?.assertIsTurning(file, line)
        #endif
    }

    /// Keeps a job for the next turn, from any thread.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        requestTurn()
    }

    /// Requests a turn in which nothing may wait here.
    func requestTurn() {
        signal.withLock { $0 }?.request()
    }

    /// Runs what waits, and what that makes wait, on the loop.
    func run() {
        while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
            unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
