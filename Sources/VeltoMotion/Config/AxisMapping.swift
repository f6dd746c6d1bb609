/// The mapping from sensor axes to directions.
///
/// Source: Triki protocol notes, 6.3.
public struct AxisMapping: Hashable, Sendable {
    /// The source of a direction.
    public enum Source: CaseIterable, Hashable, Sendable {
        /// Rotation about x.
        case gyroX
        /// Rotation about y.
        case gyroY
        /// Rotation about z.
        case gyroZ
        /// The rotation channel.
        case rotation
    }

    /// The source of the horizontal direction.
    public var inputX: Source
    /// The source of the vertical direction.
    public var inputY: Source
    /// Whether the horizontal direction is inverted.
    public var invertX: Bool
    /// Whether the vertical direction is inverted.
    public var invertY: Bool

    /// Creates a mapping.
    public init(
        inputX: Source, inputY: Source, invertX: Bool, invertY: Bool
    ) {
        self.inputX = inputX
        self.inputY = inputY
        self.invertX = invertX
        self.invertY = invertY
    }

    /// The mapping of every preset.
    public static let preset = MotionConfig.preset(.paddle).axisMapping

    /// Returns both directions for a sample, each −1…1.
    public func map(_ sample: AxisSample) -> (x: Double, y: Double) {
        (
            SignalMaths.limit(invertX ? -sample[inputX] : sample[inputX]),
            SignalMaths.limit(invertY ? -sample[inputY] : sample[inputY])
        )
    }
}

/// The sensor axes at one moment, each about −1…1.
public struct AxisSample: Hashable, Sendable {
    /// Rotation about x.
    public var gyroX: Double
    /// Rotation about y.
    public var gyroY: Double
    /// Rotation about z.
    public var gyroZ: Double
    /// The rotation channel.
    public var rotation: Double

    /// Creates a sample.
    public init(gyroX: Double = 0, gyroY: Double = 0, gyroZ: Double = 0, rotation: Double = 0) {
        self.gyroX = gyroX
        self.gyroY = gyroY
        self.gyroZ = gyroZ
        self.rotation = rotation
    }

    /// Returns the value of a mapping source.
    public subscript(_ source: AxisMapping.Source) -> Double {
        switch source {
        case .gyroX: gyroX
        case .gyroY: gyroY
        case .gyroZ: gyroZ
        case .rotation: rotation
        }
    }
}
