internal import VeltoCore
internal import VeltoWearable

/// Detectors: what the accelerometer finds by itself.
extension MetaWearSession {
    /// Sets and starts a detector, and with it the accelerometer; one that runs is set again.
    func start(_ configuration: DetectorConfiguration) async throws(VeltoError) {
        let detector = try detector(configuration.kind)
        try unsafe detectors.check(detector, configuration)
        let setting = try setting(of: .accelerometer)
        try checkRate(setting, for: detector)
        let enabling = try detector.enabling(configuration)
        let set = try unsafe detectors.set(detector, configuration, range: rangeIndex(of: setting))
        do throws(VeltoError) {
            if unsafe detectors.running.contains(detector.kind) { try await talk.write(detector.disabling) }
            _ = hear(.accelerometer, try await begin(.accelerometer, for: .detector(detector.kind)))
            unsafe detectors.add(detector)
            if let set { try await talk.write(set) }
            if let register = detector.notified { try await talk.write(register.notifications(true)) }
            try await talk.write(enabling)
            try await talk.write(users.run(.accelerometer, for: .detector(detector.kind)))
            try talk.checkCancellation()
        } catch {
            talk.post(packetsThatEnd(detector))
            showStatus()
            throw error
        }
        showStatus()
    }

    /// Stops a detector.
    func stop(_ kind: DetectorKind) async throws(VeltoError) {
        let detector = try detector(kind)
        guard unsafe detectors.running.contains(kind) else {
            throw VeltoError(.invalidState, "the detector \(kind) does not run")
        }
        let packets = packetsThatEnd(detector)
        showStatus()
        try await talk.writeWhole(packets)
        followPlayIfPlaying()
    }

    /// Counts steps from 0.
    func clearSteps() async throws(VeltoError) {
        try await talk.write(unsafe detectors.clearing(try detectorChip().stepReset))
    }

    // MARK: The chip

    private func detectorChip() throws(VeltoError) -> DetectorChip {
        guard let info = status.modules[.accelerometer] else { throw .lacks(.accelerometer) }
        guard let chip = DetectorChip.of(info) else {
            throw VeltoError(.unsupported, "the board's accelerometer has no detectors that are known")
        }
        return chip
    }

    private func detector(_ kind: DetectorKind) throws(VeltoError) -> Detector {
        let chip = try detectorChip()
        guard let detector = chip.detector(kind) else {
            let others = chip.detectors.map(\.kind.description).joined(separator: ", ")
            throw VeltoError(.unsupported, "the board's accelerometer has no detector \(kind), but \(others)")
        }
        return detector
    }

    private func rangeIndex(of setting: SensorSetting) -> Int {
        let chip = status.modules[.accelerometer].flatMap { InertialChip.of(.accelerometer, $0) }
        return chip?.ranges.firstIndex { $0.limit == setting.configuration.range } ?? 0
    }

    private func checkRate(_ setting: SensorSetting, for detector: Detector) throws(VeltoError) {
        let (rate, slowest) = (setting.configuration.rate, try detectorChip().slowestRate)
        guard rate < slowest else { return }
        throw VeltoError(
            .invalidState,
            "the detector \(detector.kind) needs \(slowest) Hz, and the accelerometer is set to \(rate) Hz: set it faster"
        )
    }

    // MARK: Packets

    /// Removes a detector, and returns the packets that end it, and the accelerometer with its last user.
    func packetsThatEnd(_ detector: Detector) -> [[UInt8]] {
        var packets = unsafe end(.accelerometer, for: .detector(detector.kind)) + detectors.remove(detector)
        if let register = detector.notified, !isNeeded(register) { packets.append(register.notifications(false)) }
        return packets
    }

    /// Removes all detectors.
    func packetsThatEndDetectors() -> [[UInt8]] {
        unsafe detectors.running.compactMap { try? detector($0) }.flatMap { packetsThatEnd($0) }
    }

    /// The packets that switch off all detectors that the board has.
    func packetsThatDisableDetectors() -> [[UInt8]] {
        (try? detectorChip())?.detectors.flatMap(\.disabling) ?? []
    }

    /// The registers in which detectors report.
    var detectorRegisters: [BoardRegister] { (try? detectorChip())?.detectors.compactMap(\.notified) ?? [] }
}
