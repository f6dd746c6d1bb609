internal import VeltoCore
internal import VeltoWearable

/// Haptic patterns: boards play a pulse at a time, and the session waits for the next.
extension MetaWearSession {
    /// Plays pulses with pauses between them; ends when the first is on its way, or at once if a pause is.
    ///
    /// What a pattern before has not played is left out; a pulse that plays goes on.
    func playHaptic(_ durations: [Double], strength: Double) async throws(VeltoError) {
        guard status.modules[.haptic] != nil else { throw .lacks(.haptic) }
        var pulses = try HapticPulse.pattern(durations, strength: strength)[...]
        pattern?.cancel()
        pattern = nil
        patternNumber &+= 1
        let number = patternNumber
        if let first = pulses.first, first.pause == 0 {
            try await talk.write(first.packet)
            pulses = pulses.dropFirst()
        }
        // Another one may have begun meanwhile.
        guard !pulses.isEmpty, number == patternNumber else { return }
        pattern = talk.start { [talk, pulses] in
            // It ends with the link, or when another one takes its place.
            for pulse in pulses {
                do throws(VeltoError) {
                    try await talk.pause(pulse.pause)
                    try await talk.write(pulse.packet)
                } catch {
                    return
                }
            }
        }
    }
}
