internal import VeltoCore

/// The magnetometer, a BMM150.
///
/// After a reset it is suspended. The sleep command wakes it. Once awake, it accepts settings and starts. Source:
/// MetaWear module notes, 4.15.
struct BoardMagnetometer: BoardModule {
    private let revision: UInt8
    private var registers = Self.blank
    private var power: UInt8
    /// The end of the wake-up time.
    private var wakingEnd = Timestamp.zero
    private var clock: SampleClock?
    private var counts: [Int16] = [0, 0, 0]
    private var pack: [Int16] = []

    private enum Register {
        static let power: UInt8 = 0x01
        static let interrupt: UInt8 = 0x02
        static let rate: UInt8 = 0x03
        static let repetitions: UInt8 = 0x04
        static let data: UInt8 = 0x05
        static let thresholdEnable: UInt8 = 0x06
        static let threshold: UInt8 = 0x07
        static let thresholdEvent: UInt8 = 0x08
        static let packed: UInt8 = 0x09
    }

    private static let module: UInt8 = 0x15
    private static let (asleep, running, suspended): (UInt8, UInt8, UInt8) = (0, 1, 2)
    private static let rateCount: UInt8 = 8
    /// The sampling rates (Hz), by code.
    private static let rates: [UInt64] = [10, 2, 6, 8, 15, 20, 25, 30]
    /// LSB per microtesla.
    private static let scale = 16.0
    private static let packSize = 9
    /// The wake-up time (seconds).
    private static let wakingTime = 0.2

    private static var blank: BoardRegisters {
        BoardRegisters(
            [
                Register.rate: [0], Register.repetitions: [4, 14], Register.thresholdEnable: [0],
                Register.threshold: [0, 0],
            ],
            masks: [Register.interrupt])
    }

    init(_ information: BoardModuleInformation) {
        revision = information.revision
        power = information.revision >= 2 ? Self.suspended : Self.asleep
    }

    var notifying: [UInt8] { [Register.data, Register.thresholdEvent] + (revision >= 1 ? [Register.packed] : []) }
    var isRunning: Bool { power == Self.running }
    var nextDue: Timestamp {
        registers.mask(Register.interrupt) & 1 != 0 ? clock?.next ?? .distantFuture : .distantFuture
    }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        clock?.skip(to: time)
        switch register {
        case Register.power where payload.count == 1: setPower(payload[0], at: time)
        case Register.rate, Register.repetitions:
            guard power == Self.asleep, time >= wakingEnd,
                register != Register.rate || (payload.first ?? Self.rateCount) < Self.rateCount
            else { return }
            registers.write(register, payload)
        default: registers.write(register, payload)
        }
        body.magnetometer = BoardSensorState(
            power: isRunning ? 1 : 0, isInterruptEnabled: registers.mask(Register.interrupt) & 1 != 0,
            scale: Self.scale)
    }

    private mutating func setPower(_ mode: UInt8, at time: Timestamp) {
        guard mode <= (revision >= 2 ? Self.suspended : Self.running), mode != power else { return }
        // A suspended chip must be woken up by the sleep command first.
        guard power != Self.suspended || mode == Self.asleep, mode != Self.running || time >= wakingEnd else { return }
        if power == Self.suspended { wakingEnd = time.advanced(bySeconds: Self.wakingTime) }
        power = mode
        if mode == Self.suspended { registers = Self.blank }
        pack.removeAll(keepingCapacity: true)
        let rate = Self.rates[Int(registers.byte(Register.rate, 0)) % Self.rates.count]
        clock = isRunning ? SampleClock(every: 1_000_000_000 / rate, from: time) : nil
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        guard register == Register.data, payload.isEmpty else { return registers.read(register, payload) }
        guard isRunning else { return [UInt8](repeating: 0, count: 6) }
        var counts = counts
        Self.measure(body, at: time, into: &counts)
        return counts.flatMap(\.littleEndianBytes)
    }

    private static func measure(_ body: BoardBody, at time: Timestamp, into counts: inout [Int16]) {
        let field = body.magneticField(at: time) * scale
        counts[0] = Int16(nearestCount: field.x)
        counts[1] = Int16(nearestCount: field.y)
        counts[2] = Int16(nearestCount: field.z)
    }

    /// Returns the commands that restore the state; the chip is woken up before its settings.
    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        guard power != Self.suspended else { return [] }
        return [[Register.power, Self.asleep]] + registers.commands + [[Register.power, power]]
    }

    mutating func skip(to time: Timestamp) {
        clock?.skip(to: time)
    }

    mutating func run(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        guard let due = clock?.next else { return }
        clock?.advance()
        Self.measure(body, at: due, into: &counts)
        bus.notify(Self.module, Register.data, samples: counts, at: due)
        guard bus.radio.hears(Self.module, Register.packed) else { return pack.removeAll(keepingCapacity: true) }
        pack += counts
        guard pack.count >= Self.packSize else { return }
        bus.notify(Self.module, Register.packed, samples: pack, at: due)
        pack.removeAll(keepingCapacity: true)
    }
}
