internal import VeltoCore

/// The light sensor: an LTR-329.
///
/// Source: MetaWear module notes, 4.14.
struct BoardLightSensor: BoardModule {
    private var registers = BoardRegisters([Register.configuration: [0, 3]])
    private var clock: SampleClock?

    private enum Register {
        static let enable: UInt8 = 0x01
        static let configuration: UInt8 = 0x02
        static let output: UInt8 = 0x03
    }

    private static let module: UInt8 = 0x14
    /// The sampling periods and the integration times (ms), by code.
    private static let periods: [UInt64] = [50, 100, 200, 500, 1000, 2000, 2000, 2000]
    private static let integrations: [UInt64] = [100, 50, 200, 400, 150, 250, 300, 350]
    /// The maximum illuminance of each gain (lux).
    private static let limits = [64_000.0, 32_000, 16_000, 8000, 8000, 8000, 1300, 600]

    let notifying = [Register.output]
    var isRunning: Bool { clock != nil }
    var nextDue: Timestamp { clock?.next ?? .distantFuture }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        switch register {
        case Register.enable where payload.count == 1:
            clock = payload[0] == 1 ? SampleClock(every: period, from: time) : nil
        case Register.configuration where !isRunning: registers.write(register, payload)
        default: break
        }
    }

    private var period: UInt64 {
        let code = registers.byte(Register.configuration, 1)
        return max(Self.periods[Int(code & 7)], Self.integrations[Int(code >> 3 & 7)]) * 1_000_000
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        switch register {
        case Register.output where payload.isEmpty: isRunning ? illuminance(body) : [0, 0, 0, 0]
        case Register.enable where payload.isEmpty: [isRunning ? 1 : 0]
        default: registers.read(register, payload)
        }
    }

    /// Returns the illuminance in thousandths of a lux, clamped to the maximum of the gain.
    private func illuminance(_ body: BoardBody) -> [UInt8] {
        let limit = Self.limits[Int(registers.byte(Register.configuration, 0) >> 2 & 7)]
        return UInt32(clampedCount: min(body.illuminance, limit) * 1000).littleEndianBytes
    }

    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        registers.commands + (isRunning ? [[Register.enable, 1]] : [])
    }

    mutating func skip(to time: Timestamp) {
        clock?.skip(to: time)
    }

    mutating func run(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        guard let due = clock?.next else { return }
        clock?.advance()
        bus.notify(Self.module, Register.output, illuminance(body), at: due)
    }
}
