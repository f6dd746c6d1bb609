internal import VeltoCore

/// One pulse of the motor or of the buzzer; there is no packet that ends it early.
///
/// Source: MetaWear module protocol, 4.7.
enum HapticPulse {
    private static let register = BoardRegister(.haptic, 1)
    private static let strongest = 248.0
    private static let buzzerDuty: UInt8 = 0x7F
    private static let longest = 65.535

    /// The motor, with a strength from 0 to 1.
    static func motor(strength: Double, seconds: Double) throws(VeltoError) -> [UInt8] {
        try checkNumber(strength, "strength", 0, 1)
        return try packet(UInt8(strength * strongest + 1e-6), seconds, mode: 0)
    }

    /// The buzzer.
    static func buzzer(seconds: Double) throws(VeltoError) -> [UInt8] {
        try packet(buzzerDuty, seconds, mode: 1)
    }

    /// The pulses of a pattern of durations to vibrate and to pause in turns, each with the time before it.
    ///
    /// Those without a duration are left out, and without strength all of them.
    static func pattern(
        _ durations: [Double], strength: Double
    ) throws(VeltoError) -> [(pause: Double, packet: [UInt8])] {
        var pulses: [(pause: Double, packet: [UInt8])] = []
        guard strength != 0 else { return [] }
        var elapsed = 0.0
        for (index, seconds) in durations.enumerated() {
            if index.isMultiple(of: 2), seconds > 0 {
                pulses.append((elapsed, try motor(strength: strength, seconds: seconds)))
                elapsed = 0
            }
            elapsed += seconds
        }
        return pulses
    }

    private static func packet(_ duty: UInt8, _ seconds: Double, mode: UInt8) throws(VeltoError) -> [UInt8] {
        try checkNumber(seconds, "seconds", 0, longest)
        let width = UInt16(seconds * 1000 + 1e-6)
        return register.command(duty, UInt8(truncatingIfNeeded: width), UInt8(width >> 8), mode)
    }
}
