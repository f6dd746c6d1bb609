// Generated from bindings/api/mw_io.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear

// Calls these functions of MetaWearIOCalls, which people write:
//
//     static func mwWritePin(_ device: BoardTarget, _ pin: UInt32, _ action: velto_mw_pin_action) throws(VeltoError) -> velto_op
//     static func mwSetPinConfig(_ device: Device, _ pin: UInt32, _ config: Overlay<velto_mw_pin_config>) throws(VeltoError)
//     static func mwGetPinConfig(_ device: Device, _ pin: UInt32, _ config: inout velto_mw_pin_config) throws(VeltoError)
//     static func mwWatchPin(_ device: BoardTarget, _ pin: UInt32, _ edge: velto_mw_pin_edge) throws(VeltoError) -> velto_op
//     static func mwWriteThermistor(_ device: BoardTarget, _ thermistor: velto_mw_thermistor) throws(VeltoError) -> velto_op
//     static func mwWriteI2c(_ device: BoardTarget, _ address: UInt32, _ registerId: UInt32, _ bytes: UnsafeRawBufferPointer) throws(VeltoError) -> velto_op
//     static func mwReadI2c(_ device: Device, _ address: UInt32, _ registerId: UInt32, _ size: UInt32) throws(VeltoError) -> velto_op
//     static func mwWriteSpi(_ device: BoardTarget, _ spi: velto_mw_spi, _ bytes: UnsafeRawBufferPointer) throws(VeltoError) -> velto_op
//     static func mwReadSpi(_ device: Device, _ spi: velto_mw_spi, _ bytes: UnsafeRawBufferPointer, _ readSize: UInt32) throws(VeltoError) -> velto_op
//     static func mwDefineBusSignal(_ device: Device, _ signal: velto_mw_bus_signal) throws(VeltoError) -> velto_op
//     static func mwWriteBeacon(_ device: BoardTarget, _ beacon: velto_mw_beacon) throws(VeltoError) -> velto_op
//     static func mwReadBeacon(_ device: Device) throws(VeltoError) -> velto_op
//     static func mwGetBeacon(_ device: Device, _ beacon: inout velto_mw_beacon) throws(VeltoError) -> ResultCode
//     static func mwReadSettings(_ device: Device) throws(VeltoError) -> velto_op
//     static func mwGetSettings(_ device: Device, _ settings: inout velto_mw_settings) throws(VeltoError) -> ResultCode
//     static func mwWriteSettings(_ device: BoardTarget, _ settings: velto_mw_settings, _ members: velto_mw_setting) throws(VeltoError) -> velto_op
//     static func mwWriteWhitelist(_ device: BoardTarget, _ addresses: [velto_mw_address]) throws(VeltoError) -> velto_op
//     static func mwReadWhitelist(_ device: Device, _ slot: UInt32) throws(VeltoError) -> velto_op
//     static func mwReadAddress(_ device: Device) throws(VeltoError) -> velto_op
//     static func mwWriteDirectedPeer(_ device: BoardTarget, _ address: velto_mw_address) throws(VeltoError) -> velto_op
//     static func mwRunAction(_ device: BoardTarget, _ action: velto_mw_action) throws(VeltoError) -> velto_op

/// Fill a velto_mw_pin_config with its defaults.
@c @implementation
public func velto_mw_pin_config_init(
    _ config: UnsafeMutablePointer<velto_mw_pin_config>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_pin_config_init") }
    do throws(VeltoError) {
        try unsafe initialize(config, size, "config", velto_mw_pin_config.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_pin_config_init")
    }
}

/// Set the function of a pin.
@c @implementation
public func velto_mw_write_pin(
    _ device: velto_device, _ pin: UInt32, _ action: velto_mw_pin_action, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_pin") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkInteger(pin, "pin", 0, 255)
        try checkMember(action, "action", "1 to 5", known: isKnown_velto_mw_pin_action(action))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwWritePin(deviceValue, pin, action)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_pin", device: ObjectHandle(device))
    }
}

/// Set the configuration for reading the signals adc[pin] and abs-ref[pin].
@c @implementation
public func velto_mw_set_pin_config(
    _ device: velto_device, _ pin: UInt32, _ config: UnsafePointer<velto_mw_pin_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_set_pin_config") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkInteger(pin, "pin", 0, 255)
        let configValue = try unsafe Overlay(config, "config")
        try MetaWearIOCalls.mwSetPinConfig(deviceValue, pin, configValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_set_pin_config", device: ObjectHandle(device))
    }
}

