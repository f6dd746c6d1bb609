/// The local party that takes part in a pairing.
public enum PairingPolicy: CaseIterable, Sendable {
    /// The system's agent, such as the desktop's dialog.
    case system
    /// No agent; only pairing without a passkey is accepted.
    case justWorks
    /// The program, which passes the peer's requests to the user.
    case interactive
}

/// A request of a peer during pairing.
///
/// A request is pending until `Central.answerPairing` answers it, or until the pairing ends, which completes
/// `Central.pair`.
public enum PairingRequest: Hashable, Sendable {
    /// Both sides show this passkey, and a person confirms that they are equal.
    case confirm(passkey: UInt32)
    /// The peer shows a passkey, and a person enters it here.
    case enterPasskey
    /// A person enters this passkey on the peer; `entered` digits have been entered so far.
    ///
    /// No answer is needed.
    case showPasskey(UInt32, entered: Int = 0)
    /// The peer requests pairing without a passkey, and a person or the program agrees.
    case authorize

    /// The largest passkey; passkeys have six digits (Bluetooth Core, Vol 3, Part H, 2.3.5.2).
    public static let largestPasskey: UInt32 = 999_999

    /// The kinds of requests.
    public enum Kind: Sendable {
        /// Both sides show a passkey.
        case confirm
        /// The peer shows a passkey.
        case enterPasskey
        /// This side shows a passkey.
        case showPasskey
        /// There is no passkey.
        case authorize
    }

    /// Creates a request of a kind, with its passkey.
    public init(_ kind: Kind, passkey: UInt32 = 0) {
        self =
            switch kind {
            case .confirm: .confirm(passkey: passkey)
            case .enterPasskey: .enterPasskey
            case .showPasskey: .showPasskey(passkey)
            case .authorize: .authorize
            }
    }

    /// The kind of request.
    public var kind: Kind {
        switch self {
        case .confirm: .confirm
        case .enterPasskey: .enterPasskey
        case .showPasskey: .showPasskey
        case .authorize: .authorize
        }
    }

    /// The passkey to compare or to display; nil if there is none.
    public var passkey: UInt32? {
        switch self {
        case .confirm(let passkey), .showPasskey(let passkey, _): passkey
        case .enterPasskey, .authorize: nil
        }
    }

    /// The number of digits entered on the peer.
    public var enteredDigits: Int {
        if case .showPasskey(_, let entered) = self { entered } else { 0 }
    }
}

/// The answer to a `PairingRequest`.
public enum PairingAnswer: Hashable, Sendable {
    /// The passkeys are equal, or pairing without a passkey is accepted.
    case accept
    /// The passkey displayed by the peer.
    case passkey(UInt32)
    /// The pairing is refused.
    case reject

    /// Returns whether this answer accepts the request; other answers reject it.
    public func accepts(_ request: PairingRequest) -> Bool {
        switch (self, request) {
        case (.accept, .confirm), (.accept, .authorize): true
        case (.passkey(let passkey), .enterPasskey): passkey <= PairingRequest.largestPasskey
        default: false
        }
    }
}
