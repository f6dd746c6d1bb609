internal import VeltoCore
internal import VeltoWearable

/// Game input as a user of the sensors.
///
/// It shares running sensors, and starts missing ones.
extension BoardPlan {
    /// Game input's configurations of sensors that the program has not configured: Hz, and g or °/s.
    ///
    /// Source: device input, 1.2.
    private static let wanted: [(sensor: BoardSensor, configuration: SensorConfiguration)] = [
        (.accelerometer, SensorConfiguration(rate: 100, range: 16)),
        (.gyroscope, SensorConfiguration(rate: 100, range: 2000)),
    ]
    /// The minimum rate: steps between samples are limited to 50 ms.
    private static let leastRate = 20.0
    /// The fusion configuration for a game, whose heading need not refer to magnetic north.
    private static var wantedFusion: SensorConfiguration {
        var wanted = SensorConfiguration(rate: 100, range: 8)
        wanted.fusion = .imuPlus
        wanted.rotationRange = 1000
        return wanted
    }

    /// Whether game input is active.
    ///
    /// A log download suspends it.
    private var playsGame: Bool { gameInput.isOn && !isDownloading }

    /// Starts the sensors that game input needs, or stops those that only game input used.
    mutating func updateGameInput() -> [BoardStep] {
        var steps: [BoardStep] = []
        do throws(VeltoError) {
            if let fusion = fusionForGame(&steps) {
                for (sensor, _) in Self.wanted { steps += stopForGame(sensor) }
                steps += try join(.fusion, fusion)
            } else {
                steps += stopForGame(.fusion)
                try updateInertialInput(&steps)
            }
            steps += updateSwitch()
        } catch {
            let warning = "game input could not use the board's sensors: \(error.message)"
            steps.append(.effect(.log(.warning, warning)))
        }
        return steps
    }

    private mutating func updateInertialInput(_ steps: inout [BoardStep]) throws(VeltoError) {
        if playsGame, Self.wanted.contains(where: { signalForGame(of: $0.sensor) == nil }) {
            let warning = "no game input: the board lacks an accelerometer or a gyroscope that is known"
            steps.append(.effect(.log(.warning, warning)))
        }
        for (sensor, configuration) in Self.wanted where signalForGame(of: sensor) != nil {
            steps +=
                playsGame ? try join(sensor, settingForGame(of: sensor, configuration)) : stopForGame(sensor)
        }
    }

    /// Makes sensor fusion the source of game input if the program has chosen or started it, together with the other
    /// sensors.
    private func fusionForGame(_ steps: inout [BoardStep]) -> SensorSetting? {
        let isRunning = sensors.users(of: .fusion).contains { $0 != .gameInput }
        guard playsGame, isRunning || preferences.inputSource == .fusion, signalForGame(of: .fusion) != nil,
            let chip = try? chip(of: .fusion), let wanted = try? settingForGame(of: .fusion, Self.wantedFusion)
        else { return nil }
        do throws(VeltoError) {
            return try sensors.setting(of: .fusion, chip, request: wanted)
        } catch {
            // The program uses one of the sensors separately.
            steps.append(.effect(.log(.info, "game input is made of the sensors: \(error.message)")))
            return nil
        }
    }

    /// Returns the setting of a sensor for game input: as required by other users, or else as chosen by the program or
    /// game input.
    private func settingForGame(
        of sensor: BoardSensor, _ wanted: SensorConfiguration
    ) throws(VeltoError) -> SensorSetting {
        let chip = try chip(of: sensor)
        let isShared = sensors.users(of: sensor).contains { $0 != .gameInput }
        if isShared, let current = sensors.setting(of: sensor) { return current }
        let chosen = choice(of: sensor, chip)
        return chosen.flatMap { isTooSlow($0) ? nil : $0 } ?? chip.nearest(wanted)
    }

