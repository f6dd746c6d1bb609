/// The accuracy to which the bias of a gyroscope is known.
public enum GyroscopeCalibration: CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// Not at all: the device was not at rest yet.
    case unknown
    /// To within a degree per second, such as from an earlier run.
    case rough
    /// To within a tenth of a degree per second.
    case good
}

/// The bias of a gyroscope: its reading while nothing turns.
public struct GyroscopeBias: Hashable, Sendable, BitwiseCopyable {
    /// The bias along the axes of the device: rad/s, or raw values of a device whose scale is unknown.
    public var value: SIMD3<Double>
    /// An upper bound of its standard deviation, in the same unit; 0 if the scale is unknown.
    public var deviation: Double

    /// Describes a bias.
    public init(_ value: SIMD3<Double>, deviation: Double) {
        (self.value, self.deviation) = (value, deviation)
    }

    /// The growth of the deviation from one run to the next, when the temperature may be another one, and in a month (rad/s).
    private static let (growth, monthlyGrowth) = (0.5 * Angle.degree, 0.1 * Angle.degree)
    private static let month = 30.0 * 86_400

    /// The same bias some time later (seconds): less certain.
    public func aged(by seconds: Double) -> GyroscopeBias {
        let months = max(seconds, 0) / Self.month
        let aging = Self.growth * Self.growth + months * months * Self.monthlyGrowth * Self.monthlyGrowth
        return GyroscopeBias(value, deviation: (deviation * deviation + aging).squareRoot())
    }
}

/// A change of what is known about the bias of a gyroscope.
public struct GyroscopeNews: Hashable, Sendable, BitwiseCopyable {
    /// The accuracy before.
    public var previous: GyroscopeCalibration
    /// The accuracy now.
    public var current: GyroscopeCalibration
    /// The bias now.
    public var bias: GyroscopeBias
    /// Whether the device has been at rest since it was connected.
    public var hasRested: Bool
    /// Whether the bias is worth keeping for the next run.
    public var isWorthKeeping: Bool
}
