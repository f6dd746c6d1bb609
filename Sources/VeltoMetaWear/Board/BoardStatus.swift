public import VeltoCore
public import VeltoWearable

/// The status of a connected board.
public struct BoardStatus: SessionState, Hashable {
    /// The usual capacity of a link (notifications per second).
    public static let notificationsCarried = 100.0

    /// The model.
    public var model = BoardIdentity(number: nil, hardware: nil) { _ in false }
    /// The modules of the board.
    public var modules: [BoardModule: ModuleInfo] = [:]
    /// The modules that have not answered.
    ///
    /// Their features are missing until they do.
    public var silentModules: [BoardModule] = []
    /// The identifiers of the board's built-in signals.
    public var ownSignals: Set<String> = []
    /// The signals defined by the program.
    public var describedSignals: [BoardSignalDefinition] = []
    /// The sources of the signals of the board's program, by identifier.
    var programSources: [String: SignalSource] = [:]
    /// The sensors with a configuration.
    public var sensors: [BoardSensor: SensorStatus] = [:]
    /// The running detectors.
    public var detectors: Set<DetectorKind> = []
    /// The running activities.
    public var activities: BoardActivities = []
    /// The settings as last read or written; nil before that.
    public var settings: BoardSettings?
    /// The beacon configuration as last read or written; nil before that.
    public var beacon: Beacon?
    /// The fusion calibration as last read; nil before that.
    public var fusionCalibration: FusionCalibration?
    /// The source of game input while the program runs none of its sensors.
    public var inputSource = BoardInputSource.sensors
    /// The pin configurations set by the program.
    public var pins: [UInt8: PinConfiguration] = [:]
    /// The notifications per second requested by streams and game input, without notifications of changes.
    public var notificationsAsked = 0.0

    init() {}

    /// The most important activity.
    public var state: BoardState { activities.state }

    /// The running sensors.
    public var running: Set<BoardModule> { Set(sensors.filter { !$0.value.users.isEmpty }.map(\.key.module)) }

    /// Returns the nearest supported configuration of a sensor; throws if the board lacks the sensor.
    public func nearest(_ sensor: BoardSensor, rate: Double, range: Double) throws(VeltoError) -> SensorConfiguration {
        try nearest(sensor, SensorConfiguration(rate: rate, range: range))
    }

    /// Returns the nearest supported configuration of a sensor; throws if the board lacks the sensor.
    public func nearest(
        _ sensor: BoardSensor, _ configuration: SensorConfiguration
    ) throws(VeltoError) -> SensorConfiguration {
        try configuration.check()
        return try chip(of: sensor).nearest(configuration).configuration
    }

    /// Returns the default configuration of a sensor; throws if the board lacks the sensor.
    public func standard(_ sensor: BoardSensor) throws(VeltoError) -> SensorConfiguration {
        try BoardPlan(modules).standardConfiguration(of: sensor)
    }

    /// The chip of a sensor.
    func chip(of sensor: BoardSensor) throws(VeltoError) -> any SensorChip {
        try BoardPlan(modules).chip(of: sensor)
    }
}

extension BoardStatus {
    /// Creates the status of a board from its plan and model.
    init(_ plan: BoardPlan, _ model: BoardIdentity) {
        self.model = model
        (modules, silentModules) = (plan.modules, plan.silentModules)
        ownSignals = Set(plan.ownSignals.map(\.identifier))
        describedSignals = plan.describedSignals
        for signal in plan.programSignals {
            programSources[signal.identifier] = SignalSource(signal, signal.fields.indices)
        }
        for sensor in BoardSensor.allCases {
            guard let next = try? plan.nextSetting(of: sensor) else { continue }
            sensors[sensor] = SensorStatus(
                inForce: plan.sensors.setting(of: sensor)?.configuration, next: next.configuration,
                users: plan.sensors.users(of: sensor))
        }
        detectors = Set(plan.detectors.running)
        activities = plan.feeds.isEmpty ? [] : .streaming
        if plan.log.run != nil { activities.insert(.logging) }
        if plan.isDownloading { activities.insert(.downloading) }
        (settings, beacon, fusionCalibration) = (plan.settings, plan.beacon, plan.calibration)
        (inputSource, pins) = (plan.preferences.inputSource, plan.preferences.pins)
        notificationsAsked = plan.loads.notificationRate
    }
}
