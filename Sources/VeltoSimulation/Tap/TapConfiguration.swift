/// The hardware and the firmware of a simulated TAP wearable.
public struct TapConfiguration: Hashable, Sendable {
    /// The kinds of wearables.
    public enum Hardware: Sendable {
        /// Five rings with one accelerometer each, and a motion sensor at the thumb.
        case strap2
        /// A wristband with a camera and a motion sensor.
        case xr
    }

    /// The kind of wearable.
    public var hardware: Hardware
    /// Whether the wearable uses the framed protocol, as newer firmware does.
    public var isFramed: Bool
    /// The hardware version.
    public var hardwareVersion: String
    /// The firmware version.
    public var firmwareVersion: String
    /// The serial string; nil to derive one from the seed.
    public var serial: String?
    /// The battery level, in percent.
    public var battery: UInt8
    /// Time without a command before the wearable returns to text mode (seconds).
    ///
    /// The time of real devices is not known.
    public var modeTimeout: Double
    /// Whether developer mode is on, which raw data requires.
    public var isDeveloperModeOn: Bool

    private static let standardModeTimeout = 15.0

    /// Creates a wearable; the default versions are those of a current one.
    public init(
        _ hardware: Hardware, isFramed: Bool = false, hardwareVersion: String? = nil, firmwareVersion: String? = nil,
        serial: String? = nil, battery: UInt8 = 90, modeTimeout: Double? = nil, isDeveloperModeOn: Bool = true
    ) {
        self.hardware = hardware
        self.isFramed = isFramed
        self.hardwareVersion = hardwareVersion ?? (hardware == .strap2 ? "3.3.0" : "4.4")
        self.firmwareVersion = firmwareVersion ?? (hardware == .strap2 ? "2.6.0" : isFramed ? "4.0.1" : "3.5.24")
        self.serial = serial
        self.battery = min(battery, 100)
        self.modeTimeout = modeTimeout ?? Self.standardModeTimeout
        self.isDeveloperModeOn = isDeveloperModeOn
    }
}
