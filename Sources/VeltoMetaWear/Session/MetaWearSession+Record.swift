internal import VeltoCore
internal import VeltoWearable

/// The state that outlives the link: it is read from the board's record, and goes back there.
extension MetaWearSession {
    /// Takes what earlier links and the program have left, before a link begins.
    func beginFromRecord() {
        preferences = record.with { contents in
            contents.isLinked = true
            return contents.preferences
        }
    }

    /// Leaves what runs to the next link, which stops it unless its users outlive this one; the session forgets it.
    func leaveToRecord(_ out: inout SessionOutput) {
        guard isReady else { return }
        let owed = conversation.owed
        conversation.forgetOwed()
        let running = runningSensors
        let steps = undoWithoutLink(&out) + (unsafe link?.plan.endAll() ?? [])
        let packets = owed + bytes(of: steps.writes.map(\.packet))
        let (left, users) = (runningSensors, unsafe link?.plan.sensors ?? SensorUsers())
        let sensors = BoardSensor.allCases.filter { !owed.isEmpty || running.contains($0) && !left.contains($0) }
        record.with { contents in
            if let program = unsafe link?.plan.program { contents.program = program }
            contents.pendingStop = PendingStop(sensors: sensors, packets: packets)
            contents.lastingUsers = users
        }
    }

    /// Undoes a command that the end of the link has interrupted: the next link writes the packets.
    private func undoWithoutLink(_ out: inout SessionOutput) -> [BoardStep] {
        guard let running = unsafe link?.running else { return [] }
        unsafe link?.running = nil
        let steps = (try? planning { link throws(VeltoError) in link.undo(running, at: conversation.now) }) ?? []
        out.saveRecord()
        return steps
    }

    private var runningSensors: [BoardSensor] {
        BoardSensor.allCases.filter { unsafe link?.plan.sensors.setting(of: $0) != nil }
    }

    /// Stops what a lost link has left running: the board is then as the program sees it, and sensors are set while they stand still.
    func stopWhatWasLeftRunning() async throws(VeltoError) {
        let stop = record.with { $0.pendingStop }
        guard !stop.packets.isEmpty else { return }
        try await conversation.write(stop.packets)
        for sensor in stop.sensors { unsafe link?.plan.stopped[sensor] = conversation.now }
        record.with { $0.pendingStop = PendingStop() }
    }

    /// Reads the identity of the board, and requests its modules unless they are known from an earlier link.
    func identify(_ handles: BoardHandles) async throws(VeltoError) {
        let details = await readDetails(handles)
        unsafe link?.details = details
        if let known = record.modules(of: details), !known.isEmpty {
            unsafe link?.knowsModulesFromRecord = true
            return begin(with: known)
        }
        let answers = try await discover()
        record.learn(details, answers)
        begin(with: answers.filter { $0.value.isPresent })
        unsafe link?.plan.silentModules = Self.silent(answers)
        conversation.act { $0.saveRecord() }
    }

    private func begin(with modules: [BoardModule: ModuleInfo]) {
        unsafe link?.discovered(modules, preferences)
        unsafe link?.plan.sensors = record.with { $0.lastingUsers }
        unsafe link?.plan.take(partsOf: record.with { $0.program })
        _ = try? planning { link throws(VeltoError) in link.plan.adoptLogging() }
    }

    /// A module that the record has may not be there: if the board does not answer, the next link requests all of them.
    func doubtRecord(after error: VeltoError) {
        guard unsafe link?.knowsModulesFromRecord == true, error.code == .timeout else { return }
        unsafe link?.knowsModulesFromRecord = false
        record.forgetModules()
        conversation.act { out in
            out.saveRecord()
            out.log(.info, "the board did not answer: its modules will be requested at the next connect")
        }
    }
}
