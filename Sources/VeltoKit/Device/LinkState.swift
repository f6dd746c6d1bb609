/// The state of a link.
public enum LinkState: Sendable {
    /// There is no link.
    case none
    /// The device is being connected.
    case connecting
    /// The link is up.
    ///
    /// Services are being discovered and the device is being initialized.
    case discovering
    /// The device is ready.
    case ready
    /// The link is being closed.
    case closing
}

/// Whether a lost link is re-established.
public enum ReconnectPolicy: Sendable {
    /// Never.
    case never
    /// After every loss, until the program disconnects the device.
    case automatic
}
