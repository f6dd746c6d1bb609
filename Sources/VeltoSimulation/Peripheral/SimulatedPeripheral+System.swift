internal import VeltoBluetooth
internal import VeltoCore

/// The system's own bond and link with the device, independent of the program.
extension SimulatedPeripheral {
    /// Begins the system's link, and returns the host's part of an initial bond; nil if there is none.
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

    /// Returns the advertisement that the system has stored; nil if the system does not know the device.
    func remembered(at time: Timestamp) -> Advertisement? {
        lock.withLock { () -> Advertisement? in
            guard relation != .none, !isBareNow, let advertisement = model.advertisement(at: time) else { return nil }
            return Advertisement(
                identifier: identifier, address: address, name: advertisement.name, services: model.attributes.services,
                isPaired: true, isConnected: isHeldBySystem, isFresh: false)
        }
    }

    /// Ends the system's link, unless a program has another one.
    func loseSystemLink(at time: Timestamp) {
        lock.withLock {
            if !isLinked { endLink(.timeout, at: time) }
        }
    }
}
