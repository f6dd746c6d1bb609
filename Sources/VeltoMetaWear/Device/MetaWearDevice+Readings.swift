public import VeltoCore
public import VeltoWearable

/// Choices that last, and readings, which need an answer of the board.
extension MetaWearDevice {
    /// Sets the source of game input, on this link and later ones.
    ///
    /// While the program runs sensor fusion, or one of the sensors that fusion needs, game input is made of what runs.
    public func setInputSource(_ source: BoardInputSource) throws(VeltoError) {
        try keep(InputSourceCommand(source: source))
    }

    /// Sets how the signals `adc[pin]` and `abs-ref[pin]` are read from now on, on later links too.
    public func setPin(_ pin: UInt8, _ configuration: PinConfiguration) throws(VeltoError) {
        guard let status else { throw .notConnected }
        try configuration.check(for: pin, status)
        try keep(PinChoice(pin: pin, configuration: configuration))
    }

    /// Reads the calibration of sensor fusion; `status` has it then.
    public func beginReadFusionCalibration() throws(VeltoError) -> Device.Operation {
        try begin.perform(ReadFusionCalibration())
    }

    /// Reads 1 to 17 bytes from registers of an I2C device, which the operation brings.
    ///
    /// It fails with `rejected` if the device does not answer.
    public func beginReadI2C(_ address: UInt8, register: UInt8, size: Int) throws(VeltoError) -> Device.Operation {
        try begin.perform(ReadI2C(address: address, register: register, size: size))
    }

    /// Reads 1 to 16 bytes from an SPI device, after at most 12 to it; the operation brings them.
    public func beginReadSPI(_ device: SPIDevice, _ bytes: [UInt8] = [], size: Int) throws(VeltoError)
        -> Device.Operation
    {
        try begin.perform(ReadSPI(device: device, bytes: bytes, size: size))
    }

    /// Reads back how the beacon is set; `status` has it then.
    public func beginReadBeacon() throws(VeltoError) -> Device.Operation { try begin.perform(ReadBeacon()) }

    /// Reads the settings; `status` has them then.
    public func beginReadSettings() throws(VeltoError) -> Device.Operation { try begin.perform(ReadSettings()) }

    /// Reads the address of the board; the operation brings the number of its `WhitelistEntry.Kind` and six bytes, as it is written.
    public func beginReadAddress() throws(VeltoError) -> Device.Operation { try begin.perform(ReadAddress()) }

    /// Reads a slot of the whitelist, 0 to 8; the operation brings the number of its `WhitelistEntry.Kind` and six bytes.
    public func beginReadWhitelist(slot: Int) throws(VeltoError) -> Device.Operation {
        try begin.perform(ReadWhitelist(slot: slot))
    }

    /// Writes a request of 2 to 20 bytes as it is; the operation brings the reply to it.
    ///
    /// The reply is the answer of the register that the request reads, or the next packet that begins with `replyPrefix`: module,
    /// register, and perhaps the first byte of the payload. What is created is numbered without bit 7, by `0B 02` for a logger.
    public func beginRequest(_ packet: [UInt8], replyPrefix: [UInt8] = []) throws(VeltoError) -> Device.Operation {
        try begin.perform(RequestPacket(packet: packet, replyPrefix: replyPrefix))
    }
}
