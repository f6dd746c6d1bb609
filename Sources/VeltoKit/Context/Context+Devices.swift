public import VeltoCore

extension Context {
    /// Looks for devices until `stopScan`; the operation ends when discovery runs.
    public func startScan() throws(VeltoError) -> Operation {
        try start(.startScan, for: nil) { $0.startScan($1) }
    }

    /// Stops looking for devices.
    public func stopScan() {
        onLoop { $0.stopScan() }
    }

    /// Connects likely devices by itself until so many players have one; 0 switches that off.
    public func setAutoConnect(players: Int) throws(VeltoError) {
        guard (0...Int(PlayerTable.limit)).contains(players) else {
            throw .invalidArgument("players", "must be 0...\(PlayerTable.limit)")
        }
        autoConnectPlayers = players
        onLoop { $0.setAutoConnect(players: players) }
    }

    /// The first device of that identifier, address or name.
    public func findDevice(_ text: String) -> Device? {
        let all = registry.all
        return all.first { $0.identifier == text }
            ?? all.first { $0.record.address == text } ?? all.first { $0.record.name == text }
    }

    /// Makes a device that has no link: the program feeds its packets.
    public func createIngestDevice(
        family: DeviceFamily, identifier: String
    ) throws(VeltoError) -> Device {
        guard family == .triki else { throw VeltoError(.unsupported, "only caps can be fed with packets so far") }
        guard !identifier.isEmpty else { throw .invalidArgument("identifier", "must not be empty") }
        let (device, isNew) = try registry.device("ingest:" + identifier, isIngest: true, in: self)
        guard isNew else { throw VeltoError(.already, "a device of that identifier exists") }
        device.update { record in
            record.name = identifier
            record.family = family
            record.isKept = true
        }
        device.input.prepare(family)
        return device
    }

    func ingested(_ bytes: Span<UInt8>, into device: Device, at time: Timestamp) {
        if device.input.receive(bytes, at: time) { onLoop { $0.watchInput(of: device) } }
    }
}
