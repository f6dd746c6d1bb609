/// The attribute handle of a characteristic's value.
///
/// It identifies the characteristic on a peer, since two characteristics may share a UUID.
public struct ValueHandle: RawRepresentable, Hashable, Sendable {
    /// The number in the peer's attribute table; never 0 for a characteristic.
    public let rawValue: UInt16

    /// Creates a handle from a number.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }
}

extension ValueHandle: ExpressibleByIntegerLiteral {
    /// Creates a handle from a literal.
    public init(integerLiteral value: UInt16) {
        rawValue = value
    }
}

extension ValueHandle: Comparable {
    /// Orders handles as in the peer's attribute table.
    public static func < (left: ValueHandle, right: ValueHandle) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension ValueHandle: CustomStringConvertible {
    /// The number in decimal notation.
    public var description: String { "\(rawValue)" }
}
