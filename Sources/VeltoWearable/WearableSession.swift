public import VeltoBluetooth
public import VeltoCore
public import VeltoMotion

/// The conversation with one device over its links: what happens comes in, what is to be done goes out.
///
/// A class over value state. It does no input or output, reads no clock and takes no lock; it runs on the loop, or, for a device
/// that the program feeds, under that device's own lock.
public protocol WearableSession: AnyObject {
    /// Services are known: a new link begins, or the device has changed its services.
    func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput)

    /// A value was notified. The hot path: the bytes are borrowed for the call, and nothing may be allocated.
    func received(
        _ characteristic: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp, _ options: MotionOptions,
        _ out: inout SessionOutput)

    /// A request ended; reads carry the value.
    func completed(
        _ request: SessionRequest, _ result: Result<[UInt8], VeltoError>, at time: Timestamp, _ out: inout SessionOutput
    )

    /// The deadline that the session set has passed.
    func timerFired(at time: Timestamp, _ out: inout SessionOutput)

    /// The program has a command of the family for the device; the session ends the operation that came with it.
    func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput)

    /// The link is about to be let go: what is to be done before.
    func goodbye(_ out: inout SessionOutput)

    /// The link is down: what was pending is over, and the next link begins from nothing.
    func linkDown(_ out: inout SessionOutput)

    /// The turn on the loop that was requested by `SessionOutput.turns`; after the link is down turns go on until no one
    /// requests another.
    func turn(_ out: inout SessionOutput)
}

extension WearableSession {
    /// Does nothing: the session sets no deadline.
    public func timerFired(at time: Timestamp, _ out: inout SessionOutput) {}

    /// Refuses: the family has no commands.
    public func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        out.finish(operation, .failure(VeltoError(.unsupported, "the device's family does not know the command")))
    }

    /// Does nothing: the device needs no goodbye.
    public func goodbye(_ out: inout SessionOutput) {}

    /// Does nothing: the session requests no turn.
    public func turn(_ out: inout SessionOutput) {}
}

/// A request of a session by name, so that late answers can be told apart.
public struct SessionRequest: Hashable, Sendable, ExpressibleByStringLiteral {
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
    public let handle: ObjectHandle

    /// Wraps a handle.
    public init(_ handle: ObjectHandle) {
        self.handle = handle
    }
}

/// A command of a family: typed inside of its module, opaque to everyone else.
public protocol SessionCommand: Sendable {}
