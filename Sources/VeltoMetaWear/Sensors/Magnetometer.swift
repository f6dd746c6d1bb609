internal import VeltoCore

/// The BMM150.
///
/// After a reset it is in a deep sleep in which it ignores settings, so it is woken before its configuration.
///
/// Source: MetaWear module protocol, 4.15.
struct Magnetometer: SensorChip {
    /// Rates in the order of their codes (Hz).
    private static let rates = [10.0, 2, 6, 8, 15, 20, 25, 30]
    private static let module = BoardModule.magnetometer
    private static let (power, interrupt, rate, repetitions): (UInt8, UInt8, UInt8, UInt8) = (1, 2, 3, 4)
    /// The wake-up time (seconds).
    private static let wakingTime = 0.2
    /// One LSB in µT.
    static let scale = 1.0 / 16
    static let dataRegister = BoardRegister(module, 0x05)
    static let packedRegister = BoardRegister(module, 0x09)

    /// The revision of the module.
    ///
    /// Revisions before 2 never enter the deep sleep.
    private let revision: UInt8

    init(_ info: ModuleInfo) {
        revision = info.revision
    }

    /// Whether three samples come in a packet.
    var isPacked: Bool { revision >= 1 }

    var standard: SensorConfiguration {
        SensorConfiguration(rate: 10)
    }

    func nearest(_ request: SensorConfiguration) -> SensorSetting {
        let code = Self.rates.indices.nearest(to: request.rate) { Self.rates[$0] } ?? 0
        let xy = UInt8((min(max(request.repetitionsXY ?? 9, 1), 511) - 1) / 2)
        let z = UInt8(min(max(request.repetitionsZ ?? 15, 1), 256) - 1)
        var chosen = SensorConfiguration(rate: Self.rates[code], isPacked: request.isPacked)
        (chosen.repetitionsXY, chosen.repetitionsZ) = (Int(xy) * 2 + 1, Int(z) + 1)
        return SensorSetting(
            configuration: chosen,
            setUp: (revision >= 2 ? wakeUp : []) + [
                .write(register(Self.repetitions).command(xy, z)),
                .write(register(Self.rate).command(UInt8(code))),
            ],
            start: powerUp, stop: powerDown, scale: Self.scale)
    }

    /// Wakes the chip, so that it accepts settings.
    private var wakeUp: [SensorSetting.Step] {
        [.write(register(Self.power).command(0)), .wake(Self.module, Self.wakingTime)]
    }

    private var powerUp: [[UInt8]] { [register(Self.power).command(1)] }

    private var powerDown: [[UInt8]] { [register(Self.power).command(0), register(Self.interrupt).command(0, 1)] }

    var configurationRegisters: [(register: BoardRegister, size: Int)] {
        [(register(Self.repetitions), 2), (register(Self.rate), 1)]
    }

    func configuration(_ values: inout ByteReader) throws(ByteError) -> SensorConfiguration? {
        let (xy, z) = (Int(try values.read(UInt8.self)), Int(try values.read(UInt8.self)))
        let rate = Int(try values.read(UInt8.self))
        guard Self.rates.indices.contains(rate) else { return nil }
        var found = SensorConfiguration(rate: Self.rates[rate])
        (found.repetitionsXY, found.repetitionsZ) = (xy * 2 + 1, z + 1)
        return found
    }

    func hands(_ output: BoardRegister, on areOn: Bool) -> [[UInt8]] {
        [register(Self.interrupt).command(areOn ? [1, 0] : [0, 1])]
    }

    private func register(_ number: UInt8) -> BoardRegister { BoardRegister(Self.module, number) }
}
