internal import VeltoCore
internal import VeltoWearable

/// Runs the jobs of async functions on the loop, in the turns of a session.
///
/// No other executor runs them: a function that awaits an answer continues in the turn after its arrival.
final class LoopExecutor: TaskExecutor {
    private let jobs = Guarded<[UnownedJob]>([])
    private let signal = Guarded<TurnSignal?>(nil)

    /// Requests later turns by that signal.
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

    /// Requests a turn without a waiting job.
    func requestTurn() {
        signal.withLock { $0 }?.request()
    }

    /// Runs the waiting jobs, and the jobs that they enqueue, on the loop.
    func run() {
        while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
            unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
