/// The settings of a board: its name, its radio and its power.
///
/// Source: MetaWear module protocol, 4.13.
public struct BoardSettings: Hashable, Sendable {
    /// The advertised name: 1 to 26 letters, digits, spaces, `-` and `_`.
    public var name = "MetaWear"
    /// Whether the name may go on: an answer had no room for more.
    var isNameCut = false
    /// The advertising interval (seconds).
    public var advertisingInterval = 0.417
    /// The advertising time after a link (seconds); 0 for unlimited.
    public var advertisingTimeout = 0.0
    /// Whether the board advertises only to the device in slot 0 of the whitelist.
    public var isAdvertisingDirected = false
    /// The transmit power (dBm).
    ///
    /// The board uses the nearest supported value.
    public var transmitPower = 0
    /// The scan response, at most 31 bytes.
    public var scanResponse: [UInt8] = []
    /// The range of connection intervals that the board requests (seconds).
    public var connectionInterval = 0.0075...0.03
    /// The peripheral latency: the number of connection events that the board may skip.
    public var latency = 0
    /// The supervision timeout (seconds).
    public var supervisionTimeout = 5.0
    /// The use of the whitelist.
    public var whitelistMode = WhitelistMode.off
    /// Whether the 3 V regulator for peripherals is on.
    public var isRegulatorOn = false
    /// Whether the link stays at 1 Mbit/s.
    public var isSlowPHYForced = false
    /// The time after which the watchdog resets a board that does not refresh it (seconds).
    public var watchdogTimeout = 10.0
    /// Whether the watchdog counts while the board sleeps.
    public var watchdogRunsAsleep = false
    /// Whether the board refreshes its watchdog whenever it executes its schedule.
    public var watchdogIsRefreshedBySchedule = true
    /// Whether the board refreshes its watchdog whenever it falls asleep.
    public var watchdogIsRefreshedBySleep = true

    /// Creates the factory settings.
    public init() {}
}

/// The use of a board's whitelist.
public enum WhitelistMode: CaseIterable, Hashable, Sendable {
    /// Every device may scan and connect.
    case off
    /// Only whitelisted devices may scan; every device may connect.
    case scans
    /// Only whitelisted devices may connect; every device may scan.
    case connections
    /// Only whitelisted devices may scan and connect.
    case both

    static let codes: [WhitelistMode] = [.off, .scans, .connections, .both]

    var code: UInt8 { UInt8(Self.codes.firstIndex(of: self) ?? 0) }
}

/// A set of settings, for partial writes.
public struct BoardSettingsMembers: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
