/// How far a link has come.
public enum LinkState: Int32, Sendable {
    /// There is no link.
    case none = 0
    /// The device is being called.
    case connecting = 1
    /// The link is up; the device is being asked what it offers, and made ready.
    case discovering = 2
    /// The device can be used.
    case ready = 3
    /// The link is being ended.
    case closing = 4
}

/// Whether a lost link is established again.
public enum ReconnectPolicy: Int32, Sendable {
    /// Never.
    case never = 0
    /// As long as the program has asked for the connection and not for its end.
    case automatic = 1
}

/// Which kind of wearable a device is.
public enum DeviceFamily: Int32, CaseIterable, Sendable {
    /// Not known, or none of ours.
    case unknown = 0
    /// A Triki cap.
    case triki = 1
    /// A TAP wearable.
    case tap = 2
    /// A MetaWear board.
    case metawear = 3
}
