/// The link options requested by the program.
///
/// A session receives them as a command before it begins.
public struct LinkOptions: SessionCommand, Hashable {
    /// Whether notifications left on by another program stay on, on devices that preserve them.
    public var keepsSubscriptions = false
    /// The turn timeout: the maximum wait for a link if the adapter has no free one, up to a week.
    ///
    /// It is not part of the connection timeout.
    ///
    /// Zero waits as long as the connection timeout.
    public var turnTimeout = Duration.zero

    /// The default options.
    public init() {}
}
