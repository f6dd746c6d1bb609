internal import VeltoCore
internal import VeltoWearable

/// A command for boards.
///
/// It is checked once, planned against the configuration of a board, and then performed or recorded in a sequence.
///
/// A value without session, loop or board: its steps describe all its effects.
protocol BoardCommand: SessionCommand {
    /// The required module; nil for none.
    var module: BoardModule? { get }

    /// Whether the command ends an activity.
    ///
    /// It then completes even if its operation is cancelled.
    var isEnd: Bool { get }

    /// Whether the command is at most one request without side effects on the board.
    ///
    /// Later commands do not wait for its answer.
    var isRequest: Bool { get }

    /// Returns whether the command writes a configuration before its request.
    ///
    /// Later commands then wait for it.
    func configures(_ board: BoardPlan) -> Bool

    /// Whether no other packets may be written between the command's packets.
    var isExclusive: Bool { get }

    /// Returns whether the command names parts that the board may have lost.
    ///
    /// It then waits until they are read back at the start of a link.
    func dependsOnParts(of board: BoardPlan) -> Bool

    /// The existing parts named by the command.
    var usedParts: [PartID] { get }

    /// The identifier or key of the signal used by the command; nil for none.
    var usedSignal: String? { get }

    /// Whether the command changes a part, and does not just read it or use it for another part.
    var isAboutPart: Bool { get }

    /// Whether the command is refused during a log download.
    var disturbsDownload: Bool { get }

    /// Throws for arguments that are invalid for all boards.
    func check() throws(VeltoError)

    /// The commands to perform before this one is planned, such as reads of the state that it depends on.
    func preparations(on board: BoardPlan) -> [any BoardCommand]

    /// Plans the steps, and updates the plan with their effects.
    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep]

    /// Plans the steps after those of `steps`, with an answer for each question.
    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep]

    /// Plans the steps that undo the command after a step has failed.
    ///
    /// `answers` are those of the questions before that step.
    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep]

    /// Plans the steps that undo the preparations after one of them or the command itself has failed.
    func undoPreparations(on board: inout BoardPlan) -> [BoardStep]

    /// The error of the operation after a failure that could not be undone because the link has ended.
    func failure(leftBy error: VeltoError) -> VeltoError
}

extension BoardCommand {
    var module: BoardModule? { nil }

    var isEnd: Bool { false }

    var isRequest: Bool { false }

    func configures(_ board: BoardPlan) -> Bool { false }

    var isExclusive: Bool { false }

    func dependsOnParts(of board: BoardPlan) -> Bool { module.map(Set.ofProgram.contains) ?? true }

    var usedParts: [PartID] { [] }

    var usedSignal: String? { nil }

    var isAboutPart: Bool { false }

    var disturbsDownload: Bool { false }

    func check() throws(VeltoError) {}

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] { [] }

    func preparations(on board: BoardPlan) -> [any BoardCommand] { [] }

    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] { [] }

    func undoPreparations(on board: inout BoardPlan) -> [BoardStep] { [] }

    var createdPart: PartID? { nil }

    func failure(leftBy error: VeltoError) -> VeltoError { error }

    /// Plans the steps on a board with the module.
    ///
    /// If that throws, the plan is unchanged.
    func plan(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        if let module { _ = try board.info(module) }
        if disturbsDownload { try board.checkThatNothingIsDownloaded() }
        var next = board
        let steps = try steps(on: &next)
        board = next
        return steps
    }
}

extension VeltoError {
    /// The error of a missing module.
    static func lacks(_ module: BoardModule) -> VeltoError {
        VeltoError(.unsupported, "the board has no \(module) module")
    }
}
