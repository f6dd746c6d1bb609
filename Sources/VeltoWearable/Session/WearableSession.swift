public import VeltoBluetooth
public import VeltoCore

/// A session with one device across its links: events go in, actions come out.
///
/// A class over value state. It performs no I/O, reads no clock and takes no lock; it runs on the loop, or, for a device
/// that the program feeds, under that device's own lock.
public protocol WearableSession: AnyObject {
    /// Called when services are known: on a new link, or after the device has changed them.
    func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput)

    /// Receives a notified value. The hot path: the reader is borrowed for the call, and nothing may be allocated.
    func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput)

    /// Receives the outcome of a request; reads carry the value.
    func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput)

    /// Called when the session's deadline has passed.
    ///
    /// A session whose device must not fall silent sets one; nothing else gives a silent link up.
    func timerFired(at time: Timestamp, _ out: inout SessionOutput)

    /// Performs a command of the program, or a `SignalCommand`; the session ends the operation that came with it.
    func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput)

    /// The program waits no longer for a command or a reading; what it has begun may end, or go on.
    func cancelled(_ operation: SessionOperation, _ out: inout SessionOutput)

    /// Learns the route by which notifications of a characteristic arrive.
    func routeKnown(_ characteristic: ValueHandle, _ route: NotificationRoute, _ out: inout SessionOutput)

    /// Requests the last actions before the link is released, or the device gets another family.
    ///
    /// An earlier deadline is void. Requests that are pending and a deadline that is set hold the release up, for at most
    /// half a second.
    func goodbye(_ out: inout SessionOutput)

    /// Handles the end of the link: pending requests are void, and the next link starts from scratch.
    func linkDown(_ out: inout SessionOutput)

    /// Restarts decoding: the next value is decoded as if it were the first. The link and held buttons stay.
    func restart(_ out: inout SessionOutput)

    /// Runs a turn requested by `SessionOutput.turns`; after the end of the link turns continue until no more
    /// are requested.
    func turn(at time: Timestamp, _ out: inout SessionOutput)
}

extension WearableSession {
    /// Does nothing: the session sets no deadline.
    public func timerFired(at time: Timestamp, _ out: inout SessionOutput) {}

    /// Refuses: the family has no commands.
    public func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        out.finish(
            operation, .failure(VeltoError(.unsupported, "the device's family has no command \(type(of: command))")))
    }

    /// Does nothing: commands go on.
    public func cancelled(_ operation: SessionOperation, _ out: inout SessionOutput) {}

    /// Does nothing: a copy of a value does no harm.
    public func routeKnown(_ characteristic: ValueHandle, _ route: NotificationRoute, _ out: inout SessionOutput) {}

    /// Does nothing: the device needs no goodbye.
    public func goodbye(_ out: inout SessionOutput) {}

    /// Does nothing; the session decodes each value by itself.
    public func restart(_ out: inout SessionOutput) {}

    /// Does nothing: the session requests no turn.
    public func turn(at time: Timestamp, _ out: inout SessionOutput) {}
}

/// The name of a session's request, by which late completions are recognized.
public struct SessionRequest: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The name.
    public let name: String

    /// Wraps a name.
    public init(stringLiteral name: String) {
        self.name = name
    }
}

/// An operation of the program that a session is to end.
public struct SessionOperation: Hashable, Sendable {
    /// The operation's handle.
    package let handle: ObjectHandle

    /// Wraps a handle.
    package init(_ handle: ObjectHandle) {
        self.handle = handle
    }
}

/// A command of a family: typed inside of its module, opaque to everyone else.
public protocol SessionCommand: Sendable {
    /// The part that the command creates, which ends if it fails; nil for none.
    var createdPart: PartID? { get }
}

extension SessionCommand {
    /// None.
    public var createdPart: PartID? { nil }
}
