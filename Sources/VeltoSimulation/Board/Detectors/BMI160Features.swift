/// The registers and detectors of a BMI160 accelerometer.
///
/// Source: MetaWear module notes, 4.3.2 to 4.3.8.
enum BMI160Features {
    static let powerStatus: UInt8 = 0x16
    static let stepCount: UInt8 = 0x1A
    static let stepReset: UInt8 = 0x1B
    static let packed: UInt8 = 0x1C

    /// The initial content of the registers.
    static let registers: [UInt8: [UInt8]] = [
        0x05: [0, 0], 0x07: [0x07, 0x30, 0x81, 0x0B, 0xC0], 0x0A: [0x00, 0x14, 0x14, 0x14], 0x0D: [0x04, 0x0A],
        0x10: [0x18, 0x48], 0x13: [0x08, 0x11], 0x15: [0, 0, 0, 0, 0, 0, 0], 0x18: [0x15, 0x03],
    ]

    private enum Enable {
        static let force: UInt8 = 0x06
        static let motion: UInt8 = 0x09
        static let tap: UInt8 = 0x0C
        static let orientation: UInt8 = 0x0F
        static let flat: UInt8 = 0x12
        static let steps: UInt8 = 0x17
    }

    static let masks = [Enable.force, Enable.motion, Enable.tap, Enable.orientation, Enable.flat, Enable.steps]

    static func all(revision: UInt8) -> [BoardFeature] {
        [
            feature(0x08, Enable.force, 0x0F) { BMI160Force() },
            feature(0x0B, Enable.motion, 0x07) { BMI160Motion() },
            feature(0x0B, Enable.motion, 0x38) { BMI160Stillness() },
            feature(0x0E, Enable.tap, 0x03) { BMI160Tap() },
            feature(0x11, Enable.orientation, 0x01) { BMI160Orientation() },
            feature(0x14, Enable.flat, 0x01) { BMI160Flat(hasFace: revision >= 2) },
            BoardFeature(event: 0x19, enabled: stepBits, reported: stepBits) { BMI160Steps() },
        ]
    }

    private static func feature(
        _ event: UInt8, _ enable: UInt8, _ bits: UInt8, make: @escaping @Sendable () -> any BoardDetector
    ) -> BoardFeature {
        let mask: @Sendable (BoardRegisters) -> UInt8 = { $0.mask(enable) & bits }
        return BoardFeature(event: event, enabled: mask, reported: mask, make: make)
    }

    @Sendable private static func stepBits(_ registers: BoardRegisters) -> UInt8 {
        registers.mask(Enable.steps) & BMI160Steps.detectorBit
            | registers.byte(BMI160Steps.configuration, 1) & BMI160Steps.counterBit
    }
}
