import Testing
import VeltoCore

@testable import VeltoKit

/// One command on several devices, all of them or none.
@Suite struct JointCommandTests {
    private final class Boards {
        var undone: [Int] = []
        /// The answers to come; each is given once, and keeps the command until then.
        var open: [(Result<[UInt8], VeltoError>) -> Void] = []
        var outcome: Result<Void, VeltoError>?
    }

    private let boards = Boards()

    private func joint(_ names: String...) -> JointCommand {
        JointCommand(names) { [boards] index, ended in
            boards.undone.append(index)
            boards.open.append(ended)
        } ended: { [boards] in
            boards.outcome = $0
        }
    }

    private func failure(_ text: String, _ code: ResultCode = .noSlot) -> Result<[UInt8], VeltoError> {
        .failure(VeltoError(code, text))
    }

    private var message: String? { if case .failure(let error)? = boards.outcome { error.message } else { nil } }
    private var code: ResultCode? { if case .failure(let error)? = boards.outcome { error.code } else { nil } }

    @Test func itEndsWithTheLastDevice() {
        let joint = joint("a", "b")
        joint.answered(1, .success([]))
        #expect(boards.outcome == nil)
        joint.answered(0, .success([]))
        #expect(boards.outcome != nil && code == nil)
        #expect(boards.undone.isEmpty)
    }

    @Test func ifOneFailsTheOthersAreSetBack() {
        let joint = joint("a", "b", "c", "d")
        joint.answered(0, .success([]))
        joint.answered(3, failure("full", .invalidState))
        joint.answered(2, .success([]))
        #expect(boards.undone.isEmpty, "one has not answered")
        joint.answered(1, failure("no room"))
        #expect(boards.undone == [0, 2] && boards.outcome == nil)
        boards.open.removeFirst()(.success([]))
        #expect(boards.outcome == nil)
        boards.open.removeFirst()(.success([]))
        #expect(code == .noSlot)
        #expect(message == "2 of 4 devices failed: b (no room), d (full); the others were set back")
    }

    @Test func devicesThatCannotBeSetBackAreNamed() {
        let joint = joint("a", "b", "c")
        joint.answered(0, .success([]))
        joint.answered(1, failure("no room"))
        joint.answered(2, .success([]))
        boards.open.removeFirst()(failure("gone", .disconnected))
        boards.open.removeFirst()(.success([]))
        #expect(message == "1 of 3 devices failed: b (no room); of the others, these could not be set back: a (gone)")
    }

    @Test func devicesThatAllFailAreNotSetBack() {
        let joint = joint("a", "b")
        joint.answered(0, failure("x"))
        joint.answered(1, failure("y"))
        #expect(message == "2 of 2 devices failed: a (x), b (y)" && boards.undone.isEmpty)
    }

    @Test func whatNoOneWaitsForIsSetBack() {
        let joint = joint("a", "b")
        joint.isAbandoned = { true }
        joint.answered(0, .success([]))
        joint.answered(1, .success([]))
        #expect(boards.undone == [0, 1])
        while !boards.open.isEmpty { boards.open.removeFirst()(.success([])) }
        #expect(code == .cancelled)
    }
}
