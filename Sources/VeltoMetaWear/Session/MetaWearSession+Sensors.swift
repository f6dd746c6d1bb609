internal import VeltoCore
internal import VeltoWearable

/// Sensors and their users.
extension MetaWearSession {
    /// What a sensor is set to when it starts next, if the program wants anything of it.
    func choice(of sensor: BoardSensor, _ chip: any SensorChip) -> SensorSetting? {
        choices[sensor].map { chip.nearest($0) }
    }

    /// What a sensor is set to for another user, before anything is written.
    func setting(
        of sensor: BoardSensor, as wanted: SensorConfiguration? = nil
    ) throws(VeltoError) -> SensorSetting {
        let chip = try status.chip(of: sensor)
        return try users.setting(of: sensor, chip, request: wanted.map { chip.nearest($0) } ?? choice(of: sensor, chip))
    }

    /// Adds a user of a sensor, and sets the sensor if it does not run; `output` is the register of the samples that are needed.
    func begin(
        _ sensor: BoardSensor, for user: SensorUser, output: BoardRegister? = nil,
        as wanted: SensorConfiguration? = nil
    ) async throws(VeltoError) -> SensorSetting {
        let setting = try setting(of: sensor, as: wanted)
        try await clear(sensor, setting)
        try await set(
            users.begin(sensor, try status.chip(of: sensor), setting, for: user, output: output), of: sensor, setting)
        return setting
    }

    /// Ends the game input's use of sensors that exclude another one; it goes on with what runs then.
    private func clear(_ sensor: BoardSensor, _ setting: SensorSetting) async throws(VeltoError) {
        let others = users.givingWay(to: sensor, setting)
        for other in others { try await stopForGame(other) }
        if !others.isEmpty { followPlayIfPlaying() }
    }

    /// Performs the steps that set a sensor.
    func set(
        _ steps: [SensorSetting.Step], of sensor: BoardSensor, _ setting: SensorSetting
    ) async throws(VeltoError) {
        guard !steps.isEmpty else { return }
        try await rest(sensor, setting)
        for step in steps {
            switch step {
            case .write(let packet): try await talk.write(packet)
            case .wake(let module, let seconds):
                guard !awake.contains(module) else { continue }
                try await talk.pause(seconds)
                awake.insert(module)
            }
        }
    }

    /// Lets a sensor stand still as long as it must before it is set again.
    private func rest(_ sensor: BoardSensor, _ setting: SensorSetting) async throws(VeltoError) {
        guard let stopped = stopped[sensor] else { return }
        let missing = setting.restTime - talk.now.seconds(since: stopped)
        if missing > 0 { try await talk.pause(missing) }
    }

    /// Removes a user of a sensor, and returns the packets that end what no one needs any longer.
    func end(_ sensor: BoardSensor, for user: SensorUser) -> [[UInt8]] {
        let packets = users.end(sensor, for: user)
        if users.setting(of: sensor) == nil, !packets.isEmpty { stopped[sensor] = talk.now }
        return packets
    }

    /// Writes packets that end a sensor, which stands still from when the board has the last of them.
    func write(_ packets: [[UInt8]], thatEnd sensor: BoardSensor?) async throws(VeltoError) {
        try await talk.writeWhole(packets)
        if let sensor, users.setting(of: sensor) == nil { stopped[sensor] = talk.now }
    }

    /// Runs a sensor for a command, until it is stopped for the same user.
    func start(
        _ sensor: BoardSensor, for user: SensorUser, as wanted: SensorConfiguration?
    ) async throws(VeltoError) {
        guard !users.contains(user, of: sensor) else { return }
        do throws(VeltoError) {
            let setting = try await begin(sensor, for: user, as: wanted)
            let unheard = hear(sensor, setting)
            try await talk.write(users.run(sensor, for: user))
            if let unheard { try await talk.write(unheard.notifications(false)) }
            try talk.checkCancellation()
            if sensor == .fusion { followPlayIfPlaying() }
        } catch {
            talk.post(end(sensor, for: user))
            showStatus()
            throw error
        }
        showStatus()
    }

    /// Ends that.
    func stop(_ sensor: BoardSensor, for user: SensorUser) async throws(VeltoError) {
        guard users.contains(user, of: sensor) else {
            throw VeltoError(.invalidState, "the \(sensor) does not run for \(user)")
        }
        let packets = end(sensor, for: user)
        showStatus()
        try await write(packets, thatEnd: sensor)
        followPlayIfPlaying()
    }

    /// Reads back what a sensor is set to.
    func read(_ sensor: BoardSensor) async throws(VeltoError) {
        let chip = try status.chip(of: sensor)
        var answers: [[UInt8]] = []
        for register in chip.configurationRegisters {
            answers.append(try await talk.ask(register, register.request()).value())
        }
        guard var configuration = chip.configuration(ofAnswers: answers) else {
            let bytes = answers.map { Hex.text($0.span) }.joined(separator: ", ")
            throw VeltoError(.protocol, "the \(sensor) is set to what the library does not know: \(bytes)")
        }
        configuration.isPacked = (choice(of: sensor, chip) ?? chip.standardSetting).configuration.isPacked
        found[sensor] = configuration
        showStatus()
    }

    // MARK: Status

    /// Shows what has changed, and tells what the board is occupied with now.
    func showStatus() {
        updateStatus()
        let (before, now) = (shownActivities, status.activities)
        shownActivities = now
        let status = status
        talk.act { out in
            out.show(status)
            guard before != now else { return }
            out.tell(
                .activityChanged(
                    SessionEvent.ActivityChange(
                        previous: before.state.rawValue, current: now.state.rawValue, activities: now.rawValue)),
                at: nil)
        }
    }

    /// Brings the status up to date with what the session knows.
    func updateStatus() {
        for sensor in BoardSensor.allCases {
            guard let chip = try? status.chip(of: sensor) else { continue }
            let next = choice(of: sensor, chip) ?? chip.standardSetting
            status.sensors[sensor] = SensorStatus(
                inForce: users.setting(of: sensor)?.configuration ?? found[sensor], next: next.configuration,
                users: users.users(of: sensor))
        }
        status.pins = pins
        status.describedSignals = describedSignals
        status.inputSource = inputSource
        status.detectors = unsafe Set(detectors.running)
        status.activities = unsafe feeds.isEmpty ? [] : .streaming
        status.notificationsAsked = loads.notificationRate
    }
}
