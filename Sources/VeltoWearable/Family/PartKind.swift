/// A kind of part that the devices of a family have: a logger, or a sequence of commands.
///
/// Open: a family names its own. The number is that of the part's handles.
public struct PartKind: RawRepresentable, Hashable, Sendable {
    /// The numbers that handles reserve for parts.
    package static let range: ClosedRange<UInt8> = 32...127

    /// The number, of 32 to 127.
    public let rawValue: UInt8

    /// Wraps a number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }
}
