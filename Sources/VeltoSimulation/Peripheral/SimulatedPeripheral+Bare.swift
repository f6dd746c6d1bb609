public import VeltoBluetooth
public import VeltoCore

/// A device whose bytes the program carries over a radio of its own.
///
/// All of these fail with `invalidState` while the device belongs to its context's backend, and with `notConnected` if its link is
/// down, also because the firmware ended it. Time advances when they are called.
extension SimulatedPeripheral {
    /// A host has connected to the device, or the link has ended.
    public func reportLink(isUp: Bool) throws(VeltoError) {
        try lock.withLock { () throws(VeltoError) in
            try requireBare()
            guard isUp != isLinked else { return }
            if isUp { _ = beginLink(at: time.now) } else { endLink(.local, at: time.now) }
        }
    }

    /// The host has encrypted the link, with a key that a person has confirmed or not.
    public func reportEncryption(isAuthenticated: Bool = false) throws(VeltoError) {
        try reportSecurity(isAuthenticated ? .authenticated : .encrypted)
    }

    /// The protection of the link has changed.
    package func reportSecurity(_ security: LinkSecurity) throws(VeltoError) {
        try bareExchange { device, _ in device.security.link = security }
    }

    /// A host writes; errors carry the ATT code.
    public func writeAttribute(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind) throws(VeltoError) {
        _ = try bareRequest { $0.performWrite(handle, bytes, kind, at: $1) }
    }

    /// A host reads; errors carry the ATT code.
    public func readAttribute(_ handle: ValueHandle) throws(VeltoError) -> [UInt8] {
        try bareRequest { $0.performRead(handle, at: $1) }
    }

    /// A host enables or disables notifications of an attribute.
    public func reportSubscription(_ handle: ValueHandle, isOn: Bool) throws(VeltoError) {
        _ = try bareRequest { $0.performSubscription(handle, isOn: isOn, at: $1) }
    }

    /// Removes the next notification due by now: its bytes go into `buffer`, its handle is returned; nil if there is none.
    public func pollNotification(into buffer: inout [UInt8]) throws(VeltoError) -> ValueHandle? {
        try bareExchange { $0.outlet.takeArrived(at: $1, into: &buffer) }
    }

    /// Responds at once: a program that wants to be late can be so itself.
    private func bareRequest(
        _ body: (SimulatedPeripheral, Timestamp) -> AttributeAnswer
    ) throws(VeltoError) -> [UInt8] {
        let (result, isConnected) = try bareExchange { device, time in
            let result = body(device, time).result
            let isConnected = device.isLinked
            device.performStep(to: time)
            return (result, isConnected)
        }
        guard isConnected else { throw Self.notConnected }
        switch result {
        case .success(let bytes): return bytes
        case .failure(let refusal): throw refusal.error
        }
    }

    private func bareExchange<Answer>(
        _ body: (SimulatedPeripheral, Timestamp) -> Answer
    ) throws(VeltoError) -> Answer {
        try lock.withLock { () throws(VeltoError) in
            try requireBare()
            let now = time.now
            performStep(to: now)
            guard isLinked else { throw Self.notConnected }
            return body(self, now)
        }
    }

    private func requireBare() throws(VeltoError) {
        guard isBareNow else {
            throw VeltoError(.invalidState, "the device belongs to its context's backend", remedy: "make it bare first")
        }
    }
}
