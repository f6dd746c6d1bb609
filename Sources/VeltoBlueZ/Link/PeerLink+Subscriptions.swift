internal import VeltoBluetooth
internal import VeltoCore

/// The services that a link provides to its subscriptions.
extension PeerLink: SubscriptionHost {
    var daemon: DaemonConnection { central.daemon }
    var loop: Loop { central.loop }
    var version: DaemonVersion { central.version }

    func memory(of handle: ValueHandle) -> NotifyMemory.Entry {
        central.notifyMemory[NotifyMemory.Key(address: address, handle: handle)]
    }

    func remember(_ handle: ValueHandle, _ change: (inout NotifyMemory.Entry) -> Void) {
        change(&central.notifyMemory[NotifyMemory.Key(address: address, handle: handle)])
    }

    func policy(for handle: ValueHandle, isStream: Bool) -> NotifyPolicy? {
        guard let record = attributes[handle] else { return nil }
        return NotifyPolicy(
            properties: record.properties, version: central.version, isStream: isStream,
            isPaired: central.tree.devices[device]?.isPaired ?? false,
            passesDescriptors: central.daemon.passesDescriptors, memory: memory(of: handle))
    }

    func reply(_ request: RequestID, _ error: VeltoError?) {
        central.publish(.reply(request, error.map { .failure($0) } ?? .success([])))
    }

    func mtuKnown(_ value: Int) {
        // The MTU of a link is between 23 and 517 (Bluetooth Core, Vol 3, Part F, 3.2.8).
        guard machine.state == .ready, (23...517).contains(value), value != mtu else { return }
        mtu = value
        publish(.mtu(value))
    }

    func started(_ handle: ValueHandle, _ route: NotificationRoute) {
        routes[handle] = route
        central.diagnostics.update(self)
        publish(.notifying(handle, route))
    }

    func lost(_ handle: ValueHandle, _ error: VeltoError) {
        routes[handle] = nil
        central.diagnostics.update(self)
        if machine.state == .ready { publish(.silenced(handle, error)) }
    }

    func socketClosed(_ characteristic: ObjectPath) {
        central.socketClosed(characteristic)
    }

    func note(_ text: String) {
        central.log.write(.info, "\(address): \(text)")
    }

    /// Records a characteristic that stays acquired until its object is removed or the daemon exits.
    func wasLost(_ characteristic: ObjectPath) {
        guard let handle = CharacteristicRecord(path: characteristic).valueHandle else { return }
        remember(handle) {
            $0.isPoisoned = true
            $0.worked = false
            $0.wasUnanswered = true
        }
        note("the Bluetooth service did not answer AcquireNotify of \(characteristic.lastComponent), and never will")
    }

    /// Handles a late reply of the daemon, after which no reply is pending.
    func wasAnswered(_ characteristic: ObjectPath) {
        guard let handle = CharacteristicRecord(path: characteristic).valueHandle else { return }
        remember(handle) {
            $0.isPoisoned = false
            $0.wasUnanswered = false
        }
        if !central.notifyMemory.isPoisoned(address) { central.trustNoLonger(device) }
    }

    func acquire(_ characteristic: ObjectPath, _ completion: @escaping BusConnection.Completion) {
        acquires.acquire(characteristic, completion)
    }
}
