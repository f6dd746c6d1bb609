/// The accuracy of a gyroscope's bias.
public enum GyroscopeCalibration: CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// Unknown, since the device has not been at rest yet.
    case unknown
    /// Within 1 °/s, for example from an earlier run.
    case rough
    /// Within 0.1 °/s.
    case good
}

/// The bias of a gyroscope: its output without rotation.
public struct GyroscopeBias: Hashable, Sendable, BitwiseCopyable {
    /// The bias along the axes of the device, in rad/s, or in raw values if the scale is unknown.
    public var value: SIMD3<Double>
    /// An upper bound of the standard deviation, in the same unit; 0 if the scale is unknown.
    public var deviation: Double

    /// Creates a bias.
    public init(_ value: SIMD3<Double>, deviation: Double) {
        (self.value, self.deviation) = (value, deviation)
    }

    /// The growth of the deviation between two runs, due to temperature, and per month (rad/s).
    private static let (growth, monthlyGrowth) = (0.5 * Angle.degree, 0.1 * Angle.degree)
    private static let month = 30.0 * 86_400

    /// Returns the bias after a time (seconds), with a larger deviation.
    public func aged(by seconds: Double) -> GyroscopeBias {
        let months = max(seconds, 0) / Self.month
        let aging = Self.growth * Self.growth + months * months * Self.monthlyGrowth * Self.monthlyGrowth
        return GyroscopeBias(value, deviation: (deviation * deviation + aging).squareRoot())
    }
}

/// A change of the estimated bias of a gyroscope.
public struct GyroscopeNews: Hashable, Sendable, BitwiseCopyable {
    /// The previous accuracy.
    public var previous: GyroscopeCalibration
    /// The current accuracy.
    public var current: GyroscopeCalibration
    /// The current bias.
    public var bias: GyroscopeBias
    /// Whether the device has been at rest since it was connected.
    public var hasRested: Bool
    /// Whether to save the bias for the next run.
    public var isWorthKeeping: Bool
}
