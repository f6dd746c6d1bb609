/// The CRC-16 of legacy init packets: CCITT, polynomial 0x1021, initial value 0xFFFF, not reflected.
package enum CRC16 {
    /// Returns the checksum of bytes.
    package static func checksum(_ bytes: [UInt8]) -> UInt16 {
        bytes.reduce(0xFFFF) { crc, byte in
            var crc = crc ^ UInt16(byte) << 8
            for _ in 0..<8 { crc = crc & 0x8000 != 0 ? crc << 1 ^ 0x1021 : crc << 1 }
            return crc
        }
    }
}

/// The SHA-256 hash (FIPS 180-4), which init packets contain for their images.
package enum SHA256 {
    private static let start: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]

    /// Returns the 32-byte hash.
    package static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var state = start
        var words = [UInt32](repeating: 0, count: 64)
        let whole = bytes.count / 64 * 64
        for block in stride(from: 0, to: whole, by: 64) { mix(bytes[block..<block + 64], into: &state, &words) }
        let tail = padded(bytes[whole...], count: bytes.count)
        for block in stride(from: 0, to: tail.count, by: 64) { mix(tail[block..<block + 64], into: &state, &words) }
        return state.flatMap { bigEndian($0) }
    }

    /// Returns the padded end of the message: the last bytes, a 1 bit, zeros, and the length in bits.
    private static func padded(_ rest: ArraySlice<UInt8>, count: Int) -> [UInt8] {
        let zeros = (119 - rest.count) % 64
        let bits = UInt64(count) &* 8
        var padded = Array(rest)
        padded.append(0x80)
        padded.append(contentsOf: repeatElement(0, count: zeros))
        padded += bigEndian(UInt32(bits >> 32))
        padded += bigEndian(UInt32(truncatingIfNeeded: bits))
        return padded
    }

    private static func bigEndian(_ word: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32], _ words: inout [UInt32]) {
        for index in 0..<16 {
            let first = block.startIndex + 4 * index
            words[index] = block[first..<first + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (a, b) = (words[index - 15], words[index - 2])
            words[index] =
                words[index - 16] &+ words[index - 7] &+ (turn(a, 7) ^ turn(a, 18) ^ a >> 3)
                &+ (turn(b, 17) ^ turn(b, 19) ^ b >> 10)
        }
        var next = state
        for index in 0..<64 { step(&next, constants[index] &+ words[index]) }
        for index in 0..<8 { state[index] &+= next[index] }
    }

    private static func step(_ s: inout [UInt32], _ word: UInt32) {
        let choice = s[4] & s[5] ^ ~s[4] & s[6]
        let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
        let first = s[7] &+ (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) &+ choice &+ word
        let second = (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) &+ majority
        for index in (1..<8).reversed() { s[index] = s[index - 1] }
        s[4] &+= first
        s[0] = first &+ second
    }

    private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
}
