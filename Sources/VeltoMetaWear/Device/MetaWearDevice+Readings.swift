public import VeltoCore
public import VeltoWearable

/// Persistent choices, and reads from the board.
extension MetaWearDevice {
    /// Sets the source of game input, on this and later links.
    ///
    /// While the program runs sensor fusion, or a sensor that fusion needs, game input uses the running sensors.
    public func setInputSource(_ source: BoardInputSource) throws(VeltoError) {
        try keep(InputSourceCommand(source: source))
    }

    /// Sets the configuration for reading the signals `adc[pin]` and `abs-ref[pin]`, on this and later links.
    public func setPin(_ pin: UInt8, _ configuration: PinConfiguration) throws(VeltoError) {
        guard let status else { throw .notConnected }
        try configuration.check(for: pin, status)
        try keep(PinChoice(pin: pin, configuration: configuration))
    }

    /// Reads the calibration of sensor fusion into `status`.
    public func beginReadFusionCalibration() throws(VeltoError) -> Device.Operation {
        try begin.perform(ReadFusionCalibration())
    }

    /// Reads 1 to 17 bytes from registers of an I2C device.
    ///
    /// The operation returns them.
    ///
    /// The operation fails with `rejected` if the device does not respond.
    public func beginReadI2C(_ address: UInt8, register: UInt8, size: Int) throws(VeltoError) -> Device.Operation {
        try begin.perform(ReadI2C(address: address, register: register, size: size))
    }

    /// Reads 1 to 16 bytes from an SPI device after writing at most 12 bytes.
    ///
    /// The operation returns them.
    public func beginReadSPI(_ device: SPIDevice, _ bytes: [UInt8] = [], size: Int) throws(VeltoError)
        -> Device.Operation
    {
        try begin.perform(ReadSPI(device: device, bytes: bytes, size: size))
    }

    /// Reads the beacon settings into `status`.
    public func beginReadBeacon() throws(VeltoError) -> Device.Operation { try begin.perform(ReadBeacon()) }

    /// Reads the settings into `status`.
    public func beginReadSettings() throws(VeltoError) -> Device.Operation { try begin.perform(ReadSettings()) }

    /// Reads the address of the board.
    ///
    /// The operation returns the number of its `WhitelistEntry.Kind` and six bytes in the usual order.
    public func beginReadAddress() throws(VeltoError) -> Device.Operation { try begin.perform(ReadAddress()) }

    /// Reads a slot of the whitelist, 0 to 8.
    ///
    /// The operation returns the number of its `WhitelistEntry.Kind` and six bytes.
    public func beginReadWhitelist(slot: Int) throws(VeltoError) -> Device.Operation {
        try begin.perform(ReadWhitelist(slot: slot))
    }

    /// Writes a raw request of 2 to 20 bytes.
    ///
    /// The operation returns the reply.
    ///
    /// The reply is the answer of the requested register, or the next packet that begins with `replyPrefix`: module,
    /// register, and optionally the first byte of the payload. A reply to a creation has the register number without
    /// bit 7, for example `0B 02` for a logger.
    public func beginRequest(_ packet: [UInt8], replyPrefix: [UInt8] = []) throws(VeltoError) -> Device.Operation {
        try begin.perform(RequestPacket(packet: packet, replyPrefix: replyPrefix))
    }
}
