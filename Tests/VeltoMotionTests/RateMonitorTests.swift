import Testing
import VeltoCore
import VeltoMotion

@Suite struct RateMonitorTests {
    private func time(_ seconds: Double) -> Timestamp {
        Timestamp(nanoseconds: UInt64((seconds * 1e9).rounded()))
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
