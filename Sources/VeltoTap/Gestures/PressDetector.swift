/// Turns votes about the hand's state into presses and releases.
///
/// A press requires two equal consecutive votes.
///
/// Source: TAP protocol notes, 3.5, stage 2.
struct PressDetector: Hashable {
    enum Edge: Hashable {
        case press(Pinch)
        case release
    }

    /// The relevant states and their pinches.
    private static let states: [Int: Pinch?] = [100: nil, 101: .index, 102: .middle]

    private var previous = 100
    private var duration = 0

    mutating func take(_ vote: Int) -> Edge? {
        guard let pinch = Self.states[vote] else { return nil }
        guard vote == previous else {
            previous = vote
            duration = 0
            return pinch == nil ? .release : nil
        }
        duration = min(duration + 1, 2)
        return duration == 1 ? pinch.map { .press($0) } : nil
    }
}
