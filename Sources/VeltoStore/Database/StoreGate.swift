internal import VeltoCore

/// A connection that several threads use in turn.
///
/// Not a `Lock`: a thread may hold it while a disk is slow.
final class StoreGate: @unchecked Sendable {
    // Unchecked: the connection is used only by the thread that has the turn.

    private let connection: StoreConnection
    private let isTaken = Condition(false)

    init(_ connection: StoreConnection) {
        self.connection = connection
    }

    /// Uses the connection once no other thread does.
    func use<Result>(
        _ body: (StoreConnection) throws(VeltoError) -> Result
    ) throws(VeltoError) -> Result {
        while true {
            let hasTurn = isTaken.update { taken in
                defer { taken = true }
                return !taken
            }
            if hasTurn { break }
            isTaken.wait(until: .distantFuture) { !$0 }
        }
        defer { isTaken.update { $0 = false } }
        return try body(connection)
    }
}
