internal import VeltoCore
internal import VeltoWearable

/// An accelerometer or a gyroscope as data: its registers, and what it can be set to.
///
/// Source: MetaWear module protocol, 4.3.1 and 4.12.
struct InertialChip: Sendable {
    /// A range with its code and the number of LSB in a unit.
    struct Range {
        let limit: Double
        let code: UInt8
        let sensitivity: Double
    }

    /// A rate with the byte of the configuration that sets it, and how the chip is started for it.
    struct Rate {
        let frequency: Double
        let code: UInt8
        var power: UInt8 = 1
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

    // The same for all of them.
    private static let (power, interrupt, configuration): (UInt8, UInt8, UInt8) = (1, 2, 3)

    var dataRegister: BoardRegister { BoardRegister(module, data) }
    var packedRegister: BoardRegister { BoardRegister(module, packed.register) }

    /// What it can do that is nearest to a request; of two that are equally near the first.
    func nearest(rate: Double, range: Double) -> InertialSetting {
        InertialSetting(
            rate: rates.min { abs($0.frequency - rate) < abs($1.frequency - rate) } ?? rates[0],
            range: ranges.min { abs($0.limit - range) < abs($1.limit - range) } ?? ranges[0])
    }

    /// What it is set to without a request.
    var standardSetting: InertialSetting { nearest(rate: standard.rate, range: standard.range) }

    /// The packets that set it; it takes them only while it does not run.
    func configure(_ setting: InertialSetting) -> [UInt8] {
        BoardRegister(module, Self.configuration).command(setting.rate.code, setting.range.code)
    }

    /// The packets that start it, after its notifications have begun.
    func start(_ setting: InertialSetting) -> [[UInt8]] {
        [
            BoardRegister(module, Self.interrupt).command(1, 0),
            BoardRegister(module, Self.power).command(setting.rate.power),
        ]
    }

    /// The packets that stop it.
    var stop: [[UInt8]] {
        [BoardRegister(module, Self.power).command(0), BoardRegister(module, Self.interrupt).command(0, 1)]
    }
}

/// What a chip is set to.
struct InertialSetting: Sendable {
    let rate: InertialChip.Rate
    let range: InertialChip.Range

    /// One LSB in the native unit.
    var scale: Double { 1 / range.sensitivity }
}
