/// The checksums with which bootloaders verify images.
///
/// Source: MetaWear system protocol, 10.4 and 10.5.
enum Checksums {
    /// Computes CRC-16 CCITT with the initial value FFFF.
    static func crc16(_ bytes: [UInt8]) -> UInt16 {
        bytes.reduce(0xFFFF) { sum, byte in
            (0..<8).reduce(sum ^ UInt16(byte) << 8) { sum, _ in sum << 1 ^ (sum & 0x8000 == 0 ? 0 : 0x1021) }
        }
    }

    /// Computes CRC-32 as zlib does.
    static func crc32(_ bytes: [UInt8], after previous: UInt32 = 0) -> UInt32 {
        var sum = ~previous
        for byte in bytes { sum = remainders[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
        return ~sum
    }

    /// The CRC of each byte.
    private static let remainders = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }

    /// Computes SHA-256.
    ///
    /// The constants are the fractions of roots of the first primes. Source: FIPS 180-4, 6.2.
    static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var state = fractions(8) { $0.squareRoot() }
        let padding = (119 - bytes.count % 64) % 64
        let message =
            bytes + [0x80] + [UInt8](repeating: 0, count: padding)
            + (UInt64(bytes.count) * 8).littleEndianBytes.reversed()
        for start in stride(from: 0, to: message.count, by: 64) {
            mix(&state, message[start..<start + 64])
        }
        return state.flatMap { $0.littleEndianBytes.reversed() }
    }

    private static let constants = fractions(64, cubeRoot)

    private static func mix(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
            let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var v = state
        for index in 0..<64 {
            let sum = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)
            let choice = v[4] & v[5] ^ ~v[4] & v[6]
            let first = v[7] &+ sum &+ choice &+ constants[index] &+ words[index]
            let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
            let second = (turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)) &+ majority
            v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
        }
        for index in 0..<8 { state[index] &+= v[index] }
    }

    private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

    /// Returns the first 32 bits of the fractions of roots of the first primes.
    private static func fractions(_ count: Int, _ root: (Double) -> Double) -> [UInt32] {
        var primes: [Int] = []
        var number = 2
        while primes.count < count {
            if !primes.contains(where: { number % $0 == 0 }) { primes.append(number) }
            number += 1
        }
        return primes.map { prime in
            let value = root(Double(prime))
            return UInt32((value - value.rounded(.down)) * 0x1p32)
        }
    }

    /// Computes a cube root by Newton's method, which doubles the digits with each step.
    private static func cubeRoot(_ number: Double) -> Double {
        (0..<60).reduce(number / 2) { root, _ in root - (root * root * root - number) / (3 * root * root) }
    }
}
