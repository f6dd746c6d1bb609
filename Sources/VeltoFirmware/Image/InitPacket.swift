internal import VeltoCore

/// The content of an init packet, which a bootloader receives before the image.
package enum InitPacket: Sendable {
    /// No init packet.
    case none
    /// A CRC-16 of the image, for bootloaders before SDK 7.
    case checksum(UInt16)
    /// The extended init packet of legacy DFU.
    case legacy(LegacyInitPacket)
    /// The init packet of secure DFU.
    case secure(SecureInitPacket)
    /// An unknown format.
    case unknown

    /// Parses an init packet.
    package init(_ bytes: [UInt8]) {
        if bytes.isEmpty {
            self = .none
        } else if bytes.count == 2 {
            self = .checksum(UInt16(bytes[0]) | UInt16(bytes[1]) << 8)
        } else if let packet = SecureInitPacket(bytes) {
            self = .secure(packet)
        } else if let packet = LegacyInitPacket(bytes) {
            self = .legacy(packet)
        } else {
            self = .unknown
        }
    }

    /// The DFU procedure of a part with this init packet.
    package var procedure: FirmwareImage.Procedure {
        if case .secure = self { .secure } else { .legacy }
    }
}

/// The extended init packet of legacy DFU; nil values mean "any".
package struct LegacyInitPacket: Sendable {
    /// The minimum size, with one softdevice.
    package static let leastSize = 14
    /// The maximum number of softdevices; a larger number indicates damage.
    private static let softDeviceLimit = 64

    /// The device type number.
    package let deviceType: UInt16?
    /// The device revision.
    package let deviceRevision: UInt16?
    /// The version of the application.
    package let applicationVersion: UInt32?
    /// The compatible softdevices, by number.
    package let softDevices: [UInt16]
    /// The CRC-16 of the image; nil if the softdevices are followed by unknown fields.
    package let checksum: UInt16?

    /// Parses an init packet; returns nil if it is invalid.
    package init?(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes.span)
        guard bytes.count >= Self.leastSize, let type = reader.next(UInt16.self),
            let revision = reader.next(UInt16.self),
            let version = reader.next(UInt32.self), let count = reader.next(UInt16.self), count <= Self.softDeviceLimit,
            bytes.count >= 12 + 2 * Int(count)
        else { return nil }
        deviceType = type == .max ? nil : type
        deviceRevision = revision == .max ? nil : revision
        applicationVersion = version == .max ? nil : version
        var found: [UInt16] = []
        for _ in 0..<count { found.append(reader.next(UInt16.self) ?? 0) }
        softDevices = found
        let last = reader.next(UInt16.self)
        checksum = reader.remaining == 0 ? last : nil
    }
}
