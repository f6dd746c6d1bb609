internal import VeltoBluetooth
public import VeltoCore
public import VeltoWearable

/// Devices connected earlier, in this run of the program or a previous one.
extension Context {
    /// The known devices of this context's backends, most recently connected first.
    ///
    /// Devices with only a family set come last.
    public var knownDevices: [KnownDevice] {
        core.memory.devices.filter { isOfOurBackends($0.identifier) }
    }

    /// Connects the most recently connected device, and disables auto-connect.
    ///
    /// A device that the backend knows is connected directly; any other device as soon as a scan finds it. The
    /// operation ends when the device is ready, or after `timeout`. Nil if no device was ever connected.
    public func beginConnectLastDevice(
        timeout: Duration = .seconds(15), options: LinkOptions = LinkOptions()
    ) throws(VeltoError) -> (device: Device, operation: Context.Operation)? {
        guard let last = knownDevices.first, last.lastConnected > 0 else { return nil }
        try setAutoConnect(players: 0)
        let device = try core.meet(last.identifier)
        return (device, try device.beginConnect(timeout: timeout, options: options))
    }

    /// Forgets a device in range or out of range: its bond, its profile and all other saved state.
    public func beginForgetKnownDevice(_ identifier: String) throws(VeltoError) -> Context.Operation {
        if let device = core.devices.find(identifier) { return try device.beginForget() }
        guard core.memory.device(identifier) != nil, isOfOurBackends(identifier) else {
            let names = knownDevices.map(\.identifier)
            throw VeltoError(
                .notFound, "no known device is called '\(identifier)': \(identifier.suggestions(among: names))")
        }
        core.memory.forget(identifier)
        return try core.start(.forget, for: nil) { $0.finish($1, .success(())) }
    }

    /// Returns the device of a known device; nil until it is seen.
    public func device(of known: KnownDevice) -> Device? {
        core.devices.find(known.identifier)
    }

    /// Returns the known device with that identifier.
    ///
    /// It can be connected, and is scanned for if necessary.
    func knownDevice(_ identifier: String) -> Device? {
        guard core.memory.device(identifier) != nil, isOfOurBackends(identifier) else { return nil }
        return try? core.meet(identifier)
    }

    private func isOfOurBackends(_ identifier: String) -> Bool {
        Backend(identifier: identifier).map { definition.backends.contains($0) } ?? false
    }
}
