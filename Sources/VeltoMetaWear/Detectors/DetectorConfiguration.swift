/// The configuration of a detector; nil selects the recommendation of the chip's data sheet.
///
/// Members that the detector lacks must be nil. Numbers are rounded down to the chip's unit. Values that the chip
/// does not support are rejected.
///
/// | detector | members |
/// |---|---|
/// | orientation | `mode`, `hysteresis` (g) |
/// | tap | `mode`, `threshold` (g), `window` between the taps of a double tap, `quiet`, `shock` |
/// | step detector and counter | `mode` (BMI160); `count`: steps per report (BMI270's counter, in units of 20) |
/// | any motion | `threshold` (g), `axes`; `count`: samples in a row (BMI160), or `duration` (BMI270) |
/// | slow motion | `threshold` (g), `axes`, `count`: samples in a row |
/// | no motion | `threshold` (g), `axes`, `duration` |
/// | significant motion | `threshold` (g), `window` to skip, `duration` of the proof (BMI160); `duration` (BMI270) |
/// | low g | `threshold` (g), `duration`, `hysteresis` (g), `mode` |
/// | high g | `threshold` (g), `duration`, `hysteresis` (g), `axes` |
/// | flat | `threshold` (°), `duration` |
/// | wrist gesture | `threshold` (° of tilt), `arm`, `window`: the minimum, and `duration`: the maximum time of a
/// gesture |
/// | activity, wrist wear | none |
public struct DetectorConfiguration: Hashable, Sendable {
    /// The mode of detectors that have several.
    public enum Mode: CaseIterable, Hashable, Sendable {
        /// Single taps only.
        case single
        /// Double taps only.
        case double
        /// Single and double taps.
        case both
        /// Orientation: equal sectors.
        case symmetrical
        /// Orientation: a larger sector for portrait.
        case highAsymmetrical
        /// Orientation: a larger sector for landscape.
        case lowAsymmetrical
        /// Steps: balanced.
        case normal
        /// Steps: few missed steps.
        case sensitive
        /// Steps: few false steps.
        case robust
        /// Low g: each axis by itself.
        case singleAxis
        /// Low g: the sum of the axes.
        case sum
    }

    /// The arm on which a board is worn.
    public enum Arm: CaseIterable, Hashable, Sendable {
        /// The left arm.
        case left
        /// The right arm.
        case right
    }

    /// Axes of the sensor.
    public struct Axes: OptionSet, Hashable, Sendable {
        /// One bit for each axis.
        public let rawValue: UInt8

        /// Creates a set from bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The first axis.
        public static let x = Axes(rawValue: 1 << 0)
        /// The second axis.
        public static let y = Axes(rawValue: 1 << 1)
        /// The third axis.
        public static let z = Axes(rawValue: 1 << 2)
        /// All axes.
        public static let all: Axes = [.x, .y, .z]
    }

    /// The detector.
    public var kind: DetectorKind
    /// The threshold, in g or degrees.
    public var threshold: Double?
    /// Minimum duration (seconds).
    public var duration: Double?
    /// The axes to monitor.
    public var axes: Axes?
    /// The mode.
    public var mode: Mode?
    /// The time window for a second event, or the time to skip (seconds).
    public var window: Double?
    /// The quiet time after a tap (seconds).
    public var quiet: Double?
    /// The maximum shaking time of a tap (seconds).
    public var shock: Double?
    /// The hysteresis below the threshold (g).
    public var hysteresis: Double?
    /// The arm on which the board is worn.
    public var arm: Arm?
    /// The number of samples or steps.
    public var count: Int?

    /// Creates the recommended configuration of a detector.
    public init(_ kind: DetectorKind) {
        self.kind = kind
    }
}
