internal import VeltoCore

/// The contents of an init packet, which a bootloader is given before the image.
package enum InitPacket: Sendable {
    /// There is none.
    case none
    /// Only the CRC-16 of the image, for bootloaders before SDK 7.
    case checksum(UInt16)
    /// The extended init packet of legacy DFU.
    case legacy(LegacyInitPacket)
    /// The init packet of secure DFU.
    case secure(SecureInitPacket)
    /// It has none of these forms.
    case unknown

    /// Reads an init packet.
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

    /// The procedure of a part with this init packet.
    package var procedure: FirmwareImage.Procedure {
        if case .secure = self { .secure } else { .legacy }
    }
}

/// The extended init packet of legacy DFU; nil stands for "any".
package struct LegacyInitPacket: Sendable {
    /// The shortest one, with one softdevice.
    package static let leastSize = 14
    /// The maximum number of softdevices; more are damage.
    private static let softDeviceLimit = 64

    /// The number of the kind of device.
    package let deviceType: UInt16?
    /// The revision of the device.
    package let deviceRevision: UInt16?
    /// The version of the application.
    package let applicationVersion: UInt32?
    /// The softdevices with which it runs, by number.
    package let softDevices: [UInt16]
    /// The CRC-16 of the image; nil if fields of another form follow the softdevices.
    package let checksum: UInt16?

    /// Reads an init packet; nil if it is none.
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
