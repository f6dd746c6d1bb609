/// The CRC-32 checksum of zlib.
///
/// Source: MetaWear system protocol, 10.5.
enum CRC32 {
    /// Returns the checksum of bytes, continuing from the checksum of previous bytes.
    static func checksum(_ bytes: ArraySlice<UInt8>, after previous: UInt32 = 0) -> UInt32 {
        var sum = ~previous
        for byte in bytes {
            sum ^= UInt32(byte)
            sum = sum >> 4 ^ table[Int(sum & 15)]
            sum = sum >> 4 ^ table[Int(sum & 15)]
        }
        return ~sum
    }

    /// The remainders of all four-bit values.
    private static let table = (0..<16).map { bits in
        (0..<4).reduce(UInt32(bits)) { sum, _ in sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
}
