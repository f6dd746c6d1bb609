public import VeltoCore
public import VeltoFirmware

// Firmware, read from the web and sent to boards, by calls that return when it is done.

extension Context {
    /// Reads a catalog; nil stands for MbientLab's.
    ///
    /// It is kept in the state folder, and used if the server cannot be reached; one that is not trusted is a failure.
    public func readCatalog(
        _ address: String? = nil, _ options: WebOptions = WebOptions()
    ) async throws(VeltoError) -> Catalog {
        try await beginReadCatalog(address, options).read()
    }

    /// Reads a firmware, whose address ends in .zip, .hex or .bin.
    public func readFirmware(
        _ address: String, _ options: WebOptions = WebOptions()
    ) async throws(VeltoError) -> Firmware {
        try await beginReadFirmware(address, options).read()
    }
}

extension Catalog {
    /// Reads the firmware of a build for a device.
    public func readFirmware(
        _ build: FirmwareBuild, for device: Device, _ options: WebOptions = WebOptions()
    ) async throws(VeltoError) -> Firmware {
        try await beginReadFirmware(build, for: device, options).read()
    }
}

extension Device {
    /// Replaces the firmware of the device, and returns when the device is ready with it.
    ///
    /// The device is connected first if it is not. One in its bootloader, after an update that was interrupted for example, is
    /// updated likewise. The update goes over several links, which are established again by themselves; an interrupted transfer is
    /// repeated, or resumed by a secure bootloader. Meanwhile the device plays no game. Cancelling the task has the device start
    /// again: with its firmware if that is complete, otherwise in its bootloader, and the same call updates it.
    ///
    /// Fails with `invalidState` while the board streams or logs, with less than 30 % in a battery that does not charge, or with
    /// entries in its log, and with `rejected` if the bootloader refuses the image.
    public func updateFirmware(
        _ firmware: Firmware, options: FirmwareUpdateOptions = FirmwareUpdateOptions()
    ) async throws(VeltoError) {
        try await beginUpdateFirmware(firmware, options: options).finished()
    }
}

extension WebReading {
    /// Waits for the object, which needs no handle in Swift.
    fileprivate func read<Object>() async throws(VeltoError) -> Object {
        try await operation.finished()
        HandleTable.shared.remove(handle)
        guard let object = object as? Object else {
            throw VeltoError(.cancelled, "the context was destroyed")
        }
        return object
    }
}
