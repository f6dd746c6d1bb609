/// How a link is used that the program requests: a command that a session gets before it begins.
public struct LinkOptions: SessionCommand, Hashable {
    /// Whether notifications that another program has left on stay on, for devices that keep them.
    public var keepsSubscriptions = false

    /// The usual ones.
    public init() {}
}
