public import VeltoBluetooth
public import VeltoCore
public import VeltoMotion

/// Something that happened, as a flat value.
public struct Event: Sendable {
    /// What happened, and to what extent.
    public enum Payload: Sendable {
        /// An adapter appeared, changed or went.
        case adapterChanged(isPresent: Bool, isPowered: Bool, isUsable: Bool)
        /// Discovery runs.
        case scanStarted
        /// Discovery ended; the event's result says whether somebody asked for it.
        case scanStopped
        /// A device was seen for the first time, or again after it had been forgotten.
        case deviceFound(rssi: Int8?, isLikely: Bool)
        /// Several likely devices are in sight, and which of them to take is for the program to say.
        case choiceNeeded(candidates: Int)
        /// The state of a link changed.
        case linkChanged(previous: LinkState, current: LinkState, reason: DownReason)
        /// A device can be used.
        case deviceConnected(linkSerial: UInt32)
        /// A device that could be used is gone.
        case deviceDisconnected(reason: DownReason, willReconnect: Bool)
        /// An attempt to connect failed; the event's result says why.
        case connectFailed(attempts: UInt32, willRetry: Bool)
        /// A device is connected and sends nothing although it was told to; it is told again.
        case silent
        /// A device changed its services while its link is up; the table has that number now.
        case servicesChanged(generation: UInt32)
        /// Notifications ended although the link is up; the event's result says why. The subscription is null where they
        /// were those of the device's family.
        case subscriptionEnded(subscription: ObjectHandle, characteristic: ValueHandle)
        /// Values wait in a subscription that had none.
        case valuesReady(subscription: ObjectHandle, characteristic: ValueHandle)
        /// An operation ended; the event's result is its outcome.
        case operationDone(Operation.Kind)
        /// A button went down or up.
        case button(isDown: Bool, pressCount: UInt32, releaseCount: UInt32)
        /// The interval between packets settled in another class.
        case rateModeChanged(previous: RateMode, current: RateMode, interval: Double)
        /// A device got or lost its place among the players.
        case playerChanged(previous: Int32, current: Int32)
        /// Calibration was taken, loaded or cleared.
        case calibrated(isCalibrated: Bool)
        /// Gestures happened in a poll; the power is that of a throw among them.
        case gesture(GameInput.Gestures, throwPower: Double)
        /// The hand was pulled back: a thrust would throw.
        case gesturePrimed
        /// The device moved in a poll: the gamepad's view of it, and the position.
        case moved(direction: Double, velocity: Double, x: Double, y: Double)
        /// The player should be asked to calibrate.
        case calibrationWanted
        /// A guided calibration went on, or the device moved.
        case calibrationProgress(share: Double, quality: Double, isMoving: Bool)
        /// This queue overflowed: how many events it lost, and of which classes.
        case dropped(classes: EventClasses, continuous: UInt64, other: UInt64)
    }

    /// What happened.
    public var payload: Payload
    /// The outcome, for events that have one.
    public var result = ResultCode.ok
    /// The device's handle, null for none.
    public var device = ObjectHandle.null
    /// The operation's handle, null for none.
    public var operation = ObjectHandle.null
    /// What the program attached to the device.
    public var userData: UInt64 = 0
    /// When it happened, on the context's clock.
    public var time = Timestamp.zero
    /// Counts the events of the queue, starting at 1; gaps are losses.
    public var sequence: UInt64 = 0

    /// Describes something that happened.
    public init(_ payload: Payload) {
        self.payload = payload
    }
}

/// A set of classes of events.
public struct EventClasses: OptionSet, Hashable, Sendable {
    /// One bit per class, as the C interface numbers them.
    public let rawValue: UInt64

    /// Wraps bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Kinds that come at the rate of packets, and are off until a mask names them.
    public static let continuous = Self(rawValue: 0xFFFF_FFFF << 32)
    /// Everything but the continuous kinds.
    public static let standard = Self(rawValue: 0xFFFF_FFFF)
}
