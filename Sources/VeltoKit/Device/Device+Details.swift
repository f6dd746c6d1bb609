internal import VeltoBluetooth
public import VeltoCore

/// Information from the device and the link, except input.
extension Device {
    /// Reads the battery charge into the record, from the stack or the device.
    ///
    /// Fails with `unsupported` if neither provides it.
    ///
    /// ```swift
    /// let operation = try device.beginReadBattery()
    /// _ = operation.wait()
    /// if let battery = device.record.battery { print("battery: \(Int(battery * 100)) %") }
    /// ```
    public func beginReadBattery(timeout: Duration = .seconds(10)) throws(VeltoError) -> Context.Operation {
        try read(.battery, timeout)
    }

    /// Reads the signal strength of the link into the record.
    ///
    /// Fails with `unsupported` if the stack does not report it.
    public func beginReadSignalStrength(timeout: Duration = .seconds(10)) throws(VeltoError) -> Context.Operation {
        try read(.signalStrength, timeout)
    }

    private func read(_ property: LinkProperty, _ timeout: Duration) throws(VeltoError) -> Context.Operation {
        try start(.read) { $0.rawAccess(to: self, $1)?.read(property, $1, timeout: timeout.seconds) }
    }
}
