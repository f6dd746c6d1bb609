internal import VeltoMotion
internal import VeltoWearable

/// The change of the hand's posture that a gesture of the framed protocol implies.
///
/// The classic protocol numbers postures. The framed protocol reports clicks, drags and drops instead. They are the
/// same postures: held briefly, held longer, and ended. Source: TAP protocol notes, 3.4, 3.5 and appendix A.
enum PostureChange: Hashable {
    /// The hand took the posture and is open again.
    case touched(Int)
    /// The hand takes the posture until the next change.
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

    /// Creates the change that a gesture implies; nil for a gesture that implies none.
    init?(by gesture: HandGesture) {
        guard let change = Self.all[gesture] else { return nil }
        self = change
    }
}
