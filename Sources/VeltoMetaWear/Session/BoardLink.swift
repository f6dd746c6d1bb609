internal import VeltoCore
internal import VeltoWearable

/// A command in progress, and its answers.
struct RunningCommand {
    let command: any BoardCommand
    /// The command that it prepares; nil for a command that is not a preparation.
    var prepared: (any BoardCommand)?
    var answers: [ReceivedBytes] = []
}

/// The state of a session that begins and ends with a link.
struct BoardLink {
    /// Whether the board accepts commands.
    var isReady = false
    /// Whether the modules are those of an earlier link.
    var knowsModulesFromRecord = false
    var details = DeviceDetails()
    var model = BoardIdentity(number: nil, hardware: nil) { _ in false }
    var plan = BoardPlan()
    /// The last published status.
    var shown: BoardStatus?
    /// The deadline that was set.
    var deadline: Timestamp?
    /// The playing haptic pattern, and the number of earlier ones.
    var pattern: Task<Void, Never>?
    var patternCount = 0
    /// The operations in progress that end an activity, and the ones among them that the program has abandoned.
    var (ending, abandoned): (Set<SessionOperation>, Set<SessionOperation>) = ([], [])
    /// The pending packets of the goodbye.
    var goodbyes: Set<SessionRequest> = []
    /// The download that the link serves, and the time of the newest packet of it.
    var (download, downloadHeard): (LogDownload?, Timestamp) = (nil, .zero)
    /// The longest silence of the download (seconds); nil while it expects nothing.
    var downloadPatience: Double?
    /// The download that has read the log and starts it again; nil if there is none.
    var goingOn: LogDownload?
    /// The command in progress; nil between commands.
    var running: RunningCommand?
    /// The read of the program's parts at the beginning of the link, while it is in progress.
    var partsReading: Task<Void, Never>?
    /// The monitor of a running log.
    var logWatch: Task<Void, Never>?
    /// The active routes of notifications.
    var routes: [RegisterRoute] = []

    /// Handles the result of module discovery.
    mutating func discovered(_ modules: [BoardModule: ModuleInfo], _ preferences: BoardPreferences) {
        let (gameInput, isReadoutLeft) = (plan.gameInput, plan.isReadoutLeft)
        plan = BoardPlan(modules, preferences)
        plan.isReadoutLeft = isReadoutLeft
        plan.firmwareVersion = details.firmware ?? ""
        plan.gameInput = gameInput
        model = BoardIdentity(number: details.model, hardware: details.hardware) { modules[$0] != nil }
    }

    /// Handles modules that have answered late.
    mutating func grow(to modules: [BoardModule: ModuleInfo], silent: [BoardModule]) {
        plan.grow(to: modules, silent: silent)
        model = BoardIdentity(number: details.model, hardware: details.hardware) { modules[$0] != nil }
    }

    // MARK: Notifications

    /// Passes a notification to the streams and game input, without an allocation.
    @inline(__always)
    mutating func takeSamples(
        _ consumers: RegisterConsumers, _ register: BoardRegister, _ payload: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        if consumers.contains(.stream) { plan.feeds.take(register, payload, at: time, &out) }
        if consumers.contains(.gameInput) { plan.gameInput.take(register, payload, at: time, &out) }
    }

    /// Passes a notification to the pin monitors and detectors.
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
