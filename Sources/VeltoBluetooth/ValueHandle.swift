/// The attribute handle of a characteristic's value.
///
/// It identifies the characteristic on one peer, since two may share a UUID.
public struct ValueHandle: RawRepresentable, Hashable, Sendable {
    /// The number in the peer's attribute table; 0 is never one.
    public let rawValue: UInt16

    /// Creates the value from a number.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }
}

extension ValueHandle: ExpressibleByIntegerLiteral {
    /// Creates the value from a literal.
    public init(integerLiteral value: UInt16) {
        rawValue = value
    }
}

extension ValueHandle: Comparable {
    /// Orders by the number, as the peer's attribute table does.
    public static func < (left: ValueHandle, right: ValueHandle) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension ValueHandle: CustomStringConvertible {
    /// The number in decimal.
    public var description: String { "\(rawValue)" }
}
