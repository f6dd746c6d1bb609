internal import VeltoCore
internal import VeltoWearable

/// Distinguishes clicks from drags by the duration of the touch.
///
/// | state       | event           | output            | next     |
/// |-------------|-----------------|-------------------|----------|
/// | released    | press           | touch             | pressed  |
/// | pressed     | 0.13 s later    | drag              | dragging |
/// | pressed     | release         | click             | released |
/// | dragging    | release         | drop              | released |
/// | both        | press of others | as a release, then a press   | pressed  |
///
/// Source: TAP protocol notes, 3.5, stage 3.
struct TouchInterpreter: Hashable {
    private enum State: Hashable {
        case released
        case pressed(Pinch, since: Timestamp)
        case dragging
    }

    /// The maximum duration of a click (seconds); a longer touch is a drag.
    private static let clickTime = 0.13

    private var state = State.released

    /// The time at which a drag begins if the fingers stay together; nil if no drag is pending.
    var deadline: Timestamp? {
        if case .pressed(_, let start) = state { start.advanced(bySeconds: Self.clickTime) } else { nil }
    }

    /// Processes an edge.
    ///
    /// Call `advance(to:)` first.
    mutating func take(_ edge: PressDetector.Edge, at time: Timestamp) -> [HandGesture] {
        let drag = advance(to: time)
        let end: HandGesture? =
            switch state {
            case .released: nil
            case .pressed(let pinch, _): pinch.click
            case .dragging: .drop
            }
        state = .released
        guard case .press(let pinch) = edge else { return [drag, end].compactMap(\.self) }
        state = .pressed(pinch, since: time)
        return [drag, end, pinch.touch].compactMap(\.self)
    }

    /// Returns the drag that has begun by that time; nil for none.
    mutating func advance(to time: Timestamp) -> HandGesture? {
        guard case .pressed(let pinch, _) = state, let deadline, time >= deadline else { return nil }
        state = .dragging
        return pinch.drag
    }
}
