public import VeltoCore
public import VeltoFirmware

// Firmware downloads and updates, as asynchronous calls.

extension Context {
    /// Reads a catalog from its URL; nil reads MbientLab's.
    ///
    /// The catalog is cached in the state folder, and the cached copy is used if the server cannot be reached. An
    /// untrusted server is an error.
    public func readCatalog(
        _ address: String? = nil, _ options: WebOptions = WebOptions()
    ) async throws(VeltoError) -> Catalog {
        try await beginReadCatalog(address, options).read()
    }

    /// Reads a firmware whose address ends in .zip, .hex or .bin.
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
    /// Updates the firmware of the device, and returns when the device is ready again.
    ///
    /// The device is connected first if necessary. A device in its bootloader, for example after an interrupted update,
    /// is updated in the same way. The update takes several links, which the library re-establishes. An interrupted
    /// transfer is repeated, or resumed by a secure bootloader. The device provides no game input during the update.
    /// Cancelling the task restarts the device: with its firmware if that is complete, otherwise in its bootloader,
    /// from which the same call updates it.
    ///
    /// Fails with `invalidState` while the board streams or logs, with less than 30 % of battery charge on a board that
    /// is not charging, or with entries in its log. Fails with `rejected` if the bootloader refuses the image.
    public func updateFirmware(
        _ firmware: Firmware, options: FirmwareUpdateOptions = FirmwareUpdateOptions()
    ) async throws(VeltoError) {
        try await beginUpdateFirmware(firmware, options: options).finished()
    }
}

extension WebReading {
    /// Waits for the object.
    ///
    /// Swift needs no handle.
    fileprivate func read<Object>() async throws(VeltoError) -> Object {
        try await operation.finished()
        HandleTable.shared.remove(handle)
        guard let object = object as? Object else {
            throw VeltoError(.cancelled, "the context was destroyed")
        }
        return object
    }
}
