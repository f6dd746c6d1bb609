import Testing
import VeltoCore
import VeltoMotion

/// Worked examples E19 to E25 of the protocol notes.
@Suite struct RateMonitorTests {
    private func time(_ seconds: Double) -> Timestamp {
        Timestamp(nanoseconds: UInt64((seconds * 1e9).rounded()))
    }

    /// The times at which a mode was settled, and the mode.
    private func transitions(_ monitor: inout RateMonitor, _ times: [Double]) -> [Double: RateMode] {
        var result: [Double: RateMode] = [:]
        for seconds in times {
            if let transition = monitor.recordPacket(at: time(seconds)) { result[seconds] = transition.current }
        }
        return result
    }

    @Test(arguments: [
        ([10.00, 10.02, 10.04, 10.06], [10.06: RateMode.fast]),
        ([10.00, 10.04, 10.08, 10.12], [10.12: .normal]),
        ([10.00, 10.25, 10.50, 10.75], [10.75: .lowPower]),
        (
            [10.00, 10.04, 10.08, 10.12, 10.14, 10.16, 10.20, 10.22, 10.24, 10.26],
            [10.12: .normal, 10.26: .fast]
        ),
        ([10.00, 10.04, 10.08, 15.00, 15.04], [15.04: .normal]),
        ([10.0000, 10.0005, 10.0200, 10.0205, 10.0400, 10.0405, 10.0600], [10.06: .fast]),
    ])
    func e19ToE24TheModeSettlesAfterThreeEqualIntervals(_ times: [Double], _ expected: [Double: RateMode]) {
        var monitor = RateMonitor()
        #expect(transitions(&monitor, times) == expected)
    }

    @Test func e25SilenceSettlesAfterThreeEvaluations() {
        var monitor = RateMonitor()
        _ = transitions(&monitor, [10.00, 10.04, 10.08, 10.12])
        let evaluations = [11.50, 11.63, 11.65, 11.67].map { monitor.evaluateStale(at: time($0)) }
        #expect(evaluations.map { $0?.current } == [nil, nil, nil, .lowPower])
        #expect(evaluations[3]?.previous == .normal)
        #expect(transitions(&monitor, [12.00, 12.04, 12.08, 12.12]) == [12.12: .normal])
    }

    @Test func nothingIsStaleBeforeTheFirstPacket() {
        var monitor = RateMonitor()
        let early = monitor.evaluateSilence(at: time(100))
        #expect(early == nil)
        #expect(monitor.mode == .unknown)
    }

    @Test func threeEvaluationsAtOnce() {
        var monitor = RateMonitor()
        _ = monitor.recordPacket(at: time(10))
        let tooEarly = monitor.evaluateSilence(at: time(11.4))
        #expect(tooEarly == nil)
        let settled = monitor.evaluateSilence(at: time(11.5))
        #expect(settled?.current == .lowPower)
        let again = monitor.evaluateSilence(at: time(12))
        #expect(again == nil)
    }
}
