/// A Bluetooth UUID: 128 bits, most significant first (RFC 4122 order).
public struct BluetoothUUID: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// The lower part of the Bluetooth Base UUID (Bluetooth Core, Vol 3, Part B, 2.5.1).
    private static let baseHigh: UInt64 = 0x0000_0000_0000_1000
    private static let baseLow: UInt64 = 0x8000_0080_5F9B_34FB

    /// Creates the UUID of a 16- or 32-bit number assigned by the Bluetooth SIG.
    public init(assigned number: UInt32) {
        self.init(high: UInt64(number) << 32 | Self.baseHigh, low: Self.baseLow)
    }

    /// Creates a UUID from two halves, such as `6E400001-B5A3-F393` and `E0A9-E50E24DCCA9E`.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Creates a UUID from sixteen bytes in RFC 4122 order; returns nil for any other count.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        self.init(
            high: bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) },
            low: bytes[8...].reduce(0) { $0 << 8 | UInt64($1) })
    }

    /// Parses a UUID with or without hyphens, regardless of case, or a number of 4 or 8 hexadecimal digits.
    public init?(_ text: String) {
        let digits = text.utf8.filter { $0 != UInt8(ascii: "-") }.map(\.hexadecimalValue)
        guard !digits.contains(nil) else { return nil }
        let values = digits.compactMap { $0 }
        switch values.count {
        case 4, 8:
            self.init(assigned: values.reduce(0) { $0 << 4 | UInt32($1) })
        case 32:
            self.init(
                high: values[..<16].reduce(0) { $0 << 4 | UInt64($1) },
                low: values[16...].reduce(0) { $0 << 4 | UInt64($1) })
        default:
            return nil
        }
    }

    /// The sixteen bytes in RFC 4122 order.
    public var bytes: [UInt8] {
        [high, low].flatMap { half in
            stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: half >> UInt64($0)) }
        }
    }
}

extension BluetoothUUID: CustomStringConvertible {
    /// The canonical text, in lowercase.
    public var description: String {
        let digits = bytes.flatMap { [$0 >> 4, $0 & 15] }.map { String($0, radix: 16) }
        let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
        return groups.map { digits[$0].joined() }.joined(separator: "-")
    }
}

extension UInt8 {
    fileprivate var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
