/// The program memory of a device with a bootloader.
///
/// An image names its version by the text `firmware 1.7.5`, which ends with a byte of zero; one without is version 0.0.0.
struct ProgramFlash: Hashable {
    enum Program: Hashable {
        /// The firmware with which the device was sold, whose bytes are not simulated.
        case original
        case image([UInt8])
        /// Erased: the device starts its bootloader.
        case none
    }

    /// The firmware.
    var application = Program.original
    /// The number of the firmware that bootloaders compare.
    var versionNumber: UInt32 = 1
    /// The newest softdevice or bootloader that was installed; empty for those with which the device was sold.
    var system: [UInt8] = []
    /// Bytes for one firmware.
    var capacity = 0x60000
    /// Whether an image is kept apart until it is complete; otherwise it replaces the firmware from the first byte on.
    var hasTwoBanks = false

    /// Whether there is a firmware to start.
    var isStartable: Bool { application != .none }

    /// The version of an installed firmware; nil for that with which the device was sold.
    var installedVersion: String? {
        guard case .image(let bytes) = application else { return nil }
        return Self.version(of: bytes) ?? "0.0.0"
    }

    private static let mark = Array("firmware ".utf8)

    private static func version(of image: [UInt8]) -> String? {
        guard image.count >= mark.count else { return nil }
        for start in 0...(image.count - mark.count) where image[start] == mark[0] {
            guard image[start..<start + mark.count].elementsEqual(mark) else { continue }
            return String(decoding: image[(start + mark.count)...].prefix { $0 != 0 }.prefix(16), as: UTF8.self)
        }
        return nil
    }

    /// Prepares for an image: with one bank, the firmware is erased.
    mutating func prepare(forSystem isSystem: Bool) {
        if !hasTwoBanks, !isSystem { application = .none }
    }

    /// Installs a complete image; a softdevice takes the place of the firmware.
    mutating func install(_ image: [UInt8], _ program: InstalledProgram, version: UInt32?) {
        switch program {
        case .application:
            application = .image(image)
            versionNumber = version ?? versionNumber
        case .bootloader: system = image
        case .softDevice:
            system = image
            application = .none
        }
    }
}

/// The program that an image replaces; one with a softdevice may also have a bootloader.
enum InstalledProgram: Hashable {
    case application, bootloader, softDevice
}
