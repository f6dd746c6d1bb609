/// The velocity whose peaks are throws: the position's movement, or the gamepad's velocity with the tilt's sign.
enum EventVelocity {
    /// Source: Triki protocol notes, 9.6.
    static func of(_ input: GameInput, scale: Double) -> Double {
        if abs(input.frameDeltaX) > 1e-9 { return input.frameDeltaX * scale }
        let side = input.tiltRight ? 1.0 : input.tiltLeft ? -1 : 0
        return side * max(input.velocity, input.intensity)
    }
}
