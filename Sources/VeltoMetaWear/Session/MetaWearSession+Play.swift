internal import VeltoCore
internal import VeltoWearable

/// Game input as a user of the sensors: it starts what no stream of the program has started, and hears what runs.
extension MetaWearSession {
    /// What game input sets a sensor to, unless the program has set it: Hz, and g or °/s.
    ///
    /// Source: device input, 1.2.
    private static let wanted: [(sensor: BoardSensor, configuration: SensorConfiguration)] = [
        (.accelerometer, SensorConfiguration(rate: 100, range: 4)),
        (.gyroscope, SensorConfiguration(rate: 100, range: 500)),
    ]
    /// Slower sensors do not suffice: steps between samples are limited to 50 ms.
    private static let leastRate = 20.0
    /// How fusion works for a game: its heading need not be that of the earth.
    private static var wantedFusion: SensorConfiguration {
        var wanted = SensorConfiguration(rate: 100, range: 8)
        wanted.fusion = .imuPlus
        wanted.rotationRange = 1000
        return wanted
    }

    /// Starts what game input needs, or stops what only game input has needed.
    func followGameInput() async {
        do throws(VeltoError) {
            if let fusion = fusionForGame() {
                for (sensor, _) in Self.wanted { try await stopForGame(sensor) }
                try await join(.fusion, fusion)
                return try await followSwitch()
            }
            try await stopForGame(.fusion)
            if inputSettings.isPlaying, Self.wanted.contains(where: { signalForGame(of: $0.sensor) == nil }) {
                talk.act {
                    $0.log(.warning, "no game input: the board lacks an accelerometer or a gyroscope that is known")
                }
            }
            for (sensor, configuration) in Self.wanted where signalForGame(of: sensor) != nil {
                if inputSettings.isPlaying {
                    try await join(sensor, settingForGame(of: sensor, configuration))
                } else {
                    try await stopForGame(sensor)
                }
            }
            try await followSwitch()
        } catch {
            talk.act { $0.log(.warning, "game input could not use the board's sensors: \(error.message)") }
        }
    }

    /// Sensor fusion as the source of game input: if the program has chosen it, or runs it, and with it the other sensors.
    private func fusionForGame() -> SensorSetting? {
        let isRunning = users.users(of: .fusion).contains { $0 != .gameInput }
        guard inputSettings.isPlaying, isRunning || inputSource == .fusion, signalForGame(of: .fusion) != nil,
            let chip = try? status.chip(of: .fusion),
            let wanted = try? settingForGame(of: .fusion, Self.wantedFusion)
        else { return nil }
        do throws(VeltoError) {
            return try users.setting(of: .fusion, chip, request: wanted)
        } catch {
            // The program uses one of the sensors by itself.
            talk.act { $0.log(.info, "game input is made of the sensors: \(error.message)") }
            return nil
        }
    }

    /// What a sensor runs with for game input: as the others need it, or else as the program or game input wants it.
    private func settingForGame(
        of sensor: BoardSensor, _ wanted: SensorConfiguration
    ) throws(VeltoError) -> SensorSetting {
        let chip = try status.chip(of: sensor)
        let isShared = users.users(of: sensor).contains { $0 != .gameInput }
        if isShared, let current = users.setting(of: sensor) { return current }
        let chosen = choice(of: sensor, chip)
        return chosen.flatMap { isTooSlow($0) ? nil : $0 } ?? chip.nearest(wanted)
    }

    /// The signal that game input hears of a sensor; nil if the board lacks it.
    private func signalForGame(of sensor: BoardSensor) -> BoardSignal? {
        signals.first { $0.sensor == sensor && (sensor != .fusion || $0.identifier == BoardSignals.quaternion) }
    }

    /// Makes game input a user of a sensor, and hears it; one that it has alone starts again if it is set otherwise now.
    private func join(_ sensor: BoardSensor, _ setting: SensorSetting) async throws(VeltoError) {
        if users.users(of: sensor) == [.gameInput], users.setting(of: sensor)?.measuresLike(setting) == false {
            try await stopForGame(sensor)
        }
        guard !users.contains(.gameInput, of: sensor), let signal = signalForGame(of: sensor) else { return }
        let chip = try status.chip(of: sensor)
        try await set(
            users.begin(sensor, chip, setting, for: .gameInput, output: signal.register), of: sensor, setting)
        _ = hear(sensor, setting)
        showStatus()
        if let register = unsafe play.register(of: sensor), !isStreamed(register) {
            try await talk.write(register.notifications(true))
        }
        try await talk.write(users.run(sensor, for: .gameInput))
    }

    /// Ends all that game input needs.
    func stopGameInput() async throws(VeltoError) {
        for sensor in [.fusion] + Self.wanted.map(\.sensor) { try await stopForGame(sensor) }
        guard unsafe play.hearsSwitch else { return }
        changePlay { $0.hearsSwitch = false }
        try await talk.writeWhole(packetsThatSilence(BoardPlay.switchRegister))
    }

    /// Ends what game input needs of a sensor.
    func stopForGame(_ sensor: BoardSensor) async throws(VeltoError) {
        guard users.contains(.gameInput, of: sensor) else { return }
        let packets = end(sensor, for: .gameInput) + packetsThatSilence(changePlay { $0.ignore(sensor) })
        showStatus()
        try await write(packets, thatEnd: sensor)
    }

    private func followSwitch() async throws(VeltoError) {
        guard let signal = signals.first(where: { $0.register == BoardPlay.switchRegister }),
            unsafe play.hearsSwitch != inputSettings.isPlaying
        else { return }
        changePlay { $0.hearsSwitch = inputSettings.isPlaying }
        if inputSettings.isPlaying {
            try await talk.write(signal.register.notifications(true))
        } else {
            try await talk.writeWhole(packetsThatSilence(signal.register))
        }
    }

    /// A sensor is set so from now on: game input takes its samples as they come, unless they are too slow.
    ///
    /// Returns the register that no one needs any longer.
    func hear(_ sensor: BoardSensor, _ setting: SensorSetting) -> BoardRegister? {
        guard users.contains(.gameInput, of: sensor), let signal = signalForGame(of: sensor) else { return nil }
        let streamed = unsafe feeds.register(of: signal)
        let register = streamed ?? (setting.configuration.isPacked ? signal.packed : nil) ?? signal.register
        let before = changePlay { $0.ignore(sensor) }
        if isTooSlow(setting) {
            talk.act {
                $0.log(.warning, "game input waits: the \(sensor) runs at \(setting.configuration.rate) Hz")
            }
        } else {
            changePlay { $0.listen(to: signal, setting, in: register) }
        }
        return before.flatMap { $0 == register || isNeeded($0) ? nil : $0 }
    }

    /// Ends what game input hears, and returns the packets that end what no one else needs.
    func packetsThatEndGameInput() -> [[UInt8]] {
        let registers = unsafe play.registers
        changePlay { $0.ignoreAll() }
        return registers.filter { !isNeeded($0) }.map { $0.notifications(false) }
    }

    private func packetsThatSilence(_ register: BoardRegister?) -> [[UInt8]] {
        guard let register, !isNeeded(register) else { return [] }
        return [register.notifications(false)]
    }

    private func isTooSlow(_ setting: SensorSetting) -> Bool { setting.configuration.rate < Self.leastRate }
}
