/// What is remembered of a device from one run of the program to the next.
public struct KnownDevice: Hashable, Sendable {
    /// Who it is, whichever adapter finds it: `bluez:…`, `sim:…`, `host:…`.
    public let identifier: String
    /// The address as text, empty where its backend has none.
    public internal(set) var address = ""
    /// The newest name, empty while there is none.
    public internal(set) var name = ""
    /// Which kind of wearable it turned out to be.
    public internal(set) var family = DeviceFamily.unknown
    /// The family that a program insists on.
    public internal(set) var setFamily: DeviceFamily?
    /// When it was last connected, in nanoseconds since 1970; 0 for never.
    public internal(set) var lastConnected: UInt64 = 0
    /// The place that it had among the players, −1 for none.
    public internal(set) var playerIndex: Int32 = -1
    /// Fields of its line that only newer versions understand.
    var foreignFields: [String] = []

    init(identifier: String) {
        self.identifier = identifier
    }

    /// The most recently connected one first.
    static func isBefore(_ left: KnownDevice, _ right: KnownDevice) -> Bool {
        left.lastConnected == right.lastConnected
            ? left.identifier < right.identifier : left.lastConnected > right.lastConnected
    }
}

/// Something to be remembered of a device.
enum KnownDeviceChange: Sendable {
    /// It was connected.
    case connected(address: String, name: String, family: DeviceFamily, player: Int32, at: UInt64)
    /// A program decided its family, or left that to the evidence again.
    case familySet(DeviceFamily?, address: String, name: String)
    /// It got or lost its place among the players.
    case placed(Int32)
    /// A program wants it forgotten.
    case forgotten

    /// Makes the change to what is known so far, nil for nothing.
    func apply(to known: inout KnownDevice?, identifier: String) {
        switch self {
        case .connected(let address, let name, let family, let player, let time):
            var device = known ?? KnownDevice(identifier: identifier)
            device.describe(address, name)
            device.family = family
            device.playerIndex = player
            device.lastConnected = max(device.lastConnected, time)
            known = device
        case .familySet(let family, let address, let name):
            var device = known ?? KnownDevice(identifier: identifier)
            device.describe(address, name)
            device.setFamily = family
            known = family == nil && device.lastConnected == 0 ? nil : device
        case .placed(let player):
            known?.playerIndex = player
        case .forgotten:
            known = nil
        }
    }

    /// Whether nothing is left of an earlier change once this one is made.
    func replaces(_ earlier: KnownDeviceChange) -> Bool {
        switch (self, earlier) {
        case (.forgotten, _), (.connected, .connected), (.connected, .placed), (.placed, .placed),
            (.familySet, .familySet):
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
        // By scalar: a mark that combines with NUL would hide it.
        name.unicodeScalars.removeAll { $0 == "\0" }
        while name.utf8.count > KnownDeviceLine.nameLimit { name.unicodeScalars.removeLast() }
        if !name.isEmpty { self.name = name }
    }
}
