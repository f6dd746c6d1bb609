internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoWearable

/// The state of a session that begins and ends with a link.
struct BoardLink {
    /// The characteristic of answers and data.
    let notification: ValueHandle
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

    init(_ notification: ValueHandle) {
        self.notification = notification
    }

    /// The modules of the board are known.
    mutating func discovered(_ modules: [BoardModule: ModuleInfo], _ preferences: BoardPreferences) {
        let play = plan.play
        plan = BoardPlan(modules, preferences)
        plan.play = play
        model = BoardIdentity(number: details.model, hardware: details.hardware) { modules[$0] != nil }
    }

    // MARK: Notifications

    /// Takes a notification, and returns its register if it is an answer.
    @inline(__always)
    mutating func receive(
        _ characteristic: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp, _ out: inout SessionOutput
    ) -> BoardRegister? {
        guard characteristic == notification, let (register, isAnswer) = BoardRegister.header(of: bytes) else {
            return nil
        }
        // Some firmware answers readings of the serial buses without the bit for answers.
        if isAnswer || register.module == .serial { return register }
        _ = plan.feeds.take(register, bytes, at: time, &out)
        if register == PinMonitors.register, let change = plan.pins.change(in: bytes) {
            out.tell(.pinChanged(SessionEvent.PinChange(pin: change.pin, isHigh: change.isHigh)), at: time)
        }
        if plan.detectors.isNotified(register) { plan.detectors.take(register, bytes, at: time, &out) }
        plan.play.take(register, bytes, at: time, &out)
        return nil
    }

    // MARK: Commands

    /// Plans the steps of a command.
    mutating func plan(_ command: any BoardCommand, at time: Timestamp) throws(VeltoError) -> [BoardStep] {
        plan.now = time
        return try command.plan(on: &plan)
    }

    /// Plans the steps after the answers to a command.
    mutating func finish(
        _ command: any BoardCommand, _ answers: [[UInt8]], at time: Timestamp
    ) throws(VeltoError) -> [BoardStep] {
        plan.now = time
        return try command.finish(answers, on: &plan)
    }

    /// Plans the steps that undo a command.
    mutating func undo(_ command: any BoardCommand, at time: Timestamp) -> [BoardStep] {
        plan.now = time
        return command.undo(on: &plan)
    }
}
