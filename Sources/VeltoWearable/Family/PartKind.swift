/// A kind of device part, such as a logger or a sequence of commands.
///
/// The set is open: families define their own. The number is part of the part's handles.
public struct PartKind: RawRepresentable, Hashable, Sendable {
    /// The numbers that handles reserve for parts.
    package static let range: ClosedRange<UInt8> = 32...127

    /// The number, 32 to 127.
    public let rawValue: UInt8

    /// Creates a kind from its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }
}
