/// Turns monotonic counters into edges since the last poll.
///
/// Source: Triki protocol notes, 8.6.
///
/// A press and a release between two polls are both reported, as are those of dropped packets.
struct ButtonEdges: Sendable {
    private static let highlightTime = 0.12

    private var presses: UInt32 = 0
    private var releases: UInt32 = 0
    private var clicks: UInt32 = 0
    private var fingers: SIMD8<UInt32> = .zero
    private var taps: UInt32 = 0
    private var highlight = 0.0

    @inline(__always)
    mutating func advance(_ status: InputStatus, _ time: TimeStep, _ input: inout GameInput) {
        if status.pressCount != presses { input.buttonsPressed |= GameInput.mainButton }
        if status.releaseCount != releases { input.buttonsReleased |= GameInput.mainButton }
        if status.tapCount != taps {
            showTaps(status.fingerPressCount, &input)
            rememberTaps(status)
        }
        // A click lasts for one poll (correction F2b); only the highlight lasts longer.
        let isClicked = status.clickCount != clicks
        if isClicked { input.gestures.insert(.click) }
        highlight = isClicked ? Self.highlightTime : max(0, highlight - time.elapsed)
        if highlight > SignalMaths.timeSlack { input.states.insert(.buttonHighlight) }
        remember(status)
    }

    /// A finger that tapped went down and up again.
    private func showTaps(_ taps: SIMD8<UInt32>, _ input: inout GameInput) {
        for finger in 0..<5 where taps[finger] != fingers[finger] {
            let bit: UInt32 = 1 << (GameInput.firstFinger + UInt32(finger))
            input.buttonsPressed |= bit
            input.buttonsReleased |= bit
        }
    }

    mutating func discard(_ status: InputStatus) {
        remember(status)
        rememberTaps(status)
        highlight = 0
    }

    private mutating func rememberTaps(_ status: InputStatus) {
        fingers = status.fingerPressCount
        taps = status.tapCount
    }

    private mutating func remember(_ status: InputStatus) {
        presses = status.pressCount
        releases = status.releaseCount
        clicks = status.clickCount
    }
}
