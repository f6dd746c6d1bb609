/// How far a link has come.
public enum LinkState: Sendable {
    /// There is no link.
    case none
    /// The device is being called.
    case connecting
    /// The link is up; the device is being asked what it offers, and made ready.
    case discovering
    /// The device can be used.
    case ready
    /// The link is being ended.
    case closing
}

/// Whether a lost link is established again.
public enum ReconnectPolicy: Sendable {
    /// Never.
    case never
    /// As long as the program has asked for the connection and not for its end.
    case automatic
}
