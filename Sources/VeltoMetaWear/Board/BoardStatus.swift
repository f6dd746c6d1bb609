public import VeltoCore
public import VeltoWearable

/// What is known of a connected board.
public struct BoardStatus: SessionState, Hashable {
    /// The model.
    public var model = BoardIdentity(number: nil, hardware: nil) { _ in false }
    /// The modules that are present.
    public var modules: [BoardModule: ModuleInfo] = [:]
    /// The sensors that run.
    public var running: Set<BoardModule> = []

    init() {}

    /// What a sensor can do that is nearest to a request; throws if the board lacks it.
    public func nearest(_ sensor: BoardSensor, rate: Double, range: Double) throws(VeltoError) -> SensorConfiguration {
        try checkNumber(rate, "rate", 0, .infinity)
        try checkNumber(range, "range", 0, .infinity)
        let setting = try chip(of: sensor).nearest(rate: rate, range: range)
        return SensorConfiguration(rate: setting.rate.frequency, range: setting.range.limit)
    }

    /// The chip of a sensor.
    func chip(of sensor: BoardSensor) throws(VeltoError) -> InertialChip {
        guard let info = modules[sensor.module], let chip = InertialChip.of(sensor.module, info) else {
            throw .lacks(sensor.module)
        }
        return chip
    }
}
