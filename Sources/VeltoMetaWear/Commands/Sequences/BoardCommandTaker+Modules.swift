public import VeltoCore

/// Pins, serial buses, beacon and settings.
///
/// Operations fail with `unsupported` if the board lacks the module, or has firmware that cannot.
extension BoardCommandTaker {
    // MARK: Pins

    /// Sets a pin.
    public func writePin(_ pin: UInt8, _ action: PinAction) throws(VeltoError) -> Outcome {
        try perform(WritePin(pin: pin, action: action))
    }

    /// Reports changes of a pin as events, or no longer: `none`.
    public func watchPin(_ pin: UInt8, _ edge: PinEdge) throws(VeltoError) -> Outcome {
        try perform(WatchPin(pin: pin, edge: edge))
    }

    // MARK: Serial buses

    /// Writes 1 to 10 bytes to registers of an I2C device.
    public func writeI2C(_ address: UInt8, register: UInt8, _ bytes: [UInt8]) throws(VeltoError) -> Outcome {
        try perform(WriteI2C(address: address, register: register, bytes: bytes))
    }

    /// Writes 1 to 13 bytes to an SPI device.
    public func writeSPI(_ device: SPIDevice, _ bytes: [UInt8]) throws(VeltoError) -> Outcome {
        try perform(WriteSPI(device: device, bytes: bytes))
    }

    // MARK: Beacon and settings

    /// Sets the beacon, which begins when the link ends.
    public func writeBeacon(_ beacon: Beacon) throws(VeltoError) -> Outcome {
        try perform(WriteBeacon(beacon: beacon))
    }

    /// Writes parts of the settings; a board reads them back.
    public func writeSettings(
        _ settings: BoardSettings, _ members: BoardSettingsMembers
    ) throws(VeltoError) -> Outcome {
        try perform(WriteSettings(settings: settings, members: members))
    }

    /// Writes the devices of the whitelist, at most eight.
    public func writeWhitelist(_ entries: [WhitelistEntry]) throws(VeltoError) -> Outcome {
        try perform(WriteWhitelist(entries: entries, firstSlot: 1))
    }

    /// Sets the device that directed advertising goes to.
    public func writeDirectedPeer(_ peer: WhitelistEntry) throws(VeltoError) -> Outcome {
        try perform(WriteWhitelist(entries: [peer], firstSlot: 0))
    }

    /// Lets the board perform an action once.
    public func run(_ action: BoardAction) throws(VeltoError) -> Outcome {
        try perform(RunAction(action: action))
    }
}
