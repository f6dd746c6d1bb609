public import VeltoMotion

/// The saved state of a device: tuning and calibration.
public struct DeviceProfile: Hashable, Sendable {
    /// The conversion of motion into input.
    public var motion = MotionConfig.preset(.paddle)
    /// The constants of the gamepad view.
    public var gamepad = GamepadConfig()
    /// The smoothing of sensor readings.
    public var sensors = SensorFilter()
    /// The raw value of the paddle's center; nil until known.
    public var paddleOffset: Double?

    /// Creates the profile of new devices.
    public init() {}
}

/// A number of a profile, with its name in the C interface.
struct ProfileField: Sendable {
    let name: String
    let value: @Sendable (DeviceProfile) -> Double?
    /// Sets the number; false if it is invalid.
    let store: @Sendable (inout DeviceProfile, Double) -> Bool

    private init(
        _ name: String, _ value: @escaping @Sendable (DeviceProfile) -> Double?,
        _ store: @escaping @Sendable (inout DeviceProfile, Double) -> Bool
    ) {
        self.name = name
        self.value = value
        self.store = store
    }

    static func number(
        _ name: String, _ path: any WritableKeyPath<DeviceProfile, Double> & Sendable, _ range: ClosedRange<Double>
    ) -> ProfileField {
        ProfileField(name, { $0[keyPath: path] }) { profile, number in
            profile[keyPath: path] = number
            return range.contains(number)
        }
    }

    static func count(
        _ name: String, _ path: any WritableKeyPath<DeviceProfile, Int> & Sendable, _ range: ClosedRange<Int>
    ) -> ProfileField {
        ProfileField(name, { Double($0[keyPath: path]) }) { profile, number in
            guard let count = Int(exactly: number) else { return false }
            profile[keyPath: path] = count
            return range.contains(count)
        }
    }

    static func yesNo(_ name: String, _ path: any WritableKeyPath<DeviceProfile, Bool> & Sendable)
        -> ProfileField
    {
        ProfileField(name, { $0[keyPath: path] ? 1 : 0 }) { profile, number in
            profile[keyPath: path] = number != 0
            return number == 0 || number == 1
        }
    }

    static func choice<Choice: RawRepresentable<Int32> & SendableMetatype>(
        _ name: String, _ path: any WritableKeyPath<DeviceProfile, Choice> & Sendable
    ) -> ProfileField {
        ProfileField(name, { Double($0[keyPath: path].rawValue) }) { profile, number in
            guard let choice = Int32(exactly: number).flatMap(Choice.init(rawValue:)) else { return false }
            profile[keyPath: path] = choice
            return true
        }
    }

    /// Every number of a profile, in file order.
    static let all =
        described + [
            ProfileField("paddle_offset", { $0.paddleOffset }) { profile, number in
                profile.paddleOffset = number
                return abs(number) <= 65_536
            }
        ]
}
