internal import VeltoCore

/// A connection that several threads use in turn.
final class StoreGate: @unchecked Sendable {
    // Unchecked: the connection is used only by the thread that has the turn.

    private let connection: StoreConnection
    private let turn = Turn()

    init(_ connection: StoreConnection) {
        self.connection = connection
    }

    /// Uses the connection once no other thread does.
    func use<Result>(
        _ body: (StoreConnection) throws(VeltoError) -> Result
    ) throws(VeltoError) -> Result {
        try turn.take { () throws(VeltoError) in try body(connection) }
    }
}
