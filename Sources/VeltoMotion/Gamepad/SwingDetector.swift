/// Detects a swing: a velocity that rises high and falls quickly.
///
/// Source: Triki protocol notes, 4.4, step 3.
struct SwingDetector: Sendable {
    /// The highest velocity since it rose; nil if no swing is in progress.
    private var peak: Float?
    private var samplesSincePeak = 0

    /// Takes a sample and returns whether it ends a swing.
    mutating func take(speed: Float, _ thresholds: GamepadThresholds) -> Bool {
        if speed > thresholds.swingPeak {
            peak = max(peak ?? 0, speed)
            samplesSincePeak = 0
            return false
        }
        guard let peak else { return false }
        samplesSincePeak += 1
        let isInTime = samplesSincePeak <= thresholds.swingFrames
        let isSwing = isInTime && speed < peak * thresholds.swingDropRatio
        if isSwing || !isInTime { self.peak = nil }
        return isSwing
    }

    mutating func reset() {
        peak = nil
        samplesSincePeak = 0
    }
}
