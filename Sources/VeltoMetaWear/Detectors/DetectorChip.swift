/// The detectors of an accelerometer.
struct DetectorChip: Sendable {
    /// The command that resets the step counter to 0.
    enum StepReset {
        /// A register that is written without a value.
        case register(UInt8)
        /// A self-clearing bit of the settings.
        case bit(Detector.Settings, Detector.Bits)
    }

    let implementation: UInt8
    let detectors: [Detector]
    let stepReset: StepReset
    /// The minimum rate of the detectors (Hz).
    let slowestRate: Double

    /// Returns the detectors of a module; nil if no detectors are known.
    static func of(_ info: ModuleInfo) -> DetectorChip? {
        [bmi160(revision: info.revision), bmi270].first { $0.implementation == info.implementation }
    }

    /// The detector of a kind.
    func detector(_ kind: DetectorKind) -> Detector? { detectors.first { $0.kind == kind } }
}
