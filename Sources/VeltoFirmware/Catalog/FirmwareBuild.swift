/// A firmware build in a catalog: a file for a model.
public struct FirmwareBuild: Sendable {
    /// The flavor of applications.
    public static let application = "vanilla"
    /// The flavor of bootloaders.
    public static let bootloader = "bootloader"

    /// The hardware revision, such as "0.4".
    public var hardware = ""
    /// The model number, such as "5".
    public var model = ""
    /// The flavor: `application` or `bootloader`.
    public var flavor = ""
    /// The version, such as "1.7.3".
    public var version = ""
    /// The file name.
    public var fileName = ""
    /// The minimum bootloader version; empty for any.
    public var requiredBootloader = ""
    /// The minimum version of MbientLab's app that offers the build; empty for any.
    public var leastApp = ""
    /// The reason for its withdrawal; nil if the build is available.
    public var withdrawal: String?

    /// Creates an empty build.
    public init() {}

    /// The path of the file relative to the catalog's folder.
    public var path: String { "\(hardware)/\(model)/\(flavor)/\(version)/\(fileName)" }

    /// The parsed version; the catalog has validated it.
    var number: FirmwareVersion? { FirmwareVersion(version) }

    /// Returns whether a bootloader accepts the build; false if its version is unknown.
    func isTaken(by bootloader: FirmwareVersion?) -> Bool {
        guard let required = FirmwareVersion(requiredBootloader), !requiredBootloader.isEmpty else { return true }
        return bootloader.map { $0 >= required } ?? false
    }
}
