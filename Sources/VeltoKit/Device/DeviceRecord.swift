public import VeltoBluetooth
public import VeltoCore
public import VeltoWearable

/// What is known of a device, apart from its input.
public struct DeviceRecord: Sendable {
    /// The remembered name, `Unknown` while there is none.
    public var name = Self.noName
    /// The name in the newest advertisement that carried one.
    public var advertisedName: String?
    /// The address as text.
    public var address = ""
    /// Which kind of wearable it is, as far as the evidence goes.
    public var evidentFamily = DeviceFamily.unknown
    /// The family that the program insists on.
    public var forcedFamily: DeviceFamily?
    /// Which kind of wearable it is: what the program insists on counts more than the evidence.
    public var family: DeviceFamily { forcedFamily ?? evidentFamily }
    /// Whether auto-connect may take it.
    public var isLikely = false
    /// Received signal strength in dBm, nil while unknown.
    public var rssi: Int8?
    /// Advertised services.
    public var services: [BluetoothUUID] = []
    /// Whether the system is paired with it.
    public var isPaired = false
    /// Whether the system has a link to it that this context did not make.
    public var isLinkedElsewhere = false
    /// Whether it was connected before, in this run of the program or an earlier one.
    public var isKnown = false
    /// The place among the players that it had in an earlier run, −1 for none.
    var rememberedPlayer: Int32 = -1
    /// When the context met it.
    var metAt = Timestamp.zero
    /// When it was last heard.
    public var lastSeen = Timestamp.zero
    /// How far its link has come.
    public var linkState = LinkState.none
    /// Counts the links that became ready.
    public var linkSerial: UInt32 = 0
    /// Whether a lost link is established again.
    public var reconnectPolicy = ReconnectPolicy.automatic
    /// The largest packet of the attribute protocol, 0 while not connected.
    public var mtu = 0
    /// Whether it is never retired.
    public var isKept = false
    /// What the program attached to it.
    public var userData: UInt64 = 0
    /// Operations that have not ended.
    public var pendingOperations = 0
    /// What could be found after connecting.
    public var table: GATTTable?
    /// Counts the tables that were found.
    public var tableGeneration: UInt32 = 0
    /// How the family's notifications travel, nil while none do.
    public var route: NotificationRoute?
    /// Links that were lost without being asked for.
    public var lostLinks: UInt32 = 0
    /// Attempts to establish a link.
    public var connectAttempts: UInt32 = 0

    init() {}

    private static let noName = "Unknown"

    /// The name, empty while there is none.
    var knownName: String { name == Self.noName ? "" : name }

    /// Takes over what is remembered from an earlier run.
    mutating func recall(_ known: KnownDevice) {
        if !known.name.isEmpty { name = known.name }
        address = known.address
        forcedFamily = known.setFamily
        evidentFamily = known.family
        isKnown = known.lastConnected > 0
        rememberedPlayer = known.playerIndex
    }

    /// Takes over what an advertisement says, and the family that it is evidence of; what it does not say stays.
    mutating func learn(from advertisement: Advertisement, _ evidence: DeviceFamily, at time: Timestamp) {
        if let name = advertisement.name, !name.isEmpty {
            self.name = name
            advertisedName = name
        }
        address = advertisement.address
        if let rssi = advertisement.rssi { self.rssi = rssi }
        if !advertisement.services.isEmpty { services = advertisement.services }
        isPaired = advertisement.isPaired
        isLinkedElsewhere = advertisement.isConnected && linkState == .none
        if advertisement.isFresh { lastSeen = time }
        if evidentFamily == .unknown { evidentFamily = evidence }
        isLikely = family != .unknown
    }
}
