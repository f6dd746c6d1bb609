/// A turn that one thread at a time has.
///
/// Not a `Lock`: a thread may have it while a disk is slow.
package final class Turn: Sendable {
    private let isTaken = Condition(false)

    /// Creates a turn that no thread has.
    package init() {}

    /// Runs `body` once no other thread has the turn; not from within.
    package func take<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        while isTaken.update({ taken in
            defer { taken = true }
            return taken
        }) { isTaken.wait(until: .distantFuture) { !$0 } }
        defer { isTaken.update { $0 = false } }
        return try body()
    }
}
