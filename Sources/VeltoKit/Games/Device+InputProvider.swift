public import VeltoMotion

extension Device: InputProvider {
    /// Polls the device.
    ///
    /// If another thread is polling it, returns the last polled input.
    ///
    /// ```swift
    /// while isRunning() {  // once per frame
    ///     let input = device.pollInput()
    ///     movePaddle(0, input.positionX)  // −1…1; 0 while the device is not connected
    ///     if input.gestures.contains(.throw) { throwBall(input.throwPower) }
    /// }
    /// ```
    public func pollInput(deltaTime: Double?) -> GameInput {
        (try? input.poll(step: deltaTime.map { $0 > 0 ? $0 : 0 })) ?? input.peek()
    }
}
