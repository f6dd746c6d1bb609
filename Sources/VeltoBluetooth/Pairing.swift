/// What a peer wants done while it is being paired.
///
/// A request stands until it is answered with `Central.answerPairing`, or until the pairing ends, which the reply to
/// `Central.pair` tells.
public enum PairingRequest: Hashable, Sendable {
    /// Both sides show this passkey: a person confirms that they are the same.
    case confirm(passkey: UInt32)
    /// The peer shows a passkey: a person enters it here.
    case enterPasskey
    /// A person enters this passkey on the peer; there is nothing to answer.
    case showPasskey(UInt32)
    /// The peer wants to be paired, and no passkey is involved: a person or the program agrees.
    case authorize

    /// The largest passkey; a passkey is shown as six digits (Bluetooth Core, Vol 3, Part H, 2.3.5.2).
    public static let largestPasskey: UInt32 = 999_999
}

/// The answer to a `PairingRequest`.
public enum PairingAnswer: Hashable, Sendable {
    /// The passkeys are the same, or the pairing is agreed to.
    case accept
    /// The passkey that the peer shows.
    case passkey(UInt32)
    /// The pairing is refused.
    case reject

    /// Whether this answers the request without refusing it; any other answer refuses.
    public func accepts(_ request: PairingRequest) -> Bool {
        switch (self, request) {
        case (.accept, .confirm), (.accept, .authorize): true
        case (.passkey(let passkey), .enterPasskey): passkey <= PairingRequest.largestPasskey
        default: false
        }
    }
}
