/// The most frequent of the last three numbers.
///
/// If all three differ, the previous vote stays if it is among them. Otherwise the newest number wins. Source: TAP
/// protocol notes, 3.5.
struct MajorityVote: Hashable {
    private var window: (Int, Int, Int)
    /// The current vote.
    private(set) var vote: Int

    /// Creates a vote as if all earlier numbers had been `seed`.
    init(seed: Int) {
        window = (seed, seed, seed)
        vote = seed
    }

    /// Takes a number and returns the new vote.
    mutating func take(_ number: Int) -> Int {
        window = (window.1, window.2, number)
        if window.0 == window.1 || window.0 == window.2 {
            vote = window.0
        } else if window.1 == window.2 {
            vote = window.1
        } else if vote != window.0, vote != window.1 {
            vote = number
        }
        return vote
    }

    static func == (left: Self, right: Self) -> Bool { left.window == right.window && left.vote == right.vote }

    func hash(into hasher: inout Hasher) { hasher.combine(vote) }
}
