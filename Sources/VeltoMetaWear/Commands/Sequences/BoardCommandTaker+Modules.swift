public import VeltoCore

/// Pins, serial buses, beacon and settings.
///
/// Operations fail with `unsupported` if the board lacks the module, or its firmware lacks the feature.
extension BoardCommandTaker {
    // MARK: Pins

    /// Sets a pin.
    public func writePin(_ pin: UInt8, _ action: PinAction) throws(VeltoError) -> Outcome {
        try perform(WritePin(pin: pin, action: action))
    }

    /// Enables change events of a pin, or disables them with `none`.
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

    /// Sets the beacon.
    ///
    /// It starts when the link ends.
    public func writeBeacon(_ beacon: Beacon) throws(VeltoError) -> Outcome {
        try perform(WriteBeacon(beacon: beacon))
    }

    /// Writes parts of the settings, and reads the settings back.
    public func writeSettings(
        _ settings: BoardSettings, _ members: BoardSettingsMembers
    ) throws(VeltoError) -> Outcome {
        try perform(WriteSettings(settings: settings, members: members))
    }

    /// Writes the whitelist of at most eight devices.
    public func writeWhitelist(_ entries: [WhitelistEntry]) throws(VeltoError) -> Outcome {
        try perform(WriteWhitelist(entries: entries, firstSlot: 1))
    }

    /// Sets the peer of directed advertising.
    public func writeDirectedPeer(_ peer: WhitelistEntry) throws(VeltoError) -> Outcome {
        try perform(WriteWhitelist(entries: [peer], firstSlot: 0))
    }

    /// Makes the board perform an action once.
    public func run(_ action: BoardAction) throws(VeltoError) -> Outcome {
        try perform(RunAction(action: action))
    }
}
