package import VeltoCore

/// The time limits of a bootloader (seconds).
enum TransferTime {
    /// The limit of a response, and of a receipt for a few packets.
    static let response = 10.0
    /// The limit of operations that erase or read large parts of the flash.
    static let flash = 30.0
    /// The limit for the end of the link after the last command.
    static let restart = 5.0
}

extension VeltoError {
    /// The link lost bytes; errors that a retry may resolve have codes of the link.
    static let bytesLost = VeltoError(.io, "bytes of the image were lost on the way")
    static let bootloaderSilent = VeltoError(.timeout, "the bootloader did not answer in time")
    static let interruptedTransfer = VeltoError(
        .io, "the bootloader has an interrupted transfer, and has to start again first")
    static let badChecksum = VeltoError(.io, "the bootloader has received other bytes than were sent")

    /// Returns the error for a status of a legacy bootloader.
    static func legacyRefusal(_ status: UInt8, of command: UInt8) -> VeltoError {
        refusal(
            of: command == 2 ? "the init packet" : "the image", legacyReasons[status], "status", status)
    }

    /// Returns the error for a result of a secure bootloader, with its extended error.
    static func secureRefusal(_ result: UInt8, extended: UInt8?, ofInit: Bool) -> VeltoError {
        let subject = ofInit ? "the init packet" : "the image"
        if result == 11, let extended { return refusal(of: subject, extendedReasons[extended], "error", extended) }
        return refusal(of: subject, secureReasons[result], "result", result)
    }

    private static func refusal(of subject: String, _ reason: String?, _ name: String, _ number: UInt8) -> VeltoError {
        VeltoError(.rejected, "the bootloader refuses \(subject): \(reason ?? "unknown reason") (\(name) \(number))")
    }

    private static let legacyReasons: [UInt8: String] = [
        2: "it is in another state", 3: "it does not support that", 4: "it is too large",
        5: "its checksum is wrong", 6: "it is not for this device, or older than its firmware",
    ]
    private static let secureReasons: [UInt8: String] = [
        2: "it does not know the command", 3: "a parameter is wrong", 4: "it is too large", 5: "it is invalid",
        6: "its signature is wrong", 7: "its type is unknown", 8: "it is not permitted now", 10: "the operation failed",
    ]
    private static let extendedReasons: [UInt8: String] = [
        2: "its format is wrong", 3: "its command is unknown", 4: "it is invalid",
        5: "its version is older than the device's", 6: "it is for other hardware",
        7: "it needs another softdevice", 8: "it is not signed", 9: "its kind of hash is unknown",
        10: "its hash is wrong", 11: "its kind of signature is unknown", 12: "its signature is wrong",
        13: "there is no room for it",
    ]
}

extension VeltoError {
    private static let linkCodes: Set<ResultCode> = [
        .disconnected, .timeout, .io, .connectFailed,
        .adapterOff, .noAdapter, .serviceNotRunning, .busUnavailable, .busLost,
    ]

    /// Whether the same image may succeed over another link, possibly on another radio.
    package var isOfLink: Bool { Self.linkCodes.contains(code) }
}
