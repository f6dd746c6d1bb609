/// Detects a tilt: a position held to one side for a number of frames.
///
/// Source: Triki protocol notes, 4.4, step 2.
struct TiltDetector: Sendable {
    private var side = 0
    private var streak: Float = 0

    /// Processes a sample, which is a fraction of a frame, and returns the side of a settled tilt: −1, 0 or 1.
    mutating func take(_ position: Float, share: Float, _ thresholds: GamepadThresholds) -> Int {
        let newSide = position > thresholds.tilt ? 1 : position < -thresholds.tilt ? -1 : 0
        if newSide != 0, newSide == side {
            streak += share
        } else {
            streak = newSide == 0 ? 0 : 1
        }
        side = newSide
        return streak >= thresholds.tiltFrames ? side : 0
    }
}
