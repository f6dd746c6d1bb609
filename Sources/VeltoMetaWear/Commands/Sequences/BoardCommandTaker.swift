public import VeltoCore
public import VeltoWearable

/// A target of commands: a board, which performs them, or a ``CommandSequence``, which records them.
///
/// The functions throw for arguments that are invalid for all boards.
public protocol BoardCommandTaker {
    /// The result of a call: an operation for a board, nothing for a sequence.
    associatedtype Outcome

    /// Performs or records a command of this module.
    func perform(_ command: any SessionCommand) throws(VeltoError) -> Outcome
}

/// LED, motor, packets and resets.
extension BoardCommandTaker {
    /// Replaces all LED patterns by at most one for each color, and then performs an action.
    public func play(_ patterns: [LightPattern], then action: LightAction? = .play) throws(VeltoError) -> Outcome {
        try perform(PlayLight(patterns: patterns, action: action))
    }

    /// Plays, pauses or stops the LED.
    public func control(_ action: LightAction) throws(VeltoError) -> Outcome {
        try perform(ControlLight(action: action))
    }

    /// Vibrates with a strength from 0 to 1.
    ///
    /// Boards without a motor accept the command and do nothing.
    public func playMotor(strength: Double, seconds: Double) throws(VeltoError) -> Outcome {
        try perform(PlayMotor(strength: strength, seconds: seconds))
    }

    /// Sounds the buzzer.
    public func playBuzzer(seconds: Double) throws(VeltoError) -> Outcome {
        try perform(PlayBuzzer(seconds: seconds))
    }

    /// Writes a raw packet of 2 to 20 bytes, in order with all other writes.
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
    /// The operation ends when the link has ended, or for deferred resets when the board has accepted the command.
    public func reset(_ kind: BoardReset = .now) throws(VeltoError) -> Outcome {
        try perform(ResetBoard(kind: kind))
    }
}
