/// The Bluetooth address of a simulated device: a random static address, derived from a seed.
struct DeviceAddress {
    /// The bytes, most significant byte first.
    let bytes: [UInt8]

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed, stream: 0xAD)
        let number = random.next()
        var bytes = (0..<6).map { UInt8(truncatingIfNeeded: number >> (40 - 8 * UInt64($0))) }
        // The two highest bits mark a static address (Bluetooth Core, Vol 6, Part B, 1.3.2.1).
        bytes[0] |= 0xC0
        self.bytes = bytes
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// The address after this one; only the last byte differs.
    var next: DeviceAddress { DeviceAddress(bytes: bytes.dropLast() + [bytes[5] &+ 1]) }

    var text: String { Self.text(of: bytes) }

    /// The last four digits, which distinguish devices of one kind.
    var suffix: String { bytes.suffix(2).map(Self.pair).joined() }

    /// Returns an address as text.
    static func text(of bytes: [UInt8]) -> String { bytes.map(pair).joined(separator: ":") }

    private static func pair(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 2 ? digits : "0" + digits
    }
}
