public import VeltoBluetooth
public import VeltoCore
public import VeltoMotion

/// An action requested by a session.
public enum SessionAction: Hashable, Sendable {
    /// Subscribe to notifications; `isStream` marks a characteristic that carries only a stream of values.
    case subscribe(to: ValueHandle, isStream: Bool, as: SessionRequest)
    /// End notifications.
    case unsubscribe(from: ValueHandle, as: SessionRequest)
    /// Read a value.
    case read(ValueHandle, as: SessionRequest)
    /// Write a value.
    case write([UInt8], to: ValueHandle, WriteKind, as: SessionRequest)
    /// Prepare for many writes without response to a characteristic that accepts no other writes.
    case openWriter(to: ValueHandle)
    /// Cancel a read or write that was not sent yet.
    ///
    /// It then never completes.
    case withdraw(SessionRequest)
    /// Pair with the device.
    case pair(as: SessionRequest)
    /// Cancel the pairing.
    case cancelPairing
    /// Call `timerFired` at that time; nil for never.
    case setDeadline(Timestamp?)
    /// Publish an event that occurred at that time; nil is the time of publication.
    case event(DeviceEvent, at: Timestamp?)
    /// Publish an event of a device part that occurred at that time; nil is the time of publication.
    indirect case partEvent(DeviceEvent, about: PartID, at: Timestamp?)
    /// Store and publish the details of the device.
    indirect case describe(DeviceDetails, at: Timestamp?)
    /// Keep the bias of the gyroscope for the next link.
    indirect case keepBias(GyroscopeBias)
    /// Write a line to the log.
    case log(Log.Class, String)
    /// Replace the list of signals.
    case signals([SignalDescription])
    /// Update the descriptions of part signals by key.
    case partSignals([SignalDescription])
    /// End the streams of signals with an error, without stopping them in the session.
    case endStreams(of: [String], VeltoError)
    /// Make the handles of parts stale.
    case endParts([PartID])
    /// The device is ready: the connect operation succeeds.
    case ready
    /// The link has failed: end it and report the error.
    case fail(VeltoError)
    /// Report the progress of a command's operation.
    indirect case progress(OperationProgress, of: SessionOperation)
    /// End a command's operation.
    case finish(SessionOperation, Result<[UInt8], VeltoError>)
}

/// Collects the actions and the motion of a session.
///
/// Motion goes straight to the poller. Actions are performed after the session returns.
public struct SessionOutput {
    /// The queue of the device's motion.
    public let motion: MotionQueue
    /// Requests turns on the loop, even from the threads of the session's executor; nil without a loop.
    public var turns: TurnSignal?
    /// The context's clock; nil without a context.
    public var clock: TimeSource?
    private var actions: [SessionAction] = []
    /// The index of the oldest remaining action.
    private var oldest = 0
    private var shown: (any SessionState)?
    private var hasChangedRecord = false

    /// Whether there is no action and no new state.
    ///
    /// Stored, since it is read for each packet: computing it would copy the whole output.
    public private(set) var isEmpty = true

    /// Creates an empty output.
    public init(motion: MotionQueue) {
        self.motion = motion
    }

    /// Returns the UTC time of a moment on the context's clock; nil without a clock.
    public func utc(at time: Timestamp) -> UTCTime? { clock?.utc(at: time) }

    /// Removes and returns the oldest action.
    ///
    /// The memory is kept, so that events at the packet rate allocate nothing.
    public mutating func takeAction() -> SessionAction? {
        defer { settle() }
        guard oldest < actions.count else {
            actions.removeAll(keepingCapacity: true)
            oldest = 0
            return nil
        }
        oldest += 1
        return actions[oldest - 1]
    }

    /// Removes and returns all actions.
    public mutating func takeActions() -> [SessionAction] {
        var taken: [SessionAction] = []
        while let action = takeAction() { taken.append(action) }
        return taken
    }

