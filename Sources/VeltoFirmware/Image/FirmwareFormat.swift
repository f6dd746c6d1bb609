public import VeltoCore

/// The format of a firmware file.
public enum FirmwareFormat: Int32, Sendable {
    /// A package of images with a manifest.
    case zip = 1
    /// Intel HEX.
    case hex = 2
    /// The raw bytes of an application.
    case binary = 3

    /// Creates the format for a file name extension, regardless of case.
    public init(fileName: String) throws(VeltoError) {
        let name = fileName.lowercased()
        let formats: [(String, Self)] = [(".zip", .zip), (".hex", .hex), (".bin", .binary)]
        guard let found = formats.first(where: { name.hasSuffix($0.0) }) else {
            throw VeltoError(.format, "\"\(fileName)\" is no firmware file: its name must end in .zip, .hex or .bin")
        }
        self = found.1
    }

    /// Detects the format by the first bytes; nil for an application or unknown content.
    public init?(beginningOf bytes: [UInt8]) {
        if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06]) {
            self = .zip
        } else if bytes.first == UInt8(ascii: ":"), bytes.count > 10,
            bytes[1..<9].allSatisfy({ HexDigit.value($0) != nil })
        {
            self = .hex
        } else {
            return nil
        }
    }

    /// The name in messages.
    package var name: String {
        switch self {
        case .zip: "zip"
        case .hex: "hex"
        case .binary: "bin"
        }
    }
}

/// Hexadecimal digits of Intel HEX.
enum HexDigit {
    static func value(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}
