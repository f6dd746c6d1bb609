import Testing
import VeltoCore
import VeltoMotion

@Suite struct DisplayCopyTests {
    private func shown(_ rate: RateMode = .normal, dt: Double, _ positions: [Double]) -> [Double] {
        var display = DisplayCopy()
        return positions.map { position in display.step(input(rate) { $0.positionX = position }, dt: dt).positionX }
    }

    @Test func aCopyIsRenewedEightTimesASecond() {
        #expect(shown(dt: 0.04, [0, 1, 2, 3, 4, 5, 6]) == [0, 0, 0, 3, 3, 3, 6])
    }

    @Test func atLowPowerItIsRenewedThreeTimesASecond() {
        #expect(shown(.lowPower, dt: 0.05, [0, 1, 2, 3, 4, 5, 6, 7, 8]) == [0, 0, 0, 0, 0, 0, 0, 7, 7])
    }

    @Test func aChangeOfTheLinkTheRateOrAButtonShowsAtOnce() {
        let changes: [(inout GameInput) -> Void] = [
            { $0.flags = .connected }, { $0.rateMode = .fast }, { $0.buttonsDown = 1 }, { $0.deviceHandle = 7 },
        ]
        for change in changes {
            var display = DisplayCopy()
            _ = display.step(input(.normal), dt: 0.01)
            var changed = input(.normal) { $0.positionX = 1 }
            change(&changed)
            let shown = display.step(changed, dt: 0.01)
            #expect(shown == changed)
        }
        #expect(shown(dt: .nan, [0, 1]) == [0, 0])
    }

    @Test func noHappeningIsLeftOut() {
        var display = DisplayCopy()
        let inputs = [
            input(.normal), input(.normal) { $0.gestures = .shake },
            input(.normal) {
                $0.gestures = [.throw, .primary]; $0.throwPower = 0.8
            }, input(.normal),
        ]
        let shown = inputs.map { display.step($0, dt: 0.03) }
        #expect(shown[3].gestures == [.shake, .throw, .primary] && shown[3].throwPower == 0.8)
        let renewed = display.step(input(.normal), dt: 0.03)
        #expect(renewed.gestures.isEmpty && renewed.throwPower == 0)
    }
}
