package import VeltoCore

extension FirmwareImage {
    /// The maximum size of a part (bytes), which is the flash size of the largest chip.
    package static let partLimit = 1 << 20
    /// The maximum size of a file (bytes).
    package static let fileLimit = 16 << 20

    /// Reads a firmware file, and validates it as far as possible without a board.
    ///
    /// Throws `format` for a damaged file, or if its content is clearly of another format.
    package init(_ bytes: [UInt8], _ format: FirmwareFormat) throws(VeltoError) {
        guard !bytes.isEmpty else { throw VeltoError(.format, "the firmware file is empty") }
        guard bytes.count <= Self.fileLimit else {
            throw VeltoError(.format, "the firmware file has more than \(Self.fileLimit) bytes")
        }
        // A package must not be sent as an application.
        if let found = FirmwareFormat(beginningOf: bytes), found != format {
            throw VeltoError(.format, "the firmware file is a \(found.name) file, not a \(format.name) file")
        }
        switch format {
        case .zip: self = try FirmwarePackage(bytes).image()
        case .hex: self = Self(application: try IntelHex.application(bytes))
        case .binary: self = Self(application: bytes)
        }
        for part in parts { try part.checkIntegrity() }
    }

    private init(application bytes: [UInt8]) {
        self.init(parts: [
            Part(
                kind: .application, procedure: .legacy, bytes: bytes, applicationSize: bytes.count, initPacket: [])
        ])
    }
}

extension FirmwareImage.Kind {
    /// The name in messages.
    package var name: String {
        switch self {
        case .softDevice: "softdevice"
        case .bootloader: "bootloader"
        case .softDeviceAndBootloader: "softdevice and bootloader"
        case .application: "application"
        }
    }
}
