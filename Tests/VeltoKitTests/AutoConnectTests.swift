import Testing
import VeltoCore

@testable import VeltoKit

@Suite struct AutoConnectTests {
    private let start = Timestamp(nanoseconds: 1_000_000_000)

    private func candidate(_ device: ObjectHandle, known: Bool = false, rssi: Int8 = -60) -> AutoConnect.Candidate {
        AutoConnect.Candidate(device: device, isKnown: known, rssi: rssi)
    }

    @Test func waitsForTheSettleTimeAfterTheFirstSight() {
        var auto = AutoConnect(players: 1, settleTime: 0.6)
        let end = start.advanced(bySeconds: 0.6)
        #expect(auto.decide([candidate(1)], occupied: 0, now: start) == .askAgain(at: end))
        #expect(auto.decide([candidate(1)], occupied: 0, now: start.advanced(bySeconds: 0.3)) == .askAgain(at: end))
        #expect(auto.decide([candidate(1)], occupied: 0, now: end) == .connect([1]))
    }

    @Test func twoCandidatesForOnePlayerAreReportedOnceAndNotTaken() {
        var auto = AutoConnect(players: 1, settleTime: 0.6)
        let two = [candidate(1), candidate(2)]
        _ = auto.decide(two, occupied: 0, now: start)
        let later = start.advanced(bySeconds: 1)
        #expect(auto.decide(two, occupied: 0, now: later) == .report(candidates: 2))
        #expect(auto.decide(two, occupied: 0, now: later) == .wait)
        #expect(auto.decide([candidate(2)], occupied: 0, now: later) == .connect([2]))
    }

    @Test func aSettleTimeOfZeroTakesTheFirstSeen() {
        var auto = AutoConnect(players: 1, settleTime: 0)
        #expect(auto.decide([candidate(1)], occupied: 0, now: start) == .connect([1]))
    }

    @Test func knownDevicesComeFirstThenTheNearest() {
        var auto = AutoConnect(players: 3, settleTime: 0)
        let all = [candidate(1, rssi: -40), candidate(2, known: true, rssi: -80), candidate(3, rssi: -30)]
        #expect(auto.decide(all, occupied: 0, now: start) == .connect([2, 3, 1]))
    }

    @Test func occupiedPlacesCountAndNoPlaceMeansNothingToDo() {
        var auto = AutoConnect(players: 2, settleTime: 0)
        #expect(auto.decide([candidate(1), candidate(2)], occupied: 1, now: start) == .report(candidates: 2))
        #expect(auto.decide([candidate(1)], occupied: 2, now: start) == .wait)
        auto.players = 0
        #expect(auto.decide([candidate(1)], occupied: 0, now: start) == .wait)
    }

    @Test func ofMoreThanFitTheKnownOnesAreTaken() {
        var auto = AutoConnect(players: 1, settleTime: 0)
        let home = [candidate(1), candidate(2, known: true), candidate(3)]
        #expect(auto.decide(home, occupied: 0, now: start) == .connect([2]))
        auto.players = 3
        #expect(auto.decide(home + [candidate(4)], occupied: 0, now: start) == .connect([2]))
        #expect(auto.decide([candidate(1), candidate(3)], occupied: 1, now: start) == .connect([1, 3]))
    }

    @Test func moreKnownOnesThanFitAreTheProgramsChoice() {
        var auto = AutoConnect(players: 1, settleTime: 0)
        let two = [candidate(1, known: true), candidate(2, known: true), candidate(3)]
        #expect(auto.decide(two, occupied: 0, now: start) == .report(candidates: 3))
    }

    @Test func onlyFailuresLengthenTheWaitBeforeTheNextAttempt() {
        var backoff = ReconnectBackoff(initialDelay: 1.5)
        var delays = [backoff.delay]
        for _ in 0..<6 {
            backoff.failed()
            delays.append(backoff.delay)
        }
        #expect(delays == [1.5, 3, 6, 12, 24, 30, 30])
        backoff.succeeded()
        #expect(backoff.delay == 1.5)
    }
}
