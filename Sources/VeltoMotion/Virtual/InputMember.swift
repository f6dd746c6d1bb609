/// The members of an input that can be supplied, one bit each.
///
/// All other members are derived: the direction from the position, ages from times, and gesture counts from polls.
package struct InputMembers: OptionSet, Hashable, Sendable {
    /// One bit per member.
    package let rawValue: UInt64

    /// Creates a set from bits.
    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    private init(bit: UInt64) {
        rawValue = 1 << bit
    }

    package static let flags = Self(bit: 0)
    package static let motionMode = Self(bit: 1)
    package static let rateMode = Self(bit: 2)
    package static let timestamp = Self(bit: 3)
    package static let packetCount = Self(bit: 4)
    package static let frameDeltaX = Self(bit: 5)
    package static let frameDeltaY = Self(bit: 20)
    package static let throwPower = Self(bit: 6)
    package static let buttonsDown = Self(bit: 7)
    package static let buttonsPressed = Self(bit: 8)
    package static let buttonsReleased = Self(bit: 9)
    package static let states = Self(bit: 10)
    package static let gestures = Self(bit: 11)
    package static let pressCount = Self(bit: 12)
    package static let releaseCount = Self(bit: 13)
    package static let clickCount = Self(bit: 14)
    package static let fingerPressCount = Self(bit: 15)
    package static let orientation = Self(bit: 16)
    package static let acceleration = Self(bit: 17)
    package static let rotationRate = Self(bit: 18)
    package static let battery = Self(bit: 19)
    package static let gyroCalibration = Self(bit: 21)
    /// All members except the measurements, which some devices do not have.
    package static let unmeasured = Self(rawValue: (1 << (firstNumber + UInt64(InputMember.numbers.count))) - 1)
        .subtracting([.orientation, .acceleration, .rotationRate, .battery])
    /// The members that are usually derived from others.
    package static let consequences: Self = [
        .flags, .timestamp, .packetCount, .frameDeltaX, .frameDeltaY, .relativeX, .relativeY, .buttonsPressed,
        .buttonsReleased,
        .states, .gestures, .pressCount, .releaseCount, .clickCount, .fingerPressCount,
    ]
    private static let firstNumber: UInt64 = 22

    /// Returns the member with an index in `InputMember.numbers`.
    package static func number(_ index: Int) -> Self {
        Self(bit: firstNumber + UInt64(index))
    }

    package static let positionX = number(0)
    package static let positionY = number(1)
    package static let relativeX = number(2)
    package static let relativeY = number(3)
    /// All numbers that keep their values until they are supplied again.
    package static let numbers = Self(rawValue: (1 << UInt64(InputMember.numbers.count) - 1) << firstNumber)
}

/// A number of an input that keeps its value until it is supplied again, with its name in C.
package struct InputMember: Sendable {
    /// The name in `velto_input`.
    package let name: String
    /// The member of a `GameInput`.
    package let path: any WritableKeyPath<GameInput, Double> & Sendable

    private init(_ name: String, _ path: any WritableKeyPath<GameInput, Double> & Sendable) {
        self.name = name
        self.path = path
    }

    /// All numbers, in the order of `InputMembers`.
    package static let numbers = [
        InputMember("position_x", \.positionX),
        InputMember("position_y", \.positionY),
        InputMember("relative_x", \.relativeX),
        InputMember("relative_y", \.relativeY),
        InputMember("raw_x", \.rawX),
        InputMember("raw_y", \.rawY),
        InputMember("direction", \.direction),
        InputMember("velocity", \.velocity),
        InputMember("sensor_tilt_x", \.sensors.tiltX),
        InputMember("sensor_tilt_y", \.sensors.tiltY),
        InputMember("sensor_gyro_x", \.sensors.gyroX),
        InputMember("sensor_gyro_y", \.sensors.gyroY),
        InputMember("sensor_gyro_z", \.sensors.gyroZ),
        InputMember("sensor_rotation", \.sensors.rotation),
        InputMember("sensor_motion", \.sensors.motion),
    ]
}
