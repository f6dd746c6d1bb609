/// The detectors of an accelerometer.
struct DetectorChip: Sendable {
    /// The command that resets the step counter to 0.
    enum StepReset {
        /// A register that is written without a value.
        case register(UInt8)
        /// A bit of the settings, which clears itself.
        case bit(Detector.Settings, Detector.Bits)
    }

    let implementation: UInt8
    let detectors: [Detector]
    let stepReset: StepReset
    /// The slowest rate at which they work (Hz).
    let slowestRate: Double

    /// The detectors that a module with that information has; nil if it has none that are known.
    static func of(_ info: ModuleInfo) -> DetectorChip? {
        [bmi160(revision: info.revision), bmi270].first { $0.implementation == info.implementation }
    }

    /// The detector of a kind.
    func detector(_ kind: DetectorKind) -> Detector? { detectors.first { $0.kind == kind } }
}
