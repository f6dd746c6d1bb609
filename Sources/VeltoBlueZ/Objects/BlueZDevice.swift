internal import VeltoBluetooth

/// The properties of a remote device in the daemon, whether it is in range or only stored.
struct BlueZDevice: Hashable {
    /// The changed properties.
    struct Fields: OptionSet, Hashable {
        let rawValue: UInt8

        static let address = Fields(rawValue: 1)
        static let name = Fields(rawValue: 2)
        static let rssi = Fields(rawValue: 4)
        static let services = Fields(rawValue: 8)
        static let manufacturerData = Fields(rawValue: 16)
        static let bonded = Fields(rawValue: 32)
        static let connected = Fields(rawValue: 64)
        static let resolved = Fields(rawValue: 128)

        /// The fields that only a received advertisement changes.
        static let advertising: Fields = [.rssi, .manufacturerData]
    }

    let path: ObjectPath
    /// The address; pairing changes a private address to the identity address.
    private(set) var address = ""
    private(set) var name: String?
    /// The signal strength; nil while discovery is off, since the daemon then removes the value.
    private(set) var rssi: Int8?
    private(set) var services: [BluetoothUUID] = []
    private(set) var manufacturerData: [Advertisement.ManufacturerData] = []
    /// Whether the device has keys, at least for this link.
    private(set) var isPaired = false
    /// Whether the keys are stored; daemons before 5.65 do not report it.
    private var keepsKeys: Bool?
    private(set) var isTrusted = false
    private(set) var isConnected = false
    private(set) var isResolved = false

    init(path: ObjectPath) {
        self.path = path
    }

    var adapter: ObjectPath { path.parent }

    /// Whether the keys are stored, so that the next link needs no pairing.
    var isBonded: Bool { keepsKeys ?? isPaired }

    /// Removes a signal strength that may be outdated.
    mutating func forgetSignalStrength() {
        rssi = nil
    }

    /// Sets a property, or removes it if `value` is nil.
    mutating func set(_ property: String, to value: BusValue?) -> Fields {
        switch property {
        case "Address":
            address = value?.text ?? address
            return .address
        case "Name":
            name = value?.text
            return .name
        case "RSSI":
            rssi = value?.integer.map { Int8(clamping: $0) }
            return rssi == nil ? [] : .rssi
        case "UUIDs":
            services = (value?.texts ?? []).compactMap { BluetoothUUID($0) }
            return .services
        case "ManufacturerData":
            manufacturerData = Self.manufacturerData(value)
            return .manufacturerData
        case "Paired":
            isPaired = value?.boolean ?? false
            return .bonded
        case "Bonded":
            keepsKeys = value?.boolean
            return .bonded
        case "Trusted":
            isTrusted = value?.boolean ?? false
            return []
        case "Connected":
            isConnected = value?.boolean ?? false
            return .connected
        case "ServicesResolved":
            isResolved = value?.boolean ?? false
            return .resolved
        default:
            return []
        }
    }

    private static func manufacturerData(_ value: BusValue?) -> [Advertisement.ManufacturerData] {
        (value?.numbered ?? [:]).compactMap { company, data in
            data.bytes.map { Advertisement.ManufacturerData(company: company, bytes: $0) }
        }.sorted { $0.company < $1.company }
    }
}
