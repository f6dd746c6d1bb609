/// From one poll to the next an input is changed where it lies.
extension GameInput {
    /// Takes over what the receiving side knows.
    package mutating func show(_ status: InputStatus) {
        packetAge = status.packetAge
        packetCount = status.packetCount
        timestamp = status.newestPacket
        rateMode = status.rateMode
        buttonsDown = status.buttonsDown
        counts.press = status.pressCount
        counts.release = status.releaseCount
        counts.click = status.clickCount
        flags.set(.receiving, status.isReceiving)
        flags.set(.idleLowPower, status.rateMode == .lowPower)
    }

    /// Adds what only the owner knows to what was taken over from `status`.
    package mutating func show(
        _ owner: InputOwner, _ status: InputStatus, isCalibrated: Bool, isCalibrationWanted: Bool
    ) {
        device = owner.device
        playerIndex = owner.playerIndex
        let isSlow = status.rateMode == .lowPower
        flags.set(.connected, owner.isConnected)
        flags.set(.receiving, owner.isConnected && status.isReceiving)
        flags.set(.idleLowPower, owner.isConnected && isSlow)
        flags.set(.controlAvailable, owner.isConnected && (status.isReceiving || isSlow))
        flags.set(.calibrationWanted, isCalibrationWanted)
        flags.set(.calibrated, isCalibrated)
    }

    /// Begins a frame: what lasts for one poll is over.
    mutating func beginFrame() {
        frame &+= 1
        flags = .hasPosition
        buttonsPressed = 0
        buttonsReleased = 0
        states = []
        gestures = []
        throwPower = 0
    }
}

extension GameInput.Flags {
    /// Sets or clears a flag.
    fileprivate mutating func set(_ flag: GameInput.Flags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}
