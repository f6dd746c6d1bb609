public import VeltoCore

/// The conversation of one device family with one connected peer, as a plain value: events in, actions out.
///
/// A session does no input or output, reads no clock and holds no lock. Notifications do not pass through it: they go
/// straight to the family's receiver.
public protocol DeviceSession {
    /// Services are known: a new link begins.
    mutating func linkReady(_ table: GATTTable) -> [SessionAction]

    /// An action that carried this token ended.
    mutating func completed(_ token: Int, _ result: Result<[UInt8], VeltoError>) -> [SessionAction]

    /// The link is down: everything that belonged to it is over.
    mutating func linkDown()
}

/// What a session wants done, in order.
public enum SessionAction: Hashable, Sendable {
    /// Ask for notifications.
    case subscribe(handle: ValueHandle, isStream: Bool, token: Int)
    /// Read a value.
    case read(handle: ValueHandle, token: Int)
    /// Write a value.
    case write(handle: ValueHandle, bytes: [UInt8], kind: WriteKind, token: Int)
    /// The device can be used: the connect operation is done.
    case ready
    /// This link is of no use: let it go and report the error.
    case fail(VeltoError)
}