/// Get the configuration for reading a pin.
@c @implementation
public func velto_mw_get_pin_config(
    _ device: velto_device, _ pin: UInt32, _ out_config: UnsafeMutablePointer<velto_mw_pin_config>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_get_pin_config") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkInteger(pin, "pin", 0, 255)
        try unsafe withOutput(out_config, "out_config") { (config: inout velto_mw_pin_config) throws(VeltoError) in
            try MetaWearIOCalls.mwGetPinConfig(deviceValue, pin, &config)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_get_pin_config", device: ObjectHandle(device))
    }
}

/// Configure a pin monitor, which reports changes as VELTO_EVENT_MW_PIN.
@c @implementation
public func velto_mw_watch_pin(
    _ device: velto_device, _ pin: UInt32, _ edge: velto_mw_pin_edge, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_watch_pin") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkInteger(pin, "pin", 0, 255)
        try checkMember(edge, "edge", "0 to 3", known: isKnown_velto_mw_pin_edge(edge))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwWatchPin(deviceValue, pin, edge)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_watch_pin", device: ObjectHandle(device))
    }
}

/// Configure the pins of an external thermistor.
@c @implementation
public func velto_mw_write_thermistor(
    _ device: velto_device, _ thermistor: UnsafePointer<velto_mw_thermistor>?,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_thermistor") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let thermistorValue = try unsafe readFrozen(thermistor, "thermistor")
        try thermistorValue.check("thermistor")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwWriteThermistor(deviceValue, thermistorValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_thermistor", device: ObjectHandle(device))
    }
}

/// Write registers of a device on the I2C bus.
@c @implementation
public func velto_mw_write_i2c(
    _ device: velto_device, _ address: UInt32, _ register_id: UInt32, _ bytes: UnsafeRawPointer?, _ size: Int,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_i2c") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkInteger(address, "address", 0, 127)
        try checkInteger(register_id, "register_id", 0, 255)
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 10)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try unsafe MetaWearIOCalls.mwWriteI2c(deviceValue, address, register_id, bytesValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_i2c", device: ObjectHandle(device))
    }
}

/// Read registers of a device on the I2C bus; velto_op_get_value() returns them.
@c @implementation
public func velto_mw_read_i2c(
    _ device: velto_device, _ address: UInt32, _ register_id: UInt32, _ size: UInt32,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_read_i2c") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkInteger(address, "address", 0, 127)
        try checkInteger(register_id, "register_id", 0, 255)
        try checkInteger(size, "size", 1, 17)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwReadI2c(deviceValue, address, register_id, size)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_read_i2c", device: ObjectHandle(device))
    }
}

/// Write to a device on the SPI bus.
@c @implementation
public func velto_mw_write_spi(
    _ device: velto_device, _ spi: UnsafePointer<velto_mw_spi>?, _ bytes: UnsafeRawPointer?, _ size: Int,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_spi") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let spiValue = try unsafe readFrozen(spi, "spi")
        try spiValue.check("spi")
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 13)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try unsafe MetaWearIOCalls.mwWriteSpi(deviceValue, spiValue, bytesValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_spi", device: ObjectHandle(device))
    }
}

/// Write some bytes to a device on the SPI bus, then read its response, which velto_op_get_value() returns.
@c @implementation
public func velto_mw_read_spi(
    _ device: velto_device, _ spi: UnsafePointer<velto_mw_spi>?, _ bytes: UnsafeRawPointer?, _ size: Int,
    _ read_size: UInt32, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_read_spi") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let spiValue = try unsafe readFrozen(spi, "spi")
        try spiValue.check("spi")
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 12)
        try checkInteger(read_size, "read_size", 1, 16)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try unsafe MetaWearIOCalls.mwReadSpi(deviceValue, spiValue, bytesValue, read_size)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_read_spi", device: ObjectHandle(device))
    }
}

/// Fill a velto_mw_bus_signal with its defaults.
@c @implementation
public func velto_mw_bus_signal_init(
    _ signal: UnsafeMutablePointer<velto_mw_bus_signal>?, _ size: Int
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_bus_signal_init") }
    do throws(VeltoError) {
        try unsafe initialize(signal, size, "signal", velto_mw_bus_signal.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_bus_signal_init")
    }
}

/// Define a signal for a reading of a device on a serial bus, on this link and on later ones.
@c @implementation
public func velto_mw_define_bus_signal(
    _ device: velto_device, _ signal: UnsafePointer<velto_mw_bus_signal>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_define_bus_signal") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let signalValue = try unsafe readInput(signal, "signal")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwDefineBusSignal(deviceValue, signalValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_define_bus_signal", device: ObjectHandle(device))
    }
}

