/// The unit of a number: the unit of the data sheet, and the SI unit.
public struct SampleUnit: Hashable, Sendable {
    /// The unit of the data sheet, such as `g`; empty for none.
    public let native: String
    /// The SI unit, such as `m/s²`; empty for none.
    public let si: String
    /// The native unit in SI units.
    public let factor: Double

    /// Creates a unit.
    public init(native: String, si: String, factor: Double) {
        self.native = native
        self.si = si
        self.factor = factor
    }

    /// Creates an SI unit.
    public init(_ unit: String) {
        self.init(native: unit, si: unit, factor: 1)
    }

    /// A plain number: a ratio, a count, or a value of unknown unit.
    public static let none = SampleUnit("")
    /// Acceleration.
    public static let acceleration = SampleUnit(native: "g", si: "m/s²", factor: 9.80665)
    /// Rotation rate.
    public static let rotationRate = SampleUnit(native: "°/s", si: "rad/s", factor: .pi / 180)
    /// Angle.
    public static let angle = SampleUnit(native: "°", si: "rad", factor: .pi / 180)
    /// Magnetic flux density.
    public static let magneticField = SampleUnit(native: "µT", si: "T", factor: 1e-6)
    /// Pressure.
    public static let pressure = SampleUnit("Pa")
    /// Altitude and other lengths.
    public static let length = SampleUnit("m")
    /// Temperature, in °C instead of kelvin.
    public static let temperature = SampleUnit("°C")
    /// Illuminance.
    public static let illuminance = SampleUnit("lx")
    /// Voltage.
    public static let voltage = SampleUnit(native: "mV", si: "V", factor: 1e-3)
    /// A share of the whole.
    public static let percentage = SampleUnit(native: "%", si: "", factor: 0.01)
    /// Duration.
    public static let time = SampleUnit(native: "ms", si: "s", factor: 1e-3)
}
