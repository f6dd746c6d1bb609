/// Commands that devices of several families know.
public enum DeviceCommand: SessionCommand, Hashable {
    /// Vibrate: seconds to vibrate and to pause in turns, at a strength of 0 to 1.
    case playHaptic([Double], strength: Double)
    /// Read what the device says of itself, its battery included; `SessionEvent.detailsRead` brings it.
    case readDetails
}

/// What a program sets once for all devices of a family, present and future: a command that new sessions get too.
public protocol FamilySettings: SessionCommand {}

/// What a family knows of a connected device: typed inside of its module, opaque to everyone else.
public protocol SessionState: Sendable {}
