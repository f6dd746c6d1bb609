import Testing
import VeltoCore

@testable import VeltoTriki

/// When a silent cap is started again.
@Suite struct SilenceWatchTests {
    private typealias Verdict = SilenceWatch.Verdict

    @Test func aCapThatSendsIsLeftAlone() {
        var watch = SilenceWatch(readyAt: .seconds(100))
        #expect(watch.firstLook == .seconds(104))
        watch.packetCame(at: .seconds(103.5))
        #expect(watch.look(at: .seconds(104)) == .wait(until: .seconds(107.501)))
    }

    @Test func aCapThatNeverSendsIsStartedThreeTimesMoreAndGivenUp() {
        var watch = SilenceWatch(readyAt: .seconds(100))
        let verdicts = [104.0, 108, 112, 116].map { watch.look(at: .seconds($0)) }
        #expect(
            verdicts == [
                .start(next: .seconds(108), isFirst: true), .start(next: .seconds(112), isFirst: false),
                .start(next: .seconds(116), isFirst: false), .giveUp,
            ])
    }

    @Test func theFirstPacketEndsTheDoubt() {
        var watch = SilenceWatch(readyAt: .seconds(100))
        _ = watch.look(at: .seconds(104))
        watch.packetCame(at: .seconds(105))
        #expect(watch.look(at: .seconds(108)) == .wait(until: .seconds(109.001)))
        #expect(watch.look(at: .seconds(109.5)) == .start(next: .seconds(114.501), isFirst: false), "that is sleep")
    }

    @Test func timesThatRunBackwardsAreHarmless() {
        var watch = SilenceWatch(readyAt: .distantFuture)
        watch.packetCame(at: .distantFuture)
        #expect(watch.look(at: .zero) == .wait(until: .distantFuture))
    }
}
