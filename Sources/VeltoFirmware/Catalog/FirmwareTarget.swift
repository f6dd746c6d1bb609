public import VeltoCore

/// The known properties of a device to update.
public struct FirmwareTarget: Sendable {
    /// The model number.
    public var model: String?
    /// The hardware revision, with or without a leading "r".
    public var hardware: String?
    /// The firmware version.
    public var firmware: String?
    /// The bootloader version.
    public var bootloader: String?

    /// Creates an unknown device.
    public init() {}

    /// The hardware revision as in catalogs.
    public var plainHardware: String? { hardware.map { Self.plain($0) } }

    /// Returns a revision without the "r" that boards report and catalogs omit.
    static func plain(_ hardware: String) -> String {
        hardware.first == "r" || hardware.first == "R" ? String(hardware.dropFirst()) : hardware
    }
}

extension FirmwareBuild {
    /// The device properties compared with a build.
    public struct Comparisons: OptionSet, Sendable {
        /// The bit mask, as in the C interface.
        public let rawValue: UInt32
        /// Creates a set from a bit mask.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The model of the device.
        public static let model = Self(rawValue: 1)
        /// The hardware revision.
        public static let hardware = Self(rawValue: 2)
        /// The bootloader version.
        public static let bootloader = Self(rawValue: 4)
    }

    /// Compares the build with a device, and returns the compared properties.
    ///
    /// Throws `unsupported` for a build for another device, and for a withdrawn build.
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
