import Testing
import VeltoCore

@testable import VeltoKit

/// One command on several devices.
@Suite struct CommandGroupTests {
    private final class Outcome {
        var codes: [ResultCode] = []
    }

    private let outcome = Outcome()

    private func makeGroup() -> CommandGroup {
        CommandGroup(lack: "cannot vibrate") { [outcome] result in
            switch result {
            case .success: outcome.codes.append(.ok)
            case .failure(let error): outcome.codes.append(error.code)
            }
        }
    }

    private func failure(_ code: ResultCode) -> Result<[UInt8], VeltoError> { .failure(VeltoError(code, "no")) }

    @Test func itEndsWithTheLastDevice() {
        let group = makeGroup()
        let (first, second) = (group.expect(), group.expect())
        first(.success([]))
        group.close()
        #expect(outcome.codes.isEmpty)
        second(.success([]))
        #expect(outcome.codes == [.ok])
    }

    @Test func devicesThatAnswerAtOnceDoNotEndItEarly() {
        let group = makeGroup()
        group.expect()(.success([]))
        #expect(outcome.codes.isEmpty)
        group.expect()(.success([]))
        group.close()
        #expect(outcome.codes == [.ok])
    }

    @Test func withoutADeviceItFails() {
        makeGroup().close()
        #expect(outcome.codes == [.unsupported])
    }

    @Test func devicesThatCannotAreNoFailureBesideOthers() {
        let group = makeGroup()
        group.expect()(failure(.unsupported))
        group.expect()(.success([]))
        group.close()
        #expect(outcome.codes == [.ok])
    }

    @Test func devicesThatAllCannotAreOne() {
        let group = makeGroup()
        group.expect()(failure(.unsupported))
        group.close()
        #expect(outcome.codes == [.unsupported])
    }

    @Test func theFirstFailureIsTold() {
        let group = makeGroup()
        group.expect()(.success([]))
        group.expect()(failure(.timeout))
        group.expect()(failure(.disconnected))
        group.close()
        #expect(outcome.codes == [.timeout])
    }
}
