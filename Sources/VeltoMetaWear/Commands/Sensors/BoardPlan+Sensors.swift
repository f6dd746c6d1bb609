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

    /// Returns the default configuration of a sensor.
    func standardConfiguration(of sensor: BoardSensor) throws(VeltoError) -> SensorConfiguration {
        try chip(of: sensor).standardSetting.configuration
    }

    /// Returns the setting chosen by the program, or read back, for the next start of a sensor; nil for none.
    func choice(of sensor: BoardSensor, _ chip: any SensorChip) -> SensorSetting? {
        (preferences.readBack[sensor] ?? preferences.choices[sensor]).map { chip.nearest($0) }
    }

    /// Returns the default rate with the widest range, for computations on a sensor.
    ///
    /// Nil if the program has configured the sensor, or it runs.
    func wideConfiguration(of sensor: BoardSensor) throws(VeltoError) -> SensorConfiguration? {
        let chip = try chip(of: sensor)
        guard !sensors.isHeld(sensor), choice(of: sensor, chip) == nil else { return nil }
        var wide = chip.standardSetting.configuration
        if wide.range > 0 { wide.range = 1e6 }
        return wide
    }

    /// Returns the setting at the next start of a sensor.
    func nextSetting(of sensor: BoardSensor) throws(VeltoError) -> SensorSetting {
        let chip = try chip(of: sensor)
        return choice(of: sensor, chip) ?? chip.standardSetting
    }

    /// Returns the setting of a sensor for a further user.
    func setting(
        of sensor: BoardSensor, as wanted: SensorConfiguration? = nil
    ) throws(VeltoError) -> SensorSetting {
        let chip = try chip(of: sensor)
        // The program's choice applies at the next start. A further user shares a running sensor unchanged.
        let request = wanted.map { chip.nearest($0) } ?? (sensors.isHeld(sensor) ? nil : choice(of: sensor, chip))
        return try sensors.setting(of: sensor, chip, request: request)
    }

    // MARK: Users

    /// Adds a user of a sensor, and starts the sensor if it is stopped; `output` is the register of the needed samples.
    mutating func begin(
        _ sensor: BoardSensor, for user: SensorUser, output: BoardRegister? = nil,
        as wanted: SensorConfiguration? = nil
    ) throws(VeltoError) -> (setting: SensorSetting, steps: [BoardStep]) {
        // Values of loggers and processors are read later, when a wrong range would go unnoticed.
        let chosen = user.outlivesLink ? choice(of: sensor, try chip(of: sensor))?.configuration : nil
        let setting = try setting(of: sensor, as: wanted ?? chosen)
        let steps = clear(sensor, setting)
        return (setting, steps + (try begin(sensor, setting, for: user, output: output)))
    }

    /// Adds a user with a setting that excludes no other user.
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

    /// Ends game input's use of sensors that exclude another user.
    ///
    /// It continues with the sensors that run then.
    private mutating func clear(_ sensor: BoardSensor, _ setting: SensorSetting) -> [BoardStep] {
        let others = sensors.givingWay(to: sensor, setting)
        guard !others.isEmpty else { return [] }
        var steps: [BoardStep] = []
        for other in others { steps += stopForGame(other) }
        return steps + [.updateGameInput]
    }

    /// Runs a sensor for a new user.
    mutating func run(_ sensor: BoardSensor, for user: SensorUser) -> [BoardStep] {
        sensors.run(sensor, for: user).map { .write($0, sensor.purpose(of: $0, .start)) }
    }

    /// Removes a user of a sensor, and stops everything unused.
    mutating func end(_ sensor: BoardSensor, for user: SensorUser) -> [BoardStep] {
        let packets = sensors.end(sensor, for: user)
        let steps = packets.flatMap { BoardStep.end([$0], sensor.purpose(of: $0, .stop)) }
        guard !packets.isEmpty, sensors.setting(of: sensor) == nil else { return steps }
        stopped[sensor] = now
        return steps + [.stopped(sensor)]
    }

    /// The idle board with the same modules and preferences.
    var idle: BoardPlan {
        var idle = BoardPlan(modules, preferences)
        idle.isLive = false
        (idle.program, idle.slots, idle.firmwareVersion) = (program, slots, firmwareVersion)
        return idle
    }
}
