internal import Synchronization
internal import VeltoCore

/// Lets one thread at a time turn the loop of a pumped context.
final class PumpGate: Sendable {
    private static let taken: UInt8 = 1
    private static let closed: UInt8 = 2

    /// Whether it is taken and whether it is closed, a bit each.
    private let state = Atomic<UInt8>(0)
    private let isIdlenessReported = Atomic(false)
    /// Whether the last thread has left a closed gate.
    private let isLeft = Condition(false)

    /// Enters the gate unless another thread has it or it is closed.
    func enter() -> Bool {
        state.compareExchange(expected: 0, desired: Self.taken, ordering: .acquiring).exchanged
    }

    /// Whether no thread is inside; only the first call that finds that returns true.
    func reportsIdleness() -> Bool {
        state.load(ordering: .relaxed) == 0 && !isIdlenessReported.exchange(true, ordering: .relaxed)
    }

    func leave() {
        let before = state.bitwiseAnd(~Self.taken, ordering: .releasing).oldValue
        if before & Self.closed != 0 { isLeft.update { $0 = true } }
    }

    /// Closes the gate, and returns when no thread is inside; `wake` makes a waiting one leave.
    func close(_ wake: () -> Void) {
        let before = state.bitwiseOr(Self.closed, ordering: .acquiringAndReleasing).oldValue
        wake()
        if before & Self.taken != 0 { isLeft.wait(until: .distantFuture) { $0 } }
    }
}
