public import VeltoCore
internal import VeltoFirmware
public import VeltoWearable

/// The options of a firmware update.
public struct FirmwareUpdateOptions: Hashable, Sendable {
    /// The checks that are left out before the firmware is replaced.
    public var flags: FirmwareUpdateFlags
    /// The version that the device must have afterwards; nil for any.
    public var version: String?

    /// Describes the options; by default everything is checked but the version.
    public init(flags: FirmwareUpdateFlags = [], version: String? = nil) {
        self.flags = flags
        self.version = version
    }
}

extension Device {
    /// Replaces the firmware of the device; the operation ends when the device is ready with it.
    ///
    /// The device is connected first if it is not. One in its bootloader, after an update that was interrupted for example, is
    /// updated likewise. The update goes over several links, which are established again by themselves; an interrupted transfer is
    /// repeated, or resumed by a secure bootloader. Meanwhile the device plays no game. Cancelling the operation has the device start
    /// again: with its firmware if that is complete, otherwise in its bootloader, and the same call updates it.
    ///
    /// Fails with `invalidState` while the board streams or logs, with less than 30 % in a battery that does not charge, or with
    /// entries in its log, and with `rejected` if the bootloader refuses the image.
    ///
    /// ```swift
    /// let operation = try device.updateFirmware(firmware)
    /// while !operation.wait(timeout: .milliseconds(200)) {
    ///     if let progress = operation.progress { drawProgress(progress.fraction ?? 0) }
    /// }
    /// ```
    public func updateFirmware(
        _ firmware: Firmware, options: FirmwareUpdateOptions = FirmwareUpdateOptions()
    ) throws(VeltoError) -> Context.Operation {
        guard source == .link else { throw VeltoError(.unsupported, "the device has no link") }
        let image = firmware.image
        guard !image.parts.isEmpty else { throw .invalidArgument("firmware", "has no parts") }
        return try start(.updateFirmware) { $0.updateFirmware(of: self, $1, image, options) }
    }
}
