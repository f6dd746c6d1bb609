internal import VeltoBluetooth

/// The properties of a remote service in the daemon.
struct ServiceRecord: Hashable {
    let path: ObjectPath
    private(set) var uuid: BluetoothUUID?

    init(path: ObjectPath) {
        self.path = path
    }

    /// The handle of the declaration, which is part of the object's name.
    var handle: UInt16? { path.hexadecimalSuffix(after: "service") }

    mutating func set(_ property: String, to value: BusValue?) {
        if property == "UUID" { uuid = value?.text.flatMap { BluetoothUUID($0) } }
    }
}

/// The properties of a remote descriptor in the daemon.
struct DescriptorRecord: Hashable {
    let path: ObjectPath
    private(set) var uuid: BluetoothUUID?

    init(path: ObjectPath) {
        self.path = path
    }

    var handle: UInt16? { path.hexadecimalSuffix(after: "desc") }

    mutating func set(_ property: String, to value: BusValue?) {
        if property == "UUID" { uuid = value?.text.flatMap { BluetoothUUID($0) } }
    }
}

/// The properties of a remote characteristic in the daemon.
struct CharacteristicRecord: Hashable {
    let path: ObjectPath
    private(set) var uuid: BluetoothUUID?
    private(set) var properties: Characteristic.Properties = []
    /// The MTU; available since 5.62 while connected.
    private(set) var mtu: Int?
    /// Whether a client holds the notification socket.
    private(set) var isNotifyAcquired = false
    /// Whether any client has a notification session, including other programs.
    private(set) var isNotifying = false

    init(path: ObjectPath) {
        self.path = path
    }

    /// The value handle: the declaration's handle in the object's name, plus 1.
    var valueHandle: ValueHandle? {
        path.hexadecimalSuffix(after: "char").flatMap { $0 < .max ? ValueHandle(rawValue: $0 + 1) : nil }
    }

    mutating func set(_ property: String, to value: BusValue?) {
        switch property {
        case "UUID": uuid = value?.text.flatMap { BluetoothUUID($0) }
        case "Flags": properties = Self.properties(value?.texts ?? [])
        case "MTU": mtu = value?.integer.flatMap { Int(exactly: $0) }
        case "NotifyAcquired": isNotifyAcquired = value?.boolean ?? false
        case "Notifying": isNotifying = value?.boolean ?? false
        default: break
        }
    }

    private static let bits: [String: Characteristic.Properties] = [
        "broadcast": .broadcast,
        "read": .read,
        "write-without-response": .writeWithoutResponse,
        "write": .write,
        "notify": .notify,
        "indicate": .indicate,
        "authenticated-signed-writes": .signedWrite,
        "extended-properties": .extended,
    ]

    private static func properties(_ flags: [String]) -> Characteristic.Properties {
        flags.reduce(into: []) { sum, flag in sum.formUnion(bits[flag] ?? []) }
    }
}
