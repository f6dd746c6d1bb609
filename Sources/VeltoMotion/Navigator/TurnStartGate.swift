/// Lets the next player of several confirm that the device has changed hands.
///
/// Source: Triki protocol notes, 10.8.
public struct TurnStartGate: Hashable, Sendable {
    /// The player who has confirmed.
    public private(set) var confirmedPlayer: Int?

    /// No player has confirmed.
    public init() {}

    /// Returns whether a player has to confirm before the turn starts, given the number of players.
    public func needsConfirmation(of player: Int, among count: Int) -> Bool {
        count > 1 && confirmedPlayer != player
    }

    /// The player has confirmed.
    public mutating func confirm(_ player: Int) {
        confirmedPlayer = player
    }

    /// No player has confirmed.
    public mutating func reset() {
        confirmedPlayer = nil
    }
}
