extension InertialChip {
    /// The chips of all boards.
    static let all = [bmi160Accelerometer, bmi270Accelerometer, bmi160Gyroscope, bmi270Gyroscope]

    /// Returns the chip of a module.
    static func of(_ module: BoardModule, _ info: ModuleInfo) -> InertialChip? {
        all.first { $0.module == module && $0.implementation == info.implementation }
    }

    /// Rates from 0.78125 Hz on, each twice the one before; codes count from 1.
    private static let accelerometerRates = (0..<12).map { (frequency: 0.78125 * Double(1 << $0), code: UInt8($0 + 1)) }
    /// The lowest rate of continuous accelerometer measurement (Hz).
    private static let firstContinuousRate = 12.5

    private static func accelerometerRanges(_ codes: [UInt8]) -> [Range] {
        zip([2.0, 4, 8, 16], codes).map { Range(limit: $0, code: $1, sensitivity: 32768 / $0) }
    }

    private static let gyroscopeRates = [25.0, 50, 100, 200, 400, 800, 1600, 3200].enumerated().map {
        // Bits 4 and 5 select the normal filter.
        Rate(frequency: $1, code: 0x20 | UInt8($0 + 6))
    }

    private static let gyroscopeRanges = [2000.0, 1000, 500, 250, 125].enumerated().map {
        Range(limit: $1, code: UInt8($0), sensitivity: 16.4 * 2000 / $1)
    }

    private static let bmi160Accelerometer = InertialChip(
        module: .accelerometer, implementation: 1, data: 0x04, packed: Packed(register: 0x1C, firstRevision: 1),
        // Slow rates drop samples without a filter.
        rates: accelerometerRates.map {
            Rate(frequency: $0.frequency, code: ($0.frequency < firstContinuousRate ? 0x80 : 0x20) | $0.code)
        },
        ranges: accelerometerRanges([0x03, 0x05, 0x08, 0x0C]), standard: SensorConfiguration(rate: 100, range: 2),
        saved: { 0x80 | $0 & 0x0F })

    private static let bmi270Accelerometer = InertialChip(
        module: .accelerometer, implementation: 4, data: 0x04, packed: Packed(register: 0x05, firstRevision: 0),
        // Fast rates filter well, slow rates save power and have another start procedure.
        rates: accelerometerRates.map {
            let isSlow = $0.frequency < firstContinuousRate
            return Rate(frequency: $0.frequency, code: (isSlow ? 0x20 : 0xA0) | $0.code, power: isSlow ? 2 : 1)
        },
        ranges: accelerometerRanges([0, 1, 2, 3]), standard: SensorConfiguration(rate: 100, range: 2),
        saved: { $0 & 0x7F })

    private static let bmi160Gyroscope = InertialChip(
        module: .gyroscope, implementation: 0, data: 0x05, packed: Packed(register: 0x07, firstRevision: 1),
        rates: gyroscopeRates, ranges: gyroscopeRanges, standard: SensorConfiguration(rate: 100, range: 500), saved: nil
    )

    private static let bmi270Gyroscope = InertialChip(
        module: .gyroscope, implementation: 1, data: 0x04, packed: Packed(register: 0x05, firstRevision: 0),
        rates: gyroscopeRates, ranges: gyroscopeRanges, standard: SensorConfiguration(rate: 100, range: 500),
        saved: { $0 })
}
