/// A copy of the input for display, refreshed only occasionally to prevent flicker.
///
/// Source: Triki protocol notes, 5.3 and 8.1.
public struct DisplayCopy: Sendable {
    /// The refresh interval, and the one at low power (seconds).
    private static let interval = 0.12
    private static let lowPowerInterval = 0.35

    private var shown: GameInput?
    private var age = 0.0

    /// Creates a copy.
    public init() {}

    /// Processes a frame and returns the copy to display.
    ///
    /// Changes of flags, rate or buttons appear immediately. Gestures are displayed until the next refresh, and none is
    /// lost.
    public mutating func step(_ input: GameInput, dt: Double) -> GameInput {
        age += dt.isNaN ? 0 : max(0, dt)
        guard var old = shown, !isDue(input, old) else {
            let new = input.withoutHoles
            shown = new
            age = 0
            return new
        }
        old.gestures.formUnion(input.gestures)
        old.throwPower = max(old.throwPower, input.throwPower)
        old.buttonsPressed |= input.buttonsPressed
        old.buttonsReleased |= input.buttonsReleased
        shown = old
        return old
    }

    private func isDue(_ input: GameInput, _ old: GameInput) -> Bool {
        let interval = input.rateMode == .lowPower ? Self.lowPowerInterval : Self.interval
        return age >= interval - SignalMaths.timeSlack || input.deviceHandle != old.deviceHandle
            || input.rateMode != old.rateMode
            || input.flags.symmetricDifference(old.flags).subtracting(.fresh) != []
            || input.buttonsDown != old.buttonsDown
    }
}

extension GameInput {
    /// The input with NaN replaced by neutral values, since a program may have assembled it.
    fileprivate var withoutHoles: GameInput {
        var copy = self
        if packetAge.isNaN { copy.packetAge = .infinity }
        for member in Self.numbers where !copy[keyPath: member].isFinite { copy[keyPath: member] = 0 }
        if !isFinite(orientation) { copy.orientation = GameInput().orientation }
        if !isFinite(SIMD4(acceleration, 0)) { copy.acceleration = SIMD3() }
        if !isFinite(SIMD4(rotationRate, 0)) { copy.rotationRate = SIMD3() }
        if !battery.isFinite { copy.battery = 0 }
        return copy
    }

    private func isFinite(_ vector: SIMD4<Float>) -> Bool {
        // Any finite number times 0 is 0.
        vector * 0 == SIMD4()
    }

    private static let numbers: [any WritableKeyPath<GameInput, Double> & Sendable] = [
        \.positionX, \.positionY, \.relativeX, \.relativeY, \.frameDeltaX, \.frameDeltaY, \.rawX, \.rawY, \.direction,
        \.velocity, \.throwPower, \.sensors.tiltX, \.sensors.tiltY, \.sensors.gyroX, \.sensors.gyroY, \.sensors.gyroZ,
        \.sensors.rotation, \.sensors.motion,
    ]
}
