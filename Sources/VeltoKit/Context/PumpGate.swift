internal import VeltoCore

/// Lets one thread at a time turn the loop of a pumped context.
final class PumpGate: Sendable {
    private let isTaken = Condition(false)

    /// Takes the gate unless somebody has it.
    func enter() -> Bool {
        isTaken.update { isTaken in
            defer { isTaken = true }
            return !isTaken
        }
    }

    func leave() {
        isTaken.update { $0 = false }
    }

    /// Waits for the gate and keeps it for good.
    func enterAtLast() {
        while !enter() { isTaken.wait(until: .distantFuture) { !$0 } }
    }
}
