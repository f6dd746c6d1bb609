internal import VeltoMotion
internal import VeltoWearable

/// The change of the hand's posture that a gesture of the framed protocol implies.
///
/// The classic protocol numbers postures. The framed one reports clicks, drags and drops instead, which are the same postures:
/// briefly, for longer, and over. Source: TAP protocol notes, 3.4, 3.5 and appendix A.
enum PostureChange: Hashable {
    /// The hand took it, and is open again.
    case touched(Int)
    /// The hand takes it, until the next change.
    case taken(Int)

    private static let all: [HandGesture: PostureChange] = Pinch.allCases.reduce(
        into: [
            .drop: .taken(HandState.open.code), .fistBegin: .taken(HandState.fist.code),
            .fistEnd: .taken(HandState.open.code),
        ]
    ) { changes, pinch in
        changes[pinch.click] = .touched(HandState.thumbIndex.code + pinch.rawValue)
        changes[pinch.drag] = .taken(HandState.thumbIndex.code + pinch.rawValue)
    }

    /// The change by a gesture; nil for a gesture that implies none.
    init?(by gesture: HandGesture) {
        guard let change = Self.all[gesture] else { return nil }
        self = change
    }
}
