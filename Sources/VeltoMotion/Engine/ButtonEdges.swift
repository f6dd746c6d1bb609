/// Turns monotonic counters into edges since the last poll.
///
/// Both edges are reported if a press and a release fall between two polls, even if their packets were dropped. Source:
/// Triki protocol notes, 8.6.
struct ButtonEdges: Sendable {
    /// The duration of a click highlight (seconds).
    static let highlightTime = 0.12

    private var presses: UInt32 = 0
    private var releases: UInt32 = 0
    private var clicks: UInt32 = 0
    private var fingers = FingerCounts()
    private var highlight = 0.0

    @inline(__always)
    mutating func advance(_ status: InputStatus, _ time: TimeStep, _ input: inout GameInput) {
        if status.pressCount != presses { input.buttonsPressed |= GameInput.mainButton }
        if status.releaseCount != releases { input.buttonsReleased |= GameInput.mainButton }
        if status.fingerPressCount != fingers { showTaps(status.fingerPressCount, &input) }
        // A click lasts for one poll (correction F2b); the highlight lasts longer.
        let isClicked = status.clickCount != clicks
        if isClicked { input.gestures.insert(.click) }
        highlight = isClicked ? Self.highlightTime : max(0, highlight - time.elapsed)
        if highlight > SignalMaths.timeSlack { input.states.insert(.buttonHighlight) }
        remember(status)
    }

    /// Adds a press and a release for each finger tap.
    private mutating func showTaps(_ taps: FingerCounts, _ input: inout GameInput) {
        for finger in 0..<5 where taps[finger] != fingers[finger] {
            input.buttonsPressed |= FingerCounts.button(finger)
            input.buttonsReleased |= FingerCounts.button(finger)
        }
        fingers = taps
    }

    mutating func discard(_ status: InputStatus) {
        remember(status)
        fingers = status.fingerPressCount
        highlight = 0
    }

    private mutating func remember(_ status: InputStatus) {
        presses = status.pressCount
        releases = status.releaseCount
        clicks = status.clickCount
    }
}
