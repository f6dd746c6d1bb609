internal import VeltoCore
internal import VeltoWearable

/// Sensors and their users.
extension BoardPlan {
    /// The chip of a sensor.
    func chip(of sensor: BoardSensor) throws(VeltoError) -> any SensorChip {
        _ = try info(sensor.module)
        guard let chip = sensor.chip(in: modules) else {
            throw VeltoError(.unsupported, "the library does not know the chip of the board's \(sensor)")
        }
        return chip
    }

    /// The configuration of a sensor without a request of the program.
    func standardConfiguration(of sensor: BoardSensor) throws(VeltoError) -> SensorConfiguration {
        try chip(of: sensor).standardSetting.configuration
    }

    /// The setting that the program has chosen, or read back, for the next start of a sensor; nil for none.
    func choice(of sensor: BoardSensor, _ chip: any SensorChip) -> SensorSetting? {
        (preferences.readBack[sensor] ?? preferences.choices[sensor]).map { chip.nearest($0) }
    }

    /// The standard rate with the widest range, for what is computed of a sensor; nil if the program has configured the sensor, or it runs.
    func wideConfiguration(of sensor: BoardSensor) throws(VeltoError) -> SensorConfiguration? {
        let chip = try chip(of: sensor)
        guard !sensors.isHeld(sensor), choice(of: sensor, chip) == nil else { return nil }
        var wide = chip.standardSetting.configuration
        if wide.range > 0 { wide.range = 1e6 }
        return wide
    }

    /// The setting with which a sensor starts next.
    func nextSetting(of sensor: BoardSensor) throws(VeltoError) -> SensorSetting {
        let chip = try chip(of: sensor)
        return choice(of: sensor, chip) ?? chip.standardSetting
    }

    /// The setting with which a sensor would run for another user.
    func setting(
        of sensor: BoardSensor, as wanted: SensorConfiguration? = nil
    ) throws(VeltoError) -> SensorSetting {
        let chip = try chip(of: sensor)
        // The program's choice is for the next start: a further user takes a sensor that runs as it is.
        let request = wanted.map { chip.nearest($0) } ?? (sensors.isHeld(sensor) ? nil : choice(of: sensor, chip))
        return try sensors.setting(of: sensor, chip, request: request)
    }

    // MARK: Users

    /// Adds a user of a sensor, and sets the sensor if it does not run; `output` is the register of the samples that are needed.
    mutating func begin(
        _ sensor: BoardSensor, for user: SensorUser, output: BoardRegister? = nil,
        as wanted: SensorConfiguration? = nil
    ) throws(VeltoError) -> (setting: SensorSetting, steps: [BoardStep]) {
        // Values of loggers and processors are read later, when a wrong range could not be seen.
        let chosen = user.outlivesLink ? choice(of: sensor, try chip(of: sensor))?.configuration : nil
        let setting = try setting(of: sensor, as: wanted ?? chosen)
        let steps = clear(sensor, setting)
        return (setting, steps + (try begin(sensor, setting, for: user, output: output)))
    }

    /// The same, with a setting that excludes no user.
    mutating func begin(
        _ sensor: BoardSensor, _ setting: SensorSetting, for user: SensorUser, output: BoardRegister?
    ) throws(VeltoError) -> [BoardStep] {
        let steps = sensors.begin(sensor, try chip(of: sensor), setting, for: user, output: output)
        guard !steps.isEmpty else { return [] }
        let mustRest = stopped[sensor] != nil && setting.restTime > 0
        return (mustRest ? [.rest(sensor, seconds: setting.restTime)] : [])
            + steps.map { step in
                switch step {
                case .write(let packet): .write(packet, "set the \(sensor)")
                case .stop(let packet): .write(packet, sensor.purpose(of: packet, .stop))
                case .wake(let module, let seconds): .wake(module, seconds: seconds)
                }
            }
    }

    /// Ends the game input's use of sensors that exclude another one; it goes on with what runs then.
    private mutating func clear(_ sensor: BoardSensor, _ setting: SensorSetting) -> [BoardStep] {
        let others = sensors.givingWay(to: sensor, setting)
        guard !others.isEmpty else { return [] }
        var steps: [BoardStep] = []
        for other in others { steps += stopForGame(other) }
        return steps + [.updateGameInput]
    }

    /// Lets a sensor run for a user who has begun.
    mutating func run(_ sensor: BoardSensor, for user: SensorUser) -> [BoardStep] {
        sensors.run(sensor, for: user).map { .write($0, sensor.purpose(of: $0, .start)) }
    }

    /// Removes a user of a sensor, and ends what nothing needs any longer.
    mutating func end(_ sensor: BoardSensor, for user: SensorUser) -> [BoardStep] {
        let packets = sensors.end(sensor, for: user)
        let steps = packets.flatMap { BoardStep.end([$0], sensor.purpose(of: $0, .stop)) }
        guard !packets.isEmpty, sensors.setting(of: sensor) == nil else { return steps }
        stopped[sensor] = now
        return steps + [.stopped(sensor)]
    }

    /// The board with the same modules and preferences, on which nothing runs.
    var idle: BoardPlan {
        var idle = BoardPlan(modules, preferences)
        idle.isLive = false
        (idle.program, idle.slots, idle.firmwareVersion) = (program, slots, firmwareVersion)
        return idle
    }
}
