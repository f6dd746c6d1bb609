public import VeltoBluetooth
public import VeltoCore

/// A simulated device: a model of its firmware, an attribute server around it, and the state of its one link.
///
/// It belongs either to a simulated backend (`SimulatedCentral`) or to the program, which then is its backend
/// (`setBare`); never both. Any thread.
public final class SimulatedPeripheral: @unchecked Sendable {
    // Unchecked: all mutable state is guarded by `lock`. `changed` is called without holding it.

    /// The device's address as text, made from its seed.
    public let address: String
    /// The identifier, as in an advertisement.
    public var identifier: String { "sim:" + address }

    private let seed: UInt64
    let lock = Lock()
    let time: TimeSource
    var model: any PeripheralModel
    var outlet: PeripheralOutlet
    var isBareNow = false
    private(set) var linkSerial = 0
    private(set) var isLinked = false
    private(set) var lastEnd = DownReason.unknown
    /// The radio conditions in its backend; a program that is the backend decides for itself.
    private var conditions = LinkConditions()
    private(set) var silentSince: Timestamp?
    private var writes: [RecordedWrite] = []
    var signal: SignalStrength
    var security = PeripheralSecurity()
    var changed: (@Sendable () -> Void)?
    var isBackendTold = false

    private static let writeCapacity = 256

    /// Makes a device of the given model; `time` is the clock of its context.
    ///
    /// Two devices of one backend need different seeds, because the address comes from the seed.
    public init(model: any PeripheralModel, seed: UInt64, time: TimeSource) {
        self.model = model
        self.time = time
        self.seed = seed
        address = DeviceAddress(seed: seed).text
        outlet = PeripheralOutlet(seed: seed)
        signal = SignalStrength(seed: seed)
    }

    // MARK: Requests from any client

    /// The attribute table.
    public var attributes: [PeripheralAttribute] { lock.withLock { model.attributes } }

    /// The advertisement; nil while the device does not advertise or is out of range.
    public var advertisement: PeripheralAdvertisement? {
        lock.withLock { model.advertisement(at: time.now) }
    }

    /// Removes and returns the oldest write that reached the firmware; the last 256 are kept.
    public func readWrite() -> RecordedWrite? {
        lock.withLock { writes.isEmpty ? nil : writes.removeFirst() }
    }

    /// Whether the program is the device's backend.
    public var isBare: Bool { lock.withLock { isBareNow } }

    // MARK: What a person does with it

    /// Plays a script; throws `unsupported`, like the others here, if the model cannot be moved.
    public func play(_ script: MotionScript) throws(VeltoError) {
        try change { $0.play(script, at: $1) }
    }

    /// Plays one of the built-in scripts, in this device's variation.
    public func play(named name: String) throws(VeltoError) {
        guard let script = MotionScript.named(name, seed: seed) else {
            throw VeltoError(
                .notFound, "there is no such script; known are \(MotionScript.builtInNames.joined(separator: ", "))")
        }
        try play(script)
    }

    /// Moves the device to a position and holds it there; ends the script.
    public func move(to axes: MotionAxes) throws(VeltoError) {
        try change { $0.move(to: axes, at: $1) }
    }

    /// Presses the button for `seconds`, in addition to the script.
    public func pressButton(forSeconds seconds: Double) throws(VeltoError) {
        try change { $0.pressButton(until: $1.advanced(bySeconds: seconds), at: $1) }
    }

    private func change(_ body: (any MovableModel, Timestamp) -> Void) throws(VeltoError) {
        let mustTell = try lock.withLock { () throws(VeltoError) in
            guard let model = model as? any MovableModel else {
                throw VeltoError(
                    .unsupported, "the simulated device has neither motion nor a button: its model is TABLE")
            }
            let before = model.nextDeadline
            body(model, time.now)
            return model.nextDeadline < before
        }
        if mustTell { tellBackend() }
    }

    // MARK: What the backend does to it

    /// The radio conditions of the device in its backend.
    public var link: LinkConditions {
        lock.withLock { conditions }
    }

    /// Sets the radio conditions of the device in its backend.
    public func setLink(_ conditions: LinkConditions) throws(VeltoError) {
        try changeLink { $0 = conditions }
    }

