public import VeltoKit

/// A game that knows no devices: a paddle, and a ball that is served by a click.
public struct PaddleGame {
    /// The position of the paddle, −1…1.
    public private(set) var paddle = 0.0
    /// The farthest position to the right so far.
    public private(set) var rightmost = 0.0
    /// The number of balls served.
    public private(set) var serves = 0
    /// Whether the game waits for its player.
    public private(set) var isPaused = true
    private let pad: any InputProvider

    /// A game that is played with any source of input.
    public init(pad: any InputProvider) {
        self.pad = pad
    }

    /// Runs one frame.
    public mutating func runFrame(deltaTime: Double = 1.0 / 60) {
        let input = pad.pollInput(deltaTime: deltaTime)
        isPaused = !input.flags.contains(.connected)
        paddle = input.positionX
        rightmost = max(rightmost, paddle)
        if input.gestures.contains(.click) { serves += 1 }
    }
}
