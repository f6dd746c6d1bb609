/// The registers and detectors of a BMI270 accelerometer.
///
/// Source: MetaWear module notes, 4.3.9.
enum BMI270Features {
    static let packed: UInt8 = 0x05
    private static let enable: UInt8 = 0x06
    private static let interrupt: UInt8 = 0x07
    static let bank: UInt8 = 0x08
    static let stepCount: UInt8 = 0x0B
    static let chipThermometer: UInt8 = 0x0E
    static let chipTemperature: UInt8 = 0x0F
    static let offset: UInt8 = 0x10
    private static let downsampling: UInt8 = 0x11

    static let registers: [UInt8: [UInt8]] = [chipThermometer: [0], offset: [0, 0, 0, 0], downsampling: [0]]
    static let masks = [enable, interrupt]

    enum Bank {
        static let anyMotion: UInt8 = 1
        static let noMotion: UInt8 = 2
        static let significant: UInt8 = 3
        static let stepCounter: UInt8 = 7
    }

    /// The initial content of the banks.
    static let banks: [UInt8: [UInt8]] = [
        0: [0x88, 0x00],
        Bank.anyMotion: [0x05, 0xE0, 0xAA, 0x38],
        Bank.noMotion: [0x05, 0xE0, 0x90, 0x30],
        Bank.significant: [0xFA, 0x00],
        4: [0x2D, 0x01, 0xD4, 0x7B, 0x3B, 0x01, 0xDB, 0x7A, 0x04, 0x00, 0x3F, 0x7B, 0xCD, 0x6C, 0xC3, 0x4C],
        5: [0x85, 0x09, 0xC3, 0x04, 0xEC, 0xE6, 0x0C, 0x46, 0x01, 0x00, 0x27, 0x00, 0x19, 0x00, 0x96, 0x00],
        6: [0xA0, 0x00, 0x01, 0x00, 0x0C, 0x00, 0xF0, 0x3C, 0x00, 0x01, 0x01, 0x00, 0x03, 0x00, 0x01, 0x00],
        Bank.stepCounter: [0x00, 0x0E, 0x00, 0x00],
        8: [0x05, 0x00, 0xEE, 0x06, 0x04, 0x00, 0xC8, 0x00],
        9: [0xA8, 0x05, 0xEE, 0x06, 0x00, 0x04, 0xBC, 0x02, 0xB3, 0x00, 0x85, 0x07],
    ]

    enum Bit {
        static let significant: UInt8 = 1 << 0
        static let stepCounter: UInt8 = 1 << 1
        static let activity: UInt8 = 1 << 2
        static let wakeUp: UInt8 = 1 << 3
        static let gesture: UInt8 = 1 << 4
        static let noMotion: UInt8 = 1 << 5
        static let anyMotion: UInt8 = 1 << 6
        static let stepDetector: UInt8 = 1 << 7
    }

    static let all: [BoardFeature] = [
        feature(0x09, Bit.significant) { BMI270Significance() },
        feature(0x09, Bit.noMotion) { BMI270Stillness() },
        feature(0x09, Bit.anyMotion) { BMI270Motion() },
        feature(0x0A, Bit.wakeUp | Bit.gesture) { BMI270Wrist() },
        feature(stepCount, Bit.stepCounter | Bit.stepDetector) { BMI270Steps() },
        feature(0x0C, Bit.activity) { BMI270Activity() },
    ]

    private static func feature(
        _ event: UInt8, _ bits: UInt8, make: @escaping @Sendable () -> any BoardDetector
    ) -> BoardFeature {
        BoardFeature(
            event: event, enabled: { $0.mask(enable) & bits },
            reported: { $0.mask(enable) & $0.mask(interrupt) & bits }, make: make)
    }
}
