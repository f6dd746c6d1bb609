public import VeltoCore
public import VeltoFirmware

/// A firmware file that was read and checked.
///
/// Its form, its sizes, and what its init packets name of the images are checked before a board is touched. The bootloader
/// verifies a signature with the key that it was built with; here that is done if the program has the key. Any thread.
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
    /// The name of its file; empty for one that was made of bytes.
    public let name: String
    /// Its build in a catalog; nil for a file by itself.
    public let build: FirmwareBuild?
    private let verification = Guarded(false)
    /// Null for one that was made in Swift.
    private let handle: ObjectHandle

    init(_ image: FirmwareImage, name: String, build: FirmwareBuild?, handle: ObjectHandle = .null) {
        self.image = image
        self.name = name
        self.build = build
        self.handle = handle
    }

    /// Reads a file, whose name ends in .zip, .hex or .bin.
    public convenience init(path: String) throws(VeltoError) {
        self.init(try Self.image(path), name: path.lastPathComponent, build: nil)
    }

    /// Reads bytes; without a format they must begin as a package or as Intel HEX does.
    public convenience init(bytes: [UInt8], format: FirmwareFormat? = nil) throws(VeltoError) {
        self.init(try Self.image(bytes, format), name: "", build: nil)
    }

    /// Reads a file for a program in another language.
    package static func register(path: String) throws(VeltoError) -> ObjectHandle {
        let image = try image(path)
        return try register { Firmware(image, name: path.lastPathComponent, build: nil, handle: $0) }
    }

    /// Reads bytes for a program in another language.
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

    /// The number of its parts, which are transferred one after the other.
    public var partCount: Int { image.parts.count }

    /// The size of all images in bytes.
    public var size: Int { image.parts.reduce(0) { $0 + $1.bytes.count } }

    /// Whether every image was compared with the checksum or hash in its init packet.
    public var isChecked: Bool { image.parts.allSatisfy(\.isChecked) }

    /// Whether every signature was verified.
    public var isVerified: Bool { verification.withLock { $0 } }

    /// Verifies the signatures of all parts with a public key in PEM, and returns whether all parts have one.
    ///
    /// Throws `rejected` for a signature by another key. libcrypto of OpenSSL 3 is loaded when this is first called.
    public func checkSignature(publicKey: String) throws(VeltoError) -> Bool {
        verification.withLock { $0 = false }
        let isVerified = try image.verify(publicKey: publicKey)
        verification.withLock { $0 = isVerified }
        return isVerified
    }

    /// Compares it with a device, and returns what could be compared, which is nothing for a file that is in no catalog.
    ///
    /// Throws `unsupported` for a device that it is not for, or a build that was withdrawn.
    public func check(_ device: Device) throws(VeltoError) -> FirmwareBuild.Comparisons {
        try build?.check(for: FirmwareTarget(device)) ?? []
    }

    /// Makes the handle stale.
    package func destroy() {
        HandleTable.shared.remove(handle)
    }
}

extension FirmwareTarget {
    /// A device, as it has described itself, in an earlier run of the program if not in this one.
    init(_ device: Device) {
        self.init()
        let record = device.record
        let details = record.details
        (model, hardware) = (details.model ?? record.remembered.model, details.hardware ?? record.remembered.hardware)
        (firmware, bootloader) = (details.firmware, details.bootloader)
    }
}

extension String {
    /// The part behind the last slash.
    var lastPathComponent: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }
}

extension RegularFile {
    /// The bytes of a file; throws if there is none.
    static func existing(_ path: String, limit: Int) throws(VeltoError) -> [UInt8] {
        guard let bytes = try read(path, limit: limit) else { throw VeltoError(.notFound, "there is no file \(path)") }
        return bytes
    }
}
