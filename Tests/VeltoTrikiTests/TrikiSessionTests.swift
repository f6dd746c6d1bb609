import SessionBench
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

    /// A link whose requests end when the test says so.
    private final class Link: SessionBench<TrikiSession> {
        private let table: GATTTable

        init(_ table: GATTTable) {
            self.table = table
            super.init(TrikiSession())
        }

        override func responses(to action: SessionAction) -> [Response] { [] }

        func linkReady() -> [SessionAction] {
            linkUp(table)
            return takeActions()
        }

        func answer(
            _ action: SessionAction?, _ result: Result<ReceivedBytes, VeltoError> = .success([])
        ) -> [SessionAction] {
            guard let request = action?.request else { return [] }
            answer(request, result)
            return takeActions()
        }

        /// The actions on the way of a new link, until nothing waits for an answer.
        func start() -> [SessionAction] {
            var all = linkReady()
            while let action = all.last, action.request != nil { all += answer(action) }
            return all
        }

        func timerFired(at time: Double) -> [SessionAction] {
            fireTimer(at: .seconds(time))
            return takeActions()
        }

        func receive(_ packet: [UInt8], at time: Double) {
            now = .seconds(time)
            notify(packet, from: 14)
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
        let link = Link(table())
        let actions = link.start()
        try #require(actions.count == 6)
        #expect(actions[0] == .signals([CapSignals.axes, CapSignals.sensors]))
        #expect(actions[1].isSubscription(to: tx))
        #expect(actions[2].isWrite(of: "01 00", to: rx, .withResponse))
        #expect(actions[3].isWrite(of: "20 10 00 D0 07 34 00 03", to: rx, .withoutResponse))
        #expect(actions[4...] == [.setDeadline(.seconds(104)), .ready])
    }

    @Test func nothingIsSentBeforeTheSubscriptionIsConfirmed() {
        let link = Link(table())
        let actions = link.linkReady()
        #expect(actions.count == 2 && actions.last?.isSubscription(to: tx) == true)
        #expect(link.timerFired(at: 200).isEmpty)
        #expect(link.answer(.read(1, as: "something else")).isEmpty, "an answer to nobody")
    }

    @Test(arguments: [(false, false), (false, true), (true, false)])
    func aMissingServiceOrCharacteristicFailsWithASentence(_ hasRX: Bool, _ hasTX: Bool) throws {
        let link = Link(table(rx: hasRX, tx: hasTX))
        let error = try #require(failure(of: link.linkReady()))
        #expect(error.code == .unsupported)
        #expect(error.message.contains("Nordic UART"))
    }

    @Test func aFailedStepFails() throws {
        for step in 0..<3 {
            let link = Link(table())
            var actions = link.linkReady()
            for _ in 0..<step { actions = link.answer(actions.last) }
            let error = VeltoError(.disconnected, "gone")
            #expect(link.answer(actions.last, .failure(error)) == [.fail(error)])
            #expect(link.timerFired(at: 200).isEmpty)
        }
    }

    @Test func aCapMayRefuseTheFirstWrite() throws {
        let link = Link(table())
        let initialization = link.answer(link.linkReady().last)
        let start = link.answer(initialization.last, .failure(VeltoError(.rejected, "no", detail: .att(3))))
        #expect(start.last?.request != nil)
        #expect(failure(of: start) == nil)
    }

    @Test func aDuplicateOrLateAnswerDoesNothing() throws {
        let link = Link(table())
        for action in link.start() { #expect(link.answer(action).isEmpty) }
    }

    @Test func aNewLinkStartsAgain() throws {
        let link = Link(table())
        _ = link.start()
        link.linkDown()
        #expect(link.timerFired(at: 200).isEmpty)
        #expect(link.start().last == .ready)
    }

    // MARK: Silence

    @Test func aSleepingCapIsWokenUpAndTheOutcomeDoesNotMatter() throws {
        let link = Link(table())
        _ = link.start()
        link.receive(v2(0), at: 101)
        #expect(link.timerFired(at: 104) == [.setDeadline(.seconds(105.001))])
        let actions = link.timerFired(at: 105.001)
        try #require(actions.count == 3)
        #expect(actions[0].isWrite(of: "01 00", to: rx, .withResponse))
        #expect(actions[1].isWrite(of: "20 10 00 D0 07 34 00 03", to: rx, .withoutResponse))
        #expect(deadline(actions) == .seconds(110.002))
        for action in actions { #expect(link.answer(action, .failure(VeltoError(.io, "no"))).isEmpty) }
        #expect(link.timerFired(at: 110.002).count == 3, "and again, as long as it sleeps")
    }

    @Test func aCapThatNeverSendsIsToldAgainAndThenTheLinkIsMadeAnew() throws {
        let link = Link(table())
        _ = link.start()
        let first = link.timerFired(at: 104)
        #expect(first.first == .event(.silent, at: Timestamp(nanoseconds: 104_000_000_000)))
        #expect(first.count == 4 && deadline(first) == .seconds(108))
        for time in [108.0, 112] {
            let next = link.timerFired(at: time)
            #expect(next.count == 3 && deadline(next) == .seconds(time + 4), "the program is told once")
        }
        #expect(failure(of: link.timerFired(at: 116))?.code == .timeout)
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
