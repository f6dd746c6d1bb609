/// The link options that the program requests; a session gets them as a command before it begins.
public struct LinkOptions: SessionCommand, Hashable {
    /// Whether notifications that another program has left on stay on, for devices that keep them.
    public var keepsSubscriptions = false

    /// The default options.
    public init() {}
}
