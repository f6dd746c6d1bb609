/// The detectors of a BMI160.
///
/// Source: MetaWear module protocol, 4.3.2 to 4.3.8.
extension DetectorChip {
    static func bmi160(revision: UInt8) -> DetectorChip {
        DetectorChip(
            implementation: 1,
            detectors: [
                orientation, tap, stepDetector, stepCounter, anyMotion, significantMotion, slowMotion, noMotion, lowG,
                highG, flat(hasFace: revision >= 2),
            ], stepReset: .register(0x1B), slowestRate: 0)
    }

    // MARK: Motion

    private static let motion = Detector.Settings(register: 0x0A, standard: [0x00, 0x14, 0x14, 0x14])
    /// In g, by range.
    private static let motionUnits = DetectorCoding.unitsOfRange([0.00391, 0.00781, 0.01563, 0.03125])
    private static let motionThreshold = Detector.Field(.threshold, Detector.Bits(8, 8), motionUnits)
    private static let stillnessThreshold = Detector.Field(.threshold, Detector.Bits(16, 8), motionUnits)
    private static let isNoMotion = Detector.Bits(24, 1)
    private static let isSignificantMotion = Detector.Bits(25, 1)

    private static let anyMotion = Detector(
        kind: .anyMotion, settings: motion,
        fields: [motionThreshold, Detector.Field(.count, Detector.Bits(0, 2), .number(1...4, added: 1))],
        constants: [Detector.Constant(bits: isSignificantMotion, value: 0)],
        enable: Detector.Switch([0x09], 0x07, .axes(from: 0)),
        report: Detector.Report(register: 0x0B, flags: 1 << 1, axes: 3, sign: 6), excludes: [.significantMotion])

    private static let significantMotion = Detector(
        kind: .significantMotion, settings: motion,
        fields: [
            motionThreshold, Detector.Field(.window, Detector.Bits(26, 2), .nearest([1.5, 3, 6, 12])),
            Detector.Field(.duration, Detector.Bits(28, 2), .nearest([0.25, 0.5, 1, 2])),
        ],
        constants: [Detector.Constant(bits: isSignificantMotion, value: 1)], enable: Detector.Switch([0x09], 0x07),
        report: Detector.Report(register: 0x0B, flags: 1 << 0), excludes: [.anyMotion])

    private static let slowMotion = Detector(
        kind: .slowMotion, settings: motion,
        fields: [stillnessThreshold, Detector.Field(.count, Detector.Bits(2, 6), .number(1...64, added: 1))],
        constants: [Detector.Constant(bits: isNoMotion, value: 0)],
        enable: Detector.Switch([0x09], 0x38, .axes(from: 3)),
        report: Detector.Report(register: 0x0B, flags: 1 << 2), excludes: [.noMotion])

    private static let noMotion = Detector(
        kind: .noMotion, settings: motion,
        fields: [stillnessThreshold, Detector.Field(.duration, Detector.Bits(2, 6), .spans(stillnessTimes))],
        constants: [Detector.Constant(bits: isNoMotion, value: 1)],
        enable: Detector.Switch([0x09], 0x38, .axes(from: 3)),
        report: Detector.Report(register: 0x0B, flags: 1 << 2), excludes: [.slowMotion])

    private static let stillnessTimes = [
        DetectorCoding.Span(unit: 1.28, added: 1, prefix: 0, codes: 0...15),
        DetectorCoding.Span(unit: 5.12, added: 5, prefix: 1 << 4, codes: 0...15),
        DetectorCoding.Span(unit: 10.24, added: 11, prefix: 1 << 5, codes: 0...31),
    ]

    // MARK: Taps and steps

    private static let tap = Detector(
        kind: .tap, settings: Detector.Settings(register: 0x0D, standard: [0x04, 0x0A]),
        fields: [
            Detector.Field(
                .window, Detector.Bits(0, 3), .nearest([0.05, 0.1, 0.15, 0.2, 0.25, 0.375, 0.5, 0.7])),
            Detector.Field(.shock, Detector.Bits(6, 1), .nearest([0.05, 0.075])),
            Detector.Field(.quiet, Detector.Bits(7, 1), .nearest([0.03, 0.02])),
            Detector.Field(.threshold, Detector.Bits(8, 5), .unitsOfRange([0.0625, 0.125, 0.25, 0.5])),
        ],
        enable: Detector.Switch([0x0C], 0x03, .modes([.double: 1, .single: 2, .both: 3])),
        report: Detector.Report(
            register: 0x0E, flags: 0x03, code: (shift: 0, mask: 0x03, isAlternatives: true), axes: 2, sign: 5))

