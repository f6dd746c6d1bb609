internal import VeltoCore
internal import VeltoWearable

/// Sensors and their users.
extension MetaWearSession {
    /// What a sensor is set to for another user, before anything is written.
    func setting(
        of sensor: BoardSensor, as wanted: SensorConfiguration? = nil
    ) throws(VeltoError) -> InertialSetting {
        let chip = try status.chip(of: sensor)
        return try users.setting(of: sensor, chip, request: wanted.map { chip.nearest($0) } ?? settings[sensor])
    }

    /// Adds a user of a sensor, and sets the sensor if it does not run.
    func begin(
        _ sensor: BoardSensor, for user: SensorUser, as wanted: SensorConfiguration? = nil
    ) async throws(VeltoError) -> InertialSetting {
        let setting = try setting(of: sensor, as: wanted)
        try await talk.write(users.begin(sensor, try status.chip(of: sensor), setting, for: user))
        return setting
    }

    /// Runs a sensor for a command, until it is stopped for the same user.
    func start(
        _ sensor: BoardSensor, for user: SensorUser, as wanted: SensorConfiguration?
    ) async throws(VeltoError) {
        guard !users.contains(user, of: sensor) else { return }
        do throws(VeltoError) {
            _ = try await begin(sensor, for: user, as: wanted)
            try await talk.write(users.run(sensor, for: user))
        } catch {
            talk.post(users.end(sensor, for: user))
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
        let packets = users.end(sensor, for: user)
        showStatus()
        try await talk.writeWhole(packets)
    }

    /// Reads back what a sensor is set to.
    func read(_ sensor: BoardSensor) async throws(VeltoError) {
        let chip = try status.chip(of: sensor)
        let register = chip.configurationRegister
        let answer = try await talk.ask(register, register.request()).value()
        let isPacked = (settings[sensor] ?? chip.standardSetting).isPacked
        guard let setting = chip.setting(ofAnswer: answer, isPacked: isPacked) else {
            throw VeltoError(
                .protocol, "the \(sensor) is set to what the library does not know: \(Hex.text(answer.span))")
        }
        found[sensor] = setting
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
                        previous: before.state.rawValue, current: now.state.rawValue, activities: now.rawValue)))
        }
    }

    /// Brings the status up to date with what the session knows.
    func updateStatus() {
        for sensor in BoardSensor.allCases {
            guard let chip = try? status.chip(of: sensor) else { continue }
            status.sensors[sensor] = SensorStatus(
                inForce: (users.setting(of: sensor) ?? found[sensor])?.configuration,
                next: (settings[sensor] ?? chip.standardSetting).configuration, users: users.users(of: sensor))
        }
        status.detectors = unsafe Set(detectors.running)
        status.activities = unsafe feeds.isEmpty ? [] : .streaming
        status.notificationsAsked = unsafe feeds.notificationRate
    }
}
