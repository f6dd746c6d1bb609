internal import VeltoBluetooth
internal import VeltoCore

/// The device in the backend of a context: what the simulated central may do with it.
extension SimulatedPeripheral {
    /// Whether a link of a given serial number is still up.
    enum LinkStatus {
        /// When the firmware or a notification on its way needs attention next.
        case up(nextDeadline: Timestamp)
        case ended(DownReason)
    }

    /// What came of the attempt to connect.
    enum LinkOffer {
        case accepted(serial: Int)
        case refused
        case silent
    }

    /// Puts the device in a backend, which is told whenever something has changed; false if it is in one already.
    func enterBackend(_ changed: @escaping @Sendable () -> Void) -> Bool {
        lock.withLock {
            guard self.changed == nil else { return false }
            self.changed = changed
            isBackendTold = false
            return true
        }
    }

    /// The backend looks at the device now: whatever changes from here on has to be told.
    func backendAttends() {
        lock.withLock { isBackendTold = false }
    }

    func leaveBackend() {
        lock.withLock {
            if !isBareNow { endLink(.timeout, at: time.now) }
            changed = nil
        }
    }

    /// What a scanning host receives now, nil if nothing; without the name if that comes in the scan response.
    func heard(at time: Timestamp) -> Advertisement? {
        lock.withLock {
            guard let (advertisement, rssi) = packetHeard(at: time) else { return nil }
            return Advertisement(
                identifier: identifier, address: address,
                name: advertisement.isNameInScanResponse ? nil : advertisement.name, rssi: rssi,
                services: advertisement.services)
        }
    }

    /// The name in the scan response that a scanning host receives now, nil if there is none.
    func scanResponseHeard(at time: Timestamp) -> (name: String, rssi: Int8)? {
        lock.withLock {
            guard let (advertisement, rssi) = packetHeard(at: time), advertisement.isNameInScanResponse else {
                return nil
            }
            return (advertisement.name, rssi)
        }
    }

    private func packetHeard(at time: Timestamp) -> (PeripheralAdvertisement, rssi: Int8)? {
        guard isReachable, let advertisement = model.advertisement(at: time), !outlet.isSwallowed() else { return nil }
        return (advertisement, signal.next(around: outlet.conditions.signalStrength))
    }

    func offerLink(at time: Timestamp) -> LinkOffer {
        lock.withLock {
            guard isReachable, model.advertisement(at: time) != nil else { return .silent }
            return outlet.conditions.refusesLinks ? .refused : .accepted(serial: beginLink(at: time))
        }
    }

    private var isReachable: Bool { !isBareNow && !isLinked && outlet.conditions.isInRange }

    /// Whether a host could hear the device now, if it said anything.
    var isInReach: Bool { lock.withLock { isReachable } }

    func status(ofLink serial: Int) -> LinkStatus {
        lock.withLock {
            guard isCurrent(serial) else { return .ended(lastEnd) }
            return .up(nextDeadline: min(model.nextDeadline, outlet.queue.earliestDue))
        }
    }

    func endLink(_ serial: Int, at time: Timestamp) {
        lock.withLock {
            if isCurrent(serial) { endLink(.local, at: time) }
        }
    }

    /// Runs an exchange with the attribute server over a link; nil if the link is gone or nothing gets through.
    func exchange<Answer>(overLink serial: Int, _ body: (SimulatedPeripheral) -> Answer) -> Answer? {
        lock.withLock { isCurrent(serial) && outlet.conditions.isInRange ? body(self) : nil }
    }

    /// What a host discovers, and which of the device's tables it is.
    var discovery: (table: GATTTable, serial: Int) {
        lock.withLock { (GATTTable(model.attributes.map(\.characteristic)), model.tableSerial) }
    }

    /// Which of the device's tables is the present one.
    var tableSerial: Int { lock.withLock { model.tableSerial } }

    /// How much later than usual everything arrives.
    var delay: Double { lock.withLock { outlet.conditions.delay } }

    /// Since when nothing is heard of the device because it is out of range.
    var outOfRangeSince: Timestamp? { lock.withLock { silentSince } }

    /// Lets time pass.
    func step(to time: Timestamp) {
        lock.withLock { performStep(to: time) }
    }

    func takeNotification(overLink serial: Int, at time: Timestamp, into buffer: inout [UInt8]) -> ValueHandle? {
        lock.withLock { isCurrent(serial) ? outlet.queue.popFirst(at: time, into: &buffer) : nil }
    }

    func isCurrent(_ serial: Int) -> Bool { isLinked && !isBareNow && linkSerial == serial }
}
