public import VeltoCore
internal import VeltoFirmware

extension Device {
    /// Starts a firmware update.
    ///
    /// The operation ends when the device is ready with the new firmware.
    ///
    /// ```swift
    /// let operation = try device.beginUpdateFirmware(firmware)
    /// while !operation.wait(timeout: .milliseconds(200)) {
    ///     if let progress = operation.progress { drawProgress(progress.fraction ?? 0) }
    /// }
    /// ```
    public func beginUpdateFirmware(
        _ firmware: Firmware, options: FirmwareUpdateOptions = FirmwareUpdateOptions()
    ) throws(VeltoError) -> Context.Operation {
        guard source == .link else { throw VeltoError(.unsupported, "the device has no link") }
        guard !firmware.image.parts.isEmpty else { throw .invalidArgument("firmware", "has no parts") }
        if let flaw = options.bootloader.flatMap({ DeviceText($0).flaw }) { throw flaw }
        _ = try firmware.check(self)
        return try start(.updateFirmware) {
            $0.updateFirmware(of: self, to: firmware.image, firmware.build, $1, options)
        }
    }
}
