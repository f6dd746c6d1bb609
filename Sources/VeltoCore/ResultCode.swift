/// The outcome of a call, as the C interface numbers it: 0 is success, negative numbers are failures and positive ones
/// successes with a footnote.
///
/// A structure instead of an enumeration, so that new codes do not break programs that switch over it.
public struct ResultCode: RawRepresentable, Hashable, Sendable {
    /// The number used by the C interface.
    public let rawValue: Int32

    /// Creates a code from a number of the C interface.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}
