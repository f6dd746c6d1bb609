import Testing
import VeltoMotion

@Suite struct NavigatorPartsTests {
    @Test func theMiddleForgetsWhatWasPending() {
        var gate = FocusGate()
        let calls: [(raw: Int?, dt: Double)] = [(3, 0.1), (3, 0.1), (nil, 0.1), (3, 0.1), (3, 0.1), (3, 0.1)]
        #expect(calls.map { gate.resolve($0.raw, current: 2, dt: $0.dt) } == [2, 2, nil, 2, 2, 3])
    }

    @Test func aHoldOfNoTimeIsNeverFull() {
        var hold = HoldTracker()
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
