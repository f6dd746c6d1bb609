internal import Synchronization
public import VeltoBluetooth
public import VeltoCore
public import VeltoMotion
public import VeltoWearable

/// A peripheral, connected or not, until it is forgotten or its context ends.
///
/// Any thread, but only one thread at a time may poll.
public final class Device: Sendable {
    /// The maximum number of pending operations of a device.
    private static let operationLimit = 256

    /// The device's handle.
    package let handle: ObjectHandle
    /// A persistent name: `bluez:…`, `sim:…`, `host:…`, `ingest:…`, `virtual:…`.
    public let identifier: String
    /// The motion and buttons of the device.
    public let input: InputChannel
    /// The source of the device's input.
    let source: InputSource
    /// The signals of the device.
    let signalList = SignalList()
    /// The handles of the device's parts.
    let ownParts = OwnedObjects<DevicePart>()
    private let storage = Guarded(DeviceRecord())
    /// Kept outside the record, which would be copied at each start of an operation.
    private let operations = Atomic(0)
    let context: ContextCore

    init(handle: ObjectHandle, identifier: String, source: InputSource, context: ContextCore) {
        self.handle = handle
        self.identifier = identifier
        self.source = source
        self.context = context
        input = InputChannel(
            device: handle, source: source, time: context.time, events: context.events, log: context.log)
    }

    /// Whether the device has no link and the program feeds its packets.
    public var isIngest: Bool { source == .packets }
    /// Whether the device has neither link nor packets and the program supplies its input.
    public var isVirtual: Bool { source == .inputs }

    /// A copy of the device information.
    public var record: DeviceRecord {
        storage.withLock { $0 }
    }

    /// The program running on the device, as last seen.
    public var mode: DeviceMode { record.mode }

    /// Changes the device information.
    func update<Result>(_ change: (inout DeviceRecord) -> Result) -> Result {
        let (result, change) = storage.withLock { record in
            let (family, mode) = (record.family, record.mode)
            let result = change(&record)
            let (isOtherFamily, isOtherMode) = (record.family != family, record.mode != mode)
            if isOtherFamily || isOtherMode {
                let wearable = record.mode == .application ? wearable(record.family) : nil
                input.capabilities = wearable?.capabilities ?? []
                input.use(wearable)
            }
            if isOtherFamily {
                // Parts of another family are meaningless to this one.
                record.inputSettings = InputSettings()
                record.familyRecord = source == .link ? wearable(record.family)?.makeRecord() : nil
            }
            return (result, (isOtherFamily: isOtherFamily, isOther: isOtherFamily || isOtherMode))
        }
        if change.isOther { signalList.replace(with: [], of: self) }
        if change.isOtherFamily {
            endAllParts()
            context.memory.restoreRecord(of: self)
        }
        return result
    }

    func wearable(_ family: DeviceFamily) -> (any Wearable)? {
        context.definition.families[family]
    }

    /// Whether auto-connect may connect the device.
    var isForAutoConnect: Bool {
        let families = context.definition.autoConnectFamilies
        return families.isEmpty ? !isLeftToSystem : families.contains(record.family)
    }

    /// Whether the system uses the device, and the program has selected neither it nor its family.
    var isLeftToSystem: Bool {
        guard context.definition.autoConnectFamilies.isEmpty else { return false }
        let record = record
        let isInUse = record.isPaired || record.isLinkedElsewhere
        guard isInUse, !record.isKnown, record.forcedFamily == nil else { return false }
        return wearable(record.family)?.servesSystem ?? false
    }

    /// The program's user data for the device; events carry it.
    public var userData: UInt64 {
        get { input.userData }
        set { input.userData = newValue }
    }

    /// Requests a link.
    ///
    /// The operation ends when the device is ready, or after `timeout`, 0.1 to 300 s.
    ///
    /// ```swift
    /// let operation = try device.beginConnect(timeout: .seconds(20))
    /// _ = operation.wait()
    /// if case .failure(let error) = operation.result { print(error) }
    /// ```
    ///
    /// The options apply to this link and to the links re-established after a loss.
    public func beginConnect(
        timeout: Duration = .seconds(15), options: LinkOptions = LinkOptions()
    ) throws(VeltoError) -> Context.Operation {
        let limit = try timeout.seconds(within: TimeLimit.connection)
        try checkNumber(
            options.turnTimeout.seconds, "turnTimeout", TimeLimit.turn.lowerBound, TimeLimit.turn.upperBound)
        guard !isIngest else { throw VeltoError(.unsupported, "the device is an ingest device, which has no link") }
        if isVirtual { setLink(isUp: true) }
        update { $0.linkOptions = options }
        return try start(.connect) { $0.connect(self, $1, timeout: limit) }
    }

    /// Requests the end of the link or the connection attempt.
    public func beginDisconnect() throws(VeltoError) -> Context.Operation {
        try start(.disconnect) { $0.disconnect(self, $1) }
    }

