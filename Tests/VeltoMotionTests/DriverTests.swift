import Testing
import VeltoCore
import VeltoMotion

@Suite struct DriverTests {
    private func aim(_ input: GameInput, dt: Double = 1.0 / 60) -> AimPoint {
        PointerDriver().step(from: AimPoint(x: 0.5, y: 0.5), input, target: AimPoint(x: 0.6, y: 0.4), dt: dt)
    }

    private func expectAim(_ point: AimPoint, _ x: Double, _ y: Double) {
        #expect(isClose(point.x, x) && isClose(point.y, y), "\(point)")
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
}
