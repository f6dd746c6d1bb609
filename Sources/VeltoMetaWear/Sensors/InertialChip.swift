internal import VeltoCore
internal import VeltoWearable

/// An accelerometer or a gyroscope as data: its registers, and what it can be set to.
///
/// Source: MetaWear module protocol, 4.3.1 and 4.12.
struct InertialChip: Sendable {
    /// A range with its code and the number of LSB in a unit.
    struct Range: Hashable {
        let limit: Double
        let code: UInt8
        let sensitivity: Double
    }

    /// A rate with the byte of the configuration that sets it, and how the chip is started for it.
    struct Rate: Hashable {
        let frequency: Double
        let code: UInt8
        var power: UInt8 = normalPower
    }

    /// The packets of the register with three samples each.
    struct Packed {
        let register: UInt8
        let firstRevision: UInt8
    }

    let module: BoardModule
    let implementation: UInt8
    let data: UInt8
    let packed: Packed
    let rates: [Rate]
    let ranges: [Range]
    /// What the chip is set to unless the program wants something else.
    let standard: (rate: Double, range: Double)
    /// What saving power makes of the byte of a rate; nil for a chip that cannot.
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

    /// What it can do that is nearest to a request; of two that are equally near the first.
    func nearest(rate: Double, range: Double) -> InertialSetting {
        nearest(SensorConfiguration(rate: rate, range: range))
    }

    /// What it can do that is nearest to a request; of two that are equally near the first.
    func nearest(_ request: SensorConfiguration) -> InertialSetting {
        let rate = rates.min { abs($0.frequency - request.rate) < abs($1.frequency - request.rate) } ?? rates[0]
        let range = ranges.min { abs($0.limit - request.range) < abs($1.limit - request.range) } ?? ranges[0]
        // A rate that is measured with pauses only is not measured in any other way.
        if rate.power == Self.normalPower, request.power == .low, let saved {
            let slow = Rate(frequency: rate.frequency, code: saved(rate.code), power: Self.lowPower)
            return InertialSetting(rate: slow, range: range, filter: .normal, isPacked: request.isPacked)
        }
        return InertialSetting(rate: rate, range: range, filter: request.filter, isPacked: request.isPacked)
    }

    /// What it is set to without a request.
    var standardSetting: InertialSetting { nearest(rate: standard.rate, range: standard.range) }

    /// What it says of its configuration; nil for bytes that mean nothing to it.
    func setting(ofAnswer answer: [UInt8], isPacked: Bool) -> InertialSetting? {
        guard answer.count >= BoardPacket.headerSize + 2 else { return nil }
        let (code, rangeCode) = (answer[BoardPacket.headerSize], answer[BoardPacket.headerSize + 1])
        guard let range = ranges.first(where: { $0.code == rangeCode }),
            let rate = rates.first(where: { ($0.code ^ code) & Self.rateBits == 0 })
        else { return nil }
        let filter = SensorConfiguration.Filter.allCases.first { $0.bits == code & SensorConfiguration.Filter.mask }
        let isSaving = rate.power == Self.normalPower && saved?(rate.code) == code && code != rate.code
        let power = isSaving ? Self.lowPower : rate.power
        return InertialSetting(
            rate: Rate(frequency: rate.frequency, code: isSaving ? code : rate.code, power: power), range: range,
            filter: isSaving ? .normal : filter ?? .normal, isPacked: isPacked)
    }

    // MARK: Packets

    /// Sets it; it takes that only while it does not run.
    func configure(_ setting: InertialSetting) -> [UInt8] {
        configurationRegister.command(setting.code, setting.range.code)
    }

    /// Begins or ends what it hands on of its samples.
    func interrupts(_ areOn: Bool) -> [UInt8] {
        BoardRegister(module, Self.interrupt).command(areOn ? [1, 0] : [0, 1])
    }

    /// Lets it measure.
    func powerUp(_ setting: InertialSetting) -> [UInt8] {
        BoardRegister(module, Self.power).command(setting.rate.power)
    }

    /// The packets that start it, after its notifications have begun.
    func start(_ setting: InertialSetting) -> [[UInt8]] { [interrupts(true), powerUp(setting)] }

    /// The packets that stop it.
    var stop: [[UInt8]] { [BoardRegister(module, Self.power).command(0), interrupts(false)] }
}

/// What a chip is set to.
struct InertialSetting: Hashable, Sendable {
    let rate: InertialChip.Rate
    let range: InertialChip.Range
    let filter: SensorConfiguration.Filter
    let isPacked: Bool

    private static let usualFilter = SensorConfiguration.Filter.normal.bits

    init(
        rate: InertialChip.Rate, range: InertialChip.Range, filter: SensorConfiguration.Filter, isPacked: Bool
    ) {
        self.rate = rate
        self.range = range
        self.isPacked = isPacked
        // What is measured with pauses is not filtered.
        let isFiltered =
            rate.code & SensorConfiguration.Filter.mask == Self.usualFilter
            && rate.power == InertialChip.normalPower
        self.filter = isFiltered ? filter : .normal
    }

    /// The first byte of the configuration.
    var code: UInt8 {
        filter == .normal ? rate.code : rate.code & ~SensorConfiguration.Filter.mask | filter.bits
    }

    /// One LSB in the native unit.
    var scale: Double { 1 / range.sensitivity }

    /// The setting in the terms of a program.
    var configuration: SensorConfiguration {
        SensorConfiguration(
            rate: rate.frequency, range: range.limit, filter: filter,
            power: rate.power == InertialChip.lowPower ? .low : .normal, isPacked: isPacked)
    }
}

extension SensorConfiguration.Filter {
    /// Where the filter stands in the byte of the rate.
    fileprivate static let mask: UInt8 = 0x70

    fileprivate var bits: UInt8 {
        switch self {
        case .oversampling4: 0 << 4
        case .oversampling2: 1 << 4
        case .normal: 2 << 4
        }
    }
}
