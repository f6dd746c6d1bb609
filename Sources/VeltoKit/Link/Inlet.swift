internal import VeltoBluetooth
internal import VeltoCore

/// The receiver of one characteristic's values: for the device's family, for the program's subscriptions, and for
/// operations that await a value.
///
/// On the loop. The backend holds it while subscribed, so that nothing is looked up per value.
final class Inlet: ValueReceiver {
    let characteristic: ValueHandle
    /// Runs the session of the device's family, if that uses the values.
    @exclusivity(unchecked) var runner: SessionRunner?
    @exclusivity(unchecked) var subscriptions: [Subscription] = []
    /// Whether an operation awaits a value.
    @exclusivity(unchecked) var isAwaited = false
    /// Whether the device sends the values.
    var notifications = NotificationSwitch()
    /// The route of the values, once it is known.
    var route: NotificationRoute?
    private unowned let raw: RawAccess

    init(_ characteristic: ValueHandle, raw: RawAccess) {
        self.characteristic = characteristic
        self.raw = raw
    }

    /// Whether the values have any user.
    var isWanted: Bool { unsafe runner != nil || !subscriptions.isEmpty }

    func received(_ bytes: Span<UInt8>, at time: Timestamp) {
        if unsafe !subscriptions.isEmpty { raw.deliver(bytes, to: unsafe subscriptions, at: time) }
        if unsafe isAwaited { raw.endAwaiting(characteristic, bytes) }
        unsafe runner?.received(characteristic, bytes, at: time)
    }
}
