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
                try await join(.fusion, fusion.signal, fusion.setting)
                return try await followSwitch()
            }
            try await stopForGame(.fusion)
            for (sensor, configuration) in Self.wanted {
                guard let signal = signals.first(where: { $0.sensor == sensor }) else { continue }
                if inputSettings.isPlaying {
                    try await startForGame(signal, sensor, configuration)
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
    private func fusionForGame() -> (signal: BoardSignal, setting: SensorSetting)? {
        let isRunning = users.users(of: .fusion).contains { $0 != .gameInput }
        guard inputSettings.isPlaying, isRunning || inputSource == .fusion,
            let signal = signals.first(where: { $0.identifier == BoardSignals.quaternion }),
            let chip = try? status.chip(of: .fusion)
        else { return nil }
        let wanted = users.setting(of: .fusion) ?? choice(of: .fusion, chip) ?? chip.nearest(Self.wantedFusion)
        // The program may use one of the sensors by itself.
        guard let setting = try? users.setting(of: .fusion, chip, request: wanted) else { return nil }
        return (signal, setting)
    }

    private func startForGame(
        _ signal: BoardSignal, _ sensor: BoardSensor, _ wanted: SensorConfiguration
    ) async throws(VeltoError) {
        if users.users(of: sensor) == [.gameInput], let current = users.setting(of: sensor), isTooSlow(current) {
            try await stopForGame(sensor)
        }
        let chip = try status.chip(of: sensor)
        let setting = users.setting(of: sensor) ?? choice(of: sensor, chip) ?? chip.nearest(wanted)
        try await join(sensor, signal, setting)
    }

    /// Makes game input a user of a sensor, and hears it.
    private func join(
        _ sensor: BoardSensor, _ signal: BoardSignal, _ setting: SensorSetting
    ) async throws(VeltoError) {
        guard !users.contains(.gameInput, of: sensor) else { return }
        let chip = try status.chip(of: sensor)
        try await set(
            users.begin(sensor, chip, setting, for: .gameInput, output: signal.register), of: sensor, setting)
        let streamed = unsafe feeds.register(of: signal)
        let register = streamed ?? (setting.configuration.isPacked ? signal.packed : nil) ?? signal.register
        _ = hear(signal, sensor, setting, in: register)
        showStatus()
        if streamed == nil { try await talk.write(register.notifications(true)) }
        try await talk.write(users.run(sensor, for: .gameInput))
    }

    /// Ends what game input needs of a sensor.
    func stopForGame(_ sensor: BoardSensor) async throws(VeltoError) {
        guard users.contains(.gameInput, of: sensor) else { return }
        let packets = end(sensor, for: .gameInput) + packetsThatSilence(unsafe play.ignore(sensor))
        showStatus()
        try await write(packets, thatEnd: sensor)
    }

    private func followSwitch() async throws(VeltoError) {
        guard let signal = signals.first(where: { $0.register == BoardPlay.switchRegister }),
            unsafe play.hearsSwitch != inputSettings.isPlaying
        else { return }
        unsafe play.hearsSwitch = inputSettings.isPlaying
        if inputSettings.isPlaying {
            try await talk.write(signal.register.notifications(true))
        } else {
            try await talk.writeWhole(packetsThatSilence(signal.register))
        }
    }

    /// A sensor sends its samples in a register from now on: game input takes them, unless they are too slow.
    ///
    /// Returns the register that no one needs any longer.
    func hear(
        _ signal: BoardSignal, _ sensor: BoardSensor, _ setting: SensorSetting, in register: BoardRegister
    ) -> BoardRegister? {
        guard users.contains(.gameInput, of: sensor) else { return nil }
        let before = unsafe play.ignore(sensor)
        if isTooSlow(setting) {
            talk.act {
                $0.log(.warning, "game input waits: \(signal.identifier) streams at \(setting.configuration.rate) Hz")
            }
        } else {
            unsafe play.listen(to: signal, setting, in: register)
        }
        return before.flatMap { $0 == register || isNeeded($0) ? nil : $0 }
    }

    /// Ends what game input hears, and returns the packets that end what no one else needs.
    func packetsThatEndGameInput() -> [[UInt8]] {
        let registers = unsafe play.registers
        unsafe play.ignoreAll()
        return registers.filter { !isNeeded($0) }.map { $0.notifications(false) }
    }

    private func packetsThatSilence(_ register: BoardRegister?) -> [[UInt8]] {
        guard let register, !isNeeded(register) else { return [] }
        return [register.notifications(false)]
    }

    private func isTooSlow(_ setting: SensorSetting) -> Bool { setting.configuration.rate < Self.leastRate }
}
