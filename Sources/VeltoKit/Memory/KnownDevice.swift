public import VeltoMotion

/// Device information kept across runs of the program.
public struct KnownDevice: Hashable, Sendable {
    /// The identifier, the same on every adapter: `bluez:…`, `sim:…`, `host:…`.
    public let identifier: String
    /// The address as text; empty if the backend has none.
    public internal(set) var address = ""
    /// The newest name; empty if none is known.
    public internal(set) var name = ""
    /// The family found by evidence.
    public internal(set) var family = DeviceFamily.unknown
    /// The family set by a program.
    public internal(set) var setFamily: DeviceFamily?
    /// The time of the last connection, in nanoseconds since 1970; 0 for never.
    public internal(set) var lastConnected: UInt64 = 0
    /// The last player index; nil for none.
    public internal(set) var playerIndex: Int?
    /// The model number; nil if the device reports none.
    public internal(set) var model: String?
    /// The hardware revision; nil if the device reports none.
    public internal(set) var hardware: String?
    /// The bias of the gyroscope; nil if none is known.
    public internal(set) var gyroscopeBias: GyroscopeBias?
    /// The time at which that was found, in nanoseconds since 1970.
    var biasTime: UInt64 = 0
    /// Fields of the device's line from newer versions.
    var foreignFields: [String] = []

    init(identifier: String) {
        self.identifier = identifier
    }

    /// Orders known devices, most recently connected first.
    static func isBefore(_ left: KnownDevice, _ right: KnownDevice) -> Bool {
        left.lastConnected == right.lastConnected
            ? left.identifier < right.identifier : left.lastConnected > right.lastConnected
    }
}

/// A change to a known device.
enum KnownDeviceChange: Sendable {
    /// The device was connected.
    case connected(address: String, name: String, family: DeviceFamily, player: Int?, at: UInt64)
    /// The device has reported its model and hardware revision.
    case described(model: String?, hardware: String?)
    /// A program set the family of the device, or reset it to the evidence.
    case familySet(DeviceFamily?, address: String, name: String)
    /// The player index of the device changed.
    case placed(Int?)
    /// The bias of the gyroscope was found.
    case biasFound(GyroscopeBias, at: UInt64)
    /// A program forgot the device.
    case forgotten

    /// Applies the change; nil for an unknown device.
    func apply(to known: inout KnownDevice?, identifier: String) {
        switch self {
        case .connected(let address, let name, let family, let player, let time):
            var device = known ?? KnownDevice(identifier: identifier)
            device.describe(address, name)
            device.family = family
            device.playerIndex = player
            device.lastConnected = max(device.lastConnected, time)
            known = device
        case .described(let model, let hardware):
            guard var device = known else { return }
            device.model = KnownDeviceLine.detail(model) ?? device.model
            device.hardware = KnownDeviceLine.detail(hardware) ?? device.hardware
            known = device
        case .familySet(let family, let address, let name):
            var device = known ?? KnownDevice(identifier: identifier)
            device.describe(address, name)
            device.setFamily = family
            known = family == nil && device.lastConnected == 0 ? nil : device
        case .placed(let player):
            known?.playerIndex = player
        case .biasFound(let bias, let time):
            known?.gyroscopeBias = bias
            known?.biasTime = time
        case .forgotten:
            known = nil
        }
    }

    /// Whether this change makes earlier ones irrelevant.
    func replaces(_ earlier: KnownDeviceChange) -> Bool {
        switch (self, earlier) {
        case (.forgotten, _), (.connected, .connected), (.connected, .placed), (.placed, .placed),
            (.familySet, .familySet), (.described, .described), (.biasFound, .biasFound):
            true
        default:
            false
        }
    }
}

extension KnownDevice {
    fileprivate mutating func describe(_ address: String, _ name: String) {
        if !address.isEmpty, address.utf8.count <= KnownDeviceLine.addressLimit { self.address = address }
        var name = name
        // Compared by scalar: a mark that combines with NUL would hide it.
        name.unicodeScalars.removeAll { $0 == "\0" }
        while name.utf8.count > KnownDeviceLine.nameLimit { name.unicodeScalars.removeLast() }
        if !name.isEmpty { self.name = name }
    }
}