    /// Forgets the device: its bond, its profile and all other saved state.
    ///
    /// Its handle becomes stale at the end of the operation.
    public func beginForget() throws(VeltoError) -> Context.Operation {
        try start(.forget) { $0.forget(self, $1) }
    }

    /// Feeds a packet to a device without a link.
    ///
    /// The characteristic is the source of the packet; nil is the family's main one. The time is on the context's
    /// clock; nil is now.
    public func ingest(
        _ bytes: Span<UInt8>, of characteristic: BluetoothUUID? = nil, at time: Timestamp? = nil
    ) throws(VeltoError) {
        guard isIngest else {
            throw VeltoError(
                .unsupported, "the device is not an ingest device: only those accept packets from the program")
        }
        if try input.ingest(bytes, of: characteristic, at: time ?? input.time.now) {
            context.onLoop("watch", of: self) { $0.watchInput(of: self) }
        }
    }

    /// Restarts the session on the current link.
    ///
    /// Waiting packets, pending edges, the rate mode and the packet count are reset. The device does not count as
    /// receiving until the next packet. Position, calibration and tuning stay. For a device with a link, the restart
    /// happens on the loop. Source: Triki protocol notes, 5.1.
    public func restartSession() {
        guard source == .link else { return input.restartSession() }
        context.onLoop("restart", of: self) { $0.restartSession(of: self) }
    }

    /// Sets the family regardless of the evidence, and persists the choice across runs of the program.
    public func setFamily(_ family: DeviceFamily) throws(VeltoError) {
        guard !isVirtual else { throw VeltoError(.unsupported, "the device is virtual: it has no family") }
        let isChanged = update { record -> Bool in
            let before = record.family
            record.forcedFamily = family == .unknown ? nil : family
            if !isIngest { record.isLikely = record.family.isWearable }
            return record.family != before
        }
        guard !isIngest else { return }
        context.memory.familySet(self)
        if isChanged { context.onLoop("family", of: self) { $0.familyChanged(of: self) } }
        context.onLoop("candidates", of: context) { $0.runAutoConnect() }
    }

    /// The capabilities of the device, if its family is known.
    public var capabilities: WearableCapabilities { input.capabilities }

    /// Throws unless the device has one of these capabilities.
    package func require(_ wanted: WearableCapabilities) throws(VeltoError) {
        guard capabilities.isDisjoint(with: wanted) else { return }
        let (family, mode) = (record.family, record.mode)
        guard mode == .application else { throw .inBootloader }
        guard family != .unknown || isVirtual else { throw .unknownFamily }
        throw VeltoError(
            .unsupported,
            isVirtual
                ? "the device is virtual: its input is supplied as a whole"
                : "devices of the family \(family.name) \(wanted.lack)")
    }

    /// Whether the device can have a player index.
    var canPlay: Bool { !capabilities.isDisjoint(with: .playing) }

    /// Whether the device gets a player index when it connects.
    var joinsPlayers: Bool { canPlay && gameInput != .off && wearable(record.family)?.joinsPlayers ?? false }

    /// Clears the name and the manufacturer data of the newest advertisement.
    public func clearAdvertisedName() {
        update { $0.clearAdvertised() }
    }

    /// Whether a device that was never connected is kept while out of range.
    public var isKept: Bool {
        get { record.isKept }
        set { update { $0.isKept = newValue } }
    }

    /// Makes the current pose neutral.
    ///
    /// ```swift
    /// let input = device.pollInput()  // "Hold it straight and press the button."
    /// if input.flags.contains(.calibrationWanted), input.gestures.contains(.click) {
    ///     device.calibrateNeutral()
    /// }
    /// ```
    public func calibrateNeutral() {
        input.calibrateNeutral()
        publish(.calibrated(isCalibrated: true))
    }

    /// Calibrates while the player keeps still.
    ///
    /// The operation ends when calibration is complete, or after `timeout`, 0.1 s to an hour.
    ///
    /// Throws `invalidState` while the device feeds no game input: give it a player index, or call ``setGameInput(_:)``.
    ///
    /// ```swift
    /// let operation = try device.beginCalibration()  // "Put it down and leave it alone."
    /// while operation.result == nil {
    ///     guard case .event(let event) = context.defaultQueue.wait(timeout: .milliseconds(100)) else { continue }
    ///     if case .progress(let progress) = event.payload { drawProgress(progress.fraction ?? 0) }
    /// }
    /// ```
    public func beginCalibration(
        _ config: CalibrationGuide.Config = CalibrationGuide.Config(), timeout: Duration = .seconds(10)
    ) throws(VeltoError) -> Context.Operation {
        try require(.motion)
        try requireGameInput()
        try config.validate()
        let limit = try timeout.seconds(within: TimeLimit.calibration)
        return try start(.calibrate) { $0.calibrate(self, $1, config, timeout: limit) }
    }

