/// Whatever a game can be played with: a device, a script, a test's double.
///
/// Source: Triki protocol notes, 10.1.
public protocol InputProvider {
    /// The input of a new frame, `deltaTime` seconds after the one before; nil lets the provider measure.
    func pollInput(deltaTime: Double?) -> GameInput
}

extension InputProvider {
    /// The input of a new frame, whose length the provider measures.
    public func pollInput() -> GameInput {
        pollInput(deltaTime: nil)
    }
}
