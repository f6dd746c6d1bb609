public import VeltoCore
public import VeltoWearable

/// The status of a connected board.
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
    /// The sources of the signals that come from the board's program, by identifier.
    var programSources: [String: SignalSource] = [:]
    /// The sensors with a configuration of their own.
    public var sensors: [BoardSensor: SensorStatus] = [:]
    /// The detectors that run.
    public var detectors: Set<DetectorKind> = []
    /// The running activities.
    public var activities: BoardActivities = []
    /// The settings read or written last; nil before.
    public var settings: BoardSettings?
    /// The beacon configuration read or written last; nil before.
    public var beacon: Beacon?
    /// The fusion calibration read last; nil before.
    public var fusionCalibration: FusionCalibration?
    /// The source of game input while the program runs none of its sensors.
    public var inputSource = BoardInputSource.sensors
    /// The configurations of the pins that the program has set.
    public var pins: [UInt8: PinConfiguration] = [:]
    /// The notifications per second requested by streams and game input, apart from notifications of changes.
    public var notificationsAsked = 0.0

    init() {}

    /// The most important activity.
    public var state: BoardState { activities.state }

    /// The sensors that run.
    public var running: Set<BoardModule> { Set(sensors.filter { !$0.value.users.isEmpty }.map(\.key.module)) }

    /// Returns the nearest configuration that a sensor supports; throws if the board lacks the sensor.
    public func nearest(_ sensor: BoardSensor, rate: Double, range: Double) throws(VeltoError) -> SensorConfiguration {
        try nearest(sensor, SensorConfiguration(rate: rate, range: range))
    }

    /// Returns the nearest configuration that a sensor supports; throws if the board lacks the sensor.
    public func nearest(
        _ sensor: BoardSensor, _ configuration: SensorConfiguration
    ) throws(VeltoError) -> SensorConfiguration {
        try configuration.check()
        return try chip(of: sensor).nearest(configuration).configuration
    }

    /// Returns the configuration of a sensor without a request of the program; throws if the board lacks the sensor.
    public func standard(_ sensor: BoardSensor) throws(VeltoError) -> SensorConfiguration {
        try BoardPlan(modules).standardConfiguration(of: sensor)
    }

    /// The chip of a sensor.
    func chip(of sensor: BoardSensor) throws(VeltoError) -> any SensorChip {
        try BoardPlan(modules).chip(of: sensor)
    }
}

extension BoardStatus {
    /// The status of a board with that plan and model.
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
