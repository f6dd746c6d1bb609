import Testing
import VeltoMotion

/// Worked examples E78 to E81 of the protocol notes.
@Suite struct NavigatorPartsTests {
    private func resolve(_ gate: inout FocusGate, current: Int, _ calls: [(raw: Int?, dt: Double)]) -> [Int?] {
        calls.map { gate.resolve($0.raw, current: current, dt: $0.dt) }
    }

    private func calls(_ raw: Int, _ dt: Double, _ count: Int) -> [(raw: Int?, dt: Double)] {
        (0..<count).map { _ in (raw, dt) }
    }

    @Test func e78ANeighborWaitsAFifthOfASecond() {
        var gate = FocusGate()
        #expect(resolve(&gate, current: 2, calls(3, 0.05, 5)) == [2, 2, 2, 2, 3])
    }

    @Test func e79ALeapWaitsLonger() {
        var gate = FocusGate()
        #expect(resolve(&gate, current: 0, calls(3, 0.05, 8)) == [0, 0, 0, 0, 0, 0, 0, 3])
    }

    @Test func e80EveryChangeOfMindStartsAgain() {
        var gate = FocusGate()
        let calls: [(raw: Int?, dt: Double)] = [(3, 0.1), (1, 0.1), (3, 0.1), (3, 0.1), (3, 0.11)]
        #expect(resolve(&gate, current: 2, calls) == [2, 2, 2, 2, 3])
    }

    @Test func theMiddleForgetsWhatWasPending() {
        var gate = FocusGate()
        let calls: [(raw: Int?, dt: Double)] = [(3, 0.1), (3, 0.1), (nil, 0.1), (3, 0.1), (3, 0.1), (3, 0.1)]
        #expect(resolve(&gate, current: 2, calls) == [2, 2, nil, 2, 2, 3])
    }

    @Test func e81Holding() {
        var hold = HoldTracker()
        let full = (1...135).filter { _ in hold.advance(dt: 1.0 / 60) }
        #expect(full == [135])
        #expect(hold.progress == 0)
        _ = hold.advance(dt: 0.9)
        #expect(isClose(hold.progress, 0.4))
        hold.decay(dt: 0.1)
        #expect(isClose(hold.progress, 0.15))
        let isFull = hold.advance(dt: 1, duration: 0)
        #expect(!isFull)
    }

    @Test func turnsOfSeveralPlayersAreConfirmed() {
        var gate = TurnStartGate()
        #expect(!gate.needsConfirmation(of: 0, among: 1))
        #expect(gate.needsConfirmation(of: 0, among: 2))
        gate.confirm(0)
        #expect(!gate.needsConfirmation(of: 0, among: 2) && gate.needsConfirmation(of: 1, among: 2))
        gate.reset()
        #expect(gate.needsConfirmation(of: 0, among: 2))
    }

    @Test func leaningOutwardsPassesEverySlot() {
        for count in 1...24 {
            var seen: Set<Int> = []
            for side in [1.0, -1] {
                var current: Int?
                for step in 0...1000 {
                    current = Slots.outward(at: side * Double(step) / 1000, of: count, current: current)
                    if let current { seen.insert(current) }
                }
            }
            #expect(seen == Set(0..<count), "\(count) slots")
        }
    }
}
