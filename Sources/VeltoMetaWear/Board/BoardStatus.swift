public import VeltoCore
public import VeltoWearable

/// What is known of a connected board.
public struct BoardStatus: SessionState, Hashable {
    /// Notifications per second that a link usually carries.
    public static let notificationsCarried = 100.0

    /// The model.
    public var model = BoardIdentity(number: nil, hardware: nil) { _ in false }
    /// The modules that are present.
    public var modules: [BoardModule: ModuleInfo] = [:]
    /// The modules that have not answered: what they have is missing until they do.
    public var silentModules: [BoardModule] = []
    /// The identifiers of the signals that the library knows of the board.
    public var ownSignals: Set<String> = []
    /// The signals that the program has described.
    public var describedSignals: [BoardSignalDefinition] = []
    /// The sensors with a configuration of their own.
    public var sensors: [BoardSensor: SensorStatus] = [:]
    /// The detectors that run.
    public var detectors: Set<DetectorKind> = []
    /// What the board is occupied with.
    public var activities: BoardActivities = []
    /// What was last read or written of the settings; nil before.
    public var settings: BoardSettings?
    /// What was last read or written of the beacon; nil before.
    public var beacon: Beacon?
    /// What was last read of fusion's calibration; nil before.
    public var fusionCalibration: FusionCalibration?
    /// What game input is made of, if the program lets it choose.
    public var inputSource = BoardInputSource.sensors
    /// How pins are read, those that the program has set.
    public var pins: [UInt8: PinConfiguration] = [:]
    /// Notifications per second that streams and game input were set to; those that come when something changes are left out.
    public var notificationsAsked = 0.0

    init() {}

    /// What the board is occupied with, in one word.
    public var state: BoardState { activities.state }

    /// The sensors that run.
    public var running: Set<BoardModule> { Set(sensors.filter { !$0.value.users.isEmpty }.map(\.key.module)) }

    /// What a sensor can do that is nearest to a request; throws if the board lacks it.
    public func nearest(_ sensor: BoardSensor, rate: Double, range: Double) throws(VeltoError) -> SensorConfiguration {
        try nearest(sensor, SensorConfiguration(rate: rate, range: range))
    }

    /// What a sensor can do that is nearest to a request; throws if the board lacks it.
    public func nearest(
        _ sensor: BoardSensor, _ configuration: SensorConfiguration
    ) throws(VeltoError) -> SensorConfiguration {
        try configuration.check()
        return try chip(of: sensor).nearest(configuration).configuration
    }

    /// What a sensor is set to unless the program wants something else; throws if the board lacks it.
    public func standard(_ sensor: BoardSensor) throws(VeltoError) -> SensorConfiguration {
        try chip(of: sensor).standardSetting.configuration
    }

    /// The chip of a sensor.
    func chip(of sensor: BoardSensor) throws(VeltoError) -> any SensorChip {
        try BoardPlan(modules).chip(of: sensor)
    }
}

extension BoardStatus {
    /// The status of a board that is set so.
    init(_ plan: BoardPlan, _ model: BoardIdentity) {
        self.model = model
        (modules, silentModules) = (plan.modules, plan.silentModules)
        ownSignals = Set(plan.ownSignals.map(\.identifier))
        describedSignals = plan.describedSignals
        for sensor in BoardSensor.allCases {
            guard let next = try? plan.nextSetting(of: sensor) else { continue }
            sensors[sensor] = SensorStatus(
                inForce: plan.sensors.setting(of: sensor)?.configuration ?? plan.configurations[sensor],
                next: next.configuration, users: plan.sensors.users(of: sensor))
        }
        detectors = Set(plan.detectors.running)
        activities = plan.feeds.isEmpty ? [] : .streaming
        (settings, beacon, fusionCalibration) = (plan.settings, plan.beacon, plan.calibration)
        (inputSource, pins) = (plan.preferences.inputSource, plan.preferences.pins)
        notificationsAsked = plan.loads.notificationRate
    }
}