/// Write the configuration of the beacon, which starts when the link ends.
@c @implementation
public func velto_mw_write_beacon(
    _ device: velto_device, _ beacon: UnsafePointer<velto_mw_beacon>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_beacon") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let beaconValue = try unsafe readFrozen(beacon, "beacon")
        try beaconValue.check("beacon")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwWriteBeacon(deviceValue, beaconValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_beacon", device: ObjectHandle(device))
    }
}

/// Read the configuration of the beacon.
@c @implementation
public func velto_mw_read_beacon(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_read_beacon") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwReadBeacon(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_read_beacon", device: ObjectHandle(device))
    }
}

/// Get the last read or written configuration of the beacon.
@c @implementation
public func velto_mw_get_beacon(
    _ device: velto_device, _ out_beacon: UnsafeMutablePointer<velto_mw_beacon>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_get_beacon") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let code = try unsafe withFrozenOutput(out_beacon, "out_beacon") { (beacon: inout velto_mw_beacon) throws(VeltoError) in
            try MetaWearIOCalls.mwGetBeacon(deviceValue, &beacon)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_mw_get_beacon", device: ObjectHandle(device))
    }
}

/// Fill a velto_mw_settings with its defaults.
@c @implementation
public func velto_mw_settings_init(_ settings: UnsafeMutablePointer<velto_mw_settings>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_settings_init") }
    do throws(VeltoError) {
        try unsafe initialize(settings, size, "settings", velto_mw_settings.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_settings_init")
    }
}

/// Read the settings of a board.
@c @implementation
public func velto_mw_read_settings(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_read_settings") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwReadSettings(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_read_settings", device: ObjectHandle(device))
    }
}

/// Get the settings of a board, as last read or written on this link.
@c @implementation
public func velto_mw_get_settings(
    _ device: velto_device, _ out_settings: UnsafeMutablePointer<velto_mw_settings>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_get_settings") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let code = try unsafe withOutput(out_settings, "out_settings") { (settings: inout velto_mw_settings) throws(VeltoError) in
            try MetaWearIOCalls.mwGetSettings(deviceValue, &settings)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_mw_get_settings", device: ObjectHandle(device))
    }
}

/// Write some settings of a board, and read them back.
@c @implementation
public func velto_mw_write_settings(
    _ device: velto_device, _ settings: UnsafePointer<velto_mw_settings>?, _ members: velto_mw_setting,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_settings") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let settingsValue = try unsafe readInput(settings, "settings", isChecked: false)
        try checkFlags(members, "members", known: 0x1ff)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwWriteSettings(deviceValue, settingsValue, members)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_settings", device: ObjectHandle(device))
    }
}

/// Write the whitelist of a board, slot by slot.
@c @implementation
public func velto_mw_write_whitelist(
    _ device: velto_device, _ addresses: UnsafePointer<velto_mw_address>?, _ count: Int,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_whitelist") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let addressesValue = try unsafe readList(addresses, count, "addresses", limit: 8)
        try checkElements(addressesValue, "addresses") { element throws(VeltoError) in try element.check("addresses") }
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwWriteWhitelist(deviceValue, addressesValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_whitelist", device: ObjectHandle(device))
    }
}

/// Read a slot of the whitelist of a board.
@c @implementation
public func velto_mw_read_whitelist(
    _ device: velto_device, _ slot: UInt32, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_read_whitelist") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try checkInteger(slot, "slot", 0, 8)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwReadWhitelist(deviceValue, slot)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_read_whitelist", device: ObjectHandle(device))
    }
}

/// Read the Bluetooth address of a board from the board itself.
@c @implementation
public func velto_mw_read_address(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_read_address") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwReadAddress(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_read_address", device: ObjectHandle(device))
    }
}

/// Set the target of directed advertising, slot 0 of the whitelist.
@c @implementation
public func velto_mw_write_directed_peer(
    _ device: velto_device, _ address: UnsafePointer<velto_mw_address>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_write_directed_peer") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let addressValue = try unsafe readFrozen(address, "address")
        try addressValue.check("address")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwWriteDirectedPeer(deviceValue, addressValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_write_directed_peer", device: ObjectHandle(device))
    }
}

/// Perform a single action of a board.
@c @implementation
public func velto_mw_run_action(
    _ device: velto_device, _ action: velto_mw_action, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_run_action") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkMember(action, "action", "1 to 5", known: isKnown_velto_mw_action(action))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearIOCalls.mwRunAction(deviceValue, action)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_run_action", device: ObjectHandle(device))
    }
}
