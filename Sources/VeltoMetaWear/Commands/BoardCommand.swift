internal import VeltoCore
internal import VeltoWearable

/// A command for boards: checked once, planned against what a board is set to, and then performed or kept in a sequence.
///
/// A value without session, loop or board; everything that it does is in its steps.
protocol BoardCommand: SessionCommand {
    /// The module that the board must have; nil for none.
    var module: BoardModule? { get }

    /// Whether it ends something: it goes on although its operation is cancelled.
    var isEnd: Bool { get }

    /// Whether it is one request at most, which changes nothing on the board: commands behind it do not wait for the answer.
    var isRequest: Bool { get }

    /// Returns whether it configures something before its request, so that commands behind it wait after all.
    func configures(_ board: BoardPlan) -> Bool

    /// Whether nothing else may be written between its packets.
    var isExclusive: Bool { get }

    /// Returns whether it names parts that the board may have lost: it waits until they are read back at the beginning of a link.
    func dependsOnParts(of board: BoardPlan) -> Bool

    /// The parts that it names, and that must be there before.
    var usedParts: [PartID] { get }

    /// The identifier or the key of the signal that it takes; nil for none.
    var usedSignal: String? { get }

    /// Whether it acts on a part, and neither reads it nor makes another one from it.
    var isAboutPart: Bool { get }

    /// Whether it is refused while the log of the board is downloaded.
    var disturbsDownload: Bool { get }

    /// Throws for arguments that no board takes.
    func check() throws(VeltoError)

    /// The commands that must be performed before this one is planned, such as readings that it depends on.
    func preparations(on board: BoardPlan) -> [any BoardCommand]

    /// Plans the steps, and changes the plan as they will change the board.
    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep]

    /// Plans the steps that follow those, given an answer for each question.
    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep]

    /// Plans the steps that undo what was begun, after one has failed; the questions before that had those answers.
    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep]

    /// Plans the steps that undo what its preparations have begun, after one of them or the command itself has failed.
    func undoPreparations(on board: inout BoardPlan) -> [BoardStep]

    /// The error of the operation, after one that could not be undone since the link has ended.
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

    /// Plans the steps on a board that has the module; the plan stays as it was if that throws.
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
    /// The board lacks a module.
    static func lacks(_ module: BoardModule) -> VeltoError {
        VeltoError(.unsupported, "the board has no \(module) module")
    }
}
