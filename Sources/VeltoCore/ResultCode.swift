/// The result of a call, as numbered by the C interface.
///
/// 0 is success, negative numbers are failures, and positive numbers are successes with additional information. It is a
/// structure instead of an enumeration, so that new codes do not break a `switch` in programs.
public struct ResultCode: RawRepresentable, Hashable, Sendable {
    /// The number in the C interface.
    public let rawValue: Int32

    /// Creates a code from a number of the C interface.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}
