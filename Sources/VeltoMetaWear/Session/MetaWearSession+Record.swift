internal import VeltoCore
internal import VeltoWearable

/// The state that outlives the link.
///
/// It is read from the board's record, and written back at the end.
extension MetaWearSession {
    /// Restores the state of earlier links and of the program before a link begins.
    func beginFromRecord() {
        preferences = record.with { contents in
            contents.isLinked = true
            return contents.preferences
        }
    }

    /// Leaves running activities to the next link, which stops them unless their users outlive this link.
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
            contents.pendingStop = PendingStop(sensors: sensors, packets: packets)
            contents.lastingUsers = users
        }
    }

    /// Undoes a command interrupted by the end of the link.
    ///
    /// The next link writes the packets.
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

    /// Stops activities left by a lost link: the board is then in the state known to the program, and its sensors can
    /// be configured.
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
        adoptProgram()
        _ = try? planning { link throws(VeltoError) in link.plan.adoptLogging() }
    }

    /// A module in the record may not exist: if the board does not answer, the next link requests all modules.
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
