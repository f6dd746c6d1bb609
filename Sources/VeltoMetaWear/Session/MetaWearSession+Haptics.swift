internal import VeltoCore
internal import VeltoWearable

/// Haptic patterns: boards play a pulse at a time, and the session waits for the next.
extension MetaWearSession {
    /// Plays pulses with pauses between them; ends when the first is on its way.
    ///
    /// What a pattern before has not played is left out; a pulse that plays goes on.
    func playHaptic(_ durations: [Double], strength: Double) async throws(VeltoError) {
        guard status.modules[.haptic] != nil else { throw .lacks(.haptic) }
        let pulses = try HapticPulse.pattern(durations, strength: strength)
        pattern?.cancel()
        pattern = nil
        guard let first = pulses.first else { return }
        if first.pause > 0 { try await talk.pause(first.pause) }
        try await talk.write(first.packet)
        guard pulses.count > 1 else { return }
        pattern = talk.start { [talk] in
            // It ends with the link, or when another one takes its place.
            for pulse in pulses.dropFirst() {
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
