public import VeltoCore
public import VeltoWearable

// Requests as asynchronous calls that return when the operation is complete. Each call combines the `begin` operation
// of the same name with `finished()`.

extension Context {
    /// Scans for devices until `stopScan`; returns when discovery runs.
    ///
    /// With `likelyOnly`, events report only likely devices.
    public func startScan(likelyOnly: Bool = false) async throws(VeltoError) {
        try await beginScan(likelyOnly: likelyOnly).finished()
    }

    /// Connects the device with that identifier, address or name as soon as it is seen, and returns the ready device.
    ///
    /// ```swift
    /// let device = try await context.connectDevice("Triki 7", timeout: .seconds(20))
    /// try device.setPlayerIndex(1)
    /// print(device)
    /// ```
    public func connectDevice(_ text: String, timeout: Duration = .seconds(15)) async throws(VeltoError) -> Device {
        let begun = try beginConnectDevice(text, timeout: timeout)
        try await begun.operation.finished()
        guard let device = begun.device ?? HandleTable.shared.device(begun.operation.device) else {
            throw VeltoError.forgotten
        }
        return device
    }

    /// Connects the most recently connected device, disables auto-connect, and returns the ready device.
    ///
    /// Nil if no device was ever connected.
    public func connectLastDevice(
        timeout: Duration = .seconds(15), options: LinkOptions = LinkOptions()
    ) async throws(VeltoError) -> Device? {
        let begun = try beginConnectLastDevice(timeout: timeout, options: options)
        try await begun?.operation.finished()
        return begun?.device
    }

    /// Forgets a device in range or out of range: its bond, its profile and all other saved state.
    public func forgetKnownDevice(_ identifier: String) async throws(VeltoError) {
        try await beginForgetKnownDevice(identifier).finished()
    }

    /// Plays a pattern on all connected devices that can vibrate, and returns when the last one has accepted the
    /// pattern.
    ///
    /// Fails with `unsupported` if no device can vibrate, and otherwise with the error of a failed device.
    public func playHaptic(_ durations: [Double], strength: Double = 1) async throws(VeltoError) {
        try await beginPlayHaptic(durations, strength: strength).finished()
    }
}
