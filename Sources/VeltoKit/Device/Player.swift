public import VeltoMotion

/// A player: the input of the device with the player's index, or neutral input without a device.
///
/// Devices come and go. A player stays: it can be stored, copied and passed to code that does not handle devices. It
/// does not retain its context; after the context's end the input is neutral. Any thread, but only one thread at a time
/// may poll a player.
public struct Player: InputProvider, Sendable {
    /// The index, beginning at 0.
    public let index: Int
    private let players: PlayerTable

    init(_ index: Int, of players: PlayerTable) {
        self.index = index
        self.players = players
    }

    /// The player's device; nil while there is none.
    public var device: Device? { players.device(at: index) }

    /// Polls the player's device.
    ///
    /// If another thread is polling it, returns the last polled input.
    public func pollInput(deltaTime: Double?) -> GameInput {
        device?.pollInput(deltaTime: deltaTime) ?? GameInput()
    }

    /// Returns the last polled input, with current values of the members that change without a poll.
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
    /// Returns the player with that index, 0 to 63.
    ///
    /// A player with another index never has a device.
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
