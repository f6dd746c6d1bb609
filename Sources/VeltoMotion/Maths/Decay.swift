/// What frames leave of a quantity of which each keeps a share.
///
/// Games tend to step by the same time again and again: the newest power is remembered.
struct Decay: Sendable {
    private var share = 1.0
    private var frames = 1.0
    private var left = 1.0

    /// The part that is left after `frames` sixtieths of a second, if each leaves `share`.
    mutating func left(of share: Double, after frames: Double) -> Double {
        if share != self.share || frames != self.frames {
            self.share = share
            self.frames = frames
            left = SignalMaths.retained(share, frames)
        }
        return left
    }
}
