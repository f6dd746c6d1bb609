public import VeltoCore

/// Moves a paddle sideways over a court, in the units of the court.
///
/// Source: Triki protocol notes, 9.2.
public struct PaddleDriver: Sendable {
    /// The driver's constants, per second where time is involved.
    public struct Config: Hashable, Sendable {
        /// Way per shaped movement of the hand.
        public var velocityGain: Double
        /// Speed while the device is held to one side.
        public var tiltSpeed: Double
        /// The gamepad velocity that adds a flick; not used at the fast rate.
        public var flickVelocityThreshold: Double
        /// Speed of a flick.
        public var flickSpeed: Double
        /// Way from the centre at position 1; only used at the fast rate.
        public var positionScale: Double
        /// How quickly the paddle follows the position; only used at the fast rate.
        public var centerFollowRate: Double

        /// The constants made for what a rate is good for.
        public static func preset(_ strategy: InputStrategy) -> Config {
            switch strategy {
            case .velocity:
                Config(
                    velocityGain: 420, tiltSpeed: 140, flickVelocityThreshold: 9, flickSpeed: 160, positionScale: 58,
                    centerFollowRate: 10)
            case .hybrid:
                Config(
                    velocityGain: 880, tiltSpeed: 240, flickVelocityThreshold: 5, flickSpeed: 320, positionScale: 66,
                    centerFollowRate: 18)
            case .threshold:
                Config(
                    velocityGain: 1050, tiltSpeed: 300, flickVelocityThreshold: 999, flickSpeed: 0, positionScale: 66,
                    centerFollowRate: 8)
            }
        }

        /// Refuses numbers that make no sense; the error names the member.
        public func validate() throws(VeltoError) {
            try Self.rules.check(self)
        }

        private typealias Rule = FieldRule<Config>

        private static let rules: [Rule] = [
            Rule("velocity_gain", FieldRange.gain) { $0.velocityGain },
            Rule("tilt_speed", FieldRange.gain) { $0.tiltSpeed },
            Rule("flick_velocity_threshold", FieldRange.size) { $0.flickVelocityThreshold },
            Rule("flick_speed", FieldRange.gain) { $0.flickSpeed },
            Rule("position_scale", FieldRange.gain) { $0.positionScale },
            Rule("center_follow_rate", FieldRange.size) { $0.centerFollowRate },
        ]
    }

    /// Constants for every rate; nil takes the preset of the rate.
    public var config: Config?
    private var lastPosition: Double?

    /// A driver that has seen nothing.
    public init(config: Config? = nil) {
        self.config = config
    }

    /// The paddle's new place; it is not kept inside of any court.
    public mutating func steer(from place: Double, _ input: GameInput, dt: Double, centre: Double) -> Double {
        let moved = input.positionX - (lastPosition ?? input.positionX)
        lastPosition = input.positionX
        let frame = Frame(
            input: input, config: config ?? .preset(input.strategy), delta: input.shapedFrameDeltaX(fallback: moved),
            dt: SignalMaths.frame(dt, atLeast: 1.0 / 240))
        let newPlace =
            switch input.strategy {
            case .velocity: frame.follow(from: place, centre: centre)
            case .hybrid: frame.push(from: place)
            case .threshold: frame.tilt(from: place)
            }
        // Where no number can say where the paddle would be, it stays.
        return newPlace.isFinite ? newPlace : place
    }

    /// Forgets the last position.
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

        func follow(from place: Double, centre: Double) -> Double {
            var x = place + delta * config.velocityGain
            if input.shapedVelocity >= 1 { x += side * config.flickSpeed * dt }
            let target = centre + input.positionX * config.positionScale
            return x + (target - x) * min(1, dt * config.centerFollowRate)
        }

        func push(from place: Double) -> Double {
            var x = place + delta * config.velocityGain
            if input.velocity >= config.flickVelocityThreshold { x += side * config.flickSpeed * dt }
            return x + tiltStep
        }

        func tilt(from place: Double) -> Double {
            place + (tiltStep != 0 ? tiltStep : delta * config.velocityGain)
        }
    }
}
