internal import VeltoCore
internal import VeltoWearable

/// Runs a sensor without a stream until the same user stops it.
///
/// The sensor measures without sending.
struct StartSensor: BoardCommand {
    let sensor: BoardSensor
    let user: SensorUser
    /// The configuration; nil for that of the program.
    var configuration: SensorConfiguration?

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard !board.sensors.contains(user, of: sensor) else { return [] }
        let (setting, begin) = try board.begin(sensor, for: user, as: configuration)
        let heard = board.hear(sensor, setting)
        let run = board.run(sensor, for: user)
        return begin + heard.warnings + run + board.silence(heard.unheard)
            + (sensor == .fusion ? [.updateGameInput] : [])
    }

    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] { board.end(sensor, for: user) }
}

/// Ends a `StartSensor`.
///
/// The sensor stops with its last user.
struct StopSensor: BoardCommand {
    let sensor: BoardSensor
    let user: SensorUser

    var isEnd: Bool { true }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        if board.sensors.contains(user, of: sensor) { return board.end(sensor, for: user) + [.updateGameInput] }
        guard !board.isLive else {
            throw VeltoError(.invalidState, "the \(sensor) does not run for \(user)")
        }
        var running = board.idle
        _ = try StartSensor(sensor: sensor, user: user).steps(on: &running)
        return running.end(sensor, for: user)
    }
}

/// Reads the configuration of a sensor.
struct ReadSensor: BoardCommand {
    let sensor: BoardSensor

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.chip(of: sensor).configurationRegisters.map { .read($0.register, "the \(sensor)", $0.size) }
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let chip = try board.chip(of: sensor)
        let values = try answers.joinedValues("the \(sensor)", chip.configurationRegisters.map(\.size))
        var reader = values.reader()
        if chip.isAsleep(reader) {
            board.take(nil, readFrom: sensor)
            return []
        }
        guard var configuration = try? chip.configuration(&reader) else {
            throw VeltoError(.protocol, "the \(sensor) has an unknown configuration: \(values)")
        }
        configuration.isPacked = try board.nextSetting(of: sensor).configuration.isPacked
        board.take(configuration, readFrom: sensor)
        return []
    }
}
