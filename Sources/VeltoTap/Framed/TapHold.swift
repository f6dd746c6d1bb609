/// Detects held taps in a stream of finger combinations.
///
/// Source: TAP protocol notes, appendix A.
struct TapHold: Hashable {
    enum Event: Hashable {
        case tapped(FingerCombination)
        case holdBegan(FingerCombination)
        case holdEnded(FingerCombination)
    }

    private var vote = MajorityVote(seed: 0)
    private var current = FingerCombination()
    private var isHeld = false

    mutating func take(_ fingers: FingerCombination) -> [Event] {
        let voted = FingerCombination(rawValue: UInt8(truncatingIfNeeded: vote.take(Int(fingers.rawValue))))
        if voted == current {
            guard !isHeld, !current.isEmpty else { return [] }
            isHeld = true
            return [.holdBegan(current)]
        }
        let end: [Event] = isHeld ? [.holdEnded(current)] : []
        current = voted
        isHeld = false
        return voted.isEmpty ? end : end + [.tapped(voted)]
    }
}