    /// Removes and returns the new state of the device; nil for none.
    public mutating func takeState() -> (any SessionState)? {
        defer {
            shown = nil
            settle()
        }
        return shown
    }

    /// Returns whether the family's record has changed since the last call.
    public mutating func takeRecordChange() -> Bool {
        defer {
            hasChangedRecord = false
            settle()
        }
        return hasChangedRecord
    }

    private mutating func add(_ action: SessionAction) {
        actions.append(action)
        isEmpty = false
    }

    private mutating func settle() {
        isEmpty = oldest == actions.count && shown == nil && !hasChangedRecord
    }

    /// Whether published motion is used.
    ///
    /// If not, motion need not be computed.
    public var wantsMotion: Bool { motion.isOpen }

    /// Publishes motion; the frame is unchanged.
    @inlinable
    public func publish(_ frame: inout MotionFrame) {
        motion.publish(&frame)
    }

    /// Feeds a frame of a signal, with a raw value for each channel.
    ///
    /// `timestamp` is the time of measurement on the context's clock, and `arrival` that of the notification; nil is
    /// the same time. A frame that does not fit the signal counts as lost.
    @inlinable
    public func sample<Value: SampleValue>(
        _ feed: SampleFeed, _ values: Span<Value>, at timestamp: Timestamp, arrival: Timestamp? = nil, tick: UInt32 = 0
    ) {
        unsafe feed.append(values.bytes, Value.format, at: timestamp, arrival: arrival ?? timestamp, tick: tick)
    }

    /// Feeds frames of a signal in packet layout: little-endian numbers of that format, one for each channel.
    ///
    /// Frames that do not fit the signal or the packet count as lost.
    @inlinable
    public func samples(
        _ feed: SampleFeed, _ run: SampleRun, in packet: RawSpan, _ format: SampleFormat, arrival: Timestamp
    ) {
        feed.feed(run, in: packet, format, arrival: arrival)
    }

    /// Reports lost frames, counted by the device or estimated from rate and time.
    ///
    /// The next frame's sequence number skips them.
    @inlinable
    public func lost(_ count: UInt64, of feed: SampleFeed, isEstimate: Bool) {
        feed.lose(count, isEstimate: isEstimate)
    }

    /// Sets the configuration of a feed: frames per second, and the LSB of each channel in its native unit.
    ///
    /// Later frames are converted accordingly. Nil leaves the rate unknown, and the scales unchanged.
    public func configure(_ feed: SampleFeed, rate: Double? = nil, scales: [Double]? = nil) {
        feed.configure(rate: rate, scales: scales)
    }

    /// Replaces the list of signals, before `ready` and at each change.
    public mutating func setSignals(_ signals: [SignalDescription]) {
        add(.signals(signals))
    }

    /// Updates the descriptions of part signals by key.
    ///
    /// Their identifiers are final once the device has numbered the parts.
    public mutating func describe(_ signals: [SignalDescription]) {
        if !signals.isEmpty { add(.partSignals(signals)) }
    }

    /// Subscribes to notifications; `isStream` promises that the characteristic carries only a stream of values.
    public mutating func subscribe(to characteristic: ValueHandle, isStream: Bool = false, as request: SessionRequest) {
        add(.subscribe(to: characteristic, isStream: isStream, as: request))
    }

    /// Ends notifications for the session.
    ///
    /// Notifications for others may continue.
    public mutating func unsubscribe(from characteristic: ValueHandle, as request: SessionRequest) {
        add(.unsubscribe(from: characteristic, as: request))
    }

    /// Reads a value.
    public mutating func read(_ characteristic: ValueHandle, as request: SessionRequest) {
        add(.read(characteristic, as: request))
    }

    /// Writes a value.
    public mutating func write(
        _ bytes: [UInt8], to characteristic: ValueHandle, _ kind: WriteKind, as request: SessionRequest
    ) {
        add(.write(bytes, to: characteristic, kind, as: request))
    }

