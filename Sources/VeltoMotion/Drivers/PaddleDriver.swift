/// Moves a paddle sideways over a court, in the units of the court.
///
/// Source: Triki protocol notes, 9.2.
///
/// ```swift
/// var driver = PaddleDriver()
/// var paddle = courtWidth / 2
/// while isRunning() {
///     let input = device.pollInput()
///     paddle = driver.steer(from: paddle, input, dt: input.dt, center: courtWidth / 2)
/// }
/// ```
public struct PaddleDriver: Sendable {
    /// The driver's constants; those that involve time are per second.
    public struct Config: Hashable, Sendable {
        /// Distance per shaped movement of the hand.
        public var velocityGain: Double
        /// Speed while the device is held to one side.
        public var tiltSpeed: Double
        /// The gamepad velocity above which a flick is added; not used at the fast rate.
        public var flickVelocityThreshold: Double
        /// Speed of a flick.
        public var flickSpeed: Double
        /// Distance from the center at position 1; only used at the fast rate.
        public var positionScale: Double
        /// Rate at which the paddle follows the position; only used at the fast rate.
        public var centerFollowRate: Double
    }

    /// The constants for every rate; nil for the preset of each rate.
    public var config: Config?
    private var lastPosition: Double?

    /// Creates a driver.
    public init(config: Config? = nil) {
        self.config = config
    }

    /// Returns the paddle's new position, which is not clamped to a court.
    public mutating func steer(from position: Double, _ input: GameInput, dt: Double, center: Double) -> Double {
        let moved = input.positionX - (lastPosition ?? input.positionX)
        lastPosition = input.positionX
        let frame = Frame(
            input: input, config: config ?? .preset(input.rateMode), delta: input.shapedFrameDeltaX(fallback: moved),
            dt: SignalMaths.frame(dt, atLeast: 1.0 / 240))
        let newPosition =
            switch input.rateMode {
            case .fast: frame.follow(from: position, center: center)
            case .normal, .unknown: frame.push(from: position)
            case .lowPower: frame.tilt(from: position)
            }
        // Keep the position if the new one is not finite.
        return newPosition.isFinite ? newPosition : position
    }

    /// Resets the last position.
    public mutating func reset() {
        lastPosition = nil
    }

    private struct Frame {
        let input: GameInput
        let config: Config
        let delta: Double
        let dt: Double

        var side: Double {
            if input.tiltRight || delta > 0.002 { return 1 }
            return input.tiltLeft || delta < -0.002 ? -1 : 0
        }

        var tiltStep: Double {
            input.tiltRight ? config.tiltSpeed * dt : input.tiltLeft ? -config.tiltSpeed * dt : 0
        }

        func follow(from position: Double, center: Double) -> Double {
            var x = position + delta * config.velocityGain
            if input.shapedVelocity >= 1 { x += side * config.flickSpeed * dt }
            let target = center + input.positionX * config.positionScale
            return x + (target - x) * min(1, dt * config.centerFollowRate)
        }

        func push(from position: Double) -> Double {
            var x = position + delta * config.velocityGain
            if input.velocity >= config.flickVelocityThreshold { x += side * config.flickSpeed * dt }
            return x + tiltStep
        }

        func tilt(from position: Double) -> Double {
            position + (tiltStep != 0 ? tiltStep : delta * config.velocityGain)
        }
    }
}
