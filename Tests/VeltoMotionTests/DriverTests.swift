import Testing
import VeltoCore
import VeltoMotion

/// Worked examples E26, E27 and E53 to E67 of the protocol notes.
@Suite struct DriverTests {
    private let frame = 1.0 / 60

    @Test(arguments: [
        (RateMode.fast, [0.003, 0.010, 0.05], [0, 0.0022, 0.00264]),
        (.normal, [-0.05, 0.001], [-0.01176, 0]),
        (.lowPower, [0.02, 0.1], [0.0124, 0.0279]),
    ])
    func e26ShapingAMovement(_ rateMode: RateMode, _ values: [Double], _ expected: [Double]) {
        let limits = VelocityLimits.frameDelta(rateMode)
        for (value, target) in zip(values, expected) { #expect(isClose(limits.shape(value), target)) }
    }

    @Test(arguments: [
        (RateMode.fast, [1.0, 2, 4, 9], [0, 0.5, 1.0, 1.0]), (.normal, [2, 3.34, 8], [0.9, 1.503, 2.7]),
    ])
    func e27ShapingAVelocity(_ rate: RateMode, _ values: [Double], _ expected: [Double]) {
        for (value, target) in zip(values, expected) {
            #expect(isClose(input(rate) { $0.velocity = value }.shapedVelocity, target))
        }
    }

    private func steer(_ input: GameInput, center: Double = 80) -> Double {
        var driver = PaddleDriver()
        return driver.steer(from: 80, input, dt: frame, center: center)
    }

    private func deltaX(_ rate: RateMode, _ delta: Double, _ fill: (inout GameInput) -> Void = { _ in }) -> GameInput {
        input(rate) {
            $0.frameDeltaX = delta
            fill(&$0)
        }
    }

    @Test func e53ThePaddlePushedAndTilted() {
        #expect(isClose(steer(deltaX(.normal, 0.01) { $0.states = .tiltRight }), 87.696))
    }

    @Test func e54ThePaddleFlicked() {
        #expect(isClose(steer(deltaX(.normal, 0.02) { $0.velocity = 6 }), 92.7253333, 1e-8))
    }

    @Test func e55ThePaddleFollowing() {
        let input = deltaX(.fast, 0.05) {
            $0.positionX = 0.5
            $0.velocity = 5
        }
        #expect(isClose(steer(input), 87.9795556, 1e-8))
    }

    @Test func e56ThePaddleAtTheSlowRate() {
        #expect(isClose(steer(deltaX(.lowPower, 0.1) { $0.states = .tiltLeft }), 75))
        #expect(isClose(steer(deltaX(.lowPower, 0.1)), 109.295))
    }

    @Test func e57ThePaddleComparesPositions() {
        var driver = PaddleDriver()
        let places = [0.10, 0.11].map { position in
            driver.steer(from: 80, input(.normal) { $0.positionX = position }, dt: frame, center: 80)
        }
        #expect(places[0] == 80)
        #expect(isClose(places[1], 83.696))
    }

    @Test func e58AndE59TheMenu() {
        var driver = MenuDriver()
        func step(_ fill: (inout GameInput) -> Void) -> MenuDriver.Step {
            driver.step(input(.normal, fill), dt: frame, slots: 4, selection: 1)
        }
        let steps = [
            step { $0.states = .tiltRight }, step { $0.states = .tiltRight }, step { $0.states = .tiltLeft },
            step { $0.positionX = 0.6 }, step { $0.positionX = 0.05 },
        ]
        #expect(steps[0...2].map(\.nudge) == [1, 0, 0])
        #expect(steps[3].slot == 3)
        #expect(steps[4].slot == nil)
        for _ in 0..<26 { _ = step { _ in } }
        let last = step {
            $0.velocity = 4
            $0.frameDeltaX = -0.02
        }
        #expect(last.nudge == -1)
    }

    @Test(arguments: [(0.12, nil), (0.15, 2)])
    func e60TheMenuWhileTheHandIsFast(_ position: Double, _ slot: Int?) {
        var driver = MenuDriver()
        let input = input(.fast) {
            $0.velocity = 8
            $0.positionX = position
        }
        let step = driver.step(input, dt: frame, slots: 4, selection: 1)
        #expect(!step.usesPosition)
        #expect(step.slot == slot)
    }

    private func aim(_ input: GameInput, dt: Double = 1.0 / 60) -> AimPoint {
        PointerDriver().step(from: AimPoint(x: 0.5, y: 0.5), input, target: AimPoint(x: 0.6, y: 0.4), dt: dt)
    }

    private func expectAim(_ point: AimPoint, _ x: Double, _ y: Double) {
        #expect(isClose(point.x, x) && isClose(point.y, y), "\(point)")
    }

    @Test func e61ThePointer() {
        expectAim(aim(deltaX(.fast, 0.02)), 0.515541333, 0.489166667)
        expectAim(aim(deltaX(.normal, 0.02)), 0.565804, 0.483)
    }

    @Test func e62ThePointerAtTheSlowRate() {
        let input = deltaX(.lowPower, 0.02) {
            $0.states = .tiltRight
            $0.pointerDirection = .up
        }
        expectAim(aim(input), 0.708333333, 0.465)
    }

    @Test func halfTheRateNudgesTwiceAsFar() {
        let input = input(.lowPower) { $0.states = .tiltRight }
        expectAim(aim(input, dt: 1.0 / 30), 0.57, 0.5)
    }

    @Test(arguments: [RateMode.fast, .normal, .lowPower])
    func movingUpMovesTheAimUp(_ rate: RateMode) {
        let still = aim(input(rate) { _ in })
        #expect(aim(input(rate) { $0.frameDeltaY = 0.02 }).y < still.y)
    }

    private func lateral(_ rate: RateMode, _ aim: Double, _ lean: Double, inverted: Bool = false) -> Double {
        LateralDriver().step(from: aim, input(rate) { _ in }, lean: lean, dt: frame, isInverted: inverted)
    }

    @Test func e63TheLateralAim() {
        #expect(isClose(lateral(.normal, 0, 0.02), 0.00808232727))
        #expect(isClose(lateral(.normal, 0, 0.2), 0.010584))
        #expect(lateral(.normal, 0.1, 0.011) == 0.1)
    }

    @Test func e64TheLateralAimInverted() {
        #expect(isClose(lateral(.fast, 0, 0.2), 0.00171072))
        #expect(isClose(lateral(.fast, 0, 0.2, inverted: true), -0.00171072))
    }

    @Test func e65TheLateralAimAtTheSlowRate() {
        let tilted = input(.lowPower) { $0.states = .tiltRight }
        #expect(isClose(LateralDriver().step(from: 0.5, tilted, lean: 0, dt: frame), 0.507))
        #expect(isClose(lateral(.lowPower, 0.5, -0.2), 0.4912))
    }

    @Test(arguments: [
        (4, [-1, -0.5, -0.01, 0, 0.31, 0.5, 1.7], [0, 1, 1, 2, 2, 3, 3]), (3, [0.33, 0.34], [1, 2]),
    ])
    func e66SlotsSideBySide(_ count: Int, _ positions: [Double], _ expected: [Int]) {
        #expect(positions.map { Slots.index(at: $0, of: count) } == expected)
    }

    @Test func e67OneSlotAndNone() {
        #expect(Slots.focused(at: 0.2, of: 1, current: nil) == nil)
        #expect(Slots.focused(at: 0.2, of: 1, current: 0) == 0)
        #expect(Slots.focused(at: 0.2, of: 0, current: nil) == nil)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func strangePositionsAreHarmless(_ position: Double) {
        for count in [-1, 0, 1, 4, Int.max] {
            #expect(Slots.index(at: position, of: count) <= max(0, count))
            _ = Slots.focused(at: position, of: count, current: nil)
        }
    }

    @Test(arguments: RateMode.allCases)
    func presetsAreValid(_ rateMode: RateMode) throws {
        try PaddleDriver.Config.preset(rateMode).validate()
        try MenuDriver.Config.preset(rateMode).validate()
        try PointerDriver.Config.preset(rateMode).validate()
        try LateralDriver.Config.preset(rateMode).validate()
    }

    @Test func anInvertedRangeIsRefused() {
        var config = MenuDriver.Config.preset(.normal)
        config.neutralExit = 0.5
        #expect {
            try config.validate()
        } throws: {
            ($0 as? VeltoError)?.message.hasPrefix("neutralExit is 0.5") ?? false
        }
    }
}
