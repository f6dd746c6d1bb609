public import VeltoCore

/// The device that is to get a firmware, as far as it is known.
public struct FirmwareTarget: Sendable {
    /// The number of the model.
    public var model: String?
    /// The revision of the hardware, with a leading "r" or without.
    public var hardware: String?
    /// The version of the firmware.
    public var firmware: String?
    /// The version of the bootloader.
    public var bootloader: String?

    /// Creates an unknown device.
    public init() {}

    /// The revision of the hardware as catalogs write it.
    public var plainHardware: String? { hardware.map { Self.plain($0) } }

    /// A revision without its "r", which boards report and catalogs leave out.
    static func plain(_ hardware: String) -> String {
        hardware.first == "r" || hardware.first == "R" ? String(hardware.dropFirst()) : hardware
    }
}

extension FirmwareBuild {
    /// The properties of a device that a build was compared with.
    public struct Comparisons: OptionSet, Sendable {
        /// The bits, as the C interface has them.
        public let rawValue: UInt32
        /// Creates a set of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The model of the device.
        public static let model = Self(rawValue: 1)
        /// The revision of the hardware.
        public static let hardware = Self(rawValue: 2)
        /// The version of the bootloader.
        public static let bootloader = Self(rawValue: 4)
    }

    /// Compares the build with a device, and returns the compared properties.
    ///
    /// Throws `unsupported` for a build of another device, and for a withdrawn build.
    public func check(for target: FirmwareTarget) throws(VeltoError) -> Comparisons {
        if let withdrawal {
            throw VeltoError(.unsupported, "firmware \(version) was withdrawn: \(withdrawal)")
        }
        var compared: Comparisons = []
        if let found = target.model {
            guard found == model else { throw misfit("model \(model)", "is model \(found)") }
            compared.insert(.model)
        }
        if let found = target.plainHardware {
            guard found == hardware else { throw misfit("hardware \(hardware)", "has hardware \(found)") }
            compared.insert(.hardware)
        }
        if let found = target.bootloader.flatMap({ FirmwareVersion($0) }) {
            guard isTaken(by: found) else {
                throw misfit(
                    "bootloader \(requiredBootloader) or newer", "has bootloader \(target.bootloader ?? "")",
                    remedy: "update that first")
            }
            compared.insert(.bootloader)
        }
        return compared
    }

    private func misfit(_ wanted: String, _ found: String, remedy: String = "") -> VeltoError {
        VeltoError(
            .unsupported, "firmware \(version) is for \(wanted), and the device \(found)", remedy: remedy)
    }
}
