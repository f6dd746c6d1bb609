internal import VeltoCore
internal import VeltoWearable

/// The state of a board, as far as commands depend on it: its modules, preferences, users and readings.
///
/// The session has one for each link; a sequence is planned, when it is used, against one on which nothing runs.
struct BoardPlan {
    /// The modules that the board has.
    private(set) var modules: [BoardModule: ModuleInfo]
    /// The modules that have not answered.
    var silentModules: [BoardModule] = []
    /// Whether the users of sensors are known; false for a board as it will be when a sequence runs.
    var isLive = true
    /// The preferences of the program that are in force.
    private(set) var preferences = BoardPreferences()
    /// The signals that the library knows of the board.
    private(set) var ownSignals: [BoardSignal] = []
    /// The signals that the program has described and the board has, by name.
    private(set) var describedSignals: [BoardSignalDefinition] = []
    /// The signals of the program's parts: the ticks of timers, and the outputs and states of processors that were made without a handle.
    private(set) var programSignals: [BoardSignal] = []
    /// All of them.
    private(set) var signals: [BoardSignal] = []

    // MARK: What runs

    var sensors = SensorUsers()
    var detectors = RunningDetectors()
    var pins = PinMonitors()
    var feeds = BoardFeeds()
    var gameInput = BoardGameInput()
    /// The log; the session takes it from the record before it plans, and gives it back.
    var log = LogState()
    /// The start of the log that is under way.
    var logStart: PendingLogStart?
    /// Whether the loggers on the board were read on this link.
    var knowsLoggers = false
    /// The chips that this link has woken up.
    var awake: Set<BoardModule> = []
    /// The configurations for readings that this link has written.
    var readingSettings: [BoardSensor: SensorSetting] = [:]
    /// The time at which sensors were stopped.
    var stopped: [BoardSensor: Timestamp] = [:]
    /// Whether the log is being downloaded: nothing else is to load the link.
    var isDownloading = false
    /// Whether the board may still send a page of the log that no download takes.
    var isReadoutLeft = false
    /// The time of planning.
    var now = Timestamp.zero

    // MARK: What was read

    var settings: BoardSettings?
    var beacon: Beacon?
    var calibration: FusionCalibration?
    /// The tags of requests on the serial buses.
    var serialTags: [BoardRegister: SerialTags] = [:]
    /// The numbers that the board has given to parts.
    var slots: [PartID: UInt8] = [:]
    /// The processors, timers, events, macros and loggers of the program; the session gives it to the record after each planning.
    var program = BoardProgram() {
        didSet { updateSignals() }
    }
    /// Whether the processors on the board were read on this link.
    var knowsProcessors = false
    /// The numbers of parts that the board makes when it boots, if this is a board as it will be then.
    var planned = PlannedNumbers()
    /// The version of the firmware, as the device information has it.
    var firmwareVersion = ""

    /// A board on which nothing runs, without signals.
    init(_ modules: [BoardModule: ModuleInfo] = [:]) {
        self.modules = modules
    }

    /// A board on which nothing runs.
    init(_ modules: [BoardModule: ModuleInfo], _ preferences: BoardPreferences) {
        self.modules = modules
        program = BoardProgram(modules)
        ownSignals = BoardSignals.available(modules)
        take(preferences)
    }

    /// Takes modules that have answered late.
    mutating func grow(to modules: [BoardModule: ModuleInfo], silent: [BoardModule]) {
        self.modules = modules
        program.take(modules)
        silentModules = silent
        ownSignals = BoardSignals.available(modules)
        take(preferences)
    }

    /// Takes a preference of the program.
    mutating func take(_ preference: some BoardPreference) {
        var changed = preferences
        preference.apply(to: &changed)
        take(changed)
    }

    /// Takes the configuration that a sensor was read back to have; nil for a sensor that has none.
    mutating func take(_ configuration: SensorConfiguration?, readFrom sensor: BoardSensor) {
        preferences.readBack[sensor] = configuration
    }

    /// Takes the preferences of the program.
    mutating func take(_ preferences: BoardPreferences) {
        self.preferences = preferences
        let own = Set(ownSignals.map(\.identifier))
        describedSignals = preferences.definitions.values.filter { definition in
            definition.isAvailable(in: modules) && !own.contains(definition.identifier)
        }.sorted { $0.identifier < $1.identifier }
        updateSignals()
    }

    private mutating func updateSignals() {
        programSignals = program.signals + adoptedSignals
        let others = describedSignals.map(\.signal) + programSignals
        // Boards without others share the array.
        signals = others.isEmpty ? ownSignals : ownSignals + others
    }

    // MARK: Modules

    /// The information about a module; throws if the board lacks it.
    func info(_ module: BoardModule) throws(VeltoError) -> ModuleInfo {
        guard let info = modules[module] else { throw .lacks(module) }
        return info
    }

    /// Refuses what came with a later revision of a module.
    func require(_ revision: UInt8, of module: BoardModule, for what: String) throws(VeltoError) {
        let own = try info(module).revision
        guard own >= revision else {
            throw VeltoError(
                .unsupported, "the board's module \(module) has revision \(own), and \(what) came with \(revision)")
        }
    }

    /// Refuses a pin that the board does not have.
    func checkPin(_ pin: UInt8) throws(VeltoError) {
        let pins = try info(.gpio).extra
        guard Int(pin) < pins.count else {
            guard !pins.isEmpty else { throw VeltoError(.unsupported, "the board has no pins") }
            throw .invalidArgument("pin", "is \(pin): the board has the pins 0 to \(pins.count - 1)")
        }
    }

    // MARK: Registers

    /// Returns whether a stream, a detector or the game input takes the notifications of a register.
    func isNeeded(_ register: BoardRegister) -> Bool {
        feeds.isStreamed(register) || detectors.registers.contains(register) || gameInput.registers.contains(register)
    }

    /// The routes of notifications to streams, detectors, pins and game input.
    var routes: [RegisterRoute] {
        let pinRegisters = pins.program.isEmpty ? [] : [PinMonitors.register]
        let consumers: [(RegisterConsumers, [BoardRegister])] = [
            (.stream, feeds.registers), (.detector, detectors.registers), (.pin, pinRegisters),
            (.gameInput, gameInput.heard), (.log, isDownloading || isReadoutLeft ? LogRegister.notifying : []),
        ]
        return consumers.flatMap { consumer, registers in
            registers.map { RegisterRoute(consumer: consumer, register: $0) }
        }
    }

    /// Ends the notifications of a register that nothing needs any longer.
    func silence(_ register: BoardRegister?) -> [BoardStep] {
        guard let register, !isNeeded(register) else { return [] }
        return BoardStep.end([register.notifications(false)], "end the \(register.module)'s notifications")
    }

    /// Ends all that this link has started; users that outlive it stay.
    mutating func endAll() -> [BoardStep] {
        var steps: [BoardStep] = []
        for stream in feeds.streams { steps += end(stream.signal, stream.feed) }
        for kind in detectors.running { steps += endDetector(kind) }
        steps += BoardStep.end(pins.endAll(), "stop the pin monitors") + endGameInput()
        return steps + BoardStep.end(sensors.endLinkUsers(), "stop the sensors")
    }
}
