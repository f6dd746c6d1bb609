/// The permanent end of a link: its device is forgotten, or the context destroyed.
extension DeviceLink {
    /// Whether the device is being forgotten.
    ///
    /// It then gets no further link.
    var isForgotten: Bool { !forgetting.isEmpty }

    /// Handles a request to forget the device; `left` runs once the link has ended.
    func forget(_ operation: Context.Operation, _ left: @escaping () -> Void) {
        forgetting.append(operation)
        guard forgetting.count == 1 else { return }
        handle(.released)
        leave(left)
    }

    /// Ends the link of a forgotten device or destroyed context.
    ///
    /// `said` runs when the family's goodbye is complete or the link has ended, or at once without a link.
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

    /// Handles the end of the goodbye.
    func left() {
        let departures = leaving
        leaving = []
        for said in departures { said() }
    }
}
