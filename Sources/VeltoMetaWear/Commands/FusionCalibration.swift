internal import VeltoCore
internal import VeltoWearable

/// What sensor fusion has learned about its sensors.
///
/// Source: MetaWear module protocol, 4.17.
public struct FusionCalibration: Hashable, Sendable {
    /// What it has learned about one sensor.
    public struct Sensor: Hashable, Sendable {
        /// The offsets.
        public var (x, y, z): (Int16, Int16, Int16) = (0, 0, 0)
        /// The radius of the sphere that its values lie on.
        public var radius: Int16 = 0
        /// From 0, unreliable, to 3.
        public var accuracy: Int16 = 0

        /// Nothing learned.
        public init() {}

        fileprivate static let size = 10

        fileprivate init(_ bytes: [UInt8]) throws(ByteError) {
            var reader = ByteReader(bytes.span)
            x = try reader.read(Int16.self)
            y = try reader.read(Int16.self)
            z = try reader.read(Int16.self)
            radius = try reader.read(Int16.self)
            accuracy = try reader.read(Int16.self)
        }

        fileprivate var bytes: [UInt8] { [x, y, z, radius, accuracy].flatMap { littleEndian($0) } }
    }

    /// The accelerometer.
    public var accelerometer = Sensor()
    /// The gyroscope.
    public var gyroscope = Sensor()
    /// The magnetometer.
    public var magnetometer = Sensor()

    /// Nothing learned.
    public init() {}

    /// Where it stands on the board.
    fileprivate struct Member: Sendable {
        let register: UInt8
        let sensor: BoardSensor
        let path: any WritableKeyPath<FusionCalibration, Sensor> & Sendable
    }

    fileprivate static let members = [
        Member(register: 0x0C, sensor: .accelerometer, path: \.accelerometer),
        Member(register: 0x0D, sensor: .gyroscope, path: \.gyroscope),
        Member(register: 0x0E, sensor: .magnetometer, path: \.magnetometer),
    ]
    fileprivate static let firstRevision: UInt8 = 2
    fileprivate static let bestAccuracy: Int16 = 3
}

/// Reads what sensor fusion has learned.
struct ReadFusionCalibration: ModuleCommand {
    var module: BoardModule { .fusion }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try require(FusionCalibration.firstRevision, board, for: "calibration data")
        var calibration = FusionCalibration()
        for member in FusionCalibration.members {
            let bytes = try await board.value(
                of: BoardRegister(module, member.register), "calibration", FusionCalibration.Sensor.size)
            do {
                calibration[keyPath: member.path] = try FusionCalibration.Sensor(bytes)
            } catch {
                throw .shortAnswer("calibration", bytes)
            }
        }
        board.status.fusionCalibration = calibration
        board.showStatus()
        return []
    }
}

/// Gives sensor fusion what it had learned before; the board takes it with its next mode.
struct WriteFusionCalibration: ModuleCommand {
    let calibration: FusionCalibration

    var module: BoardModule { .fusion }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try require(FusionCalibration.firstRevision, board, for: "calibration data")
        guard board.users.users(of: .fusion).isEmpty else {
            throw VeltoError(
                .invalidState, "sensor fusion runs, and takes calibration data before it starts: stop it first")
        }
        let used = try used(board)
        for member in used where calibration[keyPath: member.path].accuracy < FusionCalibration.bestAccuracy {
            // Poor data of the magnetometer crashes the firmware.
            throw .invalidArgument(
                "calibration.\(member.sensor)",
                "has the accuracy \(calibration[keyPath: member.path].accuracy): must be \(FusionCalibration.bestAccuracy)"
            )
        }
        for member in used {
            let packet = BoardRegister(module, member.register).command(calibration[keyPath: member.path].bytes)
            try await board.talk.write(packet)
        }
        return []
    }

    /// The sensors that the mode uses in which fusion starts next.
    private func used(_ board: MetaWearSession) throws(VeltoError) -> [FusionCalibration.Member] {
        let chip = try board.status.chip(of: .fusion)
        let occupied = (board.choice(of: .fusion, chip) ?? chip.standardSetting).occupied
        return FusionCalibration.members.filter { occupied.contains($0.sensor) }
    }
}

/// Lets the heading begin at 0 again.
struct ResetFusion: ModuleCommand {
    private static let firstRevision: UInt8 = 3
    private static let register = BoardRegister(.fusion, 0x0F)

    var module: BoardModule { .fusion }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try require(Self.firstRevision, board, for: "resetting the orientation")
        guard let mode = board.users.setting(of: .fusion)?.configuration.fusion else {
            throw VeltoError(.invalidState, "sensor fusion does not run")
        }
        guard mode == .ndof || mode == .imuPlus else {
            throw VeltoError(.invalidState, "sensor fusion runs as \(mode), which has no orientation to be reset")
        }
        try await board.talk.write(Self.register.command(1))
        return []
    }
}
