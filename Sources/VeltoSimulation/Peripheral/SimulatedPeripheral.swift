public import VeltoBluetooth
public import VeltoCore

/// A simulated device: a model of its firmware, an attribute server around it, and the state of its one link.
///
/// The device belongs either to a simulated backend (`SimulatedCentral`) or to the program, which then is its backend
/// (`setBare`). Any thread may use it.
public final class SimulatedPeripheral: @unchecked Sendable {
    // Unchecked because `lock` guards all mutable state. `changed` is called without the lock.

    /// The device's address as text, made from its seed.
    public let address: String
    /// The identifier in advertisements.
    public var identifier: String { "sim:" + address }

    /// The bootloader as a device of its own, for a board whose bootloader has another address.
    package let bootloader: SimulatedPeripheral?

    private let seed: UInt64
    let lock: PeripheralLock
    let time: TimeSource
    var model: any PeripheralModel
    var outlet: PeripheralOutlet
    var isBareNow = false
    private(set) var linkSerial = 0
    private(set) var isLinked = false
    private(set) var lastEnd = DownReason.unknown
    /// The radio conditions in the context's backend.
    ///
    /// A program that is the backend handles conditions itself.
    private var conditions = LinkConditions()
    private(set) var silentSince: Timestamp?
    private var writes: [RecordedWrite] = []
    private var writeCount: UInt64 = 0
    var faultTable = FaultTable()
    /// Whether the name is in the scan response instead of the advertising packet.
    private let isNameInScanResponse: Bool
    let relation: HostRelation
    /// Whether the host's system has a link of its own, which outlives the links of programs.
    var isHeldBySystem = false
    /// Whether any host has a link with the firmware.
    private(set) var isFirmwareLinked = false
    var signal: SignalStrength
    var security = PeripheralSecurity()
    var changed: (@Sendable () -> Void)?
    var isBackendTold = false

    private static let writeCapacity = 256

    /// Creates a device of the given model.
    ///
    /// `time` is the clock of its context.
    ///
    /// Devices in one backend need different seeds, since the seed determines the address.
    public convenience init(
        model: any PeripheralModel, seed: UInt64, isNameInScanResponse: Bool = false, relation: HostRelation = .none,
        time: TimeSource
    ) {
        self.init(
            model: model, seed: seed, isNameInScanResponse: isNameInScanResponse, relation: relation, time: time,
            lock: PeripheralLock())
    }

    /// Creates a device at an address, nil for the seed's address.
    ///
    /// A bootloader at another address shares the device's lock.
    init(
        model: any PeripheralModel, seed: UInt64, address: DeviceAddress? = nil, isNameInScanResponse: Bool = false,
        relation: HostRelation = .none, time: TimeSource, bootloader: SimulatedPeripheral? = nil, lock: PeripheralLock
    ) {
        self.lock = lock
        self.bootloader = bootloader
        self.model = model
        self.relation = relation
        self.isNameInScanResponse = isNameInScanResponse
        self.time = time
        self.seed = seed
        self.address = (address ?? DeviceAddress(seed: seed)).text
        outlet = PeripheralOutlet(seed: seed)
        signal = SignalStrength(seed: seed)
    }

    // MARK: Requests from any client

    /// The attribute table.
    public var attributes: [PeripheralAttribute] { lock.withLock { model.attributes } }

    /// The advertisement; nil while the device is connected, does not advertise or is out of range.
    public var advertisement: PeripheralAdvertisement? {
        lock.withLock { advertisement(at: time.now) }
    }

    /// Returns the advertisement; the lock must be held.
    func advertisement(at time: Timestamp) -> PeripheralAdvertisement? {
        guard !isHeldBySystem, !isLinked else { return nil }
        catchUp(to: time)
        var advertisement = model.advertisement(at: time)
        advertisement?.isNameInScanResponse = isNameInScanResponse
        return advertisement
    }

    /// Removes and returns the oldest recorded write; the last 256 are kept.
    public func readWrite() -> RecordedWrite? {
        lock.withLock { writes.isEmpty ? nil : writes.removeFirst() }
    }

    /// Removes up to `count` of the oldest recorded writes.
    ///
    /// Returns all recorded writes, including the removed ones.
    package func readWrites(atMost count: Int) -> [RecordedWrite] {
        lock.withLock {
            defer { writes.removeFirst(min(count, writes.count)) }
            return writes
        }
    }

    /// Returns whether a host has enabled the notifications of an attribute.
    public func isSubscribed(_ handle: ValueHandle) -> Bool {
        lock.withLock { isLinked && outlet.subscriptions.contains(handle) }
    }

