/// The link options that the program requests; a session gets them as a command before it begins.
public struct LinkOptions: SessionCommand, Hashable {
    /// Whether notifications that another program has left on stay on, for devices that keep them.
    public var keepsSubscriptions = false
    /// The longest time to wait for the turn of the device, if the adapter carries no more links, up to a week; the timeout does not count it.
    ///
    /// Zero waits as long as the timeout.
    public var turnTimeout = Duration.zero

    /// The default options.
    public init() {}
}