    /// Changes the radio conditions in one step.
    package func changeLink(
        _ change: (inout LinkConditions) throws(VeltoError) -> Void
    ) throws(VeltoError) {
        try lock.withLock { () throws(VeltoError) in
            var conditions = self.conditions
            try change(&conditions)
            try conditions.validate()
            self.conditions = conditions
            if !isBareNow { outlet.conditions = conditions }
            silentSince = conditions.isInRange ? nil : silentSince ?? time.now
        }
        tellBackend()
    }

    /// Ends the link from the device's side.
    public func dropLink() {
        lock.withLock { endLink(.remote, at: time.now) }
        tellBackend()
    }

    /// Sends arbitrary bytes as a notification, whatever the firmware is doing.
    public func inject(_ handle: ValueHandle, _ bytes: [UInt8]) throws(VeltoError) {
        guard bytes.count <= NotificationQueue.maximumLength else {
            throw .invalidArgument("size", "must be at most \(NotificationQueue.maximumLength)")
        }
        try lock.withLock { () throws(VeltoError) in
            guard attribute(handle)?.canNotify == true else {
                throw VeltoError(.notFound, "no attribute with that handle can notify")
            }
            guard isLinked else { throw Self.notConnected }
            guard outlet.subscriptions.contains(handle) else {
                throw VeltoError(.rejected, "no client has subscribed to the attribute")
            }
            outlet.notify(handle, bytes.span, at: time.now)
        }
        tellBackend()
    }

    /// Moves the device from its context's backend to the program, or back.
    ///
    /// A link that is up ends: to the other side the device falls silent.
    public func setBare(_ bare: Bool) {
        lock.withLock {
            guard bare != isBareNow else { return }
            endLink(.timeout, at: time.now)
            isBareNow = bare
            outlet.conditions = bare ? LinkConditions() : conditions
        }
        tellBackend()
    }

    /// Called once until the backend attends to the device: a program may change it all the time and never pump.
    func tellBackend() {
        let changed = lock.withLock {
            defer { isBackendTold = self.changed != nil }
            return isBackendTold ? nil : self.changed
        }
        changed?()
    }

    static let notConnected = VeltoError(.notConnected, "the device is not connected")

    // MARK: The attribute server, to be called with the lock held

    func attribute(_ handle: ValueHandle) -> PeripheralAttribute? {
        model.attributes.first { $0.characteristic.handle == handle }
    }

    func beginLink(at time: Timestamp) -> Int {
        linkSerial += 1
        isLinked = true
        security.link = .open
        outlet.clear()
        model.linkUp(at: time)
        return linkSerial
    }

    func endLink(_ reason: DownReason, at time: Timestamp) {
        guard isLinked else { return }
        isLinked = false
        lastEnd = reason
        outlet.clear()
        model.linkDown(at: time)
    }

    func performWrite(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, at time: Timestamp) -> AttributeError?
    {
        guard let attribute = attribute(handle) else { return .invalidHandle }
        if let refusal = attribute.refusal(of: bytes, kind, over: security) { return refusal }
        if writes.count == Self.writeCapacity { writes.removeFirst() }
        writes.append(RecordedWrite(handle: handle, bytes: bytes, kind: kind, time: time))
        return model.write(handle, bytes, kind, at: time)
    }

    func performRead(_ handle: ValueHandle, at time: Timestamp) -> Result<[UInt8], AttributeError> {
        guard let attribute = attribute(handle) else { return .failure(.invalidHandle) }
        guard attribute.characteristic.properties.contains(.read) else { return .failure(.readNotPermitted) }
        if let refusal = security.refusal(requiring: attribute.security) { return .failure(refusal) }
        return model.read(handle, at: time)
    }

    func performSubscription(_ handle: ValueHandle, isOn: Bool, at time: Timestamp) -> AttributeError? {
        guard let attribute = attribute(handle) else { return .invalidHandle }
        guard attribute.canNotify else { return .writeNotPermitted }
        if let refusal = security.refusal(requiring: attribute.security) { return refusal }
        if isOn, let refusal = model.subscriptionRefusal(handle) { return refusal }
        guard outlet.subscriptions.contains(handle) != isOn else { return nil }
        if isOn { outlet.subscriptions.append(handle) } else { outlet.subscriptions.removeAll { $0 == handle } }
        model.subscriptionChanged(handle, isOn: isOn, at: time)
        return nil
    }

    func performStep(to time: Timestamp) {
        guard isLinked else { return }
        model.step(to: time, into: &outlet)
        if outlet.isLinkLost { endLink(.timeout, at: time) }
    }
}
