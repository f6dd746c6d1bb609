public import VeltoCore
public import VeltoWearable

/// Pins, serial buses, beacon, settings and what else boards have besides sensors.
///
/// Operations fail with `unsupported` if the board lacks the module, or has firmware that cannot.
extension MetaWearDevice {
    // MARK: Sensor fusion

    /// Lets the heading of sensor fusion begin at 0 again.
    public func resetFusion() throws(VeltoError) -> Device.Operation { try perform(ResetFusion()) }

    /// Reads what sensor fusion has learned; `status` has it then.
    public func readFusionCalibration() throws(VeltoError) -> Device.Operation { try perform(ReadFusionCalibration()) }

    /// Gives sensor fusion what it had learned before, for its next start.
    public func writeFusionCalibration(_ calibration: FusionCalibration) throws(VeltoError) -> Device.Operation {
        try perform(WriteFusionCalibration(calibration: calibration))
    }

    /// Sets what game input is made of, on this link and later ones.
    ///
    /// While the program runs sensor fusion, or one of the sensors that fusion needs, game input is made of what runs.
    public func setInputSource(_ source: BoardInputSource) throws(VeltoError) {
        try keep(InputSourceCommand(source: source))
    }

    // MARK: Accelerometer and gyroscope

    /// Adds the same to each sample, in g or °/s along x, y and z; BMI270 only, which forgets it with a reset.
    public func writeOffset(_ sensor: BoardSensor, _ offset: [Double]) throws(VeltoError) -> Device.Operation {
        let command = WriteOffset(sensor: sensor, offset: offset)
        try command.check()
        return try perform(command)
    }

    /// Turns the axes of the accelerometer into others, each from another one of the chip; BMI270 only.
    public func writeAxes(x: ChipAxis, y: ChipAxis, z: ChipAxis) throws(VeltoError) -> Device.Operation {
        let command = WriteAxes(x: x, y: y, z: z)
        try command.check()
        return try perform(command)
    }

    /// Leaves samples out for what the board itself does with them; BMI270 only.
    public func writeDownsampling(_ downsampling: Downsampling) throws(VeltoError) -> Device.Operation {
        let command = WriteDownsampling(downsampling: downsampling)
        try command.check()
        return try perform(command)
    }

    // MARK: Pins

    /// Sets a pin.
    public func writePin(_ pin: UInt8, _ action: PinAction) throws(VeltoError) -> Device.Operation {
        try perform(WritePin(pin: pin, action: action))
    }

    /// Sets how the signals `adc[pin]` and `abs-ref[pin]` are read from now on, on later links too.
    public func setPin(_ pin: UInt8, _ configuration: PinConfiguration) throws(VeltoError) {
        guard let status else { throw VeltoError(.notConnected, "the board is not connected") }
        try configuration.check(for: pin, status)
        try keep(PinChoice(pin: pin, configuration: configuration))
    }

    /// Tells changes of a pin as events, or no longer: `none`.
    public func watchPin(_ pin: UInt8, _ edge: PinEdge) throws(VeltoError) -> Device.Operation {
        try perform(WatchPin(pin: pin, edge: edge))
    }

    /// Tells the board where a thermistor is connected.
    public func writeThermistor(_ thermistor: Thermistor) throws(VeltoError) -> Device.Operation {
        try perform(WriteThermistor(thermistor: thermistor))
    }

    // MARK: Serial buses

    /// Writes 1 to 10 bytes to registers of an I2C device.
    public func writeI2C(_ address: UInt8, register: UInt8, _ bytes: [UInt8]) throws(VeltoError) -> Device.Operation {
        let command = WriteI2C(address: address, register: register, bytes: bytes)
        try command.check()
        return try perform(command)
    }

    /// Reads 1 to 17 bytes from registers of an I2C device, which the operation brings.
    ///
    /// It fails with `rejected` if the device does not answer.
    public func readI2C(_ address: UInt8, register: UInt8, size: Int) throws(VeltoError) -> Device.Operation {
        let command = ReadI2C(address: address, register: register, size: size)
        try command.check()
        return try perform(command)
    }

    /// Writes 1 to 13 bytes to an SPI device.
    public func writeSPI(_ device: SPIDevice, _ bytes: [UInt8]) throws(VeltoError) -> Device.Operation {
        let command = WriteSPI(device: device, bytes: bytes)
        try command.check()
        return try perform(command)
    }

    /// Reads 1 to 16 bytes from an SPI device, after at most 12 to it; the operation brings them.
    public func readSPI(_ device: SPIDevice, _ bytes: [UInt8] = [], size: Int) throws(VeltoError) -> Device.Operation {
        let command = ReadSPI(device: device, bytes: bytes, size: size)
        try command.check()
        return try perform(command)
    }

    // MARK: Beacon and settings

    /// Sets the beacon, which begins when the link ends.
    public func writeBeacon(_ beacon: Beacon) throws(VeltoError) -> Device.Operation {
        try beacon.check()
        return try perform(WriteBeacon(beacon: beacon))
    }

    /// Reads back how the beacon is set; `status` has it then.
    public func readBeacon() throws(VeltoError) -> Device.Operation { try perform(ReadBeacon()) }

    /// Reads the settings; `status` has them then.
    public func readSettings() throws(VeltoError) -> Device.Operation { try perform(ReadSettings()) }

    /// Writes parts of the settings, and reads them back.
    public func writeSettings(
        _ settings: BoardSettings, _ members: BoardSettingsMembers
    ) throws(VeltoError) -> Device.Operation {
        let command = WriteSettings(settings: settings, members: members)
        try command.check()
        return try perform(command)
    }

    /// Writes the devices of the whitelist, at most eight.
    public func writeWhitelist(_ entries: [WhitelistEntry]) throws(VeltoError) -> Device.Operation {
        let command = WriteWhitelist(entries: entries, firstSlot: 1)
        try command.check()
        return try perform(command)
    }

    /// Sets to whom directed advertising goes.
    public func writeDirectedPeer(_ peer: WhitelistEntry) throws(VeltoError) -> Device.Operation {
        let command = WriteWhitelist(entries: [peer], firstSlot: 0)
        try command.check()
        return try perform(command)
    }

    /// Lets the board do something once.
    public func run(_ action: BoardAction) throws(VeltoError) -> Device.Operation {
        try perform(RunAction(action: action))
    }

    /// Lets the board act as if one of its modules had notified something: a press of the button without a hand.
    ///
    /// The module must be streamed or logged.
    public func writeTestNotification(_ packet: [UInt8]) throws(VeltoError) -> Device.Operation {
        let command = WriteTestNotification(packet: packet)
        try command.check()
        return try perform(command)
    }
}
