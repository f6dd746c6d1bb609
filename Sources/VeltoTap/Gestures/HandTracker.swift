internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// Follows the hand in front of a TapXR: from its states to clicks and drags, and to the main button.
struct HandTracker {
    private static let thumbOnIndex = 101

    private var votes = MajorityVote(seed: 100)
    private var presses = PressDetector()
    private var touch = TouchInterpreter()

    /// The posture that most of the newest reports agree on.
    var vote: Int { votes.vote }

    /// When a touch becomes a drag; nil for never.
    var deadline: Timestamp? { touch.deadline }

    mutating func take(_ state: Int, at time: Timestamp, _ out: inout SessionOutput) {
        let vote = votes.take(state)
        out.motion.setMainButton(isDown: vote == Self.thumbOnIndex)
        guard let edge = presses.take(vote) else { return }
        for gesture in touch.take(edge, at: time) { out.tell(.handGesture(code: Int(gesture.rawValue))) }
    }

    /// Does what is due without a report.
    mutating func timePassed(_ time: Timestamp, _ out: inout SessionOutput) {
        if let drag = touch.advance(to: time) { out.tell(.handGesture(code: Int(drag.rawValue))) }
    }

    /// Takes a gesture that the framed protocol tells outright.
    func tell(_ gesture: HandGesture, _ out: inout SessionOutput) {
        switch gesture {
        case .clickIndex:
            out.motion.setMainButton(isDown: true)
            out.motion.setMainButton(isDown: false)
        case .dragIndex: out.motion.setMainButton(isDown: true)
        case .drop: out.motion.setMainButton(isDown: false)
        default: break
        }
        out.tell(.handGesture(code: Int(gesture.rawValue)))
    }
}