    /// Connects or disconnects a device without a link.
    func setLink(isUp: Bool) {
        guard input.setLink(isUp: isUp) else { return }
        linkChanged(isUp: isUp, reason: .local)
    }

    /// Ends the link when the context is being destroyed, without an event.
    func contextGone() {
        update { $0.linkState = .none }
        input.isConnected = false
    }

    /// Records and reports the connection or disconnection of a virtual device.
    func linkChanged(isUp: Bool, reason: DownReason) {
        let serial = update { record -> UInt32 in
            record.linkState = isUp ? .ready : .none
            if isUp { record.linkSerial &+= 1 } else { record.lostLinks &+= 1 }
            return record.linkSerial
        }
        let (previous, current): (LinkState, LinkState) = isUp ? (.none, .ready) : (.ready, .none)
        context.publish(
            .linkChanged(previous: previous, current: current, reason: isUp ? .unknown : reason), for: self)
        context.publish(
            isUp ? .deviceConnected(linkSerial: serial) : .deviceDisconnected(reason: reason, willReconnect: false),
            for: self)
    }

    func makeSubscription(
        _ make: (_ handle: ObjectHandle) throws(VeltoError) -> Subscription
    ) throws(VeltoError) -> Subscription {
        return try context.subscriptions.register(make)
    }

    func end(_ subscription: Subscription) {
        context.subscriptions.remove(subscription.handle)
        context.onLoop { $0.end(subscription) }
    }

    /// Removes a subscription that the loop has never seen.
    func discard(_ subscription: Subscription) {
        context.subscriptions.remove(subscription.handle)
    }

    /// The folder of profiles.
    func stateFolder() throws(VeltoError) -> StateFolder {
        return try StateFolder(context.definition.statePath)
    }

    /// Whether the context loads profiles automatically.
    var loadsProfile: Bool {
        context.definition.loadsProfiles
    }

    /// Writes a warning to the context's log.
    func warn(_ text: String) {
        context.log.write(.warning, device: handle, text)
    }

    /// Sets the raw value of the paddle's center.
    ///
    /// Nil clears it; the next packet then defines it.
    public func setPaddleOffset(_ offset: Double?) {
        try? changePaddleOffset { $0 = offset }
    }

    /// Centers the device: the direction in which it points now is forward, and the position is 0 at once.
    public func recenter() {
        setPaddleOffset(nil)
        input.recenter()
    }

    /// Changes the raw value of the paddle's center atomically.
    package func changePaddleOffset(
        _ change: (inout Double?) throws(VeltoError) -> Void
    ) throws(VeltoError) {
        let offset = try input.changePaddleOffset(change)
        publish(.calibrated(isCalibrated: offset != nil))
    }

    func onLoop(_ work: @escaping @Sendable (Hub) -> Void) {
        context.onLoop(work)
    }

    /// Posts work to the loop, replacing waiting work of the same kind for this device.
    func onLoop(_ kind: String, _ work: @escaping @Sendable (Hub) -> Void) {
        context.onLoop(kind, of: self, work)
    }

    func publish(_ payload: Event.Payload, about object: ObjectHandle = .null, result: ResultCode = .ok) {
        context.publish(payload, for: self, about: object, result: result)
    }

    /// Whether a lost link is re-established.
    public var reconnectPolicy: ReconnectPolicy {
        get { record.reconnectPolicy }
        set {
            update { $0.reconnectPolicy = newValue }
            context.onLoop("reconnect", of: self) { $0.reconnectPolicyChanged(of: self) }
        }
    }

    /// The player index; nil for none.
    public var playerIndex: Int? {
        context.players.index(of: self)
    }

    /// Sets the player index; nil for none.
    ///
    /// A device that had the index loses it.
    ///
    /// Only devices with a position or a button have a player index.
    public func setPlayerIndex(_ index: Int?) throws(VeltoError) {
        if index != nil { try require(.playing) }
        try context.players.set(self, to: index)
    }

    /// The number of pending operations.
    public var pendingOperations: Int { operations.load(ordering: .acquiring) }

    /// Counts a started operation.
    func operationBegan() {
        operations.add(1, ordering: .releasing)
    }

    /// Counts an ended operation.
    func operationEnded() {
        operations.subtract(1, ordering: .releasing)
    }

    /// Throws `BUSY` if too many operations are pending.
    func requireRoomForOperation() throws(VeltoError) {
        guard pendingOperations < Self.operationLimit else {
            throw VeltoError(
                .busy, "\(Self.operationLimit) operations are pending on the device", remedy: "wait for some")
        }
    }

    func start(
        _ kind: Context.Operation.Kind, making object: ObjectHandle = .null, reading: SignalReading? = nil,
        _ work: @escaping @Sendable (Hub, Context.Operation) -> Void
    ) throws(VeltoError) -> Context.Operation {
        try requireRoomForOperation()
        return try context.start(kind, for: self, making: object, reading: reading, work)
    }
}
