public import VeltoBluetooth
public import VeltoCore
public import VeltoMotion
public import VeltoWearable

/// An event, as a flat value.
public struct Event: Sendable {
    /// The kind of event and its data.
    public enum Payload: Sendable {
        /// An adapter appeared, changed or disappeared.
        case adapterChanged(isPresent: Bool, isPowered: Bool, isUsable: Bool, identifier: ShortText)
        /// The adapter refused a link.
        ///
        /// `limit` is its maximum number of links, or 0 if it exceeds the known one.
        case linkLimitChanged(limit: Int, waiting: Int)
        /// Discovery runs.
        case scanStarted
        /// Discovery ended; the event's result is the reason.
        case scanStopped
        /// A device was seen for the first time, or again after it was forgotten.
        case deviceFound(rssi: Int8?, isLikely: Bool)
        /// A device was forgotten, and its handle is stale.
        case deviceForgotten
        /// Several likely devices are in range, and the program must choose.
        case choiceNeeded(candidates: Int)
        /// The state of a link changed.
        case linkChanged(previous: LinkState, current: LinkState, reason: DownReason)
        /// A device is ready.
        case deviceConnected(linkSerial: UInt32)
        /// A ready device was disconnected.
        case deviceDisconnected(reason: DownReason, willReconnect: Bool)
        /// An attempt to connect failed; the event's result is the reason.
        case connectFailed(attempts: UInt32, willRetry: Bool)
        /// A device requires a pairing action.
        ///
        /// `enteredDigits` of the passkey have been entered on the device so far.
        case pairingRequested(kind: PairingRequest.Kind, passkey: UInt32, enteredDigits: Int)
        /// A device changed its services while its link is up.
        ///
        /// `generation` is the new number of its table.
        case servicesChanged(generation: UInt32)
        /// Notifications ended while the link is up; the event's result is the reason. The event's subscription is nil
        /// if the notifications were those of the device's family.
        case subscriptionEnded(characteristic: ValueHandle)
        /// Values wait in the event's subscription, which was empty.
        case valuesReady(characteristic: ValueHandle)
        /// The list of signals of a connected device changed.
        case signalsChanged
        /// A stream ended without a request; the event's result is the reason.
        case streamEnded
        /// The event's stream drops frames that were not read in time.
        ///
        /// Reported for the first loss since its reader had caught up.
        case streamOverflow
        /// A frame waits in the event's stream, which was empty.
        case samplesReady
        /// An operation ended; the event's result is its outcome.
        case operationDone(Context.Operation.Kind)
        /// A button, one bit of `GameInput.buttonsDown`, was pressed or released.
        case button(UInt32, isDown: Bool, pressCount: UInt32, releaseCount: UInt32)
        /// The rate mode changed.
        case rateModeChanged(previous: RateMode, current: RateMode, interval: Double)
        /// The player index of a device changed.
        case playerChanged(previous: Int?, current: Int?)
        /// Calibration was performed, loaded or cleared.
        case calibrated(isCalibrated: Bool)
        /// An event published by the session of the device's family.
        case device(DeviceEvent)
        /// Gestures occurred in a poll; `throwPower` belongs to a throw among them.
        case gesture(GameInput.Gestures, throwPower: Double)
        /// The hand was pulled back; a thrust now throws.
        case gesturePrimed
        /// The device moved in a poll: direction and velocity of the gamepad view, and the position.
        case moved(direction: Double, velocity: Double, x: Double, y: Double)
        /// The player should be asked to calibrate.
        case calibrationWanted
        /// The event's operation made progress.
        case progress(OperationProgress)
        /// The disk of a session store is too slow or too full, or has caught up; the event's result is the reason.
        case storeNoticed(StoreNotice)
        /// A connected device has stopped or resumed sending a signal that a session records.
        case trackSilent(session: UInt64, isSilent: Bool)
        /// A session of a store ended without a request of the program.
        case sessionEnded(session: UInt64)
        /// This queue overflowed: the number of lost events and their classes.
        case dropped(classes: EventClasses, continuous: UInt64, other: UInt64)
    }

    /// The kind of event and its data.
    public var payload: Payload
    /// The result, for events that have one.
    public var result = ResultCode.ok
    /// The device's handle; null for none.
    package var deviceHandle = ObjectHandle.null
    /// The operation's handle; null for none.
    package var operationHandle = ObjectHandle.null
    /// The handle of the subscription or stream, or of an object created by the operation; null for none.
    package var objectHandle = ObjectHandle.null
    /// The program's user data of the device.
    public var userData: UInt64 = 0
    /// The time of the event, on the context's clock.
    public var time = Timestamp.zero
    /// The number of the event in the queue, starting at 1; gaps are losses.
    public var sequence: UInt64 = 0

    /// Creates an event.
    public init(_ payload: Payload) {
        self.payload = payload
    }

    /// Creates the event for the end of an operation, with the error of a failed one.
    init(endOf operation: Context.Operation, _ error: VeltoError?, at time: Timestamp) {
        self.init(.operationDone(operation.kind))
        (operationHandle, deviceHandle, objectHandle) = (operation.handle, operation.device, operation.object)
        if let error { result = error.code }
        self.time = time
    }

    /// The device concerned; nil for none and for a forgotten device.
    public var device: Device? {
        HandleTable.shared.device(deviceHandle)
    }

    /// The operation concerned; nil for none and for an operation that ended long ago.
    public var operation: Context.Operation? {
        try? HandleTable.shared.resolve(operationHandle, .operation, as: Context.Operation.self)
    }

    /// The subscription concerned; nil for none and for a destroyed one.
    public var subscription: Subscription? {
        try? HandleTable.shared.resolve(objectHandle, .subscription, as: Subscription.self)
    }
}

extension Event {
    /// The stream concerned; nil for none and for a destroyed one.
    public var stream: SampleStream? {
        try? HandleTable.shared.resolve(objectHandle, .stream, as: SampleStream.self)
    }
}

/// A set of event classes.
public struct EventClasses: OptionSet, Hashable, Sendable {
    /// One bit per class, numbered as in the C interface.
    public let rawValue: UInt64

    /// Creates a set from bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The classes that occur at the packet rate.
    ///
    /// They are off until a mask includes them.
    public static let continuous = Self(rawValue: 0xFFFF_FFFF << 32)
    /// All classes except the continuous ones.
    public static let standard = Self(rawValue: 0xFFFF_FFFF)
}
