/// The hardware and the firmware of a simulated TAP wearable.
public struct TapConfiguration: Hashable, Sendable {
    /// The kinds of wearables.
    public enum Hardware: Sendable {
        /// Five rings with an accelerometer each, and a motion sensor at the thumb.
        case strap2
        /// A band at the wrist with a camera and a motion sensor.
        case xr
    }

    /// The kind of wearable.
    public var hardware: Hardware
    /// Whether it speaks the framed protocol, as newer firmware does.
    public var isFramed: Bool
    /// Its hardware version.
    public var hardwareVersion: String
    /// Its firmware version.
    public var firmwareVersion: String
    /// Its serial string; nil for one made from the seed.
    public var serial: String?
    /// The charge of its battery, in percent.
    public var battery: UInt8
    /// Seconds without a command after which it falls back to text mode; the time of real devices is not known.
    public var modeTimeout: Double
    /// Whether its developer mode is on, without which raw data stays silent.
    public var isDeveloperModeOn: Bool

    private static let standardModeTimeout = 15.0

    /// Creates a wearable; versions left out are those of a current one.
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
