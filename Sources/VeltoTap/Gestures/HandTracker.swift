internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// Tracks the hand in front of a TapXR and turns its states into clicks and drags.
struct HandTracker {
    private var votes = MajorityVote(seed: HandState.open.code)
    private var presses = PressDetector()
    private var touch = TouchInterpreter()

    /// The posture that most of the newest reports agree on.
    var vote: HandState { HandState(rawValue: Int32(clamping: votes.vote)) ?? .open }

    /// The time at which a touch becomes a drag; nil for never.
    var deadline: Timestamp? { touch.deadline }

    mutating func take(_ state: HandState, at time: Timestamp, _ out: inout SessionOutput) {
        guard let edge = presses.take(votes.take(state.code)) else { return }
        for gesture in touch.take(edge, at: time) {
            out.tell(.handGesture(gesture), at: time)
        }
    }

    /// Performs the changes that are due without a report.
    mutating func timePassed(_ time: Timestamp, _ out: inout SessionOutput) {
        if let drag = touch.advance(to: time) { out.tell(.handGesture(drag), at: time) }
    }
}
