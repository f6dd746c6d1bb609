import Testing
import VeltoMotion

@Suite struct OriginalNavigatorTests {
    @Test func touchingNothingConfirmsNothing() {
        var navigator = MenuNavigator(config: NavigatorConfig(policy: .original))
        #expect(navigator.activate(at: 0).activated == nil, "there is no menu yet")
        navigator.configure(itemCount: 3)
        #expect(navigator.activate(at: -1).activated == nil)
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
