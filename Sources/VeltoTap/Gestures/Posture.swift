internal import VeltoWearable

/// The postures of a hand, as a TapXR of the classic protocol numbers them.
///
/// The framed protocol reports clicks, drags and drops instead, which are the same postures: briefly, for longer, and over.
/// Source: TAP protocol notes, 3.4, 3.5 and appendix A.
enum Posture {
    /// What a gesture of the framed protocol says of the posture.
    enum Change: Hashable {
        /// The hand took it, and is open again.
        case touched(Int)
        /// The hand takes it, until the next change.
        case taken(Int)
    }

    static let open = 100
    static let thumbOnIndex = 101
    static let fist = 105

    private static let changes: [HandGesture: Change] = Pinch.allCases.reduce(
        into: [.drop: .taken(open), .fistBegin: .taken(fist), .fistEnd: .taken(open)]
    ) { changes, pinch in
        changes[pinch.click] = .touched(thumbOnIndex + pinch.rawValue)
        changes[pinch.drag] = .taken(thumbOnIndex + pinch.rawValue)
    }

    /// Returns what a gesture says of the posture; nil for one that says nothing.
    static func change(by gesture: HandGesture) -> Change? { changes[gesture] }
}
