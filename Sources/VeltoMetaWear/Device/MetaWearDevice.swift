public import VeltoCore
public import VeltoWearable

extension WearableDevice {
    /// What only MetaWear boards have; nil for a device of another family.
    public var metaWear: MetaWearDevice<Self>? {
        family == .metawear ? MetaWearDevice(device: self) : nil
    }
}

/// The part of a device that only MetaWear boards have.
///
/// ```swift
/// let chosen = try device.metaWear?.setSensor(.accelerometer, rate: 90, range: 4)
/// let operation = try device.metaWear?.play([.breathe(.blue)])
/// guard operation?.wait() == true, let chosen else { return }
/// print("it blinks, and will measure at \(chosen.rate) Hz")
/// ```
public struct MetaWearDevice<Device: WearableDevice> {
    /// Seconds within which a board takes a command.
    public static var standardTimeout: Double { 10 }

    let device: Device

    /// What is known of the connected board, nil while it is not connected.
    public var status: BoardStatus? { device.sessionState as? BoardStatus }

    /// Writes patterns in place of all that there were, at most one for each color, and then does something with them.
    public func play(_ patterns: [LightPattern], then action: LightAction? = .play) throws(VeltoError)
        -> Device.Operation
    {
        try LightPattern.check(patterns)
        return try perform(BoardCommand.playLight(patterns, then: action))
    }

    /// Plays, pauses or ends the light.
    public func control(_ action: LightAction) throws(VeltoError) -> Device.Operation {
        try perform(BoardCommand.controlLight(action))
    }

    /// Vibrates with a strength from 0 to 1; boards without a motor take the command and do nothing.
    public func playMotor(strength: Double, seconds: Double) throws(VeltoError) -> Device.Operation {
        _ = try HapticPulse.motor(strength: strength, seconds: seconds)
        return try perform(BoardCommand.playMotor(strength: strength, seconds: seconds))
    }

    /// Sounds the buzzer.
    public func playBuzzer(seconds: Double) throws(VeltoError) -> Device.Operation {
        _ = try HapticPulse.buzzer(seconds: seconds)
        return try perform(BoardCommand.playBuzzer(seconds: seconds))
    }

    /// Writes a packet of 2 to 20 bytes as it is, in order with everything else.
    public func write(_ packet: [UInt8]) throws(VeltoError) -> Device.Operation {
        try BoardPacket.check(packet)
        return try perform(BoardCommand.write(packet))
    }

    /// Writes a request of 2 to 20 bytes as it is; the operation brings the reply to it.
    ///
    /// The reply is the answer of the register that the request reads, or the next packet that begins with `replyPrefix`: module,
    /// register, and perhaps the first byte of the payload. What is created is numbered without bit 7, by `0B 02` for a logger.
    public func request(_ packet: [UInt8], replyPrefix: [UInt8] = []) throws(VeltoError) -> Device.Operation {
        _ = try BoardPacket.reply(to: packet, prefix: replyPrefix)
        return try perform(BoardCommand.request(packet, replyPrefix: replyPrefix))
    }

    func perform(_ command: any SessionCommand) throws(VeltoError) -> Device.Operation {
        try device.perform(command, timeout: Self.standardTimeout)
    }
}
