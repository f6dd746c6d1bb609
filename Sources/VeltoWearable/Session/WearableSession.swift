public import VeltoBluetooth
public import VeltoCore

/// A session with a device across its links: events in, actions out.
///
/// A class with value state. It performs no I/O, reads no clock and takes no lock. It runs on the loop, or under the
/// lock of a device fed by the program.
public protocol WearableSession: AnyObject {
    /// Called after service discovery: on a new link, or when the device has changed its services.
    func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput)

    /// Processes a notified value.
    ///
    /// This is the hot path: the reader is borrowed for the call, and nothing may be allocated.
    func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput)

    /// Handles the result of a request.
    ///
    /// Reads return the value.
    func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput)

    /// Called when the session's deadline has passed.
    ///
    /// A session whose device must not fall silent sets a deadline; no other mechanism ends a silent link.
    func timerFired(at time: Timestamp, _ out: inout SessionOutput)

    /// Performs a command of the program, or a `SignalCommand`.
    ///
    /// The session must end its operation.
    func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput)

    /// Handles a command or read that was cancelled.
    ///
    /// Work in progress may end or continue.
    func cancelled(_ operation: SessionOperation, _ out: inout SessionOutput)

    /// Records the route of a characteristic's notifications.
    func routeKnown(_ characteristic: ValueHandle, _ route: NotificationRoute, _ out: inout SessionOutput)

    /// Requests the last actions before the link is released or the device gets another family.
    ///
    /// An earlier deadline is void. Pending requests and a new deadline delay the release for at most half a second.
    func goodbye(_ out: inout SessionOutput)

    /// Handles the end of the link.
    ///
    /// Pending requests are void, and the next link starts from scratch.
    func linkDown(_ out: inout SessionOutput)

    /// Restarts decoding: the next value is decoded as if it were the first.
    ///
    /// The link and held buttons stay.
    func restart(_ out: inout SessionOutput)

    /// Runs a turn requested by `SessionOutput.turns`.
    ///
    /// After the end of the link, turns continue until no more are requested.
    func turn(at time: Timestamp, _ out: inout SessionOutput)
}

extension WearableSession {
    /// Does nothing: the session sets no deadline.
    public func timerFired(at time: Timestamp, _ out: inout SessionOutput) {}

    /// Throws: the family has no commands.
    public func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        out.finish(
            operation, .failure(VeltoError(.unsupported, "the device's family has no command \(type(of: command))")))
    }

    /// Does nothing: commands continue.
    public func cancelled(_ operation: SessionOperation, _ out: inout SessionOutput) {}

    /// Does nothing: copies of a value are harmless.
    public func routeKnown(_ characteristic: ValueHandle, _ route: NotificationRoute, _ out: inout SessionOutput) {}

    /// Does nothing: the device needs no goodbye.
    public func goodbye(_ out: inout SessionOutput) {}

    /// Does nothing; the session decodes each value by itself.
    public func restart(_ out: inout SessionOutput) {}

    /// Does nothing: the session requests no turn.
    public func turn(at time: Timestamp, _ out: inout SessionOutput) {}
}

/// The name of a session's request, which identifies late completions.
public struct SessionRequest: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The name.
    public let name: String

    /// Creates a name.
    public init(stringLiteral name: String) {
        self.name = name
    }
}

/// An operation of the program that a session must end.
public struct SessionOperation: Hashable, Sendable {
    /// The operation's handle.
    package let handle: ObjectHandle

    /// Creates an operation from its handle.
    package init(_ handle: ObjectHandle) {
        self.handle = handle
    }
}

/// A family command.
///
/// It is typed inside the family's module, and opaque elsewhere.
public protocol SessionCommand: Sendable {
    /// The part created by the command; nil for none.
    ///
    /// It ends if the command fails.
    var createdPart: PartID? { get }
}

extension SessionCommand {
    /// None.
    public var createdPart: PartID? { nil }
}
