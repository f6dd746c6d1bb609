/// Requires the next of several players to confirm that the device has changed hands.
///
/// Source: Triki protocol notes, 10.8.
public struct TurnStartGate: Hashable, Sendable {
    /// The player who has confirmed.
    public private(set) var confirmedPlayer: Int?

    /// Creates a gate without a confirmation.
    public init() {}

    /// Returns whether a player must confirm before the turn starts; `count` is the number of players.
    public func needsConfirmation(of player: Int, among count: Int) -> Bool {
        count > 1 && confirmedPlayer != player
    }

    /// Records the confirmation of a player.
    public mutating func confirm(_ player: Int) {
        confirmedPlayer = player
    }

    /// Clears the confirmation.
    public mutating func reset() {
        confirmedPlayer = nil
    }
}
