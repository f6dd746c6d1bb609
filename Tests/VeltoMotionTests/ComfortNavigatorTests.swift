import Testing
import VeltoCore
import VeltoMotion

@Suite struct ComfortNavigatorTests {
    private func navigator(
        items: Int = 4, _ confirmation: MenuNavigator.Confirmation = .holdOrButton
    ) -> MenuNavigator {
        var navigator = MenuNavigator()
        navigator.configure(itemCount: items, confirmation: confirmation)
        return navigator
    }

    /// The items confirmed in so many seconds.
    private func stay(
        _ navigator: inout MenuNavigator, _ position: Double, seconds: Double, click: Bool = false
    ) -> [Int] {
        (0..<Int(seconds * 60)).compactMap { frame in
            navigator.step(.init(position: position, isClicked: click && frame == 0), dt: 1.0 / 60).activated
        }
    }

    @Test func aHoldConfirmsOnceUntilTheItemIsLeft() {
        var navigator = navigator()
        #expect(stay(&navigator, 0.9, seconds: 10) == [3])
        #expect(stay(&navigator, 0, seconds: 0.1).isEmpty)
        #expect(stay(&navigator, 0.9, seconds: 10) == [3])
    }

    @Test func theButtonWorksForAMomentInTheMiddle() {
        var navigator = navigator()
        _ = stay(&navigator, 0.9, seconds: 1)
        #expect(stay(&navigator, 0, seconds: 0.1).isEmpty)
        #expect(stay(&navigator, 0, seconds: 0.1, click: true) == [3])
        #expect(stay(&navigator, 0, seconds: 1).isEmpty)
        #expect(navigator.focus == nil)
        #expect(stay(&navigator, 0, seconds: 0.1, click: true).isEmpty, "the moment is over")
    }

    @Test func aDisabledItemIsNeverConfirmed() {
        var navigator = navigator()
        navigator.setEnabled(3, false)
        #expect(stay(&navigator, 0.9, seconds: 5).isEmpty)
        #expect(stay(&navigator, 0.9, seconds: 1, click: true).isEmpty)
        #expect(stay(&navigator, 0, seconds: 0.1, click: true).isEmpty)
        #expect(navigator.activate(at: 3).activated == nil)
        #expect(navigator.activateFocus().activated == nil)
        navigator.setEnabled(3, true)
        #expect(navigator.activate(at: 3).activated == 3)
    }

    @Test func holdingAloneAndButtonAlone() {
        var byHold = navigator(.hold)
        #expect(stay(&byHold, 0.9, seconds: 1).isEmpty)
        #expect(stay(&byHold, 0.9, seconds: 0.5, click: true).isEmpty)
        var byButton = navigator(.button)
        #expect(stay(&byButton, 0.9, seconds: 5).isEmpty)
        #expect(stay(&byButton, 0.9, seconds: 0.5, click: true) == [3])
    }

    private func navigator(_ confirmation: MenuNavigator.Confirmation) -> MenuNavigator {
        navigator(items: 4, confirmation)
    }

    @Test func keysMoveAndConfirm() {
        var navigator = navigator()
        navigator.setEnabled(1, false)
        #expect(navigator.moveFocus(by: 1).focused == 0)
        #expect(navigator.moveFocus(by: 1).focused == 2, "past the disabled item")
        #expect(stay(&navigator, 0, seconds: 2).isEmpty)
        #expect(navigator.focus == 2, "a focus set by keys stays")
        #expect(navigator.activateFocus().activated == 2)
        #expect(navigator.moveFocus(by: .max).focused == 3)
        #expect(navigator.moveFocus(by: 1).focused == nil)
        #expect(navigator.moveFocus(by: .min).focused == 0)
        #expect(stay(&navigator, 0.9, seconds: 1).isEmpty)
        #expect(navigator.focus == 3, "the hand takes over")
    }

    @Test func keysWorkWithoutAnyDevice() {
        var navigator = navigator()
        _ = navigator.moveFocus(by: -1)
        _ = navigator.step(.init(position: 0, isAvailable: false), dt: 1)
        #expect(navigator.activateFocus().activated == 3)
    }

    @Test func anEndlessMenuIsHarmless() {
        var navigator = navigator(items: .max)
        #expect(navigator.moveFocus(by: .max).focused == navigator.itemCount - 1)
        _ = stay(&navigator, .nan, seconds: 0.1)
        _ = stay(&navigator, .infinity, seconds: 0.1)
        #expect(navigator.step(.init(position: 1), dt: .nan).activated == nil)
    }

    @Test func everySlotIsReachedByASlowRamp() {
        for count in 1...8 {
            var seen: Set<Int> = []
            for side in [1.0, -1] {
                var engine = InputEngine(config: .menuPreset)
                var navigator = navigator(items: count)
                for frame in 0..<1200 {
                    engine.take(raw: side * Double(frame) * 0.3)
                    let input = engine.step(InputStatus(), TimeStep(given: 1.0 / 60))
                    if let item = navigator.step(.init(position: input.positionX), dt: 1.0 / 60).focused {
                        seen.insert(item)
                    }
                }
            }
            #expect(seen == Set(0..<count), "\(count) items")
        }
    }

    @Test func theHintFollowsTheMenu() {
        var navigator = MenuNavigator()
        #expect(navigator.hint == .hidden)
        navigator.configure(itemCount: 3)
        #expect(navigator.hint == .select)
        _ = navigator.activate(at: 2)
        #expect(navigator.hint == .holdOrClick)
        navigator.configure(itemCount: 3, confirmation: .button)
        #expect(navigator.hint == .click)
        navigator.isSuspended = true
        #expect(navigator.hint == .hidden)
    }

    @Test func aMenusMotionKeepsThePlayersAxes() {
        var player = MotionConfig.preset(.pointer)
        player.axisMapping.invertX = true
        player.paddle.axis = .third
        let menu = MotionConfig.menu(.comfort, axesOf: player)
        #expect(menu.axisMapping.invertX && menu.paddle.axis == .third && menu.mode == .paddle)
        #expect(MotionConfig.menu(.original, axesOf: .preset(.paddle)) == .preset(.paddle))
    }

    @Test func badTimesAreRefusedByName() throws {
        try NavigatorConfig().validate()
        var config = NavigatorConfig()
        config.holdDuration = -1
        #expect {
            try config.validate()
        } throws: {
            ($0 as? VeltoError)?.message.hasPrefix("holdDuration is -1") ?? false
        }
    }
}
