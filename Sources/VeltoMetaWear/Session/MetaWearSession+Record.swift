internal import VeltoCore
internal import VeltoWearable

/// What outlives the link: it is read from the board's record, and goes back there.
extension MetaWearSession {
    /// What the program wants of sensors, on all links.
    var choices: [BoardSensor: SensorConfiguration] { preferences.choices }
    /// How the program wants pins to be read, on all links.
    var pins: [UInt8: PinConfiguration] { preferences.pins }
    /// What the program has described, by identifier.
    var definitions: [String: BoardSignalDefinition] { preferences.definitions }
    /// What game input is made of.
    var inputSource: BoardInputSource { preferences.inputSource }

    /// Takes what earlier links and the program have left, before a link begins.
    func beginFromRecord() {
        (preferences, users) = record.with { contents in
            contents.isLinked = true
            return (contents.preferences, contents.lastingUsers)
        }
    }

    /// Leaves what runs to the next link, which stops it unless its users outlive this one; the session forgets it.
    func leaveToRecord() {
        guard isReady else { return }
        let owed = talk.owed
        talk.forgetOwed()
        let running = BoardSensor.allCases.filter { users.setting(of: $0) != nil }
        let packets = owed + packetsThatStopAll()
        let sensors = BoardSensor.allCases.filter { sensor in
            !owed.isEmpty || running.contains(sensor) && users.setting(of: sensor) == nil
        }
        record.with { contents in
            contents.pendingStop = PendingStop(sensors: sensors, packets: packets)
            contents.lastingUsers = users
        }
    }

    /// Stops what a lost link has left running: the board is then as the program sees it, and sensors are set while they stand still.
    func stopWhatWasLeftRunning() async throws(VeltoError) {
        let stop = record.with { $0.pendingStop }
        guard !stop.packets.isEmpty else { return }
        try await talk.write(stop.packets)
        for sensor in stop.sensors { stopped[sensor] = talk.now }
        record.with { $0.pendingStop = PendingStop() }
    }

    /// Reads what the board is, and asks for its modules unless they are known from an earlier link.
    func identify(_ handles: BoardHandles) async throws(VeltoError) -> [BoardModule: ModuleInfo] {
        details = await readDetails(handles)
        if let known = record.modules(of: details), !known.isEmpty {
            knowsModulesFromRecord = true
            return known
        }
        let answers = await discover()
        let modules = answers.filter { $0.value.isPresent }
        guard !modules.isEmpty else { throw VeltoError(.timeout, "the board did not tell which modules it has") }
        record.learn(details, answers)
        users = record.with { $0.lastingUsers }
        talk.act { $0.saveRecord() }
        return modules
    }

    /// A module that the record has may not be there: if the board does not answer, the next link asks for all of them.
    func doubtRecord(after error: VeltoError) {
        guard knowsModulesFromRecord, error.code == .timeout else { return }
        knowsModulesFromRecord = false
        record.forgetModules()
        talk.act { out in
            out.saveRecord()
            out.log(.info, "the board did not answer: its modules will be requested at the next connect")
        }
    }
}
