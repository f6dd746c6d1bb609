/// A build of a catalog: one file for one model.
public struct FirmwareBuild: Sendable {
    /// The flavor of applications.
    public static let application = "vanilla"
    /// The flavor of bootloaders.
    public static let bootloader = "bootloader"

    /// The revision of the hardware, such as "0.4".
    public var hardware = ""
    /// The number of the model, such as "5".
    public var model = ""
    /// The flavor: `application` or `bootloader`.
    public var flavor = ""
    /// The version, such as "1.7.3".
    public var version = ""
    /// The name of the file.
    public var fileName = ""
    /// The oldest bootloader that takes it; empty for any.
    public var requiredBootloader = ""
    /// The oldest version of the original that offers it; empty for any.
    public var leastApp = ""
    /// The reason why it was withdrawn; nil if it was not.
    public var withdrawal: String?

    /// Creates an empty build.
    public init() {}

    /// The place of the file below the folder of the catalog.
    public var path: String { "\(hardware)/\(model)/\(flavor)/\(version)/\(fileName)" }

    /// The version as numbers; the catalog has checked that it is one.
    var number: FirmwareVersion? { FirmwareVersion(version) }

    /// Whether a bootloader takes the build; false if its version is unknown.
    func isTaken(by bootloader: FirmwareVersion?) -> Bool {
        guard let required = FirmwareVersion(requiredBootloader), !requiredBootloader.isEmpty else { return true }
        return bootloader.map { $0 >= required } ?? false
    }
}
