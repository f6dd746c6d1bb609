/// The settings of a board: its name, its radio and its power.
///
/// Source: MetaWear module protocol, 4.13.
public struct BoardSettings: Hashable, Sendable {
    /// The name that it advertises: 1 to 26 letters, digits, spaces, `-` and `_`.
    public var name = "MetaWear"
    /// The time from advertisement to advertisement (seconds).
    public var advertisingInterval = 0.417
    /// How long it advertises after a link (seconds), 0 is forever.
    public var advertisingTimeout = 0.0
    /// Whether it advertises to the device of the whitelist's slot 0 alone.
    public var isAdvertisingDirected = false
    /// The power of the transmitter (dBm); the board takes the nearest that it has.
    public var transmitPower = 0
    /// What is sent to those who scan actively: at most 31 bytes.
    public var scanResponse: [UInt8] = []
    /// The shortest and the longest time between connection events that it asks for (seconds).
    public var connectionInterval = 0.0075...0.03
    /// The number of connection events that it may leave out.
    public var latency = 0
    /// After how long without a sign the link is lost (seconds).
    public var supervisionTimeout = 5.0
    /// Who may reach it.
    public var whitelistMode = WhitelistMode.off
    /// Whether the regulator for peripherals at 3 V is on.
    public var isRegulatorOn = false
    /// Whether the link stays at 1 Mbit/s.
    public var isSlowPHYForced = false

    /// The settings of a board that no one has changed.
    public init() {}
}

/// Who may reach a board: those on its whitelist, or everyone.
public enum WhitelistMode: CaseIterable, Hashable, Sendable {
    /// Everyone.
    case off
    /// Those on the list may scan it, everyone may connect.
    case scans
    /// Those on the list may connect, everyone may scan it.
    case connections
    /// Only those on the list.
    case both

    static let codes: [WhitelistMode] = [.off, .scans, .connections, .both]

    var code: UInt8 { UInt8(Self.codes.firstIndex(of: self) ?? 0) }
}

/// Parts of the settings, for writing some of them.
public struct BoardSettingsMembers: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt32

    /// Wraps bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
