/// A request of a peer during pairing.
///
/// A request is pending until it is answered with `Central.answerPairing`, or until the pairing ends, which completes
/// `Central.pair`.
public enum PairingRequest: Hashable, Sendable {
    /// Both sides show this passkey: a person confirms that they are the same.
    case confirm(passkey: UInt32)
    /// The peer shows a passkey: a person enters it here.
    case enterPasskey
    /// A person enters this passkey on the peer; no answer is needed.
    case showPasskey(UInt32)
    /// The peer requests pairing without a passkey: a person or the program agrees.
    case authorize

    /// The largest passkey; a passkey is shown as six digits (Bluetooth Core, Vol 3, Part H, 2.3.5.2).
    public static let largestPasskey: UInt32 = 999_999
}

/// The answer to a `PairingRequest`.
public enum PairingAnswer: Hashable, Sendable {
    /// The passkeys are the same, or pairing without one is accepted.
    case accept
    /// The passkey that the peer shows.
    case passkey(UInt32)
    /// The pairing is refused.
    case reject

    /// Returns whether this answer accepts the request; any other rejects it.
    public func accepts(_ request: PairingRequest) -> Bool {
        switch (self, request) {
        case (.accept, .confirm), (.accept, .authorize): true
        case (.passkey(let passkey), .enterPasskey): passkey <= PairingRequest.largestPasskey
        default: false
        }
    }
}
