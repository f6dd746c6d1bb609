internal import VeltoCore
internal import VeltoWearable

/// An accelerometer or a gyroscope as data: its registers and settings.
///
/// Source: MetaWear module protocol, 4.3.1 and 4.12.
struct InertialChip: SensorChip {
    /// A range with its code and the number of LSB in a unit.
    struct Range: Hashable {
        let limit: Double
        let code: UInt8
        let sensitivity: Double
    }

    /// A rate with its configuration byte and start procedure.
    struct Rate: Hashable {
        let frequency: Double
        let code: UInt8
        var power: UInt8 = normalPower
    }

    /// The register of packets with three samples each.
    struct Packed {
        let register: UInt8
        let firstRevision: UInt8
    }

    /// A setting that the configuration bytes of the chip can hold.
    private struct Setting {
        let rate: Rate
        let range: Range
        let filter: SensorConfiguration.Filter

        init(rate: Rate, range: Range, filter: SensorConfiguration.Filter) {
            self.rate = rate
            self.range = range
            // Measurements with pauses are not filtered.
            let isFiltered =
                rate.code & SensorConfiguration.Filter.mask == SensorConfiguration.Filter.normal.bits
                && rate.power == InertialChip.normalPower
            self.filter = isFiltered ? filter : .normal
        }

        /// The first byte of the configuration.
        var code: UInt8 {
            filter == .normal ? rate.code : rate.code & ~SensorConfiguration.Filter.mask | filter.bits
        }

        func configuration(isPacked: Bool) -> SensorConfiguration {
            SensorConfiguration(
                rate: rate.frequency, range: range.limit, filter: filter,
                power: rate.power == InertialChip.lowPower ? .low : .normal, isPacked: isPacked)
        }
    }

    let module: BoardModule
    let implementation: UInt8
    let data: UInt8
    let packed: Packed
    let rates: [Rate]
    let ranges: [Range]
    let standard: SensorConfiguration
    /// The conversion of a rate's byte to power saving; nil for a chip without it.
    let saved: (@Sendable (UInt8) -> UInt8)?

    static let normalPower: UInt8 = 1
    static let lowPower: UInt8 = 2
    private static let rateBits: UInt8 = 0x0F
    // The same for all of them.
    private static let (power, interrupt, configuration): (UInt8, UInt8, UInt8) = (1, 2, 3)

    var dataRegister: BoardRegister { BoardRegister(module, data) }
    var packedRegister: BoardRegister { BoardRegister(module, packed.register) }
    var configurationRegister: BoardRegister { BoardRegister(module, Self.configuration) }

    // MARK: Settings

    func nearest(_ request: SensorConfiguration) -> SensorSetting {
        let chosen = choose(request)
        return SensorSetting(
            configuration: chosen.configuration(isPacked: request.isPacked),
            setUp: [.write(configurationRegister.command(chosen.code, chosen.range.code))],
            start: [BoardRegister(module, Self.power).command(chosen.rate.power)], stop: stop,
            scale: 1 / chosen.range.sensitivity, isSteady: true)
    }

    private func choose(_ request: SensorConfiguration) -> Setting {
        let rate = rates.nearest(to: request.rate, by: \.frequency) ?? rates[0]
        let range = ranges.nearest(to: request.range, by: \.limit) ?? ranges[0]
        // A rate that requires pauses is always measured with pauses.
        if rate.power == Self.normalPower, request.power == .low, let saved {
            let slow = Rate(frequency: rate.frequency, code: saved(rate.code), power: Self.lowPower)
            return Setting(rate: slow, range: range, filter: .normal)
        }
        return Setting(rate: rate, range: range, filter: request.filter)
    }

    var configurationRegisters: [(register: BoardRegister, size: Int)] { [(configurationRegister, 2)] }

    func configuration(_ values: inout ByteReader) throws(ByteError) -> SensorConfiguration? {
        let (code, rangeCode) = (try values.read(UInt8.self), try values.read(UInt8.self))
        guard let range = ranges.first(where: { $0.code == rangeCode }),
            let rate = rates.first(where: { ($0.code ^ code) & Self.rateBits == 0 })
        else { return nil }
        let filter = SensorConfiguration.Filter.allCases.first { $0.bits == code & SensorConfiguration.Filter.mask }
        let isSaving = rate.power == Self.normalPower && saved?(rate.code) == code && code != rate.code
        let found = Rate(
            frequency: rate.frequency, code: isSaving ? code : rate.code,
            power: isSaving ? Self.lowPower : rate.power)
        return Setting(rate: found, range: range, filter: isSaving ? .normal : filter ?? .normal)
            .configuration(isPacked: true)
    }

    // MARK: Packets

    func hands(_ output: BoardRegister, on areOn: Bool) -> [[UInt8]] {
        [BoardRegister(module, Self.interrupt).command(areOn ? [1, 0] : [0, 1])]
    }

    private var stop: [[UInt8]] {
        [BoardRegister(module, Self.power).command(0), BoardRegister(module, Self.interrupt).command(0, 1)]
    }
}

extension SensorConfiguration.Filter {
    /// The position of the filter in the rate's byte.
    fileprivate static let mask: UInt8 = 0x70

    fileprivate var bits: UInt8 {
        switch self {
        case .oversampling4: 0 << 4
        case .oversampling2: 1 << 4
        case .normal: 2 << 4
        }
    }
}
