internal import Synchronization
internal import VeltoCore

/// Admits one thread at a time to the loop of a pumped context.
final class PumpGate: Sendable {
    private static let taken: UInt8 = 1
    private static let closed: UInt8 = 2

    /// Two bits: taken and closed.
    private let state = Atomic<UInt8>(0)
    private let isIdlenessReported = Atomic(false)
    /// Whether the last thread has left the closed gate.
    private let isLeft = Condition(false)

    /// Enters the gate unless it is taken or closed.
    func enter() -> Bool {
        state.compareExchange(expected: 0, desired: Self.taken, ordering: .acquiring).exchanged
    }

    /// Whether no thread is inside.
    ///
    /// Only the first call that finds the gate idle returns true.
    func reportsIdleness() -> Bool {
        state.load(ordering: .relaxed) == 0 && !isIdlenessReported.exchange(true, ordering: .relaxed)
    }

    func leave() {
        let before = state.bitwiseAnd(~Self.taken, ordering: .releasing).oldValue
        if before & Self.closed != 0 { isLeft.update { $0 = true } }
    }

    /// Closes the gate, and returns when no thread is inside; `wake` interrupts a waiting thread.
    func close(_ wake: () -> Void) {
        let before = state.bitwiseOr(Self.closed, ordering: .acquiringAndReleasing).oldValue
        wake()
        if before & Self.taken != 0 { isLeft.wait(until: .distantFuture) { $0 } }
    }
}
