internal import VeltoCore

/// The barometer, a BMP280 or a BME280.
///
/// The chips have different standby times.
///
/// Source: MetaWear module notes, 4.11.
struct BoardBarometer: BoardModule {
    private var registers = BoardRegisters([Register.configuration: [0x2C, 0]])
    private var clock: SampleClock?
    private var hasAltitude = false
    private let pauses: [Double]

    private enum Register {
        static let pressure: UInt8 = 0x01
        static let altitude: UInt8 = 0x02
        static let configuration: UInt8 = 0x03
        static let cyclic: UInt8 = 0x04
    }

    private static let module: UInt8 = 0x12
    private static let bme280: UInt8 = 1
    /// The standby times (ms), by code.
    private static let common = [0.5, 62.5, 125, 250, 500, 1000]
    /// The oversampling factors, by code.
    private static let oversampling = [0.0, 1, 2, 4, 8, 16, 16, 16]
    /// LSB per unit in both registers.
    private static let parts = 256.0

    init(_ information: BoardModuleInformation) {
        pauses = Self.common + (information.implementation == Self.bme280 ? [10, 20] : [2000, 4000])
    }

    let notifying = [Register.pressure, Register.altitude]
    var isRunning: Bool { clock != nil }
    var nextDue: Timestamp { clock?.next ?? .distantFuture }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        switch register {
        case Register.cyclic where payload.count == 2:
            clock = payload[0] == 1 ? SampleClock(every: period, from: time) : nil
            hasAltitude = isRunning && payload[1] == 1
            body.isBarometerRunning = isRunning
        case Register.configuration where !isRunning: registers.write(register, payload)
        default: break
        }
    }

    /// The measurement period: 1 ms, 2 ms per oversampled measurement, and the standby time.
    private var period: UInt64 {
        let (first, second) = (registers.byte(Register.configuration, 0), registers.byte(Register.configuration, 1))
        let pressure = Self.oversampling[Int(first >> 2 & 7)]
        let temperature = Self.oversampling[Int(first >> 5)]
        let milliseconds = 1 + 2 * temperature + 2 * pressure + 0.5 + pauses[Int(second >> 5)]
        return UInt64(milliseconds * 1e6)
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        switch register {
        case Register.pressure where payload.isEmpty: isRunning ? Self.pressure(body) : [0, 0, 0, 0]
        case Register.altitude where payload.isEmpty: hasAltitude ? Self.altitude(body) : [0, 0, 0, 0]
        case Register.cyclic where payload.isEmpty: [isRunning ? 1 : 0, hasAltitude ? 1 : 0]
        default: registers.read(register, payload)
        }
    }

    private static func pressure(_ body: BoardBody) -> [UInt8] {
        UInt32(clampedCount: body.pressure * parts).littleEndianBytes
    }

    private static func altitude(_ body: BoardBody) -> [UInt8] {
        Int32(clampedCount: body.altitude * parts).littleEndianBytes
    }

    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        registers.commands + (isRunning ? [[Register.cyclic, 1, hasAltitude ? 1 : 0]] : [])
    }

    mutating func skip(to time: Timestamp) {
        clock?.skip(to: time)
    }

    mutating func run(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        guard let due = clock?.next else { return }
        clock?.advance()
        bus.notify(Self.module, Register.pressure, Self.pressure(body), at: due)
        if hasAltitude { bus.notify(Self.module, Register.altitude, Self.altitude(body), at: due) }
    }
}

extension FixedWidthInteger {
    /// Rounds to the nearest value, clamped to the range.
    init(clampedCount value: Double) {
        let limited = Swift.min(Swift.max(value.rounded(), Double(Self.min)), Double(Self.max))
        self = limited.isFinite ? Self(exactly: limited) ?? (limited > 0 ? .max : .min) : 0
    }
}
