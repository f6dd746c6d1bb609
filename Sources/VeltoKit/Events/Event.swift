public import VeltoBluetooth
public import VeltoCore
public import VeltoMotion
public import VeltoWearable

/// Something that happened, as a flat value.
public struct Event: Sendable {
    /// The kind of event and its data.
    public enum Payload: Sendable {
        /// An adapter appeared, changed or disappeared.
        case adapterChanged(isPresent: Bool, isPowered: Bool, isUsable: Bool, identifier: ShortText)
        /// The adapter refused a link, and carries no more than `limit`; 0 if it carries more than was known.
        case linkLimitChanged(limit: Int, waiting: Int)
        /// Discovery runs.
        case scanStarted
        /// Discovery ended; the event's result is the reason.
        case scanStopped
        /// A device was seen for the first time, or again after it had been forgotten.
        case deviceFound(rssi: Int8?, isLikely: Bool)
        /// A device was forgotten, and its handle is stale.
        case deviceForgotten
        /// Several likely devices are in sight, and the program has to choose.
        case choiceNeeded(candidates: Int)
        /// The state of a link changed.
        case linkChanged(previous: LinkState, current: LinkState, reason: DownReason)
        /// A device is ready.
        case deviceConnected(linkSerial: UInt32)
        /// A device that was ready is gone.
        case deviceDisconnected(reason: DownReason, willReconnect: Bool)
        /// An attempt to connect failed; the event's result is the reason.
        case connectFailed(attempts: UInt32, willRetry: Bool)
        /// A device requires something to be paired, with `enteredDigits` of the passkey entered on it so far.
        case pairingRequested(kind: PairingRequest.Kind, passkey: UInt32, enteredDigits: Int)
        /// A device changed its services while its link is up; the table has that number now.
        case servicesChanged(generation: UInt32)
        /// Notifications ended while the link is up; the event's result is the reason. The event's subscription is nil
        /// if the notifications were those of the device's family.
        case subscriptionEnded(characteristic: ValueHandle)
        /// Values wait in the event's subscription, which had none.
        case valuesReady(characteristic: ValueHandle)
        /// The list of signals of a connected device changed.
        case signalsChanged
        /// A stream ended, but not on request; the event's result is the reason.
        case streamEnded
        /// The event's stream drops frames that were not read in time: the first since its reader had caught up.
        case streamOverflow
        /// A frame waits in the event's stream, which had none.
        case samplesReady
        /// An operation ended; the event's result is its outcome.
        case operationDone(Context.Operation.Kind)
        /// A button, one bit of `GameInput.buttonsDown`, was pressed or released.
        case button(UInt32, isDown: Bool, pressCount: UInt32, releaseCount: UInt32)
        /// The rate mode changed.
        case rateModeChanged(previous: RateMode, current: RateMode, interval: Double)
        /// Records the player index of a device.
        case playerChanged(previous: Int?, current: Int?)
        /// Calibration was taken, loaded or cleared.
        case calibrated(isCalibrated: Bool)
        /// An event of a device, which the session of its family publishes.
        case device(DeviceEvent)
        /// Gestures occurred in a poll; the power is that of a throw among them.
        case gesture(GameInput.Gestures, throwPower: Double)
        /// The hand was pulled back: a thrust would throw.
        case gesturePrimed
        /// The device moved in a poll: the gamepad's view of it, and the position.
        case moved(direction: Double, velocity: Double, x: Double, y: Double)
        /// The player should be prompted to calibrate.
        case calibrationWanted
        /// The event's operation made progress.
        case progress(OperationProgress)
        /// The disk of a store of sessions is too slow or too full, or has caught up; the event's result is the reason.
        case storeNoticed(StoreNotice)
        /// A connected device sends nothing of a signal that a session records, or sends again.
        case trackSilent(session: UInt64, isSilent: Bool)
        /// A session of a store ended without the program's request.
        case sessionEnded(session: UInt64)
        /// This queue overflowed: the number of events lost, and their classes.
        case dropped(classes: EventClasses, continuous: UInt64, other: UInt64)
    }

    /// The kind of event and its data.
    public var payload: Payload
    /// The outcome, for events that have one.
    public var result = ResultCode.ok
    /// The device's handle, null for none.
    package var deviceHandle = ObjectHandle.null
    /// The operation's handle, null for none.
    package var operationHandle = ObjectHandle.null
    /// The handle of the subscription or stream concerned, or of what an operation made; null for none.
    package var objectHandle = ObjectHandle.null
    /// The program's user data of the device.
    public var userData: UInt64 = 0
    /// The time of the event, on the context's clock.
    public var time = Timestamp.zero
    /// The number of the event in the queue, starting at 1; gaps are losses.
    public var sequence: UInt64 = 0

    /// Describes something that happened.
    public init(_ payload: Payload) {
        self.payload = payload
    }

    /// Describes the end of an operation, with its error if it has failed.
    init(endOf operation: Context.Operation, _ error: VeltoError?, at time: Timestamp) {
        self.init(.operationDone(operation.kind))
        (operationHandle, deviceHandle, objectHandle) = (operation.handle, operation.device, operation.object)
        if let error { result = error.code }
        self.time = time
    }

    /// The device concerned, nil for none and for one that is forgotten by now.
    public var device: Device? {
        HandleTable.shared.device(deviceHandle)
    }

    /// The operation concerned, nil for none and for one that ended long ago.
    public var operation: Context.Operation? {
        try? HandleTable.shared.resolve(operationHandle, .operation, as: Context.Operation.self)
    }

    /// The subscription concerned, nil for none and for one that is destroyed by now.
    public var subscription: Subscription? {
        try? HandleTable.shared.resolve(objectHandle, .subscription, as: Subscription.self)
    }
}

extension Event {
    /// The stream concerned, nil for none and for one that is destroyed by now.
    public var stream: SampleStream? {
        try? HandleTable.shared.resolve(objectHandle, .stream, as: SampleStream.self)
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

    /// Kinds that come at the packet rate, and are off until a mask names them.
    public static let continuous = Self(rawValue: 0xFFFF_FFFF << 32)
    /// Everything but the continuous kinds.
    public static let standard = Self(rawValue: 0xFFFF_FFFF)
}
