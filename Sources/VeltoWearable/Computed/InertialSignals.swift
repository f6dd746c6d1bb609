/// The signals of a family's devices from which the library computes the orientation.
public struct InertialSignals: Hashable, Sendable {
    /// Three channels of a signal, along the axes of the device.
    public struct Source: Hashable, Sendable {
        /// The identifier of the signal.
        public let signal: String
        /// The channels.
        public let channels: Range<Int>

        /// Creates a source of three channels, starting at `first`.
        public init(_ signal: String, first: Int = 0) {
            self.signal = signal
            channels = first..<first + 3
        }
    }

    /// The gyroscope.
    public let rotationRate: Source
    /// The accelerometer, which points upwards at rest.
    public let acceleration: Source
    /// The magnetometer, with the same axes; nil for devices without one.
    public let magneticField: Source?
    /// The rate of a gyroscope without a configuration (Hz).
    public let rate: Double

    /// Creates the set of sources.
    public init(rotationRate: Source, acceleration: Source, magneticField: Source? = nil, rate: Double = 100) {
        self.rotationRate = rotationRate
        self.acceleration = acceleration
        self.magneticField = magneticField
        self.rate = rate
    }

    /// The sources, with the role of each.
    package var sources: [(role: InertialRole, source: Source)] {
        [(.rotationRate, rotationRate), (.acceleration, acceleration)]
            + (magneticField.map { [(.magneticField, $0)] } ?? [])
    }
}

/// The roles of the sources of an orientation.
package enum InertialRole: CaseIterable {
    case rotationRate, acceleration, magneticField
}
