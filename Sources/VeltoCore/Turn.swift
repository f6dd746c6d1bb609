/// A turn that one thread at a time takes.
///
/// It is not a `Lock`, since a thread may hold it while the disk is slow.
package final class Turn: Sendable {
    private let isTaken = Condition(false)

    /// Creates a free turn.
    package init() {}

    /// Runs `body` when no other thread has the turn; must not be nested.
    package func take<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        while isTaken.update({ taken in
            defer { taken = true }
            return taken
        }) { isTaken.wait(until: .distantFuture) { !$0 } }
        defer { isTaken.update { $0 = false } }
        return try body()
    }
}
