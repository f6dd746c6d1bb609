/// The detectors of a BMI270.
///
/// Source: MetaWear module protocol, 4.3.9.
extension DetectorChip {
    static let bmi270 = DetectorChip(
        implementation: 4,
        detectors: [
            anyMotion, noMotion, significantMotion, stepDetector, stepCounter, activity, wristWear, wristGesture,
        ], stepReset: .bit(stepBank, Detector.Bits(26, 1)), slowestRate: 25)

    private static func bank(_ number: UInt8, _ standard: [UInt8]) -> Detector.Settings {
        Detector.Settings(register: 0x08, bank: number, standard: standard)
    }

    /// The enable bits of a feature: first for its notifications, then for its detection.
    private static func feature(_ bit: UInt8) -> Detector.Switch { Detector.Switch([0x07, 0x06], bit) }

    // MARK: Motion

    /// In g and in seconds.
    private static let motionFields = [
        Detector.Field(.duration, Detector.Bits(0, 13), .units(0.02)),
        Detector.Field(.axes, Detector.Bits(13, 3), .axes),
        Detector.Field(.threshold, Detector.Bits(16, 11), .units(0.00048)),
    ]

    private static let anyMotion = Detector(
        kind: .anyMotion, settings: bank(1, [0x05, 0xE0, 0xAA, 0x38]), fields: motionFields, enable: feature(0x40),
        report: Detector.Report(register: 0x09, flags: 1 << 2))

    private static let noMotion = Detector(
        kind: .noMotion, settings: bank(2, [0x05, 0xE0, 0x90, 0x30]), fields: motionFields, enable: feature(0x20),
        report: Detector.Report(register: 0x09, flags: 1 << 1))

    private static let significantMotion = Detector(
        kind: .significantMotion, settings: bank(3, [0xFA, 0x00]),
        fields: [Detector.Field(.duration, Detector.Bits(0, 16), .units(0.02))], enable: feature(0x01),
        report: Detector.Report(register: 0x09, flags: 1 << 0))

    // MARK: Steps

    private static let stepBank = bank(7, [0x00, 0x0E, 0x00, 0x00])
    private static let watermark = Detector.Bits(16, 10)

    private static let stepDetector = Detector(
        kind: .stepDetector, enable: feature(0x80), report: Detector.Report(register: 0x0B, count: .one))

    private static let stepCounter = Detector(
        kind: .stepCounter, settings: stepBank,
        fields: [Detector.Field(.count, watermark, .units(20, in: 1...1023))],
        // Without a watermark the chip reports nothing.
        constants: [Detector.Constant(bits: watermark, value: 1)], enable: feature(0x02),
        report: Detector.Report(register: 0x0B, count: .number))

    private static let activity = Detector(
        kind: .activity, enable: feature(0x04),
        report: Detector.Report(register: 0x0C, code: (shift: 1, mask: 0x03, isAlternatives: false)))

    // MARK: Wrist

    private static let wristWear = Detector(
        kind: .wristWear,
        settings: bank(9, [0xA8, 0x05, 0xEE, 0x06, 0x00, 0x04, 0xBC, 0x02, 0xB3, 0x00, 0x85, 0x07]),
        enable: feature(0x08), report: Detector.Report(register: 0x0A, flags: 1 << 0))

    private static let wristGesture = Detector(
        kind: .wristGesture, settings: bank(8, [0x05, 0x00, 0xEE, 0x06, 0x04, 0x00, 0xC8, 0x00]),
        fields: [
            Detector.Field(
                .arm, Detector.Bits(4, 1),
                .choice([DetectorConfiguration.Arm.left.rawValue: 0, DetectorConfiguration.Arm.right.rawValue: 1])),
            Detector.Field(.threshold, Detector.Bits(16, 16), .sine(45...60, units: 2048)),
            Detector.Field(.window, Detector.Bits(32, 16), .units(0.02, in: 3...5)),
            Detector.Field(.duration, Detector.Bits(48, 16), .units(0.02, in: 150...250)),
        ],
        enable: feature(0x10),
        report: Detector.Report(
            register: 0x0A, flags: 1 << 1, code: (shift: 2, mask: 0x07, isAlternatives: false), largestCode: 5))
}
