public import VeltoMotion

/// A player: the input of whichever device has the player's index, and neutral input while none has.
///
/// Devices come and go; a player stays and can be stored, copied and passed to code that knows no devices. It does not keep its
/// context: once that is destroyed, the input is neutral. Any thread, except that one thread at a time polls a player.
public struct Player: InputProvider, Sendable {
    /// The index, beginning at 0.
    public let index: Int
    private let players: PlayerTable

    init(_ index: Int, of players: PlayerTable) {
        self.index = index
        self.players = players
    }

    /// The player's device, nil while there is none.
    public var device: Device? { players.device(at: index) }

    /// Polls the player's device; while another thread does, returns the last polled input.
    public func pollInput(deltaTime: Double?) -> GameInput {
        device?.pollInput(deltaTime: deltaTime) ?? GameInput()
    }

    /// Returns the last polled input, with current values of what changes without a poll.
    ///
    /// Steps and consumes nothing.
    public func peekInput() -> GameInput {
        device?.input.peek() ?? GameInput()
    }
}

extension Player: CustomStringConvertible {
    /// The index and the device, such as `player 0: Triki 1F2E`.
    public var description: String { "player \(index): \(device?.record.name ?? "no device")" }
}

extension Context {
    /// Returns the player with that index, 0 to 63; a player with another index never has a device.
    ///
    /// ```swift
    /// let pads = [context.player(0), context.player(1)]
    /// while isRunning() {  // once per frame
    ///     for pad in pads { movePaddle(pad.index, pad.pollInput(deltaTime: 1.0 / 60).positionX) }
    /// }
    /// ```
    public func player(_ index: Int) -> Player {
        Player(index, of: players)
    }
}
