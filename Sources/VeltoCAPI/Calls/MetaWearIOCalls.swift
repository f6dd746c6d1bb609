internal import CVeltoKit
internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear

/// MetaWear boards: pins, serial buses, beacon and settings.
enum MetaWearIOCalls {
    // MARK: Pins and thermistors

    /// Sets the output of a pin.
    static func mwWritePin(
        _ device: BoardTarget, _ pin: UInt32, _ action: velto_mw_pin_action
    ) throws(VeltoError) -> velto_op {
        try device.writePin(UInt8(clamping: pin), PinAction(rawValue: action) ?? .noPull)
    }

    /// Sets the read configuration of a pin.
    static func mwSetPinConfig(
        _ device: Device, _ pin: UInt32, _ config: Overlay<velto_mw_pin_config>
    ) throws(VeltoError) {
        var known = velto_mw_pin_config()
        known.take(try MetaWearCalls.status(of: device).pins[UInt8(clamping: pin)] ?? PinConfiguration())
        try MetaWearCalls.board(device).setPin(UInt8(clamping: pin), PinConfiguration(try config.over(known)))
    }

    static func mwGetPinConfig(
        _ device: Device, _ pin: UInt32, _ config: inout velto_mw_pin_config
    ) throws(VeltoError) {
        let (status, pin) = (try MetaWearCalls.status(of: device), UInt8(clamping: pin))
        try status.checkPin(pin)
        config.take(status.pins[pin] ?? PinConfiguration())
    }

    /// Configures the pin monitor of a pin.
    static func mwWatchPin(
        _ device: BoardTarget, _ pin: UInt32, _ edge: velto_mw_pin_edge
    ) throws(VeltoError) -> velto_op {
        try device.watchPin(UInt8(clamping: pin), PinEdge(rawValue: edge) ?? .none)
    }

    /// Configures an external thermistor.
    static func mwWriteThermistor(
        _ device: BoardTarget, _ thermistor: velto_mw_thermistor
    ) throws(VeltoError) -> velto_op {
        let described = Thermistor(
            channel: thermistor.channel, dataPin: thermistor.data_pin, pullDownPin: thermistor.pull_down_pin,
            isActiveHigh: thermistor.is_active_high != 0)
        return try device.writeThermistor(described)
    }

    // MARK: I2C and SPI

    static func mwWriteI2c(
        _ device: BoardTarget, _ address: UInt32, _ register: UInt32, _ bytes: UnsafeRawBufferPointer
    ) throws(VeltoError) -> velto_op {
        let (address, register) = (UInt8(clamping: address), UInt8(clamping: register))
        return try device.writeI2C(address, register: register, unsafe Array(bytes))
    }

    static func mwReadI2c(
        _ device: Device, _ address: UInt32, _ register: UInt32, _ size: UInt32
    ) throws(VeltoError) -> velto_op {
        let (address, register) = (UInt8(clamping: address), UInt8(clamping: register))
        return velto_op(
            try MetaWearCalls.board(device).beginReadI2C(address, register: register, size: Int(size)).handle)
    }

    /// Writes bytes over SPI.
    static func mwWriteSpi(
        _ device: BoardTarget, _ spi: velto_mw_spi, _ bytes: UnsafeRawBufferPointer
    ) throws(VeltoError) -> velto_op {
        try device.writeSPI(SPIDevice(spi), unsafe Array(bytes))
    }

    /// Reads bytes over SPI.
    static func mwReadSpi(
        _ device: Device, _ spi: velto_mw_spi, _ bytes: UnsafeRawBufferPointer, _ size: UInt32
    ) throws(VeltoError) -> velto_op {
        velto_op(
            try MetaWearCalls.board(device).beginReadSPI(SPIDevice(spi), unsafe Array(bytes), size: Int(size)).handle)
    }

    /// Adds a bus reading to the signals.
    static func mwDefineBusSignal(_ device: Device, _ signal: velto_mw_bus_signal) throws(VeltoError) -> velto_op {
        velto_op(try MetaWearCalls.board(device).beginDefine(try BoardSignalDefinition(signal)).handle)
    }

    // MARK: Beacon

    static func mwWriteBeacon(_ device: BoardTarget, _ beacon: velto_mw_beacon) throws(VeltoError) -> velto_op {
        try device.writeBeacon(Beacon(beacon))
    }

