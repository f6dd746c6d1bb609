internal import VeltoCore

/// The sensor state that other modules read.
struct BoardSensorState {
    /// The power mode.
    var power: UInt8 = 0
    /// Whether the data-ready interrupt is enabled.
    var isInterruptEnabled = false
    /// LSB per unit of the selected range.
    var scale = 1.0

    /// Whether sensor fusion receives the samples.
    var feedsFusion: Bool { power != 0 && isInterruptEnabled }
}

/// The registers and the sample stream of one motion sensor of the chip.
///
/// Source: MetaWear module notes, 4.3.1 and 4.12.
struct BoardSensor {
    /// The differences between chips.
    struct Chip {
        let module: UInt8
        let data: UInt8
        /// The register that sends three samples in a packet; nil for old firmware.
        let packed: UInt8?
        /// The valid modes of the power register.
        let powerModes: ClosedRange<UInt8>
        /// LSB per unit of each range, by range code.
        let scales: [UInt8: Double]
        let rates: ClosedRange<UInt8>
        /// The initial content of the configuration register.
        let configuration: [UInt8]
    }

    enum Register {
        static let power: UInt8 = 0x01
        static let interrupt: UInt8 = 0x02
        static let configuration: UInt8 = 0x03
    }

    let chip: Chip
    var registers: BoardRegisters
    private(set) var power: UInt8 = 0
    private var clock: SampleClock?
    private var counts: [Int16] = [0, 0, 0]
    private var pack: [Int16] = []

    private static let rateBits: UInt8 = 0x0F
    /// The rate code and the period of 100 Hz; each further code doubles the rate.
    private static let rateOf100Hz = 8
    private static let periodOf100Hz: UInt64 = 10_000_000
    private static let normalPower: UInt8 = 1
    private static let lowPower: UInt8 = 2

    /// Creates a suspended sensor; `others` are the registers that only this sensor has.
    init(_ chip: Chip, others: [UInt8: [UInt8]] = [:], masks: [UInt8] = []) {
        self.chip = chip
        registers = BoardRegisters(
            others.merging([Register.configuration: chip.configuration]) { _, own in own },
            masks: masks + [Register.interrupt])
    }

    var notifying: [UInt8] { [chip.data] + (chip.packed.map { [$0] } ?? []) }
    var isMeasuring: Bool { power == Self.normalPower || power == Self.lowPower }
    /// The sampling rate in hertz.
    var rate: Double { 1e9 / Double(period) }
    var isInterruptEnabled: Bool { registers.mask(Register.interrupt) & 1 != 0 }
    /// The time of the next sample.
    var nextDue: Timestamp { clock?.next ?? .distantFuture }

    private var period: UInt64 {
        let code = Int(registers.byte(Register.configuration, 0) & Self.rateBits)
        let steps = code - Self.rateOf100Hz
        return steps >= 0 ? Self.periodOf100Hz >> UInt64(steps) : Self.periodOf100Hz << UInt64(-steps)
    }

    var state: BoardSensorState {
        BoardSensorState(power: power, isInterruptEnabled: isInterruptEnabled, scale: scale)
    }

    /// LSB per unit of the selected range.
    var scale: Double { chip.scales[registers.byte(Register.configuration, 1)] ?? 1 }

    mutating func write(_ register: UInt8, _ payload: [UInt8], at time: Timestamp) {
        switch register {
        case Register.power where payload.count == 1: setPower(payload[0], at: time)
        case Register.configuration: configure(payload)
        default: registers.write(register, payload)
        }
    }

    /// Sets the power mode; the first sample follows one period after the start.
    private mutating func setPower(_ mode: UInt8, at time: Timestamp) {
        guard chip.powerModes.contains(mode), mode != power else { return }
        power = mode
        pack.removeAll(keepingCapacity: true)
        clock = isMeasuring ? SampleClock(every: period, from: time) : nil
    }

    /// Configures the sensor; a running chip ignores a new configuration.
    private mutating func configure(_ payload: [UInt8]) {
        guard !isMeasuring, payload.count == 2, chip.rates.contains(payload[0] & Self.rateBits),
            chip.scales[payload[1]] != nil
        else { return }
        registers.write(Register.configuration, payload)
    }

    mutating func skip(to time: Timestamp) {
        clock?.skip(to: time)
    }

    /// The commands that recreate the state.
    ///
    /// Power comes last, since a running chip ignores a new configuration.
    var commands: [[UInt8]] { registers.commands + [[Register.power, power]] }

    /// Removes the next sample, and returns its time and the time of the one before.
    mutating func takeSample() -> (last: Timestamp, time: Timestamp)? {
        guard let clock else { return nil }
        self.clock?.advance()
        return (Timestamp(nanoseconds: clock.next.nanoseconds - min(clock.next.nanoseconds, clock.period)), clock.next)
    }

    /// Reports a sample; a host that subscribed to packed data gets it together with two others.
    mutating func send(
        _ values: MotionAxes, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        guard isInterruptEnabled else { return pack.removeAll(keepingCapacity: true) }
        let sample = values * scale + body.noise()
        counts[0] = Int16(nearestCount: sample.x)
        counts[1] = Int16(nearestCount: sample.y)
        counts[2] = Int16(nearestCount: sample.z)
        bus.notify(chip.module, chip.data, samples: counts, at: time)
        guard let packed = chip.packed, bus.radio.hears(chip.module, packed) else {
            return pack.removeAll(keepingCapacity: true)
        }
        pack += counts
        guard pack.count >= Self.packSize else { return }
        bus.notify(chip.module, packed, samples: pack, at: time)
        pack.removeAll(keepingCapacity: true)
    }

    private static let packSize = 9

    /// Returns the bytes of a sample.
    func bytes(_ values: MotionAxes) -> [UInt8] {
        let sample = isMeasuring ? values * scale : .zero
        return [sample.x, sample.y, sample.z].flatMap { Int16(nearestCount: $0).littleEndianBytes }
    }
}
