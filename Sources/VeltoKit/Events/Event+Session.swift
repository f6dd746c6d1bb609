internal import VeltoWearable

extension Event.Payload {
    /// The event that a session publishes; nil for one that programs do not receive as an event.
    init?(_ event: SessionEvent) {
        switch event {
        case .silent: self = .silent
        case .tapped(let together): self = .tapped(combination: Int(together.fingers))
        case .airGesture(let code, _): self = .airGesture(code: code)
        case .tapHeld, .airStateChanged, .handState, .handGesture, .pointerMoved, .attitude, .keyboardState, .standby,
            .detailsRead:
            return nil
        }
    }
}
