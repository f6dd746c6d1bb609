internal import VeltoCore

/// Lets one thread at a time turn the loop of a pumped context.
final class PumpGate: Sendable {
    private struct State {
        var isTaken = false
        var isClosed = false
        var isIdlenessReported = false
    }

    private let state = Condition(State())

    /// Enters the gate unless another thread has it or it is closed.
    func enter() -> Bool {
        state.update { state in
            guard !state.isTaken, !state.isClosed else { return false }
            state.isTaken = true
            return true
        }
    }

    /// Whether no thread is inside; only the first call that finds that returns true.
    func reportsIdleness() -> Bool {
        state.update { state in
            guard !state.isTaken, !state.isClosed, !state.isIdlenessReported else { return false }
            state.isIdlenessReported = true
            return true
        }
    }

    func leave() {
        state.update { $0.isTaken = false }
    }

    /// Closes the gate, and returns when no thread is inside; `wake` makes a waiting one leave.
    func close(_ wake: () -> Void) {
        state.update { $0.isClosed = true }
        wake()
        state.wait(until: .distantFuture) { !$0.isTaken }
    }
}
