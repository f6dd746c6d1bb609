internal import VeltoCore

/// A connection shared by several threads in turn.
final class StoreGate: @unchecked Sendable {
    // Unchecked because only the thread whose turn it is uses the connection.

    private let connection: StoreConnection
    private let turn = Turn()

    init(_ connection: StoreConnection) {
        self.connection = connection
    }

    /// Uses the connection when no other thread does.
    func use<Result>(
        _ body: (StoreConnection) throws(VeltoError) -> Result
    ) throws(VeltoError) -> Result {
        try turn.take { () throws(VeltoError) in try body(connection) }
    }
}
