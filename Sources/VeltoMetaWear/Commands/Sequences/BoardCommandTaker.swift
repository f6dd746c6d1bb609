public import VeltoCore
public import VeltoWearable

/// A target of commands: a board, which performs them, or a ``CommandSequence``, which keeps them for later.
///
/// Its functions throw for arguments that no board takes.
public protocol BoardCommandTaker {
    /// The result of a call: an operation for a board, nothing for a sequence.
    associatedtype Outcome

    /// Takes a command of this module.
    func perform(_ command: any SessionCommand) throws(VeltoError) -> Outcome
}

/// Light, motor, packets and resets.
extension BoardCommandTaker {
    /// Replaces all patterns of the light by at most one for each color, and then runs an action.
    public func play(_ patterns: [LightPattern], then action: LightAction? = .play) throws(VeltoError) -> Outcome {
        try perform(PlayLight(patterns: patterns, action: action))
    }

    /// Plays, pauses or ends the light.
    public func control(_ action: LightAction) throws(VeltoError) -> Outcome {
        try perform(ControlLight(action: action))
    }

    /// Vibrates with a strength from 0 to 1; boards without a motor take the command and do nothing.
    public func playMotor(strength: Double, seconds: Double) throws(VeltoError) -> Outcome {
        try perform(PlayMotor(strength: strength, seconds: seconds))
    }

    /// Sounds the buzzer.
    public func playBuzzer(seconds: Double) throws(VeltoError) -> Outcome {
        try perform(PlayBuzzer(seconds: seconds))
    }

    /// Writes a packet of 2 to 20 bytes as it is, in order with everything else.
    public func write(_ packet: [UInt8]) throws(VeltoError) -> Outcome {
        try perform(WritePacket(packet: packet))
    }

    /// Writes a command: a register, 1 to 63, of a module, and at most 18 bytes.
    public func write(_ payload: [UInt8], to register: UInt8, of module: BoardModule) throws(VeltoError) -> Outcome {
        try write(BoardRegister(checking: register, of: module).command(payload))
    }

    /// Makes the board process a simulated notification of a module, such as a press of the button.
    ///
    /// The module must be streamed or logged.
    public func writeTestNotification(_ packet: [UInt8]) throws(VeltoError) -> Outcome {
        try perform(WriteTestNotification(packet: packet))
    }

    /// Resets the board.
    ///
    /// The operation ends when the link has ended, or for the kinds that come later, when the board has taken it.
    public func reset(_ kind: BoardReset = .now) throws(VeltoError) -> Outcome {
        try perform(ResetBoard(kind: kind))
    }
}
