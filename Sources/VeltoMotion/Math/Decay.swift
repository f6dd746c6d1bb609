/// Exponential decay per frame.
///
/// The last power is cached, since games usually repeat the same time step.
struct Decay: Sendable {
    private var share = 1.0
    private var frames = 1.0
    private var left = 1.0

    /// Returns the remaining fraction after `frames` sixtieths of a second; each retains `share`.
    mutating func left(of share: Double, after frames: Double) -> Double {
        if share != self.share || frames != self.frames {
            self.share = share
            self.frames = frames
            left = SignalMaths.retained(share, frames)
        }
        return left
    }
}
