public import VeltoCore
public import VeltoWearable

/// The timeout of a haptic pattern (seconds).
private let patternTimeout = 10.0
/// The longest duration in a pattern (seconds).
///
/// A longer one is probably in milliseconds by mistake.
private let longestDuration = 10.0

extension Device {
    /// The limits of haptic patterns that the device plays unchanged; nil if its family cannot vibrate.
    public var hapticLimits: HapticLimits? {
        capabilities.contains(.haptic) ? context.definition.families[record.family]?.hapticLimits : nil
    }

    /// Plays a pattern of alternating vibrations and pauses (seconds).
    ///
    /// A pattern beyond `hapticLimits` is shortened.
    ///
    /// ```swift
    /// let operation = try device.beginPlayHaptic([0.1, 0.05, 0.1])  // twice, with a pause of 50 ms
    /// _ = operation.wait()
    /// if case .failure(let error) = operation.result { print(error) }
    /// ```
    ///
    /// A new pattern replaces the current one. The operation ends when the device has accepted the pattern. It fails
    /// with `unsupported` if hardware or firmware cannot vibrate. `strength` is 0 to 1; a TAP has a single strength.
    public func beginPlayHaptic(_ durations: [Double], strength: Double = 1) throws(VeltoError) -> Context.Operation {
        let command = try hapticCommand(durations, strength)
        try require(.haptic)
        return try start(.write) { $0.perform(command, on: self, $1, timeout: patternTimeout) }
    }

    /// Plays a short pulse, such as for a hit.
    ///
    /// A TAP vibrates; a board vibrates and flashes its LED white. Nil for a device without motor and LED, such as a
    /// cap.
    ///
    /// ```swift
    /// if try device.beginPlayPulse() == nil {
    ///     print("hit")  // the device has neither motor nor LED
    /// }
    /// ```
    @discardableResult
    public func beginPlayPulse() throws(VeltoError) -> Context.Operation? {
        guard capabilities.contains(.haptic) else { return nil }
        return try start(.write) { $0.perform(DeviceCommand.playPulse, on: self, $1, timeout: patternTimeout) }
    }
}

extension Context {
    /// Whether all connected devices that can vibrate play a pattern unchanged.
    public func canPlayWhole(_ durations: [Double]) -> Bool {
        core.devices.all.filter { $0.record.linkState == .ready }.allSatisfy {
            $0.hapticLimits?.allow(durations) ?? true
        }
    }

    /// Plays a pattern on all connected devices that can vibrate.
    ///
    /// The operation ends when the last device has accepted the pattern. It fails with `unsupported` if no device can
    /// vibrate, and otherwise with the error of a failed device.
    public func beginPlayHaptic(_ durations: [Double], strength: Double = 1) throws(VeltoError) -> Operation {
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
                "durations[\(index)]",
                "is \(duration): must be 0 to \(Int(longestDuration)) seconds, of which 0.05 are 50 ms")
        }
    }
    try checkNumber(strength, "strength", 0, 1)
    return .playHaptic(durations, strength: strength)
}
