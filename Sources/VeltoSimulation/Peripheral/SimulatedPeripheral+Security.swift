internal import VeltoBluetooth
public import VeltoCore

/// The bond of a simulated device, and the security of its link.
extension SimulatedPeripheral {
    /// The pairing method of the device.
    public var pairing: PeripheralPairing {
        lock.withLock { security.pairing }
    }

    /// Sets the pairing method.
    public func setPairing(_ pairing: PeripheralPairing) throws(VeltoError) {
        switch pairing {
        case .showsPasskey(let passkey), .takesPasskey(let passkey), .comparesPasskey(let passkey):
            guard passkey <= PairingRequest.largestPasskey else {
                throw .invalidArgument("passkey", "is \(passkey): must be at most \(PairingRequest.largestPasskey)")
            }
        case .justWorks, .refuses: break
        }
        lock.withLock { security.pairing = pairing }
    }

    /// Deletes the device's bond, as a reset does.
    ///
    /// A host that still has the key can then no longer connect.
    ///
    /// A link that is already encrypted stays encrypted.
    public func forgetBond() {
        lock.withLock { security.forgetBond() }
    }

    /// Encrypts the link with the host's key; returns false if the device has lost its key.
    func encrypt(overLink serial: Int, with bond: PeripheralSecurity.Bond) -> Bool {
        lock.withLock { isCurrent(serial) ? security.encrypt(with: bond) : true }
    }

    /// Advances a pairing by one step; returns nil if the link is down or out of range.
    func takeSecurityStep(
        overLink serial: Int, _ body: (inout PeripheralSecurity) -> PeripheralSecurity.Step
    ) -> PeripheralSecurity.Step? {
        exchange(overLink: serial) { body(&$0.security) }
    }
}
