import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoTriki

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

    /// A session and what it wants done.
    private final class Talk {
        let session = TrikiSession()
        var now = Timestamp.seconds(100)
        private var output = SessionOutput(motion: MotionQueue())
        private let table: GATTTable

        init(_ table: GATTTable) {
            self.table = table
        }

        func linkReady() -> [SessionAction] {
            session.linkReady(table, at: now, &output)
            return output.takeActions()
        }

        func answer(
            _ action: SessionAction?, _ result: Result<[UInt8], VeltoError> = .success([])
        ) -> [SessionAction] {
            guard let request = action?.request else { return [] }
            session.completed(request, result, at: now, &output)
            return output.takeActions()
        }

        /// Everything on the way of a new link until nothing waits for an answer.
        func start() -> [SessionAction] {
            var all = linkReady()
            while let action = all.last, action.request != nil { all += answer(action) }
            return all
        }

        func timerFired(at time: Double) -> [SessionAction] {
            now = .seconds(time)
            session.timerFired(at: now, &output)
            return output.takeActions()
        }

        func receive(_ packet: [UInt8], at time: Double) {
            session.received(14, packet.span, at: .seconds(time), MotionOptions(), &output)
        }

        func linkDown() {
            session.linkDown(&output)
            _ = output.takeActions()
        }
    }

    private func failure(of actions: [SessionAction]) -> VeltoError? {
        guard actions.count == 1, case .fail(let error) = actions.first else { return nil }
        return error
    }

    private func deadline(_ actions: [SessionAction]) -> Timestamp? {
        for case .setDeadline(let time) in actions { return time }
        return nil
    }

    @Test func aLinkIsStartedOnceAndInOrder() throws {
        let talk = Talk(table())
        let actions = talk.start()
        try #require(actions.count == 6)
        #expect(actions[0] == .signals([CapSignals.axes, CapSignals.sensors]))
        #expect(actions[1].isSubscription(to: tx))
        #expect(actions[2].isWrite(of: "01 00", to: rx, .withResponse))
        #expect(actions[3].isWrite(of: "20 10 00 D0 07 34 00 03", to: rx, .withoutResponse))
        #expect(actions[4...] == [.setDeadline(.seconds(104)), .ready])
    }

    @Test func nothingIsSentBeforeTheSubscriptionIsConfirmed() {
        let talk = Talk(table())
        let actions = talk.linkReady()
        #expect(actions.count == 2 && actions.last?.isSubscription(to: tx) == true)
        #expect(talk.timerFired(at: 200).isEmpty)
        #expect(talk.answer(.read(1, as: "something else")).isEmpty, "an answer to nobody")
    }

    @Test(arguments: [(false, false), (false, true), (true, false)])
    func aMissingServiceOrCharacteristicFailsWithASentence(_ hasRX: Bool, _ hasTX: Bool) throws {
        let talk = Talk(table(rx: hasRX, tx: hasTX))
        let error = try #require(failure(of: talk.linkReady()))
        #expect(error.code == .unsupported)
        #expect(error.message.contains("Nordic UART"))
    }

    @Test func aFailedStepFails() throws {
        for step in 0..<3 {
            let talk = Talk(table())
            var actions = talk.linkReady()
            for _ in 0..<step { actions = talk.answer(actions.last) }
            let error = VeltoError(.disconnected, "gone")
            #expect(talk.answer(actions.last, .failure(error)) == [.fail(error)])
            #expect(talk.timerFired(at: 200).isEmpty)
        }
    }

    @Test func aCapMayRefuseTheFirstWrite() throws {
        let talk = Talk(table())
        let initialization = talk.answer(talk.linkReady().last)
        let start = talk.answer(initialization.last, .failure(VeltoError(.rejected, "no", detail: .att(3))))
        #expect(start.last?.request != nil)
        #expect(failure(of: start) == nil)
    }

    @Test func aDuplicateOrLateAnswerDoesNothing() throws {
        let talk = Talk(table())
        for action in talk.start() { #expect(talk.answer(action).isEmpty) }
    }

    @Test func aNewLinkStartsAgain() throws {
        let talk = Talk(table())
        _ = talk.start()
        talk.linkDown()
        #expect(talk.timerFired(at: 200).isEmpty)
        #expect(talk.start().last == .ready)
    }

    // MARK: Silence

    @Test func aSleepingCapIsWokenUpAndTheOutcomeDoesNotMatter() throws {
        let talk = Talk(table())
        _ = talk.start()
        talk.receive(v2(0), at: 101)
        #expect(talk.timerFired(at: 104) == [.setDeadline(.seconds(105.001))])
        let actions = talk.timerFired(at: 105.001)
        try #require(actions.count == 3)
        #expect(actions[0].isWrite(of: "01 00", to: rx, .withResponse))
        #expect(actions[1].isWrite(of: "20 10 00 D0 07 34 00 03", to: rx, .withoutResponse))
        #expect(deadline(actions) == .seconds(110.002))
        for action in actions { #expect(talk.answer(action, .failure(VeltoError(.io, "no"))).isEmpty) }
        #expect(talk.timerFired(at: 110.002).count == 3, "and again, as long as it sleeps")
    }

    @Test func aCapThatNeverSendsIsToldAgainAndThenTheLinkIsMadeAnew() throws {
        let talk = Talk(table())
        _ = talk.start()
        let first = talk.timerFired(at: 104)
        #expect(first.first == .event(.silent, at: Timestamp(nanoseconds: 104_000_000_000)))
        #expect(first.count == 4 && deadline(first) == .seconds(108))
        for time in [108.0, 112] {
            let next = talk.timerFired(at: time)
            #expect(next.count == 3 && deadline(next) == .seconds(time + 4), "the program is told once")
        }
        #expect(failure(of: talk.timerFired(at: 116))?.code == .timeout)
    }

    // MARK: The family

    @Test func likelyNames() {
        func isLikely(_ name: String?) -> Bool {
            Triki().isLikely(Advertisement(identifier: "sim:1", address: "", name: name))
        }
        #expect(isLikely("My TRIKI 2"))
        #expect(!isLikely("Trik"))
        #expect(!isLikely(nil))
        #expect(Triki().isEvident(in: table()))
        #expect(!Triki().isEvident(in: GATTTable([])))
        #expect(Triki().isEvident(in: GATTTable(Triki().characteristics)), "one that is fed offers the same")
        #expect(TrikiProfile.tx.description == "6e400003-b5a3-f393-e0a9-e50e24dcca9e")
    }
}

extension SessionAction {
    fileprivate var request: SessionRequest? {
        switch self {
        case .subscribe(_, _, let request), .read(_, let request), .write(_, _, _, let request): request
        default: nil
        }
    }

    fileprivate func isSubscription(to characteristic: ValueHandle) -> Bool {
        if case .subscribe(characteristic, isStream: true, _) = self { true } else { false }
    }

    fileprivate func isWrite(of text: String, to characteristic: ValueHandle, _ kind: WriteKind) -> Bool {
        if case .write(bytes(text), characteristic, kind, _) = self { true } else { false }
    }
}