    /// Reads back the beacon configuration.
    static func mwReadBeacon(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try MetaWearCalls.board(device).beginReadBeacon().handle)
    }

    /// Returns the last beacon configuration that was read.
    static func mwGetBeacon(_ device: Device, _ beacon: inout velto_mw_beacon) throws(VeltoError) -> ResultCode {
        guard let known = try MetaWearCalls.status(of: device).beacon else { return .nothing }
        beacon.take(known)
        return .ok
    }

    // MARK: Settings

    static func mwReadAddress(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try MetaWearCalls.board(device).beginReadAddress().handle)
    }

    static func mwReadWhitelist(_ device: Device, _ slot: UInt32) throws(VeltoError) -> velto_op {
        velto_op(try MetaWearCalls.board(device).beginReadWhitelist(slot: Int(slot)).handle)
    }

    static func mwReadSettings(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try MetaWearCalls.board(device).beginReadSettings().handle)
    }

    /// Returns the last settings that were read.
    static func mwGetSettings(_ device: Device, _ settings: inout velto_mw_settings) throws(VeltoError) -> ResultCode {
        guard let known = try MetaWearCalls.status(of: device).settings else { return .nothing }
        settings.take(known)
        return .ok
    }

    /// Writes selected settings.
    static func mwWriteSettings(
        _ device: BoardTarget, _ settings: velto_mw_settings, _ members: velto_mw_setting
    ) throws(VeltoError) -> velto_op {
        let members = BoardSettingsMembers(rawValue: members)
        return try device.writeSettings(BoardSettings(settings, members), members)
    }

    static func mwWriteWhitelist(_ device: BoardTarget, _ addresses: [velto_mw_address]) throws(VeltoError) -> velto_op
    {
        try device.writeWhitelist(addresses.map { WhitelistEntry($0) })
    }

    static func mwWriteDirectedPeer(_ device: BoardTarget, _ address: velto_mw_address) throws(VeltoError) -> velto_op {
        try device.writeDirectedPeer(WhitelistEntry(address))
    }

    /// Performs a single action of the board.
    static func mwRunAction(_ device: BoardTarget, _ action: velto_mw_action) throws(VeltoError) -> velto_op {
        try device.run(BoardAction(rawValue: action) ?? .startAdvertising)
    }
}

// MARK: - Conversions

extension PinConfiguration {
    fileprivate init(_ c: velto_mw_pin_config) {
        self.init()
        delay = c.delay
        pullUpPin = UInt8(exactly: c.pull_up_pin)
        pullDownPin = UInt8(exactly: c.pull_down_pin)
    }
}

extension velto_mw_pin_config {
    fileprivate mutating func take(_ configuration: PinConfiguration) {
        delay = configuration.delay
        pull_up_pin = configuration.pullUpPin.map { Int32($0) } ?? -1
        pull_down_pin = configuration.pullDownPin.map { Int32($0) } ?? -1
    }
}

extension SPIDevice {
    fileprivate init(_ c: velto_mw_spi) {
        self.init(select: c.select_pin, clock: c.clock_pin, output: c.output_pin, input: c.input_pin)
        mode = UInt8(clamping: c.mode)
        if c.frequency != 0 { frequency = c.frequency }
        isLeastSignificantBitFirst = c.is_lsb_first != 0
        usesNativePins = c.uses_native_pins != 0
    }
}

extension BoardSignalDefinition {
    fileprivate init(_ c: velto_mw_bus_signal) throws(VeltoError) {
        let identifier = try FixedText.load(c.identifier, "signal.identifier")
        let format = SampleFormat(rawValue: c.format) ?? .uint8
        let channels = c.channel_count == 1 ? ["value"] : (0..<c.channel_count).map { "value[\($0)]" }
        if c.is_spi != 0 {
            let sent = FixedBytes.load(c.sent, UInt16(clamping: c.sent_size))
            self.init(identifier, SPIDevice(c.spi), after: sent, format, channels: channels)
        } else {
            self.init(identifier, address: c.address, register: c.register_id, format, channels: channels)
        }
        scale = c.scale == 0 ? 1 : c.scale
    }
}

extension Beacon {
    fileprivate init(_ c: velto_mw_beacon) {
        self.init(BluetoothUUID(c.uuid))
        major = c.major
        minor = c.minor
        powerAtOneMeter = Int8(clamping: c.power_at_one_meter)
        transmitPower = Int8(clamping: c.transmit_power)
        if c.period != 0 { period = c.period }
        isOn = c.is_on != 0
    }
}

extension velto_mw_beacon {
    fileprivate mutating func take(_ beacon: Beacon) {
        uuid = velto_uuid(beacon.uuid)
        major = beacon.major
        minor = beacon.minor
        power_at_one_meter = Int32(beacon.powerAtOneMeter)
        transmit_power = Int32(beacon.transmitPower)
        period = beacon.period
        is_on = beacon.isOn == true ? 1 : 0
        is_on_known = beacon.isOn == nil ? 0 : 1
    }
}

extension WhitelistEntry {
    fileprivate init(_ c: velto_mw_address) {
        self.init(FixedBytes.load(c.bytes, 6), Kind(rawValue: c.kind) ?? .public)
    }
}
