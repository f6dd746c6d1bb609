internal import VeltoBluetooth
internal import VeltoCore

/// The bond and the link of the host's system with the device, independent of the program.
extension SimulatedPeripheral {
    /// Starts the system's link, and returns the host's part of the bond that exists from the beginning; nil if none does.
    func joinSystem(at time: Timestamp) -> PeripheralSecurity.Bond? {
        lock.withLock {
            guard relation != .none, !isBareNow else { return nil }
            if relation == .connected, !isFirmwareLinked {
                isHeldBySystem = true
                beginFirmwareLink(at: time)
            }
            return security.bondOfSystem()
        }
    }

    /// Returns the advertisement that the system remembers; nil if the system does not know the device.
    func remembered(at time: Timestamp) -> Advertisement? {
        lock.withLock { () -> Advertisement? in
            guard relation != .none, !isBareNow, let advertisement = model.advertisement(at: time) else { return nil }
            return Advertisement(
                identifier: identifier, address: address, name: advertisement.name, services: model.attributes.services,
                isPaired: true, isConnected: isHeldBySystem, isFresh: false)
        }
    }

    /// The system has lost its link, and no program has another.
    func loseSystemLink(at time: Timestamp) {
        lock.withLock {
            if !isLinked { endLink(.timeout, at: time) }
        }
    }
}
