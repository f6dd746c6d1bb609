public import VeltoCore
public import VeltoMotion
public import VeltoWearable

extension Context {
    /// Creates a virtual device.
    ///
    /// The program supplies its input.
    ///
    /// The device is connected and has the lowest free player index. Only the flag `virtual` distinguishes it from
    /// other devices.
    ///
    /// ```swift
    /// let player = try context.createVirtualDevice("robot")
    /// var input = GameInput()
    /// input.positionX = 0.5
    /// input.buttonsDown = GameInput.mainButton  // the edge, the click and their counts follow
    /// try player.supply(input)
    /// ```
    public func createVirtualDevice(
        _ identifier: String, capabilities: WearableCapabilities = .playing
    ) throws(VeltoError) -> Device {
        guard !identifier.isEmpty else { throw .invalidArgument("identifier", "is empty: must name the device") }
        guard capabilities.isSubset(of: .suppliable) else {
            throw .invalidArgument("capabilities", "has bits that no virtual device can have")
        }
        let (device, isNew) = try core.devices.device("virtual:" + identifier, source: .inputs, in: core)
        guard isNew else {
            throw VeltoError(.already, "a device with that identifier already exists", remedy: "choose another one")
        }
        device.update { record in
            record.name = identifier
            record.isKept = true
            record.isLikely = true
        }
        device.input.capabilities = capabilities
        core.publish(.deviceFound(rssi: nil, isLikely: true), for: device)
        if device.canPlay { core.players.seat(device, wanted: nil, reserved: []) }
        device.setLink(isUp: true)
        return device
    }
}

extension Device {
    /// Supplies the input of a virtual device from now on: levels, gestures and buttons.
    ///
    /// Edges, counts and times follow from them.
    public func supply(_ input: GameInput) throws(VeltoError) {
        try requireVirtual()
        let supplied = SuppliedInput(complete: input)
        try supplied.validate()
        try checkMeasurements(supplied.measurements)
        guard self.input.isConnected else {
            throw VeltoError(
                .notConnected, "the device was disconnected", remedy: "connect it before its input is supplied")
        }
        take(supplied, at: self.input.time.now)
    }

    /// Plays a script on a virtual device.
    ///
    /// The operation ends with the last line.
    ///
    /// <doc:Scripts> describes the format. A script in progress is cancelled.
    ///
    /// ```swift
    /// let text = """
    ///     {"velto_script": 1}
    ///     {"t": 0.5, "position_x": -1}
    ///     {"t": 1, "buttons_down": ["main"]}
    ///     {"t": 1.1, "buttons_down": []}
    ///     """
    /// let operation = try device.beginPlay(script: Array(text.utf8))
    /// if operation.wait(timeout: .seconds(5)) { serve() }
    /// ```
    public func beginPlay(script bytes: [UInt8]) throws(VeltoError) -> Context.Operation {
        try requireVirtual()
        let script = try ScriptReader(bytes)
        try script.check { measurements throws(VeltoError) in try checkMeasurements(measurements) }
        let start = input.time.now
        return try self.start(.play) { $0.play(script, on: self, since: start, $1) }
    }

    /// Plays the script in a file.
    public func beginPlay(file path: String) throws(VeltoError) -> Context.Operation {
        try requireVirtual()
        guard let bytes = try RegularFile.read(path, limit: ScriptReader.sizeLimit, otherKinds: .io) else {
            throw VeltoError(.notFound, "there is no file \(path)")
        }
        do {
            return try beginPlay(script: bytes)
        } catch  where error.code == .format || error.code == .unsupported {
            throw VeltoError(error.code, "\(path), \(error.problem)", remedy: error.remedy)
        }
    }

    /// Applies input supplied at `time`.
    func take(_ supplied: SuppliedInput, at time: Timestamp) {
        if let isUp = input.supply(supplied, at: time) { linkChanged(isUp: isUp, reason: .remote) }
    }

    func requireVirtual() throws(VeltoError) {
        guard isVirtual else {
            throw VeltoError(.unsupported, "the device is not virtual: only those accept input from the program")
        }
    }

    /// Refuses measurements that the device was created without.
    func checkMeasurements(_ flags: GameInput.Flags) throws(VeltoError) {
        for (flag, capability, name) in WearableCapabilities.measurements
        where flags.contains(flag) && !capabilities.contains(capability) {
            throw VeltoError(.unsupported, "the device was created without the capability \(name)")
        }
    }
}

extension WearableCapabilities {
    fileprivate static let measurements: [(GameInput.Flags, WearableCapabilities, String)] = [
        (.hasOrientation, .orientation, "orientation"), (.hasAcceleration, .acceleration, "acceleration"),
        (.hasRotationRate, .rotationRate, "rotationRate"), (.hasBattery, .battery, "battery"),
    ]

    /// The inputs that a virtual device can supply.
    static let suppliable: Self = [.position, .button, .orientation, .acceleration, .rotationRate, .battery]
}
