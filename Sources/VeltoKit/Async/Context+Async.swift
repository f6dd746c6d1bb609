public import VeltoCore
public import VeltoWearable

// Requests as calls that return when they are done. Each is the operation of the same name with `begin`, and `finished()`.

extension Context {
    /// Scans for devices until `stopScan`; returns when discovery runs.
    ///
    /// With `likelyOnly`, only likely devices are reported by events.
    public func startScan(likelyOnly: Bool = false) async throws(VeltoError) {
        try await beginScan(likelyOnly: likelyOnly).finished()
    }

    /// Connects the device of that identifier, address or name as soon as it is seen, and returns it when it is ready.
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

    /// Connects the device that was connected last, disables auto-connect, and returns the device when it is ready; nil if no device
    /// was ever connected.
    public func connectLastDevice(
        timeout: Duration = .seconds(15), options: LinkOptions = LinkOptions()
    ) async throws(VeltoError) -> Device? {
        let begun = try beginConnectLastDevice(timeout: timeout, options: options)
        try await begun?.operation.finished()
        return begun?.device
    }

    /// Forgets a device, present or not: its bond, its profile and all other saved state.
    public func forgetKnownDevice(_ identifier: String) async throws(VeltoError) {
        try await beginForgetKnownDevice(identifier).finished()
    }

    /// Vibrates with all devices that are connected and can, and returns when the last one has taken the pattern.
    ///
    /// Fails with `unsupported` if none can vibrate, and with the error of a device that has failed otherwise.
    public func playHaptic(_ durations: [Double], strength: Double = 1) async throws(VeltoError) {
        try await beginPlayHaptic(durations, strength: strength).finished()
    }
}
