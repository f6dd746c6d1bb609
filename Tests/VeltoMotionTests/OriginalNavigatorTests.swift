import Testing
import VeltoCore
import VeltoMotion

/// Worked examples E82 to E90 of the protocol notes, under the original's policy with correction F24.
@Suite struct OriginalNavigatorTests {
    /// What happened, frame by frame.
    private struct Record {
        var focus: [(frame: Int, item: Int)] = []
        var lost: [Int] = []
        var activated: [Int] = []
        var progress: [Double] = []

        func holdStart(from frame: Int = 0) -> Int? {
            progress.indices.first { $0 >= frame && progress[$0] > 0 }
        }
    }

    private func play(
        items: Int, hz: Double, frames: Int, confirmation: MenuNavigator.Confirmation = .holdOrButton,
        presses: Set<Int> = [], position: (Int) -> Double
    ) -> Record {
        var navigator = MenuNavigator(config: NavigatorConfig(policy: .original))
        navigator.configure(itemCount: items, confirmation: confirmation)
        var record = Record()
        for frame in 0..<frames {
            let input = MenuNavigator.Input(position: position(frame), isClicked: presses.contains(frame))
            let time = Timestamp(nanoseconds: UInt64((1e9 * (1 + Double(frame) / hz)).rounded()))
            let step = navigator.step(input, at: time)
            if let item = step.focused { record.focus.append((frame, item)) }
            if step.isCleared { record.lost.append(frame) }
            if step.activated != nil { record.activated.append(frame) }
            record.progress.append(navigator.holdProgress)
        }
        return record
    }

    private func expectNear(_ frame: Int?, _ expected: Int, _ slack: Int = 1) {
        #expect(abs((frame ?? -100) - expected) <= slack, "\(String(describing: frame)) for \(expected)")
    }

    @Test func e82HoldingAt50Hz() {
        let record = play(items: 3, hz: 50, frames: 280) { _ in 0.8 }
        #expect(record.focus.map(\.frame) == [0] && record.focus.map(\.item) == [2])
        expectNear(record.holdStart(), 23)
        #expect(record.activated.count == 2)
        expectNear(record.activated.first, 135)
        expectNear(record.holdStart(from: 136), 158)
        expectNear(record.activated.last, 270)
    }

    @Test func e83HoldingAt60Hz() {
        let record = play(items: 3, hz: 60, frames: 170) { _ in 0.8 }
        #expect(record.focus.map(\.frame) == [0])
        expectNear(record.holdStart(), 28)
        expectNear(record.activated.first, 162)
    }

    @Test func e84LongFramesAreShortened() {
        let record = play(items: 3, hz: 10, frames: 90) { _ in 0.8 }
        expectNear(record.holdStart(), 14)
        expectNear(record.activated.first, 81)
    }

    @Test func e85PressesWhileSomethingElseIsGoingOnAreDropped() {
        let record = play(items: 3, hz: 50, frames: 130, presses: [10, 40, 75, 100]) { _ in 0.8 }
        #expect(record.activated == [40, 75])
    }

    @Test func e86AScreenConfirmedByButton() {
        let record = play(items: 3, hz: 50, frames: 400, confirmation: .button, presses: [40, 80, 95, 120]) { _ in 0.8 }
        #expect(record.activated == [80, 120])
        #expect(record.progress.allSatisfy { $0 == 0 })
    }

    @Test(arguments: [(0.7, 40, 3), (-0.9, 46, 0)])
    func e87ChangingTheFocus(_ position: Double, _ frame: Int, _ item: Int) {
        let record = play(items: 4, hz: 50, frames: 60) { $0 < 30 ? 0.4 : position }
        #expect(record.focus.map(\.item) == [2, item])
        expectNear(record.focus.last?.frame, frame)
    }

    @Test func e88TheMiddleTakesTheFocusAway() {
        let record = play(items: 4, hz: 50, frames: 100) { $0 < 60 ? 0.4 : $0 < 70 ? 0.20 : 0.10 }
        #expect(record.progress[69] > 0 && record.progress[70] == 0)
        #expect(record.lost.count == 1)
        expectNear(record.lost.first, 87)
    }

    @Test func e89AShortVisitToTheMiddleKeepsTheFocus() {
        let record = play(items: 4, hz: 50, frames: 100) { (60...74).contains($0) ? 0.1 : 0.4 }
        #expect(record.lost.isEmpty)
        #expect(record.progress[74] == 0 && record.progress[75] > 0)
    }

    @Test func e90Touching() {
        var navigator = MenuNavigator(config: NavigatorConfig(policy: .original))
        func activate(_ item: Int) -> Int? { navigator.activate(at: item).activated }
        #expect(activate(0) == nil, "there is no menu yet")
        navigator.configure(itemCount: 3)
        #expect([activate(2), activate(3), activate(-1)] == [2, nil, nil])
        navigator.configure(itemCount: 2)
        #expect(navigator.focus == nil)
        #expect(activate(1) == 1)
        navigator.configure(itemCount: 5)
        #expect(navigator.focus == 1)
        navigator.isSuspended = true
        #expect(activate(1) == nil)
        navigator.isSuspended = false
        navigator.clear()
        #expect(!navigator.isConfigured && navigator.focus == nil)
        navigator.configure(itemCount: 0)
        #expect(navigator.itemCount == 1)
    }

    @Test func withoutControlTheFocusWaits() {
        var navigator = MenuNavigator(config: NavigatorConfig(policy: .original))
        navigator.configure(itemCount: 3)
        for _ in 0..<60 { _ = navigator.step(.init(position: 0.8), dt: 0.02) }
        #expect(navigator.holdProgress > 0)
        _ = navigator.step(.init(position: 0, isAvailable: false), dt: 0.02)
        #expect(navigator.focus == 2 && navigator.holdProgress == 0)
    }
}
