/// The end of a link that does not come back: its device is forgotten, or the context destroyed.
extension DeviceLink {
    /// Whether the device is being forgotten: nothing gives it a link any longer.
    var isForgotten: Bool { !forgetting.isEmpty }

    /// The program requests that the device be forgotten: `left` runs once when there is no link any longer.
    func forget(_ operation: Context.Operation, _ left: @escaping () -> Void) {
        forgetting.append(operation)
        guard forgetting.count == 1 else { return }
        handle(.released)
        leave(left)
    }

    /// The context is being destroyed, or the device forgotten: `said` runs when the family's goodbye is complete or the link has
    /// ended, at once if there is none.
    func leave(_ said: @escaping () -> Void) {
        switch state {
        case .ready, .discovering:
            leaving.append(said)
            handle(.released)
        case .closing where runner?.isSayingGoodbye ?? false:
            leaving.append(said)
        case .none, .connecting, .closing:
            said()
        }
    }

    /// The goodbye is complete, or there is none.
    func left() {
        let departures = leaving
        leaving = []
        for said in departures { said() }
    }
}
