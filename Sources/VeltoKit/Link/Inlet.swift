internal import VeltoBluetooth
internal import VeltoCore

/// The receiver of a characteristic's values.
///
/// It serves the device's family, the program's subscriptions, and operations that await a value. On the loop. The
/// backend holds it while subscribed, so no lookup is needed per value.
@safe final class Inlet: ValueReceiver {
    let characteristic: ValueHandle
    /// Runs the session of the device's family if the session uses the values.
    var runner: SessionRunner? {
        get { unsafe heldRunner?.takeUnretainedValue() }
        set {
            let ended = unsafe heldRunner?.takeRetainedValue()
            unsafe heldRunner = newValue.map { unsafe .passRetained($0) }
            // The object may be receiving a value, which counts no references.
            if let ended { raw.services.loop.post { withExtendedLifetime(ended) {} } }
        }
    }
    @exclusivity(unchecked) private var heldRunner: Unmanaged<SessionRunner>?
    @exclusivity(unchecked) var subscriptions: [Subscription] = []
    /// Whether an operation awaits a value.
    @exclusivity(unchecked) var isAwaited = false
    /// The switch of the device's notifications.
    var notifications = NotificationSwitch()
    /// The route of the values; nil until it is known.
    var route: NotificationRoute?
    private unowned let raw: RawAccess

    init(_ characteristic: ValueHandle, raw: RawAccess) {
        self.characteristic = characteristic
        self.raw = raw
    }

    deinit {
        unsafe heldRunner?.release()
    }

    /// Whether the values have a user.
    var isWanted: Bool { unsafe heldRunner != nil || !subscriptions.isEmpty }

    func received(_ bytes: Span<UInt8>, at time: Timestamp) {
        if unsafe isAwaited || !subscriptions.isEmpty { deliverToProgram(bytes, at: time) }
        unsafe heldRunner?._withUnsafeGuaranteedRef { $0.received(characteristic, bytes, at: time) }
    }

    @inline(never)  // Few programs read values themselves, so the call saves no registers for every value.
    private func deliverToProgram(_ bytes: Span<UInt8>, at time: Timestamp) {
        if unsafe !subscriptions.isEmpty { raw.deliver(bytes, to: unsafe subscriptions, at: time) }
        if unsafe isAwaited { raw.endAwaiting(characteristic, bytes) }
    }
}
