public import VeltoMotion

extension Device: InputProvider {
    /// Polls the device; while another thread does, returns the last polled input.
    public func pollInput(deltaTime: Double?) -> GameInput {
        let step = deltaTime.map { $0 > 0 ? $0 : 0 } ?? InputChannel.measuredStep
        return (try? input.poll(step: step)) ?? input.peek()
    }
}
