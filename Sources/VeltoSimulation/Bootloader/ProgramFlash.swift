/// The program memory of a device with a bootloader.
///
/// An image contains its version as a zero-terminated text: `firmware 1.7.5`, or `bootloader 0.4.0` in a bootloader. A
/// firmware without that text is version 0.0.0. A bootloader without it keeps the previous version.
struct ProgramFlash: Hashable {
    enum Program: Hashable {
        /// The firmware that the device was sold with; its bytes are not simulated.
        case original
        case image([UInt8])
        /// No firmware; the device starts its bootloader.
        case none
    }

    /// The firmware.
    var application = Program.original
    /// The firmware version number that bootloaders compare.
    var versionNumber: UInt32 = 1
    /// The last installed softdevice or bootloader; empty for the ones that the device was sold with.
    var system: [UInt8] = []
    /// The version of the bootloader.
    var bootloaderVersion = "0.3.1"
    /// The maximum size of a firmware (bytes).
    var capacity = 0x60000
    /// Whether an image is stored separately until it is complete.
    ///
    /// Otherwise its first byte replaces the firmware.
    var hasTwoBanks = false

    /// Whether a firmware is installed.
    var isStartable: Bool { application != .none }

    /// The version of an installed firmware; nil for the one that the device was sold with.
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

    /// Prepares for an image; with a single bank, the firmware is erased.
    mutating func prepare(forSystem isSystem: Bool) {
        if !hasTwoBanks, !isSystem { application = .none }
    }

    /// Installs a complete image; a softdevice replaces the firmware.
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

/// The program that an image replaces; an image with a softdevice may also contain a bootloader.
enum InstalledProgram: Hashable {
    case application, bootloader, softDevice
}
