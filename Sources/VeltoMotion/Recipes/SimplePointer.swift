/// An aim on a screen, in one call.
///
/// Source: Triki protocol notes, 9.7.
public struct SimplePointer: Hashable, Sendable {
    /// The position of the aim.
    public var aim = AimPoint(x: 0.5, y: 0.5)
    private let driver = PointerDriver()

    /// Creates an aim in the middle.
    public init() {}

    /// Moves the aim and returns its position, which may be outside of the screen.
    public mutating func tick(_ input: GameInput, dt: Double) -> AimPoint {
        aim = driver.step(from: aim, input, target: AimPoint(positionOf: input), dt: dt)
        return aim
    }
}

/// An aim that moves sideways, in one call.
///
/// Source: Triki protocol notes, 9.7.
public struct SimpleAim: Hashable, Sendable {
    /// The position of the aim, −1…1.
    public var aim = 0.0
    private let driver = LateralDriver()

    /// Creates an aim in the middle.
    public init() {}

    /// Moves the aim by the device's tilt and returns its position.
    public mutating func tick(_ input: GameInput, lean: Double, dt: Double, isInverted: Bool = false) -> Double {
        aim = driver.step(from: aim, input, lean: lean, dt: dt, isInverted: isInverted)
        return aim
    }
}
