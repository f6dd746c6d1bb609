public import VeltoBluetooth
public import VeltoCore

/// Pairing with a device.
extension Device {
    /// Pairs with the device, connecting it first if necessary.
    ///
    /// The operation ends when the bond exists.
    ///
    /// Both sides keep the bond across links and runs of the program. `Context.pairingPolicy` selects the pairing
    /// agent. If the device is already paired, the operation ends at once.
    ///
    /// ```swift
    /// context.pairingPolicy = .interactive
    /// let operation = try device.beginPair()
    /// while operation.result == nil {
    ///     guard case .event(let event) = context.defaultQueue.wait(), let device = event.device else { continue }
    ///     if case .pairingRequested(.confirm, let passkey, _) = event.payload {
    ///         print("Does the device show \(passkey)?")
    ///         try device.replyToPairing(accepts: readLine() == "y")
    ///     }
    /// }
    /// ```
    public func beginPair() throws(VeltoError) -> Context.Operation {
        guard source == .link else { throw VeltoError(.unsupported, "the device has no link, so it cannot be paired") }
        return try start(.pair) { $0.pair(self, $1) }
    }

    /// Replies to the device's pairing request, reported by `Event.Payload.pairingRequested`.
    ///
    /// `passkey` is the passkey displayed by the device, if the request requires it. A request without a reply within
    /// 25 s is refused.
    public func replyToPairing(accepts: Bool, passkey: UInt32 = 0) throws(VeltoError) {
        guard passkey <= PairingRequest.largestPasskey else {
            throw .invalidArgument("passkey", "is \(passkey): must be at most \(PairingRequest.largestPasskey)")
        }
        guard let request = update({ $0.pairingRequest.take() }) else {
            throw VeltoError(.invalidState, "the device waits for no answer to a pairing request")
        }
        let consent: PairingAnswer = request == .enterPasskey ? .passkey(passkey) : .accept
        onLoop { $0.replyPairing(of: self, accepts ? consent : .reject, to: request) }
    }
}

extension Context {
    /// The pairing agent; defaults to the system's own.
    ///
    /// A change applies to the next pairing.
    public var pairingPolicy: PairingPolicy {
        get { core.pairingPolicy.withLock { $0 } }
        set { core.pairingPolicy.withLock { $0 = newValue } }
    }
}
