import Testing
import VeltoBluetooth
import VeltoCore
import VeltoTriki

@Suite struct TrikiSessionTests {
    private let rx: ValueHandle = 12
    private let tx: ValueHandle = 14

    private func table(rx hasRX: Bool = true, tx hasTX: Bool = true) -> GATTTable {
        var characteristics: [Characteristic] = []
        if hasRX {
            characteristics.append(
                Characteristic(
                    service: TrikiProfile.service, uuid: TrikiProfile.rx, handle: rx,
                    properties: [.write, .writeWithoutResponse]))
        }
        if hasTX {
            characteristics.append(
                Characteristic(service: TrikiProfile.service, uuid: TrikiProfile.tx, handle: tx, properties: .notify))
        }
        return GATTTable(characteristics)
    }

    /// The token of the only action, which must wait for an answer.
    private func token(_ actions: [SessionAction]) -> Int? {
        switch actions.first {
        case .subscribe(_, _, let token), .write(_, _, _, let token), .read(_, let token): token
        default: nil
        }
    }

    private func failure(of actions: [SessionAction]) -> VeltoError? {
        guard actions.count == 1, case .fail(let error) = actions.first else { return nil }
        return error
    }

    /// A session whose link is up and which is fully started, and all actions on the way.
    private func started() throws -> (TrikiSession, [SessionAction]) {
        var session = TrikiSession()
        var all: [SessionAction] = []
        var actions = session.linkReady(table())
        while let token = token(actions) {
            all += actions
            actions = session.completed(token, .success([]))
        }
        return (session, all + actions)
    }

    @Test func aLinkIsStartedOnceAndInOrder() throws {
        let (session, actions) = try started()
        #expect(
            actions.map(Self.withoutToken) == [
                .subscribe(handle: tx, isStream: true, token: 0),
                .write(handle: rx, bytes: bytes("01 00"), kind: .withResponse, token: 0),
                .write(handle: rx, bytes: bytes("20 10 00 D0 07 34 00 03"), kind: .withoutResponse, token: 0),
                .ready,
            ])
        #expect(session.packetHandle == tx)
    }

    private static func withoutToken(_ action: SessionAction) -> SessionAction {
        switch action {
        case .subscribe(let handle, let isStream, _): .subscribe(handle: handle, isStream: isStream, token: 0)
        case .write(let handle, let bytes, let kind, _): .write(handle: handle, bytes: bytes, kind: kind, token: 0)
        default: action
        }
    }

    @Test func nothingIsSentBeforeTheSubscriptionIsConfirmed() {
        var session = TrikiSession()
        let actions = session.linkReady(table())
        #expect(actions.count == 1)
        #expect(session.wakeUp().isEmpty)
        let foreign = session.completed(99, .success([]))
        #expect(foreign.isEmpty, "somebody else's answer")
    }

    @Test(arguments: [(false, false), (false, true), (true, false)])
    func aMissingServiceOrCharacteristicFailsWithASentence(_ hasRX: Bool, _ hasTX: Bool) throws {
        var session = TrikiSession()
        let actions = session.linkReady(table(rx: hasRX, tx: hasTX))
        let error = try #require(failure(of: actions))
        #expect(error.code == .unsupported)
        #expect(error.message.contains("Nordic UART"))
        #expect(session.packetHandle == nil)
    }

    @Test func aFailedStepFails() throws {
        for step in 0..<3 {
            var session = TrikiSession()
            var actions = session.linkReady(table())
            for _ in 0..<step { actions = session.completed(try #require(token(actions)), .success([])) }
            let failure = VeltoError(.disconnected, "gone")
            let actionsAfterFailure = session.completed(try #require(token(actions)), .failure(failure))
            #expect(actionsAfterFailure == [.fail(failure)])
            #expect(session.wakeUp().isEmpty)
        }
    }

    @Test func aCapMayRefuseTheFirstWrite() throws {
        var session = TrikiSession()
        let subscribe = session.linkReady(table())
        let initialise = session.completed(try #require(token(subscribe)), .success([]))
        let start = session.completed(
            try #require(token(initialise)), .failure(VeltoError(.rejected, "no", detail: .att(3))))
        #expect(token(start) != nil)
        #expect(failure(of: start) == nil)
    }

    @Test func aDuplicateOrLateAnswerDoesNothing() throws {
        var (session, actions) = try started()
        for action in actions {
            guard let token = token([action]) else { continue }
            let answer = session.completed(token, .success([]))
            #expect(answer.isEmpty)
        }
    }

    @Test func wakingUpSendsBothCommandsAndIgnoresTheOutcome() throws {
        var (session, _) = try started()
        let actions = session.wakeUp()
        #expect(actions.count == 2)
        for action in actions {
            let answer = session.completed(try #require(token([action])), .failure(VeltoError(.io, "no")))
            #expect(answer.isEmpty)
        }
        #expect(session.wakeUp().count == 2)
    }

    @Test func aNewLinkStartsAgain() throws {
        var (session, _) = try started()
        session.linkDown()
        #expect(session.packetHandle == nil)
        #expect(session.wakeUp().isEmpty)
        let again = session.linkReady(table())
        #expect(again.count == 1)
    }

    @Test func likelyNames() {
        #expect(TrikiProfile.isLikely(name: "My TRIKI 2"))
        #expect(!TrikiProfile.isLikely(name: "Trik"))
        #expect(!TrikiProfile.isLikely(name: nil))
        #expect(TrikiProfile.isEvident(in: table()))
        #expect(!TrikiProfile.isEvident(in: GATTTable([])))
        #expect(TrikiProfile.tx.description == "6e400003-b5a3-f393-e0a9-e50e24dcca9e")
    }
}
