import Testing
import VeltoCore
import VeltoMotion

/// A program may fill in an input itself, with anything: nothing traps.
@Suite struct HostileInputTests {
    private static let numbers = [
        0, -0.0, 1, -1, 0.3, 1e-300, 1e300, -1e300, Double.infinity, -Double.infinity, Double.nan,
    ]

    private func hostile(_ index: Int) -> GameInput {
        func number(_ salt: Int) -> Double { Self.numbers[(index &* 7 &+ salt &* 13) % Self.numbers.count] }
        return input(RateMode.allCases[index % 4]) {
            $0.positionX = number(1)
            $0.positionY = number(2)
            $0.frameDeltaX = number(3)
            $0.frameDeltaY = number(4)
            $0.velocity = number(5)
            $0.throwPower = number(6)
            $0.states = GameInput.States(rawValue: UInt32(truncatingIfNeeded: index))
            $0.gestures = GameInput.Gestures(rawValue: UInt32(truncatingIfNeeded: index >> 2))
            $0.pointerDirection = PointerDirection(x: number(7), y: number(8))
        }
    }

    @Test func driversStrategiesAndMenusSurvive() {
        var paddle = PaddleDriver()
        var menu = MenuDriver()
        var picker = MenuPicker()
        var actions = GameActions()
        var pointer = SimplePointer()
        var aim = SimpleAim()
        var strategies = StrategyMode.allCases.map { GameStrategy(mode: $0) }
        strategies[1].quiz.config.isCalm = true
        var navigators = NavigatorConfig.Policy.allCases.map { MenuNavigator(config: NavigatorConfig(policy: $0)) }
        for index in 0..<2000 {
            let input = hostile(index)
            let dt = Self.numbers[index % Self.numbers.count]
            _ = paddle.steer(from: dt, input, dt: dt, center: dt)
            _ = menu.step(input, dt: dt, slots: index % 5 - 1, selection: .max)
            _ = picker.tick(input, dt: dt, slots: index % 5 - 1)
            _ = actions.tick(input, dt: dt)
            _ = pointer.tick(input, dt: dt)
            _ = aim.tick(input, lean: dt, dt: dt)
            for strategy in strategies.indices { _ = strategies[strategy].process(input, dt: dt) }
            for navigator in navigators.indices {
                if index % 50 == 0 { navigators[navigator].configure(itemCount: index % 7 - 1) }
                _ = navigators[navigator].step(MenuNavigator.Input(input), dt: dt)
                let focus = navigators[navigator].focus
                #expect(focus.map { $0 < navigators[navigator].itemCount } ?? true)
            }
        }
    }

    @Test(arguments: MotionMode.allCases)
    func enginesSurviveSamplesAndTimesOfAnySize(_ mode: MotionMode) {
        var engine = InputEngine(config: .preset(mode))
        for index in 0..<500 {
            let number = Self.numbers[index % Self.numbers.count]
            engine.take(raw: number)
            engine.ingest(AxisSample(gyroX: number, gyroY: -number, gyroZ: number, rotation: number))
            engine.gamepad.begin(samples: 1, RateMode.allCases[index % 4], TimeStep(given: number))
            engine.gamepad.take(Float(number))
            _ = engine.step(InputStatus(), TimeStep(measured: number))
        }
        engine.reset()
        engine.take(raw: 0)
        let input = engine.step(InputStatus(), TimeStep(given: 1.0 / 60))
        #expect(input.positionX == 0 && input.positionY == 0, "a reset cures it")
    }

    @Test func driversAnswerNumbersHoweverLongAFrameIsAndWhateverTheInputHolds() {
        for rate in RateMode.allCases {
            for dt in [0, 1e300, 1e308, Double.greatestFiniteMagnitude, .infinity, .nan] {
                for number in Self.numbers {
                    let input = input(rate) {
                        $0.frameDeltaX = number
                        $0.frameDeltaY = number
                        $0.positionX = number
                        $0.velocity = number
                        $0.states = [.tiltLeft]
                        $0.pointerDirection = .down
                    }
                    var paddle = PaddleDriver()
                    #expect(paddle.steer(from: 3, input, dt: dt, center: 80).isFinite)
                    var aim = LateralDriver().step(from: 0.5, input, lean: number, dt: dt)
                    #expect(abs(aim) <= 1)
                    aim = LateralDriver().step(from: 0.5, input, lean: -1, dt: dt)
                    #expect(abs(aim) <= 1)
                    let target = AimPoint(x: 0.2, y: 0.3)
                    let moved = PointerDriver().step(from: AimPoint(x: 0.5, y: 0.5), input, target: target, dt: dt)
                    #expect(moved.x.isFinite && moved.y.isFinite)
                }
            }
        }
    }

    @Test func picturesShowNumbers() {
        var hostile = GameInput()
        hostile.packetAge = .nan
        hostile.positionX = .nan
        hostile.sensors.gyroZ = .infinity
        hostile.orientation = SIMD4(.nan, 0, 0, 1)
        hostile.acceleration.y = -.infinity
        hostile.rotationRate.z = .nan
        hostile.battery = .nan
        var display = DisplayCopy()
        #expect(display.step(hostile, dt: 0.01) == GameInput())
        var usual = GameInput()
        usual.orientation = SIMD4(0.5, 0.5, -0.5, 0.5)
        usual.positionX = 0.25
        usual.flags = .connected
        #expect(display.step(usual, dt: 0.01) == usual)
    }

    @Test(arguments: [-1e6, -1.0, -0.5, 0, 0.5, 1e6])
    func aGainOfAnySizeAndSignKeepsTheDirectionInItsBounds(_ gain: Double) {
        var config = GamepadConfig.preset(.game)
        config.velocityGain = gain
        var engine = GamepadEngine(config: config)
        for sample in [0, 1, -1, 0.02, 0.5, -0.5] as [Float] {
            engine.begin(samples: 1, .fast, TimeStep(given: 0.02))
            engine.take(sample)
            #expect(abs(engine.output.direction) <= 1)
        }
    }
}
