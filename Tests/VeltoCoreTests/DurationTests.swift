import Testing

@testable import VeltoCore

@Suite struct DurationTests {
    @Test(arguments: [0, 0.1, 0.3, 1.0 / 1024, 15, 300, 10.3, -0.25, 31_536_000] as [Double])
    func secondsSurviveTheWayThere(seconds: Double) {
        #expect(abs(Duration(clampingSeconds: seconds).seconds - seconds) < 1e-9)
    }

    @Test(arguments: [(0.1, "0.1"), (0.3, "0.3"), (10.3, "10.3"), (1e-9, "1e-09")] as [(Double, String)])
    func decimalsStayDecimals(seconds: Double, text: String) {
        #expect("\(Duration(clampingSeconds: seconds).seconds)" == text)
    }

    @Test func whatNoDurationCanHoldIsClamped() {
        #expect(Duration(clampingSeconds: .infinity).seconds > 9e18)
        #expect(Duration(clampingSeconds: -.infinity).seconds < -9e18)
        #expect(Duration(clampingSeconds: .nan) == .zero)
        #expect(Duration(clampingSeconds: 1e300).seconds > 9e18)
        #expect((Duration.seconds(Int64.max) * 4).seconds > 9e18)
    }
}
