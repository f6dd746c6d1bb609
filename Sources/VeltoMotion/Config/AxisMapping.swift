/// Which sensor axis moves which direction.
///
/// Source: Triki protocol notes, 6.3.
public struct AxisMapping: Hashable, Sendable {
    /// Where a direction takes its number from.
    public enum Source: CaseIterable, Hashable, Sendable {
        /// Turning about x.
        case gyroX
        /// Turning about y.
        case gyroY
        /// Turning about z.
        case gyroZ
        /// The rotation channel.
        case rotation
    }

    /// What moves sideways.
    public var inputX: Source
    /// What moves up and down.
    public var inputY: Source
    /// Whether sideways is mirrored.
    public var invertX: Bool
    /// Whether up and down is mirrored.
    public var invertY: Bool

    /// Describes a mapping.
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

    /// Both directions for one sample, between −1 and 1.
    public func map(_ sample: AxisSample) -> (x: Double, y: Double) {
        (
            SignalMaths.limit(invertX ? -sample[inputX] : sample[inputX]),
            SignalMaths.limit(invertY ? -sample[inputY] : sample[inputY])
        )
    }
}

/// The sensor axes at one moment, each about −1 to 1.
public struct AxisSample: Hashable, Sendable {
    /// Turning about x.
    public var gyroX: Double
    /// Turning about y.
    public var gyroY: Double
    /// Turning about z.
    public var gyroZ: Double
    /// The rotation channel.
    public var rotation: Double

    /// Describes a sample.
    public init(gyroX: Double = 0, gyroY: Double = 0, gyroZ: Double = 0, rotation: Double = 0) {
        self.gyroX = gyroX
        self.gyroY = gyroY
        self.gyroZ = gyroZ
        self.rotation = rotation
    }

    /// The axis that a mapping names.
    public subscript(_ source: AxisMapping.Source) -> Double {
        switch source {
        case .gyroX: gyroX
        case .gyroY: gyroY
        case .gyroZ: gyroZ
        case .rotation: rotation
        }
    }
}
