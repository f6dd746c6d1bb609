public import VeltoBluetooth
public import VeltoCore
internal import VeltoMotion
public import VeltoWearable

/// Device information, except input.
public struct DeviceRecord: Sendable {
    /// The last known name; `Unknown` if there is none.
    public var name = Self.noName
    /// The name in the newest advertisement that carried one.
    public var advertisedName: String?
    /// The address as text.
    public var address = ""
    /// The family found by evidence.
    public var evidentFamily = DeviceFamily.unknown
    /// The family set by the program.
    public var forcedFamily: DeviceFamily?
    /// The family: the one set by the program, or else the one found by evidence.
    public var family: DeviceFamily { forcedFamily ?? evidentFamily }
    /// The mode according to the newest GATT table or a later advertisement of its family.
    public internal(set) var mode = DeviceMode.application
    /// Whether auto-connect may connect the device.
    public var isLikely = false
    /// Received signal strength in dBm; nil while unknown.
    public var rssi: Int8?
    /// The advertised services.
    public var services: [BluetoothUUID] = []
    /// Whether the system is paired with the device.
    public var isPaired = false
    /// The pending pairing request of the device; nil after the program's reply.
    public internal(set) var pairingRequest: PairingRequest?
    /// Whether the system has a link to the device that this context did not make.
    public var isLinkedElsewhere = false
    /// Whether the device was connected earlier, in this run of the program or a previous one.
    public var isKnown = false
    /// The player index of an earlier run; nil for none.
    var rememberedPlayer: Int?
    /// The time at which the context first saw the device.
    var metAt = Timestamp.zero
    /// The time of the last advertisement or packet.
    public var lastSeen = Timestamp.zero
    /// The state of the link.
    public var linkState = LinkState.none
    /// The number of links that became ready.
    public var linkSerial: UInt32 = 0
    /// Whether a lost link is re-established.
    public var reconnectPolicy = ReconnectPolicy.automatic
    /// The MTU of the attribute protocol; 0 while not connected.
    public var mtu = 0
    /// Whether the device is kept while out of range.
    public var isKept = false
    /// The manufacturer data of the newest advertisement.
    public internal(set) var manufacturerData: Advertisement.ManufacturerData?
    /// All manufacturer data of the newest advertisement.
    ///
    /// Stacks keep data of earlier advertisements.
    private var heardManufacturerData: [Advertisement.ManufacturerData] = []
    /// The result of service discovery.
    public var table: GATTTable?
    /// The number of discovered GATT tables.
    public var tableGeneration: UInt32 = 0
    /// The route of the family's notifications; nil while there is none.
    public var route: NotificationRoute?
    /// The device information read on the newest link.
    public var details = DeviceDetails()
    /// The model and hardware read in an earlier run.
    var remembered = (model: String?.none, hardware: String?.none)
    /// The state of the family's session; nil while the device is not connected.
    var sessionState: (any SessionState)?
    /// The program's settings for game input.
    var inputSettings = InputSettings()
    /// The bias of the gyroscope measured by the family, and the time of the measurement (nanoseconds since 1970).
    var gyroscopeBias: (family: DeviceFamily, bias: GyroscopeBias, time: UInt64)?
    /// The link options of the program's latest request.
    var linkOptions = LinkOptions()
    /// The family's record across links; nil without a link of its own.
    var familyRecord: (any WearableRecord)?
    /// Whether the device feeds game input.
    var gameInput = GameInputPolicy.automatic
    /// The number of links lost without a request.
    public var lostLinks: UInt32 = 0
    /// Whether a lost link is going to be established again, and no attempt runs yet.
    var isReconnecting = false
    /// The number of attempts to establish a link.
    public var connectAttempts: UInt32 = 0

    init() {}

    private static let noName = "Unknown"

    /// The name; empty if there is none.
    var knownName: String { name == Self.noName ? "" : name }

    /// Applies the state saved by an earlier run.
    mutating func recall(_ known: KnownDevice) {
        if !known.name.isEmpty { name = known.name }
        address = known.address
        forcedFamily = known.setFamily
        evidentFamily = known.family
        isKnown = known.lastConnected > 0
        rememberedPlayer = known.playerIndex
        remembered = (known.model, known.hardware)
        gyroscopeBias = known.gyroscopeBias.map { (family, $0, known.biasTime) }
    }

    /// Applies an advertisement and its evidence of a family.
    ///
    /// Missing fields stay unchanged.
    mutating func learn(from advertisement: Advertisement, _ evidence: DeviceFamily, at time: Timestamp) {
        if let name = advertisement.name, !name.isEmpty {
            self.name = name
            // A name that the system remembers is not an advertised name.
            if advertisement.isFresh { advertisedName = name }
        }
        address = advertisement.address
        if let rssi = advertisement.rssi { self.rssi = rssi }
        if !advertisement.services.isEmpty { services = advertisement.services }
        if advertisement.isFresh, !advertisement.manufacturerData.isEmpty { learn(advertisement.manufacturerData) }
        isPaired = advertisement.isPaired
        isLinkedElsewhere = advertisement.isConnected && linkState == .none
        if advertisement.isFresh { lastSeen = time }
        if evidentFamily == .unknown { evidentFamily = evidence }
        if advertisement.isFresh, linkState == .none, evidence != .unknown { mode = .application }
        isLikely = family.isWearable
    }

    /// Applies manufacturer data.
    ///
    /// New data is the newest.
    private mutating func learn(_ data: [Advertisement.ManufacturerData]) {
        if let new = data.first(where: { !heardManufacturerData.contains($0) }) { manufacturerData = new }
        heardManufacturerData = data
    }

    /// The time after the last advertisement during which a device counts as in range (seconds).
    private static let sightWindow = 10.0

    /// Whether the device is in range.
    ///
    /// A device with a link to another program does not advertise, but is present.
    func isInSight(at now: Timestamp) -> Bool {
        isLinkedElsewhere || now.seconds(since: lastSeen) < Self.sightWindow
    }

    /// Clears the data of the newest advertisement.
    mutating func clearAdvertised() {
        advertisedName = nil
        manufacturerData = nil
        heardManufacturerData = []
    }

    /// The battery charge, 0…1; nil while unknown.
    public var battery: Double? { details.battery.map { Double($0) / 100 } }

    /// Applies the device information.
    ///
    /// A battery charge from another source is kept if the device reports none.
    mutating func learn(_ said: DeviceDetails) {
        // A bootloader reports only its own version, which a firmware does not know.
        guard mode == .application else {
            details.bootloader = said.bootloader
            return
        }
        let (battery, bootloader) = (said.battery ?? details.battery, said.bootloader ?? details.bootloader)
        details = said
        details.bootloader = bootloader
        details.battery = battery
    }

    /// Applies a property read over the link.
    mutating func take(_ property: LinkProperty, _ byte: UInt8) {
        switch property {
        case .battery: details.battery = min(byte, 100)
        case .signalStrength: rssi = Int8(bitPattern: byte)
        }
    }
}