    private static let steps = Detector.Settings(register: 0x18, standard: [0x15, 0x03])
    private static let stepMode = Detector.Field(
        .mode, Detector.Bits(0, 11), .modes([.normal: 0x315, .sensitive: 0x02D, .robust: 0x71D]))
    private static let isCounting = Detector.Bits(11, 1)

    private static let stepDetector = Detector(
        kind: .stepDetector, settings: steps, fields: [stepMode],
        constants: [Detector.Constant(bits: isCounting, value: 0)], enable: Detector.Switch([0x17], 0x01),
        report: Detector.Report(register: 0x19, count: .one), excludes: [.stepCounter])

    /// The step counter counts without reports: the signal is read.
    private static let stepCounter = Detector(
        kind: .stepCounter, settings: steps, fields: [stepMode],
        constants: [Detector.Constant(bits: isCounting, value: 1, stopped: 0)], excludes: [.stepDetector])

    // MARK: Position and force

    private static let orientation = Detector(
        kind: .orientation, settings: Detector.Settings(register: 0x10, standard: [0x18, 0x48]),
        fields: [
            Detector.Field(
                .mode, Detector.Bits(0, 2), .modes([.symmetrical: 0, .highAsymmetrical: 1, .lowAsymmetrical: 2])),
            Detector.Field(.hysteresis, Detector.Bits(4, 4), .units(0.0625)),
        ],
        enable: Detector.Switch([0x0F], 0x01),
        report: Detector.Report(register: 0x11, code: (shift: 1, mask: 0x07, isAlternatives: false)))

    /// Old firmware does not report the face that points up.
    private static func flat(hasFace: Bool) -> Detector {
        Detector(
            kind: .flat, settings: Detector.Settings(register: 0x13, standard: [0x08, 0x11]),
            fields: [
                Detector.Field(.threshold, Detector.Bits(0, 6), .units(44.8 / 63)),
                Detector.Field(.duration, Detector.Bits(12, 2), .nearest([0, 0.64, 1.28, 2.56])),
            ],
            enable: Detector.Switch([0x12], 0x01),
            report: Detector.Report(
                register: 0x14, code: (shift: hasFace ? 2 : 1, mask: 0x01, isAlternatives: false),
                sign: hasFace ? 1 : nil))
    }

    private static let force = Detector.Settings(register: 0x07, standard: [0x07, 0x30, 0x81, 0x0B, 0xC0])
    private static let forceDuration = DetectorCoding.units(0.0025, added: 1)

    private static let lowG = Detector(
        kind: .lowG, settings: force,
        fields: [
            Detector.Field(.duration, Detector.Bits(0, 8), forceDuration),
            Detector.Field(.threshold, Detector.Bits(8, 8), .units(0.00781)),
            Detector.Field(.hysteresis, Detector.Bits(16, 2), .units(0.125)),
            Detector.Field(.mode, Detector.Bits(18, 1), .modes([.singleAxis: 0, .sum: 1])),
        ],
        enable: Detector.Switch([0x06], 0x08), report: Detector.Report(register: 0x08, flags: 1 << 1))

    private static let highG = Detector(
        kind: .highG, settings: force,
        fields: [
            Detector.Field(.hysteresis, Detector.Bits(22, 2), .unitsOfRange([0.125, 0.25, 0.5, 1])),
            Detector.Field(.duration, Detector.Bits(24, 8), forceDuration),
            Detector.Field(.threshold, Detector.Bits(32, 8), .unitsOfRange([0.00781, 0.01563, 0.03125, 0.0625])),
        ],
        enable: Detector.Switch([0x06], 0x07, .axes(from: 0)),
        report: Detector.Report(register: 0x08, flags: 1 << 0, axes: 2, sign: 5))
}
