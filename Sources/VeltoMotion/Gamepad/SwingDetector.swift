/// Detects a swing: a velocity that rises to a peak and falls quickly.
///
/// Source: Triki protocol notes, 4.4, step 3.
struct SwingDetector: Sendable {
    /// The peak velocity of a swing in progress; nil if there is none.
    private var peak: Float?
    private var framesSincePeak: Float = 0

    /// Processes a sample, which is a fraction of a frame, and returns whether it ends a swing.
    mutating func take(speed: Float, share: Float, _ thresholds: GamepadThresholds) -> Bool {
        if speed > thresholds.swingPeak {
            peak = max(peak ?? 0, speed)
            framesSincePeak = 0
            return false
        }
        guard let peak else { return false }
        framesSincePeak += share
        let isInTime = framesSincePeak <= thresholds.swingFrames
        let isSwing = isInTime && speed < peak * thresholds.swingDropRatio
        if isSwing || !isInTime { self.peak = nil }
        return isSwing
    }

    mutating func reset() {
        peak = nil
        framesSincePeak = 0
    }
}
