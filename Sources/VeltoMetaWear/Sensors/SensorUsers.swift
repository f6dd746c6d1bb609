internal import VeltoCore

/// Who needs which sensor: a sensor starts with its first user, and stops with its last.
///
/// It decides what is to be written; the session writes it.
struct SensorUsers {
    /// A sensor that runs.
    private struct Running {
        let chip: InertialChip
        let setting: InertialSetting
        var users: [SensorUser]
        /// Whether it hands on its samples.
        var isInterrupting = false
        var isPowered = false
    }

    private var running: [BoardSensor: Running] = [:]

    /// What a sensor runs with; nil while it does not run.
    func setting(of sensor: BoardSensor) -> InertialSetting? { running[sensor]?.setting }

    /// Who uses a sensor, in the order in which they began.
    func users(of sensor: BoardSensor) -> [SensorUser] { running[sensor]?.users ?? [] }

    /// Returns whether a sensor runs for a user.
    func contains(_ user: SensorUser, of sensor: BoardSensor) -> Bool { users(of: sensor).contains(user) }

    /// What a sensor would run with for another user, who wants `request`, or whatever there is.
    func setting(
        of sensor: BoardSensor, _ chip: InertialChip, request: InertialSetting?
    ) throws(VeltoError) -> InertialSetting {
        guard let current = running[sensor] else { return request ?? chip.standardSetting }
        guard let request, !request.measuresLike(current.setting) else { return current.setting }
        if current.users.allSatisfy(\.givesWay) { return request }
        let users = current.users.map(\.description).joined(separator: ", ")
        throw VeltoError(
            .invalidState,
            "the \(sensor) runs at \(current.setting) for \(users), and not at \(request): stop that first, or set the same"
        )
    }

    /// Adds a user, and returns the packets that set a sensor which did not run, or whose users give way.
    mutating func begin(
        _ sensor: BoardSensor, _ chip: InertialChip, _ setting: InertialSetting, for user: SensorUser
    ) -> [[UInt8]] {
        var users = users(of: sensor)
        if !users.contains(user) { users.append(user) }
        if let current = running[sensor], current.setting.measuresLike(setting) {
            running[sensor]?.users = users
            return []
        }
        running[sensor] = Running(chip: chip, setting: setting, users: users)
        return chip.stop + [chip.configure(setting)]
    }

    /// The packets that let a sensor run for a user who has begun.
    mutating func run(_ sensor: BoardSensor, for user: SensorUser) -> [[UInt8]] {
        guard let current = running[sensor] else { return [] }
        var packets: [[UInt8]] = []
        if user.takesSamples, !current.isInterrupting {
            running[sensor]?.isInterrupting = true
            packets.append(current.chip.interrupts(true))
        }
        if !current.isPowered {
            running[sensor]?.isPowered = true
            packets.append(current.chip.powerUp(current.setting))
        }
        return packets
    }

    /// Removes a user, and returns the packets that end what no one needs any longer.
    mutating func end(_ sensor: BoardSensor, for user: SensorUser) -> [[UInt8]] {
        guard var current = running[sensor], let index = current.users.firstIndex(of: user) else { return [] }
        current.users.remove(at: index)
        guard !current.users.isEmpty else {
            running[sensor] = nil
            return current.chip.stop
        }
        let wasInterrupting = current.isInterrupting
        current.isInterrupting = current.users.contains(where: \.takesSamples)
        running[sensor] = current
        return wasInterrupting && !current.isInterrupting ? [current.chip.interrupts(false)] : []
    }

    /// Forgets all users of all sensors, and returns the packets that stop those that run.
    mutating func endAll() -> [[UInt8]] {
        defer { running = [:] }
        return BoardSensor.allCases.compactMap { running[$0]?.chip.stop }.flatMap { $0 }
    }
}

extension SensorUser {
    /// Whether the samples themselves are needed, and not only what the chip makes of them.
    fileprivate var takesSamples: Bool {
        if case .detector = self { false } else { true }
    }

    /// Whether it goes on with whatever configuration another user wants.
    fileprivate var givesWay: Bool { self == .gameInput }
}

extension InertialSetting: CustomStringConvertible {
    /// Whether a chip measures the same with both.
    func measuresLike(_ other: InertialSetting) -> Bool {
        rate == other.rate && range == other.range && filter == other.filter
    }

    var description: String { "\(rate.frequency) Hz, ±\(range.limit)" + (filter == .normal ? "" : " (\(filter))") }
}
