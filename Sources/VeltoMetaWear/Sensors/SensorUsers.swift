internal import VeltoCore

/// The users of each sensor: a sensor starts with its first user and stops with its last.
///
/// It only returns packets; the session writes them.
struct SensorUsers: Sendable {
    /// A use of a sensor; `output` is the register of the needed samples; nil for none.
    private struct Use: Sendable {
        let user: SensorUser
        let output: BoardRegister?
    }

    /// A sensor that runs.
    private struct Running: Sendable {
        let chip: any SensorChip
        let setting: SensorSetting
        var uses: [Use]
        /// The enabled outputs.
        var outputs: Set<BoardRegister> = []
        var isPowered = false
    }

    private var running: [BoardSensor: Running] = [:]

    /// Returns the setting of a sensor; nil while it is stopped.
    func setting(of sensor: BoardSensor) -> SensorSetting? { running[sensor]?.setting }

    /// The users of a sensor, oldest first.
    func users(of sensor: BoardSensor) -> [SensorUser] { running[sensor]?.uses.map(\.user) ?? [] }

    /// Returns whether a sensor runs for a user.
    func contains(_ user: SensorUser, of sensor: BoardSensor) -> Bool { users(of: sensor).contains(user) }

    /// Returns whether a sensor runs for a user that does not yield.
    func isHeld(_ sensor: BoardSensor) -> Bool { users(of: sensor).contains { !$0.givesWay } }

    // MARK: Settings

    /// Returns the setting for a further user, who requests `request` or accepts the current setting.
    func setting(
        of sensor: BoardSensor, _ chip: any SensorChip, request: SensorSetting?
    ) throws(VeltoError) -> SensorSetting {
        guard let current = running[sensor] else {
            let setting = request ?? chip.standardSetting
            if let other = obstacles(to: sensor, setting).first { throw occupied(other, for: sensor) }
            return setting
        }
        guard let request, !request.measuresLike(current.setting) else { return current.setting }
        if current.uses.allSatisfy(\.user.givesWay) { return request }
        let (runs, wanted) = (current.setting.configuration, request.configuration)
        throw VeltoError(
            .invalidState,
            "the \(sensor) runs at \(runs.text(for: sensor)) for \(names(of: sensor)), and not at \(wanted.text(for: sensor))",
            remedy: "stop that first, or set the same")
    }

    /// Returns the running sensors that exclude another one: sensor fusion uses its sensors exclusively.
    private func obstacles(to sensor: BoardSensor, _ setting: SensorSetting) -> [BoardSensor] {
        BoardSensor.allCases.filter { other in
            guard other != sensor, let current = running[other], !current.uses.allSatisfy(\.user.givesWay) else {
                return false
            }
            return setting.occupied.contains(other) || current.setting.occupied.contains(sensor)
        }
    }

    /// Returns the sensors whose users yield to another one: fusion to one of its sensors, or they to fusion.
    func givingWay(to sensor: BoardSensor, _ setting: SensorSetting) -> [BoardSensor] {
        BoardSensor.allCases.filter { other in
            guard other != sensor, let current = running[other] else { return false }
            return setting.occupied.contains(other) || current.setting.occupied.contains(sensor)
        }
    }

    private func occupied(_ other: BoardSensor, for sensor: BoardSensor) -> VeltoError {
        let remedy =
            if other == .fusion, let corrected = sensor.correctedSignal {
                "stream \(corrected) beside it, or stop that first"
            } else if sensor == .fusion, let corrected = other.correctedSignal {
                "stop that first, and stream \(corrected) beside fusion"
            } else {
                "stop that first"
            }
        return VeltoError(
            .invalidState, "the \(other) runs for \(names(of: other)), and excludes \(sensor)", remedy: remedy)
    }

    private func names(of sensor: BoardSensor) -> String {
        users(of: sensor).map(\.description).joined(separator: ", ")
    }

    // MARK: Users

    /// Adds a user, and returns the steps that configure a sensor which was stopped, or whose users yield.
    mutating func begin(
        _ sensor: BoardSensor, _ chip: any SensorChip, _ setting: SensorSetting, for user: SensorUser,
        output: BoardRegister? = nil
    ) -> [SensorSetting.Step] {
        var uses = running[sensor]?.uses ?? []
        if !uses.contains(where: { $0.user == user }) {
            // Where all samples are handed on at once, any register stands for them.
            let all = user.takesSamples ? chip.configurationRegisters.first?.register : nil
            uses.append(Use(user: user, output: chip.hasSeparateOutputs ? output : all))
        }
        if let current = running[sensor], current.setting.measuresLike(setting) {
            running[sensor]?.uses = uses
            return []
        }
        running[sensor] = Running(chip: chip, setting: setting, uses: uses)
        return setting.stop.map { .stop($0) } + setting.setUp
    }

    /// Returns the packets that run a sensor for a new user.
    mutating func run(_ sensor: BoardSensor, for user: SensorUser) -> [[UInt8]] {
        guard let current = running[sensor], current.uses.contains(where: { $0.user == user }) else { return [] }
        var packets = current.isPowered ? [] : current.setting.prepare
        // Including those of users who yielded to another setting.
        for output in current.uses.compactMap(\.output) where running[sensor]?.outputs.insert(output).inserted == true {
            packets += current.chip.hands(output, on: true)
        }
        if !current.isPowered {
            running[sensor]?.isPowered = true
            packets += current.setting.start
        }
        return packets
    }

    /// Removes a user, and returns the packets that stop everything unused.
    mutating func end(_ sensor: BoardSensor, for user: SensorUser) -> [[UInt8]] {
        guard var current = running[sensor], let index = current.uses.firstIndex(where: { $0.user == user }) else {
            return []
        }
        let output = current.uses.remove(at: index).output
        guard !current.uses.isEmpty else {
            running[sensor] = nil
            return current.setting.stop
        }
        defer { running[sensor] = current }
        guard let output, !current.uses.contains(where: { $0.output == output }) else { return [] }
        return current.outputs.remove(output) == nil ? [] : current.chip.hands(output, on: false)
    }

    /// Ends the users that end with the link, and returns the packets that stop everything that only they used.
    mutating func endLinkUsers() -> [[UInt8]] {
        var packets: [[UInt8]] = []
        for sensor in BoardSensor.allCases {
            guard let current = running[sensor] else { continue }
            if current.uses.contains(where: \.user.outlivesLink) {
                for use in current.uses where !use.user.outlivesLink { packets += end(sensor, for: use.user) }
            } else {
                packets += current.setting.stop
                running[sensor] = nil
            }
        }
        return packets
    }

    /// Ends the users that outlive the link, after a reset of the board.
    mutating func forgetLasting() {
        for sensor in BoardSensor.allCases {
            for user in users(of: sensor) where user.outlivesLink { _ = end(sensor, for: user) }
        }
    }

    /// Removes all users of all sensors, and returns the packets that stop the running sensors.
    mutating func endAll() -> [[UInt8]] {
        defer { running = [:] }
        return BoardSensor.allCases.compactMap { running[$0]?.setting.stop }.flatMap { $0 }
    }
}

extension SensorUser {
    /// Whether the user needs the samples themselves, not only results of the chip.
    fileprivate var takesSamples: Bool {
        if case .detector = self { false } else { true }
    }

    /// Whether the user continues with the configuration of another user.
    fileprivate var givesWay: Bool { self == .gameInput }
}
