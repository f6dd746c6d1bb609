internal import VeltoBluetooth
internal import VeltoCore

/// The device in the backend of a context; the simulated central calls these functions.
extension SimulatedPeripheral {
    /// The status of a link with a given serial number.
    enum LinkStatus {
        /// The time at which the firmware or a pending notification needs attention next.
        case up(nextDeadline: Timestamp)
        case ended(DownReason)
    }

    /// The outcome of a connection attempt.
    enum LinkOffer {
        /// The device accepts the link; service discovery takes `delay` longer.
        case accepted(serial: Int, delay: Double)
        case refused
        case silent
    }

    /// Adds the device to a backend, which is notified of changes.
    ///
    /// Returns false if it already belongs to one.
    func enterBackend(_ changed: @escaping @Sendable () -> Void) -> Bool {
        lock.withLock {
            guard self.changed == nil else { return false }
            self.changed = changed
            isBackendTold = false
            return true
        }
    }

    /// Marks the device as observed by the backend, so that the next change is reported again.
    func backendAttends() {
        lock.withLock { isBackendTold = false }
    }

    func leaveBackend() {
        lock.withLock {
            if !isBareNow { endLink(.timeout, at: time.now) }
            changed = nil
        }
    }

    /// Returns the packet that a scanning host receives now, without the fields of the scan response; nil if none.
    func heard(at time: Timestamp) -> (packet: Advertisement, hasScanResponse: Bool)? {
        lock.withLock {
            guard let (advertisement, rssi) = packetHeard(at: time) else { return nil }
            let packet = Advertisement(
                identifier: identifier, address: address,
                name: advertisement.isNameInScanResponse || advertisement.name.isEmpty ? nil : advertisement.name,
                rssi: rssi, services: advertisement.services,
                manufacturerData: advertisement.manufacturerData.map { [$0] } ?? [])
            return (packet, advertisement.answers(.simulated) && !advertisement.scanResponse.isEmpty)
        }
    }

    /// Returns the scan response that a scanning host receives now; nil if it is lost.
    func scanResponseHeard(at time: Timestamp) -> Advertisement? {
        lock.withLock {
            guard let (advertisement, rssi) = packetHeard(at: time) else { return nil }
            var response = Advertisement(identifier: identifier, address: address, rssi: rssi)
            unsafe advertisement.scanResponse.withUnsafeBytes { unsafe response.add(payload: $0) }
            return response
        }
    }

    private func packetHeard(at time: Timestamp) -> (PeripheralAdvertisement, rssi: Int8)? {
        guard isReachable, let advertisement = advertisement(at: time), advertisement.reaches(.simulated),
            !outlet.isSwallowed()
        else { return nil }
        return (advertisement, strength(at: advertisement.power))
    }

    /// A new reading of the signal strength (dBm).
    var signalStrength: Int8 { lock.withLock { strength(at: model.transmitPower) } }

    /// Returns a reading of the signal strength; the lock must be held.
    private func strength(at power: Int8) -> Int8 {
        signal.next(around: Int8(clamping: Int(outlet.conditions.signalStrength) + Int(power)))
    }

    /// The advertising interval (seconds); nil if the device does not define it.
    var advertisingInterval: Double? { advertisement?.interval }

    func offerLink(at time: Timestamp) -> LinkOffer {
        lock.withLock {
            catchUp(to: time)
            guard isReachable, model.advertisement(at: time)?.accepts(.simulated) == true else { return .silent }
            let fault = faultTable.take(.connect)
            guard !outlet.conditions.refusesLinks, fault?.kind != .refuse else { return .refused }
            let serial = beginLink(at: time)
            if fault?.kind == .dropLink { endLink(.remote, at: time) }
            return .accepted(serial: serial, delay: fault?.kind == .delay ? fault?.delay ?? 0 : 0)
        }
    }

    private var isReachable: Bool { !isBareNow && !isLinked && outlet.conditions.isAudible }

    /// Whether the device is in range.
    var isInReach: Bool { lock.withLock { isReachable } }

    func status(ofLink serial: Int) -> LinkStatus {
        lock.withLock {
            guard isCurrent(serial) else { return .ended(lastEnd) }
            return .up(nextDeadline: min(model.nextDeadline, outlet.nextDeadline))
        }
    }

    func endLink(_ serial: Int, at time: Timestamp) {
        lock.withLock {
            if isCurrent(serial) { endLink(.local, at: time) }
        }
    }

    /// Performs an exchange with the attribute server over a link.
    ///
    /// Returns nil if the link is down or out of range.
    func exchange<Answer>(overLink serial: Int, _ body: (SimulatedPeripheral) -> Answer) -> Answer? {
        lock.withLock { isCurrent(serial) && outlet.conditions.isAudible ? body(self) : nil }
    }

    /// The table that a host discovers, and its serial number.
    var discovery: (table: GATTTable, serial: Int) {
        lock.withLock { (GATTTable(model.attributes.map(\.characteristic)), model.tableSerial) }
    }

    /// The serial number of the current table.
    var tableSerial: Int { lock.withLock { model.tableSerial } }

    /// The host's ATT MTU (bytes).
    var mtu: Int { lock.withLock { outlet.conditions.mtu } }

    /// Returns the first connection event after a time that carries packets, and the number of requests that fit.
    ///
    /// Returns nil over an ideal link.
    func eventForRequests(after time: Timestamp) -> (time: Timestamp, capacity: Int)? {
        lock.withLock { outlet.eventForRequests(after: time) }
    }

    /// The additional latency (seconds).
    var delay: Double { lock.withLock { outlet.conditions.delay } }

    /// The time since when the device has been out of range.
    var outOfRangeSince: Timestamp? { lock.withLock { silentSince } }

    /// Whether the device works without a connected program.
    ///
    /// A device outside the backend is stepped when its program calls it instead.
    var worksAlone: Bool { lock.withLock { needsStepping && !isBareNow } }

    /// Advances time.
    func step(to time: Timestamp) {
        lock.withLock { performStep(to: time) }
    }

    func takeNotification(overLink serial: Int, at time: Timestamp, into buffer: inout [UInt8]) -> ValueHandle? {
        lock.withLock { isCurrent(serial) ? outlet.takeArrived(at: time, into: &buffer) : nil }
    }

    func isCurrent(_ serial: Int) -> Bool { isLinked && !isBareNow && linkSerial == serial }
}
