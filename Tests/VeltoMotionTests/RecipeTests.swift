import Testing
import VeltoMotion

@Suite struct RecipeTests {
    private let frame = 1.0 / 60

    @Test func aKnownLevelIsNoClick() {
        var gate = ButtonGate()
        gate.syncPressedState(true)
        let held = gate.consume(true, dt: frame)
        #expect(!held)
        gate.reset()
        let fresh = gate.consume(true, dt: frame)
        #expect(fresh)
    }

    @Test func anEmptyMenuConfirmsNothing() {
        var picker = MenuPicker()
        let isConfirmed = picker.tick(input(.normal) { $0.gestures = .click }, dt: frame, slots: 0)
        #expect(!isConfirmed)
    }

    @Test func theMenuPickerSurvivesAShrinkingMenu() {
        var picker = MenuPicker(focus: .max)
        _ = picker.tick(input(.normal) { $0.states = .tiltRight }, dt: frame, slots: 2)
        #expect(picker.focus == 1)
        picker.reset(focus: .min)
        _ = picker.tick(input(.normal) { $0.states = .tiltLeft }, dt: frame, slots: 2)
        #expect(picker.focus == 0)
    }

    @Test func theActionsOfAThrow() {
        var actions = GameActions()
        let primed = actions.tick(input(.normal) { $0.states = .gesturePrimed }, dt: frame)
        let still = actions.tick(input(.normal) { $0.states = .gesturePrimed }, dt: frame)
        let thrown = actions.tick(
            input(.normal) {
                $0.gestures = [.throw, .click]
                $0.throwPower = 0.9
            }, dt: frame)
        #expect(primed.primedToThrow && !still.primedToThrow)
        #expect(thrown.threw == 0.9 && thrown.buttonConfirmed)
        #expect(actions.tick(input(.normal), dt: frame) == GameActions.Frame())
    }

    @Test func thePointerEndsWhereThePositionPoints() {
        var pointer = SimplePointer()
        for _ in 0..<300 {
            _ = pointer.tick(
                input(.normal) {
                    $0.positionX = 0.5
                    $0.positionY = 0.5
                }, dt: frame)
        }
        #expect(isClose(pointer.aim.x, 0.75, 1e-6) && isClose(pointer.aim.y, 0.25, 1e-6))
    }

    @Test func pongAndAimKeepTheirPlace() {
        var pong = SimplePong(courtWidth: 160)
        #expect(isClose(pong.tick(input(.normal) { $0.states = .tiltRight }, dt: frame), 84))
        var aim = SimpleAim()
        let first = aim.tick(input(.normal), lean: 0.2, dt: frame)
        #expect(isClose(aim.tick(input(.normal), lean: 0.2, dt: frame), 2 * first))
    }

    @Test(arguments: Recipe.allCases)
    func aRecipeLoadsItsPreset(_ recipe: Recipe) {
        var engine = InputEngine(config: MotionConfig())
        engine.configure(for: recipe)
        #expect(engine.config == .preset(recipe.mode))
    }
}
