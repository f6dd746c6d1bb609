public import VeltoBluetooth
public import VeltoCore
public import VeltoMotion

/// What a session wants done, in order.
public enum SessionAction: Hashable, Sendable {
    /// Subscribe to notifications; `isStream` marks a characteristic that only ever carries a stream of values.
    case subscribe(to: ValueHandle, isStream: Bool, as: SessionRequest)
    /// Read a value.
    case read(ValueHandle, as: SessionRequest)
    /// Write a value.
    case write([UInt8], to: ValueHandle, WriteKind, as: SessionRequest)
    /// Call `timerFired` at that time and not before; nil for never.
    case setDeadline(Timestamp?)
    /// Tell the program.
    case event(SessionEvent)
    /// The device can be used: the connect operation is done.
    case ready
    /// This link is of no use: let it go and report the error.
    case fail(VeltoError)
    /// End an operation that came with a command.
    case finish(SessionOperation, Result<[UInt8], VeltoError>)
}

/// What a session tells the program.
public enum SessionEvent: Hashable, Sendable {
    /// The device is connected and sends nothing.
    case silent
}

/// Where a session puts what it wants done, and the motion that it reads.
///
/// Motion goes straight to the poller; everything else waits for whoever called the session.
public struct SessionOutput {
    /// Where the device's motion goes.
    public let motion: MotionQueue
    /// How a session gets a turn on the loop, which its executor may request from any thread; nil without a loop.
    public var turns: TurnSignal?
    private var actions: [SessionAction] = []

    /// An output with nothing in it.
    public init(motion: MotionQueue) {
        self.motion = motion
    }

    /// Whether there is nothing to be done.
    public var isEmpty: Bool { actions.isEmpty }

    /// Takes out what is to be done.
    public mutating func takeActions() -> [SessionAction] {
        defer { actions = [] }
        return actions
    }

    /// Publishes motion.
    @inlinable
    public func publish(_ frame: MotionFrame) {
        motion.publish(frame)
    }

    /// Subscribes to notifications; `isStream` promises that the characteristic only ever carries a stream of values.
    public mutating func subscribe(to characteristic: ValueHandle, isStream: Bool = false, as request: SessionRequest) {
        actions.append(.subscribe(to: characteristic, isStream: isStream, as: request))
    }

    /// Reads a value.
    public mutating func read(_ characteristic: ValueHandle, as request: SessionRequest) {
        actions.append(.read(characteristic, as: request))
    }

    /// Writes a value.
    public mutating func write(
        _ bytes: [UInt8], to characteristic: ValueHandle, _ kind: WriteKind, as request: SessionRequest
    ) {
        actions.append(.write(bytes, to: characteristic, kind, as: request))
    }

    /// Sets the one deadline of the session; nil for none.
    public mutating func setDeadline(_ time: Timestamp?) {
        actions.append(.setDeadline(time))
    }

    /// Tells the program.
    public mutating func tell(_ event: SessionEvent) {
        actions.append(.event(event))
    }

    /// The device can be used.
    public mutating func ready() {
        actions.append(.ready)
    }

    /// The link is of no use.
    public mutating func fail(_ error: VeltoError) {
        actions.append(.fail(error))
    }

    /// Ends an operation that came with a command.
    public mutating func finish(_ operation: SessionOperation, _ result: Result<[UInt8], VeltoError>) {
        actions.append(.finish(operation, result))
    }
}
