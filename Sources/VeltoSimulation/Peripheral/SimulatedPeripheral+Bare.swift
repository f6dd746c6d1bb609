public import VeltoBluetooth
public import VeltoCore

/// A device whose bytes the program carries over its own radio.
///
/// All of these functions throw `invalidState` while the device belongs to its context's backend, and `notConnected` if
/// its link is down, even if the firmware has ended the link. Time advances when they are called.
extension SimulatedPeripheral {
    /// Reports that a host has connected, or that the link has ended.
    public func reportLink(isUp: Bool) throws(VeltoError) {
        try lock.withLock { () throws(VeltoError) in
            try requireBare()
            guard isUp != isLinked else { return }
            if isUp { _ = beginLink(at: time.now) } else { endLink(.local, at: time.now) }
        }
    }

    /// Reports that the host has encrypted the link, and whether a person has confirmed the key.
    public func reportEncryption(isAuthenticated: Bool = false) throws(VeltoError) {
        try reportSecurity(isAuthenticated ? .authenticated : .encrypted)
    }

    /// Reports a change of the link security.
    package func reportSecurity(_ security: LinkSecurity) throws(VeltoError) {
        try bareExchange { device, _ in device.security.link = security }
    }

    /// Writes a value as the host; errors carry the ATT code.
    public func writeAttribute(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind) throws(VeltoError) {
        _ = try bareRequest { $0.performWrite(handle, bytes, kind, at: $1) }
    }

    /// Reads a value as the host; errors carry the ATT code.
    public func readAttribute(_ handle: ValueHandle) throws(VeltoError) -> [UInt8] {
        try bareRequest { $0.performRead(handle, at: $1) }
    }

    /// Enables or disables notifications of an attribute as the host.
    public func reportSubscription(_ handle: ValueHandle, isOn: Bool) throws(VeltoError) {
        _ = try bareRequest { $0.performSubscription(handle, isOn: isOn, at: $1) }
    }

    /// Removes the next due notification, copies its bytes into `buffer`, and returns its handle.
    ///
    /// Returns nil if none is due.
    public func pollNotification(into buffer: inout [UInt8]) throws(VeltoError) -> ValueHandle? {
        try bareExchange { $0.outlet.takeArrived(at: $1, into: &buffer) }
    }

    /// Performs a request at once; delays are left to the program.
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
