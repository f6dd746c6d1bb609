internal import VeltoBluetooth
internal import VeltoCore

/// The security of a link, or the security that an attribute requires.
public enum LinkSecurity: Comparable, Sendable {
    /// Not encrypted.
    case open
    /// Encrypted.
    case encrypted
    /// Encrypted with an authenticated key.
    case authenticated
}

/// The pairing method of a simulated device.
public enum PeripheralPairing: Hashable, Sendable {
    /// The device has neither display nor keys, and pairs without confirmation.
    case justWorks
    /// The device shows this passkey, and a person enters it on the host.
    case showsPasskey(UInt32)
    /// The host shows this passkey, and a person enters it on the device's keys.
    case takesPasskey(UInt32)
    /// The device and the host both show this passkey, and a person compares them.
    case comparesPasskey(UInt32)
    /// The device refuses to pair.
    case refuses
}

/// The security state of a simulated device: its bond, and its link.
struct PeripheralSecurity {
    /// The key that both sides store.
    struct Bond: Hashable {
        /// The serial number of the pairing, in place of a key.
        let number: Int
        let security: LinkSecurity
    }

    var pairing = PeripheralPairing.justWorks
    var link = LinkSecurity.open
    private var bond: Bond?
    private var pairings = 0

    /// The next step of a pairing.
    enum Step {
        case ask(PairingRequest)
        case bonded(Bond)
        case failed(VeltoError)
    }

    /// Begins a pairing.
    mutating func begin() -> Step {
        switch pairing {
        case .justWorks: makeBond(.encrypted)
        case .showsPasskey: .ask(.enterPasskey)
        case .takesPasskey(let passkey): .ask(.showPasskey(passkey))
        case .comparesPasskey(let passkey): .ask(.confirm(passkey: passkey))
        case .refuses:
            .failed(
                VeltoError(.rejected, "the device rejected pairing", remedy: "put it into pairing mode, and pair again")
            )
        }
    }

    /// Handles the reply of the host's program.
    mutating func answer(_ answer: PairingAnswer, to question: PairingRequest) -> Step {
        guard answer.accepts(question) else { return .failed(VeltoError(.rejected, "pairing was rejected")) }
        if case .showsPasskey(let passkey) = pairing, answer != .passkey(passkey) {
            return .failed(VeltoError(.pairingRequired, "pairing failed: the passkey is wrong"))
        }
        return makeBond(.authenticated)
    }

    /// Handles the confirmation of a person, who has compared the passkeys or entered one.
    mutating func confirmedByPerson() -> Step {
        makeBond(.authenticated)
    }

    private mutating func makeBond(_ security: LinkSecurity) -> Step {
        pairings += 1
        let bond = Bond(number: pairings, security: security)
        self.bond = bond
        link = security
        return .bonded(bond)
    }

    /// Creates the bond that the host's system has made earlier.
    mutating func bondOfSystem() -> Bond {
        if let bond { return bond }
        pairings += 1
        let new = Bond(number: pairings, security: .encrypted)
        bond = new
        return new
    }

    mutating func forgetBond() {
        bond = nil
    }

    /// Encrypts the link; returns false if the device does not have the host's key.
    mutating func encrypt(with bond: Bond) -> Bool {
        guard bond == self.bond else { return false }
        link = bond.security
        return true
    }

    /// Returns the error for an attribute whose required security the link lacks (Bluetooth Core, Vol 3, Part C,
    /// 10.3.1).
    func refusal(requiring required: LinkSecurity) -> AttributeError? {
        guard link < required else { return nil }
        return link == .open && bond != nil ? .insufficientEncryption : .insufficientAuthentication
    }
}
