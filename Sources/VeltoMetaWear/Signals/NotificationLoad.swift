/// The samples and notifications per second of a running sensor.
struct NotificationLoad {
    let signal: String
    let samples: Double
    let notifications: Double

    init(_ signal: BoardSignal, _ register: BoardRegister, _ rate: Double) {
        self.signal = signal.identifier
        samples = rate
        notifications = register == signal.packed ? rate / Double(BoardSignal.packedCount) : rate
    }
}

extension [NotificationLoad] {
    /// Notifications per second of all of them.
    var notificationRate: Double { reduce(0) { $0 + $1.notifications } }
}
