internal import VeltoCore

/// Writes for an object of the loop, so that the loop never waits for a disk: on a thread of its own,
/// or, in a pumped context, which starts no threads, where the program pumps.
///
/// On the loop. `write` and `finish` are called by one thread at a time, in order; `ended` on the loop.
final class BackgroundWriter: @unchecked Sendable {
    // Unchecked: used only on the loop, but for `write` and `finish`, which the thread calls.

    private let loop: Loop
    private let period: Double
    /// Writes what waits; false if that failed, which ends the writer.
    private let write: () -> Bool
    /// Writes the rest and closes what was written to.
    private let finish: () -> Void
    /// Called once, after `finish`; nil afterwards, with all that it holds.
    private var ended: (() -> Void)?
    private let isStopping = Condition(false)
    private var thread: WorkerThread?
    private lazy var timer = LoopTimer { [unowned self] in writeWaiting() }

    /// Makes a writer that writes every `period` seconds.
    init(
        _ loop: Loop, period: Double, write: @escaping () -> Bool, finish: @escaping () -> Void,
        ended: @escaping () -> Void
    ) {
        self.loop = loop
        self.period = period
        self.write = write
        self.finish = finish
        self.ended = ended
    }

    /// Starts to write, on a thread of that name; nil is where the program pumps.
    func start(onThreadNamed name: String?) throws(VeltoError) {
        guard let name else { return writeWaiting() }
        thread = try WorkerThread(named: name) { [self] in
            let time = loop.time
            while !isStopping.wait(until: time.now.advanced(bySeconds: period), { $0 }), write() {}
            finish()
            loop.post { self.end() }
        }
    }

    private func writeWaiting() {
        if write() { loop.schedule(timer, inSeconds: period) } else { stop() }
    }

    /// Ends it: what waits is still written, on the thread if it has one.
    func stop() {
        loop.cancel(timer)
        isStopping.update { $0 = true }
        guard thread == nil, ended != nil else { return }
        finish()
        end()
    }

    /// Ends it and waits until everything is written; the loop does not run any more.
    func close() {
        stop()
        end()
    }

    private func end() {
        thread?.join()
        thread = nil
        ended.take()?()
    }
}