    /// Counters and link state.
    public var status: PeripheralStatus {
        lock.withLock {
            PeripheralStatus(
                isBare: isBareNow, isConnected: isLinked, subscriptionCount: outlet.subscriptions.count,
                linkCount: linkSerial, waitingWriteCount: writes.count, writeCount: writeCount,
                notificationCount: outlet.sentCount, lostNotificationCount: outlet.lostCount,
                connectionInterval: isLinked ? outlet.connectionInterval : 0)
        }
    }

    /// Whether the program is the device's backend.
    public var isBare: Bool { lock.withLock { isBareNow } }

    // MARK: Player

    /// Plays a script.
    ///
    /// Like the other functions here, it throws `unsupported` if the model cannot be moved.
    public func play(_ script: MotionScript) throws(VeltoError) {
        try change { $0.play(script, at: $1) }
    }

    /// Plays a built-in script, in the variation of this device's seed.
    public func play(named name: String) throws(VeltoError) {
        let player = lock.withLock { (model as? any MovableModel)?.player ?? .cap }
        try play(.builtIn(name, seed: seed, for: player))
    }

    /// Performs an act, in addition to the script.
    public func perform(_ act: MotionStep) throws(VeltoError) {
        guard act.kind.isAct else {
            throw .invalidArgument("step.kind", "is a motion: must be one of TAP to BATTERY, or of WALK to OPEN_PIN")
        }
        try act.validate(as: "step")
        let mustTell = try lock.withLock { () throws(VeltoError) in
            guard let model = model as? any TappableModel else {
                throw VeltoError(
                    .unsupported,
                    "the simulated device performs no steps: its model is neither a TAP wearable nor a board")
            }
            let now = time.now
            catchUp(to: now)
            let before = model.nextDeadline
            model.perform(act, at: now)
            return model.nextDeadline < before || needsStepping
        }
        if mustTell { tellBackend() }
    }

    /// Moves the device to a position and holds it there; the script ends.
    public func move(to axes: MotionAxes) throws(VeltoError) {
        try change { $0.move(to: axes, at: $1) }
    }

    /// Presses the button for a duration, in addition to the script.
    public func pressButton(for duration: Duration) throws(VeltoError) {
        try pressButton(forSeconds: duration.seconds)
    }

    /// Presses the button for `seconds`, in addition to the script.
    package func pressButton(forSeconds seconds: Double) throws(VeltoError) {
        try change { $0.pressButton(until: $1.advanced(bySeconds: seconds), at: $1) }
    }

    private func change(_ body: (any MovableModel, Timestamp) -> Void) throws(VeltoError) {
        let mustTell = try lock.withLock { () throws(VeltoError) in
            guard let model = model as? any MovableModel else {
                throw VeltoError(
                    .unsupported, "the simulated device has neither motion nor a button: its model is TABLE")
            }
            let now = time.now
            catchUp(to: now)
            let before = model.nextDeadline
            body(model, now)
            return model.nextDeadline < before || needsStepping
        }
        if mustTell { tellBackend() }
    }

    // MARK: Link conditions and faults

    /// The radio conditions of the device in its backend.
    public var link: LinkConditions {
        lock.withLock { conditions }
    }

    /// Sets the radio conditions of the device in its backend.
    public func setLink(_ conditions: LinkConditions) throws(VeltoError) {
        try changeLink { $0 = conditions }
    }

    /// Changes the radio conditions atomically.
    package func changeLink(
        _ change: (inout LinkConditions) throws(VeltoError) -> Void
    ) throws(VeltoError) {
        try lock.withLock { () throws(VeltoError) in
            var conditions = self.conditions
            try change(&conditions)
            try conditions.validate()
            self.conditions = conditions
            let now = time.now
            applyConditions(at: now)
            silentSince = conditions.isAudible ? nil : silentSince ?? now
            if !conditions.isAudible, !isLinked { endLink(.timeout, at: now) }
        }
        tellBackend()
        try bootloader?.setLink(link)
    }

    /// Ends the link from the device's side; returns false if none is up.
    @discardableResult
    public func dropLink() -> Bool {
        let wasLinked = lock.withLock {
            defer { endLink(.remote, at: time.now) }
            return isLinked
        }
        tellBackend()
        return wasLinked || bootloader?.dropLink() ?? false
    }

