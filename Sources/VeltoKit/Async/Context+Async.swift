public import VeltoCore

// Requests as calls that return when they are done. Each is the operation of the same name, and `finished()`.

extension Context {
    /// Scans for devices until `stopScan`; returns when discovery runs.
    ///
    /// With `likelyOnly`, only likely devices are reported by events.
    public func startScan(likelyOnly: Bool = false) async throws(VeltoError) {
        let operation: Operation = try startScan(likelyOnly: likelyOnly)
        try await operation.finished()
    }

    /// Connects the device of that identifier, address or name as soon as it is seen, and returns it when it is ready.
    ///
    /// ```swift
    /// let device = try await context.connectDevice("Triki 7", timeout: .seconds(20))
    /// try device.setPlayerIndex(1)
    /// print(device)
    /// ```
    public func connectDevice(_ text: String, timeout: Duration = .seconds(15)) async throws(VeltoError) -> Device {
        let begun: (device: Device?, operation: Operation) = try connectDevice(text, timeout: timeout)
        try await begun.operation.finished()
        guard let device = begun.device ?? HandleTable.shared.device(begun.operation.device) else {
            throw VeltoError(.staleHandle, "the device was forgotten")
        }
        return device
    }

    /// Connects the device that was connected last, disables auto-connect, and returns the device when it is ready; nil if no device
    /// was ever connected.
    public func connectLastDevice(timeout: Duration = .seconds(15)) async throws(VeltoError) -> Device? {
        let begun: (device: Device, operation: Operation)? = try connectLastDevice(timeout: timeout)
        try await begun?.operation.finished()
        return begun?.device
    }

    /// Forgets a device, present or not: its bond, its profile and all other saved state.
    public func forgetKnownDevice(_ identifier: String) async throws(VeltoError) {
        let operation: Operation = try forgetKnownDevice(identifier)
        try await operation.finished()
    }
}
