internal import VeltoCore

/// The progress and the cancellation of an export; any thread.
public final class ExportProgress: Sendable {
    private struct State {
        var done: UInt64 = 0
        var total: UInt64 = 0
        var isCancelled = false
    }

    private let state = Guarded(State())

    /// Creates the progress of an export that has not started.
    public init() {}

    /// The number of written rows, and the approximate total; both 0 initially.
    public var counts: (done: UInt64, total: UInt64) { state.withLock { ($0.done, $0.total) } }

    /// Cancels the export, which fails with `cancelled` and leaves no file.
    public func cancel() {
        state.withLock { $0.isCancelled = true }
    }

    func begin(_ total: UInt64) {
        state.withLock { $0.total = total }
    }

    /// Counts rows; throws after a cancellation.
    func advance(_ rows: Int) throws(VeltoError) {
        let isCancelled = state.withLock { state in
            state.done = min(state.done + UInt64(clamping: rows), max(state.total, state.done))
            return state.isCancelled
        }
        if isCancelled { throw VeltoError(.cancelled, "the export was cancelled, and left no file") }
    }
}