    /// Sends arbitrary bytes as a notification, independent of the firmware.
    ///
    /// Throws `busy` while 64 notifications wait for delivery, and sends nothing. Advance the clock or deliver them
    /// first.
    public func inject(_ handle: ValueHandle, _ bytes: [UInt8]) throws(VeltoError) {
        guard bytes.count <= NotificationQueue.maximumLength else {
            throw .invalidArgument("size", "is \(bytes.count): must be at most \(NotificationQueue.maximumLength)")
        }
        try lock.withLock { () throws(VeltoError) in
            guard attribute(handle)?.canNotify == true else {
                throw VeltoError(
                    .notFound, "characteristic is \(handle): the device has no such characteristic that can notify")
            }
            guard isLinked else { throw Self.notConnected }
            guard outlet.subscriptions.contains(handle) else {
                throw VeltoError(.rejected, "characteristic is \(handle): the host has not subscribed to it")
            }
            guard !outlet.queue.isFull else {
                throw VeltoError(
                    .busy, "\(NotificationQueue.capacity) notifications wait for their delivery",
                    remedy: "run the context first")
            }
            outlet.notify(handle, bytes.span, at: time.now)
        }
        tellBackend()
    }

    /// Moves the device from its context's backend to the program, or back.
    ///
    /// Returns false if it is already there.
    ///
    /// An existing link ends, and the other side receives no further packets.
    @discardableResult
    public func setBare(_ bare: Bool) -> Bool {
        let isChanged = lock.withLock {
            guard bare != isBareNow else { return false }
            endLink(.timeout, at: time.now)
            isBareNow = bare
            applyConditions(at: time.now)
            return true
        }
        if isChanged { tellBackend() }
        return isChanged
    }

    /// Notifies the backend of changes, once until the backend handles them.
    ///
    /// Otherwise a program that changes the device and never polls would fill the queue.
    func tellBackend() {
        let changed = lock.withLock {
            defer { isBackendTold = self.changed != nil }
            return isBackendTold ? nil : self.changed
        }
        changed?()
    }

    static let notConnected = VeltoError(.notConnected, "the device is not connected")

    // MARK: The link (lock held)

    /// Applies the conditions; a program that is the backend schedules packets itself.
    private func applyConditions(at time: Timestamp) {
        outlet.setConditions(isBareNow ? .ideal : conditions, at: time)
        updateParameters(at: time)
    }

    /// Updates the link parameters from the host's choice and the device's request.
    func updateParameters(at time: Timestamp) {
        guard isLinked, !outlet.conditions.isIdeal else { return }
        outlet.setParameters(parameters, at: time)
    }

    private var parameters: LinkParameters {
        LinkParameters(outlet.conditions, requested: model.connectionInterval)
    }

    // MARK: The attribute server (lock held)

    func attribute(_ handle: ValueHandle) -> PeripheralAttribute? {
        model.attributes.first { $0.characteristic.handle == handle }
    }

    func beginLink(at time: Timestamp) -> Int {
        linkSerial += 1
        isLinked = true
        security.link = .open
        outlet.clear()
        outlet.beginLink(linkSerial, parameters, at: time)
        if !isFirmwareLinked { beginFirmwareLink(at: time) }
        return linkSerial
    }

    func beginFirmwareLink(at time: Timestamp) {
        catchUp(to: time)
        isFirmwareLinked = true
        model.linkUp(at: time)
    }

    /// Ends the link.
    ///
    /// If a program's link ends, the system's link stays. All other reasons end both.
    func endLink(_ reason: DownReason, at time: Timestamp) {
        guard isFirmwareLinked else { return }
        if isLinked {
            isLinked = false
            lastEnd = reason
            outlet.clear()
        }
        guard reason != .local || !isHeldBySystem else { return }
        isHeldBySystem = false
        isFirmwareLinked = false
        if model.forgetsBonds { security.forgetBond() }
        model.linkDown(at: time)
    }

    /// Records a write that has reached the firmware.
    func record(_ write: RecordedWrite) {
        if writes.count == Self.writeCapacity { writes.removeFirst() }
        writes.append(write)
        writeCount &+= 1
    }

    /// Whether the device works without a connected program.
    var needsStepping: Bool { !isLinked && model.worksAlone }

    /// Runs the due work of a device that works without a host, before its state is accessed.
    func catchUp(to time: Timestamp) {
        if needsStepping { performStep(to: time) }
    }

    func performStep(to time: Timestamp) {
        guard isLinked || model.worksAlone else { return }
        model.step(to: time, into: &outlet)
        if let reason = outlet.linkEnd { endLink(reason, at: time) }
    }
}
