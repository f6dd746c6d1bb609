internal import VeltoCore
internal import VeltoWearable

/// A command that is being performed, and the answers that it has.
struct RunningCommand {
    let command: any BoardCommand
    /// The command that it prepares; nil for one that was given by itself.
    var prepared: (any BoardCommand)?
    var answers: [ReceivedBytes] = []
}

/// The state of a session that begins and ends with a link.
struct BoardLink {
    /// Whether the board takes commands.
    var isReady = false
    /// Whether the modules are those of an earlier link.
    var knowsModulesFromRecord = false
    var details = DeviceDetails()
    var model = BoardIdentity(number: nil, hardware: nil) { _ in false }
    var plan = BoardPlan()
    /// The newest status that was shown.
    var shown: BoardStatus?
    /// The deadline that was set.
    var deadline: Timestamp?
    /// The haptic pattern that plays, and the number of those before.
    var pattern: Task<Void, Never>?
    var patternCount = 0
    /// The operations that end something: those that go on, and of them those that the program has given up.
    var (ending, abandoned): (Set<SessionOperation>, Set<SessionOperation>) = ([], [])
    /// The packets of the goodbye that are on their way.
    var goodbyes: Set<SessionRequest> = []
    /// The download that the link serves, and the time of the newest packet of it.
    var (download, downloadHeard): (LogDownload?, Timestamp) = (nil, .zero)
    /// The longest silence of the download (seconds); nil while it expects nothing.
    var downloadPatience: Double?
    /// The download that has read the log and starts it again; nil if there is none.
    var goingOn: LogDownload?
    /// The command that is being performed; nil between commands.
    var running: RunningCommand?
    /// The reading of the program's parts at the beginning of the link, while it goes on.
    var partsReading: Task<Void, Never>?
    /// The watch of a log that runs.
    var logWatch: Task<Void, Never>?
    /// The routes of notifications that are in force.
    var routes: [RegisterRoute] = []

    /// The modules of the board are known.
    mutating func discovered(_ modules: [BoardModule: ModuleInfo], _ preferences: BoardPreferences) {
        let (gameInput, isReadoutLeft) = (plan.gameInput, plan.isReadoutLeft)
        plan = BoardPlan(modules, preferences)
        plan.isReadoutLeft = isReadoutLeft
        plan.firmwareVersion = details.firmware ?? ""
        plan.gameInput = gameInput
        model = BoardIdentity(number: details.model, hardware: details.hardware) { modules[$0] != nil }
    }

    /// More modules have answered than before.
    mutating func grow(to modules: [BoardModule: ModuleInfo], silent: [BoardModule]) {
        plan.grow(to: modules, silent: silent)
        model = BoardIdentity(number: details.model, hardware: details.hardware) { modules[$0] != nil }
    }

    // MARK: Notifications

    /// Hands a notification to the streams and to game input; does not allocate.
    @inline(__always)
    mutating func takeSamples(
        _ consumers: RegisterConsumers, _ register: BoardRegister, _ payload: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        if consumers.contains(.stream) { plan.feeds.take(register, payload, at: time, &out) }
        if consumers.contains(.gameInput) { plan.gameInput.take(register, payload, at: time, &out) }
    }

    /// Hands a notification to the pin monitors and to the detectors.
    mutating func takeEvents(
        _ consumers: RegisterConsumers, _ register: BoardRegister, _ payload: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        if consumers.contains(.pin), let change = plan.pins.change(in: payload) {
            out.tell(.pinChanged(pin: UInt32(change.pin), isHigh: change.isHigh), at: time)
        }
        if consumers.contains(.detector) { plan.detectors.take(register, payload, at: time, &out) }
    }

    // MARK: Commands

    /// Plans the steps of a command.
    mutating func plan(_ command: any BoardCommand, at time: Timestamp) throws(VeltoError) -> [BoardStep] {
        plan.now = time
        return try command.plan(on: &plan)
    }

    /// Plans the steps after the answers to a command.
    mutating func finish(
        _ command: any BoardCommand, _ answers: [ReceivedBytes], at time: Timestamp
    ) throws(VeltoError) -> [BoardStep] {
        plan.now = time
        return try command.finish(answers, on: &plan)
    }

    /// Plans the steps that undo a command.
    mutating func undo(_ running: RunningCommand, at time: Timestamp) -> [BoardStep] {
        plan.now = time
        let steps = running.command.undo(running.answers, on: &plan)
        return steps + (running.prepared ?? running.command).undoPreparations(on: &plan)
    }
}