    /// Prepares for many writes without response to a characteristic that accepts no other writes.
    public mutating func openWriter(to characteristic: ValueHandle) {
        add(.openWriter(to: characteristic))
    }

    /// Cancels a read or write if it was not sent yet.
    ///
    /// `completed` is not called for it in either case.
    public mutating func withdraw(_ request: SessionRequest) {
        add(.withdraw(request))
    }

    /// Pairs with the device.
    ///
    /// The request ends when the bond exists, at once if it already does.
    ///
    /// The context's pairing policy answers requests of the device within a minute.
    public mutating func pair(as request: SessionRequest) {
        add(.pair(as: request))
    }

    /// Cancels the pairing: its request ends with `cancelled`.
    public mutating func cancelPairing() {
        add(.cancelPairing)
    }

    /// Sets the single deadline of the session; nil for none.
    public mutating func setDeadline(_ time: Timestamp?) {
        add(.setDeadline(time))
    }

    /// Publishes an event to the program.
    ///
    /// `time` is the arrival of the event's packet, or the deadline that caused it. Nil is the time of publication, for
    /// events at the end of a request.
    public mutating func tell(_ event: DeviceEvent, at time: Timestamp?) {
        add(.event(event, at: time))
    }

    /// Publishes an event of a device part to the program.
    public mutating func tell(_ event: DeviceEvent, about part: PartID, at time: Timestamp?) {
        add(.partEvent(event, about: part, at: time))
    }

    /// Stores the details of the device, and publishes `DeviceEvent.detailsRead`.
    public mutating func describe(_ details: DeviceDetails, at time: Timestamp?) {
        add(.describe(details, at: time))
    }

    /// Publishes the state of the device for the family's own interface, replacing the previous one.
    public mutating func show(_ state: any SessionState) {
        shown = state
        isEmpty = false
    }

    /// Shows the accuracy of the gyroscope's bias, publishes the change, and saves a bias that is worth keeping.
    public mutating func report(_ news: GyroscopeNews, at time: Timestamp?) {
        motion.setGyroscope(news.current, hasRested: news.hasRested)
        if news.current != news.previous {
            let bias = news.bias
            tell(
                .gyroscopeCalibrated(
                    news.current, previous: news.previous, biasX: bias.value.x, biasY: bias.value.y,
                    biasZ: bias.value.z, deviation: bias.deviation), at: time)
        }
        if news.isWorthKeeping { add(.keepBias(news.bias)) }
    }

    /// Writes a line to the log.
    public mutating func log(_ kind: Log.Class, _ text: String) {
        add(.log(kind, text))
    }

    /// Ends the streams of signals that the session has stopped on the device.
    public mutating func endStreams(of signals: [String], _ error: VeltoError) {
        if !signals.isEmpty { add(.endStreams(of: signals, error)) }
    }

    /// Ends parts of the device that no longer exist: their handles become stale.
    public mutating func endParts(_ parts: [PartID]) {
        if !parts.isEmpty { add(.endParts(parts)) }
    }

    /// Reports the device as ready.
    public mutating func ready() {
        add(.ready)
    }

    /// Saves the changed record of the family.
    public mutating func saveRecord() {
        hasChangedRecord = true
        isEmpty = false
    }

    /// Reports the link as failed.
    public mutating func fail(_ error: VeltoError) {
        add(.fail(error))
    }

    /// Reports the progress of a command's operation.
    ///
    /// The kit measures the rate.
    ///
    /// Report at every step: the kit limits the published events.
    public mutating func report(_ progress: OperationProgress, of operation: SessionOperation) {
        add(.progress(progress, of: operation))
    }

    /// Ends a command's operation.
    public mutating func finish(_ operation: SessionOperation, _ result: Result<[UInt8], VeltoError>) {
        add(.finish(operation, result))
    }
}
