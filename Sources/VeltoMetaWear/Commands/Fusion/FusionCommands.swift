internal import VeltoCore

/// Reads the calibration of sensor fusion.
struct ReadFusionCalibration: BoardCommand {
    var module: BoardModule? { .fusion }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.requireCalibration()
        return FusionCalibration.members.map { .read($0.register, "calibration", FusionCalibration.Sensor.size) }
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        var calibration = FusionCalibration()
        for (member, answer) in zip(FusionCalibration.members, answers) {
            calibration[keyPath: member.path] = try answer.readValue("calibration") { value throws(ByteError) in
                try FusionCalibration.Sensor(&value)
            }
        }
        board.calibration = calibration
        return []
    }
}

/// Writes a previously read calibration of sensor fusion.
///
/// The board applies it with its next mode.
struct WriteFusionCalibration: BoardCommand {
    let calibration: FusionCalibration

    var module: BoardModule? { .fusion }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.requireCalibration()
        guard board.sensors.users(of: .fusion).isEmpty else {
            throw VeltoError(
                .invalidState, "sensor fusion runs, and takes calibration data before it starts",
                remedy: "stop it first")
        }
        // The sensors of the next fusion mode.
        let occupied = try board.nextSetting(of: .fusion).occupied
        let used = FusionCalibration.members.filter { occupied.contains($0.sensor) }
        for member in used where calibration[keyPath: member.path].accuracy < FusionCalibration.bestAccuracy {
            // Poor data of the magnetometer crashes the firmware.
            throw .invalidArgument(
                "calibration.\(member.sensor)",
                "has the accuracy \(calibration[keyPath: member.path].accuracy): must be \(FusionCalibration.bestAccuracy)"
            )
        }
        return used.map { member in
            .write(
                member.register.command { calibration[keyPath: member.path].write(to: &$0) },
                "calibrate the \(member.sensor) of sensor fusion")
        }
    }
}

extension BoardPlan {
    fileprivate func requireCalibration() throws(VeltoError) {
        try require(FusionCalibration.firstRevision, of: .fusion, for: "calibration data")
    }
}

/// Resets the heading to 0.
struct ResetFusion: BoardCommand {
    private static let firstRevision: UInt8 = 3
    private static let register = BoardRegister(.fusion, 0x0F)

    var module: BoardModule? { .fusion }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.require(Self.firstRevision, of: .fusion, for: "resetting the orientation")
        let unknown = board.isLive ? nil : try board.nextSetting(of: .fusion)
        guard let mode = (board.sensors.setting(of: .fusion) ?? unknown)?.configuration.fusion else {
            throw VeltoError(.invalidState, "sensor fusion does not run")
        }
        guard mode == .ndof || mode == .imuPlus else {
            throw VeltoError(.invalidState, "sensor fusion runs as \(mode), which has no orientation to be reset")
        }
        return [.write(Self.register.command(1), "reset the orientation")]
    }
}
