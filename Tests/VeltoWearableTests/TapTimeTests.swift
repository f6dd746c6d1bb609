import LinkModel
import Testing

/// The promises of the guide about TAPs' timestamps, on simulated links.
@Suite struct TapTimeTests {
    /// No scenario loses a message, so none may step, whatever the clock and the link do.
    @Test(arguments: TapLink.scenarios.indices)
    func timestampsFollowTheClockWithoutSteps(_ index: Int) {
        let (name, link) = TapLink.scenarios[index]
        let score = TapScore(link, seed: 1)
        #expect(score.largestStep < 0.02 && score.notRising == 0 && score.found == 0, "\(name)")
        #expect(score.median(after: 5) < (name.hasPrefix("0.9 s late") ? 0.03 : 0.003), "\(name)")
        #expect(score.largest(after: 5) < (name.hasPrefix("0.9 s late") ? 0.06 : 0.02), "\(name)")
    }

    @Test func theFirstMessagesOfAPacketKeepTheirSteps() {
        var link = TapLink()
        link.seconds = 0.1
        let score = TapScore(link, seed: 1)
        #expect(score.notRising == 0 && score.largest(after: 0) < 0.045)
    }
}
