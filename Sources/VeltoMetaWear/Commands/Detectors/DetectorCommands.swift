internal import VeltoCore
internal import VeltoWearable

/// Configures and starts a detector and the accelerometer.
///
/// A running detector is reconfigured.
struct StartDetector: BoardCommand {
    let configuration: DetectorConfiguration

    var disturbsDownload: Bool { true }

    private var user: SensorUser { .detector(configuration.kind) }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let detector = try board.detector(configuration.kind)
        try board.detectors.check(detector, configuration)
        try board.checkRate(for: detector)
        let enabling = try detector.enabling(configuration)
        let isRunning = board.detectors.running.contains(detector.kind)
        let range = try board.rangeIndex()
        let set = try board.detectors.set(detector, configuration, range: range)
        let (setting, begin) = try board.begin(.accelerometer, for: user)
        let heard = board.hear(.accelerometer, setting)
        board.detectors.add(detector)
        var packets = set.map { [$0] } ?? []
        if let register = detector.notified { packets.append(register.notifications(true)) }
        return BoardStep.write(isRunning ? detector.disabling : [], "stop the detector \(detector.kind)")
            + begin + heard.warnings + BoardStep.write(packets, "set the detector \(detector.kind)")
            + BoardStep.write(enabling, "start the detector \(detector.kind)") + board.run(.accelerometer, for: user)
    }

    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        board.endDetector(configuration.kind)
    }
}

/// Stops a detector.
///
/// The accelerometer stops with its last user.
struct StopDetector: BoardCommand {
    let kind: DetectorKind

    var isEnd: Bool { true }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        _ = try board.detector(kind)
        if board.detectors.running.contains(kind) { return board.endDetector(kind) + [.updateGameInput] }
        guard !board.isLive else { throw VeltoError(.invalidState, "the detector \(kind) does not run") }
        var running = board.idle
        _ = try StartDetector(configuration: DetectorConfiguration(kind)).steps(on: &running)
        return running.endDetector(kind)
    }
}

/// Resets the step counter to 0.
struct ClearSteps: BoardCommand {
    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        [.write(board.detectors.clearing(try board.detectorChip().stepReset), "clear the step count")]
    }
}

/// Detectors: events computed by the accelerometer.
extension BoardPlan {
    /// The detectors of the board's accelerometer.
    func detectorChip() throws(VeltoError) -> DetectorChip {
        guard let chip = DetectorChip.of(try info(.accelerometer)) else {
            throw VeltoError(.unsupported, "the board's accelerometer has no detectors that are known")
        }
        return chip
    }

    fileprivate func detector(_ kind: DetectorKind) throws(VeltoError) -> Detector {
        let chip = try detectorChip()
        guard let detector = chip.detector(kind) else {
            let others = chip.detectors.map(\.kind.description).joined(separator: ", ")
            throw VeltoError(.unsupported, "the board's accelerometer has no detector \(kind), but \(others)")
        }
        return detector
    }

    /// The index of the accelerometer's range, smallest first.
    fileprivate func rangeIndex() throws(VeltoError) -> Int {
        let setting = try setting(of: .accelerometer)
        let chip = InertialChip.of(.accelerometer, try info(.accelerometer))
        return chip?.ranges.firstIndex { $0.limit == setting.configuration.range } ?? 0
    }

    fileprivate func checkRate(for detector: Detector) throws(VeltoError) {
        let (rate, slowest) = (
            try setting(of: .accelerometer).configuration.rate, try detectorChip().slowestRate
        )
        guard rate < slowest else { return }
        throw VeltoError(
            .invalidState,
            "the detector \(detector.kind) needs \(slowest) Hz, and the accelerometer is set to \(rate) Hz",
            remedy: "set it faster"
        )
    }

    /// Removes and stops a detector.
    ///
    /// The accelerometer stops with its last user.
    mutating func endDetector(_ kind: DetectorKind) -> [BoardStep] {
        guard let detector = try? detector(kind) else { return [] }
        let steps = end(.accelerometer, for: .detector(kind))
        let packets = detectors.remove(detector)
        return steps + BoardStep.end(packets, "stop the detector \(kind)") + silence(detector.notified)
    }
}
