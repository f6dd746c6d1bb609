internal import VeltoBluetooth
internal import VeltoCore

/// The devices of a context, by identifier and in the order of discovery.
final class DeviceRegistry: Sendable {
    private let state = Guarded(State())

    private struct State {
        var byIdentifier: [String: Device] = [:]
        var ordered: [Device] = []
        var isClosed = false
    }

    /// Returns the device with that identifier, created if necessary, and whether it is new.
    func device(
        _ identifier: String, source: InputSource = .link, in context: ContextCore
    ) throws(VeltoError) -> (device: Device, isNew: Bool) {
        if let known = find(identifier) { return (known, false) }
        let device = try HandleTable.shared.register(.device) { handle throws(VeltoError) in
            Device(handle: handle, identifier: identifier, source: source, context: context)
        }
        let winner = state.withLock { state -> Device? in
            guard !state.isClosed else { return nil }
            if let known = state.byIdentifier[identifier] { return known }
            state.byIdentifier[identifier] = device
            state.ordered.append(device)
            return device
        }
        if winner !== device { HandleTable.shared.remove(device.handle) }
        guard let winner else { throw .contextGone }
        context.log.setName(identifier, of: winner.handle)
        return (winner, winner === device)
    }

    func find(_ identifier: String) -> Device? {
        state.withLock { $0.byIdentifier[identifier] }
    }

    var all: [Device] {
        state.withLock { $0.ordered }
    }

    func remove(_ device: Device) {
        device.context.log.setName(nil, of: device.handle)
        state.withLock { state in
            state.byIdentifier[device.identifier] = nil
            state.ordered.removeAll { $0 === device }
        }
        HandleTable.shared.remove(device.handle)
    }

    func close() {
        let devices = state.withLock { state in
            defer { state = State(isClosed: true) }
            return state.ordered
        }
        for device in devices {
            device.signalList.close()
            device.ownParts.close()
            HandleTable.shared.remove(device.handle)
        }
    }
}
