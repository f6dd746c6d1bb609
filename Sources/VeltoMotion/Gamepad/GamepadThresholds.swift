/// The gamepad's constants for one rate mode.
///
/// Source: Triki protocol notes, 4.3.
struct GamepadThresholds: Sendable {
    /// The factors of a rate mode.
    private struct Factors {
        var move = 1.0
        var shakeAcceleration = 1.0
        var shakeCooldown = 1.0
        var actionVelocity = 1.0
        var actionCooldown = 1.0
        var tilt = 1.0
        var tiltFrames = 0
        var swingPeak = 1.0
    }

    private static func factors(_ rate: RateMode) -> Factors {
        switch rate {
        case .fast:
            Factors(move: 0.85, shakeAcceleration: 0.9, actionVelocity: 0.9, tiltFrames: -1, swingPeak: 0.9)
        case .normal, .unknown:
            Factors(swingPeak: 1.15)
        case .lowPower:
            Factors(shakeCooldown: 1.2, actionCooldown: 1.1, tilt: 0.85, tiltFrames: -2)
        }
    }

    let directionDeadzone: Float
    let velocityGain: Float
    let positionBlend: Float
    let move: Float
    let shakeAcceleration: Float
    let shakeCooldown: Double
    let actionVelocity: Float
    let actionCooldown: Double
    let tilt: Float
    let tiltFrames: Float
    let swingPeak: Float
    let swingDropRatio: Float
    let swingFrames: Float
    let minimumInterval: Float

    init(_ config: GamepadConfig, _ rate: RateMode) {
        let factors = Self.factors(rate)
        directionDeadzone = Float(config.directionDeadzone)
        velocityGain = Float(config.velocityGain)
        positionBlend = Float(config.positionBlend)
        move = Float(config.moveThreshold * factors.move)
        shakeAcceleration = Float(config.shakeAcceleration * factors.shakeAcceleration)
        shakeCooldown = config.shakeCooldown * factors.shakeCooldown
        actionVelocity = Float(config.actionVelocity * factors.actionVelocity)
        actionCooldown = config.actionCooldown * factors.actionCooldown
        tilt = Float(config.tiltThreshold * factors.tilt)
        tiltFrames = Float(config.tiltFrames + factors.tiltFrames)
        swingPeak = Float(config.swingPeak * factors.swingPeak)
        swingDropRatio = Float(config.swingDropRatio)
        swingFrames = Float(config.swingFrames)
        minimumInterval = Float(config.minimumInterval)
    }
}
