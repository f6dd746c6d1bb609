/// A source of game input: a device, a script, or a test double.
///
/// Source: Triki protocol notes, 10.1.
public protocol InputProvider {
    /// Returns the input of a new frame, `deltaTime` seconds after the previous one; nil measures the time.
    func pollInput(deltaTime: Double?) -> GameInput
}

extension InputProvider {
    /// Returns the input of a new frame; the provider measures the time since the previous one.
    public func pollInput() -> GameInput {
        pollInput(deltaTime: nil)
    }
}
