internal import VeltoBluetooth

/// Which peer is which: numbers by address, and the daemon's objects that stand for them now.
///
/// Numbers that were retired are given out again, so that their count follows the devices around and not those that
/// ever passed by.
struct PeerDirectory {
    struct Entry {
        let address: String
        /// The object on the adapter in use; nil while there is none.
        fileprivate(set) var device: ObjectPath?
        /// The last signal strength heard: the daemon withdraws its own when discovery ends.
        fileprivate(set) var rssi: Int8?
        /// Everything that leads here: a device that was paired has a second address, and an object per adapter.
        fileprivate var addresses: Set<String> = []
        fileprivate var devices: Set<ObjectPath> = []
    }

    private var entries: [Entry?] = []
    private var free: [Int] = []
    private var byAddress: [String: PeerID] = [:]
    private var byDevice: [ObjectPath: PeerID] = [:]

    /// Peers that have a number.
    var count: Int { entries.count - free.count }
    /// Numbers that exist, used or free.
    var numberCount: Int { entries.count }

    subscript(_ peer: PeerID) -> Entry? {
        entries.indices.contains(peer.index) ? entries[peer.index] : nil
    }

    func peer(of device: ObjectPath) -> PeerID? {
        byDevice[device]
    }

    /// Takes over what is known of a device; nil while it has no address.
    mutating func update(_ record: BlueZDevice, isFresh: Bool) -> (PeerID, Advertisement)? {
        guard !record.address.isEmpty else { return nil }
        let peer = byDevice[record.path] ?? byAddress[record.address] ?? add(record.address)
        // The address of a device that was paired since becomes its identity's; its number stays.
        byAddress[record.address] = peer
        byDevice[record.path] = peer
        entries[peer.index]?.addresses.insert(record.address)
        entries[peer.index]?.devices.insert(record.path)
        entries[peer.index]?.device = record.path
        if let rssi = record.rssi { entries[peer.index]?.rssi = rssi }
        return (peer, advertisement(record, peer, isFresh))
    }

    /// The device's object is gone; the number stays for when it returns.
    mutating func deviceRemoved(_ device: ObjectPath) -> PeerID? {
        guard let peer = byDevice.removeValue(forKey: device) else { return nil }
        entries[peer.index]?.devices.remove(device)
        if entries[peer.index]?.device == device { entries[peer.index]?.device = nil }
        return peer
    }

    /// Nobody needs the number any more: the next new peer gets it.
    mutating func retire(_ peer: PeerID) {
        guard let entry = self[peer] else { return }
        for address in entry.addresses where byAddress[address] == peer { byAddress[address] = nil }
        for device in entry.devices where byDevice[device] == peer { byDevice[device] = nil }
        entries[peer.index] = nil
        free.append(peer.index)
    }

    private mutating func add(_ address: String) -> PeerID {
        let index = free.popLast() ?? entries.count
        if index == entries.count { entries.append(nil) }
        entries[index] = Entry(address: address)
        return PeerID(index: index)
    }

    private func advertisement(_ record: BlueZDevice, _ peer: PeerID, _ isFresh: Bool) -> Advertisement {
        Advertisement(
            identifier: "bluez:\(record.address)", address: record.address, name: record.name,
            rssi: self[peer]?.rssi, services: record.services, manufacturerData: record.manufacturerData,
            isPaired: record.isPaired, isConnected: record.isConnected, isFresh: isFresh)
    }
}
