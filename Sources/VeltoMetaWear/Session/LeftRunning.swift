internal import VeltoCore
internal import VeltoWearable

/// What a lost link has left running: the board goes on measuring, and no one hears it.
struct LeftRunning: LastingCommand {
    /// The sensors that run.
    var sensors: [BoardSensor] = []
    /// What stops them, and all else that the session had started.
    var packets: [[UInt8]] = []

    var key: String { "left running" }
    var isEnd: Bool { packets.isEmpty }
}

extension MetaWearSession {
    /// What runs now, which is to be stopped as soon as the board is back; the session forgets it.
    func whatIsLeftRunning() -> LeftRunning {
        guard isReady else { return lasting.leftRunning }
        let owed = talk.owed
        talk.forgetOwed()
        let users = unsafe link?.plan.sensors ?? SensorUsers()
        let sensors = BoardSensor.allCases.filter { !owed.isEmpty || users.setting(of: $0) != nil }
        let steps = unsafe link?.plan.endAll() ?? []
        return LeftRunning(sensors: sensors, packets: owed + bytes(of: steps.writes.map(\.packet)))
    }

    /// Stops that: the board is then as the program sees it, and sensors are set while they stand still.
    func stopWhatWasLeftRunning() async throws(VeltoError) {
        guard !lasting.leftRunning.isEnd else { return }
        try await talk.write(lasting.leftRunning.packets)
        for sensor in lasting.leftRunning.sensors { unsafe link?.plan.stopped[sensor] = talk.now }
        lasting.leftRunning = LeftRunning()
        talk.act { $0.leave(LeftRunning()) }
    }
}
