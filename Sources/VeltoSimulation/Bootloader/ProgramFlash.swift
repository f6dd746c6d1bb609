/// The program memory of a device with a bootloader.
///
/// An image names its version by the text `firmware 1.7.5`, that of a bootloader by `bootloader 0.4.0`, which end with a byte of
/// zero; a firmware without is version 0.0.0, and a bootloader without keeps the version before it.
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
    /// The version of the bootloader.
    var bootloaderVersion = "0.3.1"
    /// Bytes for one firmware.
    var capacity = 0x60000
    /// Whether an image is kept apart until it is complete; otherwise it replaces the firmware from the first byte on.
    var hasTwoBanks = false

    /// Whether there is a firmware to start.
    var isStartable: Bool { application != .none }

    /// The version of an installed firmware; nil for that with which the device was sold.
    var installedVersion: String? {
        guard case .image(let bytes) = application else { return nil }
        return Self.version(Self.firmwareMark, in: bytes) ?? "0.0.0"
    }

    private static let (firmwareMark, bootloaderMark) = (Array("firmware ".utf8), Array("bootloader ".utf8))

    private static func version(_ mark: [UInt8], in image: [UInt8]) -> String? {
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
        case .bootloader: installSystem(image)
        case .softDevice:
            installSystem(image)
            application = .none
        }
    }

    private mutating func installSystem(_ image: [UInt8]) {
        system = image
        bootloaderVersion = Self.version(Self.bootloaderMark, in: image) ?? bootloaderVersion
    }
}

/// The program that an image replaces; one with a softdevice may also have a bootloader.
enum InstalledProgram: Hashable {
    case application, bootloader, softDevice
}
