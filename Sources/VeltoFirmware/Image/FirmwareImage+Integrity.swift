internal import VeltoCore

extension FirmwareImage.Part {
    /// Whether the init packets contain a checksum or a hash for each part that is verified.
    package var isChecked: Bool {
        switch InitPacket(initPacket) {
        case .checksum: true
        case .legacy(let packet): packet.checksum != nil
        case .secure(let packet): packet.hash?.kind == .sha256
        case .none, .unknown: false
        }
    }

    /// Verifies the sizes, and the parts against their init packets.
    func checkIntegrity() throws(VeltoError) {
        guard !bytes.isEmpty else { throw error("the image is empty") }
        guard bytes.count <= FirmwareImage.partLimit else {
            throw error("the image has more than \(FirmwareImage.partLimit) bytes")
        }
        let named = softDeviceSize + bootloaderSize + applicationSize
        guard named == bytes.count || hasUnknownSize && named < bytes.count else {
            throw error("the sizes of the manifest do not add up to the \(bytes.count) bytes of the image")
        }
        switch InitPacket(initPacket) {
        case .none: break
        case .unknown: throw error("the init packet is damaged")
        case .checksum(let checksum): try check(checksum)
        case .legacy(let packet): if let checksum = packet.checksum { try check(checksum) }
        case .secure(let packet): try check(packet)
        }
    }

    /// Whether a size is unknown, which only secure DFU permits.
    private var hasUnknownSize: Bool {
        kind == .softDeviceAndBootloader && procedure == .secure && (softDeviceSize == 0 || bootloaderSize == 0)
    }

    private func check(_ checksum: UInt16) throws(VeltoError) {
        let found = CRC16.checksum(bytes)
        guard found == checksum else {
            throw error("the image has the CRC-16 \(Self.hex(found)), and its init packet names \(Self.hex(checksum))")
        }
    }

    private func check(_ packet: SecureInitPacket) throws(VeltoError) {
        guard packet.kind == kind else {
            throw error(
                "the init packet is one of \(packet.kind.map { "a part of kind \($0.name)" } ?? "an unknown part")")
        }
        // Not a loop over tuples, of which the compiler makes other bytes in each build: Tests/Package/long_build.py.
        try check(softDeviceSize, packet.softDeviceSize, "softdevice")
        try check(bootloaderSize, packet.bootloaderSize, "bootloader")
        try check(applicationSize, packet.applicationSize, "application")
        guard let hash = packet.hash, hash.kind == .sha256 else { return }
        // The hash in the init packet is in reverse byte order.
        guard SHA256.hash(bytes) == hash.bytes.reversed() else {
            throw error("the image has another SHA-256 than its init packet names")
        }
    }

    private func check(_ size: Int, _ named: UInt32?, _ name: String) throws(VeltoError) {
        guard let named, Int(named) != size else { return }
        throw error("the \(name) has \(size) bytes, and the init packet names \(named)")
    }

    private func error(_ problem: String) -> VeltoError { VeltoError(.format, "the \(kind.name): \(problem)") }

    private static func hex(_ number: UInt16) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
