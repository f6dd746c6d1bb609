public import VeltoCore
public import VeltoFirmware

/// A validated firmware file.
///
/// The format, the sizes, and the image data in the init packets are validated before a transfer. The bootloader
/// verifies the signature with its built-in key. The program can verify it too if it has the key. Any thread.
///
/// ```swift
/// let firmware = try Firmware(path: "firmware.zip")
/// if try firmware.check(device).isEmpty {
///     print("nothing to compare: is it for this device?")
/// }
/// ```
public final class Firmware: Sendable {
    /// The parts.
    package let image: FirmwareImage
    /// The file name; empty for a firmware created from bytes.
    public let name: String
    /// The build in a catalog; nil for a separate file.
    public let build: FirmwareBuild?
    private let verification = Guarded(false)
    /// Null for a firmware created in Swift.
    private let handle: ObjectHandle

    init(_ image: FirmwareImage, name: String, build: FirmwareBuild?, handle: ObjectHandle = .null) {
        self.image = image
        self.name = name
        self.build = build
        self.handle = handle
    }

    /// Reads a file whose name ends in .zip, .hex or .bin.
    public convenience init(path: String) throws(VeltoError) {
        self.init(try Self.image(path), name: path.lastPathComponent, build: nil)
    }

    /// Reads bytes.
    ///
    /// Without a format, they must begin like a package or Intel HEX.
    public convenience init(bytes: [UInt8], format: FirmwareFormat? = nil) throws(VeltoError) {
        self.init(try Self.image(bytes, format), name: "", build: nil)
    }

    /// Reads a file, for the C interface.
    package static func register(path: String) throws(VeltoError) -> ObjectHandle {
        let image = try image(path)
        return try register { Firmware(image, name: path.lastPathComponent, build: nil, handle: $0) }
    }

    /// Reads bytes, for the C interface.
    package static func register(bytes: [UInt8], _ format: FirmwareFormat?) throws(VeltoError) -> ObjectHandle {
        let image = try image(bytes, format)
        return try register { Firmware(image, name: "", build: nil, handle: $0) }
    }

    private static func register(_ make: (ObjectHandle) -> Firmware) throws(VeltoError) -> ObjectHandle {
        try HandleTable.shared.register(.firmware) { handle throws(VeltoError) in make(handle) }.handle
    }

    private static func image(_ path: String) throws(VeltoError) -> FirmwareImage {
        let format = try FirmwareFormat(fileName: path.lastPathComponent)
        return try FirmwareImage(try RegularFile.existing(path, limit: FirmwareImage.fileLimit), format)
    }

    private static func image(_ bytes: [UInt8], _ format: FirmwareFormat?) throws(VeltoError) -> FirmwareImage {
        guard let format = format ?? FirmwareFormat(beginningOf: bytes) else {
            throw VeltoError(
                .format, "the bytes begin neither as a package nor as Intel HEX", remedy: "name the format")
        }
        return try FirmwareImage(bytes, format)
    }

    /// The number of parts, which are transferred in sequence.
    public var partCount: Int { image.parts.count }

    /// The size of all images in bytes.
    public var size: Int { image.parts.reduce(0) { $0 + $1.bytes.count } }

    /// Whether every image matches the checksum or hash in its init packet.
    public var isChecked: Bool { image.parts.allSatisfy(\.isChecked) }

    /// Whether every signature was verified.
    public var isVerified: Bool { verification.withLock { $0 } }

    /// Verifies the signatures of all parts with a public key in PEM, and returns whether all parts have one.
    ///
    /// Throws `rejected` for a signature by another key. The first call loads libcrypto of OpenSSL 3.
    public func checkSignature(publicKey: String) throws(VeltoError) -> Bool {
        verification.withLock { $0 = false }
        let isVerified = try image.verify(publicKey: publicKey)
        verification.withLock { $0 = isVerified }
        return isVerified
    }

    /// Compares the firmware with a device, and returns the compared properties.
    ///
    /// They are empty for a file outside of catalogs.
    ///
    /// Throws `unsupported` for a firmware of another device, and for a withdrawn build.
    public func check(_ device: Device) throws(VeltoError) -> FirmwareBuild.Comparisons {
        try build?.check(for: FirmwareTarget(device)) ?? []
    }

    /// Makes the handle stale.
    package func destroy() {
        HandleTable.shared.remove(handle)
    }
}

extension FirmwareTarget {
    /// Creates a query from the device information of this run of the program, or else of an earlier run.
    init(_ device: Device) {
        self.init()
        let record = device.record
        let details = record.details
        (model, hardware) = (details.model ?? record.remembered.model, details.hardware ?? record.remembered.hardware)
        (firmware, bootloader) = (details.firmware, details.bootloader)
    }
}

extension String {
    /// The part after the last slash.
    var lastPathComponent: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }
}

extension RegularFile {
    /// Returns the bytes of a file; throws if the file does not exist.
    static func existing(_ path: String, limit: Int) throws(VeltoError) -> [UInt8] {
        guard let bytes = try read(path, limit: limit) else { throw VeltoError(.notFound, "there is no file \(path)") }
        return bytes
    }
}
