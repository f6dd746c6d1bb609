internal import VeltoBluetooth
internal import VeltoCore

/// How well a link is protected, and how well an attribute requires it to be.
public enum LinkSecurity: Comparable, Sendable {
    /// Not at all.
    case open
    /// Encrypted.
    case encrypted
    /// Encrypted with a key that a person has confirmed.
    case authenticated
}

/// How a simulated device takes part in a pairing.
public enum PeripheralPairing: Hashable, Sendable {
    /// It has neither a display nor keys, and no one is asked.
    case justWorks
    /// It shows this passkey, which is entered on the host.
    case showsPasskey(UInt32)
    /// It has keys: this passkey, which the host shows, is entered on it.
    case takesPasskey(UInt32)
    /// It shows this passkey, and so does the host: a person compares them.
    case comparesPasskey(UInt32)
    /// It refuses to be paired.
    case refuses
}

/// The security of a simulated device: its bond, and its link.
struct PeripheralSecurity {
    /// What both sides keep of a pairing.
    struct Bond: Hashable {
        /// Tells one pairing of a device from another, as the key does.
        let number: Int
        let security: LinkSecurity
    }

    var pairing = PeripheralPairing.justWorks
    var link = LinkSecurity.open
    private var bond: Bond?
    private var pairings = 0

    /// What comes next in a pairing.
    enum Step {
        case ask(PairingRequest)
        case bonded(Bond)
        case failed(VeltoError)
    }

    /// A host begins to pair.
    mutating func begin() -> Step {
        switch pairing {
        case .justWorks: makeBond(.encrypted)
        case .showsPasskey: .ask(.enterPasskey)
        case .takesPasskey(let passkey): .ask(.showPasskey(passkey))
        case .comparesPasskey(let passkey): .ask(.confirm(passkey: passkey))
        case .refuses: .failed(VeltoError(.rejected, "the device refuses to be paired"))
        }
    }

    /// The host's program has answered.
    mutating func answer(_ answer: PairingAnswer, to question: PairingRequest) -> Step {
        guard answer.accepts(question) else { return .failed(VeltoError(.rejected, "pairing was rejected")) }
        if case .showsPasskey(let passkey) = pairing, answer != .passkey(passkey) {
            return .failed(VeltoError(.pairingRequired, "pairing failed: the passkey is wrong"))
        }
        return makeBond(.authenticated)
    }

    /// A person has entered on the device what the host shows.
    mutating func passkeyTaken() -> Step {
        makeBond(.authenticated)
    }

    private mutating func makeBond(_ security: LinkSecurity) -> Step {
        pairings += 1
        let bond = Bond(number: pairings, security: security)
        self.bond = bond
        link = security
        return .bonded(bond)
    }

    mutating func forgetBond() {
        bond = nil
    }

    /// Encrypts the link; false if the device does not have the host's key.
    mutating func encrypt(with bond: Bond) -> Bool {
        guard bond == self.bond else { return false }
        link = bond.security
        return true
    }

    /// Why an attribute cannot be used over the link (Bluetooth Core, Vol 3, Part C, 10.3.1).
    func refusal(requiring required: LinkSecurity) -> AttributeError? {
        guard link < required else { return nil }
        return link == .open && bond != nil ? .insufficientEncryption : .insufficientAuthentication
    }
}
