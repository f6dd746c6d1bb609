internal import VeltoBlueZ
public import VeltoCore
public import VeltoWearable

extension Context {
    /// Starts scanning for devices, until `stopScan`.
    ///
    /// The operation ends when discovery runs.
    ///
    /// With `likelyOnly`, events report only likely devices.
    ///
    /// ```swift
    /// _ = try context.beginScan(likelyOnly: true)
    /// while case .event(let event) = context.defaultQueue.wait(timeout: .seconds(10)) {
    ///     guard case .deviceFound = event.payload, let device = event.device else { continue }
    ///     _ = try device.beginConnect(timeout: .seconds(20))
    ///     break
    /// }
    /// context.stopScan()
    /// ```
    public func beginScan(likelyOnly: Bool = false) throws(VeltoError) -> Context.Operation {
        try core.start(.startScan, for: nil) { $0.startScan($1, likelyOnly: likelyOnly) }
    }

    /// Stops scanning.
    public func stopScan() {
        core.onLoop("stop scan", of: core) { $0.stopScan() }
    }

    /// Connects likely devices automatically until `players` of them are connected.
    ///
    /// 0 disables auto-connect.
    ///
    /// ```swift
    /// try context.setAutoConnect(players: 2)
    /// while isRunning() {
    ///     for player in 0..<2 { movePaddle(player, context.player(player).pollInput().positionX) }
    /// }
    /// ```
    public func setAutoConnect(players: Int) throws(VeltoError) {
        try checkInteger(players, "players", 0, Int(PlayerTable.limit))
        core.facts.autoConnectPlayers = players
        core.onLoop("auto-connect", of: core) { $0.setAutoConnect(players: players) }
    }

    /// Switches to another BlueZ adapter.
    ///
    /// Links on the old adapter stay.
    public func selectAdapter(_ identifier: String) throws(VeltoError) {
        guard adapters.contains(where: { $0.identifier == identifier }) else {
            let names = adapters.map(\.identifier)
            throw VeltoError(.notFound, "there is no adapter '\(identifier)': \(identifier.suggestions(among: names))")
        }
        core.loop.post(LoopWork("adapter", on: core)) { [core] in core.backends.bluez?.select(adapter: identifier) }
    }

    /// Creates a queue of 1 to 65536 events that receives the events of `mask` from now on.
    ///
    /// ```swift
    /// let queue = try context.createQueue(.button, capacity: 64)
    /// while case .event(let event) = queue.wait(timeout: .seconds(5)) {  // on any thread
    ///     if case .button(_, isDown: true, _, _) = event.payload { playClick() }
    /// }
    /// queue.destroy()
    /// ```
    public func createQueue(_ mask: EventClasses, capacity: Int) throws(VeltoError) -> EventQueue {
        try core.events.makeQueue(mask: mask, capacity: capacity, in: core)
    }

    /// Returns the device with that identifier, address or name; if several have the name, the one with the strongest
    /// signal.
    ///
    /// An address may have any usual spelling. A known device is found by its identifier before it is seen.
    public func findDevice(_ text: String) -> Device? {
        guard !text.isEmpty else { return nil }
        let wanted = DeviceText(text)
        return uniqueDevice(wanted) ?? devices(called: text).device ?? knownDevice(wanted.identifier)
    }

    private func uniqueDevice(_ wanted: DeviceText) -> Device? {
        let all = core.devices.all
        return all.first { $0.identifier == wanted.identifier } ?? all.first { wanted.isUnique(to: $0) }
    }

    private func devices(called name: String) -> NameChoice {
        NameChoice(core.devices.all.filter { $0.record.name == name }, called: name)
    }

    /// Connects the device with that identifier, address or complete name when it is first seen.
    ///
    /// An address may have any usual spelling; an invalid one is an error. If several devices with the name are seen
    /// within the settle time, the one with the strongest signal is connected. If the context `refusesAmbiguousNames`,
    /// the operation fails instead.
    ///
    /// The returned device is nil if it has not been seen yet. The operation's `device` is set once it is. The
    /// operation ends when the device is ready, or after `timeout`, 0.1 to 300 s.
    ///
    /// ```swift
    /// let (_, operation) = try context.beginConnectDevice("Triki 7", timeout: .seconds(20))  // its name, or its address
    /// guard operation.wait(), let device = context.findDevice("Triki 7") else { return }
    /// try device.setPlayerIndex(1)
    /// ```
    public func beginConnectDevice(
        _ text: String, timeout: Duration = .seconds(15)
    ) throws(VeltoError) -> (device: Device?, operation: Operation) {
        guard !text.isEmpty else { throw .invalidArgument("text", "is empty: must be an identifier, address or name") }
        let limit = try timeout.seconds(within: TimeLimit.connection)
        if let device = try chooseDevice(text) { return (device, try device.beginConnect(timeout: timeout)) }
        if let flaw = DeviceText(text).flaw { throw flaw }
        let operation = try core.start(.connect, for: nil) {
            $0.connect(anythingCalled: text, $1, timeout: limit)
        }
        return (nil, operation)
    }

    private func chooseDevice(_ text: String) throws(VeltoError) -> Device? {
        let choice = devices(called: text)
        guard choice.isAmbiguous, uniqueDevice(DeviceText(text)) == nil else { return findDevice(text) }
        if definition.refusesAmbiguousNames { throw choice.refusal }
        log.write(.info, device: choice.device?.handle ?? .null, choice.sentence)
        return choice.device
    }

    /// Creates a device without a link.
    ///
    /// The program feeds its packets.
    public func createIngestDevice(
        family: DeviceFamily, identifier: String
    ) throws(VeltoError) -> Device {
        guard let wearable = definition.families[family] else {
            throw VeltoError(.unsupported, "family is \(family.name): this version cannot decode its packets")
        }
        guard !identifier.isEmpty else { throw .invalidArgument("identifier", "is empty: must name the device") }
        let (device, isNew) = try core.devices.device("ingest:" + identifier, source: .packets, in: core)
        guard isNew else {
            throw VeltoError(.already, "a device with that identifier already exists", remedy: "choose another one")
        }
        device.update { record in
            record.name = identifier
            record.evidentFamily = family
            record.isKept = true
        }
        device.signalList.replace(with: device.input.prepare(wearable), of: device)
        device.loadProfileIfWanted()
        return device
    }
}
