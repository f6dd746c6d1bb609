public import VeltoCore
internal import VeltoWearable

/// Seconds within which a device takes a pattern.
private let patternTimeout = 10.0
/// The longest duration in a pattern (seconds).
private let longestDuration = 60.0

extension Device {
    /// The number of durations that the device takes of a haptic pattern; 0 if its family cannot vibrate.
    public var hapticCapacity: Int {
        guard capabilities.contains(.haptic) else { return 0 }
        return context.definition.families[record.family]?.hapticCapacity ?? 0
    }

    /// Vibrates for the first duration in seconds, pauses for the second, and so on; the device leaves out durations
    /// beyond its `hapticCapacity`.
    ///
    /// ```swift
    /// let operation = try device.playHaptic([0.1, 0.05, 0.1])  // twice, with a pause of 50 ms
    /// _ = operation.wait()
    /// if case .failure(let error) = operation.result { print(error) }
    /// ```
    ///
    /// The operation ends when the device has taken the pattern, which replaces one that still plays; it fails with
    /// `unsupported` if hardware or firmware cannot vibrate. `strength` is 0 to 1; a TAP knows one strength.
    public func playHaptic(_ durations: [Double], strength: Double = 1) throws(VeltoError) -> Context.Operation {
        let command = try hapticCommand(durations, strength)
        try require(.haptic)
        return try start(.write) { $0.perform(command, on: self, $1, timeout: patternTimeout) }
    }
}

extension Context {
    /// The number of durations that all connected devices that vibrate take of a haptic pattern; nil without such a device.
    public var hapticCapacity: Int? {
        core.devices.all.filter { $0.record.linkState == .ready && $0.capabilities.contains(.haptic) }
            .map(\.hapticCapacity).min()
    }

    /// Vibrates like `Device.playHaptic` with all devices that are connected and can.
    ///
    /// The operation ends when the last device has taken the pattern; it fails with `unsupported` if none can vibrate, and with
    /// the error of a device that has failed otherwise.
    public func playHaptic(_ durations: [Double], strength: Double = 1) throws(VeltoError) -> Operation {
        let command = try hapticCommand(durations, strength)
        return try core.start(.write, for: nil) {
            $0.perform(command, onAllWith: .haptic, $1, timeout: patternTimeout)
        }
    }
}

private func hapticCommand(_ durations: [Double], _ strength: Double) throws(VeltoError) -> DeviceCommand {
    for (index, duration) in durations.enumerated() {
        guard (0...longestDuration).contains(duration) else {
            throw .invalidArgument(
                "durations[\(index)]", "is \(duration): must be 0 to \(Int(longestDuration)) seconds")
        }
    }
    try checkNumber(strength, "strength", 0, 1)
    return .playHaptic(durations, strength: strength)
}
