internal import VeltoCore

/// Lets one thread at a time turn the loop of a pumped context.
final class PumpGate: Sendable {
    private struct State {
        var isTaken = false
        var isClosed = false
    }

    private let state = Condition(State())

    /// Takes the gate unless somebody has it or it is closed.
    func enter() -> Bool {
        state.update { state in
            guard !state.isTaken, !state.isClosed else { return false }
            state.isTaken = true
            return true
        }
    }

    func leave() {
        state.update { $0.isTaken = false }
    }

    /// Keeps everybody out from now on, and returns when nobody is inside; `wake` gets a waiting one to leave.
    func close(_ wake: () -> Void) {
        state.update { $0.isClosed = true }
        wake()
        state.wait(until: .distantFuture) { !$0.isTaken }
    }
}
