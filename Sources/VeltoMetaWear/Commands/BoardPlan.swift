internal import VeltoCore
internal import VeltoWearable

/// The state of a board that commands depend on: modules, preferences, sensor users and reads.
///
/// The session has a plan for each link. A sequence is planned, when it is used, against an idle board.
struct BoardPlan {
    /// The modules that the board has.
    private(set) var modules: [BoardModule: ModuleInfo]
    /// The modules that have not answered.
    var silentModules: [BoardModule] = []
    /// Whether the users of sensors are known; false for the future board on which a sequence runs.
    var isLive = true
    /// The active preferences of the program.
    private(set) var preferences = BoardPreferences()
    /// The board's built-in signals.
    private(set) var ownSignals: [BoardSignal] = []
    /// The signals defined by the program that the board has, by name.
    private(set) var describedSignals: [BoardSignalDefinition] = []
    /// The signals of the program's parts: timer ticks, and outputs and states of processors created without a handle.
    private(set) var programSignals: [BoardSignal] = []
    /// All signals.
    private(set) var signals: [BoardSignal] = []

    // MARK: Activities

    var sensors = SensorUsers()
    var detectors = RunningDetectors()
    var pins = PinMonitors()
    var feeds = BoardFeeds()
    var gameInput = BoardGameInput()
    /// The log.
    ///
    /// The session copies it from the record before planning, and back afterwards.
    var log = LogState()
    /// The log start in progress.
    var logStart: PendingLogStart?
    /// Whether the board's loggers were read on this link.
    var knowsLoggers = false
    /// The chips woken up on this link.
    var awake: Set<BoardModule> = []
    /// The read configurations written on this link.
    var readingSettings: [BoardSensor: SensorSetting] = [:]
    /// The times at which sensors were stopped.
    var stopped: [BoardSensor: Timestamp] = [:]
    /// Whether the log is being downloaded.
    ///
    /// Nothing else may then load the link.
    var isDownloading = false
    /// Whether the board may still send a log page that no download receives.
    var isReadoutLeft = false
    /// The time of planning.
    var now = Timestamp.zero

    // MARK: Reads

    var settings: BoardSettings?
    var beacon: Beacon?
    var calibration: FusionCalibration?
    /// The tags of requests on the serial buses.
    var serialTags: [BoardRegister: SerialTags] = [:]
    /// The numbers that the board has assigned to parts.
    var slots: [PartID: UInt8] = [:]
    /// The program's processors, timers, events, macros and loggers.
    ///
    /// The session copies them to the record after each planning.
    var program = BoardProgram() {
        didSet { updateSignals() }
    }
    /// Whether the board's processors were read on this link.
    var knowsProcessors = false
    /// The numbers of parts that the board creates at boot, if this is the board after a boot.
    var planned = PlannedNumbers()
    /// The firmware version in the device information.
    var firmwareVersion = ""

    /// Creates an idle board without signals.
    init(_ modules: [BoardModule: ModuleInfo] = [:]) {
        self.modules = modules
    }

    /// Creates an idle board.
    init(_ modules: [BoardModule: ModuleInfo], _ preferences: BoardPreferences) {
        self.modules = modules
        program = BoardProgram(modules)
        ownSignals = BoardSignals.available(modules)
        take(preferences)
    }

    /// Adds modules that have answered late.
    mutating func grow(to modules: [BoardModule: ModuleInfo], silent: [BoardModule]) {
        self.modules = modules
        program.take(modules)
        silentModules = silent
        ownSignals = BoardSignals.available(modules)
        take(preferences)
    }

    /// Applies a preference of the program.
    mutating func take(_ preference: some BoardPreference) {
        var changed = preferences
        preference.apply(to: &changed)
        take(changed)
    }

    /// Applies a sensor configuration that was read back; nil for a sensor without a configuration.
    mutating func take(_ configuration: SensorConfiguration?, readFrom sensor: BoardSensor) {
        preferences.readBack[sensor] = configuration
    }

    /// Applies the preferences of the program.
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
        // Boards without additional signals share the array.
        signals = others.isEmpty ? ownSignals : ownSignals + others
    }

    // MARK: Modules

    /// Returns the information about a module; throws if the board lacks the module.
    func info(_ module: BoardModule) throws(VeltoError) -> ModuleInfo {
        guard let info = modules[module] else { throw .lacks(module) }
        return info
    }

    /// Throws if a feature requires a later revision of a module.
    func require(_ revision: UInt8, of module: BoardModule, for what: String) throws(VeltoError) {
        let own = try info(module).revision
        guard own >= revision else {
            throw VeltoError(
                .unsupported, "the board's module \(module) has revision \(own), and \(what) came with \(revision)")
        }
    }

    /// Throws for a pin that the board does not have.
    func checkPin(_ pin: UInt8) throws(VeltoError) {
        let pins = try info(.gpio).extra
        guard Int(pin) < pins.count else {
            guard !pins.isEmpty else { throw VeltoError(.unsupported, "the board has no pins") }
            throw .invalidArgument("pin", "is \(pin): the board has the pins 0 to \(pins.count - 1)")
        }
    }

    // MARK: Registers

    /// Returns whether a stream, a detector or game input uses the notifications of a register.
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

    /// Disables the notifications of a register that are no longer needed.
    func silence(_ register: BoardRegister?) -> [BoardStep] {
        guard let register, !isNeeded(register) else { return [] }
        return BoardStep.end([register.notifications(false)], "end the \(register.module)'s notifications")
    }

    /// Ends everything started on this link.
    ///
    /// Users that outlive the link stay.
    mutating func endAll() -> [BoardStep] {
        var steps: [BoardStep] = []
        for stream in feeds.streams { steps += end(stream.signal, stream.feed) }
        for kind in detectors.running { steps += endDetector(kind) }
        steps += BoardStep.end(pins.endAll(), "stop the pin monitors") + endGameInput()
        return steps + BoardStep.end(sensors.endLinkUsers(), "stop the sensors")
    }
}