    /// Returns the signal of a sensor for game input; nil if the board lacks the sensor.
    private func signalForGame(of sensor: BoardSensor) -> BoardSignal? {
        signals.first { $0.sensor == sensor && (sensor != .fusion || $0.identifier == BoardSignals.quaternion) }
    }

    /// Makes game input a user of a sensor.
    ///
    /// A sensor without other users restarts if its setting has changed.
    private mutating func join(
        _ sensor: BoardSensor, _ setting: SensorSetting
    ) throws(VeltoError) -> [BoardStep] {
        var steps: [BoardStep] = []
        if sensors.users(of: sensor) == [.gameInput], sensors.setting(of: sensor)?.measuresLike(setting) == false {
            steps += stopForGame(sensor)
        }
        guard !sensors.contains(.gameInput, of: sensor), let signal = signalForGame(of: sensor) else { return steps }
        steps += try begin(sensor, setting, for: .gameInput, output: signal.register)
        steps += hear(sensor, setting).warnings
        if let register = gameInput.register(of: sensor), !feeds.isStreamed(register) {
            steps.append(.write(register.notifications(true), "begin the notifications for game input"))
        }
        return steps + run(sensor, for: .gameInput)
    }

    /// Stops all sensors used only by game input.
    mutating func stopGameInput() -> [BoardStep] {
        var steps: [BoardStep] = []
        for sensor in [.fusion] + Self.wanted.map(\.sensor) { steps += stopForGame(sensor) }
        guard gameInput.hearsSwitch else { return steps }
        gameInput.hearsSwitch = false
        return steps + silence(BoardGameInput.switchRegister)
    }

    /// Ends game input's use of a sensor.
    mutating func stopForGame(_ sensor: BoardSensor) -> [BoardStep] {
        guard sensors.contains(.gameInput, of: sensor) else { return [] }
        let steps = end(sensor, for: .gameInput)
        let unheard = gameInput.ignore(sensor)
        return steps + silence(unheard)
    }

    private mutating func updateSwitch() -> [BoardStep] {
        guard let signal = signals.first(where: { $0.register == BoardGameInput.switchRegister }),
            gameInput.hearsSwitch != playsGame
        else { return [] }
        gameInput.hearsSwitch = playsGame
        guard playsGame else { return silence(signal.register) }
        return [.write(signal.register.notifications(true), "begin the notifications of the switch")]
    }

    /// Records a sensor's setting.
    ///
    /// Game input uses its samples unless they are too slow.
    ///
    /// Also returns the register that is no longer needed.
    mutating func hear(
        _ sensor: BoardSensor, _ setting: SensorSetting
    ) -> (warnings: [BoardStep], unheard: BoardRegister?) {
        guard sensors.contains(.gameInput, of: sensor), let signal = signalForGame(of: sensor) else { return ([], nil) }
        let streamed = feeds.register(of: signal)
        let register = streamed ?? (setting.configuration.isPacked ? signal.packed : nil) ?? signal.register
        let before = gameInput.ignore(sensor)
        var warnings: [BoardStep] = []
        if isTooSlow(setting) {
            let rate = setting.configuration.rate
            warnings.append(.effect(.log(.warning, "game input waits: the \(sensor) runs at \(rate) Hz")))
        } else {
            gameInput.listen(to: signal, setting, in: register)
        }
        return (warnings, before.flatMap { $0 == register || isNeeded($0) ? nil : $0 })
    }

    /// Disables the notifications that only game input needs.
    mutating func endGameInput() -> [BoardStep] {
        let registers = gameInput.registers
        gameInput.ignoreAll()
        return registers.flatMap { silence($0) }
    }

    private func isTooSlow(_ setting: SensorSetting) -> Bool { setting.configuration.rate < Self.leastRate }
}

/// Makes game input use the running sensors.
struct UpdateGameInput: BoardCommand {
    func dependsOnParts(of board: BoardPlan) -> Bool { false }

    func steps(on board: inout BoardPlan) -> [BoardStep] { board.updateGameInput() }
}
