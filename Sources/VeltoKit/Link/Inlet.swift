internal import VeltoBluetooth
internal import VeltoCore

/// Where the values of one characteristic come in: for the device's family, for the program's subscriptions, and for
/// operations that await a value.
///
/// On the loop. The backend holds it from the subscription on, so that nothing is searched per value.
final class Inlet: ValueReceiver {
    let characteristic: ValueHandle
    /// Whether the device's family relies on the values.
    var feedsFamily = false
    var subscriptions: [Subscription] = []
    /// Whether an operation awaits a value.
    var isAwaited = false
    private unowned let raw: RawAccess

    init(_ characteristic: ValueHandle, raw: RawAccess) {
        self.characteristic = characteristic
        self.raw = raw
    }

    /// Whether anyone wants the values.
    var isWanted: Bool { feedsFamily || !subscriptions.isEmpty }

    func received(_ bytes: Span<UInt8>, at time: Timestamp) {
        if !subscriptions.isEmpty { raw.deliver(bytes, to: subscriptions, at: time) }
        if isAwaited { raw.endAwaiting(characteristic, bytes) }
        if feedsFamily { raw.deliverToFamily(characteristic, bytes, at: time) }
    }
}
