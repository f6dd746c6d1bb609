/// Updates an input in place from one poll to the next.
extension GameInput {
    /// Applies the state of the receiving side.
    @inline(__always)
    package mutating func show(_ status: InputStatus) {
        packetAge = status.packetAge
        packetCount = status.packetCount
        timestamp = status.newestPacket
        rateMode = status.rateMode
        buttonsDown = status.buttonsDown
        counts.press = status.pressCount
        counts.release = status.releaseCount
        counts.click = status.clickCount
        counts.fingerPress = status.fingerPressCount
        flags.set(.receiving, status.isReceiving)
        flags.set(.idleLowPower, status.rateMode == .lowPower)
    }

    /// Applies the owner's state, in addition to the status.
    @inline(__always)
    package mutating func show(_ owner: borrowing InputOwner, isCalibrated: Bool, isCalibrationWanted: Bool) {
        deviceHandle = owner.device
        playerNumber = owner.playerIndex
        if owner.isConnected {
            flags.insert(.connected)
            let isAlive = !flags.isDisjoint(with: [.receiving, .idleLowPower])
            flags.set(.controlAvailable, isAlive)
        } else {
            flags.remove([.connected, .receiving, .idleLowPower, .controlAvailable])
        }
        flags.set(.hasPosition, owner.hasPosition)
        flags.set(.calibrationWanted, isCalibrationWanted)
        flags.set(.calibrated, isCalibrated)
    }

    /// Begins a frame with these valid members, and clears the impulses.
    mutating func beginFrame(_ valid: Flags) {
        pollCount &+= 1
        flags = valid
        buttonsPressed = 0
        buttonsReleased = 0
        states = []
        gestures = []
        throwPower = 0
    }

    /// Derives the main action from the gestures of a poll, and counts them.
    ///
    /// Source: Triki protocol notes, 8.6.
    @inline(__always)
    mutating func resolveGestures() {
        guard !gestures.isEmpty else { return }
        let triggers: GameInput.Gestures = motionMode == .paddle ? [.click] : [.click, .throw, .action]
        if !gestures.isDisjoint(with: triggers) { gestures.insert(.primary) }
        counts.add(gestures)
    }

    /// Begins a session: clears the gamepad and the sensor readings.
    mutating func beginSession() {
        buttonsPressed = 0
        buttonsReleased = 0
        states = []
        gestures = []
        throwPower = 0
        direction = 0
        velocity = 0
        sensors = SensorReadings()
    }
}

extension GameInput.Flags {
    /// Sets or clears a flag.
    fileprivate mutating func set(_ flag: GameInput.Flags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}
