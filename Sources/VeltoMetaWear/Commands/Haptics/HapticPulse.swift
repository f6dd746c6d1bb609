internal import VeltoCore
internal import VeltoWearable

/// A pulse of the motor or buzzer.
///
/// No packet can end it early.
///
/// Source: MetaWear module protocol, 4.7.
struct HapticPulse: Hashable, Sendable {
    private static let register = BoardRegister(.haptic, 1)
    private static let strongest = 248.0
    private static let buzzerDuty: UInt8 = 0x7F
    /// The limits of patterns.
    ///
    /// The host times the pauses.
    static let limits = HapticLimits(step: 0.001, longest: 65.535, hasPauseSteps: false)

    /// The pause before the pulse (seconds).
    var pause = 0.0
    let packet: [UInt8]

    /// Creates a motor pulse with a strength from 0 to 1.
    static func motor(strength: Double, seconds: Double) throws(VeltoError) -> HapticPulse {
        try checkNumber(strength, "strength", 0, 1)
        return try HapticPulse(duty: UInt8(strength, inUnitsOf: 1 / strongest), seconds, mode: 0)
    }

    /// Creates a buzzer pulse.
    static func buzzer(seconds: Double) throws(VeltoError) -> HapticPulse {
        try HapticPulse(duty: buzzerDuty, seconds, mode: 1)
    }

    /// Creates the pulses of a pattern of alternating vibrations and pauses, each with the pause before it.
    ///
    /// Pulses without a duration are omitted; without strength, all pulses are.
    static func pattern(_ durations: [Double], strength: Double) throws(VeltoError) -> [HapticPulse] {
        var pulses: [HapticPulse] = []
        guard strength != 0 else { return [] }
        var elapsed = 0.0
        for (index, seconds) in durations.enumerated() {
            if index.isMultiple(of: 2), seconds > 0 {
                var pulse = try motor(strength: strength, seconds: seconds)
                pulse.pause = elapsed
                pulses.append(pulse)
                elapsed = 0
            }
            elapsed += seconds
        }
        return pulses
    }

    private init(duty: UInt8, _ seconds: Double, mode: UInt8) throws(VeltoError) {
        try checkNumber(seconds, "seconds", 0, Self.limits.longest)
        let width = UInt16(seconds, inUnitsOf: Self.limits.step)
        packet = Self.register.command {
            $0.write(duty)
            $0.write(width)
            $0.write(mode)
        }
    }
}
