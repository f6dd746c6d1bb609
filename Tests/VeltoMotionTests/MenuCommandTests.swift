import Testing
import VeltoCore
import VeltoMotion

@Suite struct MenuCommandTests {
    private struct Script: InputProvider {
        let position: Double

        func pollInput(deltaTime: Double?) -> GameInput {
            var input = GameInput()
            input.flags = .controlAvailable
            input.positionX = position
            input.packetAge = deltaTime ?? -1
            return input
        }
    }

    @Test func everyCommandDoesWhatItSays() {
        var menu = MenuNavigator()
        menu.configure(itemCount: 3)
        let steps = [MenuCommand.none, .next, .next, .previous, .activate, .leave].map { menu.perform($0) }
        #expect(steps.map(\.focused) == [nil, 0, 1, 0, nil, nil])
        #expect(steps.map(\.activated) == [nil, nil, nil, nil, 0, nil])
        #expect(steps.last?.isCleared == true)
        #expect(steps.map(\.command) == [.none, .next, .next, .previous, .activate, .leave])
        let again = menu.perform(.leave)
        #expect(again.command == .leave && !again.isCleared, "there was no focus to lose")
    }

    @Test func aSuspendedMenuObeysNobody() {
        var menu = MenuNavigator()
        menu.configure(itemCount: 3)
        _ = menu.perform(.next)
        menu.isSuspended = true
        let steps = MenuCommand.allCases.map { menu.perform($0) }
        #expect(steps.allSatisfy { $0 == .init() })
        #expect(menu.focus == 0)
    }

    @Test func fingersAndSwipesMeanCommands() {
        var taps = TapBindings()
        let fingers = [1, 2, 4, 8, 16, 0, 32, .min].map { taps[$0] }
        #expect(fingers == [.activate, .previous, .next, .none, .leave, .none, .none, .none])
        taps[3] = .leave
        taps[32] = .next
        #expect(taps[3] == .leave && taps[32] == .none)
        let gestures = [6, 8, 10, 1, 77, -1].map { taps.command(ofGesture: $0) }
        #expect(gestures == [.previous, .next, .activate, .none, .none, .none])
    }

    @Test func aHandThatStaysClosedConfirmsOnce() {
        var taps = TapBindings()
        let states = [100, 101, 101, 101, 102, 101, 100]
        let confirmed = states.map { taps.command(ofGesture: $0) == .activate }
        #expect(confirmed == [false, true, false, false, false, true, false])
    }

    @Test func aNavigatorPollsWhateverProvidesInput() {
        var menu = MenuNavigator()
        menu.configure(itemCount: 3)
        let steps = [0, 20_000_000].map { menu.tick(Script(position: 0.8), at: Timestamp(nanoseconds: $0)) }
        #expect(steps.map(\.focused) == [2, nil])
        #expect(Script(position: 0).pollInput().packetAge == -1, "whoever names no time lets the provider measure")
    }
}
